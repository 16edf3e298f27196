"""The artisans a seat employs (QA-5 to QA-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.codes import CHARACTERS, LAST_NOTCH, LEFT, NONE, RESTED, WORKED
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def notch(s: QueensState, seat: i64, character: i64) -> i64:
    """How far the tile is turned, 0 to 5, or NONE if the seat does not employ the character."""
    return s.notches[seat * CHARACTERS + character]


def is_employed(s: QueensState, seat: i64, character: i64) -> bool:
    return s.notches[seat * CHARACTERS + character] != NONE


def has_guild(s: QueensState, seat: i64, guild: i64) -> bool:
    kit = s.kit
    for character in range(CHARACTERS):
        if kit.guild[character] == guild and is_employed(s, seat, character):
            return True
    return False


def count(s: QueensState, seat: i64) -> i64:
    total: i64 = 0
    for i in range(seat * CHARACTERS, (seat + 1) * CHARACTERS):
        if s.notches[i] != NONE:
            total += 1
    return total


def performance(s: QueensState, seat: i64) -> i64:
    """The values at the hammer, of all the seat's artisans together (QA-5)."""
    total: i64 = 0
    for character in range(CHARACTERS):
        at = notch(s, seat, character)
        if at != NONE:
            total += s.kit.values[character * 6 + at]
    return total


def employ(s: QueensState, seat: i64, character: i64, at: i64) -> None:
    s.notches[seat * CHARACTERS + character] = at


def let_go(s: QueensState, seat: i64, character: i64) -> None:
    """The tile leaves the game."""
    s.notches[seat * CHARACTERS + character] = NONE
    s.gone += 1


def work(s: QueensState, seat: i64, character: i64) -> None:
    """Turn the tile on by one; at the exhaustion arrow the artisan leaves instead (QA-5)."""
    at = notch(s, seat, character)
    if at == LAST_NOTCH:
        let_go(s, seat, character)
    else:
        employ(s, seat, character, at + 1)
    tell(s, LEFT if at == LAST_NOTCH else WORKED, seat, character)


def rest(s: QueensState, seat: i64, character: i64) -> None:
    """Turn the tile back by one, never below the start (QA-5)."""
    at = notch(s, seat, character)
    if at > 0:
        employ(s, seat, character, at - 1)
        tell(s, RESTED, seat, character)
