# Les bots : leur nom, et une phrase sur chacun

bot-apprentice = Apprenti
bot-apprentice-says = Voit ce qui est à portée, s’y trompe souvent et oublie beaucoup : un débutant raisonnable.
bot-journeyman = Compagnon
bot-journeyman-says = Finit chaque tour là où la position paraît tout de suite la meilleure, sans penser plus loin.
bot-master = Maître
bot-master-says = Essaie ses tours dans des milliers de mondes possibles, avec ce que les autres pourront répondre.
bot-grandmaster = Maître d’œuvre
bot-grandmaster-says = Cherche comme le Maître, et juge d’après ce qu’il a appris de ses propres parties.
bot-random = Au hasard
bot-random-says = Joue n’importe quel coup permis, sans regarder.
bot-greedy = Glouton
bot-greedy-says = Finit chaque tour là où la position paraît tout de suite la meilleure, sans penser plus loin.
bot-planner = Planificateur
bot-planner-says = Prépare plusieurs de ses tours à l’avance, comme si les autres ne faisaient presque rien.
bot-search = Chercheur
bot-search-says = Essaie ses tours dans beaucoup de mondes possibles, aussi longtemps qu’on le lui dit.
