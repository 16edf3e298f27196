"""Nodes send these messages to each other."""

from __future__ import annotations

from typing import Any

import msgspec

from chantier.server.wire.requests import Person


class NodeMessage(msgspec.Struct, tag_field="kind"):
    id: str  # the id of the question, the socket or the task that the message is about


class Ask(NodeMessage, tag="ask"):
    """Ask the node that keeps a table to answer a request."""

    sender: str
    name: str  # the name of the function that answers
    person: Person | None
    path: dict[str, str]
    query: dict[str, Any]
    body: bytes
    lang: str


class Reply(NodeMessage, tag="answer"):
    status: int
    content: bytes


class Open(NodeMessage, tag="open"):
    """Tell the node that keeps a table that a client has opened a socket for it."""

    sender: str
    table: str
    person: Person | None
    told: int
    wire: int = 1
    client: str = ""


class Frame(NodeMessage, tag="frame"):
    """Pass on a message of the client, or a message to it."""

    content: bytes


class Closed(NodeMessage, tag="closed"):
    code: int


class Thought(NodeMessage, tag="thought"):
    """Return the move that a worker has found."""

    move: str


ENCODE = msgspec.msgpack.Encoder()
DECODE: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(Ask | Reply | Open | Frame | Closed | Thought)
