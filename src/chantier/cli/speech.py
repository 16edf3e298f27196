"""What the command line says."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from chantier.kernel.errors import BadInput
from chantier.kernel.game import SHELF
from chantier.kernel.words import LANGUAGES, Words, native, plain

WORDS = Words(Path(__file__).parent)

if TYPE_CHECKING:
    Spoken = str
else:
    Spoken = Literal[LANGUAGES]  # whatever languages there are, which no type can say

# the value is read before the arguments are parsed (see spoken_language); this makes it a known option of a command
Lang = Annotated[Spoken | None, typer.Option("--lang", help=" / ".join(map(native, LANGUAGES)))]
AsJson = Annotated[bool, typer.Option("--json", help="JSON")]


class Speech:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **figures: int | str) -> str:
        return WORDS.say(self.lang, message, figures)


def game_argument(speech: Speech) -> Any:
    """GAME, which a shell completes from the shelf."""
    return typer.Argument(metavar="GAME", help=speech.say("argument-game"), autocompletion=lambda: list(SHELF))


def workers_option(speech: Speech) -> Any:
    """--workers: the same games, sooner."""
    return typer.Option("--workers", metavar="N", help=speech.say("option-workers-lab"))


def ray_option(speech: Speech) -> Any:
    """--ray: the same games, on many machines."""
    return typer.Option("--ray", metavar="auto|ADDRESS", help=speech.say("option-ray"))


class BadUsage(BadInput):
    """What the caller of a command got wrong; the sentence is among the words of the command line."""

    def says(self, lang: str) -> str:
        return WORDS.say(lang, self.message, plain(self.figures))
