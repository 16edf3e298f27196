# Queen's Architect en français

## Sur l’étagère
game-title = Queen’s Architect
game-about = Engagez des artisans, prenez la route, bâtissez, et offrez son palais à la reine.
at-round = manche { $n }

## Les guildes
guild-woodcutter = bûcherons
guild-smith = forgerons
guild-glazier = vitriers
guild-stonecutter = tailleurs de pierre
guild-mason = maçons
guild-tailor = tailleurs

## L'étoile
action-construction = Construction
action-labour = Manouvrier
action-recruitment = Recrutement
action-broker = Courtier
action-travel = Voyage
action-tavern = Taverne

site-capital = la Capitale

## Ce que la table demande
ask-choose = Choisissez un des artisans posés près du plateau.
ask-turn = Tournez votre artisan : un thaler par cran.
ask-star = Avancez votre architecte de 1 à 3 cases.
ask-construction = Bâtissez, réparez, contribuez au palais, ou renoncez.
ask-labour = Touchez le salaire de vos artisans, ou renoncez.
ask-labourers = Envoyez un manouvrier aux champs pour 2 thalers de plus, ou terminez.
ask-recruitment = Recrutez un artisan, ou renoncez.
ask-dismiss = Vous employez six artisans : renvoyez-en un.
ask-broker = Gagnez la confiance du courtier, encaissez des obligations, ou renoncez.
ask-travel = Choisissez où va votre calèche, ou renoncez.
ask-tavern = Entrez à la taverne, ou renoncez.
ask-guilds = Envoyez une guilde au bar, ou terminez.
ask-repairers = Choisissez un autre artisan pour la réparation, ou terminez.
ask-esteem = Montez d’un échelon, ou changez tous vos points en obligations.

