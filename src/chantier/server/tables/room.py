"""A room is a table with people at it, as it stands after its events.

An event is applied in the same way when it has just been decided and when it is read from the store. Nothing here
waits, stores or looks at a clock; `decisions.py` says which event a wish becomes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from mypy_extensions import i64

from chantier.kernel.outcome import Outcome
from chantier.kernel.referee import Referee
from chantier.kernel.replay import play_checked, play_entry
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.server.errors import Refused
from chantier.server.ids import called
from chantier.server.tables.kits import game_of, kit_of
from chantier.server.tables.room_events import (
    Answered,
    Away,
    Back,
    ChatOpened,
    Chatted,
    Closed,
    Given,
    Helped,
    Hosted,
    Left,
    Moved,
    Muted,
    Preferred,
    Proposed,
    Rematched,
    Resigned,
    RoomEvent,
    Sat,
    Started,
    Undone,
)
from chantier.server.tables.seat_versions import SeatVersions
from chantier.server.wire.messages import ChatLine, Notice, Proposal
from chantier.server.wire.requests import TableSettings

MOST_CHAT = 200  # the number of lines that are kept in memory; the store has all of them
MOST_NOTICES = 20  # the number of notices that stand in the log
MOST_HEARD = 256  # the number of message ids of a person that are kept, to recognise a message that is sent again


def resigned_last(ended: Outcome, resigned: Sequence[bool]) -> Outcome:
    """Return the outcome of the rules, except that players who have resigned come last and do not win."""
    counted = list(zip(resigned, ended.places, strict=True))
    places = [1 + sum(other < own for other in counted) for own in counted]
    won = [seat for seat, place in enumerate(places) if place == 1 and not resigned[seat]]
    return msgspec.structs.replace(ended, winners=won, places=places)


@dataclass
class Chair:
    """A chair says who plays for a seat of the table."""

    name: str = ""
    person: str = ""
    bot: str = ""
    mark: str = ""
    away: bool = False
    resigned: bool = False
    helped: bool = False  # a bot told the player what it would play
    played_for: int = 0  # the number of moves that a bot made for the player
    turn: int = 0  # the version of the player's last move
    prefers: list[int] = field(default_factory=list)  # what the seat would like to choose, best first
    time: int = 0  # the time that the referee measured for the last move

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_bots(self) -> bool:
        """Say whether a bot moves for this seat at the moment."""
        return bool(self.bot) or self.away or self.resigned


@dataclass
class Room:
    settings: TableSettings
    secret: str
    chairs: list[Chair]
    referee: Referee
    edition: str  # the edition of the game's rules
    table: Table | None = None  # None before the start
    numbers: list[int] = field(default_factory=list)  # for each entry of the table, the number of its event
    lines: list[int] = field(default_factory=lambda: [0])  # the lines of the log before each entry, and after the last
    number: int = 0  # the number of the last event
    asked: list[int] = field(default_factory=list)  # for each seat, the version that last changed its choices
    proposals: dict[Proposal, list[int]] = field(default_factory=dict)  # for each proposal, the seats that agree
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MOST_CHAT))
    notices: list[Notice] = field(default_factory=list)  # the last things that happened to people, the newest last
    heard: dict[str, dict[str, None]] = field(default_factory=dict)  # for each person, the last messages carried out
    rematch: str = ""
    closed: str = ""  # who closed the table before its game was over
    host: str = ""  # the person who looks after the table: who made it, or whom they handed it to
    muted: set[str] = field(default_factory=set)  # the people who may say nothing
    barred: set[str] = field(default_factory=set)  # the people who may not sit down
    watchers_chat: bool = True  # spectators may say something
    speakers: dict[str, str] = field(default_factory=dict)  # the people who said something, by what others call them
    seated: dict[str, int] = field(default_factory=dict)  # the seat of each person
    waiting: list[int] = field(default_factory=list)  # the seats that may move
    private: int | None = None  # the only seat that may know of the last event
    versions: SeatVersions = field(default_factory=lambda: SeatVersions(0))

    @classmethod
    def new(cls, settings: TableSettings, secret: str, edition: str = "") -> Room:
        """Make a room whose table is played with an edition of the game's rules, by default with today's."""
        game = game_of(settings.game, edition)
        referee = game.referee(game.checked_options(settings.options), settings.slower)
        chairs = [Chair() for _ in range(settings.seats)]
        versions = SeatVersions(settings.seats)
        return cls(settings, secret, chairs, referee, game.edition, asked=[0] * settings.seats, versions=versions)

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.table is None:
            return "waiting"
        return "over" if self.table.is_over or self.closed else "playing"

    def seat_of(self, person: str) -> int | None:
        return self.seated.get(person)

    def people(self) -> list[int]:
        """Return the seats whose players can be asked."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.resigned]

    def playing(self) -> Table:
        if self.table is None:
            raise Refused(409, "not-started")
        return self.table

    def version(self, eyes: int | None) -> int:
        """Return the version of the last event, which leaves out private events of other seats."""
        return self.number - len(self.versions.unheard[-1 if eyes is None else eyes])

    @property
    def outcome(self) -> Outcome | None:
        ended = self.table.outcome if self.table else None
        return resigned_last(ended, [chair.resigned for chair in self.chairs]) if ended else None

    @property
    def is_private(self) -> bool:
        """Say whether the last event is private to one seat."""
        return self.private is not None

    def has_heard(self, person: str, said: str) -> bool:
        """Say whether the message was carried out before, and was sent again because its answer was lost."""
        return bool(said) and said in self.heard.get(person, ())

    def hear(self, person: str, said: str) -> None:
        if said and self.seat_of(person) is not None:
            heard = self.heard.setdefault(person, {})
            heard[said] = None
            if len(heard) > MOST_HEARD:
                del heard[next(iter(heard))]

    def apply(self, what: RoomEvent) -> None:
        """Apply an event, and note whose choices it changed and who may know of it."""
        gone_back = self.is_unheard(what.entries) if isinstance(what, Undone) else False
        notice = None if gone_back else self.announced(what)
        self.change(what)
        self.number += 1
        before, self.waiting = self.waiting, self.table.waiting if self.table and not self.closed else []
        self.private = self.only_for(what, gone_back=gone_back)
        if self.private is not None:
            self.versions.hide(self.number, self.private)
        elif isinstance(what, Undone):
            self.proposals.pop("undo", None)
        if self.table is not None:
            self.count_lines(self.table)
            self.drop_preferences(self.table)
        if notice is not None:  # a move that was taken back is no longer before it
            notice.lines = min(notice.lines, self.lines[-1])
            self.notices = [*self.notices, notice][-MOST_NOTICES:]
        if not isinstance(what, Chatted | Proposed | Answered | Helped):
            self.ask_again(what, before)
        if isinstance(what, Moved):
            self.note_mover(what)

    def announced(self, what: RoomEvent) -> Notice | None:
        """Return what happens to a player, so that everybody is told in words."""
        match what:
            case Resigned():
                return self.notice("resigned", what.seat)
            case Away():
                return self.notice("late" if what.why == "time" else "gone", what.seat)
            case Undone():
                return self.notice("undone", what.seat)
            case Helped():
                return self.notice("helped", what.seat)
            case Back():
                return self.notice("back", what.seat)
            case Moved() if what.by == "player" and self.chairs[what.seat].away:
                return self.notice("back", what.seat)
        return None

    def notice(self, what: Literal["resigned", "late", "gone", "back", "undone", "helped"], seat: i64) -> Notice:
        before = self.notices[-1].n if self.notices else 0
        return Notice(before + 1, what, seat, self.lines[-1])

    def count_lines(self, table: Table) -> None:
        """Note for each new entry which event brought it, and how many lines the log has by now."""
        private = table.game.private_events
        for entry in table.entries[len(self.numbers) :]:
            self.numbers.append(self.number)
            self.lines.append(self.lines[-1] + sum(kind not in private for _, kind, *_ in entry.noted))

    def only_for(self, what: RoomEvent, *, gone_back: bool) -> int | None:
        """Return the seat to which an event is private, if any; that a player comes back is never private."""
        match what:
            case Preferred():
                return what.seat
            case Undone() if gone_back:
                return what.seat
            case Moved() if self.is_unheard(len(self.numbers)):
                return None if what.by == "player" and self.chairs[what.seat].away else what.seat
        return None

    def is_unheard(self, since: i64) -> bool:
        """Say whether nobody but their player hears of the entries since then."""
        table = self.playing()
        return not any(table.hears(entry, None) for entry in table.entries[since:])

    def drop_preferences(self, table: Table) -> None:
        """Drop what seats would like, once it no longer matters."""
        for chair in self.chairs:
            if chair.prefers and not self.referee.keeps_preferences(table):
                chair.prefers = []

    def ask_again(self, what: RoomEvent, before: list[int]) -> None:
        """Note which seats have new choices: after their own move, after an undo, or when their turn comes."""
        for seat in range(self.settings.seats):
            moved = isinstance(what, Moved) and what.seat == seat
            changed = isinstance(what, Undone | Started) and self.private in (None, seat)
            if moved or changed or (seat in self.waiting and seat not in before):
                self.asked[seat] = self.version(seat)

    def change(self, what: RoomEvent) -> None:
        match what:
            case Sat():
                self.seat(what.seat, Chair(what.name, what.person, what.bot, what.mark))
            case Left():
                self.leave(what)
            case Started():
                self.table = self.lay_out(what.entries)
                self.draw(what.draws)
            case Moved():
                self.enter(what.seat, what.move)
                self.draw(what.draws)
            case Given():
                self.draw([what.move, *what.draws])
            case Preferred():
                self.chairs[what.seat].prefers = what.choices
            case Undone():
                self.go_back(what.entries)
            case Proposed():
                self.proposals[what.what] = [what.seat]
            case Answered():
                self.apply_answer(what)
            case Resigned():
                self.chairs[what.seat].resigned = True
            case Away():
                self.chairs[what.seat].away = True
            case Back():
                self.chairs[what.seat].away = False
            case Helped():
                self.chairs[what.seat].helped = True
            case Rematched():
                self.rematch = what.table
            case Closed():
                self.closed = what.by
            case Hosted():
                self.host = what.person
            case Muted():
                (self.muted.add if what.muted else self.muted.discard)(what.person)
            case ChatOpened():
                self.watchers_chat = what.watchers
            case Chatted():
                self.hear_chat(what)

    def hear_chat(self, what: Chatted) -> None:
        if what.text:  # what was wiped is not shown
            who = called(what.person)
            self.chat.append(ChatLine(self.number + 1, what.at, what.name, what.seat, what.text, who))
            if who:
                self.speakers[who] = what.person

    def leave(self, what: Left) -> None:
        """Free a seat; a table whose host gets up goes to the next person."""
        person = self.chairs[what.seat].person
        if what.barred:
            self.barred.add(person)
        self.seat(what.seat, Chair())
        if person == self.host and self.seated:
            self.host = next(chair.person for chair in self.chairs if chair.person)

    def seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self.seated = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}

    def note_mover(self, what: Moved) -> None:
        """Note that a player who moves is no longer away, and that a move which all see ends a proposal to undo."""
        chair = self.chairs[what.seat]
        if self.private is None:
            self.proposals.pop("undo", None)
        if what.by == "player":
            chair.away = False
            chair.turn = self.version(what.seat)
        elif what.by == "bot" and chair.person and self.private is None:
            chair.played_for += 1
        chair.time = chair.time if what.clock is None else what.clock

    def apply_answer(self, what: Answered) -> None:
        agree = self.proposals.get(what.what, [])
        if not what.yes:
            self.proposals.pop(what.what, None)
        elif what.seat not in agree:
            agree.append(what.seat)

    def lay_out(self, entries: Sequence[str] = ()) -> Table:
        """Return the table before its first draw, or after the entries that it goes on from."""
        given = self.settings
        game, kit = game_of(given.game, self.edition), kit_of(given.game, given.kit_text, self.edition)
        table = Table.unplayed(game, given.seats, kit=kit, options=given.options, seed=self.secret)
        table.is_watched = any(verb.given for verb in table.game.verbs.values())
        for number, entry in enumerate(entries, 1):
            play_entry(table, number, entry, fair=False)
            table.seed_explains = False  # these draws came from the dice of another table
        return table

    def draw(self, draws: list[str]) -> None:
        for text in draws:
            self.enter(CHANCE, text)

    def enter(self, seat: i64, text: str) -> None:
        table = self.playing()
        play_checked(table, table.version + 1, seat, text, fair=True)

    def go_back(self, entries: int) -> None:
        """Go back by one move where the rules allow a free undo, and otherwise by consent."""
        table = self.playing()
        if entries == table.version - 1 and table.why_not_undo() is None:
            table.undo()
        else:
            table.take_back(entries)
        del self.numbers[entries:]
        del self.lines[entries + 1 :]
