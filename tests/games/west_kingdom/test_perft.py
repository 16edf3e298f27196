"""Lines of play, counted: two engines that differ in a rule hardly ever agree on these.

Nobody has the two silver that a look takes: five cards drawn one by one are a hundred million lines.
"""

from __future__ import annotations

import pytest

from chantier import Table
from chantier.kernel.perft import perft
from chantier.testing import at

FROM_THE_DRAFT = {2: [1, 4, 16, 48], 3: [1, 4, 16, 64], 4: [1, 4, 16, 64], 5: [1, 4, 16, 64]}
MIDWAY = """
workers 0: mine=2 town-hall=1 guardhouse=1
workers 1: forest=3
hands 0: well keep
crew 0: labourer merchant-clay
goods 0: clay=4 wood=3 stone=3 gold=2 marble=1 silver=1
goods 1: silver=1
unpaid 0: 1
prison 0: 2
stalls: 1 - -
"""
FROM_MIDWAY = {2: [1, 47, 1916], 3: [1, 47, 1916], 4: [1, 47, 1916], 5: [1, 47, 1916]}


@pytest.mark.parametrize("seats", FROM_THE_DRAFT)
def test_lines_of_the_draft(seats: int) -> None:
    table = Table("west_kingdom", seats, seed=1)

    assert FROM_THE_DRAFT[seats] == [perft(table.state, depth) for depth in range(4)]


@pytest.mark.parametrize("seats", FROM_MIDWAY)
def test_lines_from_midway(seats: int) -> None:
    table = at("west_kingdom", f"seats: {seats}\n{MIDWAY}")

    assert FROM_MIDWAY[seats] == [perft(table.state, depth) for depth in range(3)]
