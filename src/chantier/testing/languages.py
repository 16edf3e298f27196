"""What a language still lacks: python -m chantier.testing.languages de."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from chantier.kernel.words import ENGLISH

ROOT = Path(__file__).parents[3]
PLACES = ("src/chantier", "web/src")
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def english() -> list[Path]:
    """Return every file of words and page of rules that there is in English, of a checked-out project."""
    found = [file for place in PLACES for file in (ROOT / place).rglob(f"*.{ENGLISH}.*")]
    return sorted(file for file in found if file.suffix in (".ftl", ".md") and "static" not in file.parts)


def lacking(lang: str) -> Iterator[str]:
    """Yield each file that a language lacks, and each message that one of its files lacks."""
    for file in english():
        own = file.with_name(file.name.replace(f".{ENGLISH}.", f".{lang}."))
        place = own.relative_to(ROOT)
        if not own.exists():
            yield f"{place}"
        elif own.suffix == ".ftl":
            there = MESSAGE.findall(own.read_text("utf-8"))
            yield from (f"{place}: {name}" for name in MESSAGE.findall(file.read_text("utf-8")) if name not in there)


if __name__ == "__main__":
    sys.stdout.writelines(f"{one}\n" for one in lacking(sys.argv[1]))
