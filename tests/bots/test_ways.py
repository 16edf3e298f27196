"""Every way through a turn; of equals the dice choose one, where they are asked."""

from __future__ import annotations

from collections import Counter

from chantier.bots.beam import Beam, Line
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import State
from chantier.kernel.table import Table
from chantier.testing import sealed_bids


def line(worth: int, lot: int, mark: int = 0, plan: int = 0) -> Line:
    return Line(State(), [plan], worth, mark, lot)


def test_the_best_lines_are_kept_and_of_equals_those_with_the_highest_lots() -> None:
    beam = Beam(3)
    for worth, lot in ((5, 1), (7, 2), (5, 9), (5, 4)):
        beam.add(line(worth, lot))

    assert [(7, 2), (5, 9), (5, 4)] == [(one.worth, one.lot) for one in beam.lines]


def test_there_is_room_for_an_equal_with_a_higher_lot() -> None:
    beam = Beam(1)
    beam.add(line(5, 4))

    assert [False, True, True] == [beam.has_room_for(*one) for one in ((5, 3), (5, 5), (6, 0))]


def test_of_two_lines_with_one_mark_the_higher_lot_stays() -> None:
    beam = Beam(2)
    beam.add(line(5, 4, mark=8, plan=1))
    beam.add_instead(line(5, 3, mark=8, plan=2))

    assert [[1]] == [one.plan for one in beam.lines]

    beam.add_instead(line(5, 6, mark=8, plan=3))

    assert [[3]] == [one.plan for one in beam.lines]


def test_no_choice_is_lost_because_it_is_listed_later() -> None:
    """In a first bid nothing has been won yet, so to who looks no further all bids are equal."""
    state = Table.unplayed(sealed_bids.GAME, 2).fresh_state()
    while state.to_move() < 0:
        state.play(-1, state.draw(Dice(1)))
    moves = Moves()
    state.legal(0, moves)
    chosen = Counter(int(make("greedy", Dice(seed)).choose(state.seen_by(0), 0, moves)) for seed in range(60))

    assert set(moves.listed()) == set(chosen)
