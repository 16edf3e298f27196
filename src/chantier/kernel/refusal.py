"""A refusal says why a move is not allowed."""

from __future__ import annotations

from dataclasses import dataclass, field

from chantier.kernel.codes import HAVE, LETTER, NEED, RULE
from chantier.kernel.words import Figures, Words


@dataclass(frozen=True)
class Refusal:
    code: str
    rule: str  # a rule such as "QA-14", or empty where no rule of the game is the reason
    figures: Figures
    words: Words = field(repr=False, compare=False)
    lang: str = field(repr=False, compare=False, default="en")

    @property
    def says(self) -> str:
        return self.said(self.lang)

    def said(self, lang: str) -> str:
        sentence = self.words.say(lang, f"refusal-{self.code}", self.figures)
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.says


def unpacked(packed: int) -> tuple[int, int, int, int]:
    """Return the code, the rule, the figure that is needed and the figure that there is."""
    return packed % RULE, packed // RULE % (NEED // RULE), packed // NEED % (HAVE // NEED), packed // HAVE


def rule_name(prefix: str, rule: int) -> str:
    """Return the name of a rule: 14 is QA-14, 18 + LETTER * 2 is AB-18b."""
    letter = rule // LETTER
    return f"{prefix}-{rule % LETTER}{chr(ord('a') + letter - 1) if letter else ''}"
