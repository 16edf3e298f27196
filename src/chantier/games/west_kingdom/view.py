"""What a seat sees, as data for a screen. Made from a state with holes and nothing else."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.games.west_kingdom import codes, scoring
from chantier.games.west_kingdom.guildhall import laid
from chantier.games.west_kingdom.market import large_side, small_side
from chantier.games.west_kingdom.parts import PLACE_IDS, SKILL_IDS
from chantier.games.west_kingdom.prospects import hiring, missing, prospects, unskilled
from chantier.games.west_kingdom.sight import (
    Apprentice,
    Held,
    Market,
    Own,
    SeatView,
    Step,
    Stock,
    View,
    apprentice,
    building,
    gains,
    step_cost,
    track,
)
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.texts import QUESTIONS
from chantier.games.west_kingdom.todo import asked, number
from chantier.games.west_kingdom.town_hall import captives
from chantier.games.west_kingdom.workshop import most_apprentices
from chantier.kernel.bits import count, lowest
from chantier.kernel.state import NOBODY, UNKNOWN

COUNTED_DOWN = (codes.ASK_EXCHANGE, codes.ASK_CAPTURE, codes.ASK_GUARD, codes.ASK_FREE_CAPTURE)
PLACES = list(PLACE_IDS)


def view(s: WestState, seat: i64) -> View:
    kind = asked(s)
    turn = s.to_move()
    waiting = s.waiting()
    in_guildhall = laid(s)
    then = scoring.as_if_over(s)
    return View(
        seat=None if seat == NOBODY else seat,
        asks=QUESTIONS[kind].name if kind < len(QUESTIONS) else "",
        left=number(s) if kind in COUNTED_DOWN else 0,
        turn=turn if turn >= 0 else None,
        waiting=[other for other in range(s.players) if waiting >> other & 1],
        first=None if s.first == codes.NONE else s.first,
        turns=s.turns,
        last_turns=None if s.last_turns == codes.NONE else s.last_turns,
        tax=s.tax,
        track=track(s.kit),
        most_cards=s.kit.hand,
        places=PLACES,
        shown=[shown(s, slot) for slot in range(codes.SHOWN)],
        apprentices_left=count(s.apprentices) + s.dismissed_count,
        buildings_left=s.buildings_left,
        under=s.under_count,
        plans_left=s.buildings_left + s.under_count,
        market=market(s),
        rewards_left=s.rewards_left,
        cathedral=[step(s, at) for at in range(codes.STEPS)],
        guildhall=in_guildhall,
        guildhall_places=s.kit.guild_places[s.players],
        guildhall_full=min(in_guildhall, s.kit.guild_places[s.players]),
        guildhall_resets=[s.kit.guild_resets[2 * s.players], s.kit.guild_resets[2 * s.players + 1]],
        seats=[seat_view(s, other, then) for other in range(s.players)],
        own=None if seat == NOBODY else own(s, seat),
    )


def own(s: WestState, seat: i64) -> Own:
    row = s.looking[seat * codes.LOOKED : (seat + 1) * codes.LOOKED]
    return Own(
        hand=[held(s, seat, card) for card in cards(s.hands[seat])],
        looking=[held(s, seat, card) for card in row if card >= 0],
        under=[s.kit.ids["building"][card] for card in s.under if card >= 0],
        prospects=prospects(s, seat),
        hiring=hiring(s, seat),
    )


def held(s: WestState, seat: i64, card: i64) -> Held:
    plan = building(s.kit, card)
    return Held(
        id=plan.id,
        points=plan.points,
        cost=plan.cost,
        skills=plan.skills,
        virtue=plan.virtue,
        at_the_end=plan.at_the_end,
        missing=missing(s, seat, card),
        unskilled=unskilled(s, seat, card),
    )


def cards(mask: i64) -> list[i64]:
    found: list[i64] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def shown(s: WestState, slot: i64) -> Apprentice | None:
    card = s.shown[slot]
    return None if card == codes.NONE else apprentice(s.kit, card, s.coins[slot])


def market(s: WestState) -> Market:
    return Market(
        stalls=[None if seat == codes.NONE else seat for seat in s.stalls],
        small=gains(s.kit, small_side(s)),
        large=gains(s.kit, large_side(s)),
        pile=count(s.market_cards),
    )


def step(s: WestState, at: i64) -> Step:
    return Step(
        cost=step_cost(s.kit, at),
        mix=s.kit.step_mix[at],
        points=s.kit.step_points[at],
        places=s.kit.step_places[at],
        seats=[seat for seat in range(s.players) if s.step[seat] == at + 1],
    )


def seat_view(s: WestState, seat: i64, then: WestState) -> SeatView:
    """A seat, and its score sheet by the table as it would be at the end."""
    kit, crew, who = s.kit, s.crew[seat], s.character[seat]
    workers = s.workers[seat * codes.LARGE : (seat + 1) * codes.LARGE]
    row = s.looking[seat * codes.LOOKED : (seat + 1) * codes.LOOKED]
    looking = sum(card >= 0 or card == UNKNOWN for card in row)
    most = most_apprentices(s, seat)
    return SeatView(
        character=None if who == codes.NONE else kit.ids["character"][who],
        goods=stock(s, seat * codes.GOODS),
        virtue=s.virtue[seat],
        unpaid=s.unpaid[seat],
        paid=s.paid[seat],
        step=s.step[seat],
        home=s.home[seat],
        workers={PLACE_IDS[place]: workers[place] for place in range(codes.LARGE) if workers[place]},
        guildhall=s.guild[seat],
        prison=s.prison[seat],
        captives=list(s.captives[seat * s.players : (seat + 1) * s.players]),
        captives_worth=captives(s, seat),
        apprentices=[apprentice(kit, card, 0) for card in cards(crew)],
        most_apprentices=most,
        free_places=max(0, most - count(crew)),
        skills={skill: count(crew & kit.skilled[i]) for i, skill in enumerate(SKILL_IDS)},
        buildings=[building(kit, card) for card in cards(s.built[seat])],
        cards=s.cards[seat],
        looking=looking,
        plans=s.cards[seat] + looking,
        score=finished_sheet(then, seat),
    )


def stock(s: WestState, at: i64) -> Stock:
    return {
        "clay": s.goods[at + codes.CLAY],
        "wood": s.goods[at + codes.WOOD],
        "stone": s.goods[at + codes.STONE],
        "gold": s.goods[at + codes.GOLD],
        "marble": s.goods[at + codes.MARBLE],
        "silver": s.goods[at + codes.SILVER],
    }


def sheet(s: WestState, seat: i64) -> dict[str, int]:
    """The score sheet of WK-29, as if it ended now."""
    return finished_sheet(scoring.as_if_over(s), seat)


def finished_sheet(then: WestState, seat: i64) -> dict[str, int]:
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
    held = sum(s.cards) + sum(card >= 0 or card == UNKNOWN for card in s.looking)
    built = sum(count(buildings) for buildings in s.built)
    face_up = sum(card != codes.NONE for card in s.shown) + sum(count(crew) for crew in s.crew)
    workers = sum(s.home) + sum(s.workers) + sum(s.guild) + sum(s.prison) + sum(s.captives)
    return {
        "workers": workers + sum(seat != codes.NONE for seat in s.stalls),
        "buildings": s.buildings_left + s.under_count + held + built,
        "apprentices": count(s.apprentices) + s.dismissed_count + face_up,
        "rewards": sum(s.rewards) - s.rewards_left,
    }
