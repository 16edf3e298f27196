"""The four levels: each plays every game at every number of seats, and says what it thinks."""

from __future__ import annotations

from typing import Any

import pytest

from chantier.bots.evaluation import Evaluation
from chantier.bots.match import chosen
from chantier.bots.registry import CARDS, LEVELS, make, pace_of, strengths
from chantier.bots.search import SearchBot
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.playout import advance
from chantier.kernel.state import State
from chantier.kernel.table import Table
from chantier.testing import at

QUICK = {"master": "master:iterations=3", "grandmaster": "grandmaster:iterations=3"}
CODES = [QUICK.get(card.code, card.code) for card in LEVELS]
EVERYWHERE = [(name, seats) for name in SHELF for seats in find(name).seats]


def some_way_in(game: Game[Any, Any], seats: int, moves: int) -> State:
    state = Table.unplayed(game, seats).fresh_state()
    state.log = None
    advance(state, Dice(moves), moves)
    return state


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("name", "seats"), EVERYWHERE)
def test_every_level_plays_every_game_at_every_number_of_seats(name: str, seats: int, code: str) -> None:
    """The match stops a bot whose move is not legal."""
    for moves in (0, 13, 60):
        state = some_way_in(find(name), seats, moves)
        seat = int(state.to_move())
        may = Moves()
        move = chosen(state, make(code, Dice(moves)), seat, may)

        assert may.has(move)


@pytest.mark.parametrize("code", [*CODES, "random", "planner:turns=2,width=2"])
@pytest.mark.parametrize("name", SHELF)
def test_a_bot_says_what_it_thinks_of_the_chosen_move_and_of_two_others(name: str, code: str) -> None:
    state = some_way_in(find(name), 2, 13)
    seat = int(state.to_move())
    moves = Moves()
    state.legal(seat, moves)
    bot, twin = make(code, Dice(1)), make(code, Dice(1))
    thoughts = bot.explain(state.seen_by(seat), seat, moves)

    assert twin.choose(state.seen_by(seat), seat, moves) == thoughts[0].move
    assert 1 <= len(thoughts) <= 3
    assert len(thoughts) == len({thought.move for thought in thoughts})
    assert all(moves.has(thought.move) and 0 <= thought.share <= 1 for thought in thoughts)


def test_who_searches_more_has_tried_more() -> None:
    state = some_way_in(find("queens_architect"), 2, 20)
    seat = int(state.to_move())
    moves = Moves()
    state.legal(seat, moves)
    little, much = (
        sum(thought.visits for thought in make(code, Dice(1)).explain(state.seen_by(seat), seat, moves))
        for code in ("search:iterations=8", "search:iterations=64")
    )

    assert 0 < little <= 8 < much <= 64


@pytest.mark.parametrize("name", SHELF)
def test_however_little_time_there_is_it_tries_64_times(name: str) -> None:
    state = some_way_in(find(name), 2, 20)
    seat = int(state.to_move())
    bot = make("master:ms=1", Dice(1))
    assert isinstance(bot, SearchBot)

    bot.think(state.seen_by(seat), state.seen_by(seat).filled(Dice(2)), seat)

    assert bot.done >= 64 or len(bot.candidates) < 2


class Watched(Evaluation):
    """Notes where it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.quiet: list[bool] = []

    def look(self, state: State) -> None:
        self.quiet.append(state.adviser().is_quiet(state))
        super().look(state)


@pytest.mark.interpreted
@pytest.mark.parametrize("moves_before", [0, 9, 31])
def test_a_race_is_judged_when_its_round_is_over(moves_before: int) -> None:
    state = some_way_in(find("architecture_game"), 3, moves_before)
    seat = int(state.to_move())
    watched = Watched()
    SearchBot(Dice(1), watched, iterations=20).explain(state.seen_by(seat), seat, Moves())

    assert len(watched.quiet) >= 2
    assert all(watched.quiet)


READY = "esteem 0: 9\nnotches 0: woodcutter-1=3 smith-1=0 tailor-1=2"  # for the palace, in the capital


@pytest.mark.parametrize("code", ["master:iterations=20", "grandmaster:iterations=20"])
def test_who_can_win_now_wins_now(code: str) -> None:
    table = at("queens_architect", f"asks: construction\n{READY}")
    moves = Moves()
    table.state.legal(0, moves)

    assert "palace" == table.texts.text[make(code, Dice(1)).choose(table.state.seen_by(0), 0, moves)]


def test_an_apprentice_misjudges_but_a_journeyman_does_not() -> None:
    state = some_way_in(find("artisans_builders"), 2, 20)
    seat = int(state.to_move())

    def choices(code: str) -> set[int]:
        return {int(chosen(state, make(code, Dice(seed)), seat, Moves())) for seed in range(12)}

    assert 1 == len(choices("journeyman"))
    assert len(choices("apprentice:blur=400")) > 1


def test_levels_are_four_and_their_hands_get_quicker() -> None:
    assert [1, 2, 3, 4] == [card.level for card in LEVELS]
    paces = [pace_of(f"{card.code}:recall=0.5") for card in LEVELS]
    assert sorted(paces, reverse=True) == paces
    recalls = [card.parameters["recall"].usual for card in LEVELS]
    assert sorted(recalls) == recalls


def test_strengths_are_of_games_and_bots_that_exist() -> None:
    assert all(set(strengths(code)) <= set(SHELF) for code in CARDS)
