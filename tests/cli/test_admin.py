"""chantier admin, on the database of a server that runs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from chantier.cli.admin import told
from chantier.server.store.blocks_and_reports import StoredReport
from tests.server.conftest import Guest, Place, Served, sealed_bids  # noqa: F401 - a fixture

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Chantier

Admin = Callable[..., Any]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served(Place(f"sqlite:///{tmp_path / 'chantier.db'}"))
    yield served
    served.close()


@pytest.fixture
def admin(chantier: Chantier, served: Served) -> Admin:
    def run(*arguments: str) -> Any:
        said = chantier("admin", *arguments, "--db", served.db, "--json")
        assert 0 == said.code, said.err
        return json.loads(said.out)

    return run


def account(served: Served, sign_in: str) -> Guest:
    guest = served.guest("Ada")
    guest.request("PUT", "/api/me/password", json={"sign_in": sign_in, "password": "correct horse"})
    return guest


def test_tables_are_listed_shown_and_deleted_while_people_watch(served: Served, admin: Admin) -> None:
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    player = ada.live(table)
    assert [table] == [one["id"] for one in admin("tables", "waiting")]
    assert [] == admin("tables", "over")
    assert "Ada" == admin("table", table)["players"][0]
    assert admin("delete", table) is None
    served.call(served.node.watch())

    assert 4408 == player.read_to_the_end()
    assert 404 == ada.request("GET", f"/api/tables/{table}").status_code


def test_a_table_that_is_closed_is_over_and_has_its_record(served: Served, admin: Admin) -> None:
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    player = ada.live(table)
    player.play_on(random.Random(1), moves=1)
    admin("close", table)
    served.call(served.node.watch())
    assert 4408 == player.read_to_the_end()
    again = ada.live(table)

    assert ("over", []) == (again.update["status"], again.update["waiting"])
    assert "refused" == again.say("move", move="bid 1", version=again.update["version"])["type"]
    assert "sealed_bids" == ada.get(f"/api/tables/{table}/record")["game"]
    assert ["over"] == [row["status"] for row in ada.get("/api/tables?mine=true")]


def test_somebody_is_kept_out_and_let_in_again(served: Served, admin: Admin) -> None:
    ada = account(served, "ada")
    player = ada.live(ada.new_table())
    admin("ban", "ada")
    served.call(served.node.sockets.end_with_sessions())
    entering = {"sign_in": "ada", "password": "correct horse"}

    assert 4401 == player.read_to_the_end()
    assert 401 == ada.request("GET", "/api/me").status_code
    assert (403, "banned") == (
        (refused := served.nobody().post("/api/sign-in", **entering)).status_code,
        refused.json()["code"],
    )
    assert admin("person", "ada")["banned"]
    admin("unban", "ada")
    assert 200 == served.nobody().post("/api/sign-in", **entering).status_code


def test_a_guest_who_was_kept_out_is_the_same_person_when_let_in_again(served: Served, admin: Admin) -> None:
    eve = served.guest("Eve")
    me = eve.get("/api/me")
    admin("ban", me["id"])
    assert 401 == eve.request("GET", "/api/me").status_code
    admin("unban", me["id"])

    assert me == eve.get("/api/me")


def test_somebody_may_have_more_tables_than_others(served: Served, admin: Admin) -> None:
    ada = account(served, "ada")
    admin("quota", "ada", "1")

    assert [200, 409] == [ada.post("/api/tables", game="sealed_bids", seats=2).status_code for _ in range(2)]
    admin("quota", "ada")
    assert 200 == ada.post("/api/tables", game="sealed_bids", seats=2).status_code
    assert 2 == admin("people", "ada")[0]["tables"]


def test_somebody_is_forgotten_by_an_operator(served: Served, admin: Admin) -> None:
    ada = account(served, "ada")
    ada.live(ada.new_table()).do("chat", text="a word to forget")
    admin("forget", "ada")

    assert "a word to forget" not in served.dump()
    assert [] == admin("people")


def test_reports_are_listed_until_they_are_settled(served: Served, admin: Admin) -> None:
    ada, bo = (served.guest(name).get("/api/me")["id"] for name in ("Ada", "Bo"))
    served.call(served.node.store.blocks.report(StoredReport(5, ada, bo, "Bo", "t", "rude", "it was rude")))
    [report] = admin("reports")
    assert ("Bo", "rude", "it was rude") == (report["name"], report["said"], report["why"])
    admin("settle", str(report["id"]))

    assert [[], 1] == [admin("reports"), len(admin("reports", "settled"))]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "“dance” is no action; there are tables, table, close"),
        (["table", "x"], "There is no table x."),
        (["ban", "x"], "There is nobody with the id or the sign-in name “x”."),
        (["tables", "old"], "“old” is not known here; possible: waiting, playing, over."),
        (["reports", "old"], "“old” is not known here; possible: settled."),
        (["settle", "x"], "There is no report x."),
        (["table"], "WHICH"),
    ],
)
def test_what_can_not_be_done_is_said(chantier: Chantier, served: Served, arguments: list[str], says: str) -> None:
    said = chantier("admin", *arguments, "--db", served.db)

    assert 2 == said.code
    assert says in said.err


def test_without_json_there_is_a_line_for_each(chantier: Chantier, served: Served) -> None:
    table = served.guest().new_table()
    said = chantier("admin", "tables", "--db", served.db).out

    assert said.startswith(f"{table}  game=queens_architect  status=waiting  seats=2  open=no")
    assert "players=Ada" in said
    assert "There is nothing." in chantier("admin", "reports", "--db", served.db).out


def test_what_people_wrote_does_not_steer_the_terminal() -> None:
    assert "\ufffd[31mred \ufffdé" == told("why", "\x1b[31mred \u202eé")
