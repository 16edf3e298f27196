# Les robots : leur nom, et une phrase sur chacun

bot-random = Au hasard
bot-random-says = Joue n’importe quel coup permis, sans regarder.
bot-greedy = Glouton
bot-greedy-says = Finit chaque tour là où la position paraît tout de suite la meilleure, sans penser plus loin.
bot-planner = Planificateur
bot-planner-says = Prépare plusieurs de ses tours à l’avance, comme si les autres ne faisaient presque rien.
