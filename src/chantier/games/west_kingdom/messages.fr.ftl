# Architectes du Royaume de l'Ouest en français

## Sur l’étagère
game-title = Architectes du Royaume de l’Ouest
game-about = Placez vos ouvriers, capturez ceux des autres, et choisissez entre la vertu et le marché noir.
at-round = pierre { $n } de la maison des corporations

## Les ressources, et combien
good-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
}
good-wood = { $n } bois
good-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
good-gold = { $n } or
good-marble = { $n ->
    [one] { $n } marbre
   *[other] { $n } marbres
}
good-silver = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
good-virtue = { $n ->
    [one] { $n } vertu
   *[other] { $n } vertus
}
good-cards = { $n ->
    [one] { $n } carte Bâtiment
   *[other] { $n } cartes Bâtiment
}
good-debts = { $n ->
    [one] { $n } dette
   *[other] { $n } dettes
}
good-wood-or-stone = { $n } bois ou { $n ->
    [one] pierre
   *[other] pierres
}
good-nothing = rien
amount-gained = { $good ->
    [clay] { $amount ->
        [one] { $amount } argile
       *[other] { $amount } argiles
    }
    [wood] { $amount } bois
    [stone] { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
    [gold] { $amount } or
    [marble] { $amount ->
        [one] { $amount } marbre
       *[other] { $amount } marbres
    }
   *[silver] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
}

## Les métiers
skill-carpentry = charpentier
skill-tiling = tuilier
skill-masonry = maçon
lack-carpentry = un apprenti charpentier
lack-tiling = un apprenti tuilier
lack-masonry = un apprenti maçon

## Les lieux
place-forest = la forêt
    .line = forêt
place-quarry = la carrière
    .line = carrière
place-mine = la mine
    .line = mine
place-silversmith = l’atelier d’orfèvre
    .line = orfèvre
place-storehouse = l’entrepôt royal
    .line = entrepôt royal
place-workshop = l’atelier
    .line = atelier
place-tax-stand = le bâtiment des impôts
    .line = impôts
place-town-hall = l’hôtel de ville
    .line = hôtel de ville
place-guardhouse = le corps de garde
    .line = corps de garde
place-market-left = le marché noir, à gauche
    .line = marché noir
place-market-middle = le marché noir, au milieu
    .line = marché noir
place-market-right = le marché noir, à droite
    .line = marché noir
place-guildhall = la maison des corporations
    .line = corporations
place-prison = la prison
board-0 = le plateau de Bleu
board-1 = le plateau de Vermillon
board-2 = le plateau de Vert-de-gris
board-3 = le plateau de Lilas
board-4 = le plateau de Noir

## Ce que la table demande
ask-keep = Gardez une carte ; les autres passent à gauche.
ask-place = Placez un ouvrier.
ask-take-back = Vous n’avez plus d’ouvrier : reprenez-en un.
ask-mine = Prenez l’argile ou l’or.
ask-exchange = Échangez, ou terminez.
ask-workshop = Piochez des plans, ou engagez un apprenti.
ask-dismiss = Renvoyez un de vos apprentis.
ask-capture = Capturez des ouvriers, ou terminez.
ask-guard = Choisissez ce que fait le corps de garde, ou terminez.
ask-middle = Engagez un apprenti visible, ou regardez cinq bâtiments.
ask-look = Gardez une des cartes ; les autres vont sous la pile.
ask-guildhall = Construisez un bâtiment, ou travaillez à la cathédrale.
ask-mix = Combien de bois dans ce que vous payez ? Le reste est de la pierre.
ask-step-discard = Défaussez une carte pour la cathédrale.
ask-gain = Choisissez ce que vous recevez.
ask-tavern = Engagez sans payer un apprenti visible.
ask-free-capture = Faites une capture sans payer.
ask-barracks = Libérez vos ouvriers, ou faites une capture sans payer.
ask-library = Défaussez une carte contre de l’or, ou renoncez.
ask-church = Détruisez une dette, ou renoncez.
ask-crane = Placez un autre ouvrier à la maison des corporations, ou renoncez.
ask-saving = Qu’économisez-vous, du bois ou de la pierre ?
ask-debt = Prenez la dette, ou payez pour l’éviter.
ask-character = Choisissez votre personnage.
ask-discard = Vous avez plus de six cartes : défaussez-en une.

## Les coups
move-done = Terminer
move-decline = Renoncer
move-keep = Garder : { $building } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $cost })
move-place = Placer un ouvrier : { $place }{ $price ->
    [0] {""}
    [one] , pour { $price } pièce
   *[other] , pour { $price } pièces
}{ $workers ->
    [one] {""}
   *[other] {" "}({ $workers } ouvriers)
}
move-take-back = Reprendre un ouvrier : { $source } ({ $workers } sur place)
move-dig = Extraire { $ore ->
    [gold] { $amount } or
   *[other] { $amount ->
        [one] { $amount } argile
       *[other] { $amount } argiles
    }
}
move-exchange = Échanger { $pay } contre { $gain }
move-plans = Piocher { $cards ->
    [one] { $cards } carte Bâtiment
   *[other] { $cards } cartes Bâtiment
}
move-hire = Engager : { $apprentice }{ $price ->
    [0] {""}
    [one] , pour { $price } pièce
   *[other] , pour { $price } pièces
} ({ $does })
move-dismiss = Renvoyer : { $apprentice }
move-capture = { $own ->
    [1] Rappeler { $workers ->
        [one] votre ouvrier
       *[other] vos { $workers } ouvriers
    }
   *[other] Capturer { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à { $seat }
} : { $large }{ $price ->
    [0] {""}
    [one] , pour { $price } pièce
   *[other] , pour { $price } pièces
}
move-guard = { $guard ->
    [sell] Livrer tous vos captifs à la prison, pour 1 pièce chacun
    [release] Sortir tous vos ouvriers de prison
    [ransom] Racheter vos ouvriers des plateaux adverses, pour { $price } pièces
    [borrow] Libérer vos ouvriers des plateaux adverses, pour une dette et 1 vertu
   *[settle] Rembourser une dette, pour { $price } pièces
}
move-look = Regarder cinq bâtiments et en garder un
move-build = Construire : { $building } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $cost })
move-cathedral = Travailler à la cathédrale : échelon { $step } ({ $points } points)
move-pay = Payer { $wood } bois et { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
move-discard = Défausser : { $building }
move-take = Recevoir { $gain }
move-liberate = Libérer tous vos ouvriers des plateaux adverses
move-destroy = Détruire une dette impayée
move-hoist = Placer un autre ouvrier à la maison des corporations
move-save = Économiser { $saving ->
    [wood] 1 bois
   *[other] 1 pierre
}
move-accept = Prendre la dette
move-become = Être { $character } : { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
}, vertu { $virtue }{ $prisoners ->
    [0] { "" }
    [one] , 1 ouvrier en prison
   *[other] , { $prisoners } ouvriers en prison
} ({ $does })
move-buy-off = Payer { $price } pièces pour éviter la dette

## Pourquoi pas
refusal-too-dear = Il faut { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
}, vous en avez { $have }.
refusal-stall-taken = Cette place du marché noir est occupée.
refusal-too-virtuous = Votre vertu est de { $have } : au-delà de { $most }, on ne va plus au marché noir.{ $also ->
    [no] { "" }
   *[yes] { " " }Il vous manque aussi { $lacks }.
}
refusal-nothing-to-take = Il n’y a plus de carte à prendre.
refusal-nothing-to-build = Vous ne pouvez rien construire, ni avancer à la cathédrale.
refusal-nobody-to-capture = { $seat } n’a pas d’ouvrier à cet endroit : { $large }.
refusal-nothing-to-guard = Le corps de garde n’a rien à faire pour vous.
refusal-no-silver-there = Le bâtiment des impôts est vide.
refusal-none-of-yours = Vous n’avez pas d’ouvrier à reprendre là.
refusal-stays-in-guildhall = À la maison des corporations, les ouvriers restent jusqu’à la fin.
refusal-large-place-first = Vous avez des ouvriers sur un grand lieu : reprenez-en un là.
refusal-too-few-workers = Il faut { $need } de vos ouvriers sur place ; { $have ->
    [one] il y en a { $have }.
   *[other] il y en a { $have }.
}
refusal-goods-missing = Il vous manque : { $lacks }.
refusal-not-offered = Aucun de vos apprentis ne propose cet échange.
refusal-not-face-up = Cet apprenti n’est pas visible.
refusal-not-employed = Cet apprenti ne travaille pas pour vous.
refusal-other-place = { $most ->
    [one] Toutes les captures d’une visite se font au même lieu.
   *[other] Les captures d’une visite se font en { $most } lieux au plus.
}
refusal-no-captives = Vous n’avez pas de captif.
refusal-nobody-in-prison = Aucun de vos ouvriers n’est en prison.
refusal-nobody-captured = Aucun de vos ouvriers n’est sur un plateau adverse.
refusal-no-debt = Vous n’avez pas de dette impayée.
refusal-not-in-hand = Cette carte n’est pas parmi les vôtres : { $building }.
refusal-skill-missing = Il vous manque : { $lacks }.
refusal-too-wicked = La cathédrale demande une vertu de { $need } ; la vôtre est de { $have }.{ $also ->
    [no] { "" }
   *[yes] { " " }Il vous manque aussi { $lacks }.
}
refusal-step-full = L’échelon { $step } de la cathédrale est plein.
refusal-at-the-top = Vous êtes déjà au sommet de la cathédrale.
refusal-no-card-to-discard = Il faut défausser une carte Bâtiment, et vous n’en avez pas.{ $also ->
    [no] { "" }
   *[yes] { " " }Il vous manque aussi { $lacks }.
}
refusal-wrong-mix = L’échelon coûte { $asked } bois et pierres en tout ; vous avez { $wood_owned } bois et { $stone_owned ->
    [one] { $stone_owned } pierre
   *[other] { $stone_owned } pierres
}.
refusal-nothing-to-save = Ce bâtiment n’en demande pas.
refusal-must-act = La première action de la visite est obligatoire.
refusal-character-taken = { $player } a déjà choisi { $character }.
refusal-promo-character = { $character } est une carte promo, et cette table joue sans elles.
refusal-no-worker = Vous n’avez plus d’ouvrier sur votre plateau.

## Le journal
event-first-player = commence.
event-character-dealt = incarne { $character }.
event-small-shown = Marché noir, à gauche : { $goods }.
event-large-shown = Marché noir, à droite : { $goods }.
event-apprentice-shown = Un apprenti arrive : { $apprentice }.
event-card-seen = regarde une carte : { $building }.
event-card-seen-hidden = regarde une carte.
event-card-kept = garde une carte : { $building }.
    .each = Chacun garde une carte
event-card-kept-hidden = garde une carte.
event-card-passed = reçoit une carte de son voisin : { $building }.
event-card-passed-hidden = reçoit une carte de son voisin.
event-card-under = met une carte sous la pile : { $building }.
event-card-under-hidden = met une carte sous la pile.
event-card-drawn = pioche : { $building }.
    .line = +1 carte ({ $building })
event-card-drawn-hidden = pioche une carte Bâtiment.
    .line = +1 carte
event-looked-kept = garde : { $building }.
    .line = +1 carte ({ $building })
event-looked-kept-hidden = garde une des cartes regardées.
    .line = +1 carte
event-worker-placed = place un ouvrier : { $place }.
    .line = → { $place }
event-took-back = reprend un ouvrier : { $place }.
    .line = reprend un ouvrier ({ $place })
event-turn-skipped = n’a plus d’ouvrier à reprendre et passe son tour.
event-gained = reçoit { amount-gained }.
    .line = +{ amount-gained }
event-gained-all = reçoit : { $goods }.
    .line = +{ $goods }
event-exchanged = donne : { $goods }.
    .line = −{ $goods }
event-paid = paie { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
}{ $tax ->
    [0] {""}
   *[other] , dont { $tax } d’impôt
}.
    .line = −{ $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }
event-tax-taken = prend { $silver ->
    [one] la pièce
   *[other] les { $silver } pièces
} des impôts.
    .line = +{ $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }
event-coins-taken = prend { $silver ->
    [one] la pièce posée
   *[other] les { $silver } pièces posées
} sur la carte.
    .line = +{ $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }
event-coins-laid = pose { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} sur des cartes de la rangée, faute d’ouvriers.
    .line = −{ $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    }
event-virtue-won = gagne { $by ->
    [one] { $by } vertu
   *[other] { $by } vertus
} : { $virtue }.
    .line = +{ $by ->
        [one] { $by } vertu
       *[other] { $by } vertus
    }
event-virtue-wasted = ne dépasse pas { $most } de vertu : { $by ->
    [one] { $by } perdue
   *[other] { $by } perdues
}.
    .line = { $by ->
        [one] { $by } vertu perdue au-delà de { $most }
       *[other] { $by } vertus perdues au-delà de { $most }
    }
event-virtue-lost = perd { $by ->
    [one] { $by } vertu
   *[other] { $by } vertus
} : { $virtue }.
    .line = −{ $by ->
        [one] { $by } vertu
       *[other] { $by } vertus
    }
event-debt-taken = prend une dette : { $debts } en tout.
    .line = +1 dette
event-debt-destroyed = détruit une dette : il en reste { $debts }.
    .line = −1 dette
event-debt-paid = rembourse une dette : il en reste { $debts }.
    .line = −1 dette
event-debt-bought-off = paie { $silver } pièces pour éviter une dette.
    .line = −{ $silver ->
        [one] { $silver } pièce
       *[other] { $silver } pièces
    } (dette évitée)
event-hiring = va engager : { $apprentice }.
event-hired = engage : { $apprentice }.
    .line = engage { $apprentice }
event-dismissed = renvoie : { $apprentice }.
    .line = renvoie { $apprentice }
event-captured = capture { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} à { $seat } : { $place }.
    .line = capture { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à { $seat } ({ $place })
event-came-home = rappelle { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} : { $place }.
event-captives-sold = livre { $workers ->
    [one] { $workers } captif
   *[other] { $workers } captifs
} à la prison.
    .line = livre { $workers ->
        [one] { $workers } captif
       *[other] { $workers } captifs
    }
event-left-prison = sort { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} de prison.
    .line = sort { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } de prison
event-liberated = libère { $workers ->
    [one] { $workers } ouvrier capturé
   *[other] { $workers } ouvriers capturés
}.
    .line = libère { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
event-market-reset = Le marché noir est réinitialisé : ses ouvriers vont en prison.
event-built = construit : { $building }.
    .line = construit { $building }
event-step-reached = atteint l’échelon { $step } de la cathédrale.
    .line = cathédrale, échelon { $step }
event-reward-taken = prend une récompense.
    .line = récompense
event-last-round = La maison des corporations est pleine : chacun joue encore un tour.
event-ended = Le dernier tour est joué.
event-turns-ended = Chacun a joué { $turns } tours : la partie s’arrête là.
event-end-virtue = applique ses effets de fin de partie à la vertu.

## La feuille de score
sheet-buildings = Bâtiments
sheet-bonuses = Bonus
sheet-cathedral = Cathédrale
sheet-virtue = Vertu
sheet-debts = Dettes
sheet-treasure = Or et marbre
sheet-silver = Pièces
sheet-prison = Prison
sheet-total = Total

## Ce que compte le laboratoire
measure-turns = Tours de chaque joueur
measure-guildhall = Ouvriers à la maison des corporations
measure-buildings = Bâtiments construits
measure-steps = Échelons de la cathédrale
measure-debts = Dettes
measure-prisoners = Ouvriers en prison

## Ce qui se compte au fil des parties, après le nombre
tally-prisoners = { $n ->
    [one] ouvrier capturé
   *[other] ouvriers capturés
}
tally-debts = { $n ->
    [one] dette prise
   *[other] dettes prises
}

## Les apprentis
apprentice-acolyte-cards = Acolyte aux plans
apprentice-acolyte-cards-text = à chaque échelon de la cathédrale : 1 carte Bâtiment
apprentice-acolyte-clay = Acolyte à l’argile
apprentice-acolyte-clay-text = à chaque échelon de la cathédrale : 2 argiles
apprentice-acolyte-silver = Acolyte à la bourse
apprentice-acolyte-silver-text = à chaque échelon de la cathédrale : 2 pièces
apprentice-conspirator-1 = Conspirateur du beffroi
apprentice-conspirator-1-text = hôtel de ville : les captures suivantes coûtent 1 pièce de moins
apprentice-conspirator-2 = Conspirateur du cellier
apprentice-conspirator-2-text = hôtel de ville : les captures suivantes coûtent 1 pièce de moins
apprentice-debt-collector-clay = Recouvreur d’argile
apprentice-debt-collector-clay-text = à chaque dette remboursée : 2 argiles
apprentice-debt-collector-stone = Recouvreur de pierre
apprentice-debt-collector-stone-text = à chaque dette remboursée : 2 pierres
apprentice-debt-collector-wood = Recouvreur de bois
apprentice-debt-collector-wood-text = à chaque dette remboursée : 2 bois
apprentice-gatekeeper = Guichetier
apprentice-gatekeeper-text = à chaque réinitialisation du marché : jusqu’à 2 de vos ouvriers quittent la prison
apprentice-illusionist = Illusionniste
apprentice-illusionist-text = marché noir : vous ne perdez pas de vertu
apprentice-jeweller-1 = Joaillier à la loupe
apprentice-jeweller-1-text = orfèvre : 1 pièce de plus
apprentice-jeweller-2 = Joaillier à la balance
apprentice-jeweller-2-text = orfèvre : 1 pièce de plus
apprentice-labourer = Journalier
apprentice-labourer-text = les trois métiers, rien d’autre
apprentice-merchant-clay = Marchand d’argile
apprentice-merchant-clay-text = entrepôt : 1 pièce contre 3 argiles
apprentice-merchant-gold = Marchand d’or
apprentice-merchant-gold-text = entrepôt : 2 pièces contre 1 or
apprentice-merchant-marble = Marchand de marbre
apprentice-merchant-marble-text = entrepôt : 3 pièces contre 1 marbre
apprentice-merchant-stone = Marchand de pierre
apprentice-merchant-stone-text = entrepôt : 1 pièce contre 2 pierres
apprentice-merchant-wood = Marchand de bois
apprentice-merchant-wood-text = entrepôt : 1 pièce contre 2 bois
apprentice-miner-1 = Mineur à la lanterne
apprentice-miner-1-text = mine : 1 argile de plus, même si vous prenez l’or
apprentice-miner-2 = Mineur au pic
apprentice-miner-2-text = mine : 1 argile de plus, même si vous prenez l’or
apprentice-patron-clay = Mécène de l’argile
apprentice-patron-clay-text = entrepôt : 1 argile contre 1 vertu
apprentice-patron-silver = Mécène des écus
apprentice-patron-silver-text = entrepôt : 2 pièces contre 1 vertu
apprentice-patron-stone = Mécène de la pierre
apprentice-patron-stone-text = entrepôt : 1 pierre contre 1 vertu
apprentice-patron-wood = Mécène du bois
apprentice-patron-wood-text = entrepôt : 1 bois contre 1 vertu
apprentice-pickpocket = Coupe-bourse
apprentice-pickpocket-text = bâtiment des impôts : 1 or de plus
apprentice-squire-gold = Écuyer à l’or
apprentice-squire-gold-text = à chaque réinitialisation du marché sans aucun de vos ouvriers en prison : 1 or
apprentice-squire-marble = Écuyer au marbre
apprentice-squire-marble-text = à chaque réinitialisation du marché sans aucun de vos ouvriers en prison : 1 marbre
apprentice-squire-virtue = Écuyer sans reproche
apprentice-squire-virtue-text = à chaque réinitialisation du marché sans aucun de vos ouvriers en prison : 2 vertus
apprentice-stonecutter-1 = Carrier au maillet
apprentice-stonecutter-1-text = carrière : 1 pierre de plus
apprentice-stonecutter-2 = Carrier au ciseau
apprentice-stonecutter-2-text = carrière : 1 pierre de plus
apprentice-swindler-clay = Aigrefin à l’argile
apprentice-swindler-clay-text = marché noir : 2 argiles de plus
apprentice-swindler-stone = Aigrefin à la pierre
apprentice-swindler-stone-text = marché noir : 1 pierre de plus
apprentice-swindler-wood = Aigrefin au bois
apprentice-swindler-wood-text = marché noir : 1 bois de plus
apprentice-thief = Voleur
apprentice-thief-text = bâtiment des impôts : vous perdez 1 vertu de moins
apprentice-trader-clay = Négociant en argile
apprentice-trader-clay-text = entrepôt : 3 argiles contre 1 marbre
apprentice-trader-stone = Négociant en pierre
apprentice-trader-stone-text = entrepôt : 2 pierres contre 1 marbre
apprentice-trader-wood = Négociant en bois
apprentice-trader-wood-text = entrepôt : 2 bois contre 1 marbre
apprentice-trickster = Filou
apprentice-trickster-text = marché noir : 1 pièce de moins
apprentice-woodcutter-1 = Bûcheron à la hache
apprentice-woodcutter-1-text = forêt : 1 bois de plus
apprentice-woodcutter-2 = Bûcheron à la scie
apprentice-woodcutter-2-text = forêt : 1 bois de plus
apprentice-enforcer = Sergent
apprentice-enforcer-text = quand vous livrez vos captifs : 1 or de plus
apprentice-overseer = Contremaître
apprentice-overseer-text = entrepôt : il compte comme un ouvrier de plus
apprentice-peddler = Colporteur
apprentice-peddler-text = à chaque réinitialisation du marché : 2 pièces

## Les bâtiments
building-smithy = Forge
building-smithy-text = recevez 4 pierres
building-steeple = Clocher
building-steeple-text = à la fin, seul au plus haut de la cathédrale : 2 points
building-stone-market = Marché à la pierre
building-stone-market-text = à la fin, le plus de pierre : 2 points
building-tavern = Taverne
building-tavern-text = engagez sans payer un apprenti visible
building-thieves-den = Repaire de voleurs
building-thieves-den-text = recevez 4 pièces
building-tilers-hut = Cabane du tuilier
building-tilers-hut-text = à la fin, 1 point par apprenti tuilier
building-trading-post = Comptoir
building-trading-post-text = à la fin, 1 vertu par lot de 4 argiles, bois ou pierres
building-treasury = Trésor
building-treasury-text = recevez 1 or ou 3 pièces
building-university = Université
building-university-text = à la fin, sans dette impayée : 2 points
building-watchtower = Tour de guet
building-watchtower-text = chaque joueur qui a 3 ouvriers ou plus en prison perd 1 vertu
building-well = Puits
building-well-text = recevez 4 argiles
building-wood-market = Marché au bois
building-wood-market-text = à la fin, le plus de bois : 2 points
building-aqueduct = Aqueduc
building-aqueduct-text = à la fin, 1 point par bâtiment construit, celui-ci compris
building-armoury = Armurerie
building-armoury-text = faites 1 capture sans payer
building-barracks = Caserne
building-barracks-text = libérez vos ouvriers des plateaux adverses, ou faites 1 capture sans payer
building-betting-house = Maison de jeu
building-betting-house-text = prenez 1 dette
building-carpenters-hut = Cabane du charpentier
building-carpenters-hut-text = à la fin, 1 point par apprenti charpentier
building-castle = Château fort
building-castle-text = à la fin, 1 vertu par lot de 2 or
building-chapel = Chapelle
building-chapel-text = à la fin, seul au plus haut de la cathédrale : 2 vertus
building-church = Église
building-church-text = vous pouvez détruire 1 de vos dettes impayées
building-clay-market = Marché à l’argile
building-clay-market-text = à la fin, le plus d’argile : 2 points
building-clay-pit = Glaisière
building-clay-pit-text = recevez 1 or ou 1 marbre
building-drafting-room = Salle de dessin
building-drafting-room-text = piochez 2 cartes Bâtiment
building-dungeon = Oubliettes
building-dungeon-text = à la fin, vous perdez 2 vertus
building-factory = Manufacture
building-factory-text = recevez 2 marbres
building-fortress = Forteresse
building-fortress-text = faites 2 captures sans payer
building-fountain = Fontaine
building-fountain-text = à la fin, chaque dette impayée coûte 1 point de moins
building-gamblers-den = Tripot
building-gamblers-den-text = à la fin, chaque dette impayée coûte 1 point de plus
building-hideout = Cachette
building-hideout-text = tous vos ouvriers quittent la prison
building-keep = Donjon
building-keep-text = à la fin, 1 point par lot de 3 captifs sur votre plateau
building-library = Bibliothèque
building-library-text = vous pouvez défausser 1 carte Bâtiment pour 2 or
building-lighthouse = Phare
building-lighthouse-text = à la fin, 1 point par lot de 4 vertus
building-lumber-camp = Camp de bûcherons
building-lumber-camp-text = recevez 4 bois
building-masons-hut = Cabane du maçon
building-masons-hut-text = à la fin, 1 point par apprenti maçon
building-moneylender = Prêteur
building-moneylender-text = à la fin, 1 point par dette remboursée
building-monument = Monument
building-monument-text = chaque joueur gagne 1 vertu
building-observatory = Observatoire
building-observatory-text = à la fin, 1 vertu par lot de 2 marbres
building-palace = Palais
building-palace-text = recevez 1 or par lot de 4 vertus
building-reservoir = Citerne
building-reservoir-text = à la fin, 1 vertu par lot de 2 dettes remboursées
building-silver-market = Marché à l’argent
building-silver-market-text = à la fin, le plus de pièces : 2 points
building-crane = Grue
building-crane-text = vous pouvez placer un autre ouvrier à la maison des corporations
building-graveyard = Cimetière
building-graveyard-text = renvoyez un de vos apprentis
building-museum = Musée
building-museum-text = à la fin, 1 vertu par lot de 2 bâtiments construits

## Les personnages
character-therese-text = l’or et le marbre se remplacent l’un l’autre
character-caroline-text = 1 carte Bâtiment à chaque action au marché noir
character-ada-text = 1 pièce d’impôt de moins à chaque prix
character-frederick-text = aucune carte à défausser à la cathédrale
character-rudolf-text = à l’atelier, un apprenti coûte 1 pièce de moins ; jusqu’à 6 apprentis
character-lothaire-text = 1 bois ou 1 pierre de moins par bâtiment ou échelon
character-hugo-text = peut payer 2 pièces au lieu de prendre une dette
character-clovis-text = 1 carte Bâtiment pour chaque bâtiment construit
character-fara-text = 1 ouvrier quitte la prison à chaque réinitialisation du marché
character-bertha-text = 2 pièces de plus quand elle livre ses captifs

## Le dessin dans un terminal
terminal-over = Fin de la partie, après { $turns } tours
terminal-draft = Choix des cartes
terminal-last-turns = Derniers tours : encore { $turns }
terminal-turn-number = Tour { $turn }
terminal-your-turn = à vous
terminal-turn = { $player } joue
terminal-places = Les lieux
terminal-cathedral = La cathédrale
terminal-rewards = { $rewards ->
    [0] plus de récompense
    [one] { $rewards } récompense
   *[other] { $rewards } récompenses
}
terminal-workshop = À l’atelier
terminal-decks = piles : { $apprentices } apprentis, { $buildings } bâtiments
terminal-hand = Votre main
terminal-looking = Vous regardez
terminal-under = mis sous la pile : { $cards }
terminal-column-place = lieu
terminal-column-who = ouvriers
terminal-column-markers = marqueurs
terminal-column-does = effet
terminal-column-step = échelon
terminal-column-cost = coût
terminal-column-points = points
terminal-column-column = place
terminal-column-apprentice = apprenti
terminal-column-skills = métiers
terminal-column-virtue = vertu
terminal-column-coins = pièces
terminal-column-building = bâtiment
terminal-empty = vide
terminal-mix = { $goods } bois ou pierres
terminal-guildhall = { $laid } sur { $places } ; réinitialise à { $resets }
terminal-about-forest = 1 bois par ouvrier
terminal-about-quarry = 1 pierre par ouvrier
terminal-about-mine = 1 argile par ouvrier, et 1 ; ou 1 or pour deux
terminal-about-silversmith = 1 pièce par ouvrier, et 1
terminal-about-storehouse = 1 échange par ouvrier
terminal-about-workshop = des plans, ou un apprenti
terminal-about-town-hall = 1 capture par ouvrier
terminal-about-guardhouse = 1 action par ouvrier
terminal-about-market-middle = un apprenti, ou un bâtiment sur cinq
terminal-virtue = vertu { $virtue }
terminal-home = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
terminal-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
terminal-unpaid = { $debts ->
    [one] { $debts } dette
   *[other] { $debts } dettes
}
terminal-paid = { $debts ->
    [one] { $debts } remboursée
   *[other] { $debts } remboursées
}
terminal-captives = captifs
terminal-no-goods = aucune ressource
terminal-no-apprentice = aucun apprenti
terminal-no-building = aucun bâtiment
terminal-apprentices = apprentis
terminal-buildings = bâtiments
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si tout finissait ici
terminal-letter-carpentry = C
terminal-letter-tiling = T
terminal-letter-masonry = M

## Sur un petit écran
terminal-short-places = Lieux
terminal-short-cathedral = Cathédr.
terminal-short-workshop = Atelier
terminal-short-others = Autres
terminal-short-you = Vous
terminal-short-hand = Main
terminal-short-points = { $points }pts
terminal-short-forest = forêt
terminal-short-quarry = carrière
terminal-short-mine = mine
terminal-short-silversmith = orfèvre
terminal-short-storehouse = entrepôt
terminal-short-workshop-place = atelier
terminal-short-tax-stand = impôts
terminal-short-town-hall = hôtel de ville
terminal-short-guardhouse = corps de garde
terminal-short-market-left = marché gauche
terminal-short-market-middle = marché milieu
terminal-short-market-right = marché droite
terminal-short-guildhall = corporations
terminal-letter-clay = a
terminal-letter-wood = b
terminal-letter-stone = p
terminal-letter-gold = o
terminal-letter-marble = m
terminal-letter-silver = ¤

## Les cartes en tableaux dans les règles
cards-building = Bâtiment
cards-apprentice = Apprenti
cards-points = Points
cards-cost = Coût
cards-skills = Métiers
cards-virtue = Vertu
cards-does = Effet
cards-reward = Récompense
cards-cards = Cartes
cards-left = À gauche, la petite face
cards-right = À droite, la grande face

## Raisons d’un bot : ce qu’un tour change
reason-buildings = { $way ->
    [up] +{ $points } pour un bâtiment
   *[down] −{ $points } pour les bâtiments
}
reason-cathedral = { $way ->
    [up] +{ $points } pour un échelon de la cathédrale
   *[down] −{ $points } pour la cathédrale
}
reason-virtue = { $way ->
    [up] +{ $points } pour la vertu et moins de dettes
   *[down] −{ $points } pour la vertu et les dettes
}
reason-treasure = { $way ->
    [up] +{ $points } pour l’or et le marbre, à présent { $count }
   *[down] dépense de l’or et du marbre qui valent { $points }, à présent { $count }
}
reason-goods = { $way ->
    [up] +{ $points } pour des matériaux et de l’argent
   *[down] dépense des matériaux et de l’argent qui valent { $points }
}
reason-plans = { $way ->
    [up] +{ $points }, car ce qu’il prévoit de bâtir se rapproche
   *[down] −{ $points }, car il reste moins à bâtir
}
reason-apprentices = { $way ->
    [up] +{ $points } pour les apprentis, à présent { $count }
   *[down] −{ $points } pour les apprentis, à présent { $count }
}
reason-workers = { $way ->
    [up] +{ $points } pour les ouvriers chez soi, à présent { $count }
   *[down] −{ $points } pour les ouvriers chez soi, à présent { $count }
}
reason-crowds = { $way ->
    [up] +{ $points } pour ses ouvriers regroupés
   *[down] −{ $points } pour ses ouvriers qui étaient regroupés
}
reason-cards = { $way ->
    [up] +{ $points } pour des cartes Bâtiment, à présent { $count }
   *[down] −{ $points } pour des cartes Bâtiment, à présent { $count }
}
reason-guildhall = { $way ->
    [up] +{ $points } pour une place à la maison des corporations
   *[down] −{ $points } pour les places à la maison des corporations
}
reason-rivals = { $way ->
    [up] +{ $points }, car il prend à un rival ce qu’il a
   *[down] −{ $points }, car un rival y gagne
}
reason-end = { $way ->
    [up] +{ $points } pour la fin, car il mène
   *[down] −{ $points } pour la fin, car il est derrière
}

## Ce qu’un coup laisse, dit avant qu’il soit joué
then-may-be-captured = Vos { $workers } ouvriers réunis là ({ $place }) peuvent être capturés ensemble.
then-still-there = { $workers ->
    [0] Vous n’y aurez plus d’ouvrier ({ $place }).
    [one] Il vous y restera 1 ouvrier ({ $place }).
   *[other] Il vous y restera { $workers } ouvriers ({ $place }).
}
then-silver-on-cards = Qui engagera là ensuite prendra { $silver ->
    [one] la pièce
   *[other] les { $silver } pièces
}.
then-guildhall-left = { $places ->
    [0] La maison des corporations est pleine : chacun joue encore une fois.
    [one] Il reste 1 place à la maison des corporations.
   *[other] Il reste { $places } places à la maison des corporations.
}

## Ce qui a décidé
rank-total = points
rank-virtue = vertu
rank-silver = pièces
win-total = { $by ->
    [one] d’un point
   *[other] de { $by } points
}
win-virtue = à la vertu
win-silver = aux pièces

# thèmes des problèmes, d’après les parts du compte
theme-buildings = Un bâtiment
theme-cathedral = La cathédrale
theme-guildhall = Une place à la maison des corporations
theme-plans = Des plans réalisables
theme-virtue = Vertu et dettes
theme-treasure = Or et marbre
theme-goods = Matériaux et argent
theme-apprentices = Les apprentis
theme-workers = Des ouvriers sous la main
theme-crowds = Des ouvriers en nombre
theme-cards = Les cartes en main
theme-rivals = Ce qu’ont les rivaux
theme-end = La fin de partie
