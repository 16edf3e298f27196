"""Every word that a person reads is a Fluent message, in each language that has files; the rest is English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
LANGUAGES = tuple(sorted(file.name.split(".")[1] for file in Path(__file__).parent.glob("messages.*.ftl")))
MINUS = "\N{MINUS SIGN}"
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # before a number below zero, where a minus sign belongs
LONG = 10**15  # the formatter takes no longer numbers, and no game counts so far

Figures = Mapping[str, int | str]
"""What a message speaks of. A text that begins with @ names other messages, "@guild-mason", with a number n or without:
"@good-clay=2 @good-wood=1" is said "2 clay, 1 wood". See `plain`."""


def is_told(folders: tuple[Path, ...], lang: str) -> bool:
    return all((folder / f"messages.{lang}.ftl").is_file() for folder in folders)


@cache
def bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    """Return the messages of a language; if a folder lacks it, all are English, so that no sentence is mixed."""
    if lang != ENGLISH and not is_told(folders, lang):
        return bundle(folders, ENGLISH)
    found = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        found.add_resource(FluentResource((folder / f"messages.{lang}.ftl").read_text("utf-8")))
    return found


@lru_cache(maxsize=2**14)  # a log says the same sentences again and again
def formatted(folders: tuple[Path, ...], lang: str, message: str, spoken: tuple[tuple[str, int | str], ...]) -> str:
    found = bundle(folders, lang)
    pattern = found.get_message(message).value if found.has_message(message) else None
    if pattern is None and lang != ENGLISH:
        return formatted(folders, ENGLISH, message, spoken)
    if pattern is None:
        raise LookupError(f"no message '{message}' in {lang}")
    text, faults = found.format_pattern(pattern, dict(spoken))
    if faults:
        raise LookupError(f"message '{message}' in {lang}: {faults[0]}")
    return HYPHEN.sub(MINUS, str(text))


class Words:
    """These are the messages of some folders, each with a messages.en.ftl and one for each other language."""

    def __init__(self, *folders: Path, people: tuple[str, ...] = ()) -> None:
        self.folders = (Path(__file__).parent, *folders)
        self.people = {f"seat-{seat}": name for seat, name in enumerate(people, 1)}

    def calling(self, people: Iterable[str]) -> Words:
        """Return the same words, which call the seats by these names and not by their colours."""
        return Words(*self.folders[1:], people=tuple(people))

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
            said.append(self.people.get(message) or self.say(lang, message, {"n": int(n)} if counted else None))
        return ", ".join(said)

    def has(self, lang: str, message: str) -> bool:
        return any(bundle(self.folders, one).has_message(message) for one in (lang, ENGLISH))

    def speak(self, lang: str) -> bool:
        """Say whether these words are there in a language, and not only in English."""
        return is_told(self.folders, lang)


def plain(figures: Figures) -> Figures:
    """Return figures whose texts somebody typed: they are repeated as they are, whatever they begin with."""
    return {name: f"@{f}" if isinstance(f, str) and f.startswith("@") else f for name, f in figures.items()}


def language(wanted: str | None) -> str:
    """Return the language of a locale such as fr_BE.UTF-8, and English where we do not speak it."""
    begins = re.match("[a-z]+", (wanted or "").lower())
    return begins[0] if begins and begins[0] in LANGUAGES else ENGLISH


def gathered(part: dict[str, Any]) -> dict[str, Any]:
    """Return a table of a TOML file in which the texts of the languages, `fr = "…"`, are one field `texts`."""
    texts = {lang: part[lang] for lang in LANGUAGES if lang in part}
    return {name: value for name, value in part.items() if name not in texts} | {"texts": texts}


def native(lang: str) -> str:
    """Return what a language is called by those who speak it: Deutsch, English, français."""
    return str(Locale(lang).display_name)


def decimal(figure: str, lang: str) -> str:
    """Return a figure as the language writes it: 1.4 or 1,4."""
    return figure.replace(".", str(Locale(lang).number_symbols["latn"]["decimal"]))


def percent(figure: str, lang: str) -> str:
    """Return a figure with its percent sign as the language sets it: 5% or 5 %."""
    return f"{figure}{Locale(lang).percent_formats[None].pattern.rpartition('0')[2]}"
