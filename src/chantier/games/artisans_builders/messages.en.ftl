# Artisans & Bâtisseurs in English

## On the shelf
game-title = Artisans & Bâtisseurs
game-about = Build your quarter, storey upon storey, with the artisans of the town.
at-round = round { $n }

## Badges and goods
badge-meat = meat
badge-fish = fish
badge-cheese = cheese
badge-bread = bread
badge-aubergine = aubergine
good-wood = wood
good-stone = stone
good-coins = coins
count-wood = { $n } wood
count-stone = { $n } stone
count-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
count-meat = { $n ->
    [one] 1 meat badge
   *[other] { $n } meat badges
}
count-fish = { $n ->
    [one] 1 fish badge
   *[other] { $n } fish badges
}
count-cheese = { $n ->
    [one] 1 cheese badge
   *[other] { $n } cheese badges
}
count-bread = { $n ->
    [one] 1 bread badge
   *[other] { $n } bread badges
}
count-aubergine = { $n ->
    [one] 1 aubergine badge
   *[other] { $n } aubergine badges
}

## Amounts, part of other sentences
goods-gained = { $wood ->
    [0] { "" }
   *[other] { " " }+{ $wood } wood
}{ $stone ->
    [0] { "" }
   *[other] { " " }+{ $stone } stone
}{ $coins ->
    [0] { "" }
    [one] { " " }+1 coin
   *[other] { " " }+{ $coins } coins
}
goods-paid = { $wood ->
    [0] { "" }
   *[other] { " " }−{ $wood } wood
}{ $stone ->
    [0] { "" }
   *[other] { " " }−{ $stone } stone
}{ $coins ->
    [0] { "" }
    [one] { " " }−1 coin
   *[other] { " " }−{ $coins } coins
}
goods-given = { $givewood ->
    [0] { "" }
   *[other] { " " }−{ $givewood } wood
}{ $givestone ->
    [0] { "" }
   *[other] { " " }−{ $givestone } stone
}{ $givecoins ->
    [0] { "" }
    [one] { " " }−1 coin
   *[other] { " " }−{ $givecoins } coins
}
price-paid = { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}
effect-what = { $effect ->
    [cubes] { $times } { $times ->
        [one] cube
       *[other] cubes
    } of your choice
    [trade] up to { $times } ×{ goods-given }{ goods-gained }
    [build] build for less:{ goods-paid }
    [renew] replace a market card{ goods-gained }
    [harvest] one of your plots pays again
   *[gain] take{ goods-gained }
}

## What the table asks
ask-board = Choose your district board.
ask-recruit = Recruit an artisan: the others will pay you, but you cannot use them yourself.
ask-action = Place a worker, or take the first-player token.
ask-payment = Pay the coins of the cost, or use a cube instead of a coin.
ask-plot = Choose the plot to build on.
ask-contract = Fulfil a contract, or decline.
ask-cubes = Choose how many of the cubes are wood.
ask-trade = Choose how often you exchange.
ask-rebate = Choose the building you build for less.
ask-renew = Choose the market card that leaves the game.
ask-harvest = Choose the plot that pays again.

## Moves
move-choose = Take { $board }: its plots pay { $plot1 } + { $plot2 } + { $plot3 }, { $badge } badge
move-recruit = Recruit { $artisan }
move-visit = Worker to { $artisan }, place { $place } ({ price-paid }): { effect-what }
move-build = Build { $building }{ goods-paid }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
move-token = Take the first-player token
move-coins = Worker for { $coins } coins
move-pay = Pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
move-use = { $cube ->
   *[other] Use 1 { $cube } instead of a coin
}
move-plot = Build on plot { $plot }{ $stands ->
    [no] , which is bare
   *[other] , over { $stands }
}
move-decline = Decline
move-fulfil = Fulfil { $contract } ({ $kind }): { effect-what }{ $fee ->
    [0] { "" }
   *[other] ; fee { $fee } coins
}
move-wood = Take { $number } wood and { $stone } stone
move-trade = Exchange { $number } ×{ goods-given }{ goods-gained }
move-renew = Replace { $building }
move-harvest = Plot { $plot } pays:{ goods-gained }

