"""A set of things below 62 is a mask, an integer with a bit for each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# a bit alone tells which it is by its remainder: 2 is a primitive root modulo 67
LOWEST: Final = vec[i64]([next((n for n in range(62) if pow(2, n, 67) == rest), 0) for rest in range(67)])


def lowest(mask: i64) -> i64:
    """Return the number of the lowest bit of a mask that is not empty."""
    return LOWEST[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """Return how many bits a mask has."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
