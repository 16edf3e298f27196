# Ce que dit le plateau d’Artisans & Bâtisseurs, en plus des règles.
round-chip = { $round ->
    [0] départ
   *[other] manche { $round }
}
tab-market = Marché
tab-artisans = Artisans
tab-district = Quartier

market = Marché
pays = revenu
once-covered = une fois recouvert
never-covered = jamais recouvert
pays-nothing = rien
first-player-token = Premier joueur
token-middle = au milieu
stall-builder = bâtisseur
stall-others = autres
nothing = rien
decks = pioche
deck-left = { $n ->
    [one] 1 carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
no-card = plus de carte

artisans = Artisans
price-goes = le prix va au recruteur
neutral = neutre, à la banque
no-recruiter = sans recruteur
artisans-later = Les artisans viennent quand chacun a son quartier.
place-name = { $artisan }, place { $n }, prix { $price }
place-taken = { $artisan }, place { $n } : { $name } y travaille
effect-sentence = { effect-what }

your-district = Votre quartier
per-round = par manche
plot-n = Emplacement { $n }
plot-bare = emplacement nu
plot-name = Emplacement { $n } : { $building }
project = projet
storey = « { $building } », recouvert : { $points ->
    [one] 1 point
   *[other] { $points } points
}, revenu restant :{ goods-gained }

contracts = Contrats
contract-worth = 1 point chacun
fulfilled = réalisé
contract-ready = possible maintenant
contract-lacks = manque { $badges }
badges-n = { $badge ->
    [meat] { $n ->
        [one] viande
       *[other] { $n } viandes
    }
    [fish] { $n ->
        [one] poisson
       *[other] { $n } poissons
    }
    [cheese] { $n ->
        [one] fromage
       *[other] { $n } fromages
    }
    [bread] { $n ->
        [one] pain
       *[other] { $n } pains
    }
   *[aubergine] { $n ->
        [one] aubergine
       *[other] { $n } aubergines
    }
}
badge-lacks = { $badge }, manque

stores = Réserves
points-now = { $n ->
    [one] 1 point si tout s’arrêtait
   *[other] { $n } points si tout s’arrêtait
}
workers-left = { $n ->
    [0] plus de travailleur
    [one] 1 travailleur
   *[other] { $n } travailleurs
}
castles = { $n ->
    [one] 1 château
   *[other] { $n } châteaux
}

face-visit = { $artisan } : { effect-what }
face-use = Plutôt 1 { $cube }
face-token = Jeton
price-lacks = { $good }, il en manque { $n }

verb-choose = Choisir un plateau
verb-use = Mettre un cube
verb-visit = Envoyer
verb-build = Construire
verb-recruit = Recruter
verb-renew = Remplacer
verb-fulfil = Réaliser
verb-wood = Cubes
verb-trade = Échanger
verb-plot = Emplacement
verb-harvest = Récolter
