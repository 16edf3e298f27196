"""The booklet (AG-30): a page for each building, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chantier.kernel.rulebook import page_in, sections

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Page:
    """What to know of a building, and what to look at. Its name is the message building-<id>."""

    building: str
    place: str
    date: str
    architect: str
    text: str


@cache
def booklet(lang: str) -> dict[str, Page]:
    """BOOKLET.<lang>.md: ## is a building, then three lines (place, date, architect), then its text."""
    _, *pages = sections(page_in(FOLDER, "BOOKLET", lang).read_text("utf-8"))
    return {building: page(building, body) for (_, building), body in pages}


def page(building: str, body: str) -> Page:
    facts, _, text = body.partition("\n\n")
    place, date, architect = facts.splitlines()
    return Page(building, place, date, architect, text.strip())
