"""How a sitting shows itself: line after line, or as a picture that stays."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, RenderableType
from rich.control import Control
from rich.text import Text

from chantier.cli import telling
from chantier.cli.glance import laid_out
from chantier.cli.speech import Speech
from chantier.kernel.drawing import Section

BESIDE = 110  # columns from which log and rule stand beside the board
MARGIN = 42  # columns of what stands there, at most
LEAST_CHOICES = 5  # rows that the choices have at least
RULER = "─"
BETWEEN = 2  # columns between choices


@dataclass
class Turn:
    """What a person is shown when asked."""

    sections: list[Section]
    news: list[Text]  # since they were asked last
    question: str
    choices: list[tuple[str, str, str]]  # key, label, text
    rule: str  # of the moment, as a page
    log: list[Text] = field(default_factory=list)
    fresh: bool = True  # the board has changed since it was drawn last, other than by their own hand


class Lines:
    """For pipes, and for those who listen: everything is said once, from top to bottom, and nothing moves."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def has_margin(self) -> bool:
        """Whether log and rule stand beside the board."""
        return False

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def show(self, turn: Turn) -> None:
        if turn.fresh:
            self.console.print()
            for line in laid_out(turn.sections, self.width, 10_000):
                self.console.print(line, soft_wrap=True)
        for paragraph in turn.news:
            self.console.print(paragraph)
        self.console.print(Text(f"\n◆ {turn.question}", telling.GOLD))
        self.console.print(telling.choices(turn.choices))

    def note(self, text: Text) -> None:
        self.console.print(text)

    def page(self, content: RenderableType) -> None:
        self.console.print(content)

    def thinking(self) -> AbstractContextManager[Any]:
        said = self.speech.say("play-thinking")
        return self.console.status(said) if self.console.is_terminal else nullcontext()

    def read(self, prompt: str) -> str:
        typed = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # or what is written to a file would lack the answers
        return typed


