"""A turn: the star (QA-11, QA-12), and which chapter answers which question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect import broker, construction, labour, recruitment, setup, tavern, travel
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
    DECLINED,
    DISMISS,
    DONE,
    ENTER,
    GO,
    JOURNEY,
    LONGEST_WALK,
    OUT_OF_REACH,
    PALACE,
    RECRUIT,
    REPAIR,
    SEND,
    TRUST,
    TURN,
    WENT,
    WORK,
)
from chantier.games.queens_architect.esteem import legal_esteem
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def legal(s: QueensState, seat: i64, moves: Moves) -> None:
    asks = s.asks
    if asks == ASK_STAR:
        legal_go(s, seat, moves)
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


def answers(asks: i64, kind: i64) -> bool:
    """Is this kind of move an answer to what is asked?"""
    if kind == DECLINE:
        return asks < ACTIONS
    if kind == DONE:
        return asks in (ASK_LABOURERS, ASK_GUILDS, ASK_REPAIRERS)
    if kind == REPAIR:
        return asks in (ASK_CONSTRUCTION, ASK_REPAIRERS)
    return asks == asked_for(kind)


def asked_for(kind: i64) -> i64:
    """The one question that this kind of move answers."""
    if kind == CHOOSE:
        return ASK_CHOOSE
    if kind == TURN:
        return ASK_TURN
    if kind == GO:
        return ASK_STAR
    if kind == COLLECT:
        return ASK_LABOUR
    if kind == WORK:
        return ASK_LABOURERS
    if kind == RECRUIT:
        return ASK_RECRUITMENT
    if kind == DISMISS:
        return ASK_DISMISS
    if kind in (TRUST, CASH):
        return ASK_BROKER
    if kind == JOURNEY:
        return ASK_TRAVEL
    if kind == ENTER:
        return ASK_TAVERN
    if kind == SEND:
        return ASK_GUILDS
    if kind in (BUILD, PALACE):
        return ASK_CONSTRUCTION
    return ASK_ESTEEM


def why_not(s: QueensState, seat: i64, move: i64) -> i64:
    kind = move & 63
    if kind == DISMISS and s.asks == ASK_RECRUITMENT:
        return recruitment.why_no_dismissal(s, seat)
    if not answers(s.asks, kind):
        return NOT_NOW + NEED * s.asks
    a = move >> 6
    if kind == CHOOSE:
        return setup.why_not_choose(s, a)
    if kind == GO:
        return why_not_go(s, seat, a)
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
    kind = move & 63
    a = move >> 6
    if kind == GO:
        play_go(s, seat, a)
    elif kind == DECLINE:
        play_decline(s, seat)
    elif kind == DONE:
        play_done(s, seat)
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


def walk(s: QueensState, seat: i64, action: i64) -> i64:
    """Spaces clockwise from the architect to an action."""
    return (action - s.star[seat] + ACTIONS) % ACTIONS


def why_not_go(s: QueensState, seat: i64, action: i64) -> i64:
    """QA-11: one to three spaces, never none."""
    spaces = walk(s, seat, action)
    if spaces == 0 or spaces > LONGEST_WALK:
        return OUT_OF_REACH + RULE * 11 + NEED * spaces
    return LEGAL


def legal_go(s: QueensState, seat: i64, moves: Moves) -> None:
    for spaces in range(1, LONGEST_WALK + 1):
        moves.add(GO + A * ((s.star[seat] + spaces) % ACTIONS))


def play_go(s: QueensState, seat: i64, action: i64) -> None:
    tell(s, WENT, seat, action, walk(s, seat, action))
    s.star[seat] = action
    s.asks = action


def play_decline(s: QueensState, seat: i64) -> None:
    """QA-11: nothing happens."""
    tell(s, DECLINED, seat, s.asks)
    construction.end_recruitment(s)


def play_done(s: QueensState, seat: i64) -> None:
    if s.asks == ASK_REPAIRERS:
        construction.finish_repair(s, seat)
    else:
        end_turn(s)
