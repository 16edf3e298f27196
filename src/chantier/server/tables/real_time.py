"""Real time at a table is what the game's referee does by itself: signals, moves that wait, and its decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from chantier.kernel.errors import Trouble
from chantier.server.errors import Refused
from chantier.server.tables.decisions import TimedMove, TooSoon, rule, timed_move
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import RoomEvent
from chantier.server.wire.messages import ENCODE, Signal

if TYPE_CHECKING:
    from chantier.server.tables.actor import Answer, TableActor

AGAIN = 50  # in milliseconds; then a decision of the referee that could not be carried out is tried again


class RealTime:
    """The actor is passed in: a reference to it would be a cycle, and a table that is dropped must go at once."""

    def __init__(self) -> None:
        self.waits: list[tuple[int, Callable[[], None]]] = []  # functions that are called at a given time
        self.signalled: int | None = None  # the last signal that clients were told
        self.is_ruling = self.is_ruling_again = False
        self.ruled = 0  # the time at which the referee was last asked for a decision

    def ask(self, actor: TableActor, move: TimedMove, answer: Answer, said: str, *, has_waited: bool = False) -> None:
        """Play a move at once or when the referee says so, and answer then."""

        def answered(result: Any, trouble: Exception | None) -> None:
            if isinstance(trouble, TooSoon):
                self.wait(actor, trouble.until, lambda: self.ask(actor, move, answer, said, has_waited=True))
            else:
                answer(result, trouble)

        try:
            wish = lambda room: timed_move(room, move, has_waited=has_waited)  # noqa: E731
            actor.ask(wish, answered, move.person, said)
        except Refused as refused:
            answer(None, refused)

    def act(self, actor: TableActor, now: int) -> None:
        """Give the signal that is due, and carry out what the referee decides."""
        referee = actor.room.referee
        if referee.signal is not None and referee.signal != self.signalled and referee.signal <= now:
            self.signalled = referee.signal
            signal = ENCODE.encode(Signal(referee.stage))
            for connection in list(actor.presence.connections):
                connection.send(signal)
        if self.is_ruling:
            self.is_ruling_again = True
        elif actor.decision(now) is not None:
            self.is_ruling = True
            actor.node.later(self.rule(actor))

    async def rule(self, actor: TableActor) -> None:
        """Carry out the referee's decisions one after another, until nothing is due."""
        try:
            while True:
                self.is_ruling_again = False
                try:
                    await actor.want(lambda room: self.ruled_event(actor, room))
                except (Refused, Trouble):
                    if not self.is_ruling_again:
                        return
        finally:
            self.is_ruling = False
            actor.set_alarm()

    def ruled_event(self, actor: TableActor, room: Room) -> RoomEvent:
        self.ruled = actor.node.now()
        decision = actor.decision(self.ruled)
        if decision is None:
            raise Refused(409, "nothing-due")
        return rule(room, decision)

    def times(self, signal: int | None, ruling: int | None) -> list[int]:
        """Return the times at which something is to be done, among them the referee's signal and next ruling.

        A signal that was not given yet counts even if its time has passed. A ruling that could not be carried out is
        tried again soon.
        """
        times = [at for at, _ in self.waits]
        if signal is not None and signal != self.signalled:
            times.append(signal)
        if ruling is not None and not self.is_ruling:
            times.append(ruling if ruling > self.ruled else self.ruled + AGAIN)
        return times

    def wait(self, actor: TableActor, until: int, then: Callable[[], None]) -> None:
        self.waits.append((until, then))
        actor.set_alarm()

    def wake(self, now: int) -> None:
        """Do everything whose time has come."""
        due = [then for at, then in self.waits if at <= now]
        self.waits = [(at, then) for at, then in self.waits if at > now]
        for then in due:
            then()
