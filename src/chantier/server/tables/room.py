"""A room is a table with people at it.

A wish is decided first, which returns an event or raises a refusal; then the event is applied. An event that is read
from the store is applied in the same way. Nothing here waits, stores or looks at a clock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from chantier.kernel.errors import CannotUndo, IllegalMove
from chantier.kernel.outcome import Outcome
from chantier.kernel.referee import Decision, Referee
from chantier.kernel.replay import play_checked
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.server.errors import Refused, Unheeded
from chantier.server.tables.kits import game_of, kit_of
from chantier.server.tables.room_events import (
    Answered,
    Away,
    Back,
    Chatted,
    Given,
    Left,
    Moved,
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
from chantier.server.wire.messages import Answer, ChatLine, Move, Prefer, Propose, Resign, Timed, Undo
from chantier.server.wire.messages import Back as BackMessage
from chantier.server.wire.requests import TableSettings

What = Literal["undo", "rematch"]
By = Literal["player", "bot", "table"]
Wanted = Move | Prefer | Undo | Propose | Answer | BackMessage | Resign  # only a seat may want these
MOST_CHAT = 200  # so many lines are kept in memory; the store has all
MOST_HEARD = 16  # so many message ids of a person are kept, to recognise a message that is sent again


def resigned_last(ended: Outcome, resigned: Sequence[bool]) -> Outcome:
    """Return the outcome of the rules, except that players who have resigned come last and do not win."""
    counted = list(zip(resigned, ended.places, strict=True))
    places = [1 + sum(other < own for other in counted) for own in counted]
    won = [seat for seat, place in enumerate(places) if place == 1 and not resigned[seat]]
    return msgspec.structs.replace(ended, winners=won, places=places)


class TooSoon(Refused):
    """A timed move has to wait."""

    def __init__(self, until: int) -> None:
        super().__init__(409, "nothing-due")
        self.until = until


class TimedMove(NamedTuple):
    """This is a move whose moment counts, with the time at which it arrived and the lag of its client."""

    seat: int
    said: Timed
    arrived: int
    lag: int
    person: str


@dataclass
class Chair:
    """A chair says who plays for a seat of the table."""

    name: str = ""
    person: str = ""
    bot: str = ""
    away: bool = False
    resigned: bool = False
    played_for: int = 0  # a bot made so many moves for the player
    turn: int = 0  # the number of the event of the player's last move
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
    asked: list[int] = field(default_factory=list)  # for each seat, the last event that changed its choices
    proposals: dict[What, list[int]] = field(default_factory=dict)  # for each proposal, the seats that agree
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MOST_CHAT))
    heard: dict[str, deque[str]] = field(default_factory=dict)  # for each person, the last messages carried out
    rematch: str = ""
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

    # questions that change nothing

    @property
    def status(self) -> Literal["waiting", "playing", "over"]:
        if self.table is None:
            return "waiting"
        return "over" if self.table.is_over else "playing"

    def seat_of(self, person: str) -> int | None:
        return self.seated.get(person)

    def people(self) -> list[int]:
        """Return the seats whose players can be asked."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.resigned]

    def playing(self) -> Table:
        if self.table is None:
            raise Refused(409, "not-started")
        return self.table

    def version(self, eyes: int | None, number: int | None = None) -> int:
        """Return the version of an event (by default the last), which leaves out private events of other seats."""
        return self.versions.version(eyes, self.number if number is None else number)

    @property
    def outcome(self) -> Outcome | None:
        ended = self.table.outcome if self.table else None
        return resigned_last(ended, [chair.resigned for chair in self.chairs]) if ended else None

    @property
    def is_private(self) -> bool:
        """Say whether the last event is private to one seat."""
        return self.private is not None

    # decisions: each returns the event that is to be applied, and changes nothing

    def decide(self, seat: int, wanted: Wanted) -> RoomEvent:
        """Return the event that a seat's wish becomes, or refuse it."""
        match wanted:
            case Move():
                return self.plain_move(seat, wanted.move, wanted.version)
            case Prefer():
                return self.prefer(seat, wanted.choices)
            case Undo():
                return self.undo(seat)
            case Propose():
                return self.propose(seat, wanted.what)
            case Answer():
                return self.answer(seat, wanted.what, yes=wanted.yes)
            case BackMessage():
                return self.come_back(seat)
            case Resign():
                return self.resign(seat)

    def sit(self, person: str, name: str, seat: int | None) -> Sat:
        if self.status != "waiting":
            raise Refused(409, "started-already")
        if self.seat_of(person) is not None:
            raise Refused(409, "seated-already")
        free = [i for i, chair in enumerate(self.chairs) if chair.is_free]
        if not free or (seat is not None and seat not in free):
            raise Refused(409, "seat-taken" if free else "table-full")
        return Sat(free[0] if seat is None else seat, name, person=person)

    def get_up(self, person: str) -> Left:
        if self.status != "waiting":
            raise Refused(409, "started-already")
        return Left(self.own_seat(person))

    def start(self) -> Started:
        if self.status != "waiting":
            raise Refused(409, "started-already")
        if any(chair.is_free for chair in self.chairs):
            raise Refused(409, "seats-free")
        table = self.lay_out()
        table.settle()
        return Started([table.texts.text[entry.code] for entry in table.entries])

    def plain_move(self, seat: int, text: str, version: int) -> Moved:
        """Decide on a move; it is stale if the seat's choices have changed since `version`."""
        table = self.playing()
        if self.referee.quote(table, seat):
            raise Refused(409, "moment-counts")
        self.check_player(seat, "player")
        if seat in self.waiting and self.is_stale(seat, version):
            raise Refused(409, "stale")
        return self.move(seat, text)

    def move(self, seat: int, text: str, by: By = "player") -> Moved:
        """Return the event of a move and the draws that follow."""
        table = self.playing()
        self.check_player(seat, by)
        refusal = table.why_not(text, seat)
        code = table.texts.read(text)
        if refusal is not None or code is None:
            raise IllegalMove(refusal or table.plain_refusal("unknown-move", given=text))
        return Moved(seat, table.texts.text[code], table.draws_after(seat, code), by)

    def timed_move(self, move: TimedMove, *, has_waited: bool) -> Moved:
        """Decide on a move that the referee judges first."""
        seat, said, arrived, lag, _ = move
        ruling = self.referee.judge(self.playing(), seat, said.move, said.quote, arrived, has_waited=has_waited)
        if ruling.ignored:
            raise Unheeded
        if ruling.until is not None:
            raise TooSoon(ruling.until)
        if ruling.refused:
            raise Refused(409, ruling.refused)
        moved = self.move(seat, said.move)
        moved.clock = self.referee.played(seat, moved.move, arrived, lag)
        return moved

    def bot_move(self, seat: int, move: str, now: int) -> Moved:
        if not self.referee.lets_think(self.playing()):
            raise Refused(409, "no-signal")
        moment_counts = bool(self.referee.quote(self.playing(), seat))
        moved = self.move(seat, move, "bot")
        if moment_counts:
            moved.clock = self.referee.played(seat, moved.move, now, 0)
        return moved

    def is_stale(self, seat: int, version: int) -> bool:
        return not self.version(seat, self.asked[seat]) <= version <= self.version(seat)

    def rule(self, decision: Decision) -> Moved | Given:
        """Return the event of what the referee decides, and the draws that follow."""
        seat, text, given = decision
        if not given:
            return self.move(seat, text, "table")
        table = self.playing()
        code = table.given_code(text)
        return Given(seat, table.texts.text[code], table.draws_after(CHANCE, code))

    def prefer(self, seat: int, choices: list[int]) -> Preferred:
        self.check_player(seat, "player")
        if not self.referee.may_prefer(self.playing(), seat, choices):
            raise Refused(409, "no-preference")
        return Preferred(seat, choices)

    def check_player(self, seat: int, by: By) -> None:
        """Refuse a player who has resigned, and a bot whose player is back; a player who is away may move."""
        chair = self.chairs[seat]
        if by == "bot" and not chair.is_bots:
            raise Refused(409, "not-away")
        if by == "player" and chair.resigned:
            raise Refused(409, "resigned")

    def undo(self, seat: int) -> Undone:
        table = self.playing()
        self.check_player(seat, "player")
        refused = table.why_not_undo(seat)
        if refused is not None:
            raise refused
        return Undone(seat, table.last_heard(seat))

    def propose(self, seat: int, what: What) -> Proposed:
        self.check_proposal(seat, what)
        return Proposed(seat, what)

    def answer(self, seat: int, what: What, *, yes: bool) -> Answered:
        if what not in self.proposals:
            raise Refused(409, "not-proposed")
        return Answered(seat, what, yes)

    def check_proposal(self, seat: int, what: What) -> None:
        if what == "rematch" and self.status != "over":
            raise Refused(409, "not-over")
        if what == "undo":
            self.check_undo(seat)
        if what in self.proposals:
            raise Refused(409, "proposed-already")

    def check_undo(self, seat: int) -> None:
        """Refuse an undo where a game has private events and something was revealed since."""
        entry = self.last_move(seat) if self.status == "playing" else None
        if entry is None:
            raise CannotUndo("undo-nothing")
        if self.playing().game.private_events and self.playing().has_revealed(entry):
            raise CannotUndo("undo-revealed")

    def last_move(self, seat: int) -> int | None:
        """Return the number of the entry of the seat's last move."""
        entries = self.playing().entries
        return next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), None)

    def agreed(self, what: What) -> bool:
        """Say whether everybody who can be asked has agreed."""
        return what in self.proposals and set(self.people()) <= set(self.proposals[what])

    def undo_agreed(self) -> Undone:
        """Return the event that goes back to before the last move of the player who proposed it."""
        if not self.agreed("undo"):
            raise Refused(409, "not-proposed")
        seat = self.proposals["undo"][0]
        self.check_undo(seat)
        return Undone(seat, self.last_move(seat) or 0)

    def resign(self, seat: int) -> Resigned:
        if self.status != "playing" or self.chairs[seat].resigned:
            raise Refused(409, "not-playing")
        return Resigned(seat)

    def take_over(self, seat: int, why: Literal["time", "gone"]) -> Away:
        if self.status != "playing" or self.chairs[seat].is_bots:
            raise Refused(409, "not-playing")
        return Away(seat, why)

    def come_back(self, seat: int) -> Back:
        if not self.chairs[seat].away:
            raise Refused(409, "not-away")
        return Back(seat)

    def say(self, name: str, seat: int | None, text: str, now: int) -> Chatted:
        return Chatted(name, text, now, seat)

    def forget(self, person: str) -> Left | Resigned:
        """Return the event by which a person who is deleted gets up, or gives up."""
        seat = self.own_seat(person)
        return self.get_up(person) if self.status == "waiting" else self.resign(seat)

    def own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(403, "not-seated")
        return seat

    # messages that are sent again

    def has_heard(self, person: str, said: str) -> bool:
        """Say whether the message was carried out before, and was sent again because its answer was lost."""
        return bool(said) and said in self.heard.get(person, ())

    def hear(self, person: str, said: str) -> None:
        if said and self.seat_of(person) is not None:
            self.heard.setdefault(person, deque(maxlen=MOST_HEARD)).append(said)

    # events are applied

    def apply(self, what: RoomEvent) -> None:
        """Apply an event, and note whose choices it changed and who may know of it."""
        gone_back = self.is_unheard(what.entries) if isinstance(what, Undone) else False
        self.change(what)
        self.number += 1
        before, self.waiting = self.waiting, self.table.waiting if self.table else []
        self.private = self.only_for(what, gone_back=gone_back)
        if self.private is not None:
            self.versions.hide(self.number, self.private)
        elif isinstance(what, Undone):
            self.proposals.pop("undo", None)
        if self.table is not None:
            self.count_lines(self.table)
            self.drop_preferences(self.table)
        if not isinstance(what, Chatted | Proposed | Answered):
            self.ask_again(what, before)
        if isinstance(what, Moved):
            self.note_mover(what)

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

    def is_unheard(self, since: int) -> bool:
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
                self.asked[seat] = self.number

    def change(self, what: RoomEvent) -> None:
        match what:
            case Sat():
                self.seat(what.seat, Chair(what.name, what.person, what.bot))
            case Left():
                self.seat(what.seat, Chair())
            case Started():
                self.table = self.lay_out()
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
            case Rematched():
                self.rematch = what.table
            case Chatted():
                self.chat.append(ChatLine(self.number + 1, what.at, what.name, what.seat, what.text))

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
            chair.turn = self.number
        elif what.by == "bot" and chair.person and self.private is None:
            chair.played_for += 1
        chair.time = chair.time if what.clock is None else what.clock

    def apply_answer(self, what: Answered) -> None:
        agree = self.proposals.get(what.what, [])
        if not what.yes:
            self.proposals.pop(what.what, None)
        elif what.seat not in agree:
            agree.append(what.seat)

    def lay_out(self) -> Table:
        given = self.settings
        game, kit = game_of(given.game, self.edition), kit_of(given.game, given.kit_text, self.edition)
        table = Table.unplayed(game, given.seats, kit=kit, options=given.options, seed=self.secret)
        table.is_watched = any(verb.given for verb in table.game.verbs.values())
        return table

    def draw(self, draws: list[str]) -> None:
        for text in draws:
            self.enter(CHANCE, text)

    def enter(self, seat: int, text: str) -> None:
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
