"""The site of the day: the same for everybody, one try each, secret until it is over."""

from __future__ import annotations

import random
from datetime import date
from typing import TYPE_CHECKING

import pytest

from chantier.kernel.fair import commitment
from chantier.kernel.game import SHELF
from chantier.server.club.day_sites import day_at, end_of, settings_of
from chantier.server.tables.clocks import SECOND

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Served, StoppedClock

DAY = 24 * 3600 * SECOND
SHORT = "sealed_bids"  # a quick game, which is on the shelf of these tests


def test_games_take_turns_and_every_day_has_one() -> None:
    first, games = date(2026, 11, 18).toordinal(), len(SHELF)
    days = [settings_of(date.fromordinal(first + n)) for n in range(2 * games)]

    assert set(SHELF) == {one.game for one in days[:games]}
    assert [one.game for one in days[:games]] == [one.game for one in days[games:]]
    assert all(one.seats != other.seats for one, other in zip(days[:games], days[games:], strict=True))


def test_days_end_at_midnight() -> None:
    assert date(2026, 11, 18) == day_at(end_of(date(2026, 11, 18)) - 1)
    assert date(2026, 11, 19) == day_at(end_of(date(2026, 11, 18)))


def short_day(served: Served) -> tuple[StoppedClock, str]:
    """Stop the clock on a day whose site is quick to play."""
    clock = served.stop_clock()
    while settings_of(day_at(clock.time)).game != SHORT:
        clock.turn(DAY)
    return clock, day_at(clock.time).isoformat()


def begin(guest: Guest, day: str) -> str:
    table: str = guest.post(f"/api/days/{day}/table").json()["id"]
    return table


def test_everybody_has_one_try_at_the_same_table_with_the_same_bots(own_served: Served) -> None:
    _, day = short_day(own_served)
    ada, bob = own_served.guest("Ada"), own_served.guest("Bob")
    first, again, other = begin(ada, day), begin(ada, day), begin(bob, day)
    seen = [who.get(f"/api/tables/{table}") for who, table in ((ada, first), (bob, other))]
    today = ada.get("/api/day")

    assert first == again != other
    assert seen[0]["commitment"] == seen[1]["commitment"] == today["site"]["commitment"]
    assert (day, 2, first, "") == (today["site"]["day"], today["tried"], today["table"], today["site"]["secret"])
    bots = [[seat["name"] for seat in one["table"]["seats"]][1:] for one in seen]
    assert bots[0] == bots[1]


def test_the_same_moves_meet_the_same_answers(own_served: Served) -> None:
    _, day = short_day(own_served)
    ends = []
    for name in ("Ada", "Bob"):
        guest = own_served.guest(name)
        player = guest.live(begin(guest, day))
        player.play_on(random.Random(1))
        ends.append(player.update["outcome"])

    assert ends[0] == ends[1]


def test_nothing_is_taken_back_by_consent_and_nobody_is_helped(own_served: Served) -> None:
    _, day = short_day(own_served)
    ada = own_served.guest()
    table = begin(ada, day)

    assert "no-hints" == ada.post(f"/api/tables/{table}/hint").json()["code"]
    assert "day-no-undo" == ada.live(table).say("propose", what="undo")["code"]


def test_nobody_makes_a_site_of_the_day_by_hand(served: Served) -> None:
    made = served.guest().post("/api/tables", game=SHORT, seats=2, bots={"1": "greedy"}, day="2027-01-15")

    assert (409, "day-by-itself") == (made.status_code, made.json()["code"])


def test_results_and_the_secret_are_told_on_the_next_day(own_served: Served) -> None:
    clock, day = short_day(own_served)
    ada, bob = own_served.guest("Ada"), own_served.guest("Bob")
    table, unfinished = begin(ada, day), begin(bob, day)
    tomorrow = ada.get("/api/day")["next"]
    ada.live(table).play_on(random.Random(1))
    record = ada.get(f"/api/tables/{table}/record")

    assert record.get("seed") is None
    assert 409 == ada.request("GET", f"/api/days/{day}").status_code
    own_served.call(own_served.node.bookkeeper.keep(table))
    clock.turn(DAY)
    results = ada.get(f"/api/days/{day}")

    assert commitment(results["site"]["secret"]) == results["site"]["commitment"] == record["commitment"]
    assert results["site"]["secret"] == ada.get(f"/api/tables/{table}/record")["seed"]
    assert [("Ada", True, 1)] == [(row["name"], row["you"], row["place"]) for row in results["rows"]]
    assert 1 == results["unfinished"]
    assert tomorrow["commitment"] == ada.get("/api/day")["site"]["commitment"]
    assert day in [site["day"] for site in ada.get("/api/days")]
    assert begin(bob, day) != unfinished  # the archive, which does not count
    assert 1 == ada.get(f"/api/days/{day}")["unfinished"]


@pytest.mark.parametrize("day", ["2099-01-01", "2020-01-01", "yesterday"])
def test_a_day_that_never_was_is_not_played(served: Served, day: str) -> None:
    assert 404 == served.guest().post(f"/api/days/{day}/table").status_code
