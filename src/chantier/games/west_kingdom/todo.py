"""What is to be done: a stack, the next thing on top. Each is a kind, a seat and up to two numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import C
from chantier.kernel.codes import A, B, first_of, kind_of, only_of

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def push(s: WestState, kind: i64, seat: i64, number: i64 = 0, other: i64 = 0) -> None:
    s.todo[s.todo_count] = kind + A * seat + B * number + C * other
    s.todo_count += 1


def pop(s: WestState) -> None:
    """What is off the stack leaves no trace, so that equal tables are equal."""
    s.todo_count -= 1
    s.todo[s.todo_count] = 0


def asked(s: WestState) -> i64:
    """The kind on top."""
    return kind_of(s.todo[s.todo_count - 1])


def whose(s: WestState) -> i64:
    """The seat on top."""
    return first_of(s.todo[s.todo_count - 1])


def number(s: WestState) -> i64:
    return number_in(s.todo[s.todo_count - 1])


def number_in(item: i64) -> i64:
    """The first of its numbers; the other one is above it."""
    return first_of(only_of(item))


def other_number(s: WestState) -> i64:
    return s.todo[s.todo_count - 1] >> 18


def count_down(s: WestState) -> None:
    """One less of what is on top; the last one takes it off."""
    if number(s) > 1:
        s.todo[s.todo_count - 1] -= B
    else:
        pop(s)
