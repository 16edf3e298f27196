"""The kit as the rules read it: numbers and vecs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.artisans_builders.codes import ARTISANS, KINDS, NONE


def ints(items: list[int]) -> vec[i64]:
    out = vec[i64]([0] * len(items))
    for i, item in enumerate(items):
        out[i] = item
    return out


class Cast:
    """The artisan cards of a number of players, the neutral one first (AB-9)."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = ints(cards)
        self.count: i64 = len(cards)
        self.slot = vec[i64]([NONE] * ARTISANS)  # of each card
        for slot, card in enumerate(cards):
            self.slot[card] = slot


class Kit:
    def __init__(
        self,
        name: str,
        source: str,
        *,
        casts: dict[int, Cast],
        start: list[int],
        building_ids: list[str],
        building_names: list[str],
        cost: list[int],
        income: list[int],
        residual: list[int],
        points: list[int],
        badges: list[int],
        builder: list[int],
        others: list[int],
        board_ids: list[str],
        board_names: list[str],
        printed: list[int],
        board_badge: list[int],
        contract_ids: list[str],
        contract_names: list[str],
        contract_kind: list[int],
        contract_badges: list[int],
        powers: list[int],
        face_ids: list[str],
        face_names: list[str],
        places: list[int],
        place_line: list[int],
        prices: list[int],
        place_effect: list[int],
        effects: list[int],
    ) -> None:
        self.name = name
        self.source = source  # the file's text: what a record checks and a copy is made from
        self.casts = casts
        self.start = ints(start)  # goods
        # buildings, level I first; goods are three columns: wood, stone, coins
        self.building_ids = building_ids
        self.building_names = building_names
        self.cost = ints(cost)
        self.income = ints(income)
        self.residual = ints(residual)
        self.points = ints(points)
        self.badges = ints(badges)  # how many of each kind
        # the market: goods for each column of a row
        self.builder = ints(builder)
        self.others = ints(others)
        self.board_ids = board_ids
        self.board_names = board_names
        self.printed = ints(printed)  # coins of three plots
        self.board_badge = ints(board_badge)
        self.contract_ids = contract_ids
        self.contract_names = contract_names
        self.contract_kind = ints(contract_kind)
        self.contract_count = vec[i64]([0] * KINDS)  # of each kind
        for kind in contract_kind:
            self.contract_count[kind] += 1
        self.contract_badges = ints(contract_badges)  # how many of each kind
        self.powers = ints(powers)  # the effect of each kind of contract
        # artisans: two faces a card, at most six places a face
        self.face_ids = face_ids
        self.face_names = face_names
        self.places = ints(places)  # how many
        self.place_line = ints(place_line)
        self.prices = ints(prices)
        self.place_effect = ints(place_effect)
        self.gains = ints([])  # what a visitor gains at each place, as the judge sees it; filled when it is first asked
        self.effects = ints(effects)  # eight columns each; the first does nothing
