"""A client and the server say these messages to each other over the socket.

The page docs/messages.md explains each of them, which a test checks. The client's types are generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\x00\s][^\x00]*$")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$(?!\n)")]
ClientName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[!-~]*$(?!\n)")]  # empty if it has none
EventNumber = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
WireEdition = Annotated[int, msgspec.Meta(ge=1, le=3)]
Proposal = Literal["undo", "rematch"]
Choice = Annotated[int, msgspec.Meta(ge=0, le=255)]
FigureName = Annotated[str, msgspec.Meta(max_length=20, pattern=r"^[a-z_]+$(?!\n)")]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Figures = dict[str, int | str]
Places = list[tuple[list[str | int], Any]] | msgspec.Raw


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """A client's message has an `id` of its choice; the answer repeats it, and the same message may be sent again."""

    id: MessageId


class Move(ClientMessage, tag="move"):
    """Play a move of my seat; `version` is the version of the update that I saw."""

    move: MoveText
    version: EventNumber


class Timed(ClientMessage, tag="timed"):
    """Play a move whose moment counts; `quote` repeats the quote of the update that I saw."""

    move: MoveText
    quote: Annotated[dict[FigureName, Count], msgspec.Meta(max_length=8)]


class Prefer(ClientMessage, tag="prefer"):
    """Note what I would like to choose later, best first; when I come to choose, the first one left is taken for me."""

    choices: Annotated[list[Choice], msgspec.Meta(max_length=32)]


class Undo(ClientMessage, tag="undo"):
    """Take my last move back, as long as nobody has to agree."""


class Propose(ClientMessage, tag="propose"):
    """Ask the others to agree to a rematch, or to let me take my last move back when I may no longer do so freely."""

    what: Proposal


class Answer(ClientMessage, tag="answer"):
    """Say yes or no to what another player proposed."""

    what: Proposal
    yes: bool


class Back(ClientMessage, tag="back"):
    """Say that I am here again, so that the bot that played for me stops; connecting or moving does the same."""


class Resign(ClientMessage, tag="resign"):
    """Give up; a bot plays on for my seat to the end."""


class Chat(ClientMessage, tag="chat"):
    """Say something to everybody at the table, spectators too."""

    text: Line


class Ping(ClientMessage, tag="ping"):
    """Ask whether the server is still there; it answers with a pong."""


class Measured(ClientMessage, tag="measured"):
    """Answer a measure at once, with the same id."""


FromClient = Move | Timed | Prefer | Undo | Propose | Answer | Back | Resign | Chat | Ping | Measured


class ServerMessage(msgspec.Struct, tag_field="type", omit_defaults=True, gc=False):
    """This is a message of the server; none refers to itself, so that the garbage collector need not look at it."""


class SeatInfo(msgspec.Struct, omit_defaults=True, gc=False):
    name: str
    taken: bool
    bot: str = ""
    who: str = ""  # what others call the person by, at whatever table
    mark: str = ""  # the mason's mark that the person signs with; empty for an initial
    host: bool = False
    you: bool = False
    away: bool = False  # a bot plays for the player at the moment
    resigned: bool = False
    helped: bool = False  # the player has asked what a bot would play
    played_for: int = 0  # the number of moves that a bot made for the player
    until: int | None = None  # the deadline of the seat, in milliseconds since 1970
    store: int | None = None  # the time that the seat had left for the game after its last move, in milliseconds


class MoveOffer(msgspec.Struct, omit_defaults=True, gc=False):
    text: str
    figures: Figures = {}


class LogLine(msgspec.Struct, omit_defaults=True, gc=False):
    version: int  # the version that brought this line
    name: str
    seat: int
    rule: str
    figures: Figures = {}
    hidden: bool = False  # the figures are for another seat's eyes
    step: bool = False  # a turn is told without it: a step that one reads when the turn is unfolded


class ChatLine(msgspec.Struct, omit_defaults=True, gc=False):
    version: int
    at: int
    name: str
    seat: int | None
    text: str
    who: str = ""  # what others call the person by whom it was said, at whatever table


class Notice(msgspec.Struct, gc=False):
    """This happened to people rather than to pieces, and everybody is told."""

    n: int  # notices are counted from 1
    what: Literal["resigned", "late", "gone", "back", "undone", "helped"]
    seat: int
    lines: int  # it stands in the log after so many lines


