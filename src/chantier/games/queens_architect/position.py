"""The fields of a position as text."""

from __future__ import annotations

from chantier.games.queens_architect import codes
from chantier.games.queens_architect.state import QueensState
from chantier.games.queens_architect.tables import Kit
from chantier.kernel.position import Field, Positions

FIELDS = {
    "asks": Field("question"),
    "bonus_first": Field(),
    "round": Field(),
    "first": Field("seat"),
    "current": Field("seat"),
    "dealt": Field(),
    "picks": Field(),
    "contributed": Field("seat", mask=True),
    "tokens": Field(),
    "requests": Field("request", rows="site"),
    "lots": Field("seat", rows="site"),
    "panel": Field("artisan"),
    "marker": Field(),
    "beside": Field("artisan"),
    "thalers": Field(rows="seat"),
    "bonds": Field(rows="seat"),
    "trust": Field(rows="seat"),
    "esteem": Field(rows="seat"),
    "star": Field("action", rows="seat"),
    "carriage": Field("site", rows="seat"),
    "notches": Field(rows="seat", columns="artisan"),
    "rest": Field("rest", rows="seat", columns="guild", usual=codes.ENTRANCE),
    "crew": Field("artisan", mask=True),
    "purse": Field(),
    "site": Field("site"),
    "newcomer": Field("artisan"),
    "place": Field("place"),
    "sent": Field(),
    "starters": Field(columns="artisan", usual=0),
    "others": Field(columns="artisan", usual=0),
}
"""The rest follows from these: what is left of tokens, requests and bonds, the tiles that are gone."""


def start(kit: Kit, seats: int) -> QueensState:
    """After an uneventful draft: nobody employs anybody, every site has the first request that fits."""
    s = QueensState(kit, seats)
    s.asks = codes.ASK_STAR
    s.round = 1
    s.first = s.current = 0
    s.dealt = kit.steps + s.map.places - 1
    s.picks = 2 * seats
    worths = [worth for worth, count in enumerate(kit.tokens) for _ in range(count)]
    for step in range(kit.steps):
        s.tokens[step] = worths[step]
    for place in range(1, s.map.places):
        laid = list(s.requests)
        s.requests[place] = next(
            r for r, kind in enumerate(kit.request_kind) if kind == s.map.kind[place] and r not in laid
        )
    for place in range(codes.PANEL):
        s.panel[place] = list(kit.guild).index(place)  # the first character of each guild
    balance(s, set())
    return s


def balance(s: QueensState, said: set[str]) -> None:
    """Take what lies on the table from where it came; what is said of the pile stands, and other tiles are gone."""
    kit = s.kit
    for worth in range(len(kit.tokens)):
        s.tokens_left[worth] = kit.tokens[worth] - list(s.tokens).count(worth) if worth else kit.tokens[worth]
    for request in range(len(s.requests_left)):
        s.requests_left[request] = int(request not in list(s.requests))
    s.supply = kit.bonds - sum(s.bonds)
    if not said & {"starters", "others"}:
        for character in range(codes.CHARACTERS):
            used = lying(s, character)
            s.starters[character] = int(used == 0)
            s.others[character] = kit.copies - 1 - max(used - 1, 0)
    s.starters_left = sum(s.starters)
    s.others_left = sum(s.others)
    used = sum(lying(s, character) for character in range(codes.CHARACTERS))
    s.gone = kit.copies * codes.CHARACTERS - s.starters_left - s.others_left - used


def lying(s: QueensState, character: int) -> int:
    """Tiles of a character that lie somewhere on the table."""
    employed = s.notches[character :: codes.CHARACTERS]
    return list(s.panel).count(character) + list(s.beside).count(character) + sum(n != codes.NONE for n in employed)


POSITIONS = Positions(FIELDS, start, balance)
