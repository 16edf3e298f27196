"""A game is drawn in a terminal by a `Drawing`. Only its types name rich: the rules do without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from chantier.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

MARKS = ("⌂I", "▲II", "■III", "●IV", "◣V")  # a roof and a numeral tell seats apart without colour
STYLES = ("bold white on blue", "bold white on red", "bold black on green", "bold black on magenta", "bold reverse")


class Player(NamedTuple):
    """A player is what a drawing needs to show who sits in a seat."""

    name: str
    mark: str
    style: str
    who: str  # who plays the seat: a person, or the name of a bot


class Section(NamedTuple):
    """A section is a part of a small board: a title, and cells of which as many stand side by side as fit."""

    title: str
    cells: Sequence[Text]
    brief: Sequence[Text] | None = None  # what is shown where rows are scarce; empty is nothing at all
    now: bool = False  # if True, the table asks about it, so that it is never shortened


class Glance(Protocol):
    """A glance turns a view into sections for a small screen; a move that can be made now has its key beside it."""

    def __call__(
        self, view: Mapping[str, Any], players: Sequence[Player], words: Words, lang: str, keys: Mapping[str, str]
    ) -> list[Section]: ...


class Drawing(Protocol):
    """A drawing turns a view into something to print, which must be readable without colour and in 80 columns."""

    def __call__(
        self, view: Mapping[str, Any], players: Sequence[Player], words: Words, lang: str
    ) -> RenderableType: ...


def players(lang: str, who: Sequence[str], names: Sequence[str] = ()) -> list[Player]:
    """Return a player for each seat, in order; whoever has no name is called by the colour of the seat."""
    names = names or [Words().say(lang, f"seat-{number}") for number in range(1, len(who) + 1)]
    return [Player(*seated) for seated in zip(names, MARKS, STYLES, who, strict=False)]