class Picture(Lines):
    """On a terminal: board, news, question and choices keep their places, and only the last line is typed on.

    rich draws it; the line is read as ever, so that arrow keys, paste and multiplexers work as they do elsewhere.
    """

    def __init__(self, console: Console, speech: Speech) -> None:
        super().__init__(console, speech)
        self.notes: list[Text] = []
        self.first_choice = 0
        self.next_choice = 0  # the first one of the next page

    @property
    def has_margin(self) -> bool:
        return self.console.width >= BESIDE

    def open(self) -> None:
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)

    def note(self, text: Text) -> None:
        self.notes.append(text)

    def thinking(self) -> AbstractContextManager[Any]:
        self.console.print(Text(self.speech.say("play-thinking"), "dim"), end="")
        return nullcontext()

    def show(self, turn: Turn) -> None:
        width, height = self.console.size
        self.draw([Text.assemble(*row) for row in self.rows(turn, width, height - 1)])
        self.notes = []

    def rows(self, turn: Turn, width: int, height: int) -> list[list[Text]]:
        """The whole picture, one row above the prompt."""
        margin = min(MARGIN, width - 80) if width >= BESIDE else 0
        main = self.main(turn, width - margin - (3 if margin else 0), height, beside=bool(margin))
        if not margin:
            return [[line] for line in main]
        side = self.side(turn, margin, height)
        blank = Text()
        pairs = zip(main, [*side, *[blank] * (height - len(side))], strict=True)
        return [[cut(left, width - margin - 3), Text(" │ ", "dim"), right] for left, right in pairs]

    def main(self, turn: Turn, width: int, height: int, *, beside: bool) -> list[Text]:
        told = [line for note in self.notes for line in folded(note, width)]
        news = [] if beside else [line for paragraph in turn.news for line in folded(paragraph, width)]
        asked = folded(Text(f"◆ {turn.question}", telling.GOLD), width)
        needed = min(LEAST_CHOICES, len(self.choice_rows(turn.choices, width, 10_000)))
        board = laid_out(turn.sections, width, height - needed - len(asked) - min(len(told), 3) - min(len(news), 1))
        left = height - len(board) - len(asked)
        choices = self.choice_rows(turn.choices, width, max(needed, left - len(told) - len(news)))
        left -= len(choices)
        told = told[: max(0, left)]
        news = latest(news, left - len(told))
        gap = [Text()] * (left - len(told) - len(news))
        return [*board, *gap[:1], *news, *told, *asked, *choices, *gap[1:]][:height]

    def choice_rows(self, choices: Sequence[tuple[str, str, str]], width: int, rows: int) -> list[Text]:
        """In as many columns as fit; if there are more than rows, `+` turns the page."""
        cells = [choice_lines(key, label, width) for key, label, _ in choices]
        whole = columned(cells, width)
        if len(whole) <= rows:
            return whole
        start = self.first_choice if self.first_choice < len(cells) else 0
        ends = range(start + 1, len(cells) + 1)
        last = max((end for end in ends if len(columned(cells[start:end], width)) < rows), default=start + 1)
        self.next_choice = last
        more = Text(self.speech.say("play-more", shown=start + 1, last=last, all=len(cells)), "dim")
        return [*columned(cells[start:last], width), more]

    def turn_page(self) -> None:
        self.first_choice = self.next_choice

    def side(self, turn: Turn, width: int, height: int) -> list[Text]:
        """The rule of the moment, then what happened last."""
        rule = [line for one in turn.rule.replace("*", "").splitlines() for line in folded(Text(one), width)]
        rule = rule[: height // 2 - 1]
        log = [line for paragraph in turn.log for line in folded(paragraph, width)]
        ruler = Text(RULER * width, "dim")
        return [*rule, ruler, *log[-(height - len(rule) - 1) :]]

    def draw(self, lines: Sequence[Text]) -> None:
        self.console.control(Control.home(), Control.clear())
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def page(self, content: RenderableType) -> None:
        """Something to read instead of the board, screen by screen."""
        options = self.console.options.update(width=min(self.console.width, 100))
        lines = self.console.render_lines(content, options, pad=False)
        rows = self.console.height - 2
        for start in range(0, max(1, len(lines)), rows):
            self.console.control(Control.home(), Control.clear())
            for segments in lines[start : start + rows]:
                self.console.print(*(Text(one.text, one.style or "") for one in segments), sep="", end="")
                self.console.print()
            if self.read(self.speech.say("play-page")).lower() in ("q", "quit", "quitter"):
                return


def cut(text: Text, width: int) -> Text:
    """Exactly so wide."""
    found = text.copy()
    found.truncate(width, pad=True)
    return found


def folded(text: Text, width: int) -> list[Text]:
    """Broken into lines at spaces that may be broken at, with its styles."""
    plain = telling.wrapped(re.sub(r"\n *", " ", text.plain), width, "  ")
    return [Text(line, text.style) for line in plain.splitlines()] or [Text()]


def latest(news: Sequence[Text], rows: int) -> list[Text]:
    """The last rows; where they begin within a paragraph, three dots say so."""
    shown = list(news[max(0, len(news) - rows) :]) if rows > 0 else []
    if shown and len(shown) < len(news) and shown[0].plain.startswith("  "):
        shown[0] = Text(f"…{shown[0].plain[1:]}", shown[0].style)
    return shown


def choice_lines(key: str, label: str, width: int) -> list[Text]:
    """The key in gold, then the label, whole: a long one goes on below, set in as the first line is."""
    first, *rest = telling.wrapped(f"{key:>2} {label}", width, "   ").splitlines()
    shown = Text(first)
    shown.stylize(telling.GOLD, 0, max(2, len(key)))
    return [shown, *map(Text, rest)]


def columned(cells: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """Down the columns, as one reads a menu: in as few rows as fit, unless a cell has several lines."""
    lines = [line for cell in cells for line in cell]
    if len(lines) > len(cells):
        return lines
    for rows in range(1, len(lines)):
        columns = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(line.cell_len for line in column) + BETWEEN for column in columns]
        if sum(widths) - BETWEEN <= width:
            pairs = [[*zip(lines[row::rows], widths, strict=False)] for row in range(rows)]
            return [Text.assemble(*(cut(line, room) for line, room in one)) for one in pairs]
    return lines


def fitting(console: Console, speech: Speech, *, plain: bool, tty: Callable[[], bool] = sys.stdin.isatty) -> Lines:
    """A picture on a terminal that can keep one; lines for pipes, for dumb terminals, and for those who want them."""
    keeps = console.is_terminal and not console.is_dumb_terminal and tty()
    return Picture(console, speech) if keeps and not plain else Lines(console, speech)
