"""Each game has a table that says which kinds of moves answer which questions; it is read as bits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel.codes import BIT

KINDS = 64


def as_bits(answers: dict[i64, tuple[i64, ...]]) -> vec[i64]:
    """Return for every kind of move a bit for each question that it answers."""
    bits = vec[i64]([0] * KINDS)
    for kind, questions in answers.items():
        for question in questions:
            bits[kind] |= BIT[question]
    return bits


def is_answer(bits: vec[i64], kind: i64, asks: i64) -> bool:
    return (bits[kind] >> asks) & 1 == 1
