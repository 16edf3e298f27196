"""These types are what the HTTP API takes and gives; the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from chantier.server.wire.messages import Figures, Update

Name = Annotated[
    str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f\s]([^\x00-\x1f\x7f]*[^\x00-\x1f\x7f\s])?$")
]
Code = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_-]+$")]
BotCode = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[a-z][a-z0-9_:=.,-]*$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
SeatKey = Annotated[str, msgspec.Meta(pattern=r"^[0-7]$")]
KitText = Annotated[str, msgspec.Meta(max_length=40_000, pattern=r"^[^\x00]*$")]  # the content of a kit.toml
Seconds = Annotated[int, msgspec.Meta(ge=5, le=60 * 24 * 3600)]
Lang = Literal["fr", "en"]
Status = Literal["waiting", "playing", "over"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """This is the body of a request."""


class NewGuest(Body):
    name: Name
    lang: Lang = "fr"


class NewPassword(Body):
    sign_in: Name
    password: Password


class SignIn(Body):
    sign_in: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00]*$")]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class NewToken(Body):
    label: Name


class Note(Body):
    text: Annotated[str, msgspec.Meta(max_length=4000, pattern=r"^[^\x00]*$")]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A clock gives time for each move, or for the whole game with a gain for each move; or no limit."""

    move: Seconds | None = None
    game: Seconds | None = None
    gain: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 0


class TableSettings(Body, omit_defaults=True):
    """Settings say how a table is played; a rematch has the same settings."""

    game: Code
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: Annotated[dict[Code, bool | int | Code], msgspec.Meta(max_length=20)] = {}
    kit: Annotated[str, msgspec.Meta(max_length=80)] = ""  # the name of the kit; empty for the game's own
    kit_text: KitText = ""  # a kit that the host wrote, which replaces the game's own
    bots: dict[SeatKey, BotCode] = {}  # the bot of each seat that has one
    level: BotCode = "random"  # the bot that plays for somebody who is away
    open: bool = False  # an open table is listed for everybody; any other is reached only by its link
    pace: Literal["live", "days"] = "live"
    clock: Clock = Clock()
    grace: Annotated[int, msgspec.Meta(ge=10, le=24 * 3600)] = 120  # somebody may be gone from it for so many seconds
    # the referee's limits are so many times as long
    slower: Annotated[int, msgspec.Meta(ge=1, le=4)] = msgspec.field(default=1, name="race_pace")


class JoinTable(Body):
    seat: SeatNumber | None = None


# answers


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    account: bool


class Token(msgspec.Struct):
    token: str


class GameInfo(msgspec.Struct):
    name: str
    title: str
    seats: list[int]
    minutes: int
    options: dict[str, list[Any]]  # the values of each option, the default first
    kits: list[str]


class NewTable(msgspec.Struct):
    id: str


class Seated(msgspec.Struct):
    seat: int


class TableInfo(msgspec.Struct):
    id: str
    settings: TableSettings
    commitment: str  # the hash of the secret that all draws come from
    table: Update
    edition: str  # the edition of the game's rules that this table is played with
    edition_today: str  # the edition that new tables are played with


class RefusedMove(msgspec.Struct, omit_defaults=True):
    """This move fits the question, but may not be played now."""

    text: str
    code: str
    says: str
    rule: str = ""
    figures: Figures = {}


class TableRow(msgspec.Struct):
    id: str
    game: str
    seats: int
    players: list[str]
    status: Status
    touched: int  # the time of the last event that is not private, in milliseconds since 1970
    your_turn: bool


class Export(msgspec.Struct):
    """An export has everything that is kept about a person."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    events: list[dict[str, Any]]
    notes: list[dict[str, Any]]


class Health(msgspec.Struct):
    status: Literal["up"]
    now: int


class Problem(msgspec.Struct):
    """A problem says why a request was refused."""

    code: str
    says: str
    figures: Figures
