"""A question to the lab is a TOML file: which game, how many seats, which kits, who plays, and how many games.

game = "artisans_builders"
seats = [2, 3, 4]
bots = ["master:iterations=100"]     # one for all seats, or one for each
beside = ["greedy"]                  # others who play the same games, to see how strong play differs
kit = "mine.toml"                    # a file beside the question, instead of the kit that comes with the game
games = 400                          # of each kit and number of seats
narrower = 0.06                      # or: until every seat's share of wins is known so well, `games` at most
learn = 2000                         # bots learn what positions of each kit are worth first, from so many games

[kits.cheap-merchant]                # each kit is that one, with changes
"artisan.merchant.lines.0.prices" = [1, 2]

[sweep]                              # all values of all knobs, each with each
"start.coins" = [2, 3, 4]

[knobs]                              # for `chantier lab search`, which tries `tries` kits
"start.coins" = { least = 1, most = 4 }
"artisan.woodcutter.lines.0.prices" = { among = [[1, 2], [2, 2]] }
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.errors import BadInput, Trouble
from chantier.kernel.game import Game, find
from chantier.kernel.kit import converted, read_file
from chantier.kernel.words import Words, plain
from chantier.lab.cell import Cell, new_cell
from chantier.lab.variant import Changes, variant_source

LEAST_LESSONS = 20  # a tenth of the games is held back, and one game tells nothing
USUAL = "usual"  # the kit without changes


class Knob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the kit that a search may turn: whole numbers or others between two ends, or one of several values."""

    least: int | float | None = None
    most: int | float | None = None
    among: list[Any] = []

    def extremes(self, path: str) -> list[Any]:
        if self.among:
            return self.among
        if self.least is None or self.most is None or self.least > self.most:
            raise BadInput("knob-ends", path=path)
        return [self.least, self.most]

    def has(self, value: Any) -> bool:
        if self.among:
            return value in self.among
        least, most = self.extremes("")
        return isinstance(value, int | float) and bool(least <= value <= most)


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    bots: tuple[str, ...] = ("greedy",)
    beside: tuple[str, ...] = ()
    kit: str = ""  # a file beside the question, instead of the kit that comes with the game
    seats: list[int] = []  # all that the game is for
    games: int = 400
    narrower: float | None = None
    learn: int = 0  # games from which the bots' weights are learnt, for each kit and number of seats; 0: the game's own
    seed: int = 0
    options: dict[str, Any] = {}
    usual: bool = True  # whether the kit without changes is played too
    kits: dict[str, dict[str, Any]] = {}
    sweep: dict[str, list[Any]] = {}
    knobs: dict[str, Knob] = {}  # what `chantier lab search` may change, and how often it tries
    tries: int = 40


class BadQuestion(BadInput):
    """A question that can't be asked says the file, the line, and what is wrong there."""

    def __init__(self, file: str, line: int, trouble: Trouble | Exception) -> None:
        self.trouble = trouble
        super().__init__("question-broken", file=file, line=line)

    def says(self, lang: str) -> str:
        reason = self.trouble.says(lang) if isinstance(self.trouble, Trouble) else str(self.trouble)
        return Words().say(lang, self.message, plain({**self.figures, "reason": reason}))


def read_question(file: Path | str) -> Question:
    """Read and check the file, before a game of it is played."""
    path = Path(file)
    source = read_file(path)
    try:
        question = converted(tomllib.loads(source), Question)
        if question.kit:
            question = msgspec.structs.replace(question, kit=str(path.parent / question.kit))
        cells_of(question)
        check_knobs(question)
    except (ValueError, msgspec.ValidationError) as trouble:
        raise BadQuestion(path.name, line_of(source, trouble), trouble) from None
    return question


def line_of(source: str, trouble: Exception) -> int:
    """Return the line that the trouble names, or the first that holds what it is about; 1 if nothing is found."""
    about = [str(trouble.figures.get(name, "")) for name in ("path", "given")] if isinstance(trouble, Trouble) else []
    named = re.search(r"at line (\d+)", str(trouble))
    if named and not any(about):  # else it is a line of the kit
        return int(named[1])
    about += [word.removeprefix("$.").split(".")[0].split("[")[0] for word in re.findall(r"`([^`]+)`", str(trouble))]
    lines = list(enumerate(source.splitlines(), 1))
    return next((number for word in about if word for number, line in lines if word in line), 1)


@contextmanager
def placed(path: str) -> Iterator[None]:
    """Whatever is wrong in here is about this knob or kit, where it does not name a place itself."""
    try:
        yield
    except Trouble as trouble:
        trouble.figures.setdefault("path", path)
        raise


def kits_of(question: Question) -> dict[str, Changes]:
    """Return the changes of each kit by its name; a sweep makes a kit of every combination."""
    kits: dict[str, Changes] = {USUAL: {}} if question.usual else {}
    kits |= question.kits
    for values in swept(question.sweep):
        kits[", ".join(f"{path} = {value}" for path, value in values.items())] = values
    return kits


def swept(knobs: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    if knobs:
        for values in product(*knobs.values()):
            yield dict(zip(knobs, values, strict=True))


def check_knobs(question: Question) -> None:
    """Turn every knob to its ends, or to each of its values, before anything is played."""
    if question.tries < 1:
        raise BadInput("no-tries", given=question.tries)
    for path, knob in question.knobs.items():
        for value in knob.extremes(path):
            with placed(path):
                variant_source(find(question.game), {path: value}, question.kit)


def cells_of(question: Question) -> list[Cell]:
    if question.games < 1:
        raise BadInput("no-games", given=question.games)
    if question.learn and question.learn < LEAST_LESSONS:
        raise BadInput("few-lessons", given=question.learn, least=LEAST_LESSONS)
    return [
        cell
        for bots in (question.bots, question.beside)
        if bots
        for name, changes in kits_of(question).items()
        for cell in cells_of_kit(question, name, changes, bots)
    ]


def cells_of_kit(question: Question, name: str, changes: Changes, bots: Sequence[str]) -> list[Cell]:
    """Return a cell for every number of seats."""
    game: Game[Any, Any] = find(question.game)
    with placed(name if name in question.kits else next(iter(changes), Path(question.kit).name)):
        source = variant_source(game, changes, question.kit)
        game.kit(source, name)
    return [
        new_cell(game, name, source, seats, bots, question.options, question.seed)
        for seats in question.seats or game.seats
    ]
