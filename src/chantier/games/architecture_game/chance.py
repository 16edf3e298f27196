"""Every draw, and what comes from outside: who was quicker (AG-12) and whose time is up (AG-12, AG-13b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.architecture_game import race, rounds, search, setup
from chantier.games.architecture_game.codes import (
    BUILDINGS,
    DEAL,
    DRAW_BUILDING,
    DRAW_PAWN,
    FILLING,
    FINISHER,
    FRAGMENTS,
    LATE,
    LOOK,
    NONE,
    RACING,
)
from chantier.kernel.codes import A, kind_of, only_of
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def draw_kind(s: ArchitectureState) -> i64:
    """What is drawn next."""
    if s.looking != NONE:
        return LOOK
    if s.phase == RACING:
        return FINISHER
    if s.phase == FILLING or s.next_building == NONE:
        return DRAW_BUILDING
    return DEAL if s.dealt < setup.deals(s) else DRAW_PAWN


def legal_draw(s: ArchitectureState, moves: Moves) -> None:
    kind = draw_kind(s)
    if kind == LOOK:
        lying = search.in_view(s, s.looking)
        if lying != NONE:
            moves.add(LOOK + A * lying)
        else:
            add_all(moves, LOOK, s.undrawn, FRAGMENTS)
    elif kind == FINISHER:
        race.legal_finisher(s, moves)
        race.legal_late(s, moves)
    elif kind == DRAW_BUILDING:
        add_all(moves, DRAW_BUILDING, s.unseen, BUILDINGS)
    elif kind == DEAL:
        add_all(moves, DEAL, s.undrawn, FRAGMENTS)
    else:
        setup.legal_pawn_draw(s, moves)


def add_all(moves: Moves, kind: i64, left: vec[i64], count: i64) -> None:
    for one in range(count):
        if left[one] != 0:
            moves.add(kind + A * one)


def draw(s: ArchitectureState, dice: Dice) -> i64:
    """A fragment that lies there already is no draw, but its seat can't tell."""
    kind = draw_kind(s)
    if kind == LOOK:
        lying = search.in_view(s, s.looking)
        return LOOK + A * (lying if lying != NONE else dice.kind(s.undrawn, s.undrawn_left))
    if kind == DEAL:
        return DEAL + A * dice.kind(s.undrawn, s.undrawn_left)
    if kind == DRAW_BUILDING:
        return DRAW_BUILDING + A * dice.kind(s.unseen, s.unseen_left)
    moves = Moves()
    if kind == FINISHER:
        race.legal_finisher(s, moves)
    else:
        setup.legal_pawn_draw(s, moves)
    return moves.codes[dice.below(moves.count)]


def play_draw(s: ArchitectureState, move: i64) -> None:
    kind = kind_of(move)
    drawn = only_of(move)
    if kind == LOOK:
        search.play_look(s, drawn)
    elif kind == DEAL:
        setup.play_deal(s, drawn)
    elif kind == DRAW_BUILDING:
        rounds.play_building(s, drawn)
    elif kind == DRAW_PAWN:
        setup.play_pawn_draw(s, drawn)
    elif kind == FINISHER:
        race.play_finisher(s, drawn)
    elif kind == LATE:
        race.play_late(s, drawn)
    else:
        raise ValueError(f"no such draw: {move}")
