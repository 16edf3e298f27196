"""What nodes write to each other."""

from __future__ import annotations

from typing import Any

import msgspec

from chantier.server.wire.requests import Person


class NodeMessage(msgspec.Struct, tag_field="kind"):
    id: str  # of the question, the socket or the task it is about


class Ask(NodeMessage, tag="ask"):
    """A request for a table that you keep."""

    sender: str
    name: str  # of the function that answers
    person: Person | None
    path: dict[str, str]
    query: dict[str, Any]
    body: bytes
    lang: str


class Reply(NodeMessage, tag="answer"):
    status: int
    content: bytes


class Open(NodeMessage, tag="open"):
    """A socket for a table that you keep."""

    sender: str
    table: str
    person: Person | None
    told: int
    wire: int = 1


class Frame(NodeMessage, tag="frame"):
    """What the client says, or what it is told."""

    content: bytes


class Closed(NodeMessage, tag="closed"):
    code: int


class Thought(NodeMessage, tag="thought"):
    """The move that a worker has found."""

    move: str


ENCODE = msgspec.msgpack.Encoder()
DECODE: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(Ask | Reply | Open | Frame | Closed | Thought)
