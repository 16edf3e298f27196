"""Every word a person reads: Fluent messages, in French and English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
LONG = 10**15  # a longer number is nobody's count, and more than the formatter of numbers takes

Figures = Mapping[str, int | str]
"""What a message speaks of. A text that begins with @ names another message, "@guild-mason"; see `plain`."""


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        found.add_resource(FluentResource((folder / f"messages.{lang}.ftl").read_text("utf-8")))
    return found


class Words:
    """The messages of some folders; each has a messages.fr.ftl and a messages.en.ftl."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (Path(__file__).parent, *folders)

    def say(self, lang: str, message: str, figures: Figures | None = None) -> str:
        found = bundle(self.folders, lang)
        pattern = found.get_message(message).value if found.has_message(message) else None
        if pattern is None:
            raise LookupError(f"no message '{message}' in {lang}")
        spoken = {name: self.spoken(lang, figure) for name, figure in (figures or {}).items()}
        text, faults = found.format_pattern(pattern, spoken)
        if faults:
            raise LookupError(f"message '{message}' in {lang}: {faults[0]}")
        return str(text)

    def spoken(self, lang: str, figure: int | str) -> int | str:
        if isinstance(figure, int):
            return figure if abs(figure) < LONG else str(figure)
        if not figure.startswith("@"):
            return figure
        return figure[1:] if figure.startswith("@@") else self.say(lang, figure[1:])

    def has(self, lang: str, message: str) -> bool:
        return bool(bundle(self.folders, lang).has_message(message))


def plain(figures: Figures) -> Figures:
    """Figures whose texts somebody typed: they are repeated as they are, whatever they begin with."""
    return {name: f"@{f}" if isinstance(f, str) and f.startswith("@") else f for name, f in figures.items()}


def language(wanted: str | None) -> str:
    """The language nearest to a locale such as fr_BE.UTF-8; English for all others."""
    return "fr" if (wanted or "").lower().startswith("fr") else "en"
