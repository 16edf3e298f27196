"""What a screen gets to see of a table: the words that `view.py` and `prospects.py` fill in."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

import msgspec

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.parts import GAIN_IDS, MOMENTS, SKILL_IDS
from chantier.games.west_kingdom.tables import Kit

KEPT = 1024  # printed things of some kits; others are made again

Goods = dict[str, int]


class Stock(TypedDict):
    clay: int
    wood: int
    stone: int
    gold: int
    marble: int
    silver: int


class Building(msgspec.Struct, gc=False):
    id: str
    points: int
    cost: Goods
    skills: list[str]
    virtue: int
    at_the_end: bool


class Held(Building):
    """A card of the viewer's own, and what it lacks."""

    missing: Goods
    unskilled: list[str]


class Apprentice(msgspec.Struct, gc=False):
    id: str
    skills: list[str]
    virtue: int
    at: str | None  # the place or moment it acts
    pay: Goods  # what it exchanges
    gain: Goods
    coins: int  # on the card, while it is face up


class Market(msgspec.Struct, gc=False):
    stalls: list[int | None]  # who stands on the left, in the middle, on the right
    small: Goods
    large: Goods
    pile: int


class Step(msgspec.Struct, gc=False):
    cost: Goods
    mix: int  # of wood and stone
    points: int
    places: int
    seats: list[int]


class Track(msgspec.Struct, gc=False):
    """Of virtue, by virtue."""

    points: list[int]
    waived: list[int]
    cathedral_from: int
    no_cathedral_to: int
    market_to: int
    no_market_from: int


class SeatView(msgspec.Struct, gc=False):
    character: str | None
    goods: Stock
    virtue: int
    unpaid: int
    paid: int
    step: int
    home: int
    workers: Goods  # by large place
    guildhall: int
    prison: int
    captives: list[int]  # by seat
    captives_worth: int  # in silver, at the guardhouse
    apprentices: list[Apprentice]
    most_apprentices: int
    free_places: int  # for apprentices
    skills: Goods  # apprentices of each skill
    buildings: list[Building]
    cards: int  # in hand
    looking: int  # cards being chosen from
    plans: int  # both
    score: dict[str, int]  # as if it ended now


class Price(msgspec.Struct, gc=False):
    tax: int
    silver: int
    bank: int  # of the silver, what goes to the bank
    row: int  # of the silver, what is laid on cards
    payable: bool  # the seat has as much, tax and all


class Prospect(msgspec.Struct, gc=False):
    gains: list[Goods]  # one of these: goods, virtue, cards, or how often one may act
    price: Price
    besides: Goods = {}  # of a stall's gains, what is not its wares: virtue lost, and what apprentices add


class Own(msgspec.Struct, gc=False):
    """What the viewer alone sees."""

    hand: list[Held]
    looking: list[Held]
    under: list[str]  # the cards the viewer put under the deck, in order
    prospects: dict[str, Prospect]  # what each place would bring
    hiring: list[Price]  # by column of the workshop


class View(msgspec.Struct, gc=False):
    seat: int | None  # whose eyes; None is a spectator
    asks: str
    left: int  # exchanges, captures or actions left
    turn: int | None
    waiting: list[int]
    first: int | None
    turns: int
    last_turns: int | None
    tax: int
    track: Track
    most_cards: int  # in hand
    places: list[str]
    shown: list[Apprentice | None]
    apprentices_left: int
    buildings_left: int
    under: int
    plans_left: int  # both
    market: Market
    rewards_left: int
    cathedral: list[Step]
    guildhall: int
    guildhall_places: int
    guildhall_full: int  # of these; the last to come may be more than the places
    guildhall_resets: list[int]
    seats: list[SeatView]
    own: Own | None


# what is printed: no move changes it


@lru_cache(KEPT)
def track(kit: Kit) -> Track:
    return Track(
        points=list(kit.track_points),
        waived=list(kit.waived),
        cathedral_from=kit.cathedral_from,
        no_cathedral_to=kit.cathedral_from - 1,
        market_to=kit.market_to,
        no_market_from=kit.market_to + 1,
    )


@lru_cache(KEPT)
def gains(kit: Kit, row: int) -> Goods:
    return goods(list(kit.gains[row * codes.GAINS : (row + 1) * codes.GAINS]))


def goods(row: list[int]) -> Goods:
    return {good: count for good, count in zip(GAIN_IDS, row, strict=False) if count}


@lru_cache(KEPT)
def building(kit: Kit, card: int) -> Building:
    return Building(
        id=kit.ids["building"][card],
        points=kit.worth[card],
        cost=goods(list(kit.cost[card * codes.GOODS : (card + 1) * codes.GOODS])),
        skills=[skill for i, skill in enumerate(SKILL_IDS) if kit.asked[card] >> i & 1],
        virtue=kit.build_virtue[card],
        at_the_end=kit.effect[card] >= codes.MOST,
    )


@lru_cache(KEPT)
def apprentice(kit: Kit, card: int, coins: int) -> Apprentice:
    """A card with some silver on it."""
    pay, gain = exchanged(kit, card)
    return Apprentice(
        id=kit.ids["apprentice"][card],
        skills=[skill for i, skill in enumerate(SKILL_IDS) if kit.skilled[i] >> card & 1],
        virtue=kit.hire_virtue[card],
        at=next((name for name, moment in MOMENTS.items() if kit.acting[moment] >> card & 1), None),
        pay=pay,
        gain=gain or gains(kit, kit.apprentice_gain[card]),
        coins=coins,
    )


def exchanged(kit: Kit, card: int) -> tuple[Goods, Goods]:
    """What an apprentice takes and gives in the storehouse."""
    for exchange, owner in enumerate(kit.exchange_of):
        if owner == card:
            paid = kit.exchange_pay[exchange * codes.GOODS : (exchange + 1) * codes.GOODS]
            return goods(list(paid)), gains(kit, kit.exchange_gain[exchange])
    return {}, {}


@lru_cache(KEPT)
def step_cost(kit: Kit, number: int) -> Goods:
    return goods(list(kit.step_cost[number * codes.GOODS : (number + 1) * codes.GOODS]))
