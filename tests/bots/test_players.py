"""Bots at the table: they play whole games by the rules, the same way every time, and the better ones win."""

from __future__ import annotations

import pytest

from chantier.bots.match import play_match
from chantier.bots.registry import CARDS, make
from chantier.kernel.dice import Dice
from chantier.kernel.facts import Facts, facts
from chantier.kernel.game import Game, find
from chantier.kernel.state import NOBODY, State
from chantier.kernel.table import Table
from chantier.lab.simulate import simulate
from chantier.testing import sealed_bids

QUICK = {"planner": "planner:turns=2,width=3"}  # interpreted, the usual planner takes ten seconds a game
CODES = [QUICK.get(code, code) for code in CARDS]


def played(game: Game[object, object], seats: int, code: str, seed: int) -> State:
    state = Table.unplayed(game, seats).fresh_state()
    play_match(state, [make(code, Dice(seed + 1 + seat)) for seat in range(seats)], Dice(seed))
    return state


def ending(seats: int, code: str, seed: int) -> Facts:
    return facts(played(find("queens_architect"), seats, code, seed))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_whole_games(code: str, seats: int) -> None:
    """The match stops a bot whose move is not legal."""
    assert NOBODY == played(find("queens_architect"), seats, code, seats).to_move()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seats", sealed_bids.GAME.seats)
def test_a_bot_plays_a_game_with_secrets_in_which_all_choose_at_once(code: str, seats: int) -> None:
    assert NOBODY == played(sealed_bids.GAME, seats, code, seats).to_move()


@pytest.mark.parametrize("code", CODES)
def test_with_the_same_dice_a_bot_plays_the_same(code: str) -> None:
    assert ending(2, code, 7) == ending(2, code, 7)


def test_random_bots_with_other_dice_play_otherwise() -> None:
    assert ending(2, "random", 7) != ending(2, "random", 8)
