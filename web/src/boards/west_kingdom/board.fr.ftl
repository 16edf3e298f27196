# Ce que dit le plateau ; le reste est dit par les règles.

round = { $last ->
    [none] pierre { $n }/{ $all }
   *[other] dernier tour
}
tab-town = Ville
tab-apprentices = Apprentis
tab-works = Chantier
tab-home = Chez vous
virtue = Vertu
in-points = points
no-cathedral = pas de cathédrale jusqu’à { $n }
no-market = pas de marché noir dès { $n }
tax-waived = impôt −{ $n }
virtue-of = { $name } : vertu { $n }, { $points } points
town = La ville
market = Marché noir
prison = Prison
cathedral = Cathédrale
guildhall = Maison des corporations
piles = Les piles
at-forest = Forêt
at-quarry = Carrière
at-mine = Mine
at-silversmith = Orfèvre
at-storehouse = Entrepôt royal
at-tax-stand = Impôts
at-workshop = Atelier
at-town-hall = Hôtel de ville
at-guardhouse = Corps de garde
at-market = Marché noir
at-cathedral = Cathédrale
at-reset = Marché vidé
at-debt-paid = Dette payée
at-captives-sold = Captifs livrés
at-hire = Apprentis à l’atelier
if-you-come = si vous venez
or = ou
free = gratuit
enough = C’est assez
left = { $n ->
    [one] reste 1
   *[other] restent { $n }
}
count-exchanges = { $n ->
    [one] 1 troc
   *[other] { $n } trocs
}
count-captures = { $n ->
    [one] 1 prise
   *[other] { $n } prises
}
count-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
good-tax = { $n ->
    [one] { $n } pièce d’impôt
   *[other] { $n } pièces d’impôt
}
good-apprentices = un apprenti
good-looks = 1 plan parmi { $n }
name-clay = argile
name-wood = bois
name-stone = pierre
name-gold = or
name-marble = marbre
name-silver = argent
skill-of = { $skill }
skill-lacking = { $skill } : il vous en manque
crowd = { $name }, { $where } : { $n ->
    [one] 1 ouvrier
   *[other] { $n } ouvriers
}
tax-there = { $n ->
    [0] aucune pièce aux impôts
    [one] 1 pièce aux impôts
   *[other] { $n } pièces aux impôts
}
coins-there = { $n ->
    [one] 1 pièce posée dessus
   *[other] { $n } pièces posées dessus
}
cleared = vidé s’il est plein, ou à la pierre { $n }
cleared-full = vidé s’il est plein
stall-small = petit lot
stall-middle = sous le manteau
stall-large = grand lot
an-apprentice = un apprenti
one-of-five = 1 plan de 5
prison-note = dès 3 : vertu −1 ; le plus : 1 dette
prison-empty = personne
pile-rewards = récom­penses
pile-plans = plans
pile-apprentices = apprentis
pile-market = marché
column = { $n ->
    [1] 1re colonne
   *[other] { $n }e
}
enlarge = Agrandir : { $name }
plus-discard = + 1 plan défaussé
cathedral-cut = La cathédrale en coupe
step-told = Échelon { $n }, { $points } points : { $names }
nobody = personne
stones = { $n } pierres sur { $all }.
stone-resets = Cette pierre vide le marché noir
last-turns = { $n ->
    [0] Fin de la partie
    [one] Dernier tour : encore 1 joueur
   *[other] Dernier tour : encore { $n } joueurs
}
hand = Votre main
hand-note = { $n } sur { $most }, secrets
hand-empty = Aucun plan : l’atelier en donne.
in-the-end = Fin :
at-once = Aussitôt :
yours = Chez vous
workers-home = { $n ->
    [0] aucun ouvrier
    [one] 1 ouvrier
   *[other] { $n } ouvriers
}
debts-own = { $n ->
    [0] aucune dette
    [one] 1 dette
   *[other] { $n } dettes
}{ $paid ->
    [0] {""}
    [one] , 1 payée
   *[other] , { $paid } payées
}
held-by = pris par
free-yours = Libérer vos ouvriers
apprentices = Apprentis
of-most = { $n } sur { $most }
street = Votre rue
street-empty = Rien de bâti encore.
points-now = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
} à ce jour
captives = Captifs
captives-worth = { $n ->
    [one] vaut 1 pièce
   *[other] valent { $n } pièces
}
captives-none = aucun
free-workers = Libres
taken-by = Pris par
holds = Tient
board-of = Le plateau, { $name }
buildings-count = { $n ->
    [0] aucun bâtiment
    [one] 1 bâtiment
   *[other] { $n } bâtiments
}
buildings = Bâtiments
if-it-ended = Si tout finissait ici
others-choose = Les autres choisissent encore.
when-hired = à l’embauche
hire-ask = L’engager ?
you-have = Vous avez
way-workshop = Par l’atelier
way-market = Par le marché noir
bill-tax = d’impôt, au bâtiment des impôts
bill-bank = à la banque
bill-row = posées sur les premières cartes de la rangée, faute d’ouvriers
bill-market = à la banque, sans impôt ni rang ; et la vertu baisse
build-ask = Le bâtir ?
it-costs = Il faut
do-hire = L’engager
do-build = Bâtir
do-keep = Garder
do-discard = Défausser
do-dismiss = Renvoyer
verb-place = Placer un ouvrier
verb-capture = Capturer
verb-exchange = Échanger
verb-hire = Engager
verb-discard = Défausser
verb-build = Bâtir
verb-take-back = Reprendre
verb-keep = Garder
verb-become = Choisir un personnage
verb-dig = Extraire
verb-dismiss = Renvoyer
verb-save = Économiser
verb-take = Prendre
verb-guard = Au corps de garde
verb-pay = Payer
face-take = { $n ->
    [one] { $n } à { $name }
   *[other] { $n } à { $name }
}, { $place }
face-recall = { $n ->
    [one] le vôtre
   *[other] vos { $n }
}, { $place }
face-guard-sell = Livrer vos captifs
face-guard-release = Vider la prison des vôtres
face-guard-ransom = Racheter les vôtres
face-guard-borrow = Les libérer à crédit
face-guard-settle = Rembourser une dette
face-cathedral = Monter à l’échelon { $n }
short-forest = Forêt
short-quarry = Carrière
short-mine = Mine
short-silversmith = Orfèvre
short-storehouse = Entrepôt
short-tax-stand = Impôts
short-workshop = Atelier
short-town-hall = Hôtel
short-guardhouse = Garde
short-guildhall = Corporations
short-prison = Prison
fx-conspirator = suivantes : 1 pièce de moins
fx-gatekeeper = 2 sortent de prison
fx-illusionist = sans perte de vertu
fx-labourer = les trois métiers
fx-thief = 1 vertu perdue de moins
fx-trickster = 1 pièce de moins
fx-overseer = 1 ouvrier de plus
street-of = Sa rue
left-in-bar = { $n ->
    [one] (reste 1)
   *[other] (restent { $n })
}
others-virtue = Vertu
others-plans = Plans
others-buildings = Bâtiments
others-debts = Dettes
others-prison = Prison
others-skills = Métiers
others-points = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
}
nobody-short = –

## Variants
option-characters = Personnages
option-promos = Cartes promotionnelles
option-chosen-characters = Personnages choisis
