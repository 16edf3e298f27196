"""Chantier: the open table for games about building."""

from importlib.metadata import version

import chantier.games  # noqa: F401 - puts the games on the shelf
from chantier.bots.bot import Bot, Thought
from chantier.kernel.adviser import Adviser
from chantier.kernel.dice import Dice
from chantier.kernel.errors import (
    BadGame,
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
from chantier.kernel.game import Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import Outcome
from chantier.kernel.record import Record, parse_record, read_record
from chantier.kernel.refusal import Refusal
from chantier.kernel.state import State
from chantier.kernel.table import Event, Table
from chantier.lab.simulate import Simulation, simulate

__all__ = [
    "Adviser",
    "BadGame",
    "BadInput",
    "BadKit",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Bot",
    "CannotUndo",
    "Dice",
    "Event",
    "Game",
    "IllegalMove",
    "Moves",
    "Outcome",
    "Record",
    "Refusal",
    "Simulation",
    "State",
    "Table",
    "Thought",
    "Trouble",
    "UnknownBot",
    "UnknownGame",
    "UnknownRule",
    "find",
    "parse_record",
    "read_record",
    "simulate",
]


def __getattr__(name: str) -> str:
    if name == "__version__":
        return version("chantier")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
