"""A task has everything that a bot needs, so that any process solves it alike."""

from __future__ import annotations

import pytest

from chantier.kernel.facts import facts
from chantier.kernel.game import shelf
from chantier.kernel.table import Table
from chantier.server.bots.task import BotTask, solve


def task(game: str, bot: str) -> BotTask:
    table = Table(game, 2, seed=1)
    seat = table.waiting[0]
    seen = facts(table.state.seen_by(seat))
    moves = table.codes(seat), table.moves(seat)
    return BotTask(game, table.game.edition, "", 2, table.options, seen, seat, *moves, bot, 1)


@pytest.mark.parametrize("game", [game.name for game in shelf()])
def test_a_bot_chooses_one_of_the_moves_the_same_each_time(game: str) -> None:
    wanted = task(game, "journeyman")

    assert solve(wanted) in wanted.texts
    assert solve(wanted) == solve(wanted)


def test_only_a_bot_without_time_of_its_own_is_brief() -> None:
    assert task("queens_architect", "journeyman").is_brief
    assert not task("queens_architect", "master").is_brief
    assert not task("queens_architect", "of-another-package").is_brief
