"""What a seat sees, as data for a screen. Made from a state with holes and nothing else."""

from __future__ import annotations

from typing import TypedDict, cast

import msgspec

from chantier.games.west_kingdom import codes, scoring
from chantier.games.west_kingdom.guildhall import laid
from chantier.games.west_kingdom.market import large_side, small_side
from chantier.games.west_kingdom.parts import GAIN_IDS, GOOD_IDS, MOMENTS, PLACE_IDS, SKILL_IDS
from chantier.games.west_kingdom.prospects import Price, Prospect, hiring, missing, prospects, unskilled
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.texts import QUESTIONS
from chantier.games.west_kingdom.todo import asked, number
from chantier.games.west_kingdom.town_hall import captives
from chantier.games.west_kingdom.workshop import most_apprentices
from chantier.kernel.state import NOBODY, UNKNOWN

Goods = dict[str, int]
COUNTED_DOWN = (codes.ASK_EXCHANGE, codes.ASK_CAPTURE, codes.ASK_GUARD, codes.ASK_FREE_CAPTURE)


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


def view(s: WestState, seat: int) -> View:
    kind = asked(s)
    question = QUESTIONS[kind] if kind < len(QUESTIONS) else None
    turn = s.to_move()
    return View(
        seat=None if seat == NOBODY else seat,
        asks=question.name if question else "",
        left=number(s) if kind in COUNTED_DOWN else 0,
        turn=turn if turn >= 0 else None,
        waiting=[other for other in range(s.players) if s.waiting() >> other & 1],
        first=None if s.first == codes.NONE else s.first,
        turns=s.turns,
        last_turns=None if s.last_turns == codes.NONE else s.last_turns,
        tax=s.tax,
        track=track(s),
        most_cards=s.kit.hand,
        places=list(PLACE_IDS),
        shown=[apprentice(s, card, s.coins[slot]) for slot, card in enumerate(s.shown)],
        apprentices_left=codes.count(s.apprentices) + s.dismissed_count,
        buildings_left=s.buildings_left,
        under=s.under_count,
        plans_left=s.buildings_left + s.under_count,
        market=market(s),
        rewards_left=s.rewards_left,
        cathedral=[step(s, number) for number in range(codes.STEPS)],
        guildhall=laid(s),
        guildhall_places=s.kit.guild_places[s.players],
        guildhall_full=min(laid(s), s.kit.guild_places[s.players]),
        guildhall_resets=list(s.kit.guild_resets[2 * s.players : 2 * s.players + 2]),
        seats=[seat_view(s, other) for other in range(s.players)],
        own=None if seat == NOBODY else own(s, seat),
    )


def own(s: WestState, seat: int) -> Own:
    row = s.looking[seat * codes.LOOKED : (seat + 1) * codes.LOOKED]
    return Own(
        hand=[held(s, seat, card) for card in cards(s, s.hands[seat])],
        looking=[held(s, seat, card) for card in row if card >= 0],
        under=[s.kit.ids["building"][card] for card in s.under if card >= 0],
        prospects=prospects(s, seat),
        hiring=hiring(s, seat),
    )


def track(s: WestState) -> Track:
    kit = s.kit
    return Track(
        points=list(kit.track_points),
        waived=list(kit.waived),
        cathedral_from=kit.cathedral_from,
        no_cathedral_to=kit.cathedral_from - 1,
        market_to=kit.market_to,
        no_market_from=kit.market_to + 1,
    )


def goods(row: list[int]) -> Goods:
    return {good: count for good, count in zip(GAIN_IDS, row, strict=False) if count}


def gains(s: WestState, row: int) -> Goods:
    return goods(list(s.kit.gains[row * codes.GAINS : (row + 1) * codes.GAINS]))


def building(s: WestState, card: int) -> Building:
    kit = s.kit
    return Building(
        id=kit.ids["building"][card],
        points=kit.worth[card],
        cost=goods(list(kit.cost[card * codes.GOODS : (card + 1) * codes.GOODS])),
        skills=[skill for i, skill in enumerate(SKILL_IDS) if kit.asked[card] >> i & 1],
        virtue=kit.build_virtue[card],
        at_the_end=kit.effect[card] >= codes.MOST,
    )


def held(s: WestState, seat: int, card: int) -> Held:
    shown = msgspec.structs.asdict(building(s, card))
    return Held(**shown, missing=missing(s, seat, card), unskilled=unskilled(s, seat, card))


def cards(s: WestState, mask: int) -> list[int]:
    return [card for card in range(len(s.kit.worth)) if mask >> card & 1]


