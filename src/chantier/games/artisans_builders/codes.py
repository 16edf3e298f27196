"""The words of the game as integers: sizes, questions, moves, effects, refusals, events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.kernel.codes import ZERO as ZERO  # noqa: PLC0414 - also for those who know it from here

NONE: Final[i64] = -1
ONE: Final[i64] = 1

WORKERS: Final[i64] = 3  # AB-2
PLOTS: Final[i64] = 3  # AB-1
LEVELS: Final[i64] = 3  # AB-1
LEVEL_CARDS: Final[i64] = 16  # of each level, AB-1
BUILDINGS: Final[i64] = 48  # AB-1
ROW: Final[i64] = 4  # places of a market row, AB-6
MARKET: Final[i64] = 12  # AB-6
KINDS: Final[i64] = 5  # of badges and of contracts, AB-3
CONTRACT_BADGES: Final[i64] = 4  # AB-3
ARTISANS: Final[i64] = 10  # cards, AB-4
FACES: Final[i64] = 20  # AB-4
BOARDS: Final[i64] = 5  # AB-1
MOST_PLACES: Final[i64] = 6  # of one artisan
CASTLES: Final[i64] = 3  # that end the game, AB-30
IDLE_COINS: Final[i64] = 3  # AB-24
FEE: Final[i64] = 2  # coins to each player already on a contract, AB-27
CASTLE_WORKER: Final[i64] = 4  # points, AB-32
COINS_A_POINT: Final[i64] = 5  # AB-32
CUBES_A_POINT: Final[i64] = 2  # AB-32
LAST_ROUND: Final[i64] = 20  # AB-34

# goods, as columns of the kit's tables
WOOD: Final[i64] = 0
STONE: Final[i64] = 1
COINS: Final[i64] = 2
GOODS: Final[i64] = 3

# levels; level III is the castles
CASTLE: Final[i64] = 2

# where a building card is: NONE in its deck, 0 to 11 on a plot (three a seat), or
ON_MARKET: Final[i64] = 12
GONE: Final[i64] = 13

# effects of artisans and powers, and the columns that describe one (AB-5)
GAIN: Final[i64] = 0
MIX: Final[i64] = 1
TRADE_IN: Final[i64] = 2
REBATE: Final[i64] = 3
REPLACE: Final[i64] = 4
REAP: Final[i64] = 5
EFFECT: Final[i64] = 8  # columns: kind, three goods to get, three to give, how often
GET: Final[i64] = 1
GIVE: Final[i64] = 4
TIMES: Final[i64] = 7
NO_EFFECT: Final[i64] = 0  # an effect that does nothing and lowers no cost

# what the table waits for
ASK_BOARD: Final[i64] = 0
ASK_RECRUIT: Final[i64] = 1
ASK_ACTION: Final[i64] = 2
ASK_PAYMENT: Final[i64] = 3
ASK_PLOT: Final[i64] = 4
ASK_CONTRACT: Final[i64] = 5
ASK_CUBES: Final[i64] = 6
ASK_TRADE: Final[i64] = 7
ASK_REBATE: Final[i64] = 8
ASK_RENEW: Final[i64] = 9
ASK_HARVEST: Final[i64] = 10
SETTING_UP: Final[i64] = 11
OVER: Final[i64] = 12

# moves
CHOOSE: Final[i64] = 1
RECRUIT: Final[i64] = 2
VISIT: Final[i64] = 3
BUILD: Final[i64] = 4
TOKEN: Final[i64] = 5
REST: Final[i64] = 6
PAY: Final[i64] = 7
USE: Final[i64] = 8
PLOT: Final[i64] = 9
DECLINE: Final[i64] = 10
FULFIL: Final[i64] = 11
SPLIT: Final[i64] = 12
TRADE: Final[i64] = 13
RENEW: Final[i64] = 14
HARVEST: Final[i64] = 15

# chance moves
DRAW_CARD: Final[i64] = 32
DRAW_CONTRACT: Final[i64] = 33
DRAW_FIRST: Final[i64] = 34
DRAW_BOARD: Final[i64] = 35
DRAW_FACE: Final[i64] = 36

# refusals (1 is the kernel's NOT_NOW)
GOODS_MISSING: Final[i64] = 2
NOT_OFFERED: Final[i64] = 3
NOT_IN_THIS_GAME: Final[i64] = 4
RECRUITED_ALREADY: Final[i64] = 5
NEUTRAL: Final[i64] = 6
OWN_ARTISAN: Final[i64] = 7
NO_SUCH_PLACE: Final[i64] = 8
OCCUPIED: Final[i64] = 9
OTHER_SIDE_UP: Final[i64] = 10
NOTHING_TO_BUILD: Final[i64] = 11
NOTHING_TO_RENEW: Final[i64] = 12
NOTHING_TO_HARVEST: Final[i64] = 13
NOT_FOR_SALE: Final[i64] = 14
TOO_FEW_COINS: Final[i64] = 15
AT_LEAST_ONCE: Final[i64] = 16
TOO_OFTEN: Final[i64] = 17
CASTLE_STANDS: Final[i64] = 18
TOKEN_TAKEN: Final[i64] = 19
FIRST_ACTION: Final[i64] = 20
CAN_ACT: Final[i64] = 21
BADGE_MISSING: Final[i64] = 22
FULFILLED_ALREADY: Final[i64] = 23
EMPTY_DECK: Final[i64] = 24
TOO_MANY: Final[i64] = 25
PLOT_PAYS_NOTHING: Final[i64] = 26
NONE_TO_SPARE: Final[i64] = 27

# events, for the log
CARD_LAID: Final[i64] = 1
CONTRACT_LAID: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
BOARD_LAID: Final[i64] = 4
ARTISAN_LAID: Final[i64] = 5
BOARD_CHOSEN: Final[i64] = 6
ROUND_BEGAN: Final[i64] = 7
INCOME: Final[i64] = 8
RECRUITED: Final[i64] = 9
VISITED: Final[i64] = 10
PRICE_PAID: Final[i64] = 11
GAINED: Final[i64] = 12
GAVE: Final[i64] = 13
BUILT: Final[i64] = 14
PAID: Final[i64] = 15
COVERED: Final[i64] = 16
MARKET_PAID: Final[i64] = 17
RENEWED: Final[i64] = 18
HARVESTED: Final[i64] = 19
TOKEN_LAID: Final[i64] = 20
TOKEN_WON: Final[i64] = 21
RESTED: Final[i64] = 22
FULFILLED: Final[i64] = 23
FEE_PAID: Final[i64] = 24
THIRD_CASTLE: Final[i64] = 25
CASTLE_IMPROVED: Final[i64] = 26
TOKEN_GIVEN: Final[i64] = 27
CASTLES_ENDED: Final[i64] = 28
ROUNDS_ENDED: Final[i64] = 29
BANK_PAID: Final[i64] = 30
