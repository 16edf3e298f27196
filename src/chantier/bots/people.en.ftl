# Who the bots are: trade, place, manner, and what the portrait shows

person-tomas-trade = mortar boy
person-tomas-from = Prague, about 1380
person-tomas-manner = Always runs ahead, then comes back for the bucket.
person-tomas-seen = bare-headed, tousled, a hod at his shoulder

person-mai-trade = scaffolder’s apprentice
person-mai-from = Hanoi, today
person-mai-manner = Climbs first, looks afterwards.
person-mai-seen = a hard hat, bobbed hair, a harness

person-moussa-trade = earth carrier
person-moussa-from = Djenné, about 1550
person-moussa-manner = Carries a lot, counts more or less.
person-moussa-seen = a basket of earth on his head

person-lucia-trade = limewasher
person-lucia-from = Palermo, about 1620
person-lucia-manner = Gives a second coat where a door should have been.
person-lucia-seen = a dotted scarf knotted on top, a limewash brush

person-gaspard-trade = carter
person-gaspard-from = Picardy, about 1220
person-gaspard-manner = Takes the shortest road and never asks where it leads.
person-gaspard-seen = a wide hat, a beard, a wheel

person-clara-trade = glazier
person-clara-from = Bruges, about 1450
person-clara-manner = Cuts true the first time, and goes on to the next pane.
person-clara-seen = a linen hood, a leaded light

person-yusuf-trade = tile cutter
person-yusuf-from = Fez, about 1350
person-yusuf-manner = One piece after another; each of them perfect.
person-yusuf-seen = a turban, a short beard, an eight-pointed star

person-rosa-trade = welder
person-rosa-from = Monterrey, 1943
person-rosa-manner = What she joins today holds tomorrow; the day after, we shall see.
person-rosa-seen = her mask up, wavy hair

person-sabine-trade = image carver
person-sabine-from = Strasbourg, about 1300
person-sabine-manner = Sees in the block all the statues it might become.
person-sabine-seen = a fillet, a plait, a mallet

person-kenzo-trade = temple carpenter
person-kenzo-from = Nara, about 1690
person-kenzo-manner = Measures seven times, thinks of your answer, then saws.
person-kenzo-seen = a topknot, a tied headband, a pull saw

person-awa-trade = wall painter
person-awa-from = Tiébélé, about 1900
person-awa-manner = Her pattern starts from yours.
person-awa-seen = a tall headwrap with triangles, beads

person-nils-trade = stave-church builder
person-nils-from = Norway, about 1180
person-nils-manner = Waits for the wind to turn; he knows which way.
person-nils-seen = long hair, a plaited beard, a broad axe

person-villard-trade = master mason
person-villard-from = Cambrai, about 1235
person-villard-manner = Has drawn everything once, and forgotten nothing.
person-villard-seen = a round cap, curled hair, large compasses

person-sinan-trade = architect
person-sinan-from = Istanbul, about 1560
person-sinan-manner = Has closed hundreds of vaults; remembers above all those that gave way.
person-sinan-seen = a great turban, a white beard, a cubit

person-emily-trade = engineer
person-emily-from = New York, about 1880
person-emily-manner = Reads your plans upside down, from the other bank.
person-emily-seen = a bun, a high collar, a bridge

person-amrita-trade = city planner
person-amrita-from = Jaipur, about 1730
person-amrita-manner = Stretches the cord before you have chosen the ground.
person-amrita-seen = an embroidered veil, a plumb line
