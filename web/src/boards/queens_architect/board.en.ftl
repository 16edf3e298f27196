# What the board of Queen's Architect says, and nobody else.

chip-round = round { $n }
chip-draft = start

tab-map = Map
tab-recruit = Recruit
tab-mat = Star

## Groups of moves
verb-choose = Choose
verb-turn = Turn
verb-go = Move on
verb-work = Send to work
verb-recruit = Recruit
verb-dismiss = Dismiss
verb-cash = Cash
verb-travel = Travel
verb-send = Send to the bar
verb-build = Build
verb-repair = Repair
verb-palace = The palace
verb-climb = Climb
verb-bonds = Bonds

## Buttons
build-short = Build at { $site }
repair-short = Repair: { $artisan }
climb-button = Climb a step
cash-short = Cash { $bonds }
turn-short = { $notches ->
    [0] At the start
    [one] 1 notch
   *[other] { $notches } notches
}

## The map
site-capital-name = The Capital
journey-price = Price of a journey
carriage-of = { $name }’s carriage: { $site }

## Esteem
esteem-of = { $name }: step { $steps } of { $all }
token-name = Step { $step }: { $cost } points

## The panel
pile = pile: { $n }
top-price = Price of the first
at-home = With you
artisan-tile = { $name } ({ $guild }): performance { $performance }, { $uses ->
    [one] last job
   *[other] { $uses } jobs left
}, repair { $repair }
artisan-labourer = labourer

## The star
your-star = Your star
star-of = { $name }’s star
your-mat = Before you
mat-of = Before { $name }
space-name = { $action }
space-here = { $action }: the architect is here
place-free = free place
artisans-n = { $n ->
    [0] no artisan
    [one] 1 artisan
   *[other] { $n } artisans
}
turn-title = Turn { $name }
look-at = See { $name }’s star

## The tavern
room-entrance = Entrance
room-bar = Bar
room-dormitory = Dormitory
rest-tile = Rest: { $guild }
guilds-sent = Guilds sent

## The treasury
treasury = Treasury
buildings = Buildings
bond-worth = 2 thalers a bond

## The building site
worksheet = The site
sum-capped = { $sum }, cut to { $points }
sum-floored = { $sum }, so 0
guild-there = there
guild-lacking = none here
met = done
not-met = not yet
palace-steps = { $have } steps of { $need }
palace-there = carriage in the Capital
palace-strong = performance { $have }, { $need } needed
repair-hint = Or repair: touch 1 to 3 of your artisans, of different guilds.
repair-more = Touch another artisan, or finish.
points-left = { $n ->
    [one] point to spend
   *[other] points to spend
}
points-word = points
buys = Enough for, as you like:
steps-n = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
bonds-n = { $n ->
    [one] 1 bond
   *[other] { $n } bonds
}
climb-short = Climb: { $cost }
bonds-short = { $n ->
    [one] 1 bond
   *[other] { $n } bonds
}
will-leave = Their last job: { $names }.
