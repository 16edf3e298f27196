# What the board of Le Jeu de l'Architecture says besides the rules.
round-chip = round { $round }
tab-site = Site
tab-piles = Piles
tab-booklet = Booklet

option-tempo = Search
value-live = live: 45 seconds, the quickest chooses first
value-turns = unhurried: a stock of looks, no clock
option-memory-aid = Memory aid

mark-square = Square
mark-compass = Compass
mark-arrow = Arrow
mark-hourglass = Hourglass
mark-anchor = Anchor

rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
takes-a-pile = takes a pile
takes-a-pawn = takes a pawn
plays-now = plays
searches = searches
you-search = you search
you-have-kept = you have kept
has-kept = has kept
kept-ranked = { $rank }, has kept
holds-pile = in hand
plays-nth = plays { $rank }
pawn-n = Pawn { $n }
tokens-of = { $won ->
    [one] { $won } token won of { $target }
   *[other] { $won } tokens won of { $target }
}, { $laid } on buildings

built-by = Built by { $name }:
built-of = { $n ->
    [one] { $n } fragment built of { $all }
   *[other] { $n } fragments built of { $all }
}
free-place = Place { $n } is free
free-until = until the end of the round
read-page = Read its page of the booklet

places = The next building and the five places
next-building = Next building
below = { $n } below
fragments-n = { $n ->
    [0] empty
    [one] { $n } fragment
   *[other] { $n } fragments
}
fragments-word = { $n ->
    [one] fragment
   *[other] fragments
}
not-taken = not taken
laid-by = by { $name }
laid-by-you = yours
held-by = { $name } has it
in-your-hands = in your hands
empty-place = Empty place
pawn-free = free
slide = or slide it under
slide-under = Slide it under { $symbol }
wish-pawn = Wish for pawn { $n }
wished = { $rank } wish

your-pile = Your pile
of-n = of { $n }
still-to-see = { $n } to see
describe = describe
fragment-at = Fragment { $n } of { $all }: { $description }.
above-pile = The pile is closed, { $n } fragments. “Next” shows the first.
turn-first = “Next” shows the first fragment.
no-look-left = No look left.
countdown = { $n ->
    [1] one
    [2] two
    [3] three
   *[other] { $n }
}
dial-opens = When the dial opens, “Next” shows the first fragment.
move-previous-short = Previous
move-keep-short = Keep
move-next-short = Next
hurry = hurry!
at-most = at most
has-kept-first = { $name } has kept
view-is-kept = at the end the fragment in view is kept
after-first = 12 s after the first who keeps
seconds-left = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
looks-n = { $n ->
    [one] look
   *[other] looks
}
looks-left = { $n ->
    [0] no look in stock
    [one] { $n } look in stock
   *[other] { $n } looks in stock
}
turned-n = { $n ->
    [0] nothing turned yet
    [one] turned once
   *[other] turned { $n } times
}
your-fragments = Your fragments, secret
to-recognise = it is for you to know them
your-two = Your fragments

pawns = The pawns
kept-waiting = Kept. The others are still searching.
finish-take = You finish { $rank }. Take a pawn, put your pile in its place.
finish-wait = You finish { $rank }. Soon you will take a pawn.
wish-hint = Do you fancy a pawn? Touch it in advance: it will be taken for you if it is left.
kept = Kept.
three-secret = You hold { $n }, nobody sees them.
will-play = plays { $rank }
you-play = you will play { $rank }
own-old-place = at your old place
place-of = at the place “{ $symbol }”

play-one = { $n ->
    [3] Your three fragments: play one.
   *[other] Your fragments: play one.
}
no-pile-title = No pile for you: build, or pass.
under-which = Under which pile?
goes-under = goes under a pile
others-blind = the others do not see them
only-under = only under a pile
waits = waits for its building
builds = builds
completes = completes
tokens-n = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
build-it = Build
build-on = Build: { $building }
take-up = Take up fragment
face-build = { $letter }: { $building }
face-put = { $letter } under…
verb-pawn = Take a pawn
verb-take = Take a pile
verb-put = Under a pile
verb-build = Build
verb-under = Under

all-search = Everybody searches.
between = The round is being prepared.
other-takes-pile = { $name } takes a pile.
other-takes-pawn = { $name } takes a pawn.
other-plays = { $name } plays a fragment.
finished-in = finished in round { $round }
race-over = The game is over.

memory = Memory aid
memory-note = what only you have seen
nothing-seen = nothing yet
seen-at = no. { $position }, round { $round }
put-at = under, round { $round }

booklet = The booklet
booklet-lead = Twenty-four buildings: eight in two fragments, sixteen in three.
the-24 = All 24
back-to-table = Back to the table
place = Place
date = Date
architect = Architect
look-at = What to look at
