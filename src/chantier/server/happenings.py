"""What can happen at a table, as it is stored: the log of these is the table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Happening(msgspec.Struct, tag_field="kind", omit_defaults=True):
    pass


class Sat(Happening, tag="sat"):
    seat: int
    name: str
    person: str = ""
    bot: str = ""


class Left(Happening, tag="left"):
    """Somebody got up before the start."""

    seat: int


class Started(Happening, tag="started"):
    draws: list[str]


class Moved(Happening, tag="moved"):
    seat: int
    move: str
    draws: list[str] = []
    by: Literal["player", "bot", "table"] = "player"  # the table does what its rules do for somebody who is late
    clock: int | None = None  # of a keep in a live race, in milliseconds (AG-12)


class Given(Happening, tag="given"):
    """A move of chance that the table decides about a seat: who was quicker, and whose time is up."""

    seat: int
    move: str
    draws: list[str] = []


class Preferred(Happening, tag="preferred"):
    """Which pawns a seat would like, best first, when it comes to choose one (AG-12e, AG-13)."""

    seat: int
    pawns: list[int]


class Undone(Happening, tag="undone"):
    """The table goes back to so many entries."""

    seat: int
    entries: int


class Proposed(Happening, tag="proposed"):
    seat: int
    what: Literal["undo", "rematch"]


class Answered(Happening, tag="answered"):
    seat: int
    what: Literal["undo", "rematch"]
    yes: bool


class Resigned(Happening, tag="resigned"):
    seat: int


class Away(Happening, tag="away"):
    """A bot plays on for somebody whose time is up or who has gone."""

    seat: int
    why: Literal["time", "gone"]


class Back(Happening, tag="back"):
    seat: int


class Chatted(Happening, tag="chatted"):
    name: str
    text: str
    at: int
    seat: int | None = None


class Rematched(Happening, tag="rematched"):
    table: str


AnyHappening = (
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
DECODE = msgspec.json.Decoder(AnyHappening)
