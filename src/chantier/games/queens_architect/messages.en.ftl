# Queen's Architect in English

## On the shelf
game-title = Queen’s Architect
game-about = Hire artisans, take to the road, build, and give the queen her palace.
at-round = round { $n }

## Guilds
guild-woodcutter = woodcutters
guild-smith = smiths
guild-glazier = glaziers
guild-stonecutter = stonecutters
guild-mason = masons
guild-tailor = tailors

## The star
action-construction = Construction
action-labour = Labour
action-recruitment = Recruitment
action-broker = Broker
action-travel = Travel
action-tavern = Tavern

site-capital = the Capital

## What the table asks
ask-choose = Choose one of the artisans beside the board.
ask-turn = Turn your artisan on: one thaler for each notch.
ask-star = Move your architect 1 to 3 spaces.
ask-construction = Build, repair, contribute to the palace, or decline.
ask-labour = Collect your artisans’ wage, or decline.
ask-labourers = Send a labourer to work for 2 thalers more, or finish.
ask-recruitment = Recruit one artisan, or decline.
ask-dismiss = You employ six artisans: dismiss one.
ask-broker = Gain the broker’s trust, cash bonds, or decline.
ask-travel = Choose where your carriage goes, or decline.
ask-tavern = Enter the tavern, or decline.
ask-guilds = Send a guild to the bar, or finish.
ask-repairers = Choose another artisan to repair, or finish.
ask-esteem = Climb a step, or take bonds for all your points.

## Moves
move-choose = Choose { $artisan } ({ $guild })
move-turn = { $notches ->
    [0] Leave { $artisan } at the start
    [one] Turn { $artisan } on by 1 notch: +1 thaler, performance { $performance }
   *[other] Turn { $artisan } on by { $notches } notches: +{ $notches } thalers, performance { $performance }
}
move-go = Go to { $action } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
})
move-decline = Decline
move-done = Done
move-collect = Collect { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}
move-work = Send { $artisan } to the fields: +2 thalers
move-recruit = Recruit { $artisan } ({ $guild }) for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}: performance { $performance }
move-dismiss = Dismiss { $artisan }
move-trust = Gain the broker’s trust
move-cash = Cash { $bonds ->
    [1] 1 bond
   *[other] { $bonds } bonds
}: +{ $thalers } thalers
move-travel = Travel to { $site } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $price ->
    [0] free
    [one] 1 thaler
   *[other] { $price } thalers
})
move-enter = Enter the tavern
move-send = Send the { $guild } to the bar for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}
move-build = Build at { $site }: +{ $points ->
    [one] 1 point
   *[other] { $points } points
}
move-repair = { $artisan } repairs: { $points ->
    [one] 1 point
   *[other] { $points } points
}
move-palace = Contribute to the palace
move-climb = Climb a step for { $cost } of your { $points } points
move-bonds = Take { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}{ $lost ->
    [0] { "" }
    [one] ; 1 point is lost
   *[other] ; { $lost } points are lost
}

## Refusals
refusal-too-dear = { $need ->
    [one] That costs 1 thaler, you have { $have }.
   *[other] That costs { $need } thalers, you have { $have }.
}
refusal-taken = That artisan has been chosen already.
refusal-out-of-reach = Your architect moves 1 to 3 spaces clockwise; { $spaces ->
    [0] it stands there already.
   *[other] that is { $spaces } away.
}
refusal-not-employed = { $artisan } does not work for you.
refusal-no-labourer = { $artisan } has no labourer symbol.
refusal-has-worked = { $artisan } has worked already.
refusal-empty-place = Place { $place } of the panel is empty.
refusal-same-character = { $artisan } works for you already: never the same character twice.
refusal-only-the-twin = { $twin } is coming, so the { $twin } you have must go: never the same character twice.
refusal-full-trust = The broker trusts you fully already.
refusal-too-many-bonds = The broker cashes { $limit ->
    [one] 1 bond
   *[other] { $limit } bonds
} for you at a time, and you have { $bonds_owned }.
refusal-no-bond = You have no bond.
refusal-already-there = Your carriage is there already.
refusal-too-far = That is { $need } spaces away; { $have } is the longest journey.
refusal-not-at-entrance = The { $guild } are still in the tavern: their rest tile is not at the entrance.
refusal-not-on-a-site = Your carriage is in the Capital; building is done on a site.
refusal-already-built = You have built at { $site } already.
refusal-no-building-left = All { $need } of your buildings stand already.
refusal-guild-missing = { $site } asks for guilds that do not work for you: { $missing }.
refusal-guild-repairs-already = One of the { $guild } repairs already; repairers come from different guilds.
refusal-steps-missing = You have climbed { $have } of the { $need } steps.{ $also ->
    [no] { "" }
   *[yes] { " " }You also lack { $lacks }.
}
refusal-not-at-the-capital = Your carriage must be in the Capital.{ $also ->
    [no] { "" }
   *[yes] { " " }You also lack { $lacks }.
}
lack-capital = your carriage in the Capital
lack-performance = { $n } of performance
refusal-no-dismissal = You dismiss somebody only when you hire with { $need } artisans; you have { $have }.
refusal-too-weak = The palace asks for a performance of { $need }; yours is { $have }.

