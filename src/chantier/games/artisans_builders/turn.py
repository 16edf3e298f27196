"""A turn: main actions (AB-15), the token (AB-16, AB-25), three coins (AB-24); which chapter answers which question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders import artisans, building, contracts, effects, setup
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
    CAN_ACT,
    CHOOSE,
    DECLINE,
    FIRST_ACTION,
    FULFIL,
    HARVEST,
    IDLE_COINS,
    NONE,
    PAY,
    PLOT,
    RECRUIT,
    RENEW,
    REST,
    RESTED,
    SPLIT,
    TOKEN,
    TOKEN_TAKEN,
    TOKEN_WON,
    TRADE,
    USE,
    VISIT,
    WORKERS,
)
from chantier.games.artisans_builders.contracts import after_action
from chantier.games.artisans_builders.rounds import end_turn, spend_worker
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, RULE
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def legal(s: ArtisansState, seat: i64, moves: Moves) -> None:
    asks = s.asks
    if asks == ASK_ACTION:
        legal_action(s, seat, moves)
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


def legal_action(s: ArtisansState, seat: i64, moves: Moves) -> None:
    """AB-15: a worker on an artisan, a worker to build, the token; and 3 coins if neither of the first two (AB-24)."""
    none = moves.count
    artisans.legal_visit(s, seat, moves)
    building.legal_build(s, seat, moves)
    if moves.count == none:
        moves.add(REST)
    if why_not_token(s, seat) == LEGAL:
        moves.add(TOKEN)


def answers(asks: i64, kind: i64) -> bool:
    """Is this kind of move an answer to what is asked?"""
    if kind == BUILD:
        return asks in (ASK_ACTION, ASK_REBATE)
    return asks == asked_for(kind)


def asked_for(kind: i64) -> i64:
    """The one question that this kind of move answers."""
    if kind in (VISIT, TOKEN, REST):
        return ASK_ACTION
    if kind == CHOOSE:
        return ASK_BOARD
    if kind == RECRUIT:
        return ASK_RECRUIT
    if kind in (PAY, USE):
        return ASK_PAYMENT
    if kind == PLOT:
        return ASK_PLOT
    if kind in (DECLINE, FULFIL):
        return ASK_CONTRACT
    if kind == SPLIT:
        return ASK_CUBES
    if kind == TRADE:
        return ASK_TRADE
    if kind == RENEW:
        return ASK_RENEW
    return ASK_HARVEST


def why_not(s: ArtisansState, seat: i64, move: i64) -> i64:
    kind = move & 63
    if not answers(s.asks, kind):
        return NOT_NOW + NEED * s.asks
    a = (move >> 6) & 63
    if kind == VISIT:
        return artisans.why_not_visit(s, seat, a, move >> 12)
    if kind == BUILD:
        return building.why_not_build(s, seat, a)
    if kind == TOKEN:
        return why_not_token(s, seat)
    if kind == REST:
        return why_not_rest(s, seat)
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
    kind = move & 63
    a = (move >> 6) & 63
    if kind == VISIT:
        artisans.play_visit(s, seat, a, move >> 12)
    elif kind == BUILD:
        building.play_build(s, seat, a)
    elif kind == PLOT:
        building.play_plot(s, seat, a)
    elif kind == RECRUIT:
        artisans.play_recruit(s, seat, a)
    elif kind == TOKEN:
        play_token(s, seat)
    elif kind == REST:
        play_rest(s, seat)
    elif kind == PAY:
        building.play_pay(s, seat)
    elif kind == USE:
        building.play_use(s, seat, a)
    elif kind == DECLINE:
        end_turn(s)
    elif kind == FULFIL:
        play_fulfil(s, seat, a)
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


def why_not_token(s: ArtisansState, seat: i64) -> i64:
    """AB-25: once a round, while it lies in the middle; AB-16: not as the first player's first action."""
    if s.token == NONE:
        return LEGAL
    if seat == s.first and s.workers[seat] == WORKERS:
        return FIRST_ACTION + RULE * 16
    return TOKEN_TAKEN + RULE * 25


def play_token(s: ArtisansState, seat: i64) -> None:
    """AB-25: no worker is placed, so one is left when the others are through."""
    s.token = seat
    tell(s, TOKEN_WON, seat)
    after_action(s)


def why_not_rest(s: ArtisansState, seat: i64) -> i64:
    """AB-24: only for who can neither use an artisan nor build."""
    moves = Moves()
    artisans.legal_visit(s, seat, moves)
    building.legal_build(s, seat, moves)
    return LEGAL if moves.count == 0 else CAN_ACT + RULE * 24


def play_rest(s: ArtisansState, seat: i64) -> None:
    spend_worker(s, seat)
    s.coins[seat] += IDLE_COINS
    tell(s, RESTED, seat, IDLE_COINS)
    after_action(s)


def play_fulfil(s: ArtisansState, seat: i64, kind: i64) -> None:
    """AB-27, AB-28."""
    contracts.fulfil(s, seat, kind)
    effects.begin_effect(s, seat, s.kit.powers[kind])
