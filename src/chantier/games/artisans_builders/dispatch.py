"""Which chapter answers which question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.artisans_builders import artisans, building, contracts, effects, setup, turn
from chantier.games.artisans_builders.codes import (
    ASK_ACTION,
    ASK_BOARD,
    ASK_CONTRACT,
    ASK_CUBES,
    ASK_HARVEST,
    ASK_PAYMENT,
    ASK_PLOT,
    ASK_REBATE,
    ASK_RECRUIT,
    ASK_RENEW,
    ASK_TRADE,
    BUILD,
    CHOOSE,
    DECLINE,
    FULFIL,
    HARVEST,
    PAY,
    PLOT,
    RECRUIT,
    RENEW,
    REST,
    SPLIT,
    TOKEN,
    TRADE,
    USE,
    VISIT,
)
from chantier.games.artisans_builders.rounds import end_turn
from chantier.kernel.answers import as_bits, is_answer
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, first_of, kind_of, second_of
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


# the questions that each kind of move answers, its usual one first
ANSWERS: Final[dict[i64, tuple[i64, ...]]] = {
    CHOOSE: (ASK_BOARD,),
    VISIT: (ASK_ACTION,),
    BUILD: (ASK_ACTION, ASK_REBATE),
    TOKEN: (ASK_ACTION,),
    REST: (ASK_ACTION,),
    RECRUIT: (ASK_RECRUIT,),
    PLOT: (ASK_PLOT,),
    PAY: (ASK_PAYMENT,),
    USE: (ASK_PAYMENT,),
    FULFIL: (ASK_CONTRACT,),
    DECLINE: (ASK_CONTRACT,),
    SPLIT: (ASK_CUBES,),
    TRADE: (ASK_TRADE,),
    RENEW: (ASK_RENEW,),
    HARVEST: (ASK_HARVEST,),
}
ANSWERED: Final = as_bits(ANSWERS)


def legal(s: ArtisansState, seat: i64, moves: Moves) -> None:
    asks = s.asks
    if asks == ASK_ACTION:
        turn.legal_action(s, seat, moves)
    elif asks == ASK_RECRUIT:
        artisans.legal_recruit(s, moves)
    elif asks == ASK_CONTRACT:
        contracts.legal_fulfil(s, seat, moves)
    elif asks == ASK_PLOT:
        building.legal_plot(s, seat, moves)
    elif asks == ASK_PAYMENT:
        building.legal_payment(s, seat, moves)
    elif asks == ASK_BOARD:
        setup.legal_choose(s, moves)
    else:
        legal_effect(s, seat, moves)


def legal_effect(s: ArtisansState, seat: i64, moves: Moves) -> None:
    """How an effect is carried out."""
    asks = s.asks
    if asks == ASK_CUBES:
        effects.legal_split(s, moves)
    elif asks == ASK_TRADE:
        effects.legal_trade(s, seat, moves)
    elif asks == ASK_REBATE:
        building.legal_build(s, seat, moves)
    elif asks == ASK_RENEW:
        effects.legal_renew(s, moves)
    elif asks == ASK_HARVEST:
        effects.legal_harvest(s, seat, moves)


def why_not(s: ArtisansState, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    if not is_answer(ANSWERED, kind, s.asks):
        return NOT_NOW + NEED * s.asks
    a = first_of(move)
    if kind == VISIT:
        return artisans.why_not_visit(s, seat, a, second_of(move))
    if kind == BUILD:
        return building.why_not_build(s, seat, a)
    if kind == TOKEN:
        return turn.why_not_token(s, seat)
    if kind == REST:
        return turn.why_not_rest(s, seat)
    if kind == CHOOSE:
        return setup.why_not_choose(s, a)
    if kind == RECRUIT:
        return artisans.why_not_recruit(s, a)
    if kind == PAY:
        return building.why_not_pay(s, seat)
    if kind == USE:
        return building.why_not_use(s, seat, a)
    if kind == PLOT:
        return building.why_not_plot(s, seat, a)
    if kind == FULFIL:
        return contracts.why_not_fulfil(s, seat, a)
    if kind == SPLIT:
        return effects.why_not_split(s, a)
    if kind == TRADE:
        return effects.why_not_trade(s, seat, a)
    if kind == RENEW:
        return effects.why_not_renew(s, a)
    if kind == HARVEST:
        return effects.why_not_harvest(s, seat, a)
    return LEGAL


def play(s: ArtisansState, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    a = first_of(move)
    if kind == VISIT:
        artisans.play_visit(s, seat, a, second_of(move))
    elif kind == BUILD:
        building.play_build(s, seat, a)
    elif kind == PLOT:
        building.play_plot(s, seat, a)
    elif kind == RECRUIT:
        artisans.play_recruit(s, seat, a)
    elif kind == TOKEN:
        turn.play_token(s, seat)
    elif kind == REST:
        turn.play_rest(s, seat)
    elif kind == PAY:
        building.play_pay(s, seat)
    elif kind == USE:
        building.play_use(s, seat, a)
    elif kind == DECLINE:
        end_turn(s)
    elif kind == FULFIL:
        turn.play_fulfil(s, seat, a)
    elif kind == SPLIT:
        effects.play_split(s, seat, a)
    elif kind == TRADE:
        effects.play_trade(s, seat, a)
    elif kind == RENEW:
        effects.play_renew(s, seat, a)
    elif kind == HARVEST:
        effects.play_harvest(s, seat, a)
    elif kind == CHOOSE:
        setup.play_choose(s, seat, a)
    else:
        raise ValueError(f"no such move: {move}")
