"""The fields of a position as text."""

from __future__ import annotations

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.follow import go_on
from chantier.games.west_kingdom.rounds import begin_turn
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.tables import Kit
from chantier.kernel.position import Field, Positions

FIELDS = {
    "characters": Field(),
    "promos": Field(),
    "first": Field("seat"),
    "current": Field("seat"),
    "turns": Field(),
    "last_turns": Field(),
    "todo_count": Field(),
    "todo": Field(usual=0, short=True),  # as the rules pack them, the next thing last
    "under": Field("building", short=True),
    "under_by": Field("seat", short=True),
    "dismissed": Field("apprentice", short=True),
    "shown": Field("apprentice"),
    "coins": Field(),
    "market_cards": Field("market", mask=True),
    "small": Field("market"),
    "large": Field("market"),
    "rewards": Field(columns="reward", usual=0),
    "rewards_left": Field(),
    "tax": Field(),
    "stalls": Field("seat"),
    "workers": Field(rows="seat", columns="large", usual=0),
    "guild": Field(rows="seat"),
    "prison": Field(rows="seat"),
    "captives": Field(rows="seat", columns="seat", usual=0),
    "character": Field("character", rows="seat"),
    "goods": Field(rows="seat", columns="good", usual=0),
    "virtue": Field(rows="seat"),
    "unpaid": Field(rows="seat"),
    "paid": Field(rows="seat"),
    "step": Field(rows="seat"),
    "crew": Field("apprentice", rows="seat", mask=True),
    "built": Field("building", rows="seat", mask=True),
    "hands": Field("building", rows="seat", mask=True),
    "looking": Field("building", rows="seat", short=True),
    "passed": Field("building", rows="seat", mask=True),
    "kept": Field("seat", mask=True),
    "passes": Field(),
    "serving": Field("apprentice", mask=True),
    "visited": Field("place", mask=True),
}
"""The rest follows: workers at home, decks, numbers of cards; and, if nothing is said of it, the next turn."""

FEATURES = {
    "todo": Field(packed=True),
    "buildings": Field("building", mask=True),
    "apprentices": Field("apprentice", mask=True),
    "characters_left": Field("character", mask=True),
    "home": Field(rows="seat"),
    "cards": Field(rows="seat"),
}


def start(kit: Kit, seats: int) -> WestState:
    """The first turn of seat 0, who has no cards yet; the first apprentices are face up."""
    s = WestState(kit, seats)
    s.first = s.current = 0
    s.passes = codes.KEPT
    s.small = 0
    for slot in range(codes.SHOWN):
        s.shown[slot] = slot
    for seat in range(seats):
        s.goods[seat * codes.GOODS + codes.SILVER] = kit.silver[seat]
    balance(s, set())
    return s


def balance(s: WestState, said: set[str]) -> None:
    """Workers that are nowhere else are at home, cards that are nowhere else are in the decks."""
    kit = s.kit
    for seat in range(s.players):
        away = sum(s.workers[seat * codes.LARGE : (seat + 1) * codes.LARGE]) + s.guild[seat] + s.prison[seat]
        held = sum(s.captives[seat :: s.players]) + sum(stall == seat for stall in s.stalls)
        s.home[seat] = kit.workers - away - held
        s.cards[seat] = codes.count(s.hands[seat])
    s.under_count = len(laid(list(s.under)))
    s.dismissed_count = len(laid(list(s.dismissed)))
    s.buildings = kit.all_buildings if s.promos else kit.base_buildings
    s.buildings &= ~(mask(list(s.under)) | mask(list(s.looking)) | union(list(s.hands)) | union(list(s.built)))
    s.buildings_left = codes.count(s.buildings)
    s.apprentices = kit.all_apprentices if s.promos else kit.base_apprentices
    s.apprentices &= ~(mask(list(s.shown)) | mask(list(s.dismissed)) | union(list(s.crew)))
    s.characters_left = (kit.all_characters if s.promos else kit.base_characters) & ~mask(list(s.character))
    if "todo" not in said:
        next_turn(s)


def next_turn(s: WestState) -> None:
    """Whoever is current begins."""
    for i in range(len(s.todo)):
        s.todo[i] = 0
    s.todo_count = 0
    begin_turn(s)
    go_on(s)


def laid(cards: list[int]) -> list[int]:
    return [card for card in cards if card != codes.NONE]


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in laid(cards))


def union(masks: list[int]) -> int:
    found = 0
    for one in masks:
        found |= one
    return found


POSITIONS = Positions(FIELDS, start, balance, FEATURES)
