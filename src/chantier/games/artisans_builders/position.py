"""The fields of a position as text."""

from __future__ import annotations

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.effects import plot_income
from chantier.games.artisans_builders.state import ArtisansState
from chantier.games.artisans_builders.tables import Kit
from chantier.kernel.position import Field, Positions

FIELDS = {
    "asks": Field("question"),
    "round": Field(),
    "first": Field("seat"),
    "current": Field("seat"),
    "dealt": Field(),
    "picks": Field(),
    "token": Field("seat"),
    "last": Field("seat"),
    "market": Field("building", rows="row"),
    "refill": Field(),
    "contracts": Field("contract", columns="kind"),
    "offered": Field("board"),
    "faces": Field("artisan"),
    "recruiter": Field("seat"),
    "standing": Field("seat", rows="slot"),
    "board": Field("board", rows="seat"),
    "top": Field("building", rows="seat"),
    "lies": Field("spot", columns="building"),
    "wood": Field(rows="seat"),
    "stone": Field(rows="seat"),
    "coins": Field(rows="seat"),
    "workers": Field(rows="seat"),
    "improved": Field(rows="seat"),
    "fulfilled": Field(rows="seat"),
    "third": Field(rows="seat"),
    "card": Field("building"),
    "due": Field(),
    "effect": Field(),
    "powered": Field(),
}
"""The rest follows from these: what is left of the decks, the income, badges, castles and points of a district.

A card that lies nowhere else is in its deck; if the market is not said, it has the first four cards of each deck.
"""

FEATURES = {
    "fulfilled": Field("kind", rows="seat", mask=True),
    "income": Field(rows="seat", columns="good"),
    "badges": Field(rows="seat", columns="kind"),
    "castles": Field(rows="seat"),
    "glory": Field(rows="seat"),
}


def start(kit: Kit, seats: int) -> ArtisansState:
    """The first turn of round 1, nobody having recruited, bought or earned anything."""
    s = ArtisansState(kit, seats)
    s.asks = codes.ASK_ACTION
    s.round = 1
    s.first = s.current = s.token = 0
    s.dealt = codes.MARKET + codes.KINDS + 1 + seats + s.cast.count
    s.picks = seats
    for kind in range(codes.KINDS):
        s.contracts[kind] = list(kit.contract_kind).index(kind)
    for slot in range(s.cast.count):
        s.faces[slot] = 2 * s.cast.cards[slot]
    for seat in range(seats):
        s.board[seat] = seat
    balance(s, set())
    return s


def balance(s: ArtisansState, said: set[str]) -> None:
    """Make what is not said fit what is."""
    for place, card in enumerate(s.top):
        if card != codes.NONE:
            s.lies[card] = place
    for card, spot in enumerate(s.lies):
        if spot == codes.ON_MARKET:
            s.lies[card] = codes.NONE
    if "market" not in said:
        lay_market(s)
    for card in s.market:
        if card != codes.NONE:
            s.lies[card] = codes.ON_MARKET
    for level in range(codes.LEVELS):
        deck = s.lies[level * codes.LEVEL_CARDS : (level + 1) * codes.LEVEL_CARDS]
        s.left[level] = list(deck).count(codes.NONE)
    for seat in range(s.players):
        count_district(s, seat)


def lay_market(s: ArtisansState) -> None:
    for row in range(codes.LEVELS):
        cards = range(row * codes.LEVEL_CARDS, (row + 1) * codes.LEVEL_CARDS)
        free = [card for card in cards if s.lies[card] == codes.NONE][: codes.ROW]
        for column in range(codes.ROW):
            s.market[row * codes.ROW + column] = free[column] if column < len(free) else codes.NONE


def count_district(s: ArtisansState, seat: int) -> None:
    """Income, badges, castles and points of all buildings."""
    kit, board = s.kit, s.board[seat]
    tops = [card for card in s.top[seat * codes.PLOTS : (seat + 1) * codes.PLOTS] if card != codes.NONE]
    built = [card for card, spot in enumerate(s.lies) if spot // codes.PLOTS == seat]
    s.glory[seat] = sum(kit.points[card] for card in built)
    s.castles[seat] = sum(card >= codes.CASTLE * codes.LEVEL_CARDS for card in tops)
    for badge in range(codes.KINDS):
        shown = sum(kit.badges[card * codes.KINDS + badge] for card in tops)
        s.badges[seat * codes.KINDS + badge] = shown + int(board != codes.NONE and kit.board_badge[board] == badge)
    for good in range(codes.GOODS):
        plots = range(codes.PLOTS) if board != codes.NONE else range(0)
        s.income[seat * codes.GOODS + good] = sum(plot_income(s, seat, plot, good) for plot in plots)


POSITIONS = Positions(FIELDS, start, balance, FEATURES)
