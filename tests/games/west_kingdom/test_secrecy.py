"""What a seat can't know makes no difference to what it sees, may do, or thinks of its position."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from chantier import Table
from chantier.games.west_kingdom.adviser import ADVISER
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.moves import Moves
from chantier.kernel.playout import advance
from chantier.kernel.state import State


def moves(state: State, seat: int) -> list[int]:
    found = Moves()
    state.legal(seat, found)
    return found.listed()


@given(seed=st.integers(0, 2**31), seats=st.integers(2, 5), length=st.integers(0, 200))
def test_two_worlds_that_fit_what_a_seat_sees_are_the_same_to_it(seed: int, seats: int, length: int) -> None:
    state = Table("west_kingdom", seats, seed=seed, options={"characters": seed % 2 == 0}).state
    advance(state, Dice(seed), length)
    for seat in range(seats):
        seen = state.seen_by(seat)
        one, other = seen.filled(Dice(seed + 1)), seen.filled(Dice(seed + 2))

        assert facts(seen) == facts(one.seen_by(seat)) == facts(other.seen_by(seat))
        assert ADVISER.judge(one, seat) == ADVISER.judge(other, seat)
        if state.waiting() >> seat & 1:
            assert moves(state, seat) == moves(one, seat) == moves(other, seat)


def test_different_worlds_are_met() -> None:
    state = Table("west_kingdom", 3, seed=4).state
    advance(state, Dice(1), 30)
    hands = {tuple(state.seen_by(0).filled(Dice(seed)).hands) for seed in range(10)}  # type: ignore[attr-defined]

    assert len(hands) > 5
    assert 1 == len({hand[0] for hand in hands})
