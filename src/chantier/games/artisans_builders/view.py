"""What a seat sees, as data for a screen. Made from a state with holes and nothing else."""

from __future__ import annotations

from typing import TypedDict, cast

import msgspec

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.building import cost
from chantier.games.artisans_builders.contracts import is_on, missing_badge
from chantier.games.artisans_builders.effects import plot_income
from chantier.games.artisans_builders.kit import BADGE_IDS, GOOD_IDS
from chantier.games.artisans_builders.scoring import contracts_fulfilled, score
from chantier.games.artisans_builders.state import ArtisansState
from chantier.games.artisans_builders.texts import EFFECT_IDS, QUESTIONS
from chantier.kernel.state import NOBODY


class Goods(TypedDict, total=False):
    """Those there are."""

    wood: int
    stone: int
    coins: int


class Building(msgspec.Struct):
    id: str
    name: str
    level: int
    cost: Goods
    income: Goods
    residual: Goods
    points: int
    badges: list[str]


class Effect(msgspec.Struct):
    do: str
    get: Goods  # goods gained, or taken off the cost of a building
    give: Goods
    times: int  # how often at most, or how many cubes


class Place(msgspec.Struct):
    line: int
    price: int
    effect: Effect
    worker: int | None  # whose


class Artisan(msgspec.Struct):
    id: str
    name: str
    neutral: bool
    recruiter: int | None
    places: list[Place]


class Contract(msgspec.Struct):
    id: str
    name: str
    kind: str
    badges: dict[str, int]
    power: Effect
    fulfilled_by: list[int]
    ready: list[int]  # seats that show all its badges and have not fulfilled it
    lacks: list[dict[str, int]]  # by seat, the badges that it does not show


class Plot(msgspec.Struct):
    printed: int  # coins, on the board
    top: Building | None
    covered: list[Building]
    income: Goods


class Board(msgspec.Struct):
    id: str
    name: str
    printed: list[int]
    badge: str


class SeatView(msgspec.Struct):
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


class MarketPlace(msgspec.Struct):
    card: Building | None
    builder: Goods
    others: Goods


class Pending(msgspec.Struct):
    """What the seat to move is in the middle of."""

    building: str | None
    coins_due: int
    effect: Effect | None


class View(msgspec.Struct):
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


def view(s: ArtisansState, seat: int) -> View:
    over = s.asks >= len(QUESTIONS)
    return View(
        seat=None if seat == NOBODY else seat,
        asks="" if over else QUESTIONS[s.asks].name,
        turn=None if over else s.current,
        round=s.round,
        first=some(s.first),
        token=some(s.token),
        market=[[market_place(s, row, column) for column in range(codes.ROW)] for row in range(codes.LEVELS)],
        decks=list(s.left),
        undrawn=[s.kit.building_ids[card] for card, spot in enumerate(s.lies) if spot == codes.NONE],
        gone=[s.kit.building_ids[card] for card, spot in enumerate(s.lies) if spot == codes.GONE],
        artisans=[artisan(s, slot) for slot in range(s.cast.count) if s.faces[slot] != codes.NONE],
        contracts=[contract(s, kind) for kind in range(codes.KINDS) if s.contracts[kind] != codes.NONE],
        boards=[board(s, offered) for offered in s.offered if offered != codes.NONE],
        seats=[seat_view(s, other) for other in range(s.players)],
        pending=pending(s),
    )


def some(value: int) -> int | None:
    return None if value == codes.NONE else value


def goods(values: list[int]) -> Goods:
    return cast("Goods", {name: value for name, value in zip(GOOD_IDS, values, strict=True) if value})


def building(s: ArtisansState, card: int) -> Building:
    kit, at = s.kit, slice(card * codes.GOODS, (card + 1) * codes.GOODS)
    badges = kit.badges[card * codes.KINDS : (card + 1) * codes.KINDS]
    return Building(
        id=kit.building_ids[card],
        name=kit.building_names[card],
        level=card // codes.LEVEL_CARDS + 1,
        cost=goods(list(kit.cost[at])),
        income=goods(list(kit.income[at])),
        residual=goods(list(kit.residual[at])),
        points=kit.points[card],
        badges=[badge for badge, count in zip(BADGE_IDS, badges, strict=True) for _ in range(count)],
    )


def market_place(s: ArtisansState, row: int, column: int) -> MarketPlace:
    card = s.market[row * codes.ROW + column]
    at = slice(column * codes.GOODS, (column + 1) * codes.GOODS)
    return MarketPlace(
        card=None if card == codes.NONE else building(s, card),
        builder=goods(list(s.kit.builder[at])),
        others=goods(list(s.kit.others[at])),
    )


def lacks(s: ArtisansState, seat: int, card: int) -> Goods:
    """AB-19: what a seat lacks of a card's price; cubes that are left over pay its coins."""
    effect = s.effect if seat == s.current else codes.NO_EFFECT
    wood, stone, coins = (cost(s, card, good, effect) for good in range(codes.GOODS))
    spare = max(0, s.wood[seat] - wood) + max(0, s.stone[seat] - stone)
    short = [wood - s.wood[seat], stone - s.stone[seat], coins - s.coins[seat] - spare]
    return goods([max(0, amount) for amount in short])


def effect_view(s: ArtisansState, effect: int) -> Effect:
    row = [int(n) for n in s.kit.effects[effect * codes.EFFECT : (effect + 1) * codes.EFFECT]]
    return Effect(EFFECT_IDS[row[0]], goods(row[1:4]), goods(row[4:7]), row[7])


