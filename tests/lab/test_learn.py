"""A game plays itself and learns what its positions are worth."""

from __future__ import annotations

import json

import numpy as np
import pytest

from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.insight import Insight, Traits
from chantier.kernel.playout import advance
from chantier.kernel.table import Table
from chantier.lab.engine import HERE, Processes
from chantier.lab.learn import Net, Played, aims, learn, loss, sweep


def toy_games(count: int) -> list[Played]:
    """Whoever has more of the second trait wins; the judge's opinion, the first, is noise."""
    chance = np.random.default_rng(1)
    games = []
    for _ in range(count):
        traits = chance.normal(size=(5, 2, 3)).astype(np.float32)
        traits[:, :, 1] = traits[0, :, 1]
        games.append(Played(traits, (traits[0, :, 1] == traits[0, :, 1].max()).astype(np.float32)))
    return games


def test_a_net_learns_what_decides() -> None:
    games = toy_games(200)
    net = Net(3, 4, np.random.default_rng(0))
    before = loss(net, games)
    sweep(net, games, np.random.default_rng(0))

    assert loss(net, games) < before / 4


def test_at_first_the_end_is_all_there_is_to_aim_at() -> None:
    one = toy_games(1)[0]
    net = Net(3, 4, np.random.default_rng(0))

    assert [list(one.wins)] * 5 == aims(net, one).tolist()


def test_later_positions_pull_as_well() -> None:
    one = toy_games(1)[0]
    net = Net(3, 4, np.random.default_rng(0))
    net.steps = 1
    wanted = aims(net, one)

    assert list(one.wins) == wanted[-1].tolist()
    assert np.allclose(0.9 * one.wins + 0.1 * net.shares(one.traits)[-1], wanted[-2])


def test_a_game_reads_the_same_from_the_weights_as_was_learnt() -> None:
    net = Net(3, 4, np.random.default_rng(0))
    games = toy_games(50)
    net.scale = np.array([0.5, 1.0, 2.0])
    sweep(net, games, np.random.default_rng(0))
    insight = Insight(net.weights())
    position = games[0].traits[0, 0]
    for trait in position:
        insight.traits.add(float(trait))

    assert insight.worth() == pytest.approx(float(net.worth(position[None, None])[0, 0]), rel=1e-4)


@pytest.mark.parametrize("name", SHELF)
def test_every_position_of_a_game_has_as_many_traits_as_its_weights(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        state = Table.unplayed(game, seats).fresh_state()
        state.log = None
        advance(state, Dice(1), 25)
        traits = Traits()
        state.adviser().describe(state, seats - 1, traits)

        weights = game_weights(name, seats)
        assert len(weights["straight"]) == traits.count
        assert len(weights["layer"]) == traits.count * len(weights["out"])


def game_weights(name: str, seats: int) -> dict[str, list[float]]:
    nets: dict[str, dict[str, list[float]]] = json.loads((find(name).folder / "insight.json").read_text("utf-8"))
    return nets[str(max(int(known) for known in nets if int(known) <= seats))]


def test_the_same_seed_learns_the_same_on_any_engine() -> None:
    with Processes(2) as apart:
        one, other = (learn("artisans_builders", games=3, engine=engine, units=2) for engine in (HERE, apart))

    assert one == other
    assert 3 == one.games
    assert one.positions > 30
