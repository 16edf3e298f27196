# Qui sont les bots : métier, lieu, manière, et ce que montre le portrait

person-tomas-trade = gâcheur de mortier
person-tomas-from = Prague, vers 1380
person-tomas-manner = Court toujours devant, puis revient chercher le seau.
person-tomas-seen = tête nue, cheveux en bataille, une auge sur l’épaule

person-mai-trade = apprentie échafaudeuse
person-mai-from = Hanoï, aujourd’hui
person-mai-manner = Monte d’abord, regarde ensuite.
person-mai-seen = un casque, les cheveux au carré, un harnais

person-moussa-trade = porteur de banco
person-moussa-from = Djenné, vers 1550
person-moussa-manner = Porte beaucoup, compte à peu près.
person-moussa-seen = une corbeille de terre sur la tête

person-lucia-trade = badigeonneuse
person-lucia-from = Palerme, vers 1620
person-lucia-manner = Passe une seconde couche là où il fallait une porte.
person-lucia-seen = un foulard à pois noué en haut, une brosse à chaux

person-gaspard-trade = charretier
person-gaspard-from = Picardie, vers 1220
person-gaspard-manner = Prend le chemin le plus court et ne demande pas où il mène.
person-gaspard-seen = un large chapeau, une barbe, une roue

person-clara-trade = vitrière
person-clara-from = Bruges, vers 1450
person-clara-manner = Coupe juste, du premier coup, et passe au carreau suivant.
person-clara-seen = une coiffe de lin, une verrière au plomb

person-yusuf-trade = tailleur de zelliges
person-yusuf-from = Fès, vers 1350
person-yusuf-manner = Une pièce après l’autre ; chacune est parfaite.
person-yusuf-seen = un turban, une barbe courte, une étoile à huit branches

person-rosa-trade = soudeuse
person-rosa-from = Monterrey, 1943
person-rosa-manner = Ce qu’elle joint aujourd’hui tient demain ; après-demain, on verra.
person-rosa-seen = le masque relevé, des cheveux ondulés

person-sabine-trade = imagière
person-sabine-from = Strasbourg, vers 1300
person-sabine-manner = Voit dans le bloc toutes les statues qu’il pourrait être.
person-sabine-seen = un bandeau, une tresse, un maillet

person-kenzo-trade = charpentier de temples
person-kenzo-from = Nara, vers 1690
person-kenzo-manner = Mesure sept fois, pense à votre réponse, puis scie.
person-kenzo-seen = un chignon haut, un bandeau noué, une scie à tirer

person-awa-trade = peintre de murs
person-awa-from = Tiébélé, vers 1900
person-awa-manner = Son dessin commence par le vôtre.
person-awa-seen = un grand foulard à triangles, des perles

person-nils-trade = bâtisseur d’églises en bois
person-nils-from = Norvège, vers 1180
person-nils-manner = Attend que le vent tourne ; il sait de quel côté.
person-nils-seen = de longs cheveux, une barbe tressée, une doloire

person-villard-trade = maître maçon
person-villard-from = Cambrai, vers 1235
person-villard-manner = A tout dessiné une fois, et n’a rien oublié.
person-villard-seen = un bonnet rond, des cheveux bouclés, un grand compas

person-sinan-trade = architecte
person-sinan-from = Istanbul, vers 1560
person-sinan-manner = A fermé des centaines de voûtes ; se souvient surtout de celles qui ont cédé.
person-sinan-seen = un vaste turban, une barbe blanche, une coudée

person-emily-trade = ingénieure
person-emily-from = New York, vers 1880
person-emily-manner = Lit vos plans à l’envers, depuis l’autre rive.
person-emily-seen = un chignon, un col montant, un pont

person-amrita-trade = architecte de villes
person-amrita-from = Jaipur, vers 1730
person-amrita-manner = Tend le cordeau avant que vous ayez choisi le terrain.
person-amrita-seen = un voile brodé, un fil à plomb
