# What the board says; the rest is said by the rules.

round = { $last ->
    [none] stone { $n }/{ $all }
   *[other] last round
}
tab-town = Town
tab-apprentices = For hire
tab-works = Works
tab-home = Yours
virtue = Virtue
in-points = points
no-cathedral = no cathedral up to { $n }
no-market = no black market from { $n }
tax-waived = tax −{ $n }
virtue-of = { $name }: virtue { $n }, { $points } points
town = The town
market = Black market
prison = Prison
cathedral = Cathedral
guildhall = Guildhall
piles = The decks
at-forest = Forest
at-quarry = Quarry
at-mine = Mine
at-silversmith = Silversmith
at-storehouse = Royal storehouse
at-tax-stand = Tax stand
at-workshop = Workshop
at-town-hall = Town hall
at-guardhouse = Guardhouse
at-market = Black market
at-cathedral = Cathedral
at-reset = Reset
at-debt-paid = Debt paid
at-captives-sold = Captives sold
at-hire = Apprentices at the workshop
if-you-come = if you come
or = or
free = free
enough = That will do
left = { $n } left
count-exchanges = { $n ->
    [one] 1 trade
   *[other] { $n } trades
}
count-captures = { $n ->
    [one] 1 capture
   *[other] { $n } captures
}
count-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
good-tax = { $n ->
    [one] { $n } tax coin
   *[other] { $n } tax coins
}
good-apprentices = an apprentice
good-looks = 1 plan of { $n }
name-clay = clay
name-wood = wood
name-stone = stone
name-gold = gold
name-marble = marble
name-silver = silver
skill-of = { $skill }
skill-lacking = { $skill }: you have none
crowd = { $name }, { $where }: { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
tax-there = { $n } silver at the tax stand
coins-there = { $n } silver lying on it
cleared = cleared when full, or at stone { $n }
cleared-full = cleared when full
stall-small = small lot
stall-middle = under the counter
stall-large = large lot
an-apprentice = an apprentice
one-of-five = 1 plan of 5
prison-note = reset: from 3, virtue −1; most, 1 debt
prison-empty = nobody
pile-rewards = rewards
pile-plans = plans
pile-apprentices = apprentices
pile-market = market
column = column { $n }
enlarge = Enlarge: { $name }
plus-discard = + 1 plan discarded
cathedral-cut = The cathedral in section
step-told = Step { $n }, { $points } points: { $names }
nobody = nobody
stones = { $n } stones of { $all }.
stone-resets = This stone clears the black market
last-turns = { $n ->
    [0] The game is over
    [one] Last round: 1 player to go
   *[other] Last round: { $n } players to go
}
hand = Your hand
hand-note = { $n } of { $most }, secret
hand-empty = No plans: the workshop has some.
in-the-end = End:
at-once = At once:
yours = Yours
workers-home = { $n ->
    [0] no worker
    [one] 1 worker
   *[other] { $n } workers
}
debts-own = { $n ->
    [0] no debt
    [one] 1 debt
   *[other] { $n } debts
}{ $paid ->
    [0] {""}
   *[other] , { $paid } paid
}
held-by = held by
free-yours = Free your workers
apprentices = Apprentices
of-most = { $n } of { $most }
street = Your street
street-empty = Nothing built yet.
points-now = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
} so far
captives = Captives
captives-worth = worth { $n } silver
captives-none = none
free-workers = Free
taken-by = Held by
holds = Holds
board-of = { $name }’s board
buildings-count = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
buildings = Buildings
if-it-ended = If it ended now
others-choose = The others are still choosing.
when-hired = when hired
hire-ask = Hire this one?
you-have = You have
way-workshop = At the workshop
way-market = On the black market
bill-tax = of tax, to the tax stand
bill-bank = to the bank
bill-row = laid on the first cards of the row, for want of workers
bill-market = to the bank, no tax and no rank; and virtue falls
build-ask = Build it?
it-costs = It costs
do-hire = Hire
do-build = Build
do-keep = Keep
do-discard = Discard
do-dismiss = Dismiss
verb-place = Place a worker
verb-capture = Capture
verb-exchange = Exchange
verb-hire = Hire
verb-discard = Discard
verb-build = Build
verb-take-back = Take back
verb-keep = Keep
verb-become = Choose a character
verb-dig = Dig
verb-dismiss = Dismiss
verb-save = Save
verb-take = Take
verb-guard = At the guardhouse
verb-pay = Pay
face-take = { $n ->
    [one] the one
   *[other] the { $n }
} of { $name }, { $place }
face-recall = { $n ->
    [one] yours
   *[other] your { $n }
}, { $place }
face-guard-sell = Sell your captives
face-guard-release = Take yours out of prison
face-guard-ransom = Ransom yours
face-guard-borrow = Free them on credit
face-guard-settle = Pay off a debt
face-cathedral = Go up to step { $n }
short-forest = Forest
short-quarry = Quarry
short-mine = Mine
short-silversmith = Silversmith
short-storehouse = Storehouse
short-tax-stand = Tax stand
short-workshop = Workshop
short-town-hall = Town hall
short-guardhouse = Guardhouse
short-guildhall = Guildhall
short-prison = Prison
fx-conspirator = further ones 1 silver less
fx-gatekeeper = 2 leave prison
fx-illusionist = no virtue lost
fx-labourer = all three trades
fx-thief = 1 virtue less lost
fx-trickster = 1 silver less
fx-overseer = 1 worker more
street-of = The street
left-in-bar = ({ $n } left)
others-virtue = Virtue
others-plans = Plans
others-buildings = Buildings
others-debts = Debts
others-prison = Prison
others-skills = Skills
others-points = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
}
nobody-short = –

## Variants
option-characters = Characters
option-promos = Promo cards
option-chosen-characters = Characters are chosen
