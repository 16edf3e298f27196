# Le Jeu de l'Architecture in English

## On the shelf
game-title = Le Jeu de l’Architecture
game-about = Find the fragments of twenty-four monuments from memory, quicker than the others.
at-round = round { $n }

## The marks on the piles
symbol-square = the square
symbol-compass = the compass
symbol-arrow = the arrow
symbol-hourglass = the hourglass
symbol-anchor = the anchor

## What the table asks
ask-pile = Take one of the piles that are left.
ask-search = Search your pile: turn the fragments over, keep one.
ask-pawn = Take a pawn; your pile goes where it stood.
ask-play = Play a fragment: build it, or put it under a pile.
ask-under = Under which pile do you put it?
ask-build = You found no pile: build a fragment, or pass.

## Moves
move-take = Take { $symbol } ({ $fragments ->
    [one] 1 fragment
   *[other] { $fragments } fragments
})
move-keep = Keep { $fragment }
move-next = Next fragment{ $looks ->
    [-1] {""}
    [one] {" "}(your last look)
   *[other] {" "}(1 of your { $looks } looks)
}
move-previous = Previous fragment
move-pawn = Take pawn { $pawn }
move-pass = Pass
move-put = Under a pile: { $fragment }
move-under = Under { $symbol }
move-build = Build { $fragment }: { $building }

## Refusals
refusal-pile-taken = Somebody has taken { $symbol } already.
refusal-pile-empty = The pile of { $symbol } is empty.
refusal-nothing-shown = You see no fragment yet: turn one over first.
refusal-last-fragment = That was the last fragment of your pile.
refusal-first-fragment = There is no fragment before this one.
refusal-no-look-left = You have no look left: keep one of the fragments you have seen.
refusal-pawn-gone = Pawn { $pawn } is not on the table.
refusal-not-held = You do not hold this fragment: { $fragment }.
refusal-not-on-the-table = Its building is not among those on the table: { $fragment }.
refusal-must-play = You have searched, so you must play a fragment.
refusal-build-or-pass = You found no pile: you may build a fragment or pass, nothing else.

## The log: each line follows the player's name
event-building-next = Next on the building pile: { $building }.
event-building-laid = { $building } comes to place { $site }.
    .line = { $building } comes
event-dealt = is dealt a fragment: { $fragment }.
event-dealt-hidden = is dealt a fragment.
event-pawn-drawn = draws pawn { $pawn }.
event-round-began = Round { $round }.
event-took = takes { $symbol } and leaves pawn { $pawn }.
    .line = searches { $symbol }
event-no-pile = finds no pile to search.
event-signal = Go! Everybody searches.
event-turned = { $turned ->
    [one] has turned over once.
   *[other] has turned over { $turned } times.
}
event-shown = sees fragment { $position } of the pile: { $fragment }.
event-kept-one = has kept a fragment.
event-kept-this = keeps: { $fragment }.
event-time-up = is out of time.
event-finished = finishes in place { $rank }.
    .line = { $rank ->
        [1] is back first
        [2] is back second
        [3] is back third
        [4] is back fourth
       *[other] is back fifth
    }
event-pawn-taken = takes pawn { $pawn } and leaves { $symbol } there.
event-put-under = puts a fragment under { $symbol }.
event-put-this = chooses a fragment to put under a pile: { $fragment }.
event-built = builds { $building }: { $fragment }.
    .line = → { $building }
event-completed = completes { $building }.
    .line = completes it
