# Architects of the West Kingdom in English

## On the shelf
game-title = Architects of the West Kingdom
game-about = Place your workers, capture the others’, and choose between virtue and the black market.
at-round = stone { $n } of the guildhall

## Goods, and how many
good-clay = { $n } clay
good-wood = { $n } wood
good-stone = { $n } stone
good-gold = { $n } gold
good-marble = { $n } marble
good-silver = { $n } silver
good-virtue = { $n } virtue
good-cards = { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
}
good-debts = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
good-wood-or-stone = { $n } wood or stone
good-nothing = nothing
amount-gained = { $amount } { $good ->
    [clay] clay
    [wood] wood
    [stone] stone
    [gold] gold
    [marble] marble
   *[silver] silver
}

## Skills
skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry
lack-carpentry = an apprentice who knows carpentry
lack-tiling = an apprentice who knows tiling
lack-masonry = an apprentice who knows masonry

## Places
place-forest = the forest
    .line = forest
place-quarry = the quarry
    .line = quarry
place-mine = the mine
    .line = mine
place-silversmith = the silversmith
    .line = silversmith
place-storehouse = the royal storehouse
    .line = royal storehouse
place-workshop = the workshop
    .line = workshop
place-tax-stand = the tax stand
    .line = tax stand
place-town-hall = the town hall
    .line = town hall
place-guardhouse = the guardhouse
    .line = guardhouse
place-market-left = the black market, left
    .line = black market
place-market-middle = the black market, middle
    .line = black market
place-market-right = the black market, right
    .line = black market
place-guildhall = the guildhall
    .line = guildhall
place-prison = prison
board-0 = the board of Blue
board-1 = the board of Vermilion
board-2 = the board of Verdigris
board-3 = the board of Lilac
board-4 = the board of Black

## What the table asks
ask-keep = Keep a card; the others go to the left.
ask-place = Place a worker.
ask-take-back = You have no worker left: take one back.
ask-mine = Take clay or gold.
ask-exchange = Exchange, or be done.
ask-workshop = Draw plans, or hire an apprentice.
ask-dismiss = Dismiss one of your apprentices.
ask-capture = Capture workers, or be done.
ask-guard = Choose what the guardhouse does, or be done.
ask-middle = Hire a face-up apprentice, or look at five buildings.
ask-look = Keep one of the cards; the others go under the deck.
ask-guildhall = Build a building, or work on the cathedral.
ask-mix = How much of what you pay is wood? The rest is stone.
ask-step-discard = Discard a card for the cathedral.
ask-gain = Choose what you gain.
ask-tavern = Hire any face-up apprentice for free.
ask-free-capture = Make a capture for free.
ask-barracks = Free your workers, or make a capture for free.
ask-library = Discard a card for gold, or decline.
ask-church = Destroy a debt, or decline.
ask-crane = Place another worker in the guildhall, or decline.
ask-saving = What do you save, wood or stone?
ask-debt = Take the debt, or pay to avoid it.
ask-character = Choose your character.
ask-discard = You have more than six cards: discard one.

