# Queen's Architect in English

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
ask-labour = Collect your artisans' wage, or decline.
ask-labourers = Send a labourer to work for 2 thalers more, or finish.
ask-recruitment = Hire one artisan, or decline.
ask-dismiss = You employ six artisans: dismiss one.
ask-broker = Gain the broker's trust, cash bonds, or decline.
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
move-trust = Gain the broker's trust
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
refusal-steps-missing = You have climbed { $have } of the { $need } steps.
refusal-not-at-the-capital = Your carriage must be in the Capital.
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
event-declined = declines { $action }.
event-wage = collects { $thalers ->
    [one] 1 thaler.
   *[other] { $thalers } thalers.
}
event-earned = sends { $artisan } to the fields: +{ $thalers } thalers.
event-worked = turns { $artisan } on by one notch.
event-left = { $artisan } is exhausted and leaves.
event-rested = turns { $artisan } back by one notch.
event-recruited = recruits { $artisan } for { $price ->
    [one] 1 thaler.
   *[other] { $price } thalers.
}
event-dismissed = dismisses { $artisan }.
event-marker-moved = The artisan at the top now costs { $price }.
event-top-left = Nobody hired { $artisan }, who leaves the panel.
event-trusted = gains the broker's trust: { $trust }×.
event-cashed = cashes { $bonds ->
    [one] 1 bond
   *[other] { $bonds } bonds
}: +{ $thalers } thalers.
event-travelled = travels to { $site }: { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, { $price ->
    [0] free.
    [one] 1 thaler.
   *[other] { $price } thalers.
}
event-rest-tiles-shifted = enters the tavern; the rest tiles move on.
event-sent = sends the { $guild } to the bar for { $price ->
    [one] 1 thaler.
   *[other] { $price } thalers.
}
event-built = builds at { $site }: performance { $performance }{ $malus ->
    [0] { "" }
   *[other] , less { $malus }
}.
event-esteem-won = wins { $points ->
    [one] 1 point
   *[other] { $points } points
} of esteem ({ $bonus ->
    [0] at most { $cap } here
   *[other] the city's bonus +{ $bonus }, at most { $cap } here
}).
event-climbed = climbs to step { $step }: −{ $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
event-bonds-won = receives { $bonds ->
    [one] 1 bond.
   *[other] { $bonds } bonds.
}
event-points-lost = finds too few bonds: { $points ->
    [one] 1 point is lost.
   *[other] { $points } points are lost.
}
event-bonus-thalers = receives { $thalers } thalers from the city.
event-bonus-recruitment = may recruit at once, thanks to the city.
event-repaired = repairs with { $artisans ->
    [one] 1 artisan
   *[other] { $artisans } artisans
}: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-contributed = contributes to the palace with a performance of { $performance }.
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
