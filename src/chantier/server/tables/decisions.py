"""A wish is what somebody wants to happen at a table; a decision returns the event that it becomes, or refuses it.

A decision changes nothing: the room changes when the event is applied.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from mypy_extensions import i64

from chantier.kernel.errors import IllegalMove
from chantier.kernel.referee import Decision
from chantier.kernel.state import CHANCE
from chantier.server.accounts.names import apart
from chantier.server.errors import Refused, Unheeded
from chantier.server.tables.proposals import answer, propose
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Chatted, Given, Moved, Preferred, RoomEvent, Undone
from chantier.server.tables.seating import come_back, resign
from chantier.server.wire.messages import Answer, Back, Move, Prefer, Propose, Resign, Timed, Undo
from chantier.server.wire.requests import Person

By = Literal["player", "bot", "table"]
Wanted = Move | Prefer | Undo | Propose | Answer | Back | Resign  # only a seat may want these


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


def decide(room: Room, seat: i64, wanted: Wanted) -> RoomEvent:
    """Return the event that a seat's wish becomes, or refuse it."""
    match wanted:
        case Move():
            return plain_move(room, seat, wanted.move, wanted.version)
        case Prefer():
            return prefer(room, seat, wanted.choices)
        case Undo():
            return undo(room, seat)
        case Propose():
            return propose(room, seat, wanted.what)
        case Answer():
            return answer(room, seat, wanted.what, yes=wanted.yes)
        case Back():
            return come_back(room, seat)
        case Resign():
            return resign(room, seat)


def plain_move(room: Room, seat: i64, text: str, version: int) -> Moved:
    """Decide on a move; it is stale if the seat's choices have changed since `version`."""
    if room.referee.quote(room.playing(), seat):
        raise Refused(409, "moment-counts")
    check_player(room, seat, "player")
    if seat in room.waiting and not room.asked[seat] <= version <= room.version(seat):
        raise Refused(409, "stale")
    return move(room, seat, text)


def move(room: Room, seat: i64, text: str, by: By = "player") -> Moved:
    """Return the event of a move and the draws that follow."""
    table = room.playing()
    check_player(room, seat, by)
    refusal = table.why_not(text, seat)
    code = table.texts.read(text)
    if refusal is not None or code is None:
        raise IllegalMove(refusal or table.plain_refusal("unknown-move", given=text))
    return Moved(seat, table.texts.text[code], table.draws_after(seat, code), by)


def timed_move(room: Room, timed: TimedMove, *, has_waited: bool) -> Moved:
    """Decide on a move that the referee judges first."""
    seat, said, arrived, lag, _ = timed
    ruling = room.referee.judge(room.playing(), seat, said.move, said.quote, arrived, has_waited=has_waited)
    if ruling.ignored:
        raise Unheeded
    if ruling.until is not None:
        raise TooSoon(ruling.until)
    if ruling.refused:
        raise Refused(409, ruling.refused)
    moved = move(room, seat, said.move)
    moved.clock = room.referee.played(seat, moved.move, arrived, lag)
    return moved


def bot_move(room: Room, seat: i64, text: str, now: int) -> Moved:
    if not room.referee.lets_think(room.playing()):
        raise Refused(409, "no-signal")
    moment_counts = bool(room.referee.quote(room.playing(), seat))
    moved = move(room, seat, text, "bot")
    if moment_counts:
        moved.clock = room.referee.played(seat, moved.move, now, 0)
    return moved


def rule(room: Room, decision: Decision) -> Moved | Given:
    """Return the event of what the referee decides, and the draws that follow."""
    seat, text, given = decision
    if not given:
        return move(room, seat, text, "table")
    check_open(room)
    table = room.playing()
    code = table.given_code(text)
    return Given(seat, table.texts.text[code], table.draws_after(CHANCE, code))


def prefer(room: Room, seat: i64, choices: list[int]) -> Preferred:
    check_player(room, seat, "player")
    if not room.referee.may_prefer(room.playing(), seat, choices):
        raise Refused(409, "no-preference")
    return Preferred(seat, choices)


def undo(room: Room, seat: i64) -> Undone:
    table = room.playing()
    check_player(room, seat, "player")
    if table.is_over:  # by now everybody may have read the record, with all secrets in it
        raise Refused(409, "not-playing")
    refused = table.why_not_undo(seat)
    if refused is not None:
        raise refused
    return Undone(seat, table.last_heard(seat))


def say(room: Room, person: Person, text: str, now: int) -> Chatted:
    """Decide on a line of chat; a spectator's name does not look like one of those who sit there."""
    seat = room.seat_of(person.id)
    if person.id in room.muted:
        raise Refused(403, "muted")
    if seat is None and not room.watchers_chat and person.id != room.host:
        raise Refused(403, "watchers-silent")
    name = apart(person.name, [chair.name for chair in room.chairs]) if seat is None else room.chairs[seat].name
    return Chatted(name, text, now, seat, person.id)


def check_player(room: Room, seat: i64, by: By) -> None:
    """Refuse a player who has resigned, and a bot whose player is back; a player who is away may move."""
    check_open(room)
    chair = room.chairs[seat]
    if by == "bot" and not chair.is_bots:
        raise Refused(409, "not-away")
    if by == "player" and chair.resigned:
        raise Refused(409, "resigned")


def check_open(room: Room) -> None:
    if room.closed:
        raise Refused(409, "closed")