def apprentice(s: WestState, card: int, coins: int) -> Apprentice | None:
    if card == codes.NONE:
        return None
    kit = s.kit
    pay, gain = exchanged(s, card)
    return Apprentice(
        id=kit.ids["apprentice"][card],
        skills=[skill for i, skill in enumerate(SKILL_IDS) if kit.skilled[i] >> card & 1],
        virtue=kit.hire_virtue[card],
        at=next((name for name, moment in MOMENTS.items() if kit.acting[moment] >> card & 1), None),
        pay=pay,
        gain=gain or gains(s, kit.apprentice_gain[card]),
        coins=coins,
    )


def exchanged(s: WestState, card: int) -> tuple[Goods, Goods]:
    """What an apprentice takes and gives in the storehouse."""
    kit = s.kit
    for exchange, owner in enumerate(kit.exchange_of):
        if owner == card:
            paid = kit.exchange_pay[exchange * codes.GOODS : (exchange + 1) * codes.GOODS]
            return goods(list(paid)), gains(s, kit.exchange_gain[exchange])
    return {}, {}


def market(s: WestState) -> Market:
    return Market(
        stalls=[None if seat == codes.NONE else seat for seat in s.stalls],
        small=gains(s, small_side(s)),
        large=gains(s, large_side(s)),
        pile=codes.count(s.market_cards),
    )


def step(s: WestState, number: int) -> Step:
    kit = s.kit
    return Step(
        cost=goods(list(kit.step_cost[number * codes.GOODS : (number + 1) * codes.GOODS])),
        mix=kit.step_mix[number],
        points=kit.step_points[number],
        places=kit.step_places[number],
        seats=[seat for seat in range(s.players) if s.step[seat] == number + 1],
    )


def seat_view(s: WestState, seat: int) -> SeatView:
    workers = s.workers[seat * codes.LARGE : (seat + 1) * codes.LARGE]
    crew = [apprentice(s, card, 0) for card in range(len(s.kit.hire_virtue)) if s.crew[seat] >> card & 1]
    row = s.looking[seat * codes.LOOKED : (seat + 1) * codes.LOOKED]
    looking = sum(card >= 0 or card == UNKNOWN for card in row)
    most = most_apprentices(s, seat)
    return SeatView(
        character=None if s.character[seat] == codes.NONE else s.kit.ids["character"][s.character[seat]],
        goods=cast("Stock", {good: s.goods[seat * codes.GOODS + i] for i, good in enumerate(GOOD_IDS)}),
        virtue=s.virtue[seat],
        unpaid=s.unpaid[seat],
        paid=s.paid[seat],
        step=s.step[seat],
        home=s.home[seat],
        workers={PLACE_IDS[place]: there for place, there in enumerate(workers) if there},
        guildhall=s.guild[seat],
        prison=s.prison[seat],
        captives=list(s.captives[seat * s.players : (seat + 1) * s.players]),
        captives_worth=captives(s, seat),
        apprentices=[one for one in crew if one is not None],
        most_apprentices=most,
        free_places=max(0, most - codes.count(s.crew[seat])),
        skills={skill: codes.count(s.crew[seat] & s.kit.skilled[i]) for i, skill in enumerate(SKILL_IDS)},
        buildings=[building(s, card) for card in cards(s, s.built[seat])],
        cards=s.cards[seat],
        looking=looking,
        plans=s.cards[seat] + looking,
        score=sheet(s, seat),
    )


def sheet(s: WestState, seat: int) -> dict[str, int]:
    """The score sheet of WK-29, as if it ended now."""
    then = scoring.as_if_over(s)
    return {
        "buildings": scoring.building_points(then, seat),
        "bonuses": scoring.bonus_points(then, seat),
        "cathedral": scoring.cathedral_points(then, seat),
        "virtue": scoring.virtue_points(then, seat),
        "debts": scoring.debt_points(then, seat),
        "treasure": scoring.treasure_points(then, seat),
        "silver": scoring.silver_points(then, seat),
        "prison": scoring.prison_points(then, seat),
        "total": scoring.total_points(then, seat),
    }


def conserved(s: WestState) -> dict[str, int]:
    """What no move changes: workers of each seat, buildings, apprentices, rewards, market cards."""
    held = sum(s.cards) + sum(card >= 0 or card == UNKNOWN for card in s.looking) + sum(map(codes.count, s.built))
    shown = sum(card != codes.NONE for card in s.shown) + sum(map(codes.count, s.crew))
    workers = sum(s.home) + sum(s.workers) + sum(s.guild) + sum(s.prison) + sum(s.captives)
    return {
        "workers": workers + sum(seat != codes.NONE for seat in s.stalls),
        "buildings": s.buildings_left + s.under_count + held,
        "apprentices": codes.count(s.apprentices) + s.dismissed_count + shown,
        "rewards": sum(s.rewards) - s.rewards_left,
    }
