"""The words of the game as integers: sizes, phases, questions, moves, refusals, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

BUILDINGS: Final[i64] = 24  # AG-1
FRAGMENTS: Final[i64] = 64
MOST_PARTS: Final[i64] = 3  # of a building
PILES: Final[i64] = 5  # AG-2
PLACES: Final[i64] = 5  # where the piles lie, and the pawns of those who took one
ROOM: Final[i64] = 64  # for fragments in a pile
SITES: Final[i64] = 4  # AG-5
DEALT_HAND: Final[i64] = 2  # AG-6
FULL_HAND: Final[i64] = 3  # AG-11
ABOVE: Final[i64] = -1  # before the first fragment of a pile is turned up, AG-14

TURNS: Final[i64] = 0  # the tempos, AG-12 and AG-13
LIVE: Final[i64] = 1

# what the table is at
CHOOSING: Final[i64] = 0
RACING: Final[i64] = 1
PLAYING: Final[i64] = 2
FILLING: Final[i64] = 3
SETTING_UP: Final[i64] = 4
OVER: Final[i64] = 5

# how far a seat is in the race
IDLE: Final[i64] = 0  # it has no pile, AG-23
SEARCHING: Final[i64] = 1
KEPT: Final[i64] = 2
RANKED: Final[i64] = 3
PLACED: Final[i64] = 4  # its pile lies where its new pawn stood

# what a seat is asked
ASK_PILE: Final[i64] = 0
ASK_SEARCH: Final[i64] = 1
ASK_PAWN: Final[i64] = 2
ASK_PLAY: Final[i64] = 3
ASK_BUILD: Final[i64] = 4  # or pass, AG-23
ASK_UNDER: Final[i64] = 5

# moves
TAKE: Final[i64] = 1
KEEP: Final[i64] = 2
NEXT: Final[i64] = 3
PREVIOUS: Final[i64] = 4
PAWN: Final[i64] = 5
PASS: Final[i64] = 6
PUT: Final[i64] = 7
BUILD: Final[i64] = 8
UNDER: Final[i64] = 9

# chance moves; the last two come from outside: who was quicker, and whose time is up
DRAW_BUILDING: Final[i64] = 32
DEAL: Final[i64] = 33
DRAW_PAWN: Final[i64] = 34
LOOK: Final[i64] = 35
FINISHER: Final[i64] = 36
LATE: Final[i64] = 37

# refusals (1 is the kernel's NOT_NOW)
PILE_TAKEN: Final[i64] = 2
PILE_EMPTY: Final[i64] = 3
NOTHING_SHOWN: Final[i64] = 4
LAST_FRAGMENT: Final[i64] = 5
FIRST_FRAGMENT: Final[i64] = 6
NO_LOOK_LEFT: Final[i64] = 7
PAWN_GONE: Final[i64] = 8
NOT_HELD: Final[i64] = 9
NOT_ON_THE_TABLE: Final[i64] = 10
MUST_PLAY: Final[i64] = 11
BUILD_OR_PASS: Final[i64] = 12

# events, for the log
BUILDING_LAID: Final[i64] = 1
BUILDING_NEXT: Final[i64] = 2
DEALT: Final[i64] = 3
PAWN_DRAWN: Final[i64] = 4
ROUND_BEGAN: Final[i64] = 5
TOOK: Final[i64] = 6
NO_PILE: Final[i64] = 7
SIGNAL: Final[i64] = 8
TURNED: Final[i64] = 9
SHOWN: Final[i64] = 10
KEPT_ONE: Final[i64] = 11
KEPT_THIS: Final[i64] = 12
TIME_UP: Final[i64] = 13
FINISHED: Final[i64] = 14
PAWN_TAKEN: Final[i64] = 15
PUT_UNDER: Final[i64] = 16
PUT_THIS: Final[i64] = 17
BUILT: Final[i64] = 18
COMPLETED: Final[i64] = 19
TOKENS_WON: Final[i64] = 20
PASSED: Final[i64] = 21
BARE: Final[i64] = 22
TOKENS_ENDED: Final[i64] = 23
TIE_ENDED: Final[i64] = 24
ROUNDS_ENDED: Final[i64] = 25
