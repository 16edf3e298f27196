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

## Seen close
lens-performance = performance { $n }, { $uses ->
    [one] last job
   *[other] { $uses } jobs left
}
lens-repair = { $n ->
    [one] repairs for 1 point
   *[other] repairs for { $n } points
}
lens-labourer = can work in the fields: 2 thalers
lens-palace = the palace: nine steps and a performance of { $n }
lens-next = for whoever builds next

## What a move would bring
gives-thalers = { $n ->
    [one] +{ $n } thaler
   *[other] +{ $n } thalers
}
gives-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
gives-hammers = { $n ->
    [0] no rest
    [one] 1 hammer goes back
   *[other] { $n } hammers go back
}
gives-artisans = { $n ->
    [0] too dear
    [one] 1 to hire
   *[other] { $n } to hire
}
gives-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
gives-trust = { $n ->
    [0] nothing
   *[other] +1 trust
}
gives-palace = the palace
lacks = lacks
term-wage = { $artisans ->
    [one] wage, 1 artisan
   *[other] wage, { $artisans } artisans
}
term-labourer = { $name } works
term-performance = performance
term-lot = plot
term-bonus = bonus of the city
term-cap = lost to the cap
term-repair = { $name } repairs
term-price = { $name }
term-bonds = { $n ->
    [one] bond
   *[other] bonds
}
term-cashed = thalers
term-sent = { $name }
foretold-thalers = At most, all in all.
foretold-points = To be spent on steps or bonds.
foretold-hammers = { $n ->
    [0] Nobody has to rest, or thalers are lacking.
   *[other] At best, with your thalers.
}
foretold-artisans = { $n ->
    [0] Nobody whom you can pay.
   *[other] The price of each.
}
foretold-places = Where your thalers lead.
foretold-trust = { $n ->
    [0] No bond to cash, and trust is full.
   *[other] The broker will take one bond more.
}
foretold-palace = You may win with it.
hammer-turns = { $left ->
    [6] { $name } leaves
   *[other] { $name }: { $from } → { $to }
}

## Variants
option-city-bonus = A city’s bonus
value-after-work = after the work
value-at-once = at once
