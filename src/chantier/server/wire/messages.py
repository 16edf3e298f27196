"""The wire: what a client and the server say to each other over the socket.

docs/messages.md explains each; a test says which is missing there. The client's types are generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\x00\s][^\x00]*$")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
EventNumber = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
WireEdition = Annotated[int, msgspec.Meta(ge=1, le=2)]
Proposal = Literal["undo", "rematch"]
Choice = Annotated[int, msgspec.Meta(ge=0, le=255)]
FigureName = Annotated[str, msgspec.Meta(max_length=20, pattern=r"^[a-z_]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Figures = dict[str, int | str]


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client says. `id` is the client's own: the answer names it, and saying the same again is harmless."""

    id: MessageId


class Move(ClientMessage, tag="move"):
    """Play a move of my seat. `version` is that of the update it answers."""

    move: MoveText
    version: EventNumber


class Timed(ClientMessage, tag="timed"):
    """Play a move whose moment counts. `quote` is that of the update it answers."""

    move: MoveText
    quote: Annotated[dict[FigureName, Count], msgspec.Meta(max_length=8)]


class Prefer(ClientMessage, tag="prefer"):
    """What I would like to choose later, best first. When I come to choose, the first that is left is taken for me."""

    choices: Annotated[list[Choice], msgspec.Meta(max_length=32)]


class Undo(ClientMessage, tag="undo"):
    """Take my last move back, while that is free."""


class Propose(ClientMessage, tag="propose"):
    """Ask the others: to take my last move back although it is no longer free, or for a rematch."""

    what: Proposal


class Answer(ClientMessage, tag="answer"):
    """Yes or no to what another proposed."""

    what: Proposal
    yes: bool


class Back(ClientMessage, tag="back"):
    """I am here again: the bot that played for me stops. Connecting and moving say so too."""


class Resign(ClientMessage, tag="resign"):
    """I give up: a bot plays on for my seat to the end."""


class Chat(ClientMessage, tag="chat"):
    """Say something to everybody at the table, spectators too."""

    text: Line


class Ping(ClientMessage, tag="ping"):
    """Still there? The server answers with a pong."""


class Measured(ClientMessage, tag="measured"):
    """The answer to a measure, under its id and at once."""


FromClient = Move | Timed | Prefer | Undo | Propose | Answer | Back | Resign | Chat | Ping | Measured


class ServerMessage(msgspec.Struct, tag_field="type", omit_defaults=True):
    """What the server tells."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    name: str
    taken: bool
    bot: str = ""
    you: bool = False
    away: bool = False  # a bot plays for its player just now
    resigned: bool = False
    played_for: int = 0  # how many of its moves a bot made for its player
    until: int | None = None  # deadline, in milliseconds since 1970
    store: int | None = None  # what it had left for the game after its last move, in milliseconds


class MoveOffer(msgspec.Struct, omit_defaults=True):
    text: str
    figures: Figures = {}


class LogLine(msgspec.Struct, omit_defaults=True):
    version: int  # it came with
    name: str
    seat: int
    rule: str
    figures: Figures = {}
    hidden: bool = False  # the figures are for another seat's eyes


class ChatLine(msgspec.Struct, omit_defaults=True):
    version: int
    at: int
    name: str
    seat: int | None
    text: str


class Update(ServerMessage, tag="update"):
    """The whole table as this connection may see it; to log and chat is added."""

    version: int  # counts what happened; given back with a move, and as `since` when reconnecting
    status: Literal["waiting", "playing", "over"]
    now: int  # the server's time, in milliseconds since 1970
    seats: list[SeatInfo]
    waiting: list[int]
    view: Any = None  # what everybody sees
    own: dict[str, Any] = {}  # what this seat sees otherwise, key by key
    question: str = ""
    moves: list[MoveOffer] = []
    undo: bool = False  # my last move can be taken back freely
    turn: int = 0  # the version of my last move: what came later is news to me
    signal: int | None = None  # when what the game's referee announced begins or began
    quote: dict[str, int] = {}  # the moment of my move counts: it is said as timed, with these
    prefers: list[int] = []  # what I said I would like
    proposals: dict[str, list[int]] = {}  # what is proposed, and which seats agree
    log_from: int = 0  # of its lines of the log the client keeps so many, and adds these
    log: list[LogLine] = []
    chat: list[ChatLine] = []  # lines the client has not got
    outcome: dict[str, Any] | None = None
    rematch: str = ""  # the table where it goes on


class Change(ServerMessage, tag="change"):
    """What is otherwise than in the last update. A part that is missing is as it was; to log and chat is added."""

    version: int
    now: int
    status: Literal["waiting", "playing", "over"] | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    view: list[tuple[list[str | int], Any]] | UnsetType = UNSET  # places in the view, and what is there now
    own: dict[str, Any] | UnsetType = UNSET
    question: str | UnsetType = UNSET
    moves: list[MoveOffer] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    signal: int | UnsetType | None = UNSET
    quote: dict[str, int] | UnsetType = UNSET
    prefers: list[int] | UnsetType = UNSET
    proposals: dict[str, list[int]] | UnsetType = UNSET
    log_from: int = 0
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    outcome: dict[str, Any] | UnsetType | None = UNSET
    rematch: str | UnsetType = UNSET


class Present(ServerMessage, tag="present"):
    """Who is connected just now."""

    here: list[int]  # seats
    watching: int  # spectators


class Done(ServerMessage, tag="done"):
    """What the client said under this id has happened and is stored."""

    id: str


class Ignored(ServerMessage, tag="ignored"):
    """A timed move that came too late, twice or too fast: nothing has happened, and nothing is lost by it."""

    id: str


class RefusedMessage(ServerMessage, tag="refused"):
    """What the client said under this id has not happened, and why. Without an id: it could not be read."""

    id: str
    code: str
    says: str
    rule: str = ""
    figures: Figures = {}


class Pong(ServerMessage, tag="pong"):
    id: str
    now: int


class Signal(ServerMessage, tag="signal"):
    """What the game's referee announced begins now."""

    stage: int  # which of them it is


class Measure(ServerMessage, tag="measure"):
    """How long is the line? The client says measured, under the same id."""

    id: str


class Resync(ServerMessage, tag="resync"):
    """This connection ends, because too much was left unread or the table was read again: connect anew."""


FromServer = Update | Change | Present | Done | Ignored | RefusedMessage | Pong | Signal | Measure | Resync


class OldMessage(msgspec.Struct):
    """What clients of the first wire said and no longer say."""

    id: MessageId
    type: Literal["search", "prefer"]


DECODE_OLD = msgspec.json.Decoder(OldMessage)
DECODE_CLIENT = msgspec.json.Decoder(FromClient)
ENCODE = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    return ENCODE.encode(message)
