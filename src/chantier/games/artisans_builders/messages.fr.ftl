# Artisans & Bâtisseurs en français

## Sur l’étagère
game-title = Artisans & Bâtisseurs
game-about = Bâtissez votre quartier, étage sur étage, avec les artisans de la ville.
at-round = manche { $n }

## Badges et ressources
badge-meat = viande
badge-fish = poisson
badge-cheese = fromage
badge-bread = pain
badge-aubergine = aubergine
good-wood = bois
good-stone = pierre
good-coins = pièces
count-wood = { $n } bois
count-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
count-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
count-meat = { $n ->
    [one] { $n } badge viande
   *[other] { $n } badges viande
}
count-fish = { $n ->
    [one] { $n } badge poisson
   *[other] { $n } badges poisson
}
count-cheese = { $n ->
    [one] { $n } badge fromage
   *[other] { $n } badges fromage
}
count-bread = { $n ->
    [one] { $n } badge pain
   *[other] { $n } badges pain
}
count-aubergine = { $n ->
    [one] { $n } badge aubergine
   *[other] { $n } badges aubergine
}

## Des quantités, à l’intérieur d’autres phrases
goods-gained = { $wood ->
    [0] { "" }
   *[other] { " " }+{ $wood } bois
}{ $stone ->
    [0] { "" }
    [one] { " " }+{ $stone } pierre
   *[other] { " " }+{ $stone } pierres
}{ $coins ->
    [0] { "" }
    [one] { " " }+{ $coins } pièce
   *[other] { " " }+{ $coins } pièces
}
goods-paid = { $wood ->
    [0] { "" }
   *[other] { " " }−{ $wood } bois
}{ $stone ->
    [0] { "" }
    [one] { " " }−{ $stone } pierre
   *[other] { " " }−{ $stone } pierres
}{ $coins ->
    [0] { "" }
    [one] { " " }−{ $coins } pièce
   *[other] { " " }−{ $coins } pièces
}
goods-given = { $givewood ->
    [0] { "" }
   *[other] { " " }−{ $givewood } bois
}{ $givestone ->
    [0] { "" }
    [one] { " " }−{ $givestone } pierre
   *[other] { " " }−{ $givestone } pierres
}{ $givecoins ->
    [0] { "" }
    [one] { " " }−{ $givecoins } pièce
   *[other] { " " }−{ $givecoins } pièces
}
price-paid = { $price ->
    [0] gratuit
    [one] { $price } pièce
   *[other] { $price } pièces
}
effect-what = { $effect ->
    [cubes] { $times } { $times ->
        [one] cube
       *[other] cubes
    } au choix
    [trade] jusqu’à { $times } ×{ goods-given }{ goods-gained }
    [build] construire à moindre coût :{ goods-paid }
    [renew] remplacer une carte du marché{ goods-gained }
    [harvest] un de vos emplacements rapporte encore
   *[gain] prendre{ goods-gained }
}

## Ce que la table demande
ask-board = Choisissez votre plateau Quartier.
ask-recruit = Recrutez un artisan : les autres vous paieront, mais vous ne pourrez pas l’utiliser.
ask-action = Placez un travailleur, ou prenez le jeton premier joueur.
ask-payment = Payez les pièces du coût, ou mettez un cube à la place d’une pièce.
ask-plot = Choisissez l’emplacement où construire.
ask-contract = Réalisez un contrat, ou renoncez.
ask-cubes = Choisissez combien de cubes sont en bois.
ask-trade = Choisissez combien de fois vous échangez.
ask-rebate = Choisissez le bâtiment que vous construisez à moindre coût.
ask-renew = Choisissez la carte du marché qui quitte le jeu.
ask-harvest = Choisissez l’emplacement qui rapporte encore.

