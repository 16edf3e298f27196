"""A move is packed into one integer, and so is a refusal; this module says how."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# a move is kind + A * first + B * second; kinds and arguments are below 64
A: Final[i64] = 64
B: Final[i64] = 4096
FIRST_DRAW: Final[i64] = 32  # kinds from here on are moves of chance

# a refusal is code + RULE * rule + NEED * need + HAVE * have; a rule such as "18b" is 18 + LETTER * 2
LEGAL: Final[i64] = 0
RULE: Final[i64] = 256
LETTER: Final[i64] = 64
NEED: Final[i64] = 262144
HAVE: Final[i64] = 17179869184

NOT_NOW: Final[i64] = 1  # every game has this refusal: the move does not answer the question, which NEED names

ZERO: Final[i64] = 0  # a bare 0 in a conditional expression would be boxed

# mypyc shifts a constant on the left of << as 32 bits, so single bits come from a table
BIT: Final = vec[i64]([2**n for n in range(62)])


def kind_of(move: i64) -> i64:
    return move & 63


def only_of(move: i64) -> i64:
    """Return the argument of a move that has one, which may be large."""
    return move >> 6


def first_of(move: i64) -> i64:
    return (move >> 6) & 63


def second_of(move: i64) -> i64:
    return move >> 12
