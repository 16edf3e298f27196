"""A request that is refused gets a status, a code and a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from starlette.requests import HTTPConnection

from chantier.kernel.words import Words, plain

WORDS = Words(Path(__file__).parent)
LONGEST = 200  # a refusal repeats at most so many characters of what somebody sent


class Refused(Exception):
    def __init__(self, status: int, code: str, **figures: int | str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.figures = {name: f[:LONGEST] if isinstance(f, str) else f for name, f in figures.items()}

    def said(self, lang: str) -> str:
        return WORDS.say(lang, f"refused-{self.code}", plain(self.figures))

    def answer(self, lang: str) -> dict[str, Any]:
        return {"code": self.code, "says": self.said(lang), "figures": self.figures}


class Unheeded(Refused):
    """A timed move came too late, twice or too fast, and is ignored."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


class TableElsewhere(Refused):
    """Another node keeps the table."""

    def __init__(self, node: str) -> None:
        super().__init__(503, "no-keeper")
        self.node = node


def spoken(request: HTTPConnection) -> str:
    """Return the browser's first language that we speak: English if there is none, French if it names none."""
    wanted = re.findall(r"(?:^|,)\s*([a-z]{2})", request.headers.get("accept-language", "fr").lower())
    return next((lang for lang in wanted if lang in ("fr", "en")), "en")
