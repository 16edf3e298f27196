"""The race at one table: what signal, clock and finishing order do by themselves (AG-12, AG-13b, AG-28)."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING
from weakref import ref

from chantier.bots.registry import pace_of
from chantier.games.architecture_game.codes import IDLE, PLACED, RANKED
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.errors import Trouble
from chantier.server.errors import Refused
from chantier.server.tables.race import COUNTDOWN, Race, Verdict, pause
from chantier.server.tables.room import By, Room
from chantier.server.tables.room_events import Given, Moved, RoomEvent
from chantier.server.tables.searching import (
    KEEP,
    TURNS,
    chooser,
    has_kept,
    is_live,
    lowest_pawn,
    pawn_move,
    race_at,
    searches,
)
from chantier.server.wire.messages import Search, Signal, encoded

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor

CHANCE = random.Random()  # not the one that all share: a seed set elsewhere is not ours
AGAIN = 50  # milliseconds, if what is due can't be done


class Unheeded(Refused):
    """AG-12a: a command that came too late, twice or too fast."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


class NotYet(Refused):
    """AG-12b: a command that waits for the gate."""

    def __init__(self, until: int) -> None:
        super().__init__(409, "nothing-due")
        self.until = until


class Racing:
    def __init__(self, actor: TableActor) -> None:
        self.kept_by = ref(actor)
        self.race: Race | None = None  # while there is a live one
        self.signalled: Race | None = None  # whose signal was told
        self.turned: set[int] = set()  # seats that are about to be shown a fragment
        self.lags: dict[int, int] = {}
        self.waits: list[tuple[int, asyncio.Future[None]]] = []
        self.is_busy = self.is_asked_again = False
        self.tried = 0  # when it was last looked for something to do

    @property
    def actor(self) -> TableActor:
        """Not held: a table that is put to sleep leaves memory at once, not when the garbage collector comes."""
        actor = self.kept_by()
        if actor is None:
            raise Refused(503, "not-stored")
        return actor

    def now(self) -> int:
        return self.actor.node.now()

    def live_state(self) -> ArchitectureState | None:
        state = race_at(self.actor.room.table)
        return state if state is not None and is_live(state) else None

    # how it stands

    def look(self) -> None:
        """Before anybody is told how the table stands."""
        state, now = self.live_state(), self.now()
        if state is None:
            self.race = None
        elif self.race is None or self.race.round != state.round:
            self.race = self.new_race(state, now) if self.is_somebody_here() else None
        if self.race is not None and state is not None:
            self.follow(self.race, state, now)
        self.tell_updates()

    def is_somebody_here(self) -> bool:
        """A race waits for somebody who can see it, if people play at all."""
        return bool(self.actor.here()) or not self.actor.room.people()

    def new_race(self, state: ArchitectureState, now: int) -> Race:
        """Of a round; or what is left of one, after a restart."""
        seats = [seat for seat in range(state.players) if state.stage[seat] != IDLE]
        clocks = {seat: self.actor.room.chairs[seat].clock for seat in seats if has_kept(state, seat)}
        pawns = {seat: int(state.pawns[seat]) for seat in seats}
        race = Race(state.round, now + COUNTDOWN, pawns, self.actor.room.settings.race_pace, clocks)
        for seat, runner in race.runners.items():
            runner.turn = int(state.turned[seat])
            runner.lag = self.lags.get(seat, 0)
        return race

    def follow(self, race: Race, state: ArchitectureState, now: int) -> None:
        """What the rules have done."""
        for seat in race.runners:
            if state.stage[seat] in (RANKED, PLACED):
                race.rank(seat)
            if state.late[seat]:
                race.late(seat)
        for seat in self.turned:
            race.show(seat, now)
        self.turned.clear()
        race.choose(chooser(state), now)

    def tell_updates(self) -> None:
        updates, race = self.actor.updates, self.race
        updates.signal = race.signal if race else None
        untils = {seat: race.until(seat) for seat in race.runners} if race else {}
        updates.race_until = {seat: until for seat, until in untils.items() if until is not None}

    def measured(self, seat: int, lag: int) -> None:
        self.lags[seat] = lag
        if self.race is not None and seat in self.race.runners:
            self.race.runners[seat].lag = lag

    # what players want

    async def command(self, seat: int, said: Search, arrived: int, lag: int, person: str) -> None:
        """Carried out at once, or when the gate opens; otherwise raises why not."""

        def wish(room: Room) -> Moved:
            return self.search(room, seat, said, arrived, lag)

        try:
            await self.actor.want(wish, person, said.id)
        except NotYet as not_yet:
            await self.wait_until(not_yet.until)
            await self.actor.want(lambda room: self.released(room, seat, said, arrived, lag), person, said.id)

    def search(self, room: Room, seat: int, said: Search, arrived: int, lag: int) -> Moved:
        race = self.race_of(room, said)
        verdict = race.judged(seat, said.turn, arrived, keeps=said.move == KEEP)
        if verdict is Verdict.HELD:
            raise NotYet(race.opens(seat))
        if verdict is Verdict.IGNORED:
            raise Unheeded
        if verdict is not Verdict.NOW:
            raise Refused(409, verdict.value)
        return self.carry_out(room, race, seat, said.move, "player", arrived, lag)

    def race_of(self, room: Room, said: Search) -> Race:
        """The one that the command is meant for."""
        table = room.playing()
        if table.options.get("tempo") != "live":
            raise Refused(409, "no-race")
        state = race_at(table)
        if state is None or said.round != state.round:
            raise Unheeded
        if self.race is None:
            raise Refused(409, "no-signal")
        return self.race

    def released(self, room: Room, seat: int, said: Search, arrived: int, lag: int) -> Moved:
        """The gate is open; meanwhile time may be up."""
        race = self.race_of(room, said)
        race.release(seat)
        if race.judged(seat, said.turn, max(self.now(), race.opens(seat)), keeps=False) is not Verdict.NOW:
            raise Unheeded
        return self.carry_out(room, race, seat, said.move, "player", arrived, lag)

    def carry_out(self, room: Room, race: Race, seat: int, move: str, by: By, arrived: int, lag: int) -> Moved:
        moved = room.move(seat, move, None, by)
        if move == KEEP:
            moved.clock = room.chairs[seat].clock = race.keep(seat, arrived, lag)
        else:
            race.turned(seat, arrived, lag)
            self.turned.add(seat)
        return moved

    def plain_move(self, room: Room, seat: int, move: str, version: int) -> Moved:
        """AG-12a: in a live race a command has to be numbered."""
        if self.live_state() is not None and move.strip().lower() in (*TURNS, KEEP):
            raise Refused(409, "race-command")
        return room.move(seat, move, version)

    # bots

    def may_think(self) -> bool:
        """Not in a race that waits for people to come."""
        return self.race is not None or self.live_state() is None

    async def human_pace(self, seat: int) -> None:
        """AG-28: a bot's hand and eye are no quicker than its level's."""
        race = self.race
        if race is not None and seat in race.searching():
            chair, settings = self.actor.room.chairs[seat], self.actor.room.settings
            looks = pause(pace_of(chair.bot or settings.level), race.slower, CHANCE.random())
            await self.wait_until(race.runners[seat].shown + looks)

    def bot_move(self, room: Room, seat: int, move: str) -> Moved:
        state = self.live_state()
        if state is None or not searches(state, seat):
            return room.move(seat, move, None, "bot")
        if self.race is None:
            raise Refused(409, "no-signal")
        return self.carry_out(room, self.race, seat, move, "bot", self.now(), 0)

    # what happens by itself

    def go_on(self) -> None:
        self.look()
        now, race = self.now(), self.race
        if race is not None and race is not self.signalled and race.signal <= now:
            self.signalled = race
            signal = encoded(Signal(race.round))
            for connection in list(self.actor.connections):
                connection.send(signal)
        if self.is_busy:
            self.is_asked_again = True
        elif self.is_due(now):
            self.is_busy = True
            self.actor.node.later(self.work())

    def is_due(self, now: int) -> bool:
        state = race_at(self.actor.room.table)
        seat = chooser(state) if state is not None else None
        if seat is not None and self.actor.room.chairs[seat].prefers:
            return True
        at = self.race.next(now) if self.race else None
        return at is not None and at <= now

    async def work(self) -> None:
        """One step after another, until nothing is due."""
        try:
            while True:
                self.is_asked_again = False
                try:
                    await self.actor.want(self.step)
                except (Refused, Trouble):
                    if not self.is_asked_again:
                        return
        finally:
            self.is_busy = False
            self.actor.set_alarm()

    def step(self, room: Room) -> RoomEvent:
        now, race = self.now(), self.race
        self.tried = now
        if race is not None:
            if race.searching() and race.limit() <= now:
                return self.late(room, race.searching()[0])
            seat = race.next_rank(now)
            if seat is not None:
                return room.give("finisher", seat)
        return self.take_pawn(room, now)

    def late(self, room: Room, seat: int) -> Given:
        """AG-12f."""
        return room.give("late", seat)

    def take_pawn(self, room: Room, now: int) -> Moved:
        """AG-12e, AG-13: as was wished in advance, or the lowest when time is up."""
        table = room.playing()
        state = race_at(table)
        seat = chooser(state) if state is not None else None
        if seat is None:
            raise Refused(409, "nothing-due")
        move = pawn_move(table, seat, room.chairs[seat].prefers)
        if move is None and self.race is not None and seat == self.race.chooser and self.race.chooses_until <= now:
            move = lowest_pawn(table, seat)
        if move is None:
            raise Refused(409, "nothing-due")
        return room.move(seat, move, None, "table")

    def time_is_up(self, room: Room, seat: int) -> RoomEvent | None:
        """AG-13b: a deadline in an unhurried race; the lowest pawn for whoever does not choose. None elsewhere."""
        state = race_at(room.table)
        if state is None:
            return None
        if searches(state, seat):
            return self.late(room, seat)
        return room.move(seat, lowest_pawn(room.playing(), seat), None, "table")

    # waiting

    async def wait_until(self, at: int) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waits.append((at, done))
        self.actor.set_alarm()
        await done

    def wake(self) -> None:
        now = self.now()
        for at, done in self.waits:
            if at <= now and not done.done():
                done.set_result(None)
        self.waits = [(at, done) for at, done in self.waits if not done.done()]

    def next(self) -> int | None:
        """When to ring."""
        times = [at for at, _ in self.waits]
        at = self.race.next(self.now()) if self.race is not None and not self.is_busy else None
        if at is not None:
            times.append(at if at > self.tried else self.tried + AGAIN)
        return min(times, default=None)

    def close(self) -> None:
        for _, done in self.waits:
            done.cancel()
