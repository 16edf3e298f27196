"""One table, played to its end by bots."""

from __future__ import annotations

from typing import Any

import pytest

from chantier.bots.bot import Bot, RandomBot
from chantier.bots.match import play_match
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.game import Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.state import NOBODY, State
from chantier.kernel.table import Table
from chantier.testing import sealed_bids


def fresh(game: Game[Any, Any], seats: int) -> State:
    return Table.unplayed(game, seats).fresh_state()


class FirstMove(Bot):
    """Notes what it was given, and plays its first legal move."""

    def __init__(self) -> None:
        self.given: list[tuple[State, int, list[int]]] = []

    def choose(self, view: State, seat: int, moves: Moves) -> int:
        self.given.append((view, seat, moves.listed()))
        return int(moves.codes[0])


class Cheat(Bot):
    def choose(self, view: State, seat: int, moves: Moves) -> int:
        return -1


def test_a_match_is_played_to_its_end() -> None:
    state = fresh(find("queens_architect"), 3)
    played = play_match(state, [RandomBot(Dice(seat)) for seat in range(3)], Dice(1))

    assert NOBODY == state.to_move()
    assert played.opener in range(3)
    assert all(moves > 100 for moves in played.moves)
    assert sum(played.moves) == sum(played.made.values())


def test_a_bot_gets_what_its_seat_sees_and_may_do() -> None:
    bots = [FirstMove(), FirstMove()]
    state = fresh(sealed_bids.GAME, 2)
    play_match(state, list(bots), Dice(1))
    view, seat, moves = bots[0].given[0]

    assert 0 == seat
    assert HAND == sum(facts(view)["hidden"])  # type: ignore[arg-type]
    assert 0 < len(moves) <= HAND + 1


HAND = sealed_bids.HAND


def test_a_bot_can_not_touch_the_table() -> None:
    bots = [FirstMove(), FirstMove()]
    state = fresh(find("queens_architect"), 2)
    play_match(state, list(bots), Dice(1))

    assert all(view is not state for bot in bots for view, _, _ in bot.given)


def test_a_move_that_is_not_legal_stops_the_match() -> None:
    with pytest.raises(ValueError, match="Cheat chose -1, which is none of"):
        play_match(fresh(find("queens_architect"), 2), [Cheat(), Cheat()], Dice(1))
