# Le Jeu de l'Architecture en français

## Sur l’étagère
game-title = Le Jeu de l’Architecture
game-about = Retrouvez de mémoire les fragments de vingt-quatre monuments, plus vite que les autres.
at-round = manche { $n }

## Les marques des piles
symbol-square = l’équerre
symbol-compass = le compas
symbol-arrow = la flèche
symbol-hourglass = le sablier
symbol-anchor = l’ancre

## Ce que la table demande
ask-pile = Prenez une des piles qui restent.
ask-search = Fouillez votre pile : tournez les fragments, gardez-en un.
ask-pawn = Prenez un pion ; votre pile ira à sa place.
ask-play = Jouez un fragment : construisez-le, ou glissez-le sous une pile.
ask-under = Sous quelle pile le glissez-vous ?
ask-build = Vous n’avez pas trouvé de pile : construisez un fragment, ou passez.

## Les coups
move-take = Prendre { $symbol } ({ $fragments ->
    [one] { $fragments } fragment
   *[other] { $fragments } fragments
})
move-keep = Garder : { $fragment }
move-next = Fragment suivant{ $looks ->
    [-1] {""}
    [1] {" "}(votre dernier regard)
   *[other] {" "}(1 de vos { $looks } regards)
}
move-previous = Fragment précédent
move-pawn = Prendre le pion { $pawn }
move-pass = Passer
move-put = Sous une pile : { $fragment }
move-under = Sous { $symbol }
move-build = Construire : { $building }, { $fragment }

## Les refus
refusal-pile-taken = Quelqu’un a déjà pris cette pile : { $symbol }.
refusal-pile-empty = Cette pile est vide : { $symbol }.
refusal-nothing-shown = Vous ne voyez encore aucun fragment : tournez-en un d’abord.
refusal-last-fragment = C’était le dernier fragment de votre pile.
refusal-first-fragment = Il n’y a pas de fragment avant celui-ci.
refusal-no-look-left = Il ne vous reste aucun regard : gardez un des fragments déjà vus.
refusal-pawn-gone = Le pion { $pawn } n’est pas sur la table.
refusal-not-held = Vous n’avez pas ce fragment : { $fragment }.
refusal-not-on-the-table = Son bâtiment n’est pas parmi ceux de la table : { $fragment }.
refusal-must-play = Vous avez fouillé une pile : vous devez jouer un fragment.
refusal-build-or-pass = Vous n’avez pas trouvé de pile : vous pouvez construire un fragment ou passer, rien d’autre.

## Le journal : chaque ligne suit le nom du joueur
event-building-next = Au sommet de la pile des bâtiments : { $building }.
event-building-laid = À la place { $site } : { $building }.
    .line = { $building } arrive
event-dealt = reçoit un fragment : { $fragment }.
event-dealt-hidden = reçoit un fragment.
event-pawn-drawn = tire le pion { $pawn }.
event-round-began = Manche { $round }.
event-took = prend { $symbol } et laisse le pion { $pawn }.
    .line = fouille { $symbol }
event-no-pile = ne trouve pas de pile à fouiller.
event-signal = Partez ! Tout le monde cherche.
event-turned = { $turned ->
    [one] a tourné une fois.
   *[other] a tourné { $turned } fois.
}
event-shown = voit le fragment { $position } de la pile : { $fragment }.
event-kept-one = a gardé un fragment.
event-kept-this = garde : { $fragment }.
event-time-up = n’a plus de temps.
event-finished = { $rank ->
    [1] finit en tête.
   *[other] finit { $rank }e.
}
    .line = { $rank ->
        [1] revient en tête
        [2] revient deuxième
        [3] revient troisième
        [4] revient quatrième
       *[other] revient cinquième
    }
event-pawn-taken = prend le pion { $pawn } et y laisse { $symbol }.
event-put-under = glisse un fragment sous { $symbol }.
event-put-this = choisit un fragment à glisser sous une pile : { $fragment }.
event-built = construit : { $building }, { $fragment }.
    .line = → { $building }
event-completed = achève un bâtiment : { $building }.
    .line = l’achève
