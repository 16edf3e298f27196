"""A lesson is a guided game: `lesson.toml` says what happens, what the pupil reads and what to play.

The first is a guided first game. Others are about a theme, such as `lesson-opening.toml`, and begin in a position.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from chantier.kernel.game import find
from chantier.kernel.kit import converted
from chantier.kernel.log import Log
from chantier.kernel.table import Table
from chantier.kernel.words import ENGLISH, gathered

PUPIL = 0


class ScriptStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step says what happens, as in a record ("1: go labour"), then what the pupil reads, then the pupil's move."""

    happens: list[str] = []
    texts: dict[str, str] = {}  # by language: `fr = "…"` of the file
    rule: str = ""
    move: str = ""
    clock: int | None = None  # seconds that the pupil has from here on; 0 stops the clock

    def says(self, lang: str) -> str:
        return self.texts.get(lang) or self.texts.get(ENGLISH, "")


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson has a table of its own, and says what is told at it."""

    step: list[ScriptStep]
    options: dict[str, str | int | bool] = {}


class Script(msgspec.Struct, forbid_unknown_fields=True):
    names: list[str]  # the names of the players by seat; the pupil has the first seat
    step: list[ScriptStep]
    options: dict[str, str | int | bool] = {}
    timed: Part | None = None  # played against a clock after all else, where there is one
    title: dict[str, str] = {}  # the title of a theme, by language
    position: str = ""  # where a theme begins (see chantier.kernel.position); otherwise before the first draw

    def titled(self, lang: str) -> str:
        return self.title.get(lang) or self.title.get(ENGLISH, "")

    @property
    def parts(self) -> list[Part]:
        return [Part(self.step, self.options), *([self.timed] if self.timed else [])]


THEMES = ("opening", "middle", "end")  # a game may have further lessons with these names
FIRST = ""


def file_of(game: str, theme: str = FIRST) -> Path:
    return find(game).folder / (f"lesson-{theme}.toml" if theme else "lesson.toml")


def has_lesson(game: str) -> bool:
    return file_of(game).exists()


def themes(game: str) -> list[str]:
    """Return the themes of which a game has lessons, in the order in which they are learnt."""
    return [theme for theme in THEMES if file_of(game, theme).exists()]


@cache
def script(game: str, theme: str = FIRST) -> Script:
    told = tomllib.loads(file_of(game, theme).read_text("utf-8"))
    timed = told.get("timed", {})
    for steps in (told, timed):
        steps["step"] = [gathered(step) for step in steps.get("step", [])]
    return converted(told | ({"timed": timed} if timed["step"] else {}), Script)


def laid_out(game: str, told: Script, part: Part) -> Table:
    """Return the table of a part, before anything happens at it."""
    table = Table.unplayed(game, len(told.names), options=part.options)
    if told.position:
        table.state = table.game.position(table.kit, told.position)
        table.state.log = Log()
    return table
