"""Rounds of playing and learning."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chantier.bots.bot import Bot
from chantier.kernel.moves import Moves
from chantier.kernel.state import State
from chantier.lab.learn import PLAYERS, opened
from chantier.lab.rounds import Pupil, own_weights, rounds
from chantier.lab.weights import Weights, teach

GAME = "queens_architect"
SCHOOL = opened(GAME, PLAYERS, [2], None, None)


@pytest.fixture
def own() -> Iterator[Weights]:
    """What the game has learnt, which it knows again afterwards."""
    weights = own_weights(SCHOOL)
    yield weights
    teach(SCHOOL.start(2), weights)


class Asked(Bot):
    """Plays the first move, and notes what the game judged by."""

    def __init__(self) -> None:
        self.judged_by: list[Weights] = []

    def choose(self, view: State, seat: int, moves: Moves) -> int:
        self.judged_by.append(own_weights(SCHOOL))
        return int(moves.codes[0])


def test_every_pupil_judges_by_its_own_weights(own: Weights) -> None:
    other = {name: [figure / 2 for figure in figures] for name, figures in own.items()}
    bots = [Asked(), Asked()]
    pupils = [Pupil(bots[0], own), Pupil(bots[1], other)]
    state = SCHOOL.start(2)
    moves = Moves()
    moves.add(0)
    for seat in (0, 1, 0):
        pupils[seat].choose(state, seat, moves)

    assert [own, own] == bots[0].judged_by
    assert [other] == bots[1].judged_by


def test_a_round_learns_from_all_games_and_meets_the_best_before(own: Weights, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.lab.learn.STEPS", 10)
    found = list(rounds(GAME, most=2, games=3, match=2, iterations=2, seats=[2], bots=["greedy"], units=2))

    assert [3, 6][: len(found)] == [one.learnt.games for one in found]
    assert all(2 == one.wins.chances for one in found)
    assert all(one.adds for one in found[:-1])
    assert len(own["straight"]) == len(found[-1].learnt.weights["straight"])
    assert 2 == len(found[-1].learnt.weights["out"])
