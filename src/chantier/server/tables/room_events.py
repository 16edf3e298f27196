"""These are the events that can happen at a table; their log is stored, and the table is read from it."""

from __future__ import annotations

from typing import Literal

import msgspec


class RoomEvent(msgspec.Struct, tag_field="kind", omit_defaults=True):
    pass


class Sat(RoomEvent, tag="sat"):
    seat: int
    name: str
    person: str = ""
    bot: str = ""


class Left(RoomEvent, tag="left"):
    """Somebody got up before the start."""

    seat: int


class Started(RoomEvent, tag="started"):
    draws: list[str]


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
    """The table goes back to so many entries."""

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


class Chatted(RoomEvent, tag="chatted"):
    name: str
    text: str
    at: int
    seat: int | None = None


class Rematched(RoomEvent, tag="rematched"):
    table: str


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
    | Back
    | Chatted
    | Rematched
)
DECODE = msgspec.json.Decoder(AnyRoomEvent)
