# Ce que dit la ligne de commande

help = Des jeux de société sur la construction : y jouer, lire leurs règles, y faire jouer des robots.
help-games = Les jeux sur l’étagère.

column-name = nom
column-title = jeu
column-players = joueurs
column-minutes = minutes
column-authors = par