## Les coups
move-choose = Prendre le { $board } : ses emplacements paient { $plot1 } + { $plot2 } + { $plot3 }, badge { $badge }
move-recruit = Recruter { $artisan }
move-visit = Travailleur chez { $artisan }, place { $place } ({ price-paid }) : { effect-what }
move-build = Construire « { $building } »{ goods-paid } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-token = Prendre le jeton premier joueur
move-coins = Travailleur pour { $coins } pièces
move-pay = Payer { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
move-use = Mettre 1 { $cube } à la place d’une pièce
move-plot = Construire sur l’emplacement { $plot }{ $stands ->
    [no] , encore nu
   *[other] , par-dessus « { $stands } »
}
move-decline = Renoncer
move-fulfil = Réaliser « { $contract } » ({ $kind }) : { effect-what }{ $fee ->
    [0] { "" }
   *[other]  ; droit de { $fee } pièces
}
move-wood = Prendre { $number } bois et { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
move-trade = Échanger { $number } ×{ goods-given }{ goods-gained }
move-renew = Remplacer « { $building } »
move-harvest = L’emplacement { $plot } rapporte :{ goods-gained }

## Les refus
refusal-goods-missing = Il y faut { $takes } ; il vous manque { $lacks }.{ $also ->
    [build] { " " }Et même à moindre coût, vous ne pourriez payer aucun bâtiment du marché.
    [renew] { " " }Et aucune carte du marché ne peut être remplacée : les pioches sont vides.
    [harvest] { " " }Et aucun de vos emplacements ne rapporte rien.
   *[no] { "" }
}
refusal-not-offered = Le { $board } n’est pas parmi les plateaux proposés.
refusal-not-in-this-game = Vous ne trouverez pas { $artisan } dans cette partie.
refusal-other-side-up = Cette carte montre son autre face : { $up }, pas { $artisan }.
refusal-recruited-already = Quelqu’un a déjà recruté { $artisan } pour cette manche.
refusal-neutral = Personne ne peut recruter { $artisan } : cet artisan est neutre.
refusal-own-artisan = C’est vous qui avez recruté { $artisan } : seuls les autres peuvent y aller.
refusal-no-such-place = Il n’y a pas de place { $place } chez { $artisan }, mais { $places ->
    [one] une seule.
   *[other] { $places }.
}
refusal-occupied = Un travailleur s’y trouve déjà.
refusal-nothing-to-build = Même à moindre coût, vous ne pourriez payer aucun bâtiment du marché.
refusal-nothing-to-renew = Aucune carte du marché ne peut être remplacée : les pioches sont vides.
refusal-nothing-to-harvest = Aucun de vos emplacements ne rapporte rien.
refusal-not-for-sale = « { $building } » n’est pas au marché.
refusal-too-few-coins = { $need ->
    [one] Il reste { $need } pièce à payer
   *[other] Il reste { $need } pièces à payer
} et vous en avez { $have } : mettez d’abord un cube à la place d’une pièce.
refusal-at-least-once = On échange au moins une fois.
refusal-too-often = { $limit ->
    [one] Cet échange se fait une seule fois
   *[other] Cet échange se fait au plus { $limit } fois
} ; ce que vous avez suffit pour { $most }.
refusal-castle-stands = Un château se dresse sur l’emplacement { $plot }, et un château ne se recouvre pas.
refusal-token-taken = Le jeton premier joueur a déjà été pris dans cette manche.
refusal-first-action = Vous ouvrez la manche : votre première action doit utiliser un travailleur.
refusal-can-act = Les { $coins } pièces sont pour qui ne peut ni utiliser un artisan ni construire ; vous le pouvez.
refusal-badge-missing = Pour ce contrat, il vous manque { $lacks }.
refusal-fulfilled-already = Vous avez déjà réalisé ce contrat.
refusal-empty-deck = La pioche de « { $building } » est vide : rien ne pourrait le remplacer.
refusal-too-many = Vous prenez { $have } cubes en tout : { $need } ne peuvent pas être de bois.
refusal-plot-pays-nothing = L’emplacement { $plot } ne rapporte rien.
refusal-none-to-spare = Vous n’avez pas de { $cube } en trop.

## Les événements : le journal nomme le joueur avant chacun
event-card-laid = « { $building } » arrive au marché.
event-contract-laid = Le contrat « { $contract } » est proposé.
event-first-player = commence.
event-board-laid = Le { $board } peut être choisi.
event-artisan-laid = À l’œuvre dans cette partie : { $artisan }.
event-board-chosen = choisit le { $board }.
event-round-began = La manche { $round } commence.
    .line = Manche { $round } : chacun touche son revenu
event-income = touche son revenu :{ goods-gained }.
    .line = { goods-gained }
event-recruited = recrute { $artisan }.
event-visited = place un travailleur chez { $artisan }, place { $place }.
    .line = → { $artisan }
event-price-paid = paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $player }.
    .line = −{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $player }
event-bank-paid = paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la réserve.
    .line = −{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
event-gained = prend :{ goods-gained }.
    .line = { goods-gained }
event-gave = donne :{ goods-paid }.
    .line = { goods-paid }
event-built = construit « { $building } ».
event-paid = paie :{ goods-paid }.
    .line = { goods-paid }
event-covered = recouvre « { $building } ».
event-market-paid = reçoit du marché :{ goods-gained }.
    .line = { goods-gained }
event-renewed = retire « { $building } » du marché.
event-harvested = récolte :{ goods-gained }.
    .line = { goods-gained }
event-token-laid = pose le jeton premier joueur au milieu.
event-token-won = prend le jeton premier joueur.
event-rested = utilise un travailleur pour { $coins } pièces.
    .line = +{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
event-fulfilled = réalise le contrat « { $contract } » ({ $kind }).
    .line = réalise « { $contract } »
event-fee-paid = paie { $coins } pièces à { $player }.
    .line = −{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $player }
event-third-castle = construit un troisième château : cette manche est la dernière.
    .line = troisième château
event-castle-improved = place un travailleur sur un château.
event-token-given = a placé le dernier travailleur et reçoit le jeton premier joueur.
    .line = ouvrira la manche suivante
event-castles-ended = Trois châteaux se dressent : la partie s’achève après la manche { $round }.
event-rounds-ended = Personne n’a construit trois châteaux en { $round } manches : la partie s’achève.

## La feuille de score
sheet-points = Points
sheet-buildings = Bâtiments
sheet-contracts = Contrats
sheet-castle-workers = Travailleurs sur châteaux
sheet-coins = Pièces
sheet-cubes = Bois et pierre

## Ce que le laboratoire compte
measure-rounds = Manches
measure-level-1 = Bâtiments de niveau I
measure-level-2 = Bâtiments de niveau II
measure-castles = Châteaux
measure-contracts = Contrats réalisés
measure-best = Meilleur score

## Ce qui se compte au fil des parties, après le nombre
tally-buildings = { $n ->
    [one] bâtiment construit
   *[other] bâtiments construits
}
tally-contracts = { $n ->
    [one] contrat réalisé
   *[other] contrats réalisés
}

## Objectifs d’équilibre : ce qui est mesuré
target-first-seat = Premier joueur : taux de victoire, écart à la part équitable
target-starting-choice = Plateaux : meilleur taux de victoire moins le pire
target-best-style = Meilleur style : taux de victoire, en parts équitables
target-median-rounds = Manches, médiane
target-winner-least = Points des vainqueurs : neuf sur dix en ont plus de
target-winner-most = Points des vainqueurs : neuf sur dix en ont moins de
target-mean-level-2-a-seat = Bâtiments de niveau II par joueur
target-built-above = Carte la plus construite, au-dessus de la moyenne de son niveau
target-built-of-card-laid-above = La même, sur les parties où elle vient au marché
target-built-least = Carte la moins construite
target-visited-of-artisan-laid-least = Face d’artisan la moins utilisée, sur les parties où elle est visible
target-fulfilled-least = Genre de contrat le moins réalisé
target-ended-AB-30 = Finies par un troisième château
tally-built = Bâtiments : parties où ils sont construits
tally-built-of-card-laid = Bâtiments : construits, sur les parties où ils viennent au marché
tally-visited-of-artisan-laid = Artisans : utilisés, sur les parties où cette face est visible
tally-recruited-of-artisan-laid = Artisans : recrutés, sur les parties où cette face est visible
tally-fulfilled = Contrats : parties où un genre est réalisé

## Le dessin du terminal
terminal-letter-wood = b
terminal-letter-stone = p
terminal-letter-coins = ¤
terminal-letter-meat = V
terminal-letter-fish = P
terminal-letter-cheese = F
terminal-letter-bread = M
terminal-letter-aubergine = A
terminal-setup = Les plateaux
terminal-round = Manche { $round }
terminal-over = Finie à la manche { $round }
terminal-your-turn = à vous
terminal-turn = { $player } joue
terminal-token = jeton :
terminal-token-free = jeton : au milieu
terminal-market = Marché : au bâtisseur / à chacun des autres
terminal-artisans = Artisans : place (prix), effet
terminal-contracts = Contrats : badges (M : miche de pain), pouvoir, réalisés par
terminal-boards = Plateaux au choix
terminal-ready = prêt
terminal-bare = nu
terminal-points = { $points } pts
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-workers = { $workers ->
    [one] { $workers } travailleur
   *[other] { $workers } travailleurs
}
terminal-castles = { $castles ->
    [one] { $castles } château
   *[other] { $castles } châteaux
}{ $improved ->
    [0] { "" }
   *[other] { " " }+{ $improved }
}
terminal-cubes = { $cubes } cubes
terminal-build = construire
terminal-renew = remplacer une carte
terminal-harvest = un emplacement rapporte

## Les plateaux
board-oxgate = quartier de la Porte aux Bœufs
board-old-ford = quartier du Vieux-Gué
board-cheese-mould = quartier des Faisselles
board-upper-bakehouse = quartier du Fournil-Haut
board-garden-plots = quartier des Courtils

## Les contrats
contract-journeymens-banquet = Banquet des compagnons
contract-roof-raising-meal = Repas de charpente
contract-provosts-table = Table du prévôt
contract-quarrymans-wedding = Noces du carrier
contract-feast-of-saint-nail = Festin de la Saint-Clou
contract-bargemens-supper = Souper des bateliers
contract-chapters-lent = Carême du chapitre
contract-ford-cauldron = Marmite du gué
contract-abbess-basket = Panier de l’abbesse
contract-convoy-halt = Étape des convoyeurs
contract-apprentices-snack = Goûter des apprentis
contract-pasture-tithe = Dîme de l’alpage
contract-deans-cellar = Cave du doyen
contract-night-watch-bite = Collation des veilleurs
contract-bailiffs-platter = Plateau du bailli
contract-diggers-loaf = Miche des terrassiers
contract-first-stone-bread = Pain de la première pierre
contract-alms-soup = Soupe de l’aumône
contract-sunday-batch = Fournée du dimanche
contract-lords-trenchers = Tranchoirs du seigneur
contract-physicians-garden = Jardin du médecin
contract-embassy-table = Table de l’ambassade
contract-glaziers-stew = Ragoût des verriers
contract-overseas-stall = Étal d’outremer

## Les artisans
artisan-woodcutter = le bûcheron
    .line = bûcheron
artisan-sawyers = les scieurs de long
    .line = scieurs de long
artisan-quarryman = le carrier
    .line = carrier
artisan-stone-dresser = l’appareilleuse
    .line = appareilleuse
artisan-carpenter = le charpentier
    .line = charpentier
artisan-mason = la maçonne
    .line = maçonne
artisan-travelling-merchant = la marchande foraine
    .line = marchande foraine
artisan-money-changer = le changeur
    .line = changeur
artisan-carter = le voiturier
    .line = voiturier
artisan-land-surveyor = l’arpenteuse
    .line = arpenteuse
artisan-lime-burner = la chaufournière
    .line = chaufournière
artisan-blacksmith = le forgeron
    .line = forgeron
artisan-ropemaker = le cordier
    .line = cordier
artisan-master-glazier = la maîtresse verrière
    .line = maîtresse verrière
artisan-hod-carrier = la porteuse de mortier
    .line = porteuse de mortier
artisan-gatekeeper = le portier
    .line = portier
artisan-almoner = l’aumônier
    .line = aumônier
artisan-pedlar = la colporteuse
    .line = colporteuse
artisan-site-clerk = le clerc du chantier
    .line = clerc du chantier
artisan-cook = la cantinière
    .line = cantinière

## Les bâtiments
building-masons-lodge = Loge des tailleurs
building-saw-pit = Fosse des scieurs
building-lime-kiln = Four à chaux
building-log-shed = Hangar aux grumes
building-site-bakehouse = Fournil du chantier
building-ham-smokehouse = Fumoir aux jambons
building-fish-pond-at-the-ford = Vivier du gué
building-meadow-dairy = Laiterie du pré
building-walled-kitchen-garden = Potager clos
building-common-well = Puits commun
building-field-forge = Forge volante
building-ferrymans-landing = Bac du passeur
building-ox-stable = Étable aux bœufs
building-covered-ropewalk = Corderie couverte
building-cheesemongers-stall = Échoppe du fromager
building-village-oven = Four banal
building-boatmens-hall = Halle aux mariniers
building-two-wheel-mill = Moulin des Deux-Roues
building-sworn-butchery = Boucherie jurée
building-compass-inn = Auberge du Compas
building-ripening-cellar = Cave d’affinage
building-craft-wardens-house = Maison des jurandes
building-valley-tileworks = Tuilerie du val
building-salt-store = Grenier à sel
building-forest-glassworks = Verrerie des bois
building-crane-yard = Cour de la grue
building-covered-bridge = Pont couvert
building-herb-market = Marché aux herbes
building-watchmens-belfry = Beffroi des guetteurs
building-market-cookshop = Rôtisserie des halles
building-quayside-warehouse = Entrepôt du quai
building-journeymens-hospice = Hospice des compagnons
building-castle-of-the-three-cranes = Château des Trois-Grues
building-alder-keep = Donjon de l’Aulne
building-mistwall = Castel des Brumes
building-portcullis-fort = Fort de la Herse
building-raised-bridge-castle = Château du Pont-Levé
building-sandstone-citadel = Citadelle de grès
building-jackdaw-tower = Tour aux Corneilles
building-coombe-castle = Château de la Combe
building-lindenhold = Manoir fort des Tilleuls
building-lookout-rock = Rocher-le-Guet
building-scaffold-castle = Château des Échafauds
building-mortar-bastide = Bastide du Mortier
building-high-square = Haute-Équerre
building-keystone-castle = Château de la Clef-de-Voûte
building-masters-palace = Palais des Maîtres
building-stonecrown = Couronne-de-Pierre

## Sur un petit écran
terminal-short-level = Niv. { $level }
terminal-short-boards = Plateaux
terminal-short-artisans = Artisans
terminal-short-contracts = Contrats
terminal-short-others = Autres
terminal-short-you = Vous

## Raisons d’un bot : ce qu’un tour change
reason-glory = { $way ->
    [up] +{ $points } points
   *[down] −{ $points } points
}
reason-castles = { $way ->
    [up] +{ $points } pour un château, le but du jeu
   *[down] −{ $points } pour les châteaux
}
reason-income = { $way ->
    [up] +{ $points } pour les revenus des manches à venir
   *[down] −{ $points } de revenus à venir
}
reason-contracts = { $way ->
    [up] +{ $points } pour des contrats, réalisés ou plus proches
   *[down] −{ $points } pour les contrats
}
reason-goods = { $way ->
    [up] +{ $points } pour du bois, de la pierre et des pièces
   *[down] dépense des biens qui valent { $points }
}
reason-fees = { $way ->
    [up] +{ $points } pour ce que les autres paieront chez l’artisan
   *[down] −{ $points } de ce que les autres auraient payé
}
reason-workers = { $way ->
    [up] +{ $points } pour les travailleurs, { $count } à placer
   *[down] emploie des travailleurs qui valent { $points }, { $count } à placer
}
reason-first = { $way ->
    [up] +{ $points } pour jouer en premier à la prochaine manche
   *[down] −{ $points } pour ne pas jouer en premier à la prochaine manche
}
reason-lead = { $way ->
    [up] +{ $points } pour l’avance en fin de partie
   *[down] −{ $points } pour l’avance en fin de partie
}

## Ce qu’un coup laisse, dit avant qu’il soit joué
then-income-changes = Revenu par manche :{ goods-gained }{ goods-given }.
then-badge-covered = Un badge { $kind } est recouvert.
then-others-pay = Les autres pourront aller chez { $artisan } et vous payer jusqu’à { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}.
then-artisans-left = { $artisans ->
    [one] Il reste 1 artisan au recruteur suivant.
   *[other] Il reste { $artisans } artisans au recruteur suivant.
}
then-places-left = { $places ->
    [0] Il ne reste aucune place chez { $artisan }.
    [one] Il reste 1 place chez { $artisan }.
   *[other] Il reste { $places } places chez { $artisan }.
}

## Ce qui a décidé
rank-points = points
rank-third-castle = le troisième château le plus tôt
win-points = { $by ->
    [one] d’un point
   *[other] de { $by } points
}
win-third-castle = par un troisième château plus précoce
because-third-castle = À égalité de points, l’emporte qui a bâti le premier son troisième château : { $winner }.

# thèmes des problèmes, d’après les parts du compte
theme-glory = La gloire
theme-castles = Un château
theme-income = Des revenus pour la suite
theme-contracts = Les contrats
theme-goods = Les matériaux
theme-fees = Le prix des visites
theme-workers = Des ouvriers sous la main
theme-first = Le jeton du premier joueur
theme-lead = La fin de partie