## Refusals
refusal-goods-missing = That takes { $takes }; you lack { $lacks }.{ $also ->
    [build] { " " }And even for less you could pay for no building of the market.
    [renew] { " " }And no market card can be replaced: the decks are empty.
    [harvest] { " " }And none of your plots pays anything.
   *[no] { "" }
}
refusal-not-offered = That is not among the boards to choose from: { $board }.
refusal-not-in-this-game = The card of { $artisan } is not in this game.
refusal-other-side-up = The other side of that card is up: { $up }, not { $artisan }.
refusal-recruited-already = Somebody has recruited { $artisan } in this round.
refusal-neutral = Nobody can recruit { $artisan }: that artisan is neutral.
refusal-own-artisan = You recruited { $artisan } yourself: only the others may go there.
refusal-no-such-place = There is no place { $place } on the card of { $artisan }; { $places ->
    [one] it has one.
   *[other] it has { $places }.
}
refusal-occupied = A worker stands there already.
refusal-nothing-to-build = Even for less you could pay for no building of the market.
refusal-nothing-to-renew = No market card can be replaced: the decks are empty.
refusal-nothing-to-harvest = None of your plots pays anything.
refusal-not-for-sale = { $building } is not on the market.
refusal-too-few-coins = { $need ->
    [one] 1 coin is due
   *[other] { $need } coins are due
} and you have { $have }: use a cube instead of a coin first.
refusal-at-least-once = You exchange at least once.
refusal-too-often = { $limit ->
    [one] That exchange is made once
   *[other] That exchange is made { $limit } times at most
}; what you have is enough for { $most }.
refusal-castle-stands = A castle stands on plot { $plot }, and a castle can’t be covered.
refusal-token-taken = The first-player token has been taken in this round.
refusal-first-action = Your first action as first player must use a worker.
refusal-can-act = The { $coins } coins are for those who can neither use an artisan nor build; you can.
refusal-badge-missing = For that contract you lack { $lacks }.
refusal-fulfilled-already = You have fulfilled that contract already.
refusal-empty-deck = The deck of { $building } is empty: nothing could replace it.
refusal-too-many = You take { $have } cubes in all, so { $need } of them can’t be wood.
refusal-plot-pays-nothing = Plot { $plot } pays nothing.
refusal-none-to-spare = You have no { $cube } to spare.

## Events: the log names the player before each
event-card-laid = { $building } comes to the market.
event-contract-laid = The contract “{ $contract }” is on offer.
event-first-player = is the first player.
event-board-laid = { $board } can be chosen.
event-artisan-laid = At work in this game: { $artisan }.
event-board-chosen = chooses { $board }.
event-round-began = Round { $round } begins.
    .line = Round { $round }: everybody receives income
event-income = receives income:{ goods-gained }.
    .line = { goods-gained }
event-recruited = recruits { $artisan }.
event-visited = sends a worker to { $artisan }, place { $place }.
    .line = → { $artisan }
event-price-paid = pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $player }.
    .line = −{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $player }