event-tokens-won = wins { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} and has { $won }.
    .line = +{ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
event-passed = passes.
event-bare = { $building } is bare and goes under the building pile.
    .line = { $building } goes
event-tokens-ended = Somebody has { $target } tokens: the game is over.
event-tie-ended = Several have { $target } tokens at once: the game is over.
event-rounds-ended = Round { $round } is over and nobody has won: most tokens win.

## The score sheet
sheet-tokens = Tokens
sheet-completed = Completed the last building

## What the lab counts
measure-rounds = Rounds
measure-buildings = Completed buildings
measure-first-pawn-won = Won by the first pawn
measure-won-on-anothers-turn = Won on another’s turn
measure-reached-together = Reached together
measure-no-pile = Times without a pile
measure-rounds-ended = Ended by the last round

## What is counted over many games, after the figure
tally-completed = { $n ->
    [one] building completed
   *[other] buildings completed
}
tally-fragments = { $n ->
    [one] fragment built
   *[other] fragments built
}

## The terminal
terminal-round = Round { $round }
terminal-over = The game is over
terminal-your-turn = your turn
terminal-turn = { $player } to play
terminal-searching = everybody searches
terminal-buildings = Buildings
terminal-next = next
terminal-piles = Piles
terminal-pawn = pawn { $pawn }
terminal-players = Players: { $target } tokens win
terminal-won = { $won ->
    [one] 1 token
   *[other] { $won } tokens
}
terminal-laid = { $laid } laid
terminal-hand = { $hand ->
    [one] 1 fragment
   *[other] { $hand } fragments
}
terminal-is-searching = searching
terminal-has-kept = has kept one
terminal-own-hand = Your fragments
terminal-own-hand-and-looks = Your fragments, and { $looks ->
    [one] 1 look
   *[other] { $looks } looks
}
terminal-own-pile = Your pile of { $pile }
terminal-own-search = Your pile: fragment { $position } of { $pile }
terminal-above-the-pile = The pile is closed: “next” shows its top fragment.
terminal-search-figures = turned over: { $turned } · seen: { $seen }
terminal-memory = What you have seen
terminal-remembered = round { $round }, position { $position }

## The buildings
building-parthenon = Parthenon
building-colosseum = Colosseum
building-reims = Reims Cathedral
building-medici = Palazzo Medici
building-rotonda = Villa Rotonda
building-belvedere = Belvedere
building-parliament = Houses of Parliament
building-garnier = Opéra Garnier
building-bauhaus = Bauhaus
building-chrysler = Chrysler Building
building-guggenheim = Guggenheim Museum
building-tower-of-winds = Tower of Winds
building-pantheon = Pantheon
building-hagia-sophia = Hagia Sophia
building-djenne = Great Mosque of Djenné
building-pisa = Leaning Tower of Pisa
building-doges-palace = Doge’s Palace
building-taj-mahal = Taj Mahal
building-temple-of-heaven = Temple of Heaven
building-zwinger = Zwinger
building-sagrada = Sagrada Família
building-einstein = Einstein Tower
building-savoye = Villa Savoye
building-sydney = Sydney Opera House

## The fragments, each by what it shows
fragment-1 = smaller shells over a long base, an arched bridge far away
fragment-2 = tiers of thin columns and round arches on a curved wall
fragment-3 = seven stone steps round a low dome, brick arches buried in the wall below
fragment-4 = white lace merlons and a corner turret above a patterned wall with low-set pointed windows
fragment-5 = the flank of a bulbous dome, a small domed kiosk beside it
fragment-6 = the top of a great wall, broken off and propped by a sloping buttress
fragment-7 = a low stepped dome behind a pediment with three statues and a coat of arms
fragment-8 = a small dome with an open slit on a white tower, windows scooped round the corner
fragment-9 = white bands coiled one over another, wider towards the top
fragment-10 = two storeys of arches with a ragged top, umbrella pines
fragment-11 = great arches with statues on pedestals, three-armed lamps, a flight of low steps
fragment-12 = a spire of earth with an egg on its tip, rows of beam ends casting shadows
fragment-13 = endless narrow bays with pinnacles between turrets, a terrace on a river
fragment-14 = a flat-topped tower with very tall twin openings and a roof with a crest
fragment-15 = a bridge on thin piers, between a block with ribbon windows and a wall of glass
fragment-16 = stepped roofs with trophies of arms, a curly gable with a cross on its shield
fragment-17 = a tree full of doves between two pierced towers, a star
fragment-18 = tiled roofs one above the other, sweeping out over bands of brackets
fragment-19 = tapering towers pierced like ladders, mosaic shields with balls on top
fragment-20 = two slender towers with three balconies
fragment-21 = small sails and a wide stair at the water, a boat
fragment-22 = a balcony window with statues and pinnacles in a wall patterned with lozenges
fragment-23 = a blind arcade with lozenges set in the arches, at the foot of a round wall
fragment-24 = a row of four-leaf openings over an airy gallery, stout columns without feet below
fragment-25 = a slim panelled shaft beside a turreted pavilion, at the water’s edge
fragment-26 = small domed tombs before a wall of round-headed windows
fragment-27 = a curving wall of arches in storeys, small square windows on top
fragment-28 = a great square tower: triple pointed windows in storeys, eight-sided turrets at the corners
fragment-29 = floodlights on a low plinth in front of a gauzy round wall, a street lamp, a round tree
fragment-30 = a corner made of nothing but glass, slanting reflections
fragment-31 = a soft-cornered buttress with three cones, a stair between two posts of clay
fragment-32 = a winged group above a curved gable, coupled columns and busts in round windows
fragment-33 = great white shells ribbed like fans, one behind another
fragment-34 = a small obelisk in a fountain, smooth shafts and a deep dark porch behind
fragment-35 = a flight of steps beside a wall with a statue, a window under a little pediment, a cypress
fragment-36 = fluted columns without bases on three steps, fallen drums on rock
fragment-37 = a low body, moulded like a hull, and deep windows under their brows
fragment-38 = the corner of a bare pediment with nail holes, leafy capitals on smooth columns
fragment-39 = a gateway between paired columns with statues in niches, at the end of a wooden bridge
fragment-40 = a smaller drum of bands over a long level ledge, a shaded entrance between bushes
fragment-41 = a needle rising from overlapping metal arches with triangular windows
fragment-42 = a white corner with a ribbon window on thin round posts
fragment-43 = right corner of a broken pediment with a horse’s head in it
fragment-44 = two pencil-pointed towers of unequal girth beside a half-dome
fragment-45 = a huge cornice above twin round-headed windows, a shield with six balls
fragment-46 = left corner of a broken pediment over a frieze and plain cushion capitals
fragment-47 = an eight-sided corner pavilion under a bell-shaped copper roof
fragment-48 = a white block with little balconies on rails, one above the other
fragment-49 = a low gallery of tall arched windows, vases and figures on the railing, still water
fragment-50 = a curved screen on a flat roof above one long window, half of it open to the sky
fragment-51 = rough stones round a walled-up arch with a window on brackets
fragment-52 = round ribs of earth with dark slits, the foot of a tower bristling with sticks
fragment-53 = half of a ribbed dome ringed with little windows, a striped buttress, a half-dome
fragment-54 = a frieze of wheels and a winged radiator cap
fragment-55 = a raised lyre at the peak of a broad gable, a flattened dome and its lantern before it
fragment-56 = a wheel window below a row of standing kings
fragment-57 = cave-like porches of dripping stone, a column on a tortoise
fragment-58 = lattice doors and round posts above three white terraces with railings
fragment-59 = a great sunburst arch between two eagle heads
fragment-60 = a porch of three arches and its reflection in a great basin
fragment-61 = a round wall of dotted panels, bright hoops one above the other, a crossed frame inside
fragment-62 = deep doorways with pointed arches full of figures, rows of saints
fragment-63 = a high pointed niche between niches in two storeys, a long pool
fragment-64 = a swelling dome with beaded ribs and little oval windows over an open arch

# what the lab holds the unhurried race against
target-first-seat = First pawn: win rate, away from a fair share
target-best-style = Best style: win rate, in fair shares
target-ended-AG-20 = Ended by one player with 13 tokens

## On a small screen
terminal-short-target = { $target } tokens win
terminal-short-buildings = Build
terminal-short-piles = Piles
terminal-short-players = Players
terminal-short-hand = Hand
terminal-short-search = Search
terminal-short-memory = Seen

## Reasons of a bot: what a turn changes
reason-won = { $way ->
    [up] +{ $points } for tokens won
   *[down] −{ $points }, as others win tokens
}
reason-laid = { $way ->
    [up] +{ $points } for a fragment on a building that may be completed
   *[down] −{ $points } for fragments on buildings
}
reason-hand = { $way ->
    [up] +{ $points } for a better hand of { $count }
   *[down] −{ $points } for a hand of { $count }
}
reason-search = { $way ->
    [up] +{ $points } for what the pile promises
   *[down] −{ $points } for what the pile no longer promises
}
reason-piles = { $way ->
    [up] +{ $points } for fragments it knows in the piles
   *[down] −{ $points } for the piles
}
reason-pawn = { $way ->
    [up] +{ $points } for playing earlier
   *[down] −{ $points } for playing later
}
reason-looks = { $way ->
    [up] +{ $points } for looks to come
   *[down] −{ $points } for looks spent
}

## What a move leaves, told before it is made
then-still-missing = { $building } then lacks { $fragments ->
    [one] 1 fragment: whoever lays it has two tokens there
   *[other] { $fragments } fragments
}.
then-piles-left = { $piles ->
    [one] The next player has 1 pile left
   *[other] The next player chooses from { $piles } piles
}.
then-pawns-left = { $pawns ->
    [one] 1 pawn is left to whoever finishes next
   *[other] Whoever finishes next chooses from { $pawns } pawns
}.
then-pile-grows = { $symbol } then has { $fragments ->
    [one] 1 fragment
   *[other] { $fragments } fragments
}.

## What decided it
rank-tokens = tokens
rank-completed = the last building
win-tokens = { $by ->
    [one] by 1 token
   *[other] by { $by } tokens
}
win-completed = by completing the last building
because-completed = With equal tokens, whoever completed the last building wins: { $winner }.

# themes of puzzles, by the parts of the account
theme-won = Tokens won
theme-laid = Tokens on a building
theme-hand = The hand
theme-search = Go on searching or not
theme-piles = The piles
theme-pawn = The order of play
theme-looks = Looks to spare
