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
MILLISECONDS = BigInteger  # since 1970, UTC

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("sign_in", String(40), unique=True),  # a guest has none
    Column("password", String(200)),
    Column("lang", String(2), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash; the token itself is only in the cookie
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),  # empty for a browser, a name for a program
    Column("created", MILLISECONDS, nullable=False),
    Column("expires", MILLISECONDS, nullable=False, index=True),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(20), nullable=False, server_default="1"),  # of the game's rules
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # options, kit, pace, clock, level: JSON of TableSettings
    Column("host", ID, nullable=False),
    Column("open", Boolean, nullable=False),  # listed for everybody, or reached by its link only
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("secret", String(64), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("touched", MILLISECONDS, nullable=False),
    Column("waiting", Integer, nullable=False),  # bit mask of the seats to move
    Column("thinking", Boolean, nullable=False),  # a bot is to move
    Column("keeper", ID),  # the last that has taken it: no other may write
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
    Column("number", Integer, primary_key=True),  # no gaps, and no two alike: a table has one writer
    Column("at", MILLISECONDS, nullable=False),
    Column("person", ID, index=True),  # who wanted it
    Column("said", String(40)),  # and under which message id
    Column("data", Text, nullable=False),  # JSON of a event
)

clocks = Table(
    "clocks",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", MILLISECONDS, index=True),  # its deadline, while it is to move
    Column("store", MILLISECONDS),  # what it has left for the game
)

heartbeat = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", MILLISECONDS, nullable=False),  # when the node was last seen open
)

notes = Table(
    "notes",
    METADATA,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
