"""What the log tells, each event with its rule."""

from __future__ import annotations

from chantier.games.artisans_builders import codes
from chantier.kernel.texts import Told

GOODS = ("wood", "stone", "coins")

EVENTS = {
    codes.CARD_LAID: Told("card-laid", "AB-23", ("building:building",), step=True),
    codes.CONTRACT_LAID: Told("contract-laid", "AB-7", ("contract:contract",), step=True),
    codes.FIRST_PLAYER: Told("first-player", "AB-8"),
    codes.BOARD_LAID: Told("board-laid", "AB-10", ("board:board",), step=True),
    codes.ARTISAN_LAID: Told("artisan-laid", "AB-9", ("artisan:artisan",), step=True),
    codes.BOARD_CHOSEN: Told("board-chosen", "AB-10", ("board:board",)),
    codes.ROUND_BEGAN: Told("round-began", "AB-11", ("round",)),
    codes.INCOME: Told("income", "AB-11", GOODS, step=True),
    codes.RECRUITED: Told("recruited", "AB-14", ("artisan:artisan",)),
    codes.VISITED: Told("visited", "AB-18", ("artisan:artisan", "place:place")),
    codes.PRICE_PAID: Told("price-paid", "AB-18", ("player:player", "coins")),
    codes.BANK_PAID: Told("bank-paid", "AB-18", ("coins",)),
    codes.GAINED: Told("gained", "AB-5c", GOODS),
    codes.GAVE: Told("gave", "AB-5c", GOODS),
    codes.BUILT: Told("built", "AB-20", ("building:building",)),
    codes.PAID: Told("paid", "AB-19", GOODS),
    codes.COVERED: Told("covered", "AB-20", ("building:building",)),
    codes.MARKET_PAID: Told("market-paid", "AB-22", GOODS),
    codes.RENEWED: Told("renewed", "AB-5c", ("building:building",)),
    codes.HARVESTED: Told("harvested", "AB-5c", GOODS),
    codes.TOKEN_LAID: Told("token-laid", "AB-16", step=True),
    codes.TOKEN_WON: Told("token-won", "AB-25", step=True),
    codes.RESTED: Told("rested", "AB-24", ("coins",)),
    codes.FULFILLED: Told("fulfilled", "AB-27", ("kind:kind", "contract:contract")),
    codes.FEE_PAID: Told("fee-paid", "AB-27", ("player:player", "coins")),
    codes.THIRD_CASTLE: Told("third-castle", "AB-30"),
    codes.CASTLE_IMPROVED: Told("castle-improved", "AB-31"),
    codes.TOKEN_GIVEN: Told("token-given", "AB-29"),
    codes.CASTLES_ENDED: Told("castles-ended", "AB-30", ("round",)),
    codes.ROUNDS_ENDED: Told("rounds-ended", "AB-34", ("round",)),
}
