"""Everything that can go wrong has one sentence in each language.

Trouble
├── UnknownGame    no game of that name
├── BadGame        a game that contradicts itself, or a package that can't be loaded
├── UnknownBot     no bot of that name
├── BadSeats       a number of seats the game is not for
├── BadOption      an option or value the game does not have
├── BadKit         a kit with a missing, negative or contradictory figure
├── BadRecord      a record that is cut off, was changed, or does not replay
├── IllegalMove    a move that is refused; carries the Refusal
├── CannotUndo     a move that can't be taken back any more
├── UnknownRule    no rule of that number
└── BadInput       anything else a caller got wrong
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.kernel.words import Words, plain

if TYPE_CHECKING:
    from chantier.kernel.refusal import Refusal

LONGEST = 900  # a sentence can't hold longer figures


class Trouble(ValueError):
    """A trouble is a message and its figures; `str` says it in English."""

    def __init__(self, message: str, **figures: int | str) -> None:
        self.message = message
        self.figures = {name: f[:LONGEST] if isinstance(f, str) else f for name, f in figures.items()}
        super().__init__(message)

    def __str__(self) -> str:
        return self.says("en")

    def says(self, lang: str) -> str:
        return Words().say(lang, self.message, plain(self.figures))


class UnknownGame(Trouble):
    pass


class BadGame(Trouble):
    pass


class UnknownBot(Trouble):
    pass


class BadSeats(Trouble):
    pass


class BadOption(Trouble):
    pass


class BadKit(Trouble):
    pass


class BadRecord(Trouble):
    def __init__(self, message: str, refusal: Refusal | None = None, **figures: int | str) -> None:
        self.refusal = refusal
        super().__init__(message, **figures)

    def says(self, lang: str) -> str:
        reason = {"reason": self.refusal.said(lang)} if self.refusal else {}
        return Words().say(lang, self.message, plain({**self.figures, **reason}))


class CannotUndo(Trouble):
    pass


class UnknownRule(Trouble):
    pass


class BadInput(Trouble):
    pass


class IllegalMove(Trouble):
    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.code)

    def says(self, lang: str) -> str:
        return self.refusal.said(lang)
