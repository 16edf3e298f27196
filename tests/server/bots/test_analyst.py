"""Bots judge games that are over."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from chantier import Table
from chantier.analysis import game_analysis
from chantier.analysis.game_analysis import Analysis
from chantier.server.bots.analyst import MOST_AT_ONCE, MOST_EACH, Analyst
from chantier.server.bots.pool import BotPool
from chantier.server.errors import Refused
from chantier.server.store.opening import open_store
from chantier.server.store.tables import NewTable

if TYPE_CHECKING:
    from tests.server.conftest import Served

TABLE = NewTable("t1", "queens_architect", "1", 2, "{}", "ada", True, "secret", 1)


def short_game() -> Table:
    table = Table("queens_architect", 2, seed=1)
    for _ in range(8):
        table.play(table.moves()[0])
    return table


def test_a_game_is_judged_better_and_better_and_the_best_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_analysis, "PASSES", (2, 3))
    pool = BotPool(1)

    async def scene() -> list[str]:
        store = await open_store(f"sqlite:///{tmp_path / 'chantier.db'}")
        await store.tables.open_table(TABLE)
        analyst = Analyst(pool, store.analyses)
        found = []
        for _ in range(2):
            progress = analyst.begin("t1", "ada")
            assert progress is not None
            assert analyst.begin("t1", "ada") is None
            await analyst.analyse("t1", "ada", short_game().record(), "", progress)
            assert progress.turns == progress.judged
            found.append(await store.analyses.read("t1"))
        await store.close()
        return found

    try:
        once, again = asyncio.run(scene())
    finally:
        pool.close()
    assert once == again
    assert 3 == msgspec.json.decode(once, type=Analysis).tries


def test_so_many_games_are_analysed_at_a_time_and_fewer_for_one_address() -> None:
    pool = BotPool(0)
    for person in ("eve", "eves-other-name"):
        pool.seen(person, "192.0.2.1")
    analyst = Analyst(pool, None)  # type: ignore[arg-type] # nothing is kept
    for number in range(MOST_EACH):
        analyst.begin(f"t{number}", "eve")
    with pytest.raises(Refused, match="analyst-busy"):
        analyst.begin("one more", "eves-other-name")
    for number in range(MOST_EACH, MOST_AT_ONCE):
        analyst.begin(f"t{number}", f"somebody {number}")

    with pytest.raises(Refused, match="analyst-busy"):
        analyst.begin("one more", "ada")
    pool.close()


def test_what_was_found_is_told_in_words_unless_one_has_it_already(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.new_table("queens_architect", 2, bots={"0": "random"})
    ada.start(table)
    path = f"/api/tables/{table}/analysis"
    assert 401 == served.nobody().post(path).status_code
    assert "not-over" == ada.post(path).json()["code"]
    assert "not-over" == ada.request("GET", path).json()["code"]

    ada.live(table).play_on(random.Random(4))
    assert ada.get(path)["told"] is None
    store = served.node.store
    served.call(store.analyses.keep(table, 30, msgspec.json.encode(Analysis(30, [], [])).decode()))

    told = ada.get(path)["told"]
    assert 30 == told["tries"]
    assert 2 == len(told["summary"]["seats"])
    assert ada.get(f"{path}?than=30")["told"] is None
