"""A request that is refused gets a status, a code and a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from chantier.kernel.words import ENGLISH, LANGUAGES, Words, plain

WORDS = Words(Path(__file__).parent)
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
RETRY_SECONDS = "10"
LONGEST = 200  # the most characters of what somebody sent that a refusal repeats


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
    """Return the first language asked for that we speak, and English if there is none."""
    wanted = re.findall(r"(?:^|,)\s*([a-z]{2,3})", request.headers.get("accept-language", "").lower())
    return next((lang for lang in wanted if lang in LANGUAGES), ENGLISH)


def raw_refusal(refused: Refused) -> bytes:
    """Return an answer to somebody who was not listened to, so that nobody knows their language."""
    body = msgspec.json.encode(refused.answer(ENGLISH))
    head = f"HTTP/1.1 {refused.status} Service Unavailable\r\ncontent-type: application/json"
    return f"{head}\r\ncontent-length: {len(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n".encode() + body


def refusal_response(refused: Refused, lang: str) -> Response:
    headers = HEADERS if refused.status not in (429, 503) else {**HEADERS, "retry-after": RETRY_SECONDS}
    return Response(msgspec.json.encode(refused.answer(lang)), refused.status, headers, "application/json")
