# Les mots des pages ; ceux d’un jeu sont avec ses règles.

home = L’étagère
club = Le club
my-tables = Mes tables
rules = Règles
chat = Discussion
unread = { $n ->
    [one] non lu
   *[other] non lus
}
settings = Réglages
language = Langue
close = Fermer
back = Retour
cancel = Annuler
loading = Un instant…
trouble = Cela n’a pas marché.
again = Réessayer
not-found = Il n’y a rien à cette adresse.
guest-name = Invité { $n }
told-in-english = Ce jeu parle anglais : personne ne l’a encore écrit en français.
offline = Pas de connexion. L’étagère, les règles et vos parties finies sont là ; les tables en cours en demandent une.
skip-to-content = Aller au contenu

## L’étagère
shelf-title = Jeux d’architecture, exacts à la dernière règle.
shelf-sub = Entre amis ou contre des bots qui savent bâtir. Sans compte, tout de suite.
plate = Pl. { $n }
players-range = { $least }–{ $most } joueurs
minutes = { $n } min
play-bots = Jouer contre les bots
play-friends = Avec des amis
watch = Regarder
learn = Apprendre
day = Chantier du jour
puzzles = Problèmes
join = S’asseoir
play-live = La course, en direct
against = Contre les bots :
opponents = { $n ->
    [one] 1 adversaire
   *[other] { $n } adversaires
}
level = Niveau des bots
your-turn-count = { $n ->
    [one] 1 table vous attend
   *[other] { $n } tables vous attendent
}
no-tables = Aucune table encore : prenez une boîte sur l’étagère.
join-by-link = Rejoindre par un lien
paste-link = Collez ici le lien d’une table
go = Y aller
your-turn = À vous de jouer
table-over = Terminée
table-waiting = On attend des joueurs
ago-now = à l’instant
ago-minutes = il y a { $n } min
ago-hours = il y a { $n } h
ago-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}

cover-queens_architect = Le palais de la reine
cover-west_kingdom = La cathédrale
cover-architecture_game = Cinq fragments
cover-artisans_builders = Le quartier
by-queens_architect = Volker Schächtele · 2015
by-west_kingdom = S J Macdonald, Shem Phillips · 2018
by-architecture_game = Thomas Fackler · 2002
by-artisans_builders = prototype, cherche joueurs

## Une nouvelle table
new-table = Une table : { $game }
seat-open = ouverte à quelqu’un
seat-bot = bot
pace-live = maintenant
pace-days = sur plusieurs jours
clock = Temps pour chaque coup
clock-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
by-link = ceux qui ont le lien
open-to-all = tout le monde
you-resigned = Vous avez abandonné
you-away = Un bot joue à votre place
here-again = Me revoici
option-yes = oui
option-no = non
copy-link = Copier le lien
copied = Copié
your-name = Votre nom
sit-down = S’asseoir
start = Commencer
leave-seat = Se lever
seats-free = { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
}

## La table
before = Avant
over = Partie terminée
watching = { $n ->
    [0] personne ne regarde
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}
lessons = Leçons

## Soi
me = Moi
sign-in = Se connecter
hints-agreed = À cette table, les indices sont convenus : qui s’assied accepte que chacun puisse demander à un bot ce qu’il jouerait. La table apprend qui a demandé, et une telle partie ne compte pas pour le classement.
helped = aidé, { $n }
helped-about = Une partie où quelqu’un a demandé un indice ne compte pas pour le classement.
helped-by = { $n ->
    [one] { $names } a reçu l’aide d’un bot.
   *[other] { $names } ont reçu l’aide d’un bot.
}
origin-at = Suite du coup { $n } d’une autre partie
