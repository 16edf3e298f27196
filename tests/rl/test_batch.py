"""Many tables stepped together play the same games as the rules alone, and show what each seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import chantier.rl
from chantier.bots.bot import Bot
from chantier.kernel.dice import Dice
from chantier.kernel.encoding import Encoding
from chantier.kernel.errors import BadInput, IllegalMove
from chantier.kernel.game import SHELF
from chantier.kernel.moves import Moves
from chantier.kernel.playout import settle
from chantier.kernel.returns import returns
from chantier.kernel.state import NOBODY, State
from chantier.rl.arrays import observed
from chantier.rl.policy_bot import PolicyBot


def test_a_table_plays_the_same_alone_and_among_others() -> None:
    alone = chantier.rl.batch("queens_architect", tables=1, seed=[7])
    among = chantier.rl.batch("queens_architect", tables=3, seed=[5, 6, 7])
    for _ in range(400):
        action = int(np.flatnonzero(alone.masks[0])[-1])
        first = [int(np.flatnonzero(mask)[0]) for mask in among.masks]
        alone.step([action])
        among.step([*first[:2], action])

        assert np.array_equal(alone.observations[0], among.observations[2])
        assert np.array_equal(alone.rewards[0], among.rewards[2])


@pytest.mark.parametrize("game", SHELF)
def test_a_batch_follows_the_rules_move_by_move_through_several_games(game: str) -> None:
    encoding = Encoding(game)
    batch = chantier.rl.batch(game, tables=1, seed=3)
    state, dice, moves = encoding.start(), Dice(3), Moves()
    ends = 0
    for step in range(150 if game == "architecture_game" else 600):
        settle(state, dice)
        seat = state.to_move()
        moves.clear()
        state.legal(seat, moves)
        legal = sorted(int(encoding.lens.ids[code]) for code in moves.listed())

        assert batch.seat[0] == seat
        assert np.flatnonzero(batch.masks[0]).tolist() == legal
        if step % 10 == 0:
            assert np.array_equal(batch.observations[0], observed(encoding, state, seat))

        action = legal[step * 7 % len(legal)]
        state.play(seat, encoding.codes[action])
        settle(state, dice)
        batch.step([action])
        paid = returns(state)
        assert bool(batch.done[0]) == (state.to_move() == NOBODY)
        assert batch.rewards[0].tolist() == paid
        if batch.done[0]:
            ends += 1
            state = encoding.start()
    assert ends > 0 or game == "architecture_game"


def test_arrays_show_the_tables_in_place() -> None:
    batch = chantier.rl.batch("artisans_builders", tables=2)
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(batch.sample())

    assert observations is batch.observations
    assert masks is batch.masks
    assert not np.array_equal(before, observations)
    assert not observations.flags.writeable


def test_points_are_those_of_the_game_that_ended_and_of_the_one_that_began() -> None:
    batch = chantier.rl.batch("artisans_builders", tables=1)
    before = batch.points()
    while not batch.done[0]:
        before = batch.points()
        batch.step(batch.sample())
    paid, final = batch.rewards[0], batch.final_points()[0]

    assert paid.argmax() == final.argmax()
    assert before[0].sum() > batch.points()[0].sum()


class FirstBot(Bot):
    def choose(self, view: State, seat: int, moves: Moves) -> int:
        return int(moves.codes[0])


def test_the_advice_of_a_bot_is_what_it_would_play() -> None:
    asked = chantier.rl.batch("artisans_builders", tables=1, seed=4)
    played = chantier.rl.batch("artisans_builders", tables=1, seed=4, opponents={1: lambda dice: FirstBot()})
    adviser = FirstBot()
    while asked.seat[0] == played.seat[0] == 0:
        action = asked.advice(adviser)
        asked.step(action)
        played.step(action)
    while asked.seat[0] == 1:
        asked.step(asked.advice(adviser))

    assert np.array_equal(asked.observations, played.observations)


def test_bots_play_the_seats_they_are_given() -> None:
    batch = chantier.rl.batch("queens_architect", seats=3, tables=2, opponents={0: "greedy", 2: "random"})
    for _ in range(30):
        assert batch.seat.tolist() == [1, 1]
        batch.step(batch.sample())


def test_a_saved_batch_goes_on_the_same_way() -> None:
    batch = chantier.rl.batch("queens_architect", tables=3, seed=1)
    for _ in range(50):
        batch.step(batch.sample())
    kept = batch.save()
    again = chantier.rl.batch("queens_architect", tables=3, seed=99)
    again.restore(kept)
    for _ in range(100):
        actions = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
        batch.step(actions)
        again.step(actions)

        assert np.array_equal(batch.observations, again.observations)


def test_a_refused_action_has_the_rules_reason_and_changes_nothing() -> None:
    batch = chantier.rl.batch("queens_architect", tables=2)
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[-1])
    legal = int(np.flatnonzero(batch.masks[0])[0])
    before = batch.observations.copy()

    with pytest.raises(IllegalMove, match=r"QA-\d+"):
        batch.step([legal, illegal])
    assert np.array_equal(before, batch.observations)


@pytest.mark.parametrize("actions", [[0], [[0], [0]], [0.5, 1.0], [0, -1], [0, 10_000]])
def test_actions_of_another_shape_or_number_are_refused(actions: list[int]) -> None:
    batch = chantier.rl.batch("queens_architect", tables=2, seed=[1, 1])
    batch_actions = np.array(actions)
    if batch_actions.shape == (2,) and batch_actions.dtype.kind == "i":
        batch_actions[0] = np.flatnonzero(batch.masks[0])[0]

    with pytest.raises(BadInput, match=r"wanted|no action"):
        batch.step(batch_actions)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"tables": 0}, "1 or more"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**70}, "seed"),
        ({"tables": 2, "seed": [1]}, "2 wanted"),
        ({"opponents": {7: "greedy"}}, "no seat 7"),
        ({"opponents": {0: "greedy", 1: "greedy"}}, "seat"),
    ],
)
def test_tables_that_can_not_be_laid_are_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        chantier.rl.batch("artisans_builders", 2, **wrong)


def test_bytes_of_another_game_are_not_restored() -> None:
    kept = chantier.rl.batch("queens_architect", tables=1).save()
    other = chantier.rl.batch("artisans_builders", tables=1)

    with pytest.raises(BadInput, match="saved with other rules"):
        other.restore(kept)
    with pytest.raises(BadInput, match="no saved table"):
        other.restore(b"\x00" + kept)


def test_a_policy_can_sit_in_the_other_seats() -> None:
    encoding = Encoding("queens_architect")

    def first_legal(observation: NDArray[np.int16], mask: NDArray[np.uint8]) -> int:
        return int(mask.argmax())

    batch = chantier.rl.batch(
        "queens_architect", tables=2, opponents={1: lambda dice: PolicyBot(encoding, first_legal)}
    )
    for _ in range(20):
        assert batch.seat.tolist() == [0, 0]
        batch.step(batch.sample())
