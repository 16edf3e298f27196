"""The rules of a game can be read as pages: RULES.en.md in its folder, and one for each other language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chantier.kernel.errors import UnknownRule
from chantier.kernel.words import ENGLISH

HEADING = re.compile(r"^(#{1,3}) +(.+)$")
RULE_TITLE = re.compile(r"^([A-Z]{2}-\d+[a-z]?) +(.+)$")


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    chapter: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    title: str
    about: str
    rules: dict[str, Rule]

    def find(self, wanted: str) -> Rule:
        """Return the rule of a number; "14" is enough."""
        prefix = next(iter(self.rules)).split("-")[0]
        number = wanted.strip().upper().removeprefix(prefix).lstrip("-").lower()
        rule = self.rules.get(f"{prefix}-{number}")
        if rule is None:
            raise UnknownRule("unknown-rule", given=wanted, first=next(iter(self.rules)), last=list(self.rules)[-1])
        return rule


@cache
def rulebook(folder: Path, lang: str) -> Rulebook:
    return parse_rulebook(page_in(folder, "RULES", lang).read_text("utf-8"))


def page_in(folder: Path, name: str, lang: str) -> Path:
    """Return a page in a language, or in English where it is not written."""
    page = folder / f"{name}.{lang}.md"
    return page if page.is_file() else folder / f"{name}.{ENGLISH}.md"


def parse_rulebook(text: str) -> Rulebook:
    """Read the page: # is the game, ## a chapter, ### a rule with its number and title."""
    title = about = chapter = ""
    rules: dict[str, Rule] = {}
    for heading, body in sections(text):
        level, name = heading
        if level == 1:
            title, about = name, body
        elif level == 2:
            chapter = name
        else:
            numbered = RULE_TITLE.match(name)
            if numbered is None:
                raise ValueError(f"a rule's heading needs its number: {name}")
            rules[numbered[1]] = Rule(numbered[1], numbered[2], chapter, body)
    return Rulebook(title, about, rules)


def sections(text: str) -> list[tuple[tuple[int, str], str]]:
    """Return every heading with the text below it."""
    found: list[tuple[tuple[int, str], list[str]]] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            found.append(((len(heading[1]), heading[2].strip()), []))
        elif found:
            found[-1][1].append(line)
    return [(heading, "\n".join(lines).strip()) for heading, lines in found]
