"""Why a bot thinks what it thinks: what the judgement is made of."""

from __future__ import annotations

from typing import Any

import pytest

from chantier.bots.bot import Thought
from chantier.bots.reasons import Reason, reasons, weightiest, written
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.moves import Moves
from chantier.kernel.playout import advance
from chantier.kernel.state import State
from chantier.kernel.table import Table
from chantier.kernel.words import LANGUAGES
from chantier.testing import sealed_bids

UNIT = {"queens_architect": 1000, "west_kingdom": 1000, "architecture_game": 1000, "artisans_builders": 100}
ROUNDED = 0.01  # points: a judge divides whole numbers


def positions(name: str) -> list[State]:
    found = []
    for moves in (0, 25, 60, 140, 400):
        state = Table.unplayed(find(name), 3).fresh_state()
        state.log = None
        advance(state, Dice(moves), moves)
        found.append(state)
    return found


@pytest.mark.parametrize("name", SHELF)
def test_the_parts_of_an_account_make_the_judgement(name: str) -> None:
    for state in positions(name):
        for seat in range(3):
            account = find(name).account(state, seat)

            assert sum(part.worth for part in account.values()) == pytest.approx(
                state.adviser().judge(state, seat) / UNIT[name], abs=ROUNDED
            )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SHELF)
def test_every_part_can_be_told_whether_it_gains_or_loses(name: str, lang: str) -> None:
    game = find(name)
    for part in game.account(positions(name)[0], 0):
        up, down = (Reason(part, change, 2, 3).says(game, lang) for change in (1.4, -1.4))

        assert up != down


@pytest.mark.parametrize("name", SHELF)
def test_a_search_has_one_or_two_reasons_for_what_it_thinks(name: str) -> None:
    game: Any = find(name)
    state = positions(name)[2]
    seat, moves = int(state.to_move()), Moves()
    state.legal(seat, moves)
    thoughts = make("search:iterations=12", Dice(1)).explain(state.seen_by(seat), seat, moves)
    told = reasons(game, state.seen_by(seat), seat, thoughts)

    assert len(thoughts) == len(told)
    assert all(len(one) <= 2 for one in told)
    assert told[0]


def test_the_first_reason_weighs_most_and_the_second_sets_apart() -> None:
    same, less = Reason("goods", 3.0), Reason("plans", 0.5)
    mine = {"goods": same, "workers": Reason("workers", 2.0), "plans": less}
    others = [{"goods": same, "workers": Reason("workers", 2.0)}]

    assert [same, less] == weightiest(mine, others)


def test_small_figures_have_decimals() -> None:
    assert ["7", "1.4", "1", "0.05"] == [written(points, "en") for points in (7.2, 1.42, 1.0, 0.052)]
    assert "1,4" == written(1.4, "fr")


def test_a_game_that_tells_nothing_has_no_reasons() -> None:
    table = Table(sealed_bids.GAME, seats=2, seed=1)
    seat = table.seat
    assert seat is not None
    thought = Thought(table.codes(seat)[0], 0.5, 1)

    assert [[]] == reasons(table.game, table.state.seen_by(seat), seat, [thought])