class Update(ServerMessage, tag="update"):
    """An update has the whole table as this client may see it, and the lines of log and chat that it has not got."""

    version: int  # the number of events that this client may know; a move and a new connection (`since`) repeat it
    status: Literal["waiting", "playing", "over"]
    now: int  # the server's time, in milliseconds since 1970
    seats: list[SeatInfo]
    waiting: list[int]
    view: Any = None  # the part of the table that everybody sees
    own: dict[str, Any] = {}  # the fields of the view that this seat sees differently
    question: str = ""
    moves: list[MoveOffer] = []
    undo: bool = False  # I may take my last move back freely
    turn: int = 0  # the version of my last move; everything later is news to me
    signal: int | None = None  # the time at which the next stage begins or began, as the game's referee announced it
    quote: dict[str, int] = {}  # if not empty, the moment of my move counts, and a `timed` message repeats this quote
    prefers: list[int] = []  # the choices that I have sent with `prefer`
    proposals: dict[str, list[int]] = {}  # for each proposal, the seats that agree
    log_from: int = 0  # the number of lines of its log that the client keeps; the new ones follow them
    log: list[LogLine] = []
    chat: list[ChatLine] = []  # the lines that the client has not got
    outcome: dict[str, Any] | None = None
    rematch: str = ""  # the id of the table of the rematch
    closed: bool = False  # the table ended before its game did
    watchers_chat: bool = True  # spectators may say something
    notices: list[Notice] = []  # the last of them, the newest last


class Change(ServerMessage, tag="change"):
    """A change has the parts of an update that differ from the last one, and the new lines of log and chat."""

    version: int
    now: int
    log_from: int
    status: Literal["waiting", "playing", "over"] | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    view: Places | UnsetType = UNSET  # places in the view, and the new value of each
    own: Places | UnsetType = UNSET  # the same of what this seat sees differently
    question: str | UnsetType = UNSET
    moves: list[MoveOffer] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    signal: int | UnsetType | None = UNSET
    quote: dict[str, int] | UnsetType = UNSET
    prefers: list[int] | UnsetType = UNSET
    proposals: dict[str, list[int]] | UnsetType = UNSET
    log: list[LogLine] = []
    chat: list[ChatLine] = []
    outcome: dict[str, Any] | UnsetType | None = UNSET
    rematch: str | UnsetType = UNSET
    closed: bool | UnsetType = UNSET
    watchers_chat: bool | UnsetType = UNSET
    notices: list[Notice] | UnsetType = UNSET


class Present(ServerMessage, tag="present"):
    """Tell who is connected at the moment."""

    here: list[int]  # the seats whose players are connected
    watching: int  # the number of spectators


class Done(ServerMessage, tag="done"):
    """Confirm that what the client asked for with this id has happened and is stored."""

    id: str


class Ignored(ServerMessage, tag="ignored"):
    """Say that a timed move came too late, twice or too fast, so that nothing has happened and nothing is lost."""

    id: str


class RefusedMessage(ServerMessage, tag="refused"):
    """Say why the message with this id was refused; the id is empty if the message could not be read."""

    id: str
    code: str
    says: str
    rule: str = ""
    figures: Figures = {}


class Pong(ServerMessage, tag="pong"):
    id: str
    now: int


class Signal(ServerMessage, tag="signal"):
    """Say that the stage which the game's referee announced begins now."""

    stage: int  # the number of the stage, as the game counts them


class Measure(ServerMessage, tag="measure"):
    """Measure the lag of the client, which answers at once with `measured` and the same id."""

    id: str


class Resync(ServerMessage, tag="resync"):
    """Ask the client to connect again, because it left too much unread or the server has read the table again."""


FromServer = Update | Change | Present | Done | Ignored | RefusedMessage | Pong | Signal | Measure | Resync


class OldMessage(msgspec.Struct):
    """Clients of the first edition of the wire said this, and no longer say it."""

    id: MessageId
    type: Literal["search", "prefer"]


class WithId(msgspec.Struct):
    """This reads the id of any message, so that a client knows which of its messages was refused."""

    id: MessageId = ""


DECODE_ID = msgspec.json.Decoder(WithId)
DECODE_OLD = msgspec.json.Decoder(OldMessage)
DECODE_CLIENT = msgspec.json.Decoder(FromClient)
ENCODE = msgspec.json.Encoder()
