"""The database keeps people, tables and everything that happened at them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

ID = String(24)
MILLISECONDS = BigInteger  # a time, counted since 1970 in UTC

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("sign_in", String(40), unique=True),  # a guest has no name to sign in with
    Column("password", String(200)),
    Column("lang", String(2), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of the token, which only the browser or program has
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),  # the name of a program; empty for a browser
    Column("created", MILLISECONDS, nullable=False),
    Column("expires", MILLISECONDS, nullable=False, index=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(20), nullable=False, server_default="1"),  # the edition of the game's rules
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # TableSettings as JSON: options, kit, pace, clock, level
    Column("host", ID, nullable=False),
    Column("open", Boolean, nullable=False),  # an open table is listed for everybody
    Column("status", String(8), nullable=False),  # one of waiting, playing and over
    Column("secret", String(64), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("touched", MILLISECONDS, nullable=False),
    Column("waiting", Integer, nullable=False),  # a bit mask of the seats that may move
    Column("thinking", Boolean, nullable=False),  # True while a bot has to move
    Column("keeper", ID),  # the token of the last actor that took the table: no other may write
    Index("tables_by_status", "open", "status", "touched"),
    Index("tables_by_touched", "open", "touched"),
    Index("tables_by_thinking", "thinking", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(80)),
)

events = Table(
    "events",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # counts from 1 without gaps, because a table has one writer
    Column("at", MILLISECONDS, nullable=False),
    Column("person", ID, index=True),  # the person who asked for the event
    Column("said", String(40)),  # the id of the message that asked for it
    Column("data", Text, nullable=False),  # the RoomEvent as JSON
)

clocks = Table(
    "clocks",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", MILLISECONDS, index=True),  # the deadline of the seat, while it has to move
    Column("store", MILLISECONDS),  # the time that the seat has left for the game
)

heartbeat = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", MILLISECONDS, nullable=False),  # the last time at which a node was up
)

notes = Table(
    "notes",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