## Moves
move-done = Done
move-decline = Decline
move-keep = Keep { $building } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $cost })
move-place = Place a worker: { $place }{ $price ->
    [0] {""}
   *[other] , for { $price } silver
}{ $workers ->
    [one] {""}
   *[other] {" "}({ $workers } workers)
}
move-take-back = Take a worker back: { $source } ({ $workers } there)
move-dig = Dig { $ore ->
    [gold] { $amount } gold
   *[other] { $amount } clay
}
move-exchange = Exchange { $pay } for { $gain }
move-plans = Draw { $cards ->
    [one] { $cards } building card
   *[other] { $cards } building cards
}
move-hire = Hire the { $apprentice }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } silver
} ({ $does })
move-dismiss = Dismiss the { $apprentice }
move-capture = { $own ->
    [1] Call home { $workers ->
        [one] your worker
       *[other] your { $workers } workers
    }
   *[other] Capture { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } of { $seat }
}: { $large }{ $price ->
    [0] {""}
   *[other] , for { $price } silver
}
move-guard = { $guard ->
    [sell] Send all your captives to prison, for 1 silver each
    [release] Take all your workers out of prison
    [ransom] Free your workers from all other boards, for { $price } silver
    [borrow] Free your workers from all other boards, for a debt and 1 virtue
   *[settle] Pay off a debt, for { $price } silver
}
move-look = Look at five buildings and keep one
move-build = Build { $building } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $cost })
move-cathedral = Work on the cathedral: step { $step } ({ $points } points)
move-pay = Pay { $wood } wood and { $stone } stone
move-discard = Discard { $building }
move-take = Gain { $gain }
move-liberate = Free all your workers from other boards
move-destroy = Destroy an unpaid debt
move-hoist = Place another worker in the guildhall
move-save = Save { $saving ->
    [wood] 1 wood
   *[other] 1 stone
}
move-accept = Take the debt
move-become = Be { $character }: { $silver } silver, virtue { $virtue }{ $prisoners ->
    [0] { "" }
    [one] , 1 worker in prison
   *[other] , { $prisoners } workers in prison
} ({ $does })
move-buy-off = Pay { $price } silver to avoid the debt

## Why not
refusal-too-dear = It takes { $need } silver, you have { $have }.
refusal-stall-taken = That place of the black market is occupied.
refusal-too-virtuous = Your virtue is { $have }: above { $most } nobody goes to the black market.{ $also ->
    [no] { "" }
   *[yes] { " " }You also lack { $lacks }.
}
refusal-nothing-to-take = There is no card left to take.
refusal-nothing-to-build = You can build nothing, nor go up the cathedral.
refusal-nobody-to-capture = { $seat } has no worker there: { $large }.
refusal-nothing-to-guard = The guardhouse can do nothing for you.
refusal-no-silver-there = The tax stand is empty.
refusal-none-of-yours = You have no worker to take back there.
refusal-stays-in-guildhall = Workers in the guildhall stay there to the end.
refusal-large-place-first = You have workers on a large place: take one back there.
refusal-too-few-workers = It takes { $need } of your workers there; { $have ->
    [one] there is { $have }.
   *[other] there are { $have }.
}
refusal-goods-missing = You lack { $lacks }.
refusal-not-offered = None of your apprentices offers that exchange.
refusal-not-face-up = That apprentice is not face up.
refusal-not-employed = That apprentice does not work for you.
refusal-other-place = { $most ->
    [one] All captures of one visit are at the same place.
   *[other] The captures of one visit are at { $most } places at most.
}
refusal-no-captives = You have no captive.
refusal-nobody-in-prison = None of your workers is in prison.
refusal-nobody-captured = None of your workers is on another board.
refusal-no-debt = You have no unpaid debt.
refusal-not-in-hand = That is not among your cards: { $building }.
refusal-skill-missing = You lack { $lacks }.
refusal-too-wicked = The cathedral asks for a virtue of { $need }; yours is { $have }.{ $also ->
    [no] { "" }
   *[yes] { " " }You also lack { $lacks }.
}
refusal-step-full = Step { $step } of the cathedral is full.
refusal-at-the-top = You stand at the top of the cathedral already.
refusal-no-card-to-discard = A building card must be discarded, and you have none.{ $also ->
    [no] { "" }
   *[yes] { " " }You also lack { $lacks }.
}
refusal-wrong-mix = The step costs { $asked } of wood and stone together; you have { $wood_owned } wood and { $stone_owned } stone.
refusal-nothing-to-save = That building asks for none.
refusal-must-act = The first action of a visit must be done.
refusal-character-taken = { $player } has chosen { $character } already.
refusal-promo-character = { $character } is a promo card, and this table plays without them.
refusal-no-worker = You have no worker left on your board.

## The log
event-first-player = begins.
event-character-dealt = plays { $character }.
event-small-shown = Black market, left: { $goods }.
event-large-shown = Black market, right: { $goods }.
event-apprentice-shown = An apprentice arrives: { $apprentice }.
event-card-seen = looks at a card: { $building }.
event-card-seen-hidden = looks at a card.
event-card-kept = keeps a card: { $building }.
    .each = Everybody keeps a card
