"""These types are what the HTTP API takes and gives; the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from chantier.analysis.line import MOST_MOVES
from chantier.analysis.telling import ToldAnalysis, ToldChoice, ToldTurn
from chantier.kernel.words import LANGUAGES
from chantier.server.wire.messages import Change, Figures, LogLine, Update

Name = Annotated[
    str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f\s]([^\x00-\x1f\x7f]*[^\x00-\x1f\x7f\s])?$(?!\n)")
]
Code = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9_-]+$(?!\n)")]
BotCode = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[a-z][a-z0-9_:=.,-]*$(?!\n)")]
Who = Annotated[str, msgspec.Meta(max_length=12, pattern=r"^[0-9a-f]{12}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
SeatKey = Annotated[str, msgspec.Meta(max_length=1, pattern=r"^[0-7]$")]
KitText = Annotated[str, msgspec.Meta(max_length=40_000, pattern=r"^[^\x00]*$")]  # the content of a kit.toml
Seconds = Annotated[int, msgspec.Meta(ge=5, le=60 * 24 * 3600)]
MomentNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]  # counted as in the replay
LineMove = Annotated[str, msgspec.Meta(max_length=90)]  # a seat and its move, as a record has them: "1: go labour"
Lang = Annotated[str, msgspec.Meta(max_length=3, pattern=rf"^({'|'.join(LANGUAGES)})$(?!\n)")]
Status = Literal["waiting", "playing", "over"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """This is the body of a request."""


class Note(Body):
    text: Annotated[str, msgspec.Meta(max_length=4000, pattern=r"^[^\x00]*$")]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A clock gives time for each move, or for the whole game with a gain for each move; or no limit."""

    move: Seconds | None = None
    game: Seconds | None = None
    gain: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 0


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """This is the moment of another table, which is over, from which a table goes on."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    moment: MomentNumber
    seat: SeatNumber | None = None  # of whoever makes the table; the first free one if none is named


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
    grace: Annotated[int, msgspec.Meta(ge=10, le=24 * 3600)] = 120  # the seconds that somebody may be gone from it
    watchers_chat: bool | None = None  # spectators may say something; by default where the table is not open
    slower: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1  # multiplies the limits of the game's referee
    hints: bool = False  # players may ask what a bot would play, though they play against each other
    origin: Origin | None = None  # the moment of another table that this one goes on from
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""  # of a site of the day, which only the server can make


class Neighbour(Body):
    """This is somebody at the table, by what the table's updates call them."""

    who: Who


class Mute(Body):
    who: Who
    muted: bool = True


class WatchersChat(Body):
    watchers: bool


class NewReport(Body):
    who: Who
    why: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class NewKit(Body):
    """This is a kit that a host might bring to a table."""

    kit_text: KitText


class Opinion(Body):
    """An opinion says how a player liked a game that is over."""

    enjoyed: Annotated[int, msgspec.Meta(ge=1, le=5)]
    length: Annotated[int, msgspec.Meta(ge=-1, le=1)]  # -1 too short, 0 right, 1 too long
    again: bool


class Line(Body):
    """A line is moves that somebody tries from a moment of a table that is over."""

    moment: MomentNumber
    moves: Annotated[list[LineMove], msgspec.Meta(max_length=MOST_MOVES)] = []
    seat: SeatNumber | None = None  # whose eyes, where several may move at once
    known: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)] = 0  # so many positions of it are known already
    why: bool = False  # tell also why other moves are refused at its end


class JoinTable(Body):
    seat: SeatNumber | None = None


class SeatBots(Body):
    """The host lets bots take seats that are still free."""

    bots: Annotated[dict[SeatKey, BotCode], msgspec.Meta(min_length=1)]


# answers


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    account: bool
    mark: str = ""  # the mason's mark that the person signs with; empty for an initial


class BlockedPerson(msgspec.Struct):
    who: str
    name: str


class GameInfo(msgspec.Struct):
    name: str
    title: str  # in the language that the request asks for
    about: str  # one sentence, in that language too
    seats: list[int]
    minutes: int
    options: dict[str, list[Any]]  # the values of each option, the default first
    kits: list[str]
    authors: str
    lesson: bool  # whether there is a guided first game
    puzzles: int  # how many puzzles there are
    themes: dict[str, str]  # the titles of further lessons
    parts: dict[str, str]  # by verb, the part of the view that shows what a move is about
    live: dict[str, Any] = {}  # the options that make it a game in real time, if it has one


class BotInfo(msgspec.Struct):
    """This is a bot that may be asked to sit down at a table."""

    code: str
    name: str
    says: str
    level: int | None  # 1 to 4, for the levels that people choose from
    ms: int  # its time for a move; 0 is at once


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


class OwnOpinion(msgspec.Struct):
    said: Opinion | None  # nothing if the player has not answered yet


class KitChange(msgspec.Struct):
    """This is a place in which a kit differs from the usual one."""

    path: str
    usual: str
    here: str


class RefusedMove(msgspec.Struct, omit_defaults=True):
    """This move fits the question, but may not be played now."""

    text: str
    code: str
    says: str
    rule: str = ""
    figures: Figures = {}


class ForetoldLine(msgspec.Struct, omit_defaults=True):
    """This is what a move leaves; its sentence is the message then-<name>."""

    name: str
    rule: str
    figures: Figures = {}


class ForeseenMove(msgspec.Struct, omit_defaults=True):
    """This is what a move would bring, as far as the player can know."""

    happens: list[LogLine] = []  # what would certainly happen
    sheet: dict[str, int] = {}  # by how much each line of the score sheet would change
    leaves: list[ForetoldLine] = []  # what is lost, and what the others may then do
    question: str = ""  # what the player is asked next
    by_chance: bool = False  # chance decides something on the way
    best: int | None = None  # the most that the score can change by until the turn ends


class TableRow(msgspec.Struct):
    id: str
    game: str
    seats: int
    players: list[str]
    status: Status
    touched: int  # the time of the last event that is not private, in milliseconds since 1970
    your_turn: bool
    sitting: list[str] = []  # who sits in each seat; empty where it is free
    pace: Literal["live", "days"] = "live"
    options: dict[str, bool | int | str] = {}  # of the game, as they were chosen
    at: str = ""  # how far the game is, in words; empty if the table is not open at this server
    watching: int = 0  # the number of spectators, likewise


class Export(msgspec.Struct):
    """An export has everything that is kept about a person."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    events: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    opinions: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    notices: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    invitations: list[dict[str, Any]]
    groups: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    days: list[dict[str, Any]]


class AnalysisProgress(msgspec.Struct):
    """This says how far bots are with judging a game, and has their judgement if it is better than the client's."""

    is_under_way: bool = False
    judged: int = 0  # the number of turns that are judged in this pass
    turns: int = 0  # and how many there are
    told: ToldAnalysis | None = None


class LineShown(msgspec.Struct):
    """These are the positions of a line: at its moment, then after each move and the draws that follow it."""

    frames: list[Update | Change]
    ends: bool = False  # its last move ended a turn, which can be judged
    refused: list[RefusedMove] = []


class LineJudged(msgspec.Struct):
    """This is what a bot thinks of the last turn of a line; it is empty as long as the turn goes on."""

    tries: int
    turn: ToldTurn | None = None


class Hint(msgspec.Struct):
    """A hint names what a bot would play and the next best, each with the share of the win that it expects, and why."""

    choices: list[ToldChoice]
    is_only: bool = False  # there is nothing else to do


class Health(msgspec.Struct):
    status: Literal["up"]
    now: int


class Problem(msgspec.Struct):
    """A problem says why a request was refused."""

    code: str
    says: str
    figures: Figures