## Events: the log names the player before each
event-token-laid = Esteem token { $token } lies on step { $step }.
event-request-laid = Request tile { $request } lies at { $site }.
event-tile-drawn = { $artisan } comes to place { $place } of the panel.
event-tile-beside = { $artisan } lies beside the board.
event-first-player = begins.
event-chose = chooses { $artisan }.
event-turned-for-thalers = { $thalers ->
    [0] leaves { $artisan } at the start.
    [one] turns { $artisan } on by 1 notch: +1 thaler.
   *[other] turns { $artisan } on by { $thalers } notches: +{ $thalers } thalers.
}
event-round-began = Round { $round } begins.
event-went = goes to { $action }, { $spaces ->
    [one] 1 space.
   *[other] { $spaces } spaces.
}
    .line = → { $action }
event-declined = declines { $action }.
    .line = declines
event-wage = collects { $thalers ->
    [one] 1 thaler.
   *[other] { $thalers } thalers.
}
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
event-earned = sends { $artisan } to the fields: +{ $thalers } thalers.
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } ({ $artisan })
event-worked = turns { $artisan } on by one notch.
event-left = { $artisan } is exhausted and leaves.
    .line = { $artisan } leaves
event-rested = turns { $artisan } back by one notch.
event-recruited = recruits { $artisan } for { $price ->
    [one] 1 thaler.
   *[other] { $price } thalers.
}
    .line = recruits { $artisan } ({ $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    })
event-dismissed = dismisses { $artisan }.
event-marker-moved = The artisan at the top now costs { $price }.
event-top-left = Nobody hired { $artisan }, who leaves the panel.
event-trusted = gains the broker’s trust: { $trust }×.
    .line = trust { $trust }×
event-cashed = cashes { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}: +{ $thalers } thalers.
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }, −{ $bonds ->
        [one] { $bonds } bond
       *[other] { $bonds } bonds
    }
event-travelled = travels to { $site }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $price ->
    [0] free.
    [one] 1 thaler.
   *[other] { $price } thalers.
}
    .line = to { $site } ({ $price ->
        [0] free
        [one] { $price } thaler
       *[other] { $price } thalers
    })
event-rest-tiles-shifted = enters the tavern; the rest tiles move on.
event-sent = sends the { $guild } to the bar for { $price ->
    [one] 1 thaler.
   *[other] { $price } thalers.
}
    .line = { $guild } to the bar ({ $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    })
event-built = builds at { $site }: performance { $performance }{ $malus ->
    [0] { "" }
   *[other] , less { $malus }
}.
    .line = builds at { $site }