event-tokens-won = gagne { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} et en a { $won }.
    .line = +{ $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
event-passed = passe.
event-bare = Reste nu et passe sous la pile : { $building }.
    .line = { $building } s’en va
event-tokens-ended = Quelqu’un a atteint { $target } jetons : la partie est finie.
event-tie-ended = Plusieurs ont atteint { $target } jetons en même temps : la partie est finie.
event-rounds-ended = La manche { $round } est finie et personne n’a gagné : le plus de jetons l’emporte.

## La feuille de marque
sheet-tokens = Jetons
sheet-completed = Dernier bâtiment achevé

## Ce que compte le laboratoire
measure-rounds = Manches
measure-buildings = Bâtiments achevés
measure-first-pawn-won = Victoires du premier pion
measure-won-on-anothers-turn = Victoires au tour d’un autre
measure-reached-together = Arrivées ensemble
measure-no-pile = Joueurs sans pile
measure-rounds-ended = Fins à la dernière manche

## Ce qui se compte au fil des parties, après le nombre
tally-completed = { $n ->
    [one] bâtiment achevé
   *[other] bâtiments achevés
}
tally-fragments = { $n ->
    [one] fragment posé
   *[other] fragments posés
}

## Le terminal
terminal-round = Manche { $round }
terminal-over = La partie est finie
terminal-your-turn = à vous de jouer
terminal-turn = { $player } joue
terminal-searching = tout le monde cherche
terminal-buildings = Bâtiments
terminal-next = le prochain
terminal-piles = Piles
terminal-pawn = pion { $pawn }
terminal-players = Joueurs : il faut { $target } jetons
terminal-won = { $won ->
    [one] { $won } jeton
   *[other] { $won } jetons
}
terminal-laid = { $laid ->
    [one] { $laid } posé
   *[other] { $laid } posés
}
terminal-hand = { $hand ->
    [one] { $hand } fragment
   *[other] { $hand } fragments
}
terminal-is-searching = cherche
terminal-has-kept = en a gardé un
terminal-own-hand = Vos fragments
terminal-own-hand-and-looks = Vos fragments, et { $looks ->
    [one] { $looks } regard
   *[other] { $looks } regards
}
terminal-own-pile = Votre pile de { $pile }
terminal-own-search = Votre pile : fragment { $position } sur { $pile }
terminal-above-the-pile = La pile est fermée : « suivant » montre le fragment du dessus.
terminal-search-figures = tournés : { $turned } · vus : { $seen }
terminal-memory = Ce que vous avez vu
terminal-remembered = manche { $round }, position { $position }

## Les bâtiments
building-parthenon = Parthénon
building-colosseum = Colisée
building-reims = Cathédrale de Reims
building-medici = Palais Médicis
building-rotonda = Villa Rotonda
building-belvedere = Belvédère
building-parliament = Palais de Westminster
building-garnier = Opéra Garnier
building-bauhaus = Bauhaus
building-chrysler = Chrysler Building
building-guggenheim = Musée Guggenheim
building-tower-of-winds = Tour des vents
building-pantheon = Panthéon
building-hagia-sophia = Sainte-Sophie
building-djenne = Grande mosquée de Djenné
building-pisa = Tour de Pise
building-doges-palace = Palais des Doges
building-taj-mahal = Taj Mahal
building-temple-of-heaven = Temple du Ciel
building-zwinger = Zwinger
building-sagrada = Sagrada Família
building-einstein = Tour Einstein
building-savoye = Villa Savoye
building-sydney = Opéra de Sydney

## Les fragments, chacun par ce qu’il montre
fragment-1 = des coques plus petites sur un long socle, un pont en arc au loin
fragment-2 = des étages de fines colonnettes et d’arcs ronds sur un mur courbe
fragment-3 = sept gradins autour d’un dôme bas, des arcs de brique noyés dans le mur
fragment-4 = des merlons de dentelle blanche et une tourelle d’angle sur un mur à motif aux fenêtres basses en pointe
fragment-5 = le flanc d’un dôme en bulbe, un petit kiosque à coupole à côté
fragment-6 = le haut d’un grand mur, rompu et étayé par un contrefort oblique
fragment-7 = un dôme bas à gradins derrière un fronton à trois statues et un blason
fragment-8 = un petit dôme à fente ouverte sur une tour blanche, des fenêtres creusées autour de l’angle
fragment-9 = des bandes blanches enroulées, plus larges vers le haut
fragment-10 = deux étages d’arcades au sommet ruiné, des pins parasols
fragment-11 = de grandes arches et des statues sur piédestal, des lampadaires à trois globes, un perron
fragment-12 = une flèche de terre portant un œuf, des rangs de bouts de poutres et leurs ombres
fragment-13 = d’innombrables travées étroites à pinacles entre des tourelles, une terrasse sur un fleuve
fragment-14 = une tour sans flèche aux très hautes baies jumelles et un toit à crête
fragment-15 = un pont sur de minces piliers, entre un bloc à fenêtres en bandeau et un mur de verre
fragment-16 = des toits en gradins à trophées d’armes, un fronton mouvementé et une croix sur son blason
fragment-17 = un arbre plein de colombes entre deux tours percées, une étoile
fragment-18 = des toits de tuiles l’un sur l’autre, évasés au-dessus de bandes de consoles
fragment-19 = des tours effilées percées comme des échelles, des écus de mosaïque à boules
fragment-20 = deux tours minces à trois balcons
fragment-21 = de petites voiles et un large escalier au bord de l’eau, un bateau
fragment-22 = une fenêtre à balcon, statues et pinacles, dans un mur à losanges
fragment-23 = une arcature aveugle à losanges, au pied d’un mur rond
fragment-24 = un rang de quatre-feuilles sur une galerie légère, au-dessous des colonnes trapues sans base
fragment-25 = un fût élancé à panneaux près d’un pavillon à tourelles, au bord de l’eau
fragment-26 = de petits tombeaux à coupole devant un mur de baies cintrées
fragment-27 = un mur courbe d’arcades superposées, de petites fenêtres carrées en haut
fragment-28 = une grande tour carrée : triples baies en pointe, tourelles à huit pans aux angles
fragment-29 = des projecteurs sur un socle bas devant un mur rond comme un voile, un réverbère, un arbre rond
fragment-30 = un angle tout en verre, des reflets obliques
fragment-31 = un contrefort aux angles mous à trois cônes, un escalier entre deux piliers d’argile
fragment-32 = un groupe ailé au-dessus d’un fronton cintré, des colonnes jumelées et des bustes dans des œils-de-bœuf
fragment-33 = de grandes coques blanches nervurées en éventail, l’une derrière l’autre
fragment-34 = un petit obélisque dans une fontaine, des fûts lisses et un porche profond et sombre
fragment-35 = un grand escalier le long d’un mur à statue, une fenêtre à fronton, un cyprès
fragment-36 = des colonnes cannelées sans base sur trois degrés, des tambours tombés sur le rocher
fragment-37 = un corps bas, moulé comme une coque, et de profondes fenêtres sous leur sourcil
fragment-38 = l’angle d’un fronton nu percé de trous, des chapiteaux à feuilles sur des colonnes lisses
fragment-39 = une porte entre des colonnes jumelées, des statues dans des niches, au bout d’un pont de bois
fragment-40 = un plus petit tambour à bandes sur un long rebord, une entrée dans l’ombre entre des buissons
fragment-41 = une aiguille sortant d’arcs de métal superposés à fenêtres triangulaires
fragment-42 = un angle blanc à fenêtre en bandeau sur de minces poteaux ronds
fragment-43 = l’angle de droite d’un fronton ruiné, où reste une tête de cheval
fragment-44 = deux tours en crayon d’inégale épaisseur près d’un demi-dôme
fragment-45 = une immense corniche sur des fenêtres géminées en plein cintre, un écu à six boules
fragment-46 = l’angle de gauche d’un fronton ruiné, au-dessus d’une frise et de chapiteaux nus
fragment-47 = un pavillon d’angle à huit pans sous un toit de cuivre en cloche
fragment-48 = un bloc blanc à petits balcons de barres superposés
fragment-49 = une galerie basse à hautes baies cintrées, vases et figures sur la balustrade, une eau calme
fragment-50 = un écran courbe sur un toit plat au-dessus d’une longue fenêtre à demi ouverte sur le ciel
fragment-51 = des pierres rudes autour d’une arcade murée, une fenêtre sur consoles
fragment-52 = des côtes de terre arrondies et des fentes sombres, le pied d’une tour hérissée de bâtons
fragment-53 = la moitié d’un dôme à côtes ceint de petites fenêtres, un contrefort rayé, un demi-dôme
fragment-54 = une frise de roues et un bouchon de radiateur ailé
fragment-55 = une lyre levée au sommet d’un large pignon, devant lui un dôme aplati et sa lanterne
fragment-56 = une rose sous une rangée de rois debout
fragment-57 = des porches en grotte de pierre coulante, une colonne sur une tortue
fragment-58 = des portes à treillis et des poteaux ronds sur trois terrasses blanches à balustrades
fragment-59 = un grand arc en soleil entre deux têtes d’aigle
fragment-60 = un porche à trois arches et son reflet dans un grand bassin
fragment-61 = un mur rond de panneaux ajourés, des cerceaux clairs l’un sur l’autre, un treillis à l’intérieur
fragment-62 = des portails profonds aux voussures peuplées, des rangs de saints
fragment-63 = une haute niche en ogive entre des niches sur deux étages, un long bassin
fragment-64 = un dôme renflé à côtes perlées et petits œils-de-bœuf au-dessus d’une arche ouverte

# à quoi le labo mesure la course sans hâte
target-first-seat = Premier pion : taux de victoire, écart à la part équitable
target-best-style = Meilleur style : taux de victoire, en parts équitables
target-ended-AG-20 = Finies par un seul joueur à 13 jetons

## Sur un petit écran
terminal-short-target = { $target } jetons gagnent
terminal-short-buildings = Édifices
terminal-short-piles = Piles
terminal-short-players = Joueurs
terminal-short-hand = Main
terminal-short-search = Fouille
terminal-short-memory = Vus

## Raisons d’un bot : ce qu’un tour change
reason-won = { $way ->
    [up] +{ $points } pour des jetons gagnés
   *[down] −{ $points }, car d’autres gagnent des jetons
}
reason-laid = { $way ->
    [up] +{ $points } pour un fragment sur un bâtiment qui peut être achevé
   *[down] −{ $points } pour les fragments posés
}
reason-hand = { $way ->
    [up] +{ $points } pour une meilleure main de { $count }
   *[down] −{ $points } pour une main de { $count }
}
reason-search = { $way ->
    [up] +{ $points } pour ce que promet la pile
   *[down] −{ $points } pour ce que la pile ne promet plus
}
reason-piles = { $way ->
    [up] +{ $points } pour des fragments connus dans les piles
   *[down] −{ $points } pour les piles
}
reason-pawn = { $way ->
    [up] +{ $points } pour jouer plus tôt
   *[down] −{ $points } pour jouer plus tard
}
reason-looks = { $way ->
    [up] +{ $points } pour des regards à venir
   *[down] −{ $points } pour des regards dépensés
}

## Ce qu’un coup laisse, dit avant qu’il soit joué
then-still-missing = { $building } : il manquera encore { $fragments ->
    [one] 1 fragment, et qui le posera aura deux jetons
   *[other] { $fragments } fragments
}.
then-piles-left = { $piles ->
    [one] Il reste 1 pile au joueur suivant
   *[other] Le joueur suivant choisira parmi { $piles } piles
}.
then-pawns-left = { $pawns ->
    [one] Il reste 1 pion à qui finira ensuite
   *[other] Qui finira ensuite choisira parmi { $pawns } pions
}.
then-pile-grows = Cette pile ({ $symbol }) aura { $fragments ->
    [one] 1 fragment
   *[other] { $fragments } fragments
}.

## Ce qui a décidé
rank-tokens = jetons
rank-completed = le dernier bâtiment
win-tokens = { $by ->
    [one] d’un jeton
   *[other] de { $by } jetons
}
win-completed = en achevant le dernier bâtiment
because-completed = À égalité de jetons, l’emporte qui a achevé le dernier bâtiment : { $winner }.

# thèmes des problèmes, d’après les parts du compte
theme-won = Des jetons gagnés
theme-laid = Des jetons sur un bâtiment
theme-hand = La main
theme-search = Chercher encore, ou non
theme-piles = Les piles
theme-pawn = L’ordre du tour
theme-looks = L’économie des regards
