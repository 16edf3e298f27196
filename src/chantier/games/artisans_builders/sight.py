"""The view of a seat is made of these; what is printed on a card, a board or an artisan is made once for each kit."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

import msgspec

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.kit import BADGE_IDS
from chantier.games.artisans_builders.texts import EFFECT_IDS

if TYPE_CHECKING:
    from chantier.games.artisans_builders.tables import Kit

KEPT = 1024  # printed things of some kits; others are made again


class Goods(TypedDict, total=False):
    """Those there are."""

    wood: int
    stone: int
    coins: int


class Building(msgspec.Struct, gc=False):
    id: str
    name: str
    level: int
    cost: Goods
    income: Goods
    residual: Goods
    points: int
    badges: list[str]


class Effect(msgspec.Struct, gc=False):
    do: str
    get: Goods  # goods gained, or taken off the cost of a building
    give: Goods
    times: int  # how often at most, or how many cubes


class Place(msgspec.Struct, gc=False):
    line: int
    price: int
    effect: Effect
    worker: int | None  # whose


class Artisan(msgspec.Struct, gc=False):
    id: str
    name: str
    neutral: bool
    recruiter: int | None
    places: list[Place]


class Contract(msgspec.Struct, gc=False):
    id: str
    name: str
    kind: str
    badges: dict[str, int]
    power: Effect
    fulfilled_by: list[int]
    ready: list[int]  # seats that show all its badges and have not fulfilled it
    lacks: list[dict[str, int]]  # by seat, the badges that it does not show


class Plot(msgspec.Struct, gc=False):
    printed: int  # coins, on the board
    top: Building | None
    covered: list[Building]
    income: Goods


class Board(msgspec.Struct, gc=False):
    id: str
    name: str
    printed: list[int]
    badge: str


class SeatView(msgspec.Struct, gc=False):
    wood: int
    stone: int
    coins: int
    workers: int
    improved: int  # workers on castles
    board: Board | None
    plots: list[Plot]
    income: Goods
    badges: dict[str, int]
    castles: int
    third_castle: int | None  # 1 for the first to build one
    contracts: int
    points: int  # if the game ended now
    lacks: dict[str, Goods]  # by card of the market that it can't pay, what it lacks of the price


class MarketPlace(msgspec.Struct, gc=False):
    card: Building | None
    builder: Goods
    others: Goods


class Pending(msgspec.Struct, gc=False):
    """What the seat to move is in the middle of."""

    building: str | None
    coins_due: int
    effect: Effect | None


class View(msgspec.Struct, gc=False):
    seat: int | None  # whose eyes; None is a spectator
    asks: str
    turn: int | None
    round: int
    first: int | None
    token: int | None  # who holds it; None is the middle
    market: list[list[MarketPlace]]  # by level, level I first
    decks: list[int]  # cards left, by level
    undrawn: list[str]
    gone: list[str]
    artisans: list[Artisan]  # the neutral one first
    contracts: list[Contract]
    boards: list[Board]  # to choose from
    seats: list[SeatView]
    pending: Pending


def goods(wood: int, stone: int, coins: int) -> Goods:
    found = Goods()
    if wood:
        found["wood"] = wood
    if stone:
        found["stone"] = stone
    if coins:
        found["coins"] = coins
    return found


@lru_cache(KEPT)
def building(kit: Kit, card: int) -> Building:
    at = card * codes.GOODS
    badges = kit.badges[card * codes.KINDS : (card + 1) * codes.KINDS]
    return Building(
        id=kit.building_ids[card],
        name=kit.building_names[card],
        level=card // codes.LEVEL_CARDS + 1,
        cost=goods(kit.cost[at], kit.cost[at + 1], kit.cost[at + 2]),
        income=goods(kit.income[at], kit.income[at + 1], kit.income[at + 2]),
        residual=goods(kit.residual[at], kit.residual[at + 1], kit.residual[at + 2]),
        points=kit.points[card],
        badges=[badge for badge, count in zip(BADGE_IDS, badges, strict=True) for _ in range(count)],
    )


@lru_cache(KEPT)
def effect_view(kit: Kit, effect: int) -> Effect:
    do, *figures = (int(n) for n in kit.effects[effect * codes.EFFECT : (effect + 1) * codes.EFFECT])
    return Effect(EFFECT_IDS[do], goods(*figures[:3]), goods(*figures[3:6]), figures[6])


@lru_cache(KEPT)
def board(kit: Kit, number: int) -> Board:
    return Board(
        id=kit.board_ids[number],
        name=kit.board_names[number],
        printed=list(kit.printed[number * codes.PLOTS : (number + 1) * codes.PLOTS]),
        badge=BADGE_IDS[kit.board_badge[number]],
    )


@lru_cache(KEPT)
def bonuses(kit: Kit, column: int) -> tuple[Goods, Goods]:
    """Return what a place of the market gives to the builder, and to everybody else."""
    at = column * codes.GOODS
    builder, others = kit.builder, kit.others
    return goods(builder[at], builder[at + 1], builder[at + 2]), goods(others[at], others[at + 1], others[at + 2])