event-esteem-won = wins { $points ->
    [one] 1 point
   *[other] { $points } points
} of esteem ({ $bonus ->
    [0] at most { $cap } here
   *[other] the city’s bonus +{ $bonus }, at most { $cap } here
}).
    .line = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-climbed = climbs to step { $step }: −{ $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
    .line = climbs to step { $step }
event-bonds-won = receives { $bonds ->
    [one] 1 bond.
   *[other] { $bonds } bonds.
}
    .line = +{ $bonds ->
        [one] { $bonds } bond
       *[other] { $bonds } bonds
    }
event-points-lost = finds too few bonds: { $points ->
    [one] 1 point is lost.
   *[other] { $points } points are lost.
}
    .line = −{ $points ->
        [one] { $points } point, for want of bonds
       *[other] { $points } points, for want of bonds
    }
event-bonus-thalers = receives { $thalers } thalers from the city.
    .line = +{ $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
event-bonus-recruitment = may recruit at once, thanks to the city.
event-repaired = repairs with { $artisans ->
    [one] 1 artisan
   *[other] { $artisans } artisans
}: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
    .line = repairs with { $artisans ->
        [one] { $artisans } artisan
       *[other] { $artisans } artisans
    } (+{ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
event-contributed = contributes to the palace with a performance of { $performance }.
    .line = contributes to the palace
event-palace-ended = The palace has its architect: the game ends after round { $round }.
event-rounds-ended = Round { $round } is over and there is no palace: the game ends.

## The score sheet
sheet-palace = Palace
sheet-steps = Steps
sheet-performance = Performance
sheet-thalers = Thalers
sheet-bonds = Bonds

## Terminal
terminal-letter-woodcutter = W
terminal-letter-smith = S
terminal-letter-glazier = G
terminal-letter-stonecutter = C
terminal-letter-mason = M
terminal-letter-tailor = T

terminal-draft = The first two artisans
terminal-round = Round { $round }
terminal-over = Over in round { $round }
terminal-supply = { $bonds ->
    [one] 1 bond in the supply
   *[other] { $bonds } bonds in the supply
}
terminal-your-turn = your turn
terminal-turn = { $player } to play

terminal-esteem = The queen’s esteem
terminal-esteem-note = ( ) cost of a step in points · ≥ performance for the palace
terminal-start = start
terminal-palace = palace

terminal-map = Map
terminal-map-note = │ and →: roads · ≤: most points
terminal-kind-village = village ≤ { $cap }
terminal-kind-monastery = monastery ≤ { $cap }
terminal-kind-city = city ≤ { $cap }
terminal-bonus-esteem = bonus: +{ $amount ->
    [one] 1 point
   *[other] { $amount } points
}
terminal-bonus-thalers = bonus: { $amount ->
    [one] 1 thaler
   *[other] { $amount } thalers
}
terminal-bonus-recruitment = bonus: recruitment
terminal-nobody-built = unbuilt
terminal-built = built:
terminal-malus = next −{ $malus }
terminal-carriages = { $count ->
    [one] carriage
   *[other] carriages
}
terminal-here = you are here
terminal-too-far = { $spaces } spaces: too far
terminal-journey = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $price ->
    [0] free
    [one] 1 thaler
   *[other] { $price } thalers
}

terminal-panel = Recruitment
terminal-beside = Beside the board
terminal-top-price = top price
terminal-pile = pile: { $starters ->
    [one] 1 starter
   *[other] { $starters } starters
} + { $others ->
    [one] 1 other
   *[other] { $others } others
}
terminal-column-place = no.
terminal-column-price = price
terminal-column-artisan = artisan
terminal-column-guild = guild
terminal-column-values = performance
terminal-column-uses = left
terminal-column-repair = repair
terminal-column-labourer = labourer
terminal-column-labourer-close = labourer
terminal-labourer = yes
terminal-last-use = last
terminal-no-artisan = no artisan

terminal-thalers = { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}
terminal-bonds = { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}
terminal-trust = broker { $trust }×
terminal-buildings = { $buildings ->
    [one] 1 building left
   *[other] { $buildings } buildings left
}
terminal-performance = performance { $performance }
terminal-carriage = carriage: { $place }
terminal-entrance = tavern: entrance
terminal-bar = bar
terminal-dormitory = dormitory
terminal-points = { $points ->
    [one] 1 point to spend
   *[other] { $points } points to spend
}

## What the lab counts
measure-rounds = Rounds
measure-buildings = Buildings
measure-steps = Steps climbed
measure-artisans-gone = Artisans gone
measure-bonds = Bonds left over
measure-trust = Trust

## What is counted over many games, after the figure
tally-sites = { $n ->
    [one] site built
   *[other] sites built
}
tally-repairs = { $n ->
    [one] repair
   *[other] repairs
}

## On a small screen
terminal-short-esteem = Esteem
terminal-short-star = Star
terminal-short-panel = Recruit
terminal-short-beside = Beside
terminal-short-others = Others
terminal-short-you = You
terminal-short-thalers = { $thalers }t
terminal-short-bonds = { $bonds }b
terminal-short-repair = r{ $points }
terminal-short-labourer = ♠
terminal-short-bonus-esteem = +{ $amount }pts
terminal-short-bonus-thalers = +{ $amount }t
terminal-short-bonus-recruitment = +recruit

## Reasons of a bot: what a turn changes
reason-track = { $way ->
    [up] +{ $points } on the esteem track
   *[down] the esteem track asks { $points } more
}
reason-palace = { $way ->
    [up] brings the palace nearer
   *[down] takes it away from the palace
}
reason-site = { $way ->
    [up] a site worth { $points } more comes within reach
   *[down] a site worth { $points } less is left to build on
}
reason-artisans = { $way ->
    [up] +{ $points } for the artisans, { $count } employed
   *[down] −{ $points } for what the artisans give, { $count } employed
}
thalers-more = { $more ->
    [one] { $more } thaler
   *[other] { $more } thalers
}
reason-thalers = { $way ->
    [up] +{ $points } for { thalers-more }
   *[down] −{ $points } for the { thalers-more } it costs
}
reason-bonds = { $way ->
    [up] +{ $points } for the bonds, now { $count }
   *[down] −{ $points } for the bonds, now { $count }
}
reason-trust = { $way ->
    [up] +{ $points } for the broker’s trust, now { $count }
   *[down] −{ $points } for the broker’s trust, now { $count }
}

## What a move leaves, told before it is made
then-over-the-cap = { $points ->
    [one] 1 point
   *[other] { $points } points
} beyond the { $cap } of this place are lost.
then-next-builder = The next to build at { $site } loses { $malus ->
    [one] 1 point
   *[other] { $malus } points
}.
then-still-to-hire = The next player can hire { $artisan } for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
}.

## What decided it
rank-palace = the palace
rank-steps = steps
rank-performance = performance
rank-wealth = thalers and bonds
win-palace = with the palace
win-steps = { $by ->
    [one] by 1 step
   *[other] by { $by } steps
}
win-performance = on performance
win-wealth = on thalers and bonds
because-palace = { $winner } gave the queen her palace, which counts before everything else.

# themes of puzzles, by the parts of the account
theme-track = Esteem
theme-palace = The road to the palace
theme-site = A site within reach
theme-artisans = The crew
theme-thalers = The purse
theme-bonds = Bonds
theme-trust = The broker’s trust
