"""A database that an earlier server has left behind opens, and everybody goes on where they were."""

from __future__ import annotations

import json
import lzma
import random
from collections.abc import Iterator
from typing import Any

import pytest

from chantier import Table, parse_record
from chantier.server.tables.clocks import now_ms
from tests.archive.make_database import COOKIES, DATABASE, PASSWORD
from tests.server.conftest import Guest, Place, Player, Served, stored

NIGHT = 9 * 3600 * 1000  # milliseconds between the two servers
Row = dict[str, Any]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of today on the database of that evening, the morning after."""
    path = tmp_path_factory.mktemp("archive") / "chantier.db"
    path.write_bytes(lzma.decompress(DATABASE.read_bytes()))
    place = Place(f"sqlite:///{path}")
    [[stopped]] = stored(place.db, "SELECT at FROM heartbeat")
    served = Served(place, later=stopped + NIGHT - now_ms())
    yield served
    served.close()


@pytest.fixture(scope="module")
def people(served: Served) -> dict[str, Guest]:
    """With the cookies of that evening."""
    people = {}
    for name, cookies in json.loads(COOKIES.read_text("utf-8")).items():
        people[name] = served.nobody()
        people[name].browser.cookies.update(cookies)
    return people


def rows(guest: Guest, query: str = "") -> list[Row]:
    found: list[Row] = guest.get(f"/api/tables?{query}")
    return found


def the_table(guest: Guest, query: str, *players: str, **options: object) -> str:
    """The only one of these players, in this order, with these options."""
    mine = [row["id"] for row in rows(guest, f"mine=true&{query}") if row["players"] == list(players)]
    [table] = [table for table in mine if guest.get(f"/api/tables/{table}")["settings"].get("options", {}) == options]
    return str(table)


def give_up_and_look_on(*players: Player) -> dict[str, Any]:
    """Bots play on to the end."""
    for player in players:
        if not player.update["seats"][player.seat].get("resigned"):
            player.do("resign", id=f"resign-{player.seat}")  # an id of this evening: those of then are known
    return players[0].until(lambda update: update["status"] == "over")


def test_everybody_is_known_again(people: dict[str, Guest], served: Served) -> None:
    ada = served.nobody()
    signed_in = ada.post("/api/sign-in", sign_in="ada", password=PASSWORD)

    assert people.keys() == {guest.get("/api/me")["name"] for guest in people.values()}
    assert signed_in.is_success
    assert people["Ada"].get("/api/me") == ada.get("/api/me")


def test_every_open_table_is_listed_as_it_was(served: Served) -> None:
    before = served.rows("SELECT id, game, seats FROM tables WHERE open")

    assert {*before} == {(row["id"], row["game"], row["seats"]) for row in rows(served.nobody())}
    assert 18 == len(before)


def test_a_table_by_link_is_listed_for_its_people_only(people: dict[str, Guest]) -> None:
    table = the_table(people["Bo"], "game=west_kingdom", "Bo", "greedy")

    assert table not in [row["id"] for row in rows(people["Ada"])]


def test_every_finished_table_gives_a_record_that_replays(people: dict[str, Guest]) -> None:
    over = [row["id"] for row in rows(people["Ada"], "status=over")]
    for table in over[-6:]:  # other tests may have finished some by now
        record = parse_record(json.dumps(people["Ada"].get(f"/api/tables/{table}/record")).encode())
        outcome = Table.replay(record).outcome

        assert "1" == record.edition
        assert outcome is not None
        assert outcome.points == people["Ada"].get(f"/api/tables/{table}")["table"]["outcome"]["points"]


def test_a_finished_table_is_shown_move_by_move(people: dict[str, Guest]) -> None:
    table = the_table(people["Ada"], "game=artisans_builders&status=over", "Ada", "Bo")
    film = people["Ada"].get(f"/api/tables/{table}/film?from=0&seat=0")

    assert film["moments"]


def test_what_was_said_and_noted_is_there(people: dict[str, Guest]) -> None:
    table = the_table(people["Ada"], "game=queens_architect", "Ada", "Bo")
    said = people["Bo"].get(f"/api/tables/{table}")["table"]["chat"]

    assert [("Ada", "À toi\u202f!"), ("Cléo", "I only watch.")] == [(line["name"], line["text"]) for line in said]
    assert "ne pas oublier la tour" == people["Ada"].get(f"/api/tables/{table}/note")["text"]


def test_whoever_was_forgotten_is_nobody(people: dict[str, Guest]) -> None:
    table = the_table(people["Ada"], "game=queens_architect", "Ada", "")
    now = people["Ada"].get(f"/api/tables/{table}")["table"]

    assert ("", True) == (now["seats"][1]["name"], now["seats"][1]["resigned"])
    assert "chat" not in now  # what they said is gone with them


def test_a_bot_that_was_thinking_thinks_again(people: dict[str, Guest]) -> None:
    table = the_table(people["Cléo"], "game=queens_architect", "Cléo", "master:ms=600")

    assert people["Cléo"].live(table).until(lambda update: 0 in update["waiting"])


def test_a_table_that_waited_can_be_joined_and_started(people: dict[str, Guest], served: Served) -> None:
    table = the_table(people["Ada"], "game=west_kingdom&status=waiting", "Ada", "greedy")
    seats = [guest.join(table) for guest in (people["Bo"], people["Cléo"], served.guest("Dan"))]
    people["Ada"].start(table)

    assert [2, 3, 4] == seats
    assert "playing" == people["Ada"].get(f"/api/tables/{table}")["table"]["status"]


def test_whoever_was_away_comes_back(people: dict[str, Guest]) -> None:
    table = the_table(people["Ada"], "game=west_kingdom&status=playing", "Ada", "Bo", characters=True)
    away = people["Ada"].get(f"/api/tables/{table}")["table"]["seats"][1]["away"]
    bo = people["Bo"].live(table)

    assert away
    assert bo.until(lambda update: not update["seats"][1].get("away"))


@pytest.mark.parametrize("game", ["queens_architect", "architecture_game"])
def test_bots_play_on_to_the_end(people: dict[str, Guest], game: str) -> None:
    """Of one table Bo had already given up, at the other both search in private."""
    table = the_table(people["Ada"], f"game={game}&status=playing", "Ada", "Bo")
    ended = give_up_and_look_on(*(people[name].live(table) for name in ("Ada", "Bo")))

    assert "outcome" in ended


def test_a_live_race_goes_on(people: dict[str, Guest], served: Served) -> None:
    """Ada had kept a fragment and Bo searched: he still does, she does not, and his wish is kept."""
    table = the_table(people["Ada"], "game=architecture_game&status=playing", "Ada", "Bo", tempo="live")
    ada, bo = (people[name].live(table) for name in ("Ada", "Bo"))
    searching = [seat["searching"] for seat in bo.update["view"]["seats"]]
    served.pass_time(4)
    bo.hear("signal")
    bo.do("timed", move="keep", quote={"round": 1, "turn": bo.search["turned"]})
    bo.until(lambda _: "pawn-taken" in [line["name"] for line in bo.log])
    ada.until(lambda _: len(ada.log) >= len(bo.log))

    assert [False, True] == searching
    assert [line["name"] for line in ada.log] == [line["name"] for line in bo.log]


def test_two_people_play_on_to_the_end(people: dict[str, Guest]) -> None:
    """With the kit of their own that they began with."""
    table = next(
        row["id"]
        for row in rows(people["Ada"], "game=artisans_builders&status=playing")
        if "kit_text" in people["Ada"].get(f"/api/tables/{row['id']}")["settings"]
    )
    ada, bo = (people[name].live(table) for name in ("Ada", "Bo"))
    chance = random.Random(1)
    while ada.update["status"] != "over":
        mover = next((player for player in (ada, bo) if player.is_asked), ada)
        if mover.is_asked:
            mover.play(chance.choice(mover.moves))
        for player in (ada, bo):
            player.say("ping")

    assert ada.update["outcome"] == bo.until(lambda update: update["status"] == "over")["outcome"]
