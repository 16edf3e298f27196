# Wer die Bots sind: Beruf, Ort, Art und was das Bildnis zeigt

person-tomas-trade = Mörteljunge
person-tomas-from = Prag, um 1380
person-tomas-manner = Rennt immer voraus und kommt dann zurück, um den Eimer zu holen.
person-tomas-seen = barhäuptig, zerzaust, eine Mörteltrage auf der Schulter

person-mai-trade = Lehrling im Gerüstbau
person-mai-from = Hanoi, heute
person-mai-manner = Klettert zuerst, schaut danach.
person-mai-seen = Schutzhelm, kurzes Haar, Klettergurt

person-moussa-trade = Erdträger
person-moussa-from = Djenné, um 1550
person-moussa-manner = Trägt viel, zählt ungefähr.
person-moussa-seen = ein Korb voll Erde auf dem Kopf

person-lucia-trade = Kalkstreicherin
person-lucia-from = Palermo, um 1620
person-lucia-manner = Streicht ein zweites Mal, wo eine Tür hätte sein sollen.
person-lucia-seen = ein gepunktetes Tuch, oben geknotet, ein Kalkpinsel

person-gaspard-trade = Fuhrmann
person-gaspard-from = Picardie, um 1220
person-gaspard-manner = Nimmt den kürzesten Weg und fragt nie, wohin er führt.
person-gaspard-seen = breiter Hut, Bart, ein Rad

person-clara-trade = Glaserin
person-clara-from = Brügge, um 1450
person-clara-manner = Schneidet beim ersten Mal genau und nimmt sich die nächste Scheibe vor.
person-clara-seen = eine Leinenhaube, ein Bleiglasfenster

person-yusuf-trade = Fliesenschneider
person-yusuf-from = Fès, um 1350
person-yusuf-manner = Ein Stück nach dem anderen, jedes vollkommen.
person-yusuf-seen = Turban, kurzer Bart, ein achtzackiger Stern

person-rosa-trade = Schweißerin
person-rosa-from = Monterrey, 1943
person-rosa-manner = Was sie heute verbindet, hält morgen noch; übermorgen sieht man weiter.
person-rosa-seen = die Maske hochgeklappt, gewelltes Haar

person-sabine-trade = Bildhauerin
person-sabine-from = Straßburg, um 1300
person-sabine-manner = Sieht im Block alle Figuren, die er werden könnte.
person-sabine-seen = ein Stirnband, ein Zopf, ein Klöpfel

person-kenzo-trade = Tempelzimmermann
person-kenzo-from = Nara, um 1690
person-kenzo-manner = Misst siebenmal, denkt an deine Antwort, dann sägt er.
person-kenzo-seen = Haarknoten, gebundenes Stirntuch, eine Zugsäge

person-awa-trade = Wandmalerin
person-awa-from = Tiébélé, um 1900
person-awa-manner = Ihr Muster beginnt bei deinem.
person-awa-seen = ein hohes Kopftuch mit Dreiecken, Perlen

person-nils-trade = Stabkirchenbauer
person-nils-from = Norwegen, um 1180
person-nils-manner = Wartet, bis der Wind dreht; er weiß, wohin.
person-nils-seen = langes Haar, geflochtener Bart, ein Breitbeil

person-villard-trade = Werkmeister
person-villard-from = Cambrai, um 1235
person-villard-manner = Hat alles einmal gezeichnet und nichts vergessen.
person-villard-seen = runde Mütze, lockiges Haar, ein großer Zirkel

person-sinan-trade = Architekt
person-sinan-from = Istanbul, um 1560
person-sinan-manner = Hat Hunderte Gewölbe geschlossen; erinnert sich vor allem an die, die nachgaben.
person-sinan-seen = ein großer Turban, weißer Bart, eine Elle

person-emily-trade = Ingenieurin
person-emily-from = New York, um 1880
person-emily-manner = Liest deine Pläne verkehrt herum, vom anderen Ufer aus.
person-emily-seen = Haarknoten, hoher Kragen, eine Brücke

person-amrita-trade = Stadtplanerin
person-amrita-from = Jaipur, um 1730
person-amrita-manner = Spannt die Schnur, bevor du den Grund gewählt hast.
person-amrita-seen = ein bestickter Schleier, ein Lot
