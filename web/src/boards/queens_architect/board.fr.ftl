# Ce que dit le plateau de Queen's Architect, et lui seul.

chip-round = manche { $n }
chip-draft = départ

tab-map = Carte
tab-recruit = Recruter
tab-mat = Étoile

## Les groupes de coups
verb-choose = Choisir
verb-turn = Tourner
verb-go = Avancer
verb-work = Faire travailler
verb-recruit = Recruter
verb-dismiss = Renvoyer
verb-cash = Encaisser
verb-travel = Voyager
verb-send = Envoyer au bar
verb-build = Bâtir
verb-repair = Réparer

## Les boutons
build-short = Bâtir à { $site }
repair-short = Réparer : { $artisan }
climb-button = Monter d’un échelon
cash-short = Encaisser { $bonds }
turn-short = { $notches ->
    [0] Au départ
    [1] 1 cran
   *[other] { $notches } crans
}

## La carte
site-capital-name = La Capitale
journey-price = Prix du trajet
carriage-of = Calèche, { $name } : { $site }

## L'estime
esteem-of = { $name } : échelon { $steps } sur { $all }
token-name = Échelon { $step } : { $cost } points

## Le panneau
pile = pioche : { $n }
top-price = Prix du premier
at-home = Chez vous
artisan-tile = { $name } ({ $guild }) : performance { $performance }, { $uses ->
    [1] dernier travail
   *[other] encore { $uses } travaux
}, réparation { $repair }
artisan-labourer = manouvrier

## L'étoile
your-star = Votre étoile
star-of = L’étoile, { $name }
your-mat = Devant vous
mat-of = Devant { $name }
space-name = { $action }
space-here = { $action } : l’architecte est là
place-free = place libre
artisans-n = { $n ->
    [0] aucun artisan
    [1] 1 artisan
   *[other] { $n } artisans
}
turn-title = Tourner { $name }
look-at = Voir l’étoile : { $name }

## La taverne
room-entrance = Entrée
room-bar = Bar
room-dormitory = Dortoir
rest-tile = Repos : { $guild }
guilds-sent = Guildes envoyées

## Le trésor
treasury = Trésor
buildings = Bâtiments
bond-worth = 2 thalers l’obligation

## Le chantier
worksheet = Le chantier
sum-capped = { $sum }, ramenés à { $points }
sum-floored = { $sum }, donc 0
guild-there = présents
guild-lacking = il en manque
met = c’est fait
not-met = pas encore
palace-steps = { $have } échelons sur { $need }
palace-there = calèche à la Capitale
palace-strong = performance { $have }, il faut { $need }
repair-hint = Ou réparez : touchez 1 à 3 de vos artisans, de guildes différentes.
repair-more = Touchez un autre artisan, ou terminez.
points-left = { $n ->
    [one] point à dépenser
   *[other] points à dépenser
}
points-word = points
buys = De quoi prendre, au choix :
steps-n = { $n ->
    [one] 1 échelon
   *[other] { $n } échelons
}
bonds-n = { $n ->
    [one] { $n } obligation
   *[other] { $n } obligations
}
climb-short = Monter : { $cost }
bonds-short = { $n ->
    [one] { $n } obligation
   *[other] { $n } obligations
}
will-leave = Dernier travail : { $names }.

## Vu de près
lens-performance = performance { $n }, { $uses ->
    [1] dernier travail
   *[other] encore { $uses } travaux
}
lens-repair = { $n ->
    [one] répare pour { $n } point
   *[other] répare pour { $n } points
}
lens-labourer = peut travailler aux champs : 2 thalers
lens-palace = le palais : neuf échelons et une performance de { $n }
lens-next = pour qui bâtit ensuite

## Ce qu’un coup apporterait
gives-thalers = { $n ->
    [one] +{ $n } thaler
   *[other] +{ $n } thalers
}
gives-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
gives-hammers = { $n ->
    [0] aucun repos
    [one] 1 marteau recule
   *[other] { $n } marteaux reculent
}
gives-artisans = { $n ->
    [0] trop cher
    [one] 1 à engager
   *[other] { $n } à engager
}
gives-places = { $n ->
    [one] 1 lieu
   *[other] { $n } lieux
}
gives-trust = { $n ->
    [0] rien
   *[other] +1 confiance
}
gives-palace = le palais
lacks = manque
term-wage = { $artisans ->
    [one] salaire, 1 artisan
   *[other] salaire, { $artisans } artisans
}
term-labourer = { $name } travaille
term-performance = performance
term-lot = terrain
term-bonus = bonus de la ville
term-cap = perdus : plafond
term-repair = { $name } répare
term-price = { $name }
term-bonds = { $n ->
    [one] obligation
   *[other] obligations
}
term-cashed = thalers
term-sent = { $name }
foretold-thalers = Au plus, tout compris.
foretold-points = À dépenser en échelons ou en obligations.
foretold-hammers = { $n ->
    [0] Personne n’a de repos à prendre, ou il manque des thalers.
   *[other] Au mieux, avec vos thalers.
}
foretold-artisans = { $n ->
    [0] Personne que vous puissiez payer.
   *[other] Le prix de chacun.
}
foretold-places = Où vos thalers mènent.
foretold-trust = { $n ->
    [0] Pas d’obligation à encaisser, et la confiance est pleine.
   *[other] Le courtier prendra une obligation de plus.
}
foretold-palace = Vous l’emportez peut-être.
hammer-turns = { $left ->
    [6] { $name } s’en va
   *[other] { $name } : { $from } → { $to }
}

## Variants
option-city-bonus = Bonus d’une ville
value-after-work = après le chantier
value-at-once = tout de suite
