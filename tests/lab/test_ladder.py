"""Every two bots play each other, and are rated."""

from __future__ import annotations

import pytest

from chantier.kernel.errors import BadInput, UnknownBot
from chantier.lab.engine import Processes
from chantier.lab.ladder import Duel, Ladder, fight, ladder

BOTS = ["random", "greedy", "apprentice"]


@pytest.fixture(scope="module")
def played() -> Ladder:
    return ladder("artisans_builders", BOTS, games=4)


def test_every_two_bots_meet(played: Ladder) -> None:
    assert [("random", "greedy"), ("random", "apprentice"), ("greedy", "apprentice")] == [
        (pair.one, pair.other) for pair in played.pairs
    ]
    assert [4, 4, 4] == [pair.wins.chances for pair in played.pairs]


def test_the_strongest_stands_first(played: Ladder) -> None:
    assert "random" == played.standings[-1].bot
    assert played.standings[0].rating > 25 > played.standings[-1].rating


def test_what_one_wins_the_other_does_not(played: Ladder) -> None:
    assert 4 * 3 == sum(standing.wins.wins for standing in played.standings)


def test_thinking_takes_time(played: Ladder) -> None:
    times = {standing.bot: standing.ms for standing in played.standings}

    assert times["greedy"] > times["random"] > 0
    assert all(standing.longest_ms >= standing.ms for standing in played.standings)


def test_processes_play_the_same_games(played: Ladder) -> None:
    with Processes(2) as engine:
        apart = ladder("artisans_builders", BOTS, games=4, engine=engine)

    assert played.pairs == apart.pairs
    assert [s.rating for s in played.standings] == [s.rating for s in apart.standings]


@pytest.mark.parametrize(
    ("seats", "first", "second"), [(2, [0, 1], [1, 0]), (3, [0, 1, 0], [1, 0, 1]), (4, [0, 1, 0, 1], [1, 0, 1, 0])]
)
def test_bots_take_seats_in_turn_and_swap(seats: int, first: list[int], second: list[int]) -> None:
    duels = [Duel("artisans_builders", seats, ("random", "greedy"), 0, number) for number in range(2)]

    assert [first, second] == [duel.sitting() for duel in duels]


def test_all_seats_of_a_bot_win_for_it() -> None:
    fought = fight(Duel("artisans_builders", 4, ("greedy", "random"), 1, 0))

    assert 1.0 == sum(fought.wins)
    assert 1.0 == fought.wins[0]


def test_each_step_is_told() -> None:
    steps: list[int] = []
    ladder("artisans_builders", ["random", "greedy"], games=2, after_each=lambda: steps.append(len(steps)))

    assert [0, 1] == steps


def test_a_ladder_of_one_is_refused() -> None:
    with pytest.raises(BadInput):
        ladder("artisans_builders", ["random", "random"], games=1)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        ladder("artisans_builders", ["random", "oracle"], games=1)
