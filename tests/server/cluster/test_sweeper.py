"""Nothing grows for ever, and what somebody played is there as long as they are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pytest

from chantier.server.cluster.sweeper import fate, is_idle
from chantier.server.settings import Keep, Quotas
from chantier.server.store.retention import OldPerson, OldTable, Usage
from chantier.server.store.schema import METADATA
from chantier.server.tables.clocks import DAY

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Served

NOW = 1000 * DAY
KEEP = Keep()
RESULTS = {"results", "result_seats", "rating_books"}  # they stay when a table goes


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def table(status: str, days: int, *, quiet: bool = False, has_people: bool = True) -> OldTable:
    return OldTable("t", status, NOW - days * DAY - 1, quiet, has_people)


def test_a_table_that_never_starts_is_kept_for_a_week() -> None:
    assert ["", "delete"] == [fate(table("waiting", days), KEEP, NOW) for days in (6, 7)]


def test_a_table_is_kept_as_long_as_one_of_its_people_is_known() -> None:
    assert "" == fate(table("playing", 900), KEEP, NOW)
    assert "" == fate(table("over", 900, quiet=True), KEEP, NOW)
    assert ["", "delete"] == [fate(table("over", days, has_people=False), KEEP, NOW) for days in (29, 30)]
    assert "delete" == fate(table("playing", 30, has_people=False), KEEP, NOW)


def test_an_operator_may_keep_finished_tables_for_some_time_only() -> None:
    assert ["", "delete"] == [fate(table("over", days), Keep(finished=90), NOW) for days in (89, 90)]
    assert "" == fate(table("playing", 500), Keep(finished=90), NOW)


def test_what_was_said_is_wiped_once_long_after_the_end() -> None:
    assert ["", "quieten"] == [fate(table("over", days), KEEP, NOW) for days in (399, 400)]
    assert "" == fate(table("over", 400, quiet=True), KEEP, NOW)
    assert "" == fate(table("over", 900), Keep(chat=0), NOW)


def test_guests_are_kept_longer_if_they_have_played_and_accounts_for_ever() -> None:
    def idle(days: int, *, account: bool = False, has_played: bool = False) -> bool:
        return is_idle(OldPerson("p", NOW - days * DAY - 1, account, has_played), KEEP, NOW)

    assert [False, True] == [idle(29), idle(30)]
    assert [False, True] == [idle(399, has_played=True), idle(400, has_played=True)]
    assert not idle(900, account=True)


def sweep(served: Served) -> None:
    served.call(served.node.sweeper.sweep())


def count(served: Served, name: str) -> int:
    return int(served.rows(f"SELECT count(*) FROM {name}")[0][0])


def rows_of(served: Served, name: str) -> Sequence[Any]:
    return served.rows(f"SELECT * FROM {name}")


def finished_table(guest: Guest) -> str:
    table = guest.new_table("sealed_bids", bots={"1": "random"})
    guest.start(table)
    player = guest.live(table)
    player.do("chat", text="a word to remember")
    player.play_on(random.Random(1))
    player.close()
    guest.served.until_left(table)
    return table


def test_old_tables_go_with_all_that_belongs_to_them(own_served: Served) -> None:
    served = own_served
    ada = served.guest()
    over = finished_table(ada)
    ada.new_table(open=True)
    ada.request("PUT", f"/api/tables/{over}/note", json={"text": "mine"})
    sweep(served)
    assert 2 == count(served, "tables")
    served.pass_time(8 * 24 * 3600)
    ada.get("/api/me")  # is seen today
    sweep(served)
    served.until(lambda: count(served, "tables") == 1)

    assert [over] == [row["id"] for row in ada.get("/api/tables?mine=true")]
    assert "sealed_bids" == ada.get(f"/api/tables/{over}/record")["game"]
    assert [(over,)] == served.rows('SELECT DISTINCT "table" FROM events')


def test_whoever_no_longer_comes_is_forgotten_and_then_their_tables(own_served: Served) -> None:
    served = own_served
    served.guest("Bo")  # never plays
    ada = served.guest("Ada Stone")
    over = finished_table(ada)
    served.until(lambda: count(served, "results") == 1)
    under_way = ada.new_table("sealed_bids")
    carl = served.guest("Carl")
    carl.join(under_way)
    ada.start(under_way)
    served.pass_time(31 * 24 * 3600)
    carl.request("POST", "/api/tables/none/start")  # is seen at the first node
    sweep(served)
    assert {"Ada Stone", "Carl"} == {name for [name] in served.rows("SELECT name FROM people")}
    served.pass_time(390 * 24 * 3600)
    served.call(served.node.store.sessions.note_seen("", "", 0, 0))
    for person in served.rows("SELECT id FROM people WHERE name = 'Carl'"):
        served.call(served.node.store.sessions.note_seen("", person[0], served.node.now(), 0))
    sweep(served)
    sweep(served)

    assert [("Carl",)] == served.rows("SELECT name FROM people")
    assert [(under_way,)] == served.rows("SELECT id FROM tables")
    assert RESULTS >= {name for name in METADATA.tables if over in str(rows_of(served, name))}
    assert "Ada Stone" not in served.dump()
    assert "playing" == served.nobody().get(f"/api/tables/{under_way}")["table"]["status"]


def test_a_tournament_is_kept_as_long_as_somebody_of_it_is_known(own_served: Served) -> None:
    served = own_served
    ada, bo = served.guest("Ada"), served.guest("Bo")
    settings = {"game": "sealed_bids", "seats": 2, "rounds": 1, "level": "random"}
    made = ada.post("/api/tournaments", name="Monday", **settings).json()["id"]
    path = f"/api/tournaments/{made}"
    for one in (ada, bo):
        one.request("POST", f"{path}/join")
    assert 204 == ada.request("POST", f"{path}/start").status_code
    assert 204 == ada.request("DELETE", path).status_code
    ada.request("DELETE", "/api/me")
    served.pass_time(61 * 24 * 3600)
    served.call(served.node.store.tournaments.forget_old(served.node.now()))
    assert 1 == count(served, "tournaments")
    bo.request("DELETE", "/api/me")
    served.call(served.node.store.tournaments.forget_old(served.node.now()))

    assert 0 == count(served, "tournaments")
    assert 0 == count(served, "tournament_players")


def test_old_chat_is_wiped_and_the_record_stays(own_served: Served) -> None:
    served = own_served
    ada = served.guest()
    over = finished_table(ada)
    served.node.sweeper.keep = Keep(chat=30)
    served.pass_time(31 * 24 * 3600)
    ada.request("POST", "/api/tables/none/start")
    sweep(served)

    assert "a word to remember" not in served.dump()
    assert [(True,)] == [(bool(quiet),) for [quiet] in served.rows("SELECT quiet FROM tables")]
    assert 200 == served.nobody().request("GET", f"/api/tables/{over}/record").status_code


def test_a_person_has_only_so_many_tables_at_a_time_and_in_a_day(own_served: Served) -> None:
    served = own_served
    served.node.table_maker.quotas = Quotas(guest_tables=2, guest_kits=0, guest_tables_a_day=3)
    ada = served.guest()

    def refused(**settings: str) -> str:
        answer = ada.post("/api/tables", game="sealed_bids", seats=2, **settings)
        return str(answer.json().get("code", ""))

    assert ["", "", "quota-tables"] == [refused() for _ in range(3)]
    assert Usage(2, 0, 2, None) == served.call(
        served.node.store.retention.usage(ada.get("/api/me")["id"], served.node.now() - DAY)
    )
    served.pass_time(8 * 24 * 3600)
    ada.request("POST", "/api/tables/none/start")
    sweep(served)
    assert "quota-kits" == refused(kit_text="name = 'x'")
    served.node.table_maker.quotas = Quotas(guest_tables_a_day=1)
    assert ["", "quota-today"] == [refused(), refused()]
