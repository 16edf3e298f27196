"""The words of the game as integers: sizes, places, questions, moves, refusals, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

GUILDS: Final[i64] = 6
CHARACTERS: Final[i64] = 18
MOST_ARTISANS: Final[i64] = 6  # QA-7
LAST_NOTCH: Final[i64] = 5  # the exhaustion arrow, QA-5
PANEL: Final[i64] = 6
ACTIONS: Final[i64] = 6
LONGEST_WALK: Final[i64] = 3  # of the architect on the star, QA-11
LOTS: Final[i64] = 4
TOP_TRUST: Final[i64] = 4  # QA-18
BOND_WORTH: Final[i64] = 2  # thalers, QA-18
LABOUR_BONUS: Final[i64] = 2  # thalers, QA-13
REPAIRERS: Final[i64] = 3  # QA-26
LONGEST_JOURNEY: Final[i64] = 6  # QA-19
LAST_ROUND: Final[i64] = 100  # QA-30

# the star, clockwise from the top (QA-12)
CONSTRUCTION: Final[i64] = 0
LABOUR: Final[i64] = 1
RECRUITMENT: Final[i64] = 2
BROKER: Final[i64] = 3
TRAVEL: Final[i64] = 4
TAVERN: Final[i64] = 5

# where a rest tile lies (QA-20)
ENTRANCE: Final[i64] = 0
BAR: Final[i64] = 1
DORMITORY: Final[i64] = 2

CAPITAL: Final[i64] = 0  # a place on the map; the sites follow
VILLAGE: Final[i64] = 0
MONASTERY: Final[i64] = 1
CITY: Final[i64] = 2

# what a city gives besides (QA-3)
NO_BONUS: Final[i64] = 0
ESTEEM_BONUS: Final[i64] = 1
THALER_BONUS: Final[i64] = 2
RECRUIT_BONUS: Final[i64] = 3

# what the table waits for: first the six actions of the star, each by its own number
ASK_CONSTRUCTION: Final[i64] = CONSTRUCTION
ASK_LABOUR: Final[i64] = LABOUR
ASK_RECRUITMENT: Final[i64] = RECRUITMENT
ASK_BROKER: Final[i64] = BROKER
ASK_TRAVEL: Final[i64] = TRAVEL
ASK_TAVERN: Final[i64] = TAVERN
ASK_STAR: Final[i64] = 6
ASK_CHOOSE: Final[i64] = 7
ASK_TURN: Final[i64] = 8
ASK_LABOURERS: Final[i64] = 9
ASK_DISMISS: Final[i64] = 10
ASK_GUILDS: Final[i64] = 11
ASK_REPAIRERS: Final[i64] = 12
ASK_ESTEEM: Final[i64] = 13
SETTING_UP: Final[i64] = 14
OVER: Final[i64] = 15
REFILLING: Final[i64] = 16

# moves
CHOOSE: Final[i64] = 1
TURN: Final[i64] = 2
GO: Final[i64] = 3
DECLINE: Final[i64] = 4
DONE: Final[i64] = 5
COLLECT: Final[i64] = 6
WORK: Final[i64] = 7
RECRUIT: Final[i64] = 8
DISMISS: Final[i64] = 9
TRUST: Final[i64] = 10
CASH: Final[i64] = 11
JOURNEY: Final[i64] = 12
ENTER: Final[i64] = 13
SEND: Final[i64] = 14
BUILD: Final[i64] = 15
REPAIR: Final[i64] = 16
PALACE: Final[i64] = 17
CLIMB: Final[i64] = 18
BONDS: Final[i64] = 19

# chance moves
DRAW_TOKEN: Final[i64] = 32
DRAW_REQUEST: Final[i64] = 33
DRAW_TILE: Final[i64] = 34
DRAW_FIRST: Final[i64] = 35

# refusals (1 is the kernel's NOT_NOW)
TOO_DEAR: Final[i64] = 2
TAKEN: Final[i64] = 3
OUT_OF_REACH: Final[i64] = 4
NOT_EMPLOYED: Final[i64] = 5
NO_LABOURER: Final[i64] = 6
HAS_WORKED: Final[i64] = 7
EMPTY_PLACE: Final[i64] = 8
SAME_CHARACTER: Final[i64] = 9
ONLY_THE_TWIN: Final[i64] = 10
FULL_TRUST: Final[i64] = 11
TOO_MANY_BONDS: Final[i64] = 12
NO_BOND: Final[i64] = 13
ALREADY_THERE: Final[i64] = 14
TOO_FAR: Final[i64] = 15
NOT_AT_ENTRANCE: Final[i64] = 16
NOT_ON_A_SITE: Final[i64] = 17
ALREADY_BUILT: Final[i64] = 18
NO_BUILDING_LEFT: Final[i64] = 19
GUILD_MISSING: Final[i64] = 20
GUILD_REPAIRS_ALREADY: Final[i64] = 21
STEPS_MISSING: Final[i64] = 22
NOT_AT_THE_CAPITAL: Final[i64] = 23
TOO_WEAK: Final[i64] = 24
NO_DISMISSAL: Final[i64] = 25

# events, for the log
CHOSE: Final[i64] = 1
TURNED_FOR_THALERS: Final[i64] = 2
WENT: Final[i64] = 3
DECLINED: Final[i64] = 4
WAGE: Final[i64] = 5
WORKED: Final[i64] = 6
LEFT: Final[i64] = 7
RECRUITED: Final[i64] = 8
DISMISSED: Final[i64] = 9
MARKER_MOVED: Final[i64] = 10
TOP_LEFT: Final[i64] = 11
TRUSTED: Final[i64] = 12
CASHED: Final[i64] = 13
TRAVELLED: Final[i64] = 14
REST_TILES_SHIFTED: Final[i64] = 15
SENT: Final[i64] = 16
RESTED: Final[i64] = 17
BUILT: Final[i64] = 18
ESTEEM_WON: Final[i64] = 19
REPAIRED: Final[i64] = 20
CLIMBED: Final[i64] = 21
BONDS_WON: Final[i64] = 22
POINTS_LOST: Final[i64] = 23
BONUS_THALERS: Final[i64] = 24
BONUS_RECRUITMENT: Final[i64] = 25
CONTRIBUTED: Final[i64] = 26
ROUND_BEGAN: Final[i64] = 27
TOKEN_LAID: Final[i64] = 28
REQUEST_LAID: Final[i64] = 29
TILE_DRAWN: Final[i64] = 30
FIRST_PLAYER: Final[i64] = 31
PALACE_ENDED: Final[i64] = 32
ROUNDS_ENDED: Final[i64] = 33
EARNED: Final[i64] = 34
TILE_BESIDE: Final[i64] = 35
