# Ce que dit le plateau du Jeu de l’Architecture, en plus des règles.
round-chip = manche { $round }
tab-site = Chantier
tab-piles = Piles
tab-booklet = Livret

option-tempo = Recherche
value-live = en direct : 45 secondes, le plus vif choisit d’abord
value-turns = sans hâte : des regards comptés, pas d’horloge
option-memory-aid = Aide-mémoire

mark-square = Équerre
mark-compass = Compas
mark-arrow = Flèche
mark-hourglass = Sablier
mark-anchor = Ancre

rank = { $n ->
    [1] 1er
   *[other] { $n }e
}
takes-a-pile = choisit une pile
takes-a-pawn = choisit un pion
plays-now = joue
searches = cherche
you-search = vous cherchez
you-have-kept = vous avez gardé
has-kept = a gardé
kept-ranked = { $rank }, a gardé
holds-pile = en main
plays-nth = { $rank } à jouer
pawn-n = Pion { $n }
tokens-of = { $won ->
    [one] { $won } jeton gagné sur { $target }
   *[other] { $won } jetons gagnés sur { $target }
}, { $laid } sur des bâtiments

built-by = Construit par { $name } :
built-of = { $n ->
    [one] { $n } fragment construit sur { $all }
   *[other] { $n } fragments construits sur { $all }
}
free-place = Place { $n } libre
free-until = jusqu’à la fin de la manche
read-page = Lire sa page du livret

places = Le prochain bâtiment et les cinq places
next-building = Prochain bâtiment
below = { $n } dessous
fragments-n = { $n ->
    [0] vide
    [one] { $n } fragment
   *[other] { $n } fragments
}
fragments-word = { $n ->
    [one] fragment
   *[other] fragments
}
not-taken = non prise
laid-by = par { $name }
laid-by-you = la vôtre
held-by = chez { $name }
in-your-hands = dans vos mains
empty-place = Place vide
pawn-free = libre
slide = ou glisser sous
slide-under = Le glisser sous { $symbol }
wish-pawn = Souhaiter le pion { $n }
wished = { $rank } souhait

your-pile = Votre pile
of-n = sur { $n }
still-to-see = { $n } à voir
describe = décrire
fragment-at = Fragment { $n } sur { $all } : { $description }.
above-pile = La pile est fermée, { $n } fragments. « Suivant » montre le premier.
turn-first = « Suivant » montre le premier fragment.
no-look-left = Plus de regard.
countdown = { $n ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $n }
}
dial-opens = Quand le cadran s’ouvre, « Suivant » montre le premier fragment.
move-previous-short = Précédent
move-keep-short = Garder
move-next-short = Suivant
hurry = vite !
at-most = au plus
has-kept-first = { $name } a gardé
view-is-kept = à la fin, le fragment en vue est gardé
after-first = 12 s après le premier qui garde
seconds-left = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
looks-n = { $n ->
    [0] regard
    [one] regard
   *[other] regards
}
looks-left = { $n ->
    [0] aucun regard en réserve
    [one] { $n } regard en réserve
   *[other] { $n } regards en réserve
}
turned-n = { $n ->
    [0] rien tourné encore
    [one] tourné { $n } fois
   *[other] tourné { $n } fois
}
your-fragments = Vos fragments, secrets
to-recognise = à vous de les reconnaître
your-two = Vos fragments

pawns = Les pions
kept-waiting = Gardé. Les autres cherchent encore.
finish-take = Vous finissez { $rank }. Prenez un pion, posez votre pile à sa place.
finish-wait = Vous finissez { $rank }. Bientôt à vous de prendre un pion.
wish-hint = Un pion vous plaît ? Touchez-le d’avance : il sera pris pour vous s’il reste.
kept = Gardé.
three-secret = Vous en tenez { $n }, personne ne les voit.
will-play = { $rank } à jouer
you-play = vous jouerez { $rank }
own-old-place = à votre ancienne place
place-of = à la place « { $symbol } »

play-one = { $n ->
    [3] Vos trois fragments : jouez-en un.
   *[other] Vos fragments : jouez-en un.
}
no-pile-title = Pas de pile pour vous : construisez, ou passez.
under-which = Sous quelle pile ?
goes-under = ira sous une pile
others-blind = les autres ne les voient pas
only-under = sous une pile seulement
waits = attendra son bâtiment
builds = construit
completes = achève
tokens-n = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
build-it = Construire
build-on = Construire : { $building }
take-up = Prendre en main le fragment
face-build = { $letter } : { $building }
face-put = { $letter } sous…
verb-pawn = Prendre un pion
verb-take = Prendre une pile
verb-put = Sous une pile
verb-build = Construire
verb-under = Sous

all-search = Tout le monde cherche.
between = La manche se prépare.
other-takes-pile = { $name } choisit une pile.
other-takes-pawn = { $name } choisit un pion.
other-plays = { $name } joue un fragment.
finished-in = achevé à la manche { $round }
race-over = La partie est finie.

memory = Aide-mémoire
memory-note = pour vos yeux seulement
nothing-seen = rien encore
seen-at = n° { $position }, manche { $round }
put-at = dessous, manche { $round }

booklet = Le livret
booklet-lead = Vingt-quatre bâtiments : huit en deux fragments, seize en trois.
the-24 = Les 24
back-to-table = Retour à la table
place = Lieu
date = Date
architect = Architecte
look-at = À regarder
