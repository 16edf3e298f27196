"""Chance is deterministic, even, and the same everywhere."""

from __future__ import annotations

import gc
import tracemalloc

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel.dice import Dice
from chantier.kernel.table import Table

THROWS = 60_000
DEALT = 60  # tables


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [3323, 4611, 1063, 7683, 4060, 483]),
        (7, [234, 6634, 6931, 5652, 6793, 3552]),
        (2**63 - 1, [2465, 4601, 9599, 2282, 9144, 9951]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, numbers: list[int]) -> None:
    """Stored records are checked against them."""
    dice = Dice(seed)

    assert numbers == [dice.below(10_000) for _ in numbers]


def test_every_number_comes_as_often_as_any_other() -> None:
    dice = Dice(1)
    counts = [0] * 6
    for _ in range(THROWS):
        counts[dice.below(6)] += 1

    # five standard deviations of a fair die
    assert all(abs(count - THROWS / 6) < 5 * (THROWS * 5 / 36) ** 0.5 for count in counts)


def test_a_kind_is_drawn_by_how_many_are_left() -> None:
    dice = Dice(2)
    left = vec[i64]([1, 0, 3, 2])
    counts = [0] * 4
    for _ in range(THROWS):
        counts[dice.kind(left, 6)] += 1

    assert counts[1] == 0
    for kind, share in ((0, 1 / 6), (2, 3 / 6), (3, 2 / 6)):
        assert abs(counts[kind] - THROWS * share) < 5 * (THROWS * share * (1 - share)) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    same = 0
    for seed in range(1000):
        same += Dice(seed).below(100) == Dice(seed + 1).below(100)

    assert same < 30  # 10 are expected


def test_dealing_with_fair_dice_leaves_nothing_in_memory() -> None:
    """A server does it day and night; a plain subclass of compiled dice would keep the pieces that it draws from."""

    def deal() -> int:
        for _ in range(DEALT):
            Table("queens_architect", seats=2, seed="a secret")
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = deal()
        after = deal()
    finally:
        tracemalloc.stop()

    assert after - before < 100 * DEALT
