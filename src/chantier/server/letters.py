"""What houses write to each other."""

from __future__ import annotations

from typing import Any

import msgspec

from chantier.server.requests import Person


class Letter(msgspec.Struct, tag_field="kind"):
    id: str  # of the question, the socket or the puzzle it is about


class Ask(Letter, tag="ask"):
    """A request for a table that you keep."""

    sender: str
    name: str  # of the function that answers
    person: Person | None
    path: dict[str, str]
    query: dict[str, Any]
    body: bytes
    lang: str


class Answer(Letter, tag="answer"):
    status: int
    content: bytes


class Open(Letter, tag="open"):
    """A socket for a table that you keep."""

    sender: str
    table: str
    person: Person | None
    told: int


class Frame(Letter, tag="frame"):
    """What the client says, or what it is told."""

    content: bytes


class Closed(Letter, tag="closed"):
    code: int


class Thought(Letter, tag="thought"):
    """The move that a worker has found."""

    move: str


ENCODE = msgspec.msgpack.Encoder()
DECODE: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(Ask | Answer | Open | Frame | Closed | Thought)