## Les coups
move-choose = Choisir { $artisan } ({ $guild })
move-turn = { $notches ->
    [0] Laisser { $artisan } au départ
    [1] Tourner { $artisan } d’un cran : +1 thaler, performance { $performance }
   *[other] Tourner { $artisan } de { $notches } crans : +{ $notches } thalers, performance { $performance }
}
move-go = { $action ->
    [Construction] Aller à la Construction
    [Manouvrier] Aller aux champs
    [Courtier] Aller chez le Courtier
    [Voyage] Partir en Voyage
    [Taverne] Aller à la Taverne
   *[other] Aller au { $action }
} ({ $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
})
move-decline = Renoncer
move-done = Terminer
move-collect = Toucher { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
move-work = Envoyer { $artisan } aux champs : +2 thalers
move-recruit = Recruter { $artisan } ({ $guild }) pour { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} : performance { $performance }
move-dismiss = Renvoyer { $artisan }
move-trust = Gagner la confiance du courtier
move-cash = Encaisser { $bonds ->
    [1] 1 obligation
   *[other] { $bonds } obligations
} : +{ $thalers } thalers
move-travel = Voyager vers { $site } ({ $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
}, { $price ->
    [0] gratuit
    [1] 1 thaler
   *[other] { $price } thalers
})
move-enter = Entrer à la taverne
move-send = Envoyer les { $guild } au bar pour { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}
move-build = Bâtir à { $site } : +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-repair = { $artisan } répare : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-palace = Contribuer au palais
move-climb = Monter d’un échelon pour { $cost } de vos { $points } points
move-bonds = Prendre { $bonds ->
    [one] { $bonds } obligation
   *[other] { $bonds } obligations
}{ $lost ->
    [0] { "" }
    [one]  ; { $lost } point est perdu
   *[other]  ; { $lost } points sont perdus
}

## Les refus
refusal-too-dear = { $need ->
    [one] Cela coûte { $need } thaler, vous en avez { $have }.
   *[other] Cela coûte { $need } thalers, vous en avez { $have }.
}
refusal-taken = Cet artisan est déjà choisi.
refusal-out-of-reach = Votre architecte avance de 1 à 3 cases dans le sens horaire ; { $spaces ->
    [0] il y est déjà.
   *[other] c’est à { $spaces } cases.
}
refusal-not-employed = { $artisan } ne travaille pas pour vous.
refusal-no-labourer = { $artisan } n’a pas le symbole manouvrier.
refusal-has-worked = { $artisan } a déjà travaillé.
refusal-empty-place = La place { $place } du panneau est vide.
refusal-same-character = { $artisan } travaille déjà pour vous : jamais deux fois le même personnage.
refusal-only-the-twin = { $twin } arrive, c’est donc votre { $twin } qui doit partir : jamais deux fois le même personnage.
refusal-full-trust = Le courtier vous fait déjà pleine confiance.
refusal-too-many-bonds = Le courtier vous encaisse { $limit ->
    [one] { $limit } obligation
   *[other] { $limit } obligations
} à la fois, et vous en avez { $bonds_owned }.
refusal-no-bond = Vous n’avez pas d’obligation.
refusal-already-there = Votre calèche y est déjà.
refusal-too-far = C’est à { $need } cases ; le plus long voyage en compte { $have }.
refusal-not-at-entrance = Les { $guild } sont encore à la taverne : leur tuile Repos n’est pas à l’entrée.
refusal-not-on-a-site = Votre calèche est à la Capitale ; on bâtit sur un site.
refusal-already-built = Vous avez déjà bâti à { $site }.
refusal-no-building-left = Vos { $need } bâtiments sont déjà posés.
refusal-guild-missing = { $site } demande des guildes qui ne travaillent pas pour vous : { $missing }.
refusal-guild-repairs-already = Cette guilde répare déjà : { $guild }. Les réparateurs viennent de guildes différentes.
refusal-steps-missing = Vous avez gravi { $have } des { $need } échelons.{ $also ->
    [no] { "" }
   *[yes] { " " }Il vous manque aussi { $lacks }.
}
refusal-not-at-the-capital = Votre calèche doit être à la Capitale.{ $also ->
    [no] { "" }
   *[yes] { " " }Il vous manque aussi { $lacks }.
}
lack-capital = la calèche à la Capitale
lack-performance = { $n } de performance
refusal-no-dismissal = On ne renvoie quelqu’un qu’en recrutant avec { $need } artisans ; vous en avez { $have }.
refusal-too-weak = Le palais demande une performance de { $need } ; la vôtre est de { $have }.

## Le journal : chaque ligne suit le nom du joueur
event-token-laid = Pion Estime { $token } à l’échelon { $step }.
event-request-laid = Tuile Requête { $request } à { $site }.
event-tile-drawn = { $artisan } arrive à la place { $place } du panneau.
event-tile-beside = { $artisan } attend près du plateau.
event-first-player = commence.
event-chose = choisit { $artisan }.
event-turned-for-thalers = { $thalers ->
    [0] laisse { $artisan } au départ.
    [1] tourne { $artisan } d’un cran : +1 thaler.
   *[other] tourne { $artisan } de { $thalers } crans : +{ $thalers } thalers.
}
event-round-began = Manche { $round }.
event-went = { $action ->
    [Construction] va à la Construction
    [Manouvrier] va aux champs
    [Courtier] va chez le Courtier
    [Voyage] part en Voyage
    [Taverne] va à la Taverne
   *[other] va au { $action }
}, { $spaces ->
    [one] 1 case.
   *[other] { $spaces } cases.
}
    .line = → { $action }
event-declined = renonce { $action ->
    [Construction] à la Construction.
    [Manouvrier] aux champs.
    [Voyage] au Voyage.
    [Taverne] à la Taverne.
   *[other] au { $action }.
}
    .line = renonce
event-wage = touche { $thalers ->
    [one] { $thalers } thaler.
   *[other] { $thalers } thalers.
}
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
event-earned = envoie { $artisan } aux champs : +{ $thalers } thalers.
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } ({ $artisan })
event-worked = tourne { $artisan } d’un cran.
event-left = { $artisan }, à bout de forces, s’en va.
    .line = { $artisan } s’en va
event-rested = ramène { $artisan } d’un cran.
event-recruited = recrute { $artisan } pour { $price ->
    [one] { $price } thaler.
   *[other] { $price } thalers.
}
    .line = recrute { $artisan } ({ $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    })
event-dismissed = renvoie { $artisan }.
event-marker-moved = L’artisan du haut coûte désormais { $price }.
event-top-left = { $artisan } quitte le panneau : personne n’en a voulu.
event-trusted = gagne la confiance du courtier : { $trust }×.
    .line = confiance { $trust }×
event-cashed = encaisse { $bonds ->
    [one] 1 obligation
   *[other] { $bonds } obligations
} : +{ $thalers } thalers.
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }, −{ $bonds ->
        [one] { $bonds } obligation
       *[other] { $bonds } obligations
    }
