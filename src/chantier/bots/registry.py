"""Every bot there is: its code, its name, one sentence about it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

from chantier.bots.bot import Bot, RandomBot
from chantier.bots.evaluation import Evaluation, LearntEvaluation
from chantier.bots.greedy import GreedyBot
from chantier.bots.planner import TURNS, WIDTH, PlannerBot
from chantier.bots.search import MILLISECONDS, SearchBot
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadOption, UnknownBot
from chantier.kernel.words import Words

WORDS = Words(Path(__file__).parent)
GROUP = "chantier.bots"  # a package names its bots in this group of entry points: careful = "my_package:CarefulBot"


@dataclass(frozen=True)
class Parameter:
    """A figure of a bot: planner:turns=3. With `parts` of 100 it may have hundredths: greedy:recall=0.5."""

    usual: int
    least: int
    most: int
    parts: int = 1  # `usual` to `most`, and what the bot gets, count these

    def figure(self, value: str) -> int | None:
        """What is written, in parts; None if it can't be."""
        whole, point, rest = value.partition(".")
        if not whole.isdecimal() or (point and not rest.isdecimal()):
            return None
        figure = Fraction(value) * self.parts
        return int(figure) if figure.denominator == 1 and self.least <= figure <= self.most else None


@dataclass(frozen=True)
class BotCard:
    code: str
    make: Callable[[Dice, Mapping[str, int]], Bot]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    pace: int = 900  # milliseconds between two of its moves where moments count, as a hand and an eye would need
    level: int = 0  # 1 to 4, of those one is asked to choose from
    says: str = ""  # one sentence about a bot of somebody else's; ours have theirs among the words

    def name(self, lang: str) -> str:
        return self.code if self.says else WORDS.say(lang, f"bot-{self.code}")

    def sentence(self, lang: str) -> str:
        return self.says or WORDS.say(lang, f"bot-{self.code}-says")

    @property
    def ms(self) -> int:
        """What it takes for a move; 0 is at once."""
        return self.parameters["ms"].usual if "ms" in self.parameters else 0


STYLE = Parameter(0, 0, 63)  # of the game's styles, by number or by name
EFFORT = {
    "ms": Parameter(int(MILLISECONDS), 1, 600_000),
    "iterations": Parameter(0, 0, 1_000_000_000),  # instead of a time, so that the same dice give the same play
}
LONGER = {**EFFORT, "ms": Parameter(1000, 1, 600_000)}  # the strongest takes its time
BLUR = Parameter(100, 0, 1_000)  # percent of what a beginner misjudges


def recall(usual: int = 100) -> Parameter:
    """How much of what it has seen it remembers."""
    return Parameter(usual, 0, 100, parts=100)


def greedy(dice: Dice, given: Mapping[str, int]) -> Bot:
    return GreedyBot(dice, given.get("style", 0), given["recall"] / 100, given.get("blur", 0))


def planner(dice: Dice, given: Mapping[str, int]) -> Bot:
    return PlannerBot(dice, given["turns"], given["width"], given["style"], given["recall"] / 100)


def search(dice: Dice, given: Mapping[str, int]) -> Bot:
    return searching(dice, Evaluation(), given)


def learnt_search(dice: Dice, given: Mapping[str, int]) -> Bot:
    return searching(dice, LearntEvaluation(), given)


def searching(dice: Dice, evaluation: Evaluation, given: Mapping[str, int]) -> Bot:
    return SearchBot(
        dice, evaluation, given["ms"], given["iterations"], recall=given["recall"] / 100, style=given["style"]
    )


CARDS = {
    card.code: card
    for card in (
        BotCard("apprentice", greedy, {"blur": BLUR, "recall": recall(30), "style": STYLE}, pace=1200, level=1),
        BotCard("journeyman", greedy, {"recall": recall(55), "style": STYLE}, pace=800, level=2),
        BotCard("master", search, {**EFFORT, "recall": recall(80), "style": STYLE}, pace=500, level=3),
        BotCard("grandmaster", learnt_search, {**LONGER, "recall": recall(), "style": STYLE}, pace=350, level=4),
        BotCard("random", lambda dice, given: RandomBot(dice)),
        BotCard("greedy", greedy, {"style": STYLE, "recall": recall()}, pace=600),
        BotCard(
            "planner",
            planner,
            {
                "turns": Parameter(int(TURNS), 1, 12),
                "width": Parameter(int(WIDTH), 1, 1000),
                "style": STYLE,
                "recall": recall(),
            },
            pace=350,
        ),
        BotCard("search", search, {**EFFORT, "recall": recall(), "style": STYLE}, pace=350),
    )
}
STRENGTHS = json.loads((Path(__file__).parent / "strengths.json").read_text("utf-8"))  # from `chantier ladder`
LEVELS = [card for card in CARDS.values() if card.level]


