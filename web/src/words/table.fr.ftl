# Ce qui se dit aux tables et des règles ; l’étagère s’en passe.
tab-board = Plateau
tab-table = Table
tab-players = Joueurs
tab-journal = Journal
journal = Journal
setup = Mise en place ({ $n ->
    [one] { $n } étape
   *[other] { $n } étapes
})
line-figures = { $deed } : { $figures }
notice-resigned = { $name } abandonne ; un bot finit la partie à sa place.
notice-resigned-you = Vous abandonnez ; un bot finit la partie à votre place.
notice-late = Le temps est écoulé pour { $name } ; un bot joue à sa place.
notice-late-you = Votre temps est écoulé ; un bot joue à votre place.
notice-gone = { $name } n’est plus là ; un bot joue à sa place.
notice-gone-you = Vous n’étiez plus là ; un bot joue à votre place.
notice-back = { $name } reprend sa place.
notice-back-you = Vous reprenez votre place.
notice-helped = { $name } a demandé un indice à un bot.
notice-helped-you = Vous avez demandé un indice à un bot.
hint = Indice
notice-undone = { $name } reprend son dernier coup.
notice-undone-you = Vous reprenez votre dernier coup.
whole-log = Tout le journal
jump = Revoir ce moment
wait = Patience
waiting-for = { $names } { $n ->
    [one] joue.
   *[other] jouent.
}
plays = { $name } joue
next-action = Suivant ({ $n })
to-now = Jusqu’à maintenant
key-end = Fin
not-begun = La table n’a pas commencé.
undo = Reprendre
undo-ask = Demander à reprendre
refusals = { $n ->
    [one] 1 refus
   *[other] { $n } refus
}
carried = Cliquez sur un lieu doré, ou tapez sa touche
refusals-ask = Qu’est-ce qui est refusé ?
choices = { $n } choix
why-not = Pourquoi pas ceci ? { $move }
all-moves = Tous les coups
spread = Élargir ou rétrécir
fold = Replier
unfold = Déplier
for-this-move = pour ce coup
lost = Connexion perdue : on se reconnecte…
you-watch = Vous regardez.
is-to-move = à jouer
is-thinking = réfléchit…
is-away = ailleurs
is-stand-in = un bot joue
is-resigned = a abandonné
bot-level = bot { $level }
human = joueur
you = vous
gone = hors ligne
resign = Abandonner
resign-sure = Abandonner la partie ? Un bot jouera à votre place jusqu’à la fin.
yes = Oui
no = Non
asks-undo = { $name } voudrait reprendre son dernier coup.
asks-rematch = { $name } propose une revanche.
you-asked = Demandé : on attend les autres.
since-last-turn = Depuis votre dernier coup
for-you = Ce que cela change pour vous
foresight-then = Ensuite : { $question }
foresight-best = Au mieux { $by } à la fin du tour.
foresight-chance = Le reste dépend du hasard.
say-something = Dire quelque chose à la table
send = Envoyer
chat-empty = Personne n’a encore rien dit.
note = Mes notes
note-hint = Personne d’autre ne les lit.
saved = Enregistré
theme = Thème
motion = Animations
tempo = Les coups des autres
off = non
search-rules = Chercher dans les règles
no-rule-found = Aucune règle ne dit « { $text } ».
rule-count = { $n ->
    [one] 1 règle
   *[other] { $n } règles
}
acceptance = Réception des travaux
wins = { $name } l’emporte
win-shared = { $names } l’emportent ensemble
you-win = Vous l’emportez
why-ended = Pourquoi c’est fini
why-won = Pourquoi cette victoire
wins-how = { $name } l’emporte { $how }
you-win-how = Vous l’emportez { $how }
because = { $line } : { $own } contre { $other } pour { $name }.
because-tied = Égalité ({ $tied }) ; départage ({ $line }) : { $own } contre { $other } pour { $name }.
because-shared = Tout ce que les règles comparent est égal : la victoire est partagée.
points-from = D’où viennent les points
points-beside = Ce que les règles comparent
minus = { $self } moins { $rival }
tie-break = Départage : { $line }
moments = Trois moments qui ont décidé
moments-note = les coups qui ont le plus changé les chances de gagner, selon les bots
moment-move = coup { $n }
moment-chances = { $before } → { $after } %
moment-see = Revoir ce coup
axis-moves = coups
graph-hint = Faites glisser le curseur, ou ← → ; Entrée ouvre ce coup.
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
origin = Suite d’une autre partie
first = Début
previous = Précédent
next = Suivant
last = Fin
play = Lire
lesson = Première partie guidée
lesson-name = Leçon
lesson-go = Continuer
lesson-do = À vous : { $move }
lesson-not-that = Pour la leçon, faites plutôt ceci : { $move }
lesson-end = Voilà, vous savez l’essentiel. Jouez une vraie partie !
lesson-step = étape { $n } sur { $all }
