"""Bots at the table: they play whole games by the rules, the same way every time, and the better ones win."""

from __future__ import annotations

from typing import Any

import pytest

from chantier.bots.match import play_match
from chantier.bots.planner import PlannerBot
from chantier.bots.registry import CARDS, make
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.game import Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.state import NOBODY, State
from chantier.kernel.table import Table
from chantier.lab.simulate import simulate
from chantier.testing import at, sealed_bids

QUEENS = find("queens_architect")
SHORT_SIGHTED = "planner:turns=2,width=3"  # not compiled, the usual one thinks for ten seconds a game
QUICK = {"planner": SHORT_SIGHTED, **{code: f"{code}:iterations=2" for code in ("master", "grandmaster", "search")}}
CODES = [QUICK.get(code, code) for code in CARDS if code != "search"]  # that is the master with another memory


def played(game: Game[Any, Any], codes: list[str], seed: int) -> State:
    """The match stops a bot whose move is not legal."""
    state = Table.unplayed(game, len(codes)).fresh_state()
    play_match(state, [make(code, Dice(seed + 1 + seat)) for seat, code in enumerate(codes)], Dice(seed))
    return state


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seats", QUEENS.seats)
def test_a_bot_plays_whole_games(code: str, seats: int) -> None:
    assert NOBODY == played(QUEENS, [code, *["random"] * (seats - 1)], seats).to_move()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seats", sealed_bids.GAME.seats)
def test_a_bot_plays_a_game_with_secrets_in_which_all_choose_at_once(code: str, seats: int) -> None:
    assert NOBODY == played(sealed_bids.GAME, [code] * seats, seats).to_move()


@pytest.mark.parametrize("code", CODES)
def test_with_the_same_dice_a_bot_plays_the_same(code: str) -> None:
    one, other = (facts(played(QUEENS, [code, "random"], 7)) for _ in range(2))

    assert one == other


def test_random_bots_with_other_dice_play_otherwise() -> None:
    one, other = (facts(played(QUEENS, ["random", "random"], seed)) for seed in (7, 8))

    assert one != other


def choice(code: str, position: str) -> str:
    """What a bot plays in a position."""
    table = at("queens_architect", position)
    moves = Moves()
    table.state.legal(0, moves)
    return table.texts.text[make(code, Dice(1)).choose(table.state.seen_by(0), 0, moves)]


READY = "esteem 0: 9\nnotches 0: woodcutter-1=3 smith-1=0 tailor-1=2"  # for the palace, in the capital


@pytest.mark.parametrize("code", ["greedy", SHORT_SIGHTED])
def test_a_bot_contributes_to_the_palace_as_soon_as_it_can(code: str) -> None:
    assert "palace" == choice(code, f"asks: construction\n{READY}")


def test_a_planner_goes_the_only_way_that_leads_to_the_palace_in_two_turns() -> None:
    """Three spaces on from Construction, and three more are Construction again."""
    assert "go broker" == choice(SHORT_SIGHTED, f"star 0: construction\n{READY}")


def test_thinking_changes_nothing_at_the_table() -> None:
    table = Table(QUEENS, 3, 2)
    view, moves = table.state.seen_by(table.seat or 0), Moves()
    view.legal(table.seat or 0, moves)
    before = facts(view)
    make(SHORT_SIGHTED, Dice(1)).choose(view, table.seat or 0, moves)

    assert before == facts(view)


def test_the_only_move_needs_no_thought() -> None:
    moves = Moves()
    moves.add(5)

    assert 5 == PlannerBot(Dice(1)).choose(State(), 0, moves)


def test_a_planner_asked_twice_about_one_position_thinks_again() -> None:
    """Its plan was for what comes next: whoever takes a move back gets a sound answer all the same."""
    table = Table(QUEENS, 2, 3)
    seat, moves = table.seat or 0, Moves()
    table.state.legal(seat, moves)
    bot = make(SHORT_SIGHTED, Dice(1))
    first, second = (bot.choose(table.state.seen_by(seat), seat, moves) for _ in range(2))

    assert moves.has(second)
    assert first == second


def win_rate(better: str, worse: str, games: int) -> float:
    return simulate(QUEENS, [better, worse], games=games).by_bot[better].wins.rate


def test_greedy_beats_random() -> None:
    """Compiled and over 200 games: 200."""
    assert win_rate("greedy", "random", 24) >= 0.9


@pytest.mark.heavy  # sixteen games of a bot that plans
def test_a_planner_beats_greedy() -> None:
    """Compiled and over 200 games, this one: 152; the usual one, which sees further: 174."""
    assert win_rate("planner:turns=3,width=3", "greedy", 16) >= 0.6