def offered() -> list[BotCard]:
    """Who may be asked to sit down at a table by somebody far away: the levels, and what the host has installed."""
    return [*LEVELS, *(outside_card(name, entry) for name, entry in installed().items() if loads(name))]


def loads(name: str) -> bool:
    """Whether an installed bot can be used; a broken one is left out, and `make` says why."""
    try:
        card_of(name)
    except UnknownBot:
        return False
    return True


def make(code: str, dice: Dice, styles: Sequence[str] = ()) -> Bot:
    """A new bot. A code may set figures: planner:turns=3,width=20; and a style of the game: greedy:style=castles."""
    card, figures = card_of(code)
    given = {key: parameter.usual for key, parameter in card.parameters.items()}
    for figure in filter(None, figures.split(",")):
        key, _, value = figure.partition("=")
        number = str(styles.index(value)) if key == "style" and value in styles else value
        given[key] = checked_figure(card, key, number)
        if key == "style" and styles and given[key] >= len(styles):
            raise BadOption("bad-option", option=key, given=value, known=", ".join(styles))
    return card.make(dice, given)


def card_of(code: str) -> tuple[BotCard, str]:
    """The card of a bot and the figures that its code sets: one of ours, an installed one, or package:Class."""
    name, _, figures = code.partition(":")
    if name in CARDS:
        return CARDS[name], figures
    if name in installed():
        return outside_card(name, installed()[name]), figures
    if figures.isidentifier():
        return outside_card(code, EntryPoint(code, code, GROUP)), ""
    raise UnknownBot("unknown-bot", given=name, known=", ".join([*CARDS, *installed()]))


def check_named(code: str) -> None:
    """Refuse package:Class: only who runs the program may choose which modules it imports."""
    name = code.partition(":")[0]
    if name not in CARDS and name not in installed():
        raise UnknownBot("unknown-bot", given=name, known=", ".join([*CARDS, *installed()]))


@cache
def installed() -> dict[str, EntryPoint]:
    """Bots of installed packages, by the name they are installed as; none of them takes the place of one of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in CARDS}


def outside_card(code: str, entry: EntryPoint) -> BotCard:
    """The card of a class that takes dice and is a Bot, as somebody else wrote it."""
    try:
        made = entry.load()
    except Exception as trouble:  # whatever their module does when it is imported
        raise UnknownBot("broken-bot", given=code, reason=f"{type(trouble).__name__}: {trouble}") from trouble
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise UnknownBot("broken-bot", given=code, reason=f"{entry.value} is no Bot")
    take: Callable[[Dice], Bot] = made
    says = (made.__doc__ or made.__name__).strip().splitlines()[0]
    return BotCard(code, lambda dice, given: take(dice), says=says)


class Strength(NamedTuple):
    """Percent of games won against the level below, 95 % sure to be from `low` to `high`, and how they were played.

    Iterations a move are its own, 0 where it takes no time; the level below had as many less as its usual time is less.
    """

    seats: int
    wins: float
    low: float
    high: float
    games: int
    iterations: int = 0


def strengths(code: str) -> dict[str, list[Strength]]:
    """By game, where it was measured (docs/bots.md)."""
    return {game: [Strength(*one) for one in known[code]] for game, known in STRENGTHS.items() if code in known}


def pace_of(code: str) -> int:
    return card_of(code)[0].pace


def checked_figure(card: BotCard, key: str, value: str) -> int:
    if key not in card.parameters:
        raise BadOption("unknown-option", game=card.code, given=key, known=", ".join(card.parameters) or "–")
    known = card.parameters[key]
    figure = known.figure(value)
    if figure is None:
        least, most = known.least // known.parts, known.most // known.parts
        raise BadOption("bad-option", option=key, given=value or "–", known=f"{least}–{most}")
    return figure


def split(codes: str) -> list[str]:
    """A list of codes: random,planner:turns=3,width=20 are two bots, for width=20 is no bot's name."""
    bots: list[str] = []
    for part in codes.split(","):
        if bots and "=" in part and ":" not in part:
            bots[-1] += f",{part}"
        else:
            bots.append(part.strip())
    return bots
