# Windy Towers

game-title = Windy Towers
game-about = Stones in hand that nobody sees, a die that is the wind: build high, and never wider than below.

ask-turn = Your turn: fetch, pick, lay or take down.
ask-prop = The wind is too strong for that stone: throw in a prop.

move-fetch = Fetch two stones from the pile
move-pick = Pick the open { $size }
move-lay = { $missing ->
    [0] Lay the { $size } as storey { $storey }
   *[other] Lay the { $size } as storey { $storey }, with a prop of { $missing } or more
}
move-prop = Prop it with the { $size }
move-take-down = Take down the highest stone

refusal-not-open = No { $size } lies open in the quarry.
refusal-hand-full = Your hand is full: { $most } stones are the most.
refusal-not-held = You hold no { $size }.
refusal-too-wide = A { $size } is wider than the { $below } below it.
refusal-no-prop = The wind is { $wind }: a { $size } needs a prop of at least { $missing }, and you have none.
refusal-prop-too-light = A { $size } is too light: the prop must be at least { $missing }.
refusal-no-tower = You have no tower to take down.

event-dealt = gets a { $stone }.
event-dealt-hidden = gets a stone.
event-opened = A { $stone } comes to lie in the quarry.
event-blew = has a wind of { $wind }.
event-fetched = { $stones ->
    [0] waits.
    [one] fetches a stone.
   *[other] fetches { $stones } stones.
}
event-picked = picks the { $stone }.
event-laid = lays the { $stone }: storey { $storey }.
event-propped = throws in the { $stone } as a prop.
event-taken-down = takes down the { $stone }.
event-ended = { $reason }

reason-none = The game is over.
reason-high-tower = A tower has its last storey: the game ends with this round.
reason-empty-pile = The pile is empty: the game ends with this round.
reason-last-round = The last round is over.

sheet-storeys = Storeys
sheet-stones = Stones in hand
sheet-points = Points

# parts of the view, on a board for any game
view-round = Round
view-turn = To move
view-wind = Wind
view-pile = Pile
view-quarry = Quarry
view-laying = Being laid
view-hand = Your hand
view-tower = Tower
view-stones = In hand
view-points = Points
verb-pick = Pick a stone
verb-lay = Lay a stone
verb-prop = Prop it