event-card-kept-hidden = keeps a card.
event-card-passed = is passed a card: { $building }.
event-card-passed-hidden = is passed a card.
event-card-under = puts a card under the deck: { $building }.
event-card-under-hidden = puts a card under the deck.
event-card-drawn = draws { $building }.
    .line = +1 card ({ $building })
event-card-drawn-hidden = draws a building card.
    .line = +1 card
event-looked-kept = keeps { $building }.
    .line = +1 card ({ $building })
event-looked-kept-hidden = keeps one of the cards looked at.
    .line = +1 card
event-worker-placed = places a worker: { $place }.
    .line = → { $place }
event-took-back = takes a worker back: { $place }.
    .line = takes a worker back ({ $place })
event-turn-skipped = has no worker to take back and skips the turn.
event-gained = gains { amount-gained }.
    .line = +{ amount-gained }
event-gained-all = gains: { $goods }.
    .line = +{ $goods }
event-exchanged = gives: { $goods }.
    .line = −{ $goods }
event-paid = pays { $silver } silver{ $tax ->
    [0] {""}
   *[other] , { $tax } of it tax
}.
    .line = −{ $silver } silver
event-tax-taken = takes the { $silver } silver of the tax stand.
    .line = +{ $silver } silver
event-coins-taken = takes the { $silver } silver on the card.
    .line = +{ $silver } silver
event-coins-laid = lays { $silver } silver on cards of the row, for workers that are missing.
    .line = −{ $silver } silver
event-virtue-won = gains { $by } virtue: { $virtue }.
    .line = +{ $by } virtue
event-virtue-wasted = gains no more virtue above { $most }: { $by } lost.
    .line = { $by } virtue beyond { $most } lost
event-virtue-lost = loses { $by } virtue: { $virtue }.
    .line = −{ $by } virtue
event-debt-taken = takes a debt: { $debts } in all.
    .line = +1 debt
event-debt-destroyed = destroys a debt: { $debts } left.
    .line = −1 debt
event-debt-paid = pays off a debt: { $debts } left.
    .line = −1 debt
event-debt-bought-off = pays { $silver } silver to avoid a debt.
    .line = −{ $silver } silver (no debt)
event-hiring = is about to hire the { $apprentice }.
event-hired = hires the { $apprentice }.
    .line = hires { $apprentice }
event-dismissed = dismisses the { $apprentice }.
    .line = dismisses { $apprentice }
event-captured = captures { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of { $seat }: { $place }.
    .line = captures { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } of { $seat } ({ $place })
event-came-home = calls home { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}: { $place }.
event-captives-sold = sends { $workers ->
    [one] { $workers } captive
   *[other] { $workers } captives
} to prison.
    .line = sells { $workers ->
        [one] { $workers } captive
       *[other] { $workers } captives
    }
event-left-prison = takes { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} out of prison.
    .line = takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } out of prison
