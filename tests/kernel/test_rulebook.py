"""The rules as pages to read."""

from __future__ import annotations

import pytest

from chantier import UnknownRule
from chantier.kernel.rulebook import parse_rulebook

PAGES = """# The Game

What it is.

## First chapter

### XY-1 A title

Some text,

- and a list.

### XY-2b Another

More.
"""


def test_a_rule_has_number_title_chapter_and_text() -> None:
    book = parse_rulebook(PAGES)
    rule = book.rules["XY-1"]

    assert ("The Game", "What it is.") == (book.title, book.about)
    assert ("A title", "First chapter") == (rule.title, rule.chapter)
    assert "Some text,\n\n- and a list." == rule.text


@pytest.mark.parametrize("wanted", ["XY-2b", "xy-2B", "2b", " xy2b "])
def test_a_rule_is_found_by_its_number(wanted: str) -> None:
    assert "Another" == parse_rulebook(PAGES).find(wanted).title


@pytest.mark.parametrize("wanted", ["XY-3", "", "QA-1", "x" * 500])
def test_an_unknown_rule_is_answered_with_the_known_ones(wanted: str) -> None:
    with pytest.raises(UnknownRule, match="XY-1 to XY-2b"):
        parse_rulebook(PAGES).find(wanted)


def test_a_heading_without_a_number_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="needs its number"):
        parse_rulebook("### A title\n")
