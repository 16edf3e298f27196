# What the board of Artisans & Bâtisseurs says besides the rules.
round-chip = { $round ->
    [0] setup
   *[other] round { $round }
}
tab-market = Market
tab-artisans = Artisans
tab-district = Quarter

market = Market
pays = income
once-covered = once covered
never-covered = never covered
pays-nothing = nothing
first-player-token = First player
token-middle = in the middle
stall-builder = builder
stall-others = others
nothing = nothing
decks = deck
deck-left = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
no-card = no card left

artisans = Artisans
price-goes = the price goes to the recruiter
neutral = neutral, to the bank
no-recruiter = no recruiter
artisans-later = Artisans come when everybody has a quarter.
place-name = { $artisan }, place { $n }, price { $price }
place-taken = { $artisan }, place { $n }: { $name } works there
effect-sentence = { effect-what }

your-district = Your quarter
per-round = a round
plot-n = Plot { $n }
plot-bare = bare plot
plot-name = Plot { $n }: { $building }
project = project
storey = “{ $building }”, covered: { $points ->
    [one] 1 point
   *[other] { $points } points
}, still pays{ goods-gained }

contracts = Contracts
contract-worth = 1 point each
fulfilled = fulfilled
contract-ready = possible now
contract-lacks = lacks { $badges }
badges-n = { $badge ->
    [meat] { $n ->
        [one] meat
       *[other] { $n } meat
    }
    [fish] { $n ->
        [one] fish
       *[other] { $n } fish
    }
    [cheese] { $n ->
        [one] cheese
       *[other] { $n } cheese
    }
    [bread] { $n ->
        [one] bread
       *[other] { $n } bread
    }
   *[aubergine] { $n ->
        [one] aubergine
       *[other] { $n } aubergines
    }
}
badge-lacks = { $badge }, lacking

stores = Stores
points-now = { $n ->
    [one] 1 point if it ended now
   *[other] { $n } points if it ended now
}
workers-left = { $n ->
    [0] no worker left
    [one] 1 worker
   *[other] { $n } workers
}
castles = { $n ->
    [one] 1 castle
   *[other] { $n } castles
}

face-visit = { $artisan }: { effect-what }
face-use = 1 { $cube } instead
face-token = Token
price-lacks = { $good }, { $n } missing

verb-choose = Choose a board
verb-use = Put a cube
verb-visit = Send
verb-build = Build
verb-recruit = Recruit
verb-renew = Replace
verb-fulfil = Fulfil
verb-wood = Cubes
verb-trade = Exchange
verb-plot = Plot
verb-harvest = Harvest
