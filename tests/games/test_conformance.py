"""Every game there is keeps what every game must keep."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.kernel.conformance import CHECKS, a_position_reads_back
from chantier.kernel.conformance_walk import Check
from chantier.kernel.game import SHELF, find

LONG = 10_000  # moves: a game that may take more shows as much in fewer games
FEW = settings(max_examples=max(1, settings().max_examples // 4))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in SHELF for seats in find(name).seats])
def test_conformance(name: str, seats: int, check: Check) -> None:
    game = find(name)

    @given(seed=st.integers(0, 2**31))
    def keeps(seed: int) -> None:
        check(game, seats, seed)

    (FEW(keeps) if game.longest > LONG else keeps)()


@pytest.mark.parametrize("seed", [4, 13, 18])
def test_a_position_reads_back_where_the_piles_are_as_high_as_at_the_start(seed: int) -> None:
    a_position_reads_back(find("architecture_game"), 2, seed)
