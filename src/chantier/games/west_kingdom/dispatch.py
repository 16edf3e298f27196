"""Which chapter answers which question: what may be done, why not, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom import (
    cathedral,
    debts,
    effects,
    gathering,
    guardhouse,
    guildhall,
    market,
    placing,
    rounds,
    setup,
    storehouse,
    town_hall,
    workshop,
)
from chantier.games.west_kingdom.codes import (
    ACCEPT,
    ASK_BARRACKS,
    ASK_CAPTURE,
    ASK_CHARACTER,
    ASK_CHURCH,
    ASK_CRANE,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_DISMISS,
    ASK_EXCHANGE,
    ASK_FREE_CAPTURE,
    ASK_GAIN,
    ASK_GUARD,
    ASK_GUILDHALL,
    ASK_KEEP,
    ASK_LIBRARY,
    ASK_LOOK,
    ASK_MIDDLE,
    ASK_MINE,
    ASK_MIX,
    ASK_PLACE,
    ASK_SAVING,
    ASK_STEP_DISCARD,
    ASK_TAKE_BACK,
    ASK_TAVERN,
    ASK_WORKSHOP,
    BECOME,
    BUILD,
    BUY_OFF,
    CAPTURE,
    CATHEDRAL,
    DECLINE,
    DESTROY,
    DIG,
    DISCARD,
    DISMISS,
    DONE,
    EXCHANGE,
    GUARD,
    HIRE,
    HOIST,
    KEEP,
    LIBERATE,
    LOOK,
    PAY,
    PLACE,
    PLANS,
    SAVE,
    TAKE,
    TAKE_BACK,
    WOOD,
)
from chantier.games.west_kingdom.decks import why_not_in_hand
from chantier.games.west_kingdom.todo import asked, number, pop
from chantier.kernel.answers import as_bits, is_answer
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, first_of, kind_of, second_of
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


# the questions that each kind of move answers
ANSWERS: Final[dict[i64, tuple[i64, ...]]] = {
    BECOME: (ASK_CHARACTER,),
    KEEP: (ASK_KEEP, ASK_LOOK),
    PLACE: (ASK_PLACE,),
    TAKE_BACK: (ASK_TAKE_BACK,),
    DIG: (ASK_MINE,),
    EXCHANGE: (ASK_EXCHANGE,),
    PLANS: (ASK_WORKSHOP,),
    HIRE: (ASK_WORKSHOP, ASK_MIDDLE, ASK_TAVERN),
    DISMISS: (ASK_DISMISS,),
    CAPTURE: (ASK_CAPTURE, ASK_FREE_CAPTURE, ASK_BARRACKS),
    LIBERATE: (ASK_BARRACKS,),
    GUARD: (ASK_GUARD,),
    LOOK: (ASK_MIDDLE,),
    BUILD: (ASK_GUILDHALL,),
    CATHEDRAL: (ASK_GUILDHALL,),
    PAY: (ASK_MIX,),
    DISCARD: (ASK_STEP_DISCARD, ASK_LIBRARY, ASK_DISCARD),
    SAVE: (ASK_SAVING,),
    TAKE: (ASK_GAIN,),
    DESTROY: (ASK_CHURCH,),
    HOIST: (ASK_CRANE,),
    ACCEPT: (ASK_DEBT,),
    BUY_OFF: (ASK_DEBT,),
    DONE: (ASK_EXCHANGE, ASK_CAPTURE, ASK_GUARD),
    DECLINE: (ASK_LIBRARY, ASK_CHURCH, ASK_CRANE),
}
ANSWERED: Final = as_bits(ANSWERS)


# what may be done


def legal(s: WestState, seat: i64, moves: Moves) -> None:
    asks = asked(s)
    if asks == ASK_PLACE:
        placing.legal_place(s, seat, moves)
    elif asks in (ASK_KEEP, ASK_LOOK):
        setup.legal_keep(s, seat, moves)
    elif asks == ASK_CHARACTER:
        setup.legal_become(s, moves)
    elif asks == ASK_TAKE_BACK:
        rounds.legal_take_back(s, seat, moves)
    elif asks == ASK_MINE:
        gathering.legal_dig(s, seat, moves)
    elif asks == ASK_EXCHANGE:
        storehouse.legal_exchange(s, seat, moves)
    elif asks == ASK_WORKSHOP:
        workshop.legal_workshop(s, seat, moves)
    elif asks == ASK_DISMISS:
        workshop.legal_dismiss(s, seat, moves)
    elif asks == ASK_CAPTURE:
        town_hall.legal_visit(s, seat, moves)
    elif asks == ASK_GUARD:
        guardhouse.legal_guard(s, seat, moves)
    elif asks == ASK_MIDDLE:
        market.legal_middle(s, seat, moves)
    elif asks == ASK_DEBT:
        debts.legal_debt(s, seat, moves)
    elif asks == ASK_DISCARD:
        cathedral.legal_discard(s, seat, moves)
    elif asks == ASK_GUILDHALL:
        guildhall.legal_guildhall(s, seat, moves)
    elif asks == ASK_MIX:
        cathedral.legal_mix(s, seat, moves)
    elif asks == ASK_STEP_DISCARD:
        cathedral.legal_discard(s, seat, moves)
    elif asks == ASK_SAVING:
        guildhall.legal_saving(s, seat, moves)
    elif asks == ASK_GAIN:
        effects.legal_take(moves)
    elif asks == ASK_TAVERN:
        workshop.legal_hire(s, seat, moves)
    elif asks == ASK_FREE_CAPTURE:
        town_hall.legal_capture(s, seat, moves)
    elif asks == ASK_BARRACKS:
        town_hall.legal_barracks(s, seat, moves)
    elif asks == ASK_LIBRARY:
        effects.legal_library(s, seat, moves)
    elif asks == ASK_CHURCH:
        effects.legal_church(s, seat, moves)
    elif asks == ASK_CRANE:
        effects.legal_crane(s, seat, moves)


# why not


def why_not(s: WestState, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    asks = asked(s)
    if not is_answer(ANSWERED, kind, asks):
        return NOT_NOW + NEED * asks
    a = first_of(move)
    if kind == PLACE:
        return placing.why_not_place(s, seat, a)
    if kind == KEEP:
        return setup.why_not_keep(s, seat, a, 3 if asks == ASK_KEEP else 20)
    if kind == TAKE_BACK:
        return rounds.why_not_take_back(s, seat, a)
    if kind == DIG:
        return gathering.why_not_dig(s, seat, a)
    if kind == EXCHANGE:
        return storehouse.why_not_exchange(s, seat, a)
    if kind == HIRE:
        return workshop.why_not_hire(s, seat, a)
    if kind == DISMISS:
        return workshop.why_not_dismiss(s, seat, a)
    if kind == CAPTURE:
        return town_hall.why_not_capture(s, seat, a, second_of(move))
    if kind == GUARD:
        return guardhouse.why_not_guard(s, seat, a)
    if kind == DONE:
        return why_not_done(s, asks)
    if kind == BUILD:
        return guildhall.why_not_build(s, seat, a)
    if kind == CATHEDRAL:
        return cathedral.why_not_cathedral(s, seat)
    if kind == PAY:
        return cathedral.why_not_mix(s, seat, a)
    if kind == DISCARD:
        return why_not_in_hand(s, seat, a, discard_rule(asked(s)))
    if kind == SAVE:
        return guildhall.why_not_saving(s, seat, number(s), WOOD + a)
    if kind == LIBERATE:
        return town_hall.why_not_liberate(s, seat)
    if kind == DESTROY:
        return effects.why_not_destroy(s, seat)
    if kind == HOIST:
        return effects.why_not_hoist(s, seat)
    if kind == LOOK:
        return market.why_not_look(s)
    if kind == BUY_OFF:
        return debts.why_not_buy_off(s, seat)
    if kind == BECOME:
        return setup.why_not_become(s, a)
    return LEGAL


def discard_rule(asks: i64) -> i64:
    """The rule that asks for a card: the cathedral (WK-24), the Library (WK-23), or too many in hand (WK-7)."""
    if asks == ASK_STEP_DISCARD:
        return 24
    if asks == ASK_LIBRARY:
        return 23
    return 7


def why_not_done(s: WestState, asks: i64) -> i64:
    if asks == ASK_CAPTURE:
        return town_hall.why_not_stop(s)
    if asks == ASK_GUARD:
        return guardhouse.why_not_leave(s)
    return LEGAL


# playing


def play(s: WestState, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    a = first_of(move)
    if kind == PLACE:
        placing.play_place(s, seat, a)
    elif kind == KEEP:
        play_keep(s, seat, a)
    elif kind == TAKE_BACK:
        rounds.play_take_back(s, seat, a)
    elif kind == DIG:
        gathering.play_dig(s, seat, a)
    elif kind == EXCHANGE:
        storehouse.play_exchange(s, seat, a)
    elif kind == PLANS:
        workshop.play_plans(s, seat)
    elif kind == HIRE:
        workshop.play_hire(s, seat, a)
    elif kind == DISMISS:
        workshop.play_dismiss(s, seat, a)
    elif kind == CAPTURE:
        town_hall.play_capture(s, seat, a, second_of(move))
    elif kind == GUARD:
        guardhouse.play_guard(s, seat, a)
    elif kind == LOOK:
        market.play_look(s, seat)
    elif kind == ACCEPT:
        debts.play_accept(s, seat)
    elif kind == BUY_OFF:
        debts.play_buy_off(s, seat)
    elif kind == BECOME:
        setup.play_become(s, seat, a)
    elif kind in (DONE, DECLINE):
        pop(s)
    elif kind == BUILD:
        guildhall.play_build(s, seat, a)
    elif kind == CATHEDRAL:
        cathedral.play_cathedral(s, seat)
    elif kind == PAY:
        cathedral.play_mix(s, seat, a)
    elif kind == DISCARD:
        play_discard(s, seat, a)
    elif kind == SAVE:
        guildhall.play_saving(s, seat, a)
    elif kind == TAKE:
        effects.play_take(s, seat, a)
    elif kind == LIBERATE:
        town_hall.play_liberate(s, seat)
    elif kind == DESTROY:
        effects.play_destroy(s, seat)
    elif kind == HOIST:
        effects.play_hoist(s, seat)
    else:
        raise ValueError(f"no such move: {move}")


def play_keep(s: WestState, seat: i64, card: i64) -> None:
    if asked(s) == ASK_KEEP:
        setup.play_keep(s, seat, card)
    else:
        market.play_keep_one(s, seat, card)


def play_discard(s: WestState, seat: i64, card: i64) -> None:
    if asked(s) == ASK_LIBRARY:
        effects.play_library(s, seat, card)
    else:
        pop(s)
        cathedral.discard(s, seat, card)
