"""What a screen gets to see of a table: the words that `view.py` fills in."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypedDict

import msgspec

from chantier.games.queens_architect import codes
from chantier.games.queens_architect.kit import GUILD_IDS, Guild, SiteKind
from chantier.games.queens_architect.tables import Kit, Map

KEPT = 1024  # printed things of some kits; others are made again

Action = Literal["construction", "labour", "recruitment", "broker", "travel", "tavern"]
Kind = SiteKind | Literal["capital"]
Bonus = Literal["", "esteem", "thalers", "recruitment"]
KIND_IDS: tuple[SiteKind, ...] = ("village", "monastery", "city")
BONUS_IDS: tuple[Bonus, ...] = ("", "esteem", "thalers", "recruitment")
REST_IDS = ("entrance", "bar", "dormitory")
Given = Literal["thalers", "points", "hammers", "artisans", "places", "trust", "palace"]
Needed = Literal["steps", "there", "strong"]


class Tavern(TypedDict):
    """The guilds whose rest tile lies there."""

    entrance: list[Guild]
    bar: list[Guild]
    dormitory: list[Guild]


class Artisan(msgspec.Struct, gc=False):
    id: str
    name: str
    guild: Guild
    values: list[int]
    notch: int
    performance: int
    uses_left: int
    repair: int
    labourer: bool


class Offer(msgspec.Struct, gc=False):
    """A place of the recruiting panel."""

    price: int
    artisan: Artisan | None


class Site(msgspec.Struct, gc=False):
    id: str
    name: str
    kind: Kind
    guilds: list[Guild]  # asked for
    bonus: Bonus
    amount: int
    builders: list[int]  # seats, in order
    malus: int | None  # of whoever builds next; None where nobody can any more
    cap: int


class SeatView(msgspec.Struct, gc=False):
    thalers: int
    bonds: int
    trust: int
    steps: int
    action: Action
    at: str
    artisans: list[Artisan]
    performance: int
    tavern: Tavern
    buildings_left: int
    contributed: bool
    fares: list[int | None]  # of a journey to each place


class Pending(msgspec.Struct, gc=False):
    """What the seat to move is in the middle of."""

    crew: list[str]
    points: int
    newcomer: str | None
    hiring: int | None  # the place of the panel, from 1
    sent: int


class Term(msgspec.Struct, gc=False):
    """A line of the sum that a move would come to."""

    what: str
    amount: int
    name: str = ""  # of an artisan, or the guild that is sent


class Way(msgspec.Struct, gc=False):
    """One way to spend points of esteem."""

    steps: int
    bonds: int


class Need(msgspec.Struct, gc=False):
    """What the palace asks for, and whether it is there."""

    what: Needed
    have: int
    need: int
    met: bool


class Prospect(msgspec.Struct, gc=False):
    """What a move would bring, at most."""

    rule: str
    gives: Given
    amount: int
    uncut: int = 0  # the same before the cap
    terms: list[Term] = []
    lacks: list[Guild] = []  # guilds, without which nothing can be built there
    turned: dict[str, int] = {}  # the notch of each hammer that moves; 6 is exhaustion
    ways: list[Way] = []
    needs: list[Need] = []


class View(msgspec.Struct, gc=False):
    seat: int | None  # whose eyes; None is a spectator
    asks: str
    turn: int | None
    round: int
    first: int | None
    tokens: list[int]
    price_scale: list[int]
    marker: int
    panel: list[Offer]
    beside: list[Artisan | None]
    pile: dict[str, int]  # tiles left of each character, starters and others
    starters: dict[str, int]  # those of them in the upper layer
    starters_left: int
    others_left: int
    pile_left: int  # both
    gone: int
    supply: int
    places: list[Site]  # the capital first
    distances: list[list[int]]
    travel: list[int]  # what a journey costs, 1 space first
    terrain: list[int]  # taken off for the 1st to 4th builder of a site
    tavern: list[int]  # what 1 to 6 guilds cost in all
    palace: int  # the performance it asks for
    seats: list[SeatView]
    pending: Pending
    prospects: dict[str, Prospect]  # by move, of the seat to move


class Printed(NamedTuple):
    """What is printed on the board: no move changes it."""

    top_prices: list[int]
    travel: list[int]
    terrain: list[int]
    tavern: list[int]


@lru_cache(KEPT)
def printed(kit: Kit) -> Printed:
    return Printed(list(kit.top_prices), list(kit.travel), list(kit.terrain), list(kit.tavern))


@lru_cache(KEPT)
def distances(board: Map) -> list[list[int]]:
    places = board.places
    return [list(board.distance[row * places : (row + 1) * places]) for row in range(places)]


@lru_cache(4 * KEPT)
def site(kit: Kit, players: int, place: int, request: int, builders: tuple[int, ...]) -> Site:
    """A place with what is asked for there and who has built, in order; most moves change none of them."""
    board = kit.maps[players]
    if place == codes.CAPITAL or request == codes.NONE:
        kind: Kind = "capital" if place == codes.CAPITAL else KIND_IDS[board.kind[place]]
        return Site(board.ids[place], board.names[place], kind, [], "", 0, list(builders), None, 0)
    return Site(
        id=board.ids[place],
        name=board.names[place],
        kind=KIND_IDS[board.kind[place]],
        guilds=[guild for i, guild in enumerate(GUILD_IDS) if kit.request_guilds[request] >> i & 1],
        bonus=BONUS_IDS[kit.request_bonus[request]],
        amount=kit.request_amount[request],
        builders=list(builders),
        malus=kit.terrain[len(builders)] if len(builders) < players else None,
        cap=kit.caps[board.kind[place]],
    )


@lru_cache(KEPT)
def tavern(tiles: tuple[int, ...]) -> Tavern:
    """Where the rest tile of each guild lies."""
    entrance, bar, dormitory = (
        [guild for i, guild in enumerate(GUILD_IDS) if tiles[i] == place] for place in range(len(REST_IDS))
    )
    return {"entrance": entrance, "bar": bar, "dormitory": dormitory}


@lru_cache(KEPT)
def artisan(kit: Kit, character: int, at: int) -> Artisan:
    """A tile whose hammer stands at that notch."""
    values = list(kit.values[character * 6 : character * 6 + 6])
    return Artisan(
        id=kit.character_ids[character],
        name=kit.character_names[character],
        guild=GUILD_IDS[kit.guild[character]],
        values=values,
        notch=at,
        performance=values[at],
        uses_left=codes.LAST_NOTCH + 1 - at,
        repair=kit.repair[character],
        labourer=bool(kit.labourer[character]),
    )
