"""What the log tells, each event with its rule."""

from __future__ import annotations

from chantier.games.queens_architect import codes
from chantier.kernel.texts import Told

EVENTS = {
    codes.TOKEN_LAID: Told("token-laid", "QA-8", ("token", "step"), step=True),
    codes.REQUEST_LAID: Told("request-laid", "QA-8", ("request:request", "site:site"), step=True),
    codes.TILE_DRAWN: Told("tile-drawn", "QA-9", ("artisan:artisan", "place"), step=True),
    codes.TILE_BESIDE: Told("tile-beside", "QA-9", ("artisan:artisan",), step=True),
    codes.FIRST_PLAYER: Told("first-player", "QA-10"),
    codes.CHOSE: Told("chose", "QA-10", ("artisan:artisan",)),
    codes.TURNED_FOR_THALERS: Told("turned-for-thalers", "QA-10", ("artisan:artisan", "thalers"), step=True),
    codes.ROUND_BEGAN: Told("round-began", "QA-11", ("round",)),
    codes.WENT: Told("went", "QA-11", ("action:action", "spaces")),
    codes.DECLINED: Told("declined", "QA-11", ("action:action",)),
    codes.WAGE: Told("wage", "QA-13", ("thalers",)),
    codes.EARNED: Told("earned", "QA-13", ("artisan:artisan", "thalers")),
    codes.WORKED: Told("worked", "QA-5", ("artisan:artisan",), step=True),
    codes.LEFT: Told("left", "QA-5", ("artisan:artisan",)),
    codes.RESTED: Told("rested", "QA-5", ("artisan:artisan",), step=True),
    codes.RECRUITED: Told("recruited", "QA-14", ("artisan:artisan", "price", "notch")),
    codes.DISMISSED: Told("dismissed", "QA-15", ("artisan:artisan",)),
    codes.MARKER_MOVED: Told("marker-moved", "QA-16", ("price",), step=True),
    codes.TOP_LEFT: Told("top-left", "QA-16", ("artisan:artisan",), step=True),
    codes.TRUSTED: Told("trusted", "QA-18", ("trust",)),
    codes.CASHED: Told("cashed", "QA-18", ("bonds", "thalers")),
    codes.TRAVELLED: Told("travelled", "QA-19", ("site:site", "spaces", "price")),
    codes.REST_TILES_SHIFTED: Told("rest-tiles-shifted", "QA-20", step=True),
    codes.SENT: Told("sent", "QA-20", ("guild:guild", "price")),
    codes.BUILT: Told("built", "QA-22", ("site:site", "performance", "malus")),
    codes.ESTEEM_WON: Told("esteem-won", "QA-22", ("points", "bonus", "cap")),
    codes.CLIMBED: Told("climbed", "QA-23", ("step", "cost")),
    codes.BONDS_WON: Told("bonds-won", "QA-23", ("bonds",)),
    codes.POINTS_LOST: Told("points-lost", "QA-23", ("points",)),
    codes.BONUS_THALERS: Told("bonus-thalers", "QA-25", ("thalers",)),
    codes.BONUS_RECRUITMENT: Told("bonus-recruitment", "QA-25"),
    codes.REPAIRED: Told("repaired", "QA-26", ("artisans", "points")),
    codes.CONTRIBUTED: Told("contributed", "QA-27", ("performance",)),
    codes.PALACE_ENDED: Told("palace-ended", "QA-28", ("round",)),
    codes.ROUNDS_ENDED: Told("rounds-ended", "QA-30", ("round",)),
}
