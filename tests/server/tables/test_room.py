"""A room as a plain object: what is decided, what an event changes, and that a replay gives the same room."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from chantier.kernel.errors import CannotUndo, IllegalMove
from chantier.kernel.facts import facts
from chantier.kernel.game import SHELF, shelve
from chantier.server.errors import Refused, Unheeded
from chantier.server.tables.room import Room, TimedMove, TooSoon
from chantier.server.tables.room_events import DECODE, Moved, RoomEvent, Sat
from chantier.server.wire.messages import ENCODE, Move, Prefer, Timed
from chantier.server.wire.requests import TableSettings
from tests.server.tables import timed_bids

SECRET = "5" * 64
TABLES = {
    "queens_architect": TableSettings("queens_architect", 2),
    "west_kingdom": TableSettings("west_kingdom", 2),
    "artisans_builders": TableSettings("artisans_builders", 2),
    "architecture_game": TableSettings("architecture_game", 2, {"tempo": "turns"}),
    "live race": TableSettings("architecture_game", 3, {"tempo": "live"}),
    "timed bids": TableSettings("timed_bids", 2),
}


@pytest.fixture(autouse=True, scope="module")
def made_up_games() -> Iterator[None]:
    shelve("timed_bids", timed_bids.__name__)
    yield
    del SHELF["timed_bids"]


def snapshot(room: Room) -> dict[str, Any]:
    """All that a room remembers. What its referee remembers is lost with a restart, and not compared."""
    kept = {name: value for name, value in vars(room).items() if name not in ("table", "referee", "versions")}
    table = room.table
    return {
        **kept,
        "unheard": room.versions.unheard,
        "table": table and [table.history, table.entries, facts(table.state), table.state.waiting(), table.is_watched],
        "next draw": table and table.dice.copy().word(),
    }


def seated(name: str) -> Room:
    room = Room.new(TABLES[name], SECRET)
    for seat in range(room.settings.seats):
        room.apply(room.sit(f"person {seat}", f"Name {seat}", None))
    return room


def started(name: str) -> Room:
    room = seated(name)
    room.apply(room.start())
    return room


def move(room: Room, seat: int, text: str) -> Move:
    return Move("1", text, room.version(seat))


# deciding changes nothing


@pytest.mark.parametrize("name", ["queens_architect", "architecture_game"])
def test_what_is_decided_has_not_happened_yet(name: str) -> None:
    room = started(name)
    before = snapshot(started(name))
    seat = room.waiting[0]
    for text in room.playing().moves(seat):
        room.decide(seat, move(room, seat, text))

    assert before == snapshot(room)


def test_a_decision_names_the_draws_that_follow() -> None:
    room, chance = started("queens_architect"), random.Random(4)
    drawn: list[str] = []
    while not drawn:
        seat = room.waiting[0]
        event = room.move(seat, chance.choice(room.playing().moves(seat)))
        drawn = event.draws
        room.apply(event)

    assert drawn == [entry.removeprefix("chance: ") for entry in room.playing().history[-len(drawn) :]]


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    room = started("queens_architect")
    with pytest.raises(IllegalMove):
        room.decide(room.waiting[0], move(room, room.waiting[0], "fly away"))


def test_a_move_for_an_older_choice_is_stale() -> None:
    room = started("queens_architect")
    seat = room.waiting[0]
    old = move(room, seat, room.playing().moves(seat)[0])
    room.apply(room.decide(seat, old))

    if seat not in room.waiting:
        pytest.fail("the first move does not end the turn")
    with pytest.raises(Refused, match="stale"):
        room.decide(seat, old)


def test_a_seat_is_taken_once_and_nobody_sits_twice() -> None:
    room = Room.new(TABLES["queens_architect"], SECRET)
    room.apply(room.sit("ada", "Ada", 1))
    for person, seat, code in (("ada", None, "seated-already"), ("bo", 1, "seat-taken")):
        with pytest.raises(Refused, match=code):
            room.sit(person, "Somebody", seat)
    assert Sat(0, "Bo", "bo") == room.sit("bo", "Bo", None)


def test_a_game_without_a_referee_judges_no_moments() -> None:
    room = started("queens_architect")
    with pytest.raises(Refused, match="not-timed"):
        room.timed_move(TimedMove(0, Timed("1", "next", {}), 0, 0, "person 0"), has_waited=False)
    with pytest.raises(Refused, match="no-preference"):
        room.decide(0, Prefer("1", [1]))


# the contract of a referee, with a made-up game


def look(room: Room, now: int) -> None:
    room.referee.look(room.playing(), [chair.time for chair in room.chairs], now, is_attended=True)


def timed(room: Room, seat: int, text: str, arrived: int, lag: int = 0, *, has_waited: bool = False) -> Moved:
    quote = room.referee.quote(room.playing(), seat)
    return room.timed_move(
        TimedMove(seat, Timed("1", text, quote), arrived, lag, f"person {seat}"), has_waited=has_waited
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
        room.timed_move(TimedMove(0, Timed("1", text, {"lot": 9}), 2000, 0, "person 0"), has_waited=False)
    with pytest.raises(Refused, match="moment-counts"):
        room.decide(0, move(room, 0, text))


def test_what_is_preferred_is_played_by_the_table_when_it_is_due() -> None:
    room = started("timed bids")
    look(room, 0)
    values = [int(text.split()[1]) for text in room.playing().moves(0) if text.startswith("bid")]
    room.apply(room.decide(0, Prefer("1", values[-1:])))
    preferred = [chair.prefers for chair in room.chairs]
    assert room.referee.due(room.playing(), preferred, 999) is None

    decision = room.referee.due(room.playing(), preferred, 1000)
    assert decision is not None
    assert Moved(0, f"bid {values[-1]}", by="table") == room.rule(decision)


# live equals replay


class LiveEqualsReplay(RuleBasedStateMachine):
    """A twin gets every event as it is read from the store; after each step it is the same room."""

    name = ""

    @initialize()
    def begin(self) -> None:
        self.now = 1_000_000
        self.room = Room.new(TABLES[self.name], SECRET)
        self.twin = Room.new(TABLES[self.name], SECRET)
        self.stored: list[bytes] = []
        for seat in range(self.room.settings.seats):
            self.happen(self.room.sit(f"person {seat}", f"Name {seat}", None))
        self.happen(self.room.start())

    def happen(self, event: RoomEvent) -> None:
        self.room.apply(event)
        data = ENCODE.encode(event)
        self.stored.append(data)
        self.twin.apply(DECODE.decode(data))
        self.look()

    def look(self) -> None:
        if self.room.table is not None:
            look(self.room, self.now)

    def try_to(self, wish: Any) -> None:
        """What is refused changes nothing."""
        try:
            event = wish()
        except (Refused, CannotUndo, IllegalMove):
            return
        self.happen(event)

    @precondition(lambda self: self.room.waiting)
    @rule(data=st.data(), waits=st.integers(0, 3000))
    def play(self, data: st.DataObject, waits: int) -> None:
        self.now += waits
        self.look()
        seat = data.draw(st.sampled_from(self.room.waiting))
        text = data.draw(st.sampled_from(self.room.playing().moves(seat)))
        if quote := self.room.referee.quote(self.room.playing(), seat):
            said = TimedMove(seat, Timed("1", text, quote), self.now, 30, f"person {seat}")
            self.try_to(lambda: self.room.timed_move(said, has_waited=False))
        else:
            self.happen(self.room.decide(seat, Move("1", text, self.room.version(seat))))

    @rule(waits=st.sampled_from([0, 1500, 15_000, 60_000]))
    def let_the_referee_decide(self, waits: int) -> None:
        self.now += waits
        self.look()
        preferred = [chair.prefers for chair in self.room.chairs]
        decision = self.room.referee.due(self.room.playing(), preferred, self.now)
        if decision is not None:
            self.happen(self.room.rule(decision))

    @rule(seat=st.integers(0, 1), choices=st.lists(st.integers(1, 3), max_size=3))
    def prefer(self, seat: int, choices: list[int]) -> None:
        self.try_to(lambda: self.room.decide(seat, Prefer("1", choices)))

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        self.try_to(lambda: self.room.undo(seat))

    @rule(seat=st.integers(0, 1), yes=st.booleans())
    def undo_by_consent(self, seat: int, *, yes: bool) -> None:
        self.try_to(lambda: self.room.propose(seat, "undo"))
        for other in self.room.people():
            if other != seat:
                self.try_to(lambda other=other: self.room.answer(other, "undo", yes=yes))
        self.try_to(self.room.undo_agreed)

    @rule(seat=st.integers(0, 1))
    def go_away_and_let_a_bot_move(self, seat: int) -> None:
        self.try_to(lambda: self.room.take_over(seat, "gone"))
        if seat in self.room.waiting:
            self.try_to(lambda: self.room.bot_move(seat, self.room.playing().moves(seat)[0], self.now))

    @rule(seat=st.integers(0, 1))
    def come_back(self, seat: int) -> None:
        self.try_to(lambda: self.room.come_back(seat))

    @rule(seat=st.integers(0, 1))
    def chat(self, seat: int) -> None:
        self.happen(self.room.say(f"Name {seat}", seat, "Well built!", self.now))

    @rule()
    def restart(self) -> None:
        """Whoever goes on is the room that was read from the store."""
        again = Room.new(TABLES[self.name], SECRET)
        for data in self.stored:
            again.apply(DECODE.decode(data))
        self.room = again
        self.look()

    @invariant()
    def memory_is_what_a_replay_gives(self) -> None:
        if hasattr(self, "room"):
            assert snapshot(self.room) == snapshot(self.twin)


def machine(name: str) -> type[LiveEqualsReplay]:
    return type(f"LiveEqualsReplayOf{name.title().replace(' ', '')}", (LiveEqualsReplay,), {"name": name})


@pytest.mark.parametrize("name", TABLES)
def test_live_equals_replay(name: str) -> None:
    bounds = settings(
        max_examples=5,
        stateful_step_count=30,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine(name), settings=bounds)
