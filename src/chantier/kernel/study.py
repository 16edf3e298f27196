"""A game says what it wants to be measured by, so that the lab can judge its balance without knowing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


def one_group(kit: Any) -> Sequence[str]:
    return ()


class Tally(NamedTuple):
    """A tally counts in how many games an event happens, for each value of its first figure."""

    event: str
    among: str = ""  # if this event is given, only games in which it named the value count
    groups: Callable[[Any], Sequence[str]] = one_group  # returns the group of each value; each group has its own mean

    @property
    def name(self) -> str:
        return f"{self.event}-of-{self.among}" if self.among else self.event


class Target(NamedTuple):
    """A target bounds a figure of the lab; its sentence is the message target-<figure>."""

    figure: str
    least: float | None = None
    most: float | None = None

    def is_met(self, found: float) -> bool:
        return (self.least is None or found >= self.least) and (self.most is None or found <= self.most)


class Study(NamedTuple):
    styles: Sequence[str]  # the names of the styles, in the order in which `judge_as` numbers them
    points: str  # the entry of the score sheet that decides
    first: str = ""  # the event that names the first player; if empty, it is the seat that moves first
    choice: str = ""  # the event of a starting choice, if there is one
    tallies: Sequence[Tally] = ()
    targets: Sequence[Target] = ()
    simple: Sequence[str] = ()  # the styles that are compared, if not all are

    @property
    def compared(self) -> Sequence[str]:
        return self.simple or self.styles
