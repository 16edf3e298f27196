"""A lesson is a guided game: a game that was played before, told step by step.

The file `lesson.toml` of a game, or of one of its themes, says what happens, what the pupil reads in each language,
and which move to make. A
test plays it with the rules, so that it can't become wrong unnoticed.
"""

from __future__ import annotations

from functools import cache

import msgspec

from chantier.kernel.lesson import FIRST, PUPIL, laid_out, script, themes
from chantier.kernel.record import entry_text, parse_entry
from chantier.kernel.replay import play_entry
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.server.tables.playback import Reel, frame, log_lines
from chantier.server.wire.messages import Change, SeatInfo, Update
from chantier.server.wire.requests import Lang


class Step(msgspec.Struct, omit_defaults=True):
    """A step shows a moment of the game, a text and the move to make; without a move the lesson goes on by itself."""

    frame: Update | Change
    says: str = ""
    rule: str = ""
    move: str = ""
    clock: int | None = None  # seconds that the pupil has from here on, a first time after a signal; 0 stops the clock


class Theme(msgspec.Struct):
    """This is a further lesson."""

    theme: str
    title: str


class Lesson(msgspec.Struct):
    steps: list[Step]
    title: str  # the title of the theme; empty for the first game
    themes: list[Theme]  # all further lessons of the game


@cache
def lesson(game: str, lang: Lang, theme: str = FIRST) -> Lesson:
    told = script(game, theme)
    seats = [SeatInfo(name, taken=True, you=seat == PUPIL) for seat, name in enumerate(told.names)]
    steps: list[Step] = []
    reel = Reel()
    for part in told.parts:
        table = laid_out(game, told, part)
        shown = lines = 0

        def moment(table: Table) -> Step:
            nonlocal lines, shown
            new = log_lines(table, table.entries[shown:], PUPIL, len(steps))
            step = Step(reel.next(frame(table, seats, PUPIL, len(steps), lines, new)))
            lines, shown = lines + len(new), table.version
            return step

        for one in part.step:
            for entry in one.happens:
                if table.version and parse_entry(0, entry, table.seats)[0] != CHANCE:
                    steps.append(moment(table))  # the pupil sees each move of the other players
                play_entry(table, table.version, entry, fair=False)
            step = moment(table)
            step.says, step.rule, step.move, step.clock = one.says(lang), one.rule, one.move, one.clock
            steps.append(step)
            if one.move:
                play_entry(table, table.version, entry_text(PUPIL, one.move), fair=False)
    further = [Theme(one, script(game, one).titled(lang)) for one in themes(game)]
    return Lesson(steps, told.titled(lang), further)
