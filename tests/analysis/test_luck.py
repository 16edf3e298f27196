"""What luck did."""

from __future__ import annotations

import pytest

from chantier import Table
from chantier.analysis.luck import draws_of, lucks
from chantier.analysis.turns import unplayed_like
from chantier.kernel.odds import odds
from chantier.kernel.state import CHANCE


def test_what_luck_gives_with_one_draw_it_takes_with_others(over: Table) -> None:
    again = unplayed_like(over)
    drawn = [number for number, entry in enumerate(over.entries) if entry.seat == CHANCE and number > 40]
    for number, entry in enumerate(over.entries):
        if number in drawn[:2]:
            likely = dict(odds(again.state))
            found = lucks(again.state, entry.code)
            balance = [sum(likely[code] * change[seat] for code, change in found.items()) for seat in range(2)]
            assert [pytest.approx(0, abs=0.001)] * 2 == balance
        again.enter(entry.seat, entry.code)
    assert len(drawn) > 2


def test_the_deal_before_the_first_move_is_nobodys_luck(over: Table) -> None:
    first = next(number for number, entry in enumerate(over.entries) if entry.seat >= 0)

    assert next(draws_of(over)).after > first
