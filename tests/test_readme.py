"""What the README and the docs show, works."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PAGES = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").glob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if ">>>" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_every_example_gives_what_it_says(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert tried
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text("utf-8"))

    assert not [link for link in links if not (page.parent / link).exists()]


def test_the_readme_gives_the_command_that_ci_runs() -> None:
    command = "python3 -m pip install -e '.[test]' && python3 -m pytest"

    assert command in (PROJECT / "README.md").read_text("utf-8")
    assert command in (PROJECT / ".ci" / "run").read_text("utf-8")
