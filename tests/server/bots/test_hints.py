"""A player asks what a bot would play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chantier.server.bots import hints
from chantier.server.web import handlers

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Served


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "HINT_BOT", f"{hints.HINT_BOT}:iterations=4")


def test_against_bots_it_is_told_with_reasons_and_everybody_learns_of_it(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.new_table("queens_architect", 2, bots={"1": "random"})
    ada.start(table)
    player = ada.live(table)
    player.until(lambda update: player.is_asked)

    told = ada.post(f"/api/tables/{table}/hint").json()

    assert told["choices"][0]["moves"][0] in player.moves
    assert told["choices"][0]["says"]
    update = player.until(lambda update: update["seats"][0].get("helped"))
    assert ["helped"] == [notice["what"] for notice in update["notices"]]
    ada.post(f"/api/tables/{table}/hint")
    served.restart()
    assert 1 == len(ada.get(f"/api/tables/{table}")["table"]["notices"])


def test_against_people_only_where_the_table_was_made_so(pair: Pair) -> None:
    ada, bo = pair()
    asked = ada if ada.is_asked else bo
    assert "no-hints" == asked.guest.post(f"/api/tables/{asked.table}/hint").json()["code"]

    ada, bo = pair(hints=True)
    asked, other = (ada, bo) if ada.is_asked else (bo, ada)
    assert asked.guest.post(f"/api/tables/{asked.table}/hint").json()["choices"]
    assert "not-asked" == other.guest.post(f"/api/tables/{asked.table}/hint").json()["code"]
