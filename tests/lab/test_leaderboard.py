"""The protocol of the leaderboard gives the same result for the same player, and names what it can't find."""

import numpy as np
import pytest
from numpy.typing import NDArray

from chantier.bots.bot import Bot
from chantier.kernel.dice import Dice
from chantier.kernel.encoding import Encoding
from chantier.kernel.errors import BadInput, UnknownBot
from chantier.lab.leaderboard import REFERENCES, compare, evaluate, player_of, table
from chantier.rl.policy_bot import PolicyBot

FEW = range(1, 3)


def first_legal(observation: NDArray[np.int16], mask: NDArray[np.uint8]) -> int:
    return int(mask.argmax())


def make_first(dice: Dice) -> Bot:
    return PolicyBot(Encoding("artisans_builders", 2), first_legal)


def test_the_same_player_has_the_same_result() -> None:
    once = evaluate("artisans_builders", "greedy", ["random"], FEW)

    assert once == evaluate("artisans_builders", "greedy", ["random"], FEW)
    assert 4 == once.results[0].wins.chances


def test_a_table_has_each_pair_once_and_seen_from_both_sides() -> None:
    found = compare("artisans_builders", ["greedy", "random", "apprentice"], FEW)

    assert evaluate("artisans_builders", "random", ["greedy"], FEW).results[0] == found[1].results[0]
    assert ["| artisans_builders | greedy | random |", "|---|---|---|"] == table(found, ["greedy", "random"]).split(
        "\n"
    )[:2]
    assert "| greedy | – |" in table(found, ["greedy", "random"])


def test_a_policy_of_ones_own_is_a_player() -> None:
    found = evaluate("artisans_builders", f"{__name__}:make_first", ["random"], FEW)

    assert ["random"] == [one.reference for one in found.results]


def test_every_reference_can_sit_down() -> None:
    assert all(player_of(name)(Dice(1)) for name in REFERENCES)


def test_who_is_not_there_is_named() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        evaluate("artisans_builders", "nobody")
    with pytest.raises(BadInput, match="no_such_module:make"):
        evaluate("artisans_builders", "no_such_module:make")
