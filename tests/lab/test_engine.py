"""Every engine gives the same results, and a worker that dies loses nothing."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from chantier.kernel.errors import BadInput
from chantier.lab.balance import balance
from chantier.lab.engine import (
    GROWTH,
    HERE,
    LARGEST_CHUNK,
    Chunk,
    Engine,
    Processes,
    WorkerLost,
    engine,
    next_size,
)
from chantier.lab.simulate import simulate


def squared(number: int) -> int:
    return number * number


def die_once(mark: Path, number: int) -> int:
    """A worker ends itself at the fifth number, the first time somebody comes there."""
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def always_dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_processes_give_what_one_process_gives() -> None:
    with Processes(2) as apart:
        alone = dict(HERE.results(squared, range(300)))
        together = dict(apart.results(squared, range(300)))

    assert alone == together == {number: squared(number) for number in range(300)}


def test_a_worker_that_dies_loses_no_game(tmp_path: Path) -> None:
    with Processes(2) as apart:
        found = dict(apart.results(partial(die_once, tmp_path / "died"), range(40)))

    assert (tmp_path / "died").exists()
    assert {number: squared(number) for number in range(40)} == found


def test_workers_that_always_die_are_given_up() -> None:
    with Processes(1) as apart, pytest.raises(WorkerLost):
        list(apart.results(always_dies, range(3)))


def test_chunks_grow_to_half_a_second_and_no_further() -> None:
    quick, slow = Chunk(range(8), [0] * 8, 0.0001), Chunk(range(8), [0] * 8, 16.0)

    assert 8 * GROWTH == next_size(8, quick)
    assert LARGEST_CHUNK == next_size(LARGEST_CHUNK, quick)
    assert 1 == next_size(8, slow)


def test_nobody_can_not_play() -> None:
    with pytest.raises(BadInput, match="At least 1 process has to play, not 0"):
        engine(0)


def test_simulations_and_balance_are_the_same_on_any_engine() -> None:
    def both(engine: Engine) -> tuple[object, object]:
        simulated = simulate("queens_architect", ["random", "greedy"], games=3, seats=2, seed=5, engine=engine)
        return simulated, balance("artisans_builders", games=2, seats=2, bot="random", engine=engine)

    with Processes(2) as apart:
        assert both(HERE) == both(apart)
