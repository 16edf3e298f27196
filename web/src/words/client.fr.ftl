# Les mots des pages ; ceux d’un jeu sont avec ses règles.

home = L’étagère
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
skip-to-content = Aller au contenu

## L’étagère
shelf-title = Quatre jeux d’architecture, exacts à la dernière règle.
shelf-sub = Entre amis ou contre des bots qui savent bâtir. Sans compte, tout de suite.
plate = Pl. { $n }
players-range = { $least }–{ $most } joueurs
minutes = { $n } min
play-bots = Jouer contre les bots
play-friends = Avec des amis
watch = Regarder
learn = Apprendre
no-watch = Personne ne joue à découvert en ce moment.
your-turn-count = { $n ->
    [one] 1 table vous attend
   *[other] { $n } tables vous attendent
}
no-tables = Aucune table encore : prenez une boîte sur l’étagère.
open-tables = Tables ouvertes
join-by-link = Rejoindre par un lien
paste-link = Collez ici le lien d’une table
go = Y aller
your-turn = À vous de jouer
thinking = { $names } réfléchit
table-over = Terminée
table-waiting = On attend des joueurs
ago-now = à l’instant
ago-minutes = il y a { $n } min
ago-hours = il y a { $n } h
ago-days = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}
more-tables = Tables plus anciennes

cover-queens_architect = Le palais de la reine
cover-west_kingdom = La cathédrale
cover-architecture_game = Cinq fragments
cover-artisans_builders = Le quartier
about-queens_architect = Engagez des artisans, prenez la route, bâtissez, et offrez à la reine son palais.
about-west_kingdom = Placez vos ouvriers, capturez ceux des autres, et choisissez entre la vertu et le marché noir.
about-architecture_game = Retrouvez de mémoire, plus vite que les autres, les fragments de vingt-quatre monuments.
about-artisans_builders = Bâtissez votre quartier, étage sur étage, avec les artisans de la ville.
by-queens_architect = Volker Schächtele · 2015
by-west_kingdom = S J Macdonald, Shem Phillips · 2018
by-architecture_game = Thomas Fackler · 2002
by-artisans_builders = prototype, cherche joueurs

## Une nouvelle table
new-title = Une nouvelle table
new-table = Une table de { $game }
how-many = Combien de places
who-sits = Qui s’assied
seat-you = vous
seat-open = ouverte à quelqu’un
seat-bot = bot
pace = Rythme
pace-live = maintenant
pace-days = sur plusieurs jours
clock = Temps pour chaque coup
clock-none = sans limite
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
who-may-come = Qui peut venir
by-link = ceux qui ont le lien
open-to-all = tout le monde
options = Variantes
you-resigned = Vous avez abandonné : un robot joue à votre place.
option-yes = oui
option-no = non
make-table = Ouvrir la table
send-link = Envoyez ce lien à vos amis :
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
bot-name = { $n } (bot)

## La table
tab-board = Plateau
tab-players = Joueurs
tab-journal = Journal
journal = Journal
whole-log = Tout le journal
jump = Revoir ce moment
wait = Patience
waiting-for = { $names } joue.
over = Partie terminée
not-begun = La table n’a pas commencé.
undo = Reprendre
undo-ask = Demander à reprendre
refusals = { $n ->
    [one] 1 refus
   *[other] { $n } refus
}
carried = Tout est doré sur le plateau : cliquez un lieu, ou tapez sa touche
refusals-ask = Qu’est-ce qui est refusé ?
choices = { $n } choix
why-not = Pourquoi pas « { $move } » ?
all-moves = Tous les coups
spread = Large ou étroit
fold = Replier
unfold = Déplier
for-this-move = pour ce coup
lost = Connexion perdue : on se rattache…
watching = { $n ->
    [0] personne ne regarde
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}
you-watch = Vous regardez.
away = absent : un bot joue
resigned = a abandonné
bot-level = bot { $level }
human = joueur
you = vous
gone = hors ligne
resign = Abandonner
resign-sure = Abandonner la partie ? Un bot jouera votre place jusqu’à la fin.
yes = Oui
no = Non
asks-undo = { $name } voudrait reprendre son dernier coup.
asks-rematch = { $name } propose une revanche.
you-asked = Demandé : on attend les autres.
since-last-turn = Depuis votre dernier coup
say-something = Dire quelque chose à la table
send = Envoyer
chat-empty = Personne n’a encore rien dit.
note = Mes notes
note-hint = Vous seul les lisez.
saved = Enregistré
keys-hint = Touches : 1–9 jouer, 0 passer, U reprendre, ? la règle de ce qui est sous la main, R les règles, Échap fermer.

## Réglages
theme = Lumière
theme-auto = comme l’appareil
theme-day = jour
theme-night = nuit
motion = Animations
motion-normal = normales
motion-fast = rapides
motion-none = aucune
sound = Sons
on = oui
off = non

## Les règles
search-rules = Chercher dans les règles
no-rule-found = Aucune règle ne dit « { $text } ».
rule-count = { $n ->
    [one] 1 règle
   *[other] { $n } règles
}
long-press-hint = Appui long, clic droit ou ? sur une pièce : sa règle.

## La fin
acceptance = Réception des travaux
wins = { $name } l’emporte
win-shared = { $names } l’emportent ensemble
you-win = Vous l’emportez
ended-by = Fin de la partie :
total = Total
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
place-1 = 1er
place-n = { $n }e
story = Coup après coup
story-of = Les points de chacun au fil de la partie
rematch = Revanche
rematch-there = La revanche est ouverte
review = Revoir la partie
share = Partager
record = Le fichier de la partie
to-board = Voir le plateau
to-score = Voir le décompte

## Revoir
replay = Revoir
replay-at = coup { $n } sur { $all }
first = Début
previous = Précédent
next = Suivant
last = Fin
play = Lire
pause = Pause
eyes = Avec les yeux de
eyes-all = tout le monde
link-to-moment = Lien vers ce moment

## La leçon
lesson = Première partie guidée
lesson-name = Leçon
lesson-go = Continuer
lesson-do = À vous : { $move }
lesson-not-that = Pour la leçon, faites plutôt ceci : { $move }
lesson-end = Voilà, vous savez l’essentiel. Jouez une vraie partie !
lesson-step = étape { $n } sur { $all }

## Soi
me = Moi
guest-since = Vous jouez en invité : ce navigateur vous reconnaîtra. Avec un compte, vous vous retrouvez partout.
account-is = Vous avez un compte.
make-account = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
sign-in-name = Nom de connexion
password = Mot de passe (8 signes au moins)
export-me = Emporter mes données
delete-me = Effacer mes données
delete-sure = Tout effacer ? Un bot jouera à vos tables ; c’est définitif.
save = Garder
