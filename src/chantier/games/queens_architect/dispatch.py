"""Which chapter answers which question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.queens_architect import broker, construction, labour, recruitment, setup, tavern, travel, turn
from chantier.games.queens_architect.codes import (
    ACTIONS,
    ASK_BROKER,
    ASK_CHOOSE,
    ASK_CONSTRUCTION,
    ASK_DISMISS,
    ASK_ESTEEM,
    ASK_GUILDS,
    ASK_LABOUR,
    ASK_LABOURERS,
    ASK_RECRUITMENT,
    ASK_REPAIRERS,
    ASK_STAR,
    ASK_TAVERN,
    ASK_TRAVEL,
    ASK_TURN,
    BONDS,
    BUILD,
    CASH,
    CHOOSE,
    CLIMB,
    COLLECT,
    DECLINE,
    DISMISS,
    DONE,
    ENTER,
    GO,
    JOURNEY,
    PALACE,
    RECRUIT,
    REPAIR,
    SEND,
    TRUST,
    TURN,
    WORK,
)
from chantier.games.queens_architect.esteem import legal_esteem
from chantier.kernel.answers import as_bits, is_answer
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, kind_of, only_of
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


# the questions that each kind of move answers, its usual one first
ANSWERS: Final[dict[i64, tuple[i64, ...]]] = {
    CHOOSE: (ASK_CHOOSE,),
    TURN: (ASK_TURN,),
    GO: (ASK_STAR,),
    DECLINE: (ASK_CONSTRUCTION, ASK_LABOUR, ASK_RECRUITMENT, ASK_BROKER, ASK_TRAVEL, ASK_TAVERN),
    DONE: (ASK_LABOURERS, ASK_GUILDS, ASK_REPAIRERS),
    COLLECT: (ASK_LABOUR,),
    WORK: (ASK_LABOURERS,),
    RECRUIT: (ASK_RECRUITMENT,),
    DISMISS: (ASK_DISMISS,),
    TRUST: (ASK_BROKER,),
    CASH: (ASK_BROKER,),
    JOURNEY: (ASK_TRAVEL,),
    ENTER: (ASK_TAVERN,),
    SEND: (ASK_GUILDS,),
    BUILD: (ASK_CONSTRUCTION,),
    REPAIR: (ASK_CONSTRUCTION, ASK_REPAIRERS),
    PALACE: (ASK_CONSTRUCTION,),
    CLIMB: (ASK_ESTEEM,),
    BONDS: (ASK_ESTEEM,),
}
ANSWERED: Final = as_bits(ANSWERS)


def legal(s: QueensState, seat: i64, moves: Moves) -> None:
    asks = s.asks
    if asks == ASK_STAR:
        turn.legal_go(s, seat, moves)
    elif asks < ACTIONS:
        moves.add(DECLINE)
        legal_action(s, seat, moves)
    else:
        legal_detail(s, seat, moves)


def legal_action(s: QueensState, seat: i64, moves: Moves) -> None:
    """On a space of the star."""
    asks = s.asks
    if asks == ASK_CONSTRUCTION:
        construction.legal_construction(s, seat, moves)
    elif asks == ASK_LABOUR:
        labour.legal_collect(moves)
    elif asks == ASK_RECRUITMENT:
        recruitment.legal_recruit(s, seat, moves)
    elif asks == ASK_BROKER:
        broker.legal_broker(s, seat, moves)
    elif asks == ASK_TRAVEL:
        travel.legal_journey(s, seat, moves)
    elif asks == ASK_TAVERN:
        tavern.legal_enter(moves)


def legal_detail(s: QueensState, seat: i64, moves: Moves) -> None:
    """In the middle of an action, or of the draft."""
    asks = s.asks
    if asks == ASK_LABOURERS:
        moves.add(DONE)
        labour.legal_work(s, seat, moves)
    elif asks == ASK_GUILDS:
        moves.add(DONE)
        tavern.legal_send(s, seat, moves)
    elif asks == ASK_REPAIRERS:
        moves.add(DONE)
        construction.legal_repair(s, seat, moves)
    elif asks == ASK_ESTEEM:
        legal_esteem(moves)
    elif asks == ASK_DISMISS:
        recruitment.legal_dismiss(s, seat, moves)
    elif asks == ASK_CHOOSE:
        setup.legal_choose(s, moves)
    elif asks == ASK_TURN:
        setup.legal_turn(moves)


def why_not(s: QueensState, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    if kind == DISMISS and s.asks == ASK_RECRUITMENT:
        return recruitment.why_no_dismissal(s, seat)
    if not is_answer(ANSWERED, kind, s.asks):
        return NOT_NOW + NEED * s.asks
    a = only_of(move)
    if kind == CHOOSE:
        return setup.why_not_choose(s, a)
    if kind == GO:
        return turn.why_not_go(s, seat, a)
    if kind == WORK:
        return labour.why_not_work(s, seat, a)
    if kind == RECRUIT:
        return recruitment.why_not_recruit(s, seat, a)
    if kind == DISMISS:
        return recruitment.why_not_dismiss(s, seat, a)
    if kind == TRUST:
        return broker.why_not_trust(s, seat)
    if kind == CASH:
        return broker.why_not_cash(s, seat, a + 1)
    if kind == JOURNEY:
        return travel.why_not_journey(s, seat, a)
    if kind == SEND:
        return tavern.why_not_send(s, seat, a)
    if kind == BUILD:
        return construction.why_not_build(s, seat)
    if kind == REPAIR:
        return construction.why_not_repair(s, seat, a)
    if kind == PALACE:
        return construction.why_not_palace(s, seat)
    return LEGAL


def play(s: QueensState, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    a = only_of(move)
    if kind == GO:
        turn.play_go(s, seat, a)
    elif kind == DECLINE:
        turn.play_decline(s, seat)
    elif kind == DONE:
        turn.play_done(s, seat)
    elif kind == COLLECT:
        labour.play_collect(s, seat)
    elif kind == WORK:
        labour.play_work(s, seat, a)
    elif kind == RECRUIT:
        recruitment.play_recruit(s, seat, a)
    elif kind == DISMISS:
        recruitment.play_dismiss(s, seat, a)
    elif kind == TRUST:
        broker.play_trust(s, seat)
    elif kind == CASH:
        broker.play_cash(s, seat, a + 1)
    elif kind == JOURNEY:
        travel.play_journey(s, seat, a)
    elif kind == ENTER:
        tavern.play_enter(s, seat)
    elif kind == SEND:
        tavern.play_send(s, seat, a)
    elif kind == BUILD:
        construction.play_build(s, seat)
    elif kind == REPAIR:
        construction.play_repair(s, seat, a)
    elif kind == PALACE:
        construction.play_palace(s, seat)
    elif kind == CLIMB:
        construction.play_climb(s, seat)
    elif kind == BONDS:
        construction.play_bonds(s, seat)
    elif kind == CHOOSE:
        setup.play_choose(s, seat, a)
    elif kind == TURN:
        setup.play_turn(s, seat, a)
    else:
        raise ValueError(f"no such move: {move}")
