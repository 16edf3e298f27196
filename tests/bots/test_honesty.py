"""Bots can't cheat: what is hidden from their seat is nowhere within their reach."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from chantier.bots.match import chosen
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.game import Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.playout import advance
from chantier.kernel.state import State
from chantier.kernel.table import Table
from chantier.testing import sealed_bids

CODES = [
    "random",
    "apprentice",
    "journeyman",
    "master:iterations=4",
    "grandmaster:iterations=4",
    "planner:turns=2,width=2",
]
WEST = find("west_kingdom")
SECRETIVE = [(sealed_bids.GAME, 1), (sealed_bids.GAME, 2), (WEST, 12), (WEST, 40), (find("architecture_game"), 30)]


def some_way_in(game: Game[Any, Any], moves: int) -> State:
    state = Table.unplayed(game, game.seats[0]).fresh_state()
    state.log = None
    advance(state, Dice(moves), moves)
    assert state.to_move() >= 0
    return state


def die(*touched: object) -> NoReturn:
    raise AssertionError("a bot has reached the full state")


DEADLY: Any = die


class Poisoned(State):
    """The full truth of a table: whoever touches more of it than the match needs is dead."""

    def __init__(self, truth: State) -> None:
        super().__init__()
        self.truth = truth

    def legal(self, seat: int, moves: Moves) -> None:
        self.truth.legal(seat, moves)

    def seen_by(self, seat: int) -> State:
        return self.truth.seen_by(seat)

    seats = to_move = waiting = play = draw = clone = filled = points = judge = judge_as = worth = describe = DEADLY


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "depth"), SECRETIVE, ids=lambda known: getattr(known, "name", known))
def test_a_bot_never_touches_the_full_state(game: Game[Any, Any], code: str, depth: int) -> None:
    truth = some_way_in(game, depth)
    seat = int(truth.to_move())
    moves = Moves()
    chosen(Poisoned(truth), make(code, Dice(1)), seat, moves)

    assert moves.count > 0


def test_the_poison_works() -> None:
    with pytest.raises(AssertionError, match="full state"):
        make("greedy", Dice(1)).choose(Poisoned(some_way_in(WEST, 12)), 0, two_moves())


def two_moves() -> Moves:
    moves = Moves()
    moves.add(1)
    moves.add(2)
    return moves


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "depth"), SECRETIVE, ids=lambda known: getattr(known, "name", known))
def test_other_secrets_behind_the_same_view_change_nothing(game: Game[Any, Any], code: str, depth: int) -> None:
    truth = some_way_in(game, depth)
    seat = int(truth.to_move())
    lie = truth.seen_by(seat).filled(Dice(99))
    one, other = (int(chosen(state, make(code, Dice(5)), seat, Moves())) for state in (truth, lie))

    assert facts(truth) != facts(lie)
    assert facts(truth.seen_by(seat)) == facts(lie.seen_by(seat))
    assert one == other
