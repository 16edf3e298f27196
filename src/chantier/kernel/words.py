"""Every word that a person reads is a Fluent message, in French and English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
LONG = 10**15  # the formatter takes no longer numbers, and nobody counts so far

Figures = Mapping[str, int | str]
"""What a message speaks of. A text that begins with @ names other messages, "@guild-mason", with a number n or without:
"@good-clay=2 @good-wood=1" is said "2 clay, 1 wood". See `plain`."""


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        found.add_resource(FluentResource((folder / f"messages.{lang}.ftl").read_text("utf-8")))
    return found


@lru_cache(maxsize=2**14)  # a log says the same sentences again and again
def formatted(folders: tuple[Path, ...], lang: str, message: str, spoken: tuple[tuple[str, int | str], ...]) -> str:
    found = bundle(folders, lang)
    pattern = found.get_message(message).value if found.has_message(message) else None
    if pattern is None:
        raise LookupError(f"no message '{message}' in {lang}")
    text, faults = found.format_pattern(pattern, dict(spoken))
    if faults:
        raise LookupError(f"message '{message}' in {lang}: {faults[0]}")
    return str(text)


class Words:
    """These are the messages of some folders, each with a messages.fr.ftl and a messages.en.ftl."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (Path(__file__).parent, *folders)

    def say(self, lang: str, message: str, figures: Figures | None = None) -> str:
        spoken = ((name, self.spoken(lang, figure)) for name, figure in (figures or {}).items())
        return formatted(self.folders, lang, message, tuple(spoken))

    def spoken(self, lang: str, figure: int | str) -> int | str:
        if isinstance(figure, int):
            return figure if abs(figure) < LONG else str(figure)
        if not figure.startswith("@"):
            return figure
        return figure[1:] if figure.startswith("@@") else self.named(lang, figure)

    def named(self, lang: str, figure: str) -> str:
        said = []
        for part in figure.split():
            message, counted, n = part[1:].partition("=")
            said.append(self.say(lang, message, {"n": int(n)} if counted else None))
        return ", ".join(said)

    def has(self, lang: str, message: str) -> bool:
        return bool(bundle(self.folders, lang).has_message(message))


def plain(figures: Figures) -> Figures:
    """Return figures whose texts somebody typed: they are repeated as they are, whatever they begin with."""
    return {name: f"@{f}" if isinstance(f, str) and f.startswith("@") else f for name, f in figures.items()}


def language(wanted: str | None) -> str:
    """Return the language of a locale such as fr_BE.UTF-8, and English where we do not speak it."""
    return "fr" if (wanted or "").lower().startswith("fr") else "en"
