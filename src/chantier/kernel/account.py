"""A game tells what its judgement of a position is made of, so that a bot can give reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chantier.kernel.state import State


class Part(NamedTuple):
    """A part is one reason of a judgement; its sentence is the message reason-<its name>."""

    worth: float  # in points; all parts together are the judgement
    number: int = 0  # the number of things it counts, if it counts any


def part(worth: int, a_point: int, number: int = 0) -> Part:
    """Return a part from a figure of the game's judge; `a_point` such figures make a point."""
    return Part(int(worth) / int(a_point), int(number))


Account = Mapping[str, Part]
"""The parts of a judgement, by their names; every account of a game has the same names until the game is over."""


def no_account(state: State, seat: int) -> Account:
    return {}
