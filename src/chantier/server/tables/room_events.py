"""These are the events that can happen at a table; their log is stored, and the table is read from it."""

from __future__ import annotations

from typing import Literal

import msgspec


class RoomEvent(msgspec.Struct, tag_field="kind", omit_defaults=True, gc=False):
    pass


class Sat(RoomEvent, tag="sat"):
    seat: int
    name: str
    person: str = ""
    bot: str = ""
    mark: str = ""  # the mason's mark that the person signs with


class Left(RoomEvent, tag="left"):
    """Somebody got up before the start, or was asked to by the host and may not sit down again."""

    seat: int
    barred: bool = False


class Started(RoomEvent, tag="started"):
    draws: list[str]
    entries: list[str] = []  # what was played at the table that this one goes on from


class Moved(RoomEvent, tag="moved"):
    seat: int
    move: str
    draws: list[str] = []
    by: Literal["player", "bot", "table"] = "player"  # the table moves as its rules say for somebody who is late
    clock: int | None = None  # the time in milliseconds that the game's referee measured


class Given(RoomEvent, tag="given"):
    """The table gave a move of chance about a seat: who was quicker, or whose time is up."""

    seat: int
    move: str
    draws: list[str] = []


class Preferred(RoomEvent, tag="preferred", rename={"choices": "pawns"}):
    """A seat said what it would like to choose, best first; the store still uses the field's first name."""

    seat: int
    choices: list[int]


class Undone(RoomEvent, tag="undone"):
    """The table goes back to an earlier number of entries."""

    seat: int
    entries: int


class Proposed(RoomEvent, tag="proposed"):
    seat: int
    what: Literal["undo", "rematch"]


class Answered(RoomEvent, tag="answered"):
    seat: int
    what: Literal["undo", "rematch"]
    yes: bool


class Resigned(RoomEvent, tag="resigned"):
    seat: int


class Away(RoomEvent, tag="away"):
    """A bot plays on for somebody whose time is up or who has gone."""

    seat: int
    why: Literal["time", "gone"]


class Back(RoomEvent, tag="back"):
    seat: int


class Helped(RoomEvent, tag="helped"):
    """A bot told a player what it would play."""

    seat: int


class Chatted(RoomEvent, tag="chatted"):
    name: str
    text: str
    at: int
    seat: int | None = None
    person: str = ""


class Rematched(RoomEvent, tag="rematched"):
    table: str


class Muted(RoomEvent, tag="muted"):
    """The host let somebody say nothing more, or again."""

    person: str
    muted: bool = True


class Hosted(RoomEvent, tag="hosted"):
    """The host handed the table over."""

    person: str


class ChatOpened(RoomEvent, tag="chat-opened"):
    """The host let spectators say something, or not."""

    watchers: bool


class Closed(RoomEvent, tag="closed"):
    """The table ended before its game did."""

    by: Literal["host", "operator"]


AnyRoomEvent = (
    Sat
    | Left
    | Started
    | Moved
    | Given
    | Preferred
    | Undone
    | Proposed
    | Answered
    | Resigned
    | Away
    | Helped
    | Back
    | Chatted
    | Rematched
    | Muted
    | Hosted
    | ChatOpened
    | Closed
)
DECODE = msgspec.json.Decoder(AnyRoomEvent)
