"""The kit as the rules read it: numbers and vecs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def ints(items: list[int]) -> vec[i64]:
    out = vec[i64]([0] * len(items))
    for i, item in enumerate(items):
        out[i] = item
    return out


class Map:
    """One side of the board: the capital is place 0, the sites follow."""

    def __init__(self, *, ids: list[str], names: list[str], kinds: list[int], distances: list[int]) -> None:
        self.ids = ids
        self.names = names
        self.places: i64 = len(ids)
        self.kind = ints(kinds)  # village, monastery, city; the capital is NONE
        self.distance = ints(distances)  # in spaces, from place * places + place


class Kit:
    def __init__(
        self,
        name: str,
        source: str,
        *,
        maps: dict[int, Map],
        tokens: list[int],
        steps: int,
        bonds: int,
        start_bonds: int,
        buildings: int,
        panel_prices: list[int],
        top_prices: list[int],
        travel: list[int],
        tavern: list[int],
        caps: list[int],
        terrain: list[int],
        palace: int,
        copies: int,
        character_ids: list[str],
        character_names: list[str],
        guild: list[int],
        values: list[int],
        repair: list[int],
        labourer: list[int],
        request_ids: list[str],
        request_kind: list[int],
        request_guilds: list[int],
        request_bonus: list[int],
        request_amount: list[int],
    ) -> None:
        self.name = name
        self.source = source  # the file's text: what a record checks and a copy is made from
        self.maps = maps
        self.tokens = ints(tokens)  # how many of each worth
        self.steps: i64 = steps
        self.bonds: i64 = bonds
        self.start_bonds: i64 = start_bonds
        self.buildings: i64 = buildings
        self.panel_prices = ints(panel_prices)
        self.top_prices = ints(top_prices)
        self.travel = ints(travel)  # 1 space first
        self.tavern = ints(tavern)  # 1 rest tile first
        self.caps = ints(caps)
        self.terrain = ints(terrain)
        self.palace: i64 = palace
        self.copies: i64 = copies
        self.character_ids = character_ids
        self.character_names = character_names
        self.guild = ints(guild)
        self.values = ints(values)  # six a character
        self.repair = ints(repair)
        self.labourer = ints(labourer)
        self.request_ids = request_ids
        self.request_kind = ints(request_kind)
        self.request_guilds = ints(request_guilds)  # a bit for each guild
        self.request_bonus = ints(request_bonus)
        self.request_amount = ints(request_amount)