event-bank-paid = pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the bank.
    .line = −{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-gained = takes:{ goods-gained }.
    .line = { goods-gained }
event-gave = gives:{ goods-paid }.
    .line = { goods-paid }
event-built = builds { $building }.
event-paid = pays:{ goods-paid }.
    .line = { goods-paid }
event-covered = covers { $building }.
event-market-paid = receives from the market:{ goods-gained }.
    .line = { goods-gained }
event-renewed = removes { $building } from the market.
event-harvested = harvests:{ goods-gained }.
    .line = { goods-gained }
event-token-laid = lays the first-player token in the middle.
event-token-won = takes the first-player token.
event-rested = uses a worker for { $coins } coins.
    .line = +{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-fulfilled = fulfils the contract “{ $contract }” ({ $kind }).
    .line = fulfils “{ $contract }”
event-fee-paid = pays { $coins } coins to { $player }.
    .line = −{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $player }
event-third-castle = builds a third castle: this round is the last.
    .line = a third castle
event-castle-improved = sends a worker to a castle.
event-token-given = placed the last worker and receives the first-player token.
    .line = opens the next round
event-castles-ended = Three castles stand: the game ends after round { $round }.
event-rounds-ended = Nobody has built three castles in { $round } rounds: the game ends.

## The score sheet
sheet-points = Points
sheet-buildings = Buildings
sheet-contracts = Contracts
sheet-castle-workers = Workers on castles
sheet-coins = Coins
sheet-cubes = Wood and stone

## What the lab counts
measure-rounds = Rounds
measure-level-1 = Level I buildings
measure-level-2 = Level II buildings
measure-castles = Castles
measure-contracts = Contracts fulfilled
measure-best = Highest score

## What is counted over many games, after the figure
tally-buildings = { $n ->
    [one] building built
   *[other] buildings built
}
tally-contracts = { $n ->
    [one] contract fulfilled
   *[other] contracts fulfilled
}

## Targets of balance: what is measured
target-first-seat = First player: win rate, away from a fair share
target-starting-choice = Boards: best win rate less the worst
target-best-style = Best style: win rate, in fair shares
target-median-rounds = Rounds, median
target-winner-least = Winners’ points: nine in ten have more than
target-winner-most = Winners’ points: nine in ten have less than
target-mean-level-2-a-seat = Level II buildings a player
target-built-above = Most built card, above the mean of its level
target-built-of-card-laid-above = The same, of games in which it came to the market
target-built-least = Least built card
target-visited-of-artisan-laid-least = Least used face of an artisan, of games in which it is up
target-fulfilled-least = Least fulfilled kind of contract
target-ended-AB-30 = Ended by a third castle
tally-built = Buildings: games in which they are built
tally-built-of-card-laid = Buildings: built, of games in which they come to the market
tally-visited-of-artisan-laid = Artisans: used, of games in which that side is up
tally-recruited-of-artisan-laid = Artisans: recruited, of games in which that side is up
tally-fulfilled = Contracts: games in which a kind is fulfilled

## Drawn in the terminal
terminal-letter-wood = w
terminal-letter-stone = s
terminal-letter-coins = c
terminal-letter-meat = M
terminal-letter-fish = F
terminal-letter-cheese = C
terminal-letter-bread = B
terminal-letter-aubergine = A
terminal-setup = The boards
terminal-round = Round { $round }
terminal-over = Over in round { $round }
terminal-your-turn = your turn
terminal-turn = { $player } to play
terminal-token = token:
terminal-token-free = token: in the middle
terminal-market = Market: for the builder / for each other
terminal-artisans = Artisans: place (price), effect
terminal-contracts = Contracts: badges, power, fulfilled by
terminal-boards = Boards to choose from
terminal-ready = ready
terminal-bare = bare
terminal-points = { $points } pts
terminal-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
terminal-castles = { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}{ $improved ->
    [0] { "" }
   *[other] { " " }+{ $improved }
}
terminal-cubes = { $cubes } cubes
terminal-build = build
terminal-renew = replace a card
terminal-harvest = a plot pays again

## District boards
board-oxgate = the Oxgate Quarter
board-old-ford = the Old Ford Quarter
board-cheese-mould = the Cheese-Mould Quarter
board-upper-bakehouse = the Upper Bakehouse Quarter
board-garden-plots = the Garden Plots Quarter

## Contracts
contract-journeymens-banquet = Journeymen’s Banquet
contract-roof-raising-meal = Roof-Raising Meal
contract-provosts-table = Provost’s Table
contract-quarrymans-wedding = Quarryman’s Wedding
contract-feast-of-saint-nail = Feast of Saint Nail
contract-bargemens-supper = Bargemen’s Supper
contract-chapters-lent = Chapter’s Lent
contract-ford-cauldron = Ford Cauldron
contract-abbess-basket = Abbess’s Basket
contract-convoy-halt = Convoy Halt
contract-apprentices-snack = Apprentices’ Snack
contract-pasture-tithe = Pasture Tithe
contract-deans-cellar = Dean’s Cellar
contract-night-watch-bite = Night-Watch Bite
contract-bailiffs-platter = Bailiff’s Platter
contract-diggers-loaf = Diggers’ Loaf
contract-first-stone-bread = First-Stone Bread
contract-alms-soup = Alms Soup
contract-sunday-batch = Sunday Batch
contract-lords-trenchers = Lord’s Trenchers
contract-physicians-garden = Physician’s Garden
contract-embassy-table = Embassy Table
contract-glaziers-stew = Glaziers’ Stew
contract-overseas-stall = Overseas Stall

## Artisans
artisan-woodcutter = the Woodcutter
    .line = Woodcutter
artisan-sawyers = the Sawyers
    .line = Sawyers
artisan-quarryman = the Quarryman
    .line = Quarryman
artisan-stone-dresser = the Stone Dresser
    .line = Stone Dresser
artisan-carpenter = the Carpenter
    .line = Carpenter
artisan-mason = the Mason
    .line = Mason
artisan-travelling-merchant = the Travelling Merchant
    .line = Travelling Merchant
artisan-money-changer = the Money Changer
    .line = Money Changer
artisan-carter = the Carter
    .line = Carter
artisan-land-surveyor = the Land Surveyor
    .line = Land Surveyor
artisan-lime-burner = the Lime Burner
    .line = Lime Burner
artisan-blacksmith = the Blacksmith
    .line = Blacksmith
artisan-ropemaker = the Ropemaker
    .line = Ropemaker
artisan-master-glazier = the Master Glazier
    .line = Master Glazier
artisan-hod-carrier = the Hod Carrier
    .line = Hod Carrier
artisan-gatekeeper = the Gatekeeper
    .line = Gatekeeper
artisan-almoner = the Almoner
    .line = Almoner
artisan-pedlar = the Pedlar
    .line = Pedlar
artisan-site-clerk = the Site Clerk
    .line = Site Clerk
artisan-cook = the Cook
    .line = Cook

## Buildings
building-masons-lodge = Masons’ Lodge
building-saw-pit = Saw Pit
building-lime-kiln = Lime Kiln
building-log-shed = Log Shed
building-site-bakehouse = Site Bakehouse
building-ham-smokehouse = Ham Smokehouse
building-fish-pond-at-the-ford = Fish Pond at the Ford
building-meadow-dairy = Meadow Dairy
building-walled-kitchen-garden = Walled Kitchen Garden
building-common-well = Common Well
building-field-forge = Field Forge
building-ferrymans-landing = Ferryman’s Landing
building-ox-stable = Ox Stable
building-covered-ropewalk = Covered Ropewalk
building-cheesemongers-stall = Cheesemonger’s Stall
building-village-oven = Village Oven
building-boatmens-hall = Boatmen’s Hall
building-two-wheel-mill = Two-Wheel Mill
building-sworn-butchery = Sworn Butchery
building-compass-inn = The Compass Inn
building-ripening-cellar = Ripening Cellar
building-craft-wardens-house = Craft Wardens’ House
building-valley-tileworks = Valley Tileworks
building-salt-store = Salt Store
building-forest-glassworks = Forest Glassworks
building-crane-yard = Crane Yard
building-covered-bridge = Covered Bridge
building-herb-market = Herb Market
building-watchmens-belfry = Watchmen’s Belfry
building-market-cookshop = Market Cookshop
building-quayside-warehouse = Quayside Warehouse
building-journeymens-hospice = Journeymen’s Hospice
building-castle-of-the-three-cranes = Castle of the Three Cranes
building-alder-keep = Alder Keep
building-mistwall = Mistwall
building-portcullis-fort = Portcullis Fort
building-raised-bridge-castle = Raised-Bridge Castle
building-sandstone-citadel = Sandstone Citadel
building-jackdaw-tower = Jackdaw Tower
building-coombe-castle = Coombe Castle
building-lindenhold = Lindenhold
building-lookout-rock = Lookout Rock
building-scaffold-castle = Scaffold Castle
building-mortar-bastide = Mortar Bastide
building-high-square = High Square
building-keystone-castle = Keystone Castle
building-masters-palace = Masters’ Palace
building-stonecrown = Stonecrown

## On a small screen
terminal-short-level = Level { $level }
terminal-short-boards = Boards
terminal-short-artisans = Artisans
terminal-short-contracts = Contract
terminal-short-others = Others
terminal-short-you = You

## Reasons of a bot: what a turn changes
reason-glory = { $way ->
    [up] +{ $points } points
   *[down] −{ $points } points
}
reason-castles = { $way ->
    [up] +{ $points } for a castle, the game’s goal
   *[down] −{ $points } for the castles
}
reason-income = { $way ->
    [up] +{ $points } for the income of the rounds to come
   *[down] −{ $points } of income to come
}
reason-contracts = { $way ->
    [up] +{ $points } for contracts, fulfilled or nearer
   *[down] −{ $points } for contracts
}
reason-goods = { $way ->
    [up] +{ $points } for wood, stone and coins
   *[down] spends goods worth { $points }
}
reason-fees = { $way ->
    [up] +{ $points } for what others will pay at the artisan
   *[down] −{ $points } of what others would have paid
}
reason-workers = { $way ->
    [up] +{ $points } for the workers, { $count } to be placed
   *[down] uses workers worth { $points }, { $count } to be placed
}
reason-first = { $way ->
    [up] +{ $points } for being first in the next round
   *[down] −{ $points } for not being first in the next round
}
reason-lead = { $way ->
    [up] +{ $points } for the lead as the game ends
   *[down] −{ $points } for the lead as the game ends
}

## What a move leaves, told before it is made
then-income-changes = Income each round:{ goods-gained }{ goods-given }.
then-badge-covered = A badge is covered: { $kind }.
then-others-pay = The others may go to { $artisan } and pay you up to { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
then-artisans-left = { $artisans ->
    [one] One artisan is left to the next recruiter.
   *[other] { $artisans } artisans are left to the next recruiter.
}
then-places-left = { $places ->
    [0] No place is left with { $artisan }.
    [one] One place is left with { $artisan }.
   *[other] { $places } places are left with { $artisan }.
}

## What decided it
rank-points = points
rank-third-castle = the earliest third castle
win-points = { $by ->
    [one] by 1 point
   *[other] by { $by } points
}
win-third-castle = by the earlier third castle
because-third-castle = With equal points, whoever built a third castle first wins: { $winner }.

# themes of puzzles, by the parts of the account
theme-glory = Glory
theme-castles = A castle
theme-income = Income for the rounds to come
theme-contracts = Contracts
theme-goods = Goods
theme-fees = Fees of visitors
theme-workers = Workers at hand
theme-first = The first player’s token
theme-lead = The end of the game
