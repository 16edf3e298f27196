"""Who will win, as far as can be seen."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from chantier.bots.evaluation import Evaluation, LearntEvaluation
from chantier.kernel.state import State
from chantier.kernel.table import Table
from chantier.testing import at


class Told(Evaluation):
    """Weighs seats as it is told."""

    def __init__(self, *weights: float) -> None:
        super().__init__()
        self.weights = weights
        self.begin(len(weights))

    def weigh(self, state: State) -> None:
        self.shares = vec[float](list(self.weights))


def first_share(*weights: float) -> float:
    evaluation = Told(*weights)
    evaluation.look(Table("queens_architect", seats=2, seed=1).state)

    assert pytest.approx(1) == sum(evaluation.shares)
    return evaluation.shares[0]


@pytest.mark.interpreted
def test_even_seats_have_even_shares() -> None:
    assert pytest.approx(0.5) == first_share(3.0, 3.0)
    assert pytest.approx(0.25) == first_share(1.0, 1.0, 1.0, 1.0)


@pytest.mark.interpreted
def test_of_two_sure_wins_the_larger_counts_more_and_the_end_most() -> None:
    assert 0.9 < first_share(8.0, 0.0) + 0.001 < first_share(12.0, 0.0) < 1


def test_what_a_game_likes_besides_winning_is_in_no_share() -> None:
    state = at("queens_architect", "trust 0: 3\nbonds 1: 8").state
    assert state.adviser().taste(state, 0) > state.adviser().taste(state, 1)
    for evaluation, weight in ((Evaluation(), state.adviser().weight), (LearntEvaluation(), state.adviser().worth)):
        evaluation.begin(2)
        evaluation.weigh(state)

        assert [weight(state, 0), weight(state, 1)] == list(evaluation.shares)