event-travelled = voyage vers { $site } : { $spaces ->
    [one] 1 case
   *[other] { $spaces } cases
}, { $price ->
    [0] gratuit.
    [1] 1 thaler.
   *[other] { $price } thalers.
}
    .line = vers { $site } ({ $price ->
        [0] gratuit
        [one] { $price } thaler
       *[other] { $price } thalers
    })
event-rest-tiles-shifted = entre à la taverne ; les tuiles Repos avancent.
event-sent = envoie les { $guild } au bar pour { $price ->
    [one] { $price } thaler.
   *[other] { $price } thalers.
}
    .line = { $guild } au bar ({ $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    })
event-built = bâtit à { $site } : performance { $performance }{ $malus ->
    [0] { "" }
   *[other] , moins { $malus }
}.
    .line = bâtit à { $site }
event-esteem-won = gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’estime ({ $bonus ->
    [0] { $cap } au plus ici
   *[other] bonus de la ville +{ $bonus }, { $cap } au plus ici
}).
    .line = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-climbed = monte à l’échelon { $step } : −{ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
    .line = monte à l’échelon { $step }
event-bonds-won = reçoit { $bonds ->
    [one] { $bonds } obligation.
   *[other] { $bonds } obligations.
}
    .line = +{ $bonds ->
        [one] { $bonds } obligation
       *[other] { $bonds } obligations
    }
event-points-lost = manque d’obligations : { $points ->
    [one] 1 point est perdu.
   *[other] { $points } points sont perdus.
}
    .line = −{ $points ->
        [one] { $points } point, faute d’obligations
       *[other] { $points } points, faute d’obligations
    }
event-bonus-thalers = reçoit { $thalers } thalers de la ville.
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
event-bonus-recruitment = peut recruter aussitôt, grâce à la ville.
event-repaired = répare avec { $artisans ->
    [one] 1 artisan
   *[other] { $artisans } artisans
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .line = répare avec { $artisans ->
        [one] { $artisans } artisan
       *[other] { $artisans } artisans
    } (+{ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
event-contributed = contribue au palais avec une performance de { $performance }.
    .line = contribue au palais
event-palace-ended = Le palais a son architecte : la partie s’arrête après la manche { $round }.
event-rounds-ended = La manche { $round } est finie et il n’y a pas de palais : la partie s’arrête.

## La feuille de marque
sheet-palace = Palais
sheet-steps = Échelons
sheet-performance = Performance
sheet-thalers = Thalers
sheet-bonds = Obligations

## Terminal
terminal-letter-woodcutter = B
terminal-letter-smith = F
terminal-letter-glazier = V
terminal-letter-stonecutter = T
terminal-letter-mason = M
terminal-letter-tailor = C

terminal-draft = Les deux premiers artisans
terminal-round = Manche { $round }
terminal-over = Partie finie, manche { $round }
terminal-supply = { $bonds ->
    [one] { $bonds } obligation en réserve
   *[other] { $bonds } obligations en réserve
}
terminal-your-turn = à vous de jouer
terminal-turn = { $player } joue

terminal-esteem = Estime de la reine
terminal-esteem-note = ( ) prix d’un échelon en points · ≥ performance pour le palais
terminal-start = départ
terminal-palace = palais

terminal-map = Carte
terminal-map-note = │ et → : des routes · ≤ : plafond de points
terminal-kind-village = village ≤ { $cap }
terminal-kind-monastery = monastère ≤ { $cap }
terminal-kind-city = ville ≤ { $cap }
terminal-bonus-esteem = bonus : +{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
terminal-bonus-thalers = bonus : { $amount ->
    [one] { $amount } thaler
   *[other] { $amount } thalers
}
terminal-bonus-recruitment = bonus : recrutement
terminal-nobody-built = libre
terminal-built = bâti :
terminal-malus = ensuite −{ $malus }
terminal-carriages = { $count ->
    [one] calèche
   *[other] calèches
}
terminal-here = vous êtes ici
terminal-too-far = à { $spaces } cases : trop loin
terminal-journey = à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, { $price ->
    [0] gratuit
    [1] 1 thaler
   *[other] { $price } thalers
}

terminal-panel = Recrutement
terminal-beside = Près du plateau
terminal-top-price = prix du premier
terminal-pile = pioche : { $starters } de départ + { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}
terminal-column-place = nº
terminal-column-price = prix
terminal-column-artisan = artisan
terminal-column-guild = guilde
terminal-column-values = performance
terminal-column-uses = reste
terminal-column-repair = répare
terminal-column-labourer = manouvrier
terminal-column-labourer-close = manouv.
terminal-labourer = oui
terminal-last-use = dernier
terminal-no-artisan = aucun artisan

terminal-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
terminal-bonds = { $bonds ->
    [one] { $bonds } obligation
   *[other] { $bonds } obligations
}
terminal-trust = courtier { $trust }×
terminal-buildings = { $buildings ->
    [one] { $buildings } bâtiment à poser
   *[other] { $buildings } bâtiments à poser
}
terminal-performance = performance { $performance }
terminal-carriage = calèche : { $place }
terminal-entrance = taverne : entrée
terminal-bar = bar
terminal-dormitory = dortoir
terminal-points = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}

## Ce que compte le laboratoire
measure-rounds = Manches
measure-buildings = Bâtiments
measure-steps = Échelons gravis
measure-artisans-gone = Artisans partis
measure-bonds = Obligations restantes
measure-trust = Confiance

## Ce qui se compte au fil des parties, après le nombre
tally-sites = { $n ->
    [one] chantier bâti
   *[other] chantiers bâtis
}
tally-repairs = { $n ->
    [one] réparation
   *[other] réparations
}

## Sur un petit écran
terminal-short-esteem = Estime
terminal-short-star = Étoile
terminal-short-panel = Panneau
terminal-short-beside = À côté
terminal-short-others = Autres
terminal-short-you = Vous
terminal-short-thalers = { $thalers }t
terminal-short-bonds = { $bonds }ob
terminal-short-repair = r{ $points }
terminal-short-labourer = ♠
terminal-short-bonus-esteem = +{ $amount }pts
terminal-short-bonus-thalers = +{ $amount }t
terminal-short-bonus-recruitment = +recr.

## Raisons d’un bot : ce qu’un tour change
reason-track = { $way ->
    [up] +{ $points } sur la piste d’estime
   *[down] la piste d’estime demande { $points } de plus
}
reason-palace = { $way ->
    [up] rapproche du palais
   *[down] éloigne du palais
}
reason-site = { $way ->
    [up] un chantier qui vaut { $points } de plus devient accessible
   *[down] le chantier qui reste à bâtir vaut { $points } de moins
}
reason-artisans = { $way ->
    [up] +{ $points } pour les artisans, { $count } employés
   *[down] −{ $points } pour ce que donnent les artisans, { $count } employés
}
thalers-more = { $more ->
    [one] { $more } thaler
   *[other] { $more } thalers
}
reason-thalers = { $way ->
    [up] +{ $points } pour { thalers-more }
   *[down] −{ $points } pour { thalers-more } de dépense
}
reason-bonds = { $way ->
    [up] +{ $points } pour les obligations, à présent { $count }
   *[down] −{ $points } pour les obligations, à présent { $count }
}
reason-trust = { $way ->
    [up] +{ $points } pour la confiance du courtier, à présent { $count }
   *[down] −{ $points } pour la confiance du courtier, à présent { $count }
}

## Ce qu’un coup laisse, dit avant qu’il soit joué
then-over-the-cap = { $points ->
    [one] 1 point est perdu
   *[other] { $points } points sont perdus
} au-delà des { $cap } de ce lieu.
then-next-builder = Qui bâtira ensuite à { $site } perdra { $malus ->
    [one] 1 point
   *[other] { $malus } points
}.
then-still-to-hire = Le joueur suivant peut engager { $artisan } pour { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}.

## Ce qui a décidé
rank-palace = le palais
rank-steps = échelons
rank-performance = performance
rank-wealth = thalers et obligations
win-palace = grâce au palais
win-steps = { $by ->
    [one] d’un échelon
   *[other] de { $by } échelons
}
win-performance = à la performance
win-wealth = aux thalers et obligations
because-palace = { $winner } a donné son palais à la reine, ce qui passe avant tout le reste.

# thèmes des problèmes, d’après les parts du compte
theme-track = L’estime
theme-palace = Le chemin du palais
theme-site = Un chantier à portée
theme-artisans = L’équipe
theme-thalers = La bourse
theme-bonds = Les obligations
theme-trust = La confiance du courtier
