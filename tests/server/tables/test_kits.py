"""A table with a kit of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from chantier import Table
from chantier.kernel.errors import BadKit, BadRecord
from chantier.kernel.game import SHELF, find
from chantier.kernel.record import Record
from chantier.server.tables.kits import kit_of, read_kits

if TYPE_CHECKING:
    from tests.server.conftest import Served

USUAL = find("queens_architect").read_kit().source
OWN = USUAL.replace("palace = 15", "palace = 7")


def test_is_played_with_that_kit_also_after_a_restart(own_served: Served) -> None:
    ada = own_served.guest()
    table = ada.new_table(kit_text=OWN, bots={"1": "greedy"})
    ada.start(table)
    before = ada.get(f"/api/tables/{table}")
    own_served.restart()

    assert 7 == before["table"]["view"]["palace"]
    assert 7 == ada.get(f"/api/tables/{table}")["table"]["view"]["palace"]
    assert OWN == before["settings"]["kit_text"]


def test_a_kit_of_the_house_is_for_tables_that_bring_none(own_served: Served) -> None:
    own_served.node.table_maker.kits = {"queens_architect": OWN}
    ada = own_served.guest()
    with_it, brings = ada.new_table(bots={"1": "greedy"}), ada.new_table(kit_text=USUAL, bots={"1": "greedy"})
    for table in (with_it, brings):
        ada.start(table)

    assert [7, 15] == [ada.get(f"/api/tables/{table}")["table"]["view"]["palace"] for table in (with_it, brings)]


@pytest.mark.parametrize("game", SHELF)
def test_a_kit_is_read_for_its_own_game(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(find(game).read_kit().source, "utf-8")

    assert [game] == list(read_kits([file]))


def test_a_wrong_kit_of_the_house_is_told_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(USUAL.replace("palace = 15", "palace = -15"), "utf-8")
    with pytest.raises(BadKit, match=r"mine\.toml"):
        read_kits([file])
    with pytest.raises(BadKit, match=r"nowhere\.toml"):
        read_kits([tmp_path / "nowhere.toml"])


def test_a_bot_in_its_own_process_plays_with_it(served: Served) -> None:
    ada = served.guest()
    table = ada.new_table(kit_text=OWN, bots={"0": "greedy", "1": "greedy"})
    ada.start(table)

    assert served.nobody().live(table).until(lambda update: update["version"] > 20)


def test_the_record_names_it_and_replays_with_nothing_else(served: Served) -> None:
    ada = served.guest()
    text = find("sealed_bids").read_kit().source.replace("name = ", "name = 'Own' # ")
    table = ada.new_table("sealed_bids", kit_text=text, bots={"0": "random", "1": "random"})
    ada.start(table)
    served.nobody().live(table).until(lambda update: update["status"] == "over")
    record = msgspec.convert(ada.get(f"/api/tables/{table}/record"), Record)

    assert "Own" == record.kit
    assert Table.replay(record, kit=kit_of("sealed_bids", text)).outcome
    with pytest.raises(BadRecord, match="kit"):
        Table.replay(record)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("palace = ", "Invalid value"),
        ("name = 'x'", "missing required field"),
        (USUAL.replace("palace = 15", "palace = -1"), "palace"),
        ("a = " + "[" * 20_000, "recursion"),
    ],
)
def test_a_kit_that_is_wrong_is_refused_with_the_reason(served: Served, text: str, reason: str) -> None:
    answer = served.guest().post("/api/tables", game="queens_architect", seats=2, kit_text=text)

    assert (409, "bad-kit") == (answer.status_code, answer.json()["code"])
    assert answer.json()["says"].startswith("This kit can’t be played with: ")
    assert reason in answer.json()["says"]


def test_a_kit_has_a_size(served: Served) -> None:
    ada = served.guest()
    long = [ada.post("/api/tables", game="queens_architect", seats=2, kit_text="#" * size) for size in (40_001, 70_000)]

    assert [422, 413] == [answer.status_code for answer in long]


def test_a_kit_of_another_name_is_not_there(served: Served) -> None:
    answer = served.guest().post("/api/tables", game="queens_architect", seats=2, kit="Mine")

    assert (409, "no-kit") == (answer.status_code, answer.json()["code"])


def test_no_bot_waits_for_a_kit_that_is_tried(served: Served) -> None:
    assert not set(served.node.bots.processes) & set(served.node.kits.pool.processes)