def artisan(s: ArtisansState, slot: int) -> Artisan:
    face = s.faces[slot]
    return Artisan(
        id=s.kit.face_ids[face],
        name=s.kit.face_names[face],
        neutral=slot == 0,
        recruiter=some(s.recruiter[slot]),
        places=[place_view(s, slot, place) for place in range(s.kit.places[face])],
    )


def place_view(s: ArtisansState, slot: int, place: int) -> Place:
    at = s.faces[slot] * codes.MOST_PLACES + place
    return Place(
        line=s.kit.place_line[at],
        price=s.kit.prices[at],
        effect=effect_view(s, s.kit.place_effect[at]),
        worker=some(s.standing[slot * codes.MOST_PLACES + place]),
    )


def contract(s: ArtisansState, kind: int) -> Contract:
    number = s.contracts[kind]
    badges = s.kit.contract_badges[number * codes.KINDS : (number + 1) * codes.KINDS]
    on = [seat for seat in range(s.players) if is_on(s, seat, kind)]
    shown = [seat for seat in range(s.players) if missing_badge(s, seat, kind) == codes.KINDS]
    return Contract(
        id=s.kit.contract_ids[number],
        name=s.kit.contract_names[number],
        kind=BADGE_IDS[kind],
        badges={badge: int(count) for badge, count in zip(BADGE_IDS, badges, strict=True) if count},
        power=effect_view(s, s.kit.powers[kind]),
        fulfilled_by=on,
        ready=[seat for seat in shown if seat not in on],
        lacks=[badges_lacking(s, seat, kind) for seat in range(s.players)],
    )


def badges_lacking(s: ArtisansState, seat: int, kind: int) -> dict[str, int]:
    """AB-26: how many of each badge a seat does not show that a contract asks for."""
    asked, shown = s.contracts[kind] * codes.KINDS, seat * codes.KINDS
    lack = [int(s.kit.contract_badges[asked + badge] - s.badges[shown + badge]) for badge in range(codes.KINDS)]
    return {badge: n for badge, n in zip(BADGE_IDS, lack, strict=True) if n > 0}


def board(s: ArtisansState, number: int) -> Board:
    kit = s.kit
    return Board(
        id=kit.board_ids[number],
        name=kit.board_names[number],
        printed=list(kit.printed[number * codes.PLOTS : (number + 1) * codes.PLOTS]),
        badge=BADGE_IDS[kit.board_badge[number]],
    )


def plot_view(s: ArtisansState, seat: int, plot: int) -> Plot:
    place = seat * codes.PLOTS + plot
    top = s.top[place]
    covered = [card for card, spot in enumerate(s.lies) if spot == place and card != top]
    return Plot(
        printed=s.kit.printed[s.board[seat] * codes.PLOTS + plot],
        top=None if top == codes.NONE else building(s, top),
        covered=[building(s, card) for card in covered],
        income=goods([plot_income(s, seat, plot, good) for good in range(codes.GOODS)]),
    )


def seat_view(s: ArtisansState, seat: int) -> SeatView:
    settled = s.board[seat] != codes.NONE
    return SeatView(
        wood=s.wood[seat],
        stone=s.stone[seat],
        coins=s.coins[seat],
        workers=s.workers[seat],
        improved=s.improved[seat],
        board=board(s, s.board[seat]) if settled else None,
        plots=[plot_view(s, seat, plot) for plot in range(codes.PLOTS)] if settled else [],
        income=goods(list(s.income[seat * codes.GOODS : (seat + 1) * codes.GOODS])),
        badges={
            badge: int(count)
            for badge, count in zip(BADGE_IDS, s.badges[seat * codes.KINDS : (seat + 1) * codes.KINDS], strict=True)
            if count
        },
        castles=s.castles[seat],
        third_castle=s.third[seat] or None,
        contracts=contracts_fulfilled(s, seat),
        points=score(s, seat),
        lacks={
            s.kit.building_ids[card]: lack for card in s.market if card != codes.NONE and (lack := lacks(s, seat, card))
        },
    )


def pending(s: ArtisansState) -> Pending:
    return Pending(
        building=None if s.card == codes.NONE else s.kit.building_ids[s.card],
        coins_due=s.due,
        effect=None if s.effect == codes.NO_EFFECT else effect_view(s, s.effect),
    )


def sheet(s: ArtisansState, seat: int) -> dict[str, int]:
    """What AB-32 adds up."""
    return {
        "points": score(s, seat),
        "buildings": s.glory[seat],
        "contracts": contracts_fulfilled(s, seat),
        "castle-workers": codes.CASTLE_WORKER * s.improved[seat],
        "coins": s.coins[seat] // codes.COINS_A_POINT,
        "cubes": (s.wood[seat] + s.stone[seat]) // codes.CUBES_A_POINT,
    }


def conserved(s: ArtisansState) -> dict[str, int]:
    """What no move changes: 48 cards, and what a district's buildings add up to; the bank is unlimited (AB-5c)."""
    market = sum(card != codes.NONE for card in s.market)
    built = sum(0 <= spot < codes.ON_MARKET for spot in s.lies)
    gone = sum(spot == codes.GONE for spot in s.lies)
    income = sum(
        plot_income(s, seat, plot, good)
        for seat in range(s.players)
        if s.board[seat] != codes.NONE
        for plot in range(codes.PLOTS)
        for good in range(codes.GOODS)
    )
    points = sum(s.kit.points[card] for card, spot in enumerate(s.lies) if 0 <= spot < codes.ON_MARKET)
    return {
        "cards": sum(s.left) + market + built + gone,
        "income-kept": income - sum(s.income),
        "points-kept": points - sum(s.glory),
    }
