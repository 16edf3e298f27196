"""What follows of itself, until somebody has a choice or chance a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom import (
    cathedral,
    chance,
    dispatch,
    effects,
    guildhall,
    market,
    reset,
    rounds,
    setup,
    workshop,
)
from chantier.games.west_kingdom.codes import (
    ACOLYTES,
    ASK_KEEP,
    ASK_PLACE,
    AT_CATHEDRAL,
    BEGIN,
    DEAL,
    DRAWS_END,
    EFFECT,
    END_TURN,
    GO_UP,
    GUILD_ACTED,
    LOSE_VIRTUE,
    MARKET_EXTRAS,
    MARKET_FULL,
    OVER,
    QUESTIONS_END,
    RESET_APPRENTICES,
    RESET_DEBTS,
    RESET_FLIP,
    RESET_LOSSES,
    SELL,
    TAKE_APPRENTICE,
    TURN,
)
from chantier.games.west_kingdom.purse import gain_at, lose_virtue
from chantier.games.west_kingdom.todo import asked, number, pop, whose
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


ROOM: Final[i64] = 64


def go_on(s: WestState) -> None:
    """Until somebody has a choice, or chance a draw. WK-9b: a question with one answer is not asked, placing apart."""
    while True:
        kind = asked(s)
        if kind in (ASK_PLACE, ASK_KEEP, OVER):
            return
        if kind < QUESTIONS_END:
            if has_choice(s):
                return
        elif kind < DRAWS_END:
            if chance.is_open(s):
                return
            pop(s)
        else:
            follow(s, kind)


def has_choice(s: WestState) -> bool:
    """If there is none, what must be has been done."""
    seat = whose(s)
    moves = Moves(ROOM)
    dispatch.legal(s, seat, moves)
    if moves.count > 1:
        return True
    if moves.count == 1:
        dispatch.play(s, seat, moves.codes[0])
    else:
        pop(s)
    return False


def follow(s: WestState, kind: i64) -> None:
    seat = whose(s)
    a = number(s)
    pop(s)
    if kind == TURN:
        rounds.begin_turn(s)
    elif kind == END_TURN:
        rounds.end_turn(s, seat)
    elif kind == TAKE_APPRENTICE:
        workshop.take(s, seat, a)
    elif kind == SELL:
        market.sell(s, seat, a)
    elif kind == MARKET_EXTRAS:
        market.give_extras(s, seat)
    elif kind == MARKET_FULL:
        market.reset_if_full(s, seat)
    elif kind == EFFECT:
        effects.perform(s, seat, a)
    elif kind == GO_UP:
        cathedral.go_up(s, seat)
    elif kind == ACOLYTES:
        gain_at(s, seat, s.serving, AT_CATHEDRAL)
    elif kind == GUILD_ACTED:
        guildhall.guild_acted(s, seat, a)
    elif kind == LOSE_VIRTUE:
        lose_virtue(s, seat, a)
    else:
        follow_stage(s, kind, seat)


def follow_stage(s: WestState, kind: i64, seat: i64) -> None:
    """The stages of a reset and of the setup."""
    if kind == RESET_FLIP:
        reset.flip_market(s)
    elif kind == RESET_APPRENTICES:
        reset.reset_apprentices(s, seat)
    elif kind == RESET_LOSSES:
        reset.reset_losses(s, seat)
    elif kind == RESET_DEBTS:
        reset.reset_debts(s, seat)
    elif kind == DEAL:
        setup.deal(s)
    elif kind == BEGIN:
        setup.begin(s)
