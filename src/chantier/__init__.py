"""Chantier: the open table for games about building."""

import chantier.games  # noqa: F401 - puts the games on the shelf
from chantier.kernel.errors import (
    BadInput,
    BadKit,
    BadOption,
    BadRecord,
    BadSeats,
    CannotUndo,
    IllegalMove,
    Trouble,
    UnknownBot,
    UnknownGame,
    UnknownRule,
)
from chantier.kernel.outcome import Outcome
from chantier.kernel.record import Record, parse_record, read_record
from chantier.kernel.refusal import Refusal
from chantier.kernel.table import Event, Table

__all__ = [
    "BadInput",
    "BadKit",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "CannotUndo",
    "Event",
    "IllegalMove",
    "Outcome",
    "Record",
    "Refusal",
    "Table",
    "Trouble",
    "UnknownBot",
    "UnknownGame",
    "UnknownRule",
    "parse_record",
    "read_record",
]