event-liberated = frees { $workers ->
    [one] { $workers } captured worker
   *[other] { $workers } captured workers
}.
    .line = frees { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
event-market-reset = The black market is reset: its workers go to prison.
event-built = builds { $building }.
    .line = builds { $building }
event-step-reached = reaches step { $step } of the cathedral.
    .line = cathedral, step { $step }
event-reward-taken = takes a reward.
    .line = reward
event-last-round = The guildhall is full: everybody has one more turn.
event-ended = The last turn is over.
event-turns-ended = Everybody has had { $turns } turns: it ends here.
event-end-virtue = applies end effects to virtue.

## The score sheet
sheet-buildings = Buildings
sheet-bonuses = Bonuses
sheet-cathedral = Cathedral
sheet-virtue = Virtue
sheet-debts = Debts
sheet-treasure = Gold and marble
sheet-silver = Silver
sheet-prison = Prison
sheet-total = Total

## What the lab counts
measure-turns = Turns of each player
measure-guildhall = Workers in the guildhall
measure-buildings = Buildings built
measure-steps = Steps of the cathedral
measure-debts = Debts
measure-prisoners = Workers in prison

## What is counted over many games, after the figure
tally-prisoners = { $n ->
    [one] worker captured
   *[other] workers captured
}
tally-debts = { $n ->
    [one] debt taken
   *[other] debts taken
}

## Apprentices
apprentice-acolyte-cards = Acolyte with plans
apprentice-acolyte-cards-text = each step of the cathedral: 1 building card
apprentice-acolyte-clay = Acolyte with clay
apprentice-acolyte-clay-text = each step of the cathedral: 2 clay
apprentice-acolyte-silver = Acolyte with a purse
apprentice-acolyte-silver-text = each step of the cathedral: 2 silver
apprentice-conspirator-1 = Conspirator of the belfry
apprentice-conspirator-1-text = town hall: further captures cost 1 silver less
apprentice-conspirator-2 = Conspirator of the cellar
apprentice-conspirator-2-text = town hall: further captures cost 1 silver less
apprentice-debt-collector-clay = Debt Collector in clay
apprentice-debt-collector-clay-text = each debt paid off: 2 clay
apprentice-debt-collector-stone = Debt Collector in stone
apprentice-debt-collector-stone-text = each debt paid off: 2 stone
apprentice-debt-collector-wood = Debt Collector in wood
apprentice-debt-collector-wood-text = each debt paid off: 2 wood
apprentice-gatekeeper = Gatekeeper
apprentice-gatekeeper-text = each reset of the market: up to 2 of your workers leave prison
apprentice-illusionist = Illusionist
apprentice-illusionist-text = black market: you lose no virtue
apprentice-jeweller-1 = Jeweller with a lens
apprentice-jeweller-1-text = silversmith: 1 silver more
apprentice-jeweller-2 = Jeweller with scales
apprentice-jeweller-2-text = silversmith: 1 silver more
apprentice-labourer = Labourer
apprentice-labourer-text = all three skills, and nothing else
apprentice-merchant-clay = Clay Merchant
apprentice-merchant-clay-text = storehouse: 1 silver for 3 clay
apprentice-merchant-gold = Gold Merchant
apprentice-merchant-gold-text = storehouse: 2 silver for 1 gold
apprentice-merchant-marble = Marble Merchant
apprentice-merchant-marble-text = storehouse: 3 silver for 1 marble
apprentice-merchant-stone = Stone Merchant
apprentice-merchant-stone-text = storehouse: 1 silver for 2 stone
apprentice-merchant-wood = Wood Merchant
apprentice-merchant-wood-text = storehouse: 1 silver for 2 wood
apprentice-miner-1 = Miner with a lantern
apprentice-miner-1-text = mine: 1 clay more, also if you take gold
apprentice-miner-2 = Miner with a pick
apprentice-miner-2-text = mine: 1 clay more, also if you take gold
apprentice-patron-clay = Patron of clay
apprentice-patron-clay-text = storehouse: 1 clay for 1 virtue
apprentice-patron-silver = Patron of silver
apprentice-patron-silver-text = storehouse: 2 silver for 1 virtue
apprentice-patron-stone = Patron of stone
apprentice-patron-stone-text = storehouse: 1 stone for 1 virtue
apprentice-patron-wood = Patron of wood
apprentice-patron-wood-text = storehouse: 1 wood for 1 virtue
apprentice-pickpocket = Pickpocket
apprentice-pickpocket-text = tax stand: 1 gold more
apprentice-squire-gold = Squire of gold
apprentice-squire-gold-text = each reset of the market with none of your workers in prison: 1 gold
apprentice-squire-marble = Squire of marble
apprentice-squire-marble-text = each reset of the market with none of your workers in prison: 1 marble
apprentice-squire-virtue = Squire of honour
apprentice-squire-virtue-text = each reset of the market with none of your workers in prison: 2 virtue
apprentice-stonecutter-1 = Stonecutter with a mallet
apprentice-stonecutter-1-text = quarry: 1 stone more
apprentice-stonecutter-2 = Stonecutter with a chisel
apprentice-stonecutter-2-text = quarry: 1 stone more
apprentice-swindler-clay = Swindler in clay
apprentice-swindler-clay-text = black market: 2 clay more
apprentice-swindler-stone = Swindler in stone
apprentice-swindler-stone-text = black market: 1 stone more
apprentice-swindler-wood = Swindler in wood
apprentice-swindler-wood-text = black market: 1 wood more
apprentice-thief = Thief
apprentice-thief-text = tax stand: you lose 1 virtue less
apprentice-trader-clay = Trader in clay
apprentice-trader-clay-text = storehouse: 3 clay for 1 marble
apprentice-trader-stone = Trader in stone
apprentice-trader-stone-text = storehouse: 2 stone for 1 marble
apprentice-trader-wood = Trader in wood
apprentice-trader-wood-text = storehouse: 2 wood for 1 marble
apprentice-trickster = Trickster
apprentice-trickster-text = black market: 1 silver less
apprentice-woodcutter-1 = Woodcutter with an axe
apprentice-woodcutter-1-text = forest: 1 wood more
apprentice-woodcutter-2 = Woodcutter with a saw
apprentice-woodcutter-2-text = forest: 1 wood more
apprentice-enforcer = Enforcer
apprentice-enforcer-text = when you sell your captives: 1 gold more
apprentice-overseer = Overseer
apprentice-overseer-text = storehouse: counts as one more worker
apprentice-peddler = Peddler
apprentice-peddler-text = each reset of the market: 2 silver

## Buildings
building-smithy = Smithy
building-smithy-text = gain 4 stone
building-steeple = Steeple
building-steeple-text = at the end, alone highest on the cathedral: 2 points
building-stone-market = Stone Market
building-stone-market-text = at the end, most stone: 2 points
building-tavern = Tavern
building-tavern-text = hire any face-up apprentice for free
building-thieves-den = Thieves’ Den
building-thieves-den-text = gain 4 silver
building-tilers-hut = Tiler’s Hut
building-tilers-hut-text = at the end, 1 point per apprentice with tiling
building-trading-post = Trading Post
building-trading-post-text = at the end, 1 virtue per 4 clay, wood or stone
building-treasury = Treasury
building-treasury-text = gain 1 gold or 3 silver
building-university = University
building-university-text = at the end, without unpaid debt: 2 points
building-watchtower = Watchtower
building-watchtower-text = every player with 3 or more workers in prison loses 1 virtue
building-well = Well
building-well-text = gain 4 clay
building-wood-market = Wood Market
building-wood-market-text = at the end, most wood: 2 points
building-aqueduct = Aqueduct
building-aqueduct-text = at the end, 1 point per building of yours, this one included
building-armoury = Armoury
building-armoury-text = make 1 capture for free
building-barracks = Barracks
building-barracks-text = free your workers from other boards, or make 1 capture for free
building-betting-house = Betting House
building-betting-house-text = take 1 debt
building-carpenters-hut = Carpenter’s Hut
building-carpenters-hut-text = at the end, 1 point per apprentice with carpentry
building-castle = Castle
building-castle-text = at the end, 1 virtue per 2 gold
building-chapel = Chapel
building-chapel-text = at the end, alone highest on the cathedral: 2 virtue
building-church = Church
building-church-text = you may destroy 1 of your unpaid debts
building-clay-market = Clay Market
building-clay-market-text = at the end, most clay: 2 points
building-clay-pit = Clay Pit
building-clay-pit-text = gain 1 gold or 1 marble
building-drafting-room = Drafting Room
building-drafting-room-text = draw 2 building cards
building-dungeon = Dungeon
building-dungeon-text = at the end, you lose 2 virtue
building-factory = Factory
building-factory-text = gain 2 marble
building-fortress = Fortress
building-fortress-text = make 2 captures for free
building-fountain = Fountain
building-fountain-text = at the end, each unpaid debt costs 1 point less
building-gamblers-den = Gambler’s Den
building-gamblers-den-text = at the end, each unpaid debt costs 1 point more
building-hideout = Hideout
building-hideout-text = all your workers leave prison
building-keep = Keep
building-keep-text = at the end, 1 point per 3 captives on your board
building-library = Library
building-library-text = you may discard 1 building card for 2 gold
building-lighthouse = Lighthouse
building-lighthouse-text = at the end, 1 point per 4 virtue
building-lumber-camp = Lumber Camp
building-lumber-camp-text = gain 4 wood
building-masons-hut = Mason’s Hut
building-masons-hut-text = at the end, 1 point per apprentice with masonry
building-moneylender = Moneylender
building-moneylender-text = at the end, 1 point per paid debt
building-monument = Monument
building-monument-text = every player gains 1 virtue
building-observatory = Observatory
building-observatory-text = at the end, 1 virtue per 2 marble
building-palace = Palace
building-palace-text = gain 1 gold per 4 virtue
building-reservoir = Reservoir
building-reservoir-text = at the end, 1 virtue per 2 paid debts
building-silver-market = Silver Market
building-silver-market-text = at the end, most silver: 2 points
building-crane = Crane
building-crane-text = you may place another worker in the guildhall
building-graveyard = Graveyard
building-graveyard-text = dismiss one of your apprentices
building-museum = Museum
building-museum-text = at the end, 1 virtue per 2 buildings of yours

## Characters
character-therese-text = gold and marble stand for each other
character-caroline-text = 1 building card with every action in the black market
character-ada-text = 1 tax coin less in every price
character-frederick-text = no card to discard for the cathedral
character-rudolf-text = in the workshop an apprentice costs 1 silver less; up to 6 apprentices
character-lothaire-text = 1 wood or 1 stone less for each building or step
character-hugo-text = may pay 2 silver instead of taking a debt
character-clovis-text = 1 building card for every building
character-fara-text = 1 worker leaves prison at each reset of the market
character-bertha-text = 2 silver more when she sells her captives

## The drawing in a terminal
terminal-over = The game is over, after { $turns } turns
terminal-draft = The draft
terminal-last-turns = Last turns: { $turns } to go
terminal-turn-number = Turn { $turn }
terminal-your-turn = your turn
terminal-turn = { $player }’s turn
terminal-places = Places
terminal-cathedral = The cathedral
terminal-rewards = { $rewards ->
    [0] no reward left
    [one] { $rewards } reward
   *[other] { $rewards } rewards
}
terminal-workshop = At the workshop
terminal-decks = decks: { $apprentices } apprentices, { $buildings } buildings
terminal-hand = Your hand
terminal-looking = You look at
terminal-under = put under the deck: { $cards }
terminal-column-place = place
terminal-column-who = workers
terminal-column-markers = markers
terminal-column-does = effect
terminal-column-step = step
terminal-column-cost = cost
terminal-column-points = points
terminal-column-column = place
terminal-column-apprentice = apprentice
terminal-column-skills = skills
terminal-column-virtue = virtue
terminal-column-coins = coins
terminal-column-building = building
terminal-empty = empty
terminal-mix = { $goods } wood or stone
terminal-guildhall = { $laid } of { $places }; resets at { $resets }
terminal-about-forest = 1 wood a worker
terminal-about-quarry = 1 stone a worker
terminal-about-mine = 1 clay a worker, and 1; or 1 gold for two
terminal-about-silversmith = 1 silver a worker, and 1
terminal-about-storehouse = 1 exchange a worker
terminal-about-workshop = plans, or an apprentice
terminal-about-town-hall = 1 capture a worker
terminal-about-guardhouse = 1 action a worker
terminal-about-market-middle = an apprentice, or one building of five
terminal-virtue = virtue { $virtue }
terminal-home = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
terminal-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
terminal-unpaid = { $debts ->
    [one] { $debts } debt
   *[other] { $debts } debts
}
terminal-paid = { $debts ->
    [one] { $debts } paid debt
   *[other] { $debts } paid debts
}
terminal-captives = captives
terminal-no-goods = no goods
terminal-no-apprentice = no apprentice
terminal-no-building = no building
terminal-apprentices = apprentices
terminal-buildings = buildings
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if it ended now
terminal-letter-carpentry = C
terminal-letter-tiling = T
terminal-letter-masonry = M

## On a small screen
terminal-short-places = Places
terminal-short-cathedral = Cathedr.
terminal-short-workshop = Workshop
terminal-short-others = Others
terminal-short-you = You
terminal-short-hand = Hand
terminal-short-points = { $points }pts
terminal-short-forest = forest
terminal-short-quarry = quarry
terminal-short-mine = mine
terminal-short-silversmith = silversmith
terminal-short-storehouse = storehouse
terminal-short-workshop-place = workshop
terminal-short-tax-stand = tax stand
terminal-short-town-hall = town hall
terminal-short-guardhouse = guardhouse
terminal-short-market-left = market left
terminal-short-market-middle = market middle
terminal-short-market-right = market right
terminal-short-guildhall = guildhall
terminal-letter-clay = c
terminal-letter-wood = w
terminal-letter-stone = s
terminal-letter-gold = g
terminal-letter-marble = m
terminal-letter-silver = $

## The cards as tables of the rules
cards-building = Building
cards-apprentice = Apprentice
cards-points = Points
cards-cost = Cost
cards-skills = Skills
cards-virtue = Virtue
cards-does = Effect
cards-reward = Reward
cards-cards = Cards
cards-left = Left, the small side
cards-right = Right, the large side

## Reasons of a bot: what a turn changes
reason-buildings = { $way ->
    [up] +{ $points } for a building
   *[down] −{ $points } for buildings
}
reason-cathedral = { $way ->
    [up] +{ $points } for a step of the cathedral
   *[down] −{ $points } for the cathedral
}
reason-virtue = { $way ->
    [up] +{ $points } for virtue and fewer debts
   *[down] −{ $points } for virtue and debts
}
reason-treasure = { $way ->
    [up] +{ $points } for gold and marble, now { $count }
   *[down] spends gold and marble worth { $points }, now { $count }
}
reason-goods = { $way ->
    [up] +{ $points } for materials and silver
   *[down] spends materials and silver worth { $points }
}
reason-plans = { $way ->
    [up] +{ $points }, as what it plans to build comes nearer
   *[down] −{ $points }, as there is less left to build
}
reason-apprentices = { $way ->
    [up] +{ $points } for the apprentices, now { $count }
   *[down] −{ $points } for the apprentices, now { $count }
}
reason-workers = { $way ->
    [up] +{ $points } for workers at home, now { $count }
   *[down] −{ $points } for workers at home, now { $count }
}
reason-crowds = { $way ->
    [up] +{ $points } for its workers who stand together
   *[down] −{ $points } for its workers who stood together
}
reason-cards = { $way ->
    [up] +{ $points } for building cards, now { $count }
   *[down] −{ $points } for building cards, now { $count }
}
reason-guildhall = { $way ->
    [up] +{ $points } for a place in the guildhall
   *[down] −{ $points } for places in the guildhall
}
reason-rivals = { $way ->
    [up] +{ $points }, as it takes from a rival what they have
   *[down] −{ $points }, as a rival gains
}
reason-end = { $way ->
    [up] +{ $points } for the end, as it leads
   *[down] −{ $points } for the end, as it is behind
}

## What a move leaves, told before it is made
then-may-be-captured = Your { $workers } workers there ({ $place }) may be captured together.
then-still-there = { $workers ->
    [0] You will have no worker there ({ $place }).
    [one] You will have 1 worker left there ({ $place }).
   *[other] You will have { $workers } workers left there ({ $place }).
}
then-silver-on-cards = Whoever hires there next takes the { $silver } silver.
then-guildhall-left = { $places ->
    [0] The guildhall is full: everybody has one more turn.
    [one] One place of the guildhall is left.
   *[other] { $places } places of the guildhall are left.
}

## What decided it
rank-total = points
rank-virtue = virtue
rank-silver = silver
win-total = { $by ->
    [one] by 1 point
   *[other] by { $by } points
}
win-virtue = on virtue
win-silver = on silver

# themes of puzzles, by the parts of the account
theme-buildings = A building
theme-cathedral = The cathedral
theme-guildhall = A place in the guildhall
theme-plans = Plans that can be built
theme-virtue = Virtue and debts
theme-treasure = Gold and marble
theme-goods = Goods and silver
theme-apprentices = Apprentices
theme-workers = Workers at hand
theme-crowds = Workers in a group
theme-cards = Cards in hand
theme-rivals = What the rivals have
theme-end = The end of the game
