"""What an event changes in a room, and that a replay gives the same room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from chantier.kernel.errors import CannotUndo, IllegalMove, Trouble
from chantier.kernel.game import SHELF, shelve
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.server.errors import Refused
from chantier.server.tables import decisions, proposals, seating
from chantier.server.tables.decisions import TimedMove
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import DECODE, Moved, RoomEvent
from chantier.server.wire.messages import ENCODE, Move, Prefer, Timed
from chantier.server.wire.requests import Person
from tests.server.tables import timed_bids
from tests.server.tables.rooms import SECRET, TABLES, look, snapshot


@pytest.fixture(autouse=True, scope="module")
def made_up_games() -> Iterator[None]:
    shelve("timed_bids", timed_bids.__name__)
    yield
    del SHELF["timed_bids"]


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
            self.happen(seating.sit(self.room, f"person {seat}", f"Name {seat}", None))
        self.happen(seating.start(self.room))

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
            self.try_to(lambda: decisions.timed_move(self.room, said, has_waited=False))
        else:
            self.happen(decisions.decide(self.room, seat, Move("1", text, self.room.version(seat))))

    @rule(waits=st.sampled_from([0, 1500, 15_000, 60_000]))
    def let_the_referee_decide(self, waits: int) -> None:
        self.now += waits
        self.look()
        preferred = [chair.prefers for chair in self.room.chairs]
        decision = self.room.referee.due(self.room.playing(), preferred, self.now)
        if decision is not None:
            self.happen(decisions.rule(self.room, decision))

    @rule(seat=st.integers(0, 1), choices=st.lists(st.integers(1, 3), max_size=3))
    def prefer(self, seat: int, choices: list[int]) -> None:
        self.try_to(lambda: decisions.decide(self.room, seat, Prefer("1", choices)))

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        self.try_to(lambda: decisions.undo(self.room, seat))

    @rule(seat=st.integers(0, 1), yes=st.booleans())
    def undo_by_consent(self, seat: int, *, yes: bool) -> None:
        self.try_to(lambda: proposals.propose(self.room, seat, "undo"))
        for other in self.room.people():
            if other != seat:
                self.try_to(lambda other=other: proposals.answer(self.room, other, "undo", yes=yes))
        self.try_to(lambda: proposals.undo_agreed(self.room))

    @rule(seat=st.integers(0, 1))
    def go_away_and_let_a_bot_move(self, seat: int) -> None:
        self.try_to(lambda: seating.take_over(self.room, seat, "gone"))
        if seat in self.room.waiting:
            self.try_to(lambda: decisions.bot_move(self.room, seat, self.room.playing().moves(seat)[0], self.now))

    @rule(seat=st.integers(0, 1))
    def come_back(self, seat: int) -> None:
        self.try_to(lambda: seating.come_back(self.room, seat))

    @rule(seat=st.integers(0, 1))
    def chat(self, seat: int) -> None:
        person = Person(self.room.chairs[seat].person, f"Name {seat}", "en", account=False)
        self.happen(decisions.say(self.room, person, "Well built!", self.now))

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

    @invariant()
    def every_entry_has_its_event_and_its_lines(self) -> None:
        table = self.room.table if hasattr(self, "room") else None
        if table is not None:
            private = table.game.private_events
            told = sum(kind not in private for entry in table.entries for _, kind, *_ in entry.noted)
            assert (table.version, table.version + 1, told) == (
                len(self.room.numbers),
                len(self.room.lines),
                self.room.lines[-1],
            )


def run_machine(name: str, examples: int, *phases: Phase) -> None:
    bounds = settings(
        max_examples=examples,
        stateful_step_count=30,
        deadline=None,
        database=None,
        derandomize=True,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=phases or tuple(Phase),
    )
    machine = type(f"LiveEqualsReplayOf{name.title().replace(' ', '')}", (LiveEqualsReplay,), {"name": name})
    run_state_machine_as_test(machine, settings=bounds)


@pytest.mark.parametrize("name", TABLES)
def test_live_equals_replay(name: str) -> None:
    run_machine(name, 8)


# faults that are planted, each of which the machine must find


DRAWS_AFTER = Table.draws_after


def consumed(room: Room, draws: list[str]) -> None:
    """Apply takes the draws out of the event, which is stored only then."""
    while draws:
        room.enter(CHANCE, draws.pop(0))


def remembered(room: Room, what: Moved) -> None:
    """Apply uses what the referee remembers, which a restart forgets."""
    room.chairs[what.seat].time = room.referee.signal or 0


def thrown(table: Table, seat: int, code: int) -> list[str]:
    """Deciding throws the table's own dice."""
    draws = DRAWS_AFTER(table, seat, code)
    table.dice.word()
    return draws


def not_cut(room: Room, entries: int) -> None:
    """An undo leaves the lines of what it took back."""
    room.playing().take_back(entries)
    del room.numbers[entries:]


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("owner", "method", "fault", "name"),
    [
        (Room, "draw", consumed, "queens_architect"),
        (Room, "note_mover", remembered, "live race"),
        (Table, "draws_after", thrown, "queens_architect"),
        (Room, "go_back", not_cut, "artisans_builders"),
    ],
)
def test_the_machine_finds_a_planted_fault(
    monkeypatch: pytest.MonkeyPatch, owner: type, method: str, fault: Any, name: str
) -> None:
    monkeypatch.setattr(owner, method, fault)
    with pytest.raises((AssertionError, Trouble)):
        run_machine(name, 80, Phase.generate)  # it ends with the first that is found
