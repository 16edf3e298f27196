"""Numbers of questions, moves, refusals and events. A size is counted from 0 here, and from 1 by people."""

from chantier.kernel.codes import FIRST_DRAW

# what the table asks
TURN, PROP_NEEDED = 0, 1

# kinds of moves, and of draws
FETCH, PICK, LAY, PROP, TAKE_DOWN = 1, 2, 3, 4, 5
DEAL, REFILL, WIND = FIRST_DRAW, FIRST_DRAW + 1, FIRST_DRAW + 2

# the questions that each kind of move answers
ANSWERS = {FETCH: (TURN,), PICK: (TURN,), LAY: (TURN,), PROP: (PROP_NEEDED,), TAKE_DOWN: (TURN,)}

# refusals; 1 is "not now" in every game
NOT_OPEN, HAND_FULL, NOT_HELD, TOO_WIDE, NO_PROP, PROP_TOO_LIGHT, NO_TOWER = range(2, 9)

# events
DEALT, OPENED, BLEW, FETCHED, PICKED, LAID, PROPPED, TAKEN_DOWN, ENDED = range(1, 10)
