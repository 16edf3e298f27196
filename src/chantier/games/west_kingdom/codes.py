"""The words of the game as integers: goods, places, questions, moves, refusals, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.kernel.bits import count as count  # noqa: PLC0414 - also for those who know it from here
from chantier.kernel.bits import lowest as lowest  # noqa: PLC0414

NONE: Final[i64] = -1

# what a player owns, and what a card may give besides
CLAY: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
MARBLE: Final[i64] = 4
SILVER: Final[i64] = 5
GOODS: Final[i64] = 6
VIRTUE: Final[i64] = 6
CARDS: Final[i64] = 7
DEBTS: Final[i64] = 8
GAINS: Final[i64] = 9  # columns of a row of gains

# the places (WK-10 to WK-22): nine large ones, three of the black market, the guildhall; prison is none to go to
FOREST: Final[i64] = 0
QUARRY: Final[i64] = 1
MINE: Final[i64] = 2
SILVERSMITH: Final[i64] = 3
STOREHOUSE: Final[i64] = 4
WORKSHOP: Final[i64] = 5
TAX_STAND: Final[i64] = 6
TOWN_HALL: Final[i64] = 7
GUARDHOUSE: Final[i64] = 8
LARGE: Final[i64] = 9
MARKET_LEFT: Final[i64] = 9
MARKET_MIDDLE: Final[i64] = 10
MARKET_RIGHT: Final[i64] = 11
GUILDHALL: Final[i64] = 12
PLACES: Final[i64] = 13
PRISON: Final[i64] = 13
BOARDS: Final[i64] = 14  # from here on: the boards of the other players
STALLS: Final[i64] = 3

# when an apprentice acts: at one of the places, or at one of these moments
AT_MARKET: Final[i64] = 9
AT_CATHEDRAL: Final[i64] = 10
AT_RESET: Final[i64] = 11
AT_DEBT_PAID: Final[i64] = 12
AT_CAPTIVES_SOLD: Final[i64] = 13
MOMENTS: Final[i64] = 14

# what an apprentice does
NO_EFFECT: Final[i64] = 0
GAIN: Final[i64] = 1
EXCHANGE_KIND: Final[i64] = 2
LESS_SILVER: Final[i64] = 3
LESS_VIRTUE: Final[i64] = 4
RELEASE: Final[i64] = 5
GAIN_IF_NOBODY_IN_PRISON: Final[i64] = 6
COUNTS_AS_WORKER: Final[i64] = 7

# what a building does: at once
GAIN_AT_ONCE: Final[i64] = 0
CHOOSE_GAIN: Final[i64] = 1
CAPTURES: Final[i64] = 2
BARRACKS: Final[i64] = 3
CHURCH: Final[i64] = 4
LIBRARY: Final[i64] = 5
TAVERN: Final[i64] = 6
HIDEOUT: Final[i64] = 7
MONUMENT: Final[i64] = 8
WATCHTOWER: Final[i64] = 9
PALACE: Final[i64] = 10
CRANE: Final[i64] = 11
GRAVEYARD: Final[i64] = 12
# and at the end
MOST: Final[i64] = 13
PER: Final[i64] = 14
WITHOUT_DEBT: Final[i64] = 15
DEBT_POINTS: Final[i64] = 16

# what end effects count: the six goods, virtue, and these
OF_VIRTUE: Final[i64] = 6
OF_CATHEDRAL: Final[i64] = 7
OF_CARPENTRY: Final[i64] = 8
OF_TILING: Final[i64] = 9
OF_MASONRY: Final[i64] = 10
OF_MATERIALS: Final[i64] = 11
OF_BUILDINGS: Final[i64] = 12
OF_CAPTIVES: Final[i64] = 13
OF_PAID_DEBTS: Final[i64] = 14
OF_ONE: Final[i64] = 15

SKILLS: Final[i64] = 3

# what characters can do
NO_ABILITY: Final[i64] = 0
GOLD_IS_MARBLE: Final[i64] = 1  # Therese
CARD_AT_MARKET: Final[i64] = 2  # Caroline
LESS_TAX: Final[i64] = 3  # Ada
NO_DISCARD: Final[i64] = 4  # Frederick
CHEAP_HIRE: Final[i64] = 5  # Rudolf
LESS_WOOD_OR_STONE: Final[i64] = 6  # Lothaire
BUY_OFF_DEBTS: Final[i64] = 7  # Hugo
CARD_WHEN_BUILDING: Final[i64] = 8  # Clovis
RELEASE_AT_RESET: Final[i64] = 9  # Fara
SILVER_FOR_CAPTIVES: Final[i64] = 10  # Bertha

# sizes
TRACK: Final[i64] = 15
TOP_VIRTUE: Final[i64] = 14
DEALT: Final[i64] = 4  # WK-3
KEPT: Final[i64] = 3
LOOKED: Final[i64] = 5  # most cards a player looks at, at a time
SHOWN: Final[i64] = 8  # apprentices face up
COLUMNS: Final[i64] = 4
STEPS: Final[i64] = 5
TODO_ROOM: Final[i64] = 40

# what is to be done, the next thing on top of a stack: KIND + A * seat + B * number + C * other number
C: Final[i64] = 262144

# questions
ASK_KEEP: Final[i64] = 0
ASK_PLACE: Final[i64] = 1
ASK_TAKE_BACK: Final[i64] = 2
ASK_MINE: Final[i64] = 3
ASK_EXCHANGE: Final[i64] = 4
ASK_WORKSHOP: Final[i64] = 5
ASK_DISMISS: Final[i64] = 6
ASK_CAPTURE: Final[i64] = 7
ASK_GUARD: Final[i64] = 8
ASK_MIDDLE: Final[i64] = 9
ASK_LOOK: Final[i64] = 10
ASK_GUILDHALL: Final[i64] = 11
ASK_MIX: Final[i64] = 12
ASK_STEP_DISCARD: Final[i64] = 13
ASK_GAIN: Final[i64] = 14
ASK_TAVERN: Final[i64] = 15
ASK_FREE_CAPTURE: Final[i64] = 16
ASK_BARRACKS: Final[i64] = 17
ASK_LIBRARY: Final[i64] = 18
ASK_CHURCH: Final[i64] = 19
ASK_CRANE: Final[i64] = 20
ASK_SAVING: Final[i64] = 21
ASK_DEBT: Final[i64] = 22
ASK_DISCARD: Final[i64] = 23
ASK_CHARACTER: Final[i64] = 24
QUESTIONS_END: Final[i64] = 25

# draws, which are chance's moves too
DRAW_CHARACTER: Final[i64] = 32
DRAW_FIRST: Final[i64] = 33
DRAW_SMALL: Final[i64] = 34
DRAW_LARGE: Final[i64] = 35
DRAW_APPRENTICE: Final[i64] = 36
DRAW_BUILDING: Final[i64] = 37  # into a hand
DRAW_LOOKED: Final[i64] = 38  # to look at
DRAW_REWARD: Final[i64] = 39
DRAWS_END: Final[i64] = 40

# what follows of itself
DEAL: Final[i64] = 40
BEGIN: Final[i64] = 41
TURN: Final[i64] = 42
END_TURN: Final[i64] = 43
TAKE_APPRENTICE: Final[i64] = 44
SELL: Final[i64] = 45
MARKET_EXTRAS: Final[i64] = 46
MARKET_FULL: Final[i64] = 47
EFFECT: Final[i64] = 49
GO_UP: Final[i64] = 50
ACOLYTES: Final[i64] = 51
GUILD_ACTED: Final[i64] = 52
RESET_FLIP: Final[i64] = 54
RESET_APPRENTICES: Final[i64] = 55
RESET_LOSSES: Final[i64] = 56
RESET_DEBTS: Final[i64] = 57
LOSE_VIRTUE: Final[i64] = 58
OVER: Final[i64] = 63

# moves
DONE: Final[i64] = 1
DECLINE: Final[i64] = 2
KEEP: Final[i64] = 3
PLACE: Final[i64] = 4
TAKE_BACK: Final[i64] = 5
DIG: Final[i64] = 6
EXCHANGE: Final[i64] = 7
PLANS: Final[i64] = 8
HIRE: Final[i64] = 9
DISMISS: Final[i64] = 10
CAPTURE: Final[i64] = 11
GUARD: Final[i64] = 12
LOOK: Final[i64] = 13
BUILD: Final[i64] = 14
CATHEDRAL: Final[i64] = 15
PAY: Final[i64] = 16
DISCARD: Final[i64] = 17
TAKE: Final[i64] = 18
LIBERATE: Final[i64] = 19
DESTROY: Final[i64] = 20
HOIST: Final[i64] = 21
SAVE: Final[i64] = 22
ACCEPT: Final[i64] = 23
BUY_OFF: Final[i64] = 24
BECOME: Final[i64] = 25

# what can be done in the guardhouse (WK-19)
SELL_CAPTIVES: Final[i64] = 0
LEAVE_PRISON: Final[i64] = 1
RANSOM: Final[i64] = 2
RANSOM_BY_DEBT: Final[i64] = 3
SETTLE: Final[i64] = 4
GUARD_ACTIONS: Final[i64] = 5

# refusals (1 is the kernel's NOT_NOW)
TOO_DEAR: Final[i64] = 2
STALL_TAKEN: Final[i64] = 3
TOO_VIRTUOUS: Final[i64] = 4
NOTHING_TO_TAKE: Final[i64] = 5
NOTHING_TO_BUILD: Final[i64] = 6
NOBODY_TO_CAPTURE: Final[i64] = 7
NOTHING_TO_GUARD: Final[i64] = 8
NO_SILVER_THERE: Final[i64] = 9
NONE_OF_YOURS: Final[i64] = 10
LARGE_PLACE_FIRST: Final[i64] = 11
TOO_FEW_WORKERS: Final[i64] = 12
GOODS_MISSING: Final[i64] = 13
NOT_OFFERED: Final[i64] = 14
NOT_FACE_UP: Final[i64] = 15
NOT_EMPLOYED: Final[i64] = 16
OTHER_PLACE: Final[i64] = 17
NO_CAPTIVES: Final[i64] = 18
NOBODY_IN_PRISON: Final[i64] = 19
NOBODY_CAPTURED: Final[i64] = 20
NO_DEBT: Final[i64] = 21
NOT_IN_HAND: Final[i64] = 22
SKILL_MISSING: Final[i64] = 23
TOO_WICKED: Final[i64] = 24
STEP_FULL: Final[i64] = 25
AT_THE_TOP: Final[i64] = 26
NO_CARD_TO_DISCARD: Final[i64] = 27
WRONG_MIX: Final[i64] = 28
NOTHING_TO_SAVE: Final[i64] = 29
MUST_ACT: Final[i64] = 30
NO_WORKER: Final[i64] = 31
STAYS_IN_GUILDHALL: Final[i64] = 32
CHARACTER_TAKEN: Final[i64] = 33
PROMO_CHARACTER: Final[i64] = 34

# events, for the log
FIRST_PLAYER: Final[i64] = 1
CHARACTER_DEALT: Final[i64] = 2
SMALL_SHOWN: Final[i64] = 3
APPRENTICE_SHOWN: Final[i64] = 4
CARD_KEPT: Final[i64] = 6
CARDS_PASSED: Final[i64] = 7
CARD_UNDER: Final[i64] = 8
CARD_DRAWN: Final[i64] = 9
WORKER_PLACED: Final[i64] = 10
TOOK_BACK: Final[i64] = 11
TURN_SKIPPED: Final[i64] = 12
GAINED: Final[i64] = 13
GAINED_ALL: Final[i64] = 14
EXCHANGED: Final[i64] = 15
PAID: Final[i64] = 16
VIRTUE_WON: Final[i64] = 17
VIRTUE_LOST: Final[i64] = 18
VIRTUE_WASTED: Final[i64] = 43
COINS_LAID: Final[i64] = 44
DEBT_TAKEN: Final[i64] = 19
DEBT_DESTROYED: Final[i64] = 20
DEBT_PAID: Final[i64] = 21
DEBT_BOUGHT_OFF: Final[i64] = 22
HIRED: Final[i64] = 23
DISMISSED: Final[i64] = 24
HIRING: Final[i64] = 45
CAPTURED: Final[i64] = 25
CAME_HOME: Final[i64] = 26
CAPTIVES_SOLD: Final[i64] = 27
LEFT_PRISON: Final[i64] = 28
LIBERATED: Final[i64] = 29
CARD_SEEN: Final[i64] = 30
MARKET_RESET: Final[i64] = 31
LARGE_SHOWN: Final[i64] = 32
BUILT: Final[i64] = 33
STEP_REACHED: Final[i64] = 34
REWARD_TAKEN: Final[i64] = 35
LAST_ROUND: Final[i64] = 36
ENDED: Final[i64] = 37
TURNS_ENDED: Final[i64] = 38
END_VIRTUE: Final[i64] = 39
COINS_TAKEN: Final[i64] = 40
TAX_TAKEN: Final[i64] = 41
LOOKED_KEPT: Final[i64] = 42
