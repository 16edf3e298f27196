"""A lesson is a guided first game: a game that was played before, told step by step.

The file `lesson.toml` of a game says what happens, what the pupil reads in both languages, and which move to make. A
test plays it with the rules, so that it can't become wrong unnoticed.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from chantier.kernel.game import find
from chantier.kernel.kit import converted
from chantier.kernel.record import entry_text, parse_entry
from chantier.kernel.replay import play_entry
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.server.tables.playback import Reel, frame, log_lines
from chantier.server.wire.messages import Change, SeatInfo, Update
from chantier.server.wire.requests import Lang

PUPIL = 0


class ScriptStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step says what happens, as in a record ("1: go labour"), then what the pupil reads, then the pupil's move."""

    happens: list[str] = []
    fr: str = ""
    en: str = ""
    rule: str = ""
    move: str = ""


class Script(msgspec.Struct, forbid_unknown_fields=True):
    names: list[str]  # the names of the players by seat; the pupil has the first seat
    step: list[ScriptStep]
    options: dict[str, str | int | bool] = {}


class Step(msgspec.Struct, omit_defaults=True):
    """A step shows a moment of the game, a text and the move to make; without a move the lesson goes on by itself."""

    frame: Update | Change
    says: str = ""
    rule: str = ""
    move: str = ""


class Lesson(msgspec.Struct):
    steps: list[Step]


def file_of(game: str) -> Path:
    return find(game).folder / "lesson.toml"


def has_lesson(game: str) -> bool:
    return file_of(game).exists()


@cache
def script(game: str) -> Script:
    return converted(tomllib.loads(file_of(game).read_text("utf-8")), Script)


@cache
def lesson(game: str, lang: Lang) -> Lesson:
    told = script(game)
    table = Table.unplayed(game, len(told.names), options=told.options)
    seats = [SeatInfo(name, taken=True, you=seat == PUPIL) for seat, name in enumerate(told.names)]
    steps: list[Step] = []
    lines = shown = 0
    reel = Reel()

    def moment() -> Step:
        nonlocal lines, shown
        new = log_lines(table, table.entries[shown:], PUPIL, len(steps))
        step = Step(reel.next(*frame(table, seats, PUPIL, len(steps), lines, new)))
        lines, shown = lines + len(new), table.version
        return step

    for one in told.step:
        for entry in one.happens:
            if table.version and parse_entry(0, entry, table.seats)[0] != CHANCE:
                steps.append(moment())  # the pupil sees each move of the other players
            play_entry(table, table.version, entry, fair=False)
        step = moment()
        step.says, step.rule, step.move = one.fr if lang == "fr" else one.en, one.rule, one.move
        steps.append(step)
        if one.move:
            play_entry(table, table.version, entry_text(PUPIL, one.move), fair=False)
    return Lesson(steps)
