"""What a seat sees, as data for a screen. Made from a state with holes and nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.building import cost
from chantier.games.artisans_builders.contracts import is_on, lacks_badges
from chantier.games.artisans_builders.effects import plot_income
from chantier.games.artisans_builders.kit import BADGE_IDS
from chantier.games.artisans_builders.scoring import contracts_fulfilled, score
from chantier.games.artisans_builders.sight import (
    Artisan,
    Contract,
    Goods,
    MarketPlace,
    Pending,
    Place,
    Plot,
    SeatView,
    View,
    board,
    bonuses,
    building,
    effect_view,
    goods,
)
from chantier.games.artisans_builders.state import ArtisansState
from chantier.games.artisans_builders.texts import QUESTIONS
from chantier.kernel.state import NOBODY


def view(s: ArtisansState, seat: i64) -> View:
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
        boards=[board(s.kit, offered) for offered in s.offered if offered != codes.NONE],
        seats=[seat_view(s, other) for other in range(s.players)],
        pending=pending(s),
    )


def some(value: i64) -> int | None:
    return None if value == codes.NONE else value


def market_place(s: ArtisansState, row: i64, column: i64) -> MarketPlace:
    card = s.market[row * codes.ROW + column]
    builder, others = bonuses(s.kit, column)
    return MarketPlace(None if card == codes.NONE else building(s.kit, card), builder, others)


def lacks(s: ArtisansState, seat: i64, card: i64) -> Goods:
    """AB-19: what a seat lacks of a card's price; cubes that are left over pay its coins."""
    effect = s.effect if seat == s.current else codes.NO_EFFECT
    wood = cost(s, card, codes.WOOD, effect) - s.wood[seat]
    stone = cost(s, card, codes.STONE, effect) - s.stone[seat]
    spare = max(0, -wood) + max(0, -stone)
    coins = cost(s, card, codes.COINS, effect) - s.coins[seat] - spare
    return goods(max(0, wood), max(0, stone), max(0, coins))


def artisan(s: ArtisansState, slot: i64) -> Artisan:
    face = s.faces[slot]
    return Artisan(
        id=s.kit.face_ids[face],
        name=s.kit.face_names[face],
        neutral=slot == 0,
        recruiter=some(s.recruiter[slot]),
        places=[place_view(s, slot, place) for place in range(s.kit.places[face])],
    )


def place_view(s: ArtisansState, slot: i64, place: i64) -> Place:
    at = s.faces[slot] * codes.MOST_PLACES + place
    return Place(
        line=s.kit.place_line[at],
        price=s.kit.prices[at],
        effect=effect_view(s.kit, s.kit.place_effect[at]),
        worker=some(s.standing[slot * codes.MOST_PLACES + place]),
    )


def contract(s: ArtisansState, kind: i64) -> Contract:
    number = s.contracts[kind]
    asked = number * codes.KINDS
    on = [seat for seat in range(s.players) if is_on(s, seat, kind)]
    shown = [seat for seat in range(s.players) if not lacks_badges(s, seat, kind)]
    return Contract(
        id=s.kit.contract_ids[number],
        name=s.kit.contract_names[number],
        kind=BADGE_IDS[kind],
        badges={
            BADGE_IDS[badge]: s.kit.contract_badges[asked + badge]
            for badge in range(codes.KINDS)
            if s.kit.contract_badges[asked + badge]
        },
        power=effect_view(s.kit, s.kit.powers[kind]),
        fulfilled_by=on,
        ready=[seat for seat in shown if seat not in on],
        lacks=[badges_lacking(s, seat, kind) for seat in range(s.players)],
    )


def badges_lacking(s: ArtisansState, seat: i64, kind: i64) -> dict[str, int]:
    """AB-26: how many of each badge a seat does not show that a contract asks for."""
    asked, shown = s.contracts[kind] * codes.KINDS, seat * codes.KINDS
    found: dict[str, int] = {}
    for badge in range(codes.KINDS):
        lack = s.kit.contract_badges[asked + badge] - s.badges[shown + badge]
        if lack > 0:
            found[BADGE_IDS[badge]] = lack
    return found


def plot_view(s: ArtisansState, seat: i64, plot: i64) -> Plot:
    place = seat * codes.PLOTS + plot
    top = s.top[place]
    return Plot(
        printed=s.kit.printed[s.board[seat] * codes.PLOTS + plot],
        top=None if top == codes.NONE else building(s.kit, top),
        covered=[building(s.kit, card) for card, spot in enumerate(s.lies) if spot == place and card != top],
        income=goods(
            plot_income(s, seat, plot, codes.WOOD),
            plot_income(s, seat, plot, codes.STONE),
            plot_income(s, seat, plot, codes.COINS),
        ),
    )


def seat_view(s: ArtisansState, seat: i64) -> SeatView:
    settled = s.board[seat] != codes.NONE
    income, badges = seat * codes.GOODS, seat * codes.KINDS
    return SeatView(
        wood=s.wood[seat],
        stone=s.stone[seat],
        coins=s.coins[seat],
        workers=s.workers[seat],
        improved=s.improved[seat],
        board=board(s.kit, s.board[seat]) if settled else None,
        plots=[plot_view(s, seat, plot) for plot in range(codes.PLOTS)] if settled else [],
        income=goods(s.income[income], s.income[income + 1], s.income[income + 2]),
        badges={BADGE_IDS[badge]: s.badges[badges + badge] for badge in range(codes.KINDS) if s.badges[badges + badge]},
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
        effect=None if s.effect == codes.NO_EFFECT else effect_view(s.kit, s.effect),
    )


def sheet(s: ArtisansState, seat: i64) -> dict[str, int]:
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
