"""What the command line says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from chantier.kernel.errors import BadInput
from chantier.kernel.words import Words, plain

WORDS = Words(Path(__file__).parent)

# the value is read before the arguments are parsed (see spoken_language); this makes it a known option of a command
Lang = Annotated[Literal["fr", "en"] | None, typer.Option("--lang", help="français / English")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON")]


class Speech:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **figures: int | str) -> str:
        return WORDS.say(self.lang, message, figures)


class BadUsage(BadInput):
    """What the caller of a command got wrong; the sentence is among the words of the command line."""

    def says(self, lang: str) -> str:
        return WORDS.say(lang, self.message, plain(self.figures))
