"""What every game must keep, whatever its rules."""

import pytest
from windy_towers import GAME

from chantier.kernel.conformance import CHECKS
from chantier.kernel.conformance_walk import Check


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", GAME.seats)
def test_conformance(seats: int, check: Check) -> None:
    for seed in range(2):
        check(GAME, seats, seed)
