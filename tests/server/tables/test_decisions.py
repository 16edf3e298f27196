"""A decision returns the event that a wish becomes, or refuses it with a reason, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chantier.kernel.errors import IllegalMove
from chantier.kernel.game import SHELF, shelve
from chantier.server.errors import Refused, Unheeded
from chantier.server.tables import decisions
from chantier.server.tables.decisions import TimedMove, TooSoon
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Moved
from chantier.server.wire.messages import Prefer, Timed
from tests.server.tables import timed_bids
from tests.server.tables.rooms import look, move, snapshot, started


@pytest.fixture(autouse=True, scope="module")
def made_up_games() -> Iterator[None]:
    shelve("timed_bids", timed_bids.__name__)
    yield
    del SHELF["timed_bids"]


@pytest.mark.parametrize("name", ["queens_architect", "architecture_game"])
def test_what_is_decided_has_not_happened_yet(name: str) -> None:
    room = started(name)
    before = snapshot(started(name))
    seat = room.waiting[0]
    for text in room.playing().moves(seat):
        decisions.decide(room, seat, move(room, seat, text))

    assert before == snapshot(room)


def test_a_decision_names_the_draws_that_follow() -> None:
    room, chance = started("queens_architect"), random.Random(4)
    drawn: list[str] = []
    while not drawn:
        seat = room.waiting[0]
        event = decisions.move(room, seat, chance.choice(room.playing().moves(seat)))
        drawn = event.draws
        room.apply(event)

    assert drawn == [entry.removeprefix("chance: ") for entry in room.playing().history[-len(drawn) :]]


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    room = started("queens_architect")
    with pytest.raises(IllegalMove):
        decisions.decide(room, room.waiting[0], move(room, room.waiting[0], "fly away"))


def test_a_move_for_an_older_choice_is_stale() -> None:
    room = started("queens_architect")
    seat = room.waiting[0]
    old = move(room, seat, room.playing().moves(seat)[0])
    room.apply(decisions.decide(room, seat, old))

    if seat not in room.waiting:
        pytest.fail("the first move does not end the turn")
    with pytest.raises(Refused, match="stale"):
        decisions.decide(room, seat, old)


# the contract of a referee, with a made-up game


def test_a_game_without_a_referee_judges_no_moments() -> None:
    room = started("queens_architect")
    with pytest.raises(Refused, match="not-timed"):
        decisions.timed_move(room, TimedMove(0, Timed("1", "next", {}), 0, 0, "person 0"), has_waited=False)
    with pytest.raises(Refused, match="no-preference"):
        decisions.decide(room, 0, Prefer("1", [1]))


def timed(room: Room, seat: int, text: str, arrived: int, lag: int = 0, *, has_waited: bool = False) -> Moved:
    quote = room.referee.quote(room.playing(), seat)
    return decisions.timed_move(
        room, TimedMove(seat, Timed("1", text, quote), arrived, lag, f"person {seat}"), has_waited=has_waited
    )


def test_a_moment_that_counts_is_measured_without_the_lag_of_the_line() -> None:
    room = started("timed bids")
    look(room, 0)
    room.apply(timed(room, 0, room.playing().moves(0)[0], 1500, lag=100))

    assert (400, 0) == (room.chairs[0].time, room.chairs[1].time)


def test_a_move_before_the_signal_waits_for_it() -> None:
    room = started("timed bids")
    text = room.playing().moves(0)[0]
    with pytest.raises(Refused, match="no-signal"):
        timed(room, 0, text, 0)
    look(room, 0)
    with pytest.raises(TooSoon) as soon:
        timed(room, 0, text, 10)

    assert 1000 == soon.value.until
    assert text == timed(room, 0, text, 10, has_waited=True).move


def test_a_move_that_quotes_something_else_is_ignored_and_a_plain_one_refused() -> None:
    room = started("timed bids")
    look(room, 0)
    text = room.playing().moves(0)[0]
    with pytest.raises(Unheeded):
        decisions.timed_move(room, TimedMove(0, Timed("1", text, {"lot": 9}), 2000, 0, "person 0"), has_waited=False)
    with pytest.raises(Refused, match="moment-counts"):
        decisions.decide(room, 0, move(room, 0, text))


def test_what_is_preferred_is_played_by_the_table_when_it_is_due() -> None:
    room = started("timed bids")
    look(room, 0)
    values = [int(text.split()[1]) for text in room.playing().moves(0) if text.startswith("bid")]
    room.apply(decisions.decide(room, 0, Prefer("1", values[-1:])))
    preferred = [chair.prefers for chair in room.chairs]
    assert room.referee.due(room.playing(), preferred, 999) is None

    decision = room.referee.due(room.playing(), preferred, 1000)
    assert decision is not None
    assert Moved(0, f"bid {values[-1]}", by="table") == decisions.rule(room, decision)
