"""Open data: finished open tables, without names, from where one was; nothing of any other table."""

from __future__ import annotations

import importlib.util
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from sqlalchemy import func, update

from chantier.kernel.record import parse_record
from chantier.kernel.table import Table
from chantier.server.admin import Operator
from chantier.server.club.open_data import SETTLED
from chantier.server.store.schema import tables
from tests.server.club.test_players import play

if TYPE_CHECKING:
    from tests.server.conftest import Served

EXAMPLE = Path(__file__).parents[3] / "examples/read_records.py"


def test_open_tables_are_given_once_they_are_settled_and_others_never(own_served: Served, tmp_path: Path) -> None:
    ada, bo = own_served.guest("Adalind"), own_served.guest("Bogumil")
    play(own_served, ada, bo, open=True)
    play(own_served, ada, bo, open=False)
    play(own_served, ada, bo, open=True)
    nobody = own_served.nobody()

    assert [] == nobody.get("/api/data/tables")["tables"]

    own_served.pass_time(SETTLED / 1000)
    answer = nobody.request("GET", "/api/data/tables")
    page = answer.json()
    public = {row["id"] for row in nobody.get("/api/tables?status=over")}

    assert public == {table["id"] for table in page["tables"]}
    assert 2 == len(public)
    assert not any(name in answer.text for name in ("Adalind", "Bogumil"))
    assert [] == nobody.get(f"/api/data/tables?after={page['after']}")["tables"]
    first, second = page["tables"]
    going_on = nobody.get(f"/api/data/tables?after={first['ended']}-{first['id']}")["tables"]
    assert [second["id"]] == [table["id"] for table in going_on]
    assert 422 == nobody.request("GET", "/api/data/tables?after=x").status_code

    for table in page["tables"]:
        again = Table.replay(parse_record(nobody.request("GET", f"/api/tables/{table['id']}/record").content))
        assert [entry.seat for entry in again.entries if entry.seat >= 0] == [one["seat"] for one in table["decisions"]]
        assert all(one["move"] in one["legal"] for one in table["decisions"])

    file = tmp_path / "tables.jsonl.xz"
    operator = Operator(own_served.node.store, own_served.node.now)
    assert {"id": str(file), "tables": 2} == own_served.call(operator.dump(str(file)))
    example = importlib.util.spec_from_file_location("read_records", EXAMPLE)
    assert example is not None
    assert example.loader is not None
    module = importlib.util.module_from_spec(example)
    example.loader.exec_module(module)
    assert [table["record"]["check"] for table in page["tables"]] == [one.check for one in module.records(file)]


def test_the_stream_is_read_to_its_end_while_games_finish(own_served: Served) -> None:
    """Each table comes once, in the order in which they ended, whether it ended before one began to read or after."""
    ada, bo, reader = own_served.guest("Ada"), own_served.guest("Bo"), own_served.nobody()
    has_ended, read = Event(), list[str]()

    def read_on(after: str = "") -> str:
        while True:
            was_last = has_ended.is_set()
            page = reader.get(f"/api/data/tables?after={after}" if after else "/api/data/tables")
            read.extend(table["id"] for table in page["tables"])
            after = page["after"]
            if was_last and not page["tables"]:
                return str(after)

    with ThreadPoolExecutor(1) as aside:
        reading = aside.submit(read_on)
        for _ in range(7):
            play(own_served, ada, bo, open=True)
            own_served.pass_time(SETTLED / 1000)
        has_ended.set()
        place = reading.result(60)
    finished = [
        table for (table,) in own_served.rows('SELECT id FROM tables JOIN results ON "table" = id ORDER BY ended, id')
    ]
    assert finished == read

    play(own_served, ada, bo, open=True)
    own_served.pass_time(SETTLED / 1000)
    read_on(place)
    assert 8 == len(set(read)) == len(read), "the same place goes on another day"


def test_a_table_that_cannot_be_played_again_holds_up_no_other(own_served: Served, tmp_path: Path) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo")
    for _ in range(3):
        play(own_served, ada, bo, open=True)
    own_served.pass_time(SETTLED / 1000)
    nobody, store = own_served.nobody(), own_served.node.store
    first, gone, last = (table["id"] for table in nobody.get("/api/data/tables")["tables"])

    async def lose_its_game() -> None:
        lost = func.replace(tables.c.settings, "sealed_bids", "gone")
        await store.database.write(update(tables).where(tables.c.id == gone).values(settings=lost))

    own_served.call(lose_its_game())
    own_served.node.replays.kept.clear()

    assert [first, last] == [table["id"] for table in nobody.get("/api/data/tables")["tables"]]
    file = tmp_path / "tables.jsonl.xz"
    operator = Operator(store, own_served.node.now)
    assert {"id": str(file), "tables": 2} == own_served.call(operator.dump(str(file)))
