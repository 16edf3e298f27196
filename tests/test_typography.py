"""Whatever a person reads is typeset: no-break spaces in French, real apostrophes, quotation marks and minus signs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from chantier.kernel.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PLACES = ("src/chantier", "web/src", "examples")
FRENCH = {
    "a no-break space is missing before it": re.compile(r"(?<![\u00a0\u202f:/])(?:[;:?!](?=\s|$)|»)"),
    "a no-break space is missing after it": re.compile(r"«(?![\u00a0\u202f])"),
    "a no-break space is missing before a percent sign": re.compile(r"\d %"),
}
GERMAN = {
    "quotation marks are „…“": re.compile(r"”|“(?=\w)|«|»"),
    "a no-break space is missing before it": re.compile(r"\d %|\w …"),
}
ALL = {
    "a typewriter's apostrophe, quotation mark or dots": re.compile(r"'|\"|\.\.\."),
    "a hyphen for a minus": re.compile(r"(?<![\w\]}])-(?=\d|\{)"),
}
OWN = {"fr": FRENCH, "de": GERMAN}
COMMAND_LINE = ("cli", "kernel", "server")  # their English is read in terminals and logs


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's own name
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - fluent's own name
        self.found.append("0")  # something is said there
        self.generic_visit(node)


def files(pattern: str) -> list[Path]:
    found = [file for place in PLACES for file in sorted((ROOT / place).rglob(pattern))]
    return [file for file in found if "static" not in file.parts and "node_modules" not in file.parts]


def said_in(file: Path) -> Iterator[tuple[str, str]]:
    """Each message of a file of words."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            texts = Texts()
            texts.visit(entry)
            yield entry.id.name, "".join(texts.found)


def taught_in(file: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Each sentence of a lesson."""

    def sentences(part: object, way: str) -> Iterator[tuple[str, str]]:
        if isinstance(part, dict):
            for name, inner in part.items():
                yield from sentences(inner, f"{way} {name}")
        elif isinstance(part, list):
            for number, inner in enumerate(part):
                yield from sentences(inner, f"{way} {number}")
        elif isinstance(part, str) and way.endswith(f" {lang}"):
            yield way, part

    return sentences(tomllib.loads(file.read_text("utf-8")), "")


def printed_in(file: Path) -> Iterator[tuple[str, str]]:
    """Each line of a rulebook, without what is code."""
    is_code = False
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        is_code ^= line.startswith("```")
        if not is_code and not re.match(r"\s*\|?[\s:|-]+\|?\s*$", line):
            bare = re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\S+|^\s*- ", "0", line)
            yield f"line {number}", re.sub(r"\*\*|__|\*", "", bare)


def faults(sentences: Iterator[tuple[str, str]], lang: str) -> list[str]:
    rules = {**ALL, **OWN.get(lang, {})}
    return [
        f"{name}: {fault}: {text}" for name, text in sentences for fault, rule in rules.items() if rule.search(text)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_typeset(lang: str) -> None:
    found = [file for file in files(f"*.{lang}.ftl") if lang != "en" or file.parent.name not in COMMAND_LINE]

    assert len(found) > 12
    assert [] == [f"{file.relative_to(ROOT)} {fault}" for file in found for fault in faults(said_in(file), lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_are_typeset(lang: str) -> None:
    found = [file for file in files("lesson*.toml") if file.with_name(f"messages.{lang}.ftl").exists()]

    assert found
    assert all(any(taught_in(file, lang)) for file in found)
    assert [] == [f"{file.parent.name} {fault}" for file in found for fault in faults(taught_in(file, lang), lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebooks_are_typeset(lang: str) -> None:
    found = [*files(f"RULES.{lang}.md"), *files(f"BOOKLET.{lang}.md")]

    assert found
    assert [] == [f"{file.parent.name} {fault}" for file in found for fault in faults(printed_in(file), lang)]
