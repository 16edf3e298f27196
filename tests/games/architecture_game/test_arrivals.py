"""Everybody searches at once: moves may arrive in any order, and only the finishing order matters."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier import Table
from chantier.games.architecture_game.codes import LOOK, ROOM
from chantier.kernel.codes import A
from chantier.kernel.facts import facts
from chantier.kernel.state import CHANCE

SCRIPTS = st.lists(st.sampled_from(["next", "next", "next", "previous"]), max_size=8)


class Laid(Table):
    """What lies in the piles is laid down before anybody looks, so that two arrivals find the same fragments."""

    def settle(self) -> None:
        state: Any = self.state
        while state.to_move() == CHANCE:
            self.enter(CHANCE, self.lying() if state.looking >= 0 else state.draw(self.dice))

    def lying(self) -> int:
        state: Any = self.state
        pile, at = state.holds[state.looking], state.at[state.looking]
        there = state.piles[ROOM * pile + at]
        return LOOK + A * (there if there >= 0 else self.laid[pile, at])

    def lay(self) -> None:
        state: Any = self.state
        unseen = iter([f for f in range(64) if state.undrawn[f]])
        self.laid = {
            (pile, at): next(unseen)
            for pile in range(5)
            for at in range(state.sizes[pile])
            if state.piles[ROOM * pile + at] < 0
        }


def searching(seats: int, tempo: str) -> Laid:
    table = Laid("architecture_game", seats=seats, seed=9, options={"tempo": tempo})
    while len(table.waiting) < seats:
        table.play(table.moves()[-1])
    table.lay()
    return table


def arrive(table: Table, scripts: list[list[str]], order: list[int]) -> None:
    """Each seat's moves in its own order, the seats in any; moves that are not legal there are left out."""
    left = [list(script) for script in scripts]
    for seat in order:
        if left[seat]:
            move = left[seat].pop(0)
            if move in table.moves(seat):
                table.play(move, seat)


def ways(scripts: list[list[str]], data: st.DataObject) -> list[int]:
    arrivals = [seat for seat, script in enumerate(scripts) for _ in script]
    return data.draw(st.permutations(arrivals))


def summary(table: Table) -> dict[str, Any]:
    return {"facts": facts(table.state), "views": [table.view(eyes) for eyes in (None, *range(table.seats))]}


@pytest.mark.parametrize("seats", [2, 3, 5])
@settings(max_examples=10)
@given(data=st.data())
def test_in_the_unhurried_race_arrival_does_not_matter_at_all(seats: int, data: st.DataObject) -> None:
    scripts = [["next", *data.draw(SCRIPTS), "keep"] for _ in range(seats)]
    one, two = searching(seats, "turns"), searching(seats, "turns")
    arrive(one, scripts, ways(scripts, data))
    arrive(two, scripts, ways(scripts, data))

    assert summary(one) == summary(two)


@pytest.mark.parametrize("seats", [2, 3, 5])
@settings(max_examples=10)
@given(data=st.data())
def test_in_a_live_race_only_the_finishing_order_matters(seats: int, data: st.DataObject) -> None:
    """Keeps and ranks are mixed with the searching of others; pawns are taken in between."""
    scripts = [["next", *data.draw(SCRIPTS)] for _ in range(seats)]
    finish = data.draw(st.permutations(range(seats)))
    one, two = searching(seats, "live"), searching(seats, "live")
    arrive(one, scripts, ways(scripts, data))
    arrive(two, scripts, ways(scripts, data))
    race_at_once(one, finish)
    race_to_the_end(two, finish, data.draw(st.permutations(range(seats))))

    assert summary(one) == summary(two)


def race_at_once(table: Table, finish: list[int]) -> None:
    """Each keeps, gets the rank and takes a pawn while the others still search."""
    for seat in finish[:-1]:
        table.play("keep", seat)
        table.give(f"finisher {seat}")
        table.play(table.moves(seat)[0], seat)
    table.play("keep", finish[-1])


def race_to_the_end(table: Laid, finish: list[int], keeps: list[int]) -> None:
    """All keep, in another order; then the ranks are given."""
    for seat in keeps:
        table.enter(seat, table.texts.code["keep"])
    for seat in finish[:-1]:
        if table.waiting == []:
            table.enter(CHANCE, table.texts.code[f"finisher {seat}"])
        table.enter(seat, table.codes(seat)[0])
