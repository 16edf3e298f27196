"""The host looks after a table; everybody may block and report."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Player, Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def ask(guest: Guest, table: str, what: str, **body: object) -> str:
    """Ask for something at a table: empty if it is done, otherwise why not."""
    answer = guest.request("POST", f"/api/tables/{table}/{what}", json=body)
    return "" if answer.is_success else str(answer.json()["code"])


def close(guest: Guest, table: str) -> str:
    answer = guest.request("DELETE", f"/api/tables/{table}")
    return "" if answer.is_success else str(answer.json()["code"])


def who(guest: Guest, table: str, seat: int) -> str:
    return str(guest.get(f"/api/tables/{table}")["table"]["seats"][seat]["who"])


def hosts(guest: Guest, table: str) -> list[str]:
    seats = guest.get(f"/api/tables/{table}")["table"]["seats"]
    return [seat["name"] for seat in seats if seat.get("host")]


def last_line(player: Player) -> tuple[str, str]:
    player.until(lambda _: player.chat)
    return player.chat[-1]["name"], player.chat[-1]["text"]


def test_before_the_start_a_host_removes_somebody_who_then_stays_away(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()
    bo.join(table)
    bo_is = who(ada, table, 1)
    assert "not-host" == ask(bo, table, "remove", who=who(ada, table, 0))
    assert "not-oneself" == ask(ada, table, "remove", who=who(ada, table, 0))
    assert "" == ask(ada, table, "remove", who=bo_is)

    assert [True, False] == [seat["taken"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    assert "barred" == bo.post(f"/api/tables/{table}/join").json()["code"]
    assert [] == bo.get("/api/tables?mine=true")
    served.restart()
    assert "barred" == bo.post(f"/api/tables/{table}/join").json()["code"]


def test_who_plays_is_not_removed_and_who_is_away_is(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table(clock={"move": 60})
    bo.join(table)
    ada.start(table)
    assert "still-playing" == ask(ada, table, "remove", who=who(ada, table, 1))
    player = ada.live(table)
    while not player.update["seats"][1].get("away"):
        if player.is_asked:
            player.play(player.moves[0])
        else:
            served.pass_time(61)
            player.read()
    assert "" == ask(ada, table, "remove", who=who(ada, table, 1))

    assert player.until(lambda update: update["seats"][1].get("resigned"))


def test_a_host_hands_the_table_over_and_who_leaves_does_too(served: Served) -> None:
    ada, bo, carl = (served.guest(name) for name in ("Ada", "Bo", "Carl"))
    table = ada.new_table(seats=3)
    for guest in (bo, carl):
        guest.join(table)
    assert ["Ada"] == hosts(ada, table)
    assert "" == ask(ada, table, "host", who=who(ada, table, 1))
    assert ["Bo"] == hosts(ada, table)
    assert "not-host" == ask(ada, table, "host", who=who(ada, table, 0))
    bo.request("POST", f"/api/tables/{table}/leave")

    assert ["Ada"] == hosts(ada, table)
    served.restart()
    assert ["Ada"] == hosts(ada, table)


def test_a_table_that_has_not_started_is_closed_and_gone(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()
    player = ada.live(table)

    assert ["not-host", ""] == [close(bo, table), close(ada, table)]
    assert 4408 == player.read_to_the_end()
    assert 404 == ada.request("GET", f"/api/tables/{table}").status_code


def test_a_table_under_way_is_closed_when_nobody_else_plays(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    shared, alone = ada.new_table(), ada.new_table(bots={"1": "random"})
    bo.join(shared)
    for table in (shared, alone):
        ada.start(table)
    player = ada.live(alone)
    assert ["others-play", ""] == [close(ada, shared), close(ada, alone)]
    update = player.until(lambda update: update.get("closed"))

    assert ("over", [], []) == (update["status"], update["waiting"], update.get("moves", []))
    assert "queens_architect" == ada.get(f"/api/tables/{alone}/record")["game"]
    assert "not-playing" == close(ada, alone)
    assert "closed" == player.say("move", move="end", version=update["version"])["code"]


def test_who_is_muted_says_nothing_until_the_host_lets_them(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()
    watching, player = bo.live(table), ada.live(table)
    watching.do("chat", text="hello")
    assert ("Bo", "hello") == last_line(player)
    bo_is = player.chat[-1]["who"]
    assert "not-host" == ask(bo, table, "mute", who=bo_is)
    assert "" == ask(ada, table, "mute", who=bo_is)
    assert "muted" == watching.say("chat", text="again")["code"]
    assert "muted" == bo.live(table).say("chat", text="again")["code"]
    assert "" == ask(ada, table, "mute", who=bo_is, muted=False)

    watching.do("chat", text="thank you")
    assert "nobody-there" == ask(ada, table, "mute", who="0" * 12)


def test_spectators_speak_where_the_host_lets_them(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table(open=True)
    watching = bo.live(table)
    assert "watchers-silent" == watching.say("chat", text="hello")["code"]
    ada.live(table).do("chat", text="I sit here")
    assert "" == ask(ada, table, "watchers", watchers=True)

    watching.do("chat", text="hello")
    assert "watchers-silent" == bo.live(ada.new_table(watchers_chat=False)).say("chat", text="hello")["code"]


def test_nobody_is_taken_for_somebody_else_at_a_table(served: Served) -> None:
    ada, other, third = served.guest("Ada"), served.guest("\u0410d\u0430"), served.guest("ada")
    table = ada.new_table()
    other.join(table)
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    third.live(table).do("chat", text="I am Ada")

    assert ["Ada", "\u0410d\u0430 2"] == names
    assert ("ada 3", "I am Ada") == last_line(ada.live(table))


def test_who_is_blocked_does_not_sit_down_at_my_tables(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    met, mine = ada.new_table(), ada.new_table()
    bo.join(met)
    assert "not-oneself" == ask(ada, met, "block", who=who(ada, met, 0))
    assert ["", ""] == [ask(ada, met, "block", who=who(ada, met, 1)) for _ in range(2)]
    [blocked] = ada.get("/api/me/blocks")

    assert ("Bo", who(ada, met, 1)) == (blocked["name"], blocked["who"])
    assert "barred" == bo.post(f"/api/tables/{mine}/join").json()["code"]
    assert 204 == ada.request("DELETE", f"/api/me/blocks/{blocked['who']}").status_code
    assert 200 == bo.post(f"/api/tables/{mine}/join", seat=1).status_code


def test_a_report_has_what_was_said_and_why_it_is_reported(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Rude Bo")
    table = ada.new_table()
    watching, player = bo.live(table), ada.live(table)
    for text in ("hello", "you fool"):
        watching.do("chat", text=text)
    last_line(player)
    assert "" == ask(ada, table, "report", who=player.chat[0]["who"], why="he is rude")
    [report] = served.call(served.node.store.admin.reports(settled=False, limit=5))

    assert ("Rude Bo", "hello\nyou fool", "he is rude", table) == (report.name, report.said, report.why, report.table)
    assert ada.get("/api/me")["id"] == report.reporter
    assert ["he is rude"] == [told["why"] for told in ada.get("/api/me/export")["reports"]]
    bo.request("DELETE", "/api/me")
    assert "Rude Bo" not in served.dump()


def test_only_so_many_reports_a_day_are_taken(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()
    bo.join(table)
    asked = [ask(ada, table, "report", who=who(ada, table, 1), why="again") for _ in range(21)]

    assert [*[""] * 20, "too-many-requests"] == asked
