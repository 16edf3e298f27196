"""Every game folder has the same rooms; docs/kernel.md names them, and all else is a chapter of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = [kit.parent for kit in sorted(ROOT.glob("src/chantier/games/*/kit.toml"))]
PAGE = (ROOT / "docs/kernel.md").read_text("utf-8")
RULE = re.compile(r"\b(QA|WK|AG|AB)-\d+")


def named(table: str) -> set[str]:
    """The files in the first column of a table."""
    rows = PAGE.partition(f"| {table} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {file for row in rows for file in re.findall(r"`([^`]+)`", row.split("|")[1])}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_has_the_rooms_of_all_games(game: Path) -> None:
    rooms = named("in every game")

    assert {"dispatch.py", "chance.py", "secrets.py", "view.py", "position.py", "judge.py"} <= rooms
    assert not [room for room in sorted(rooms) if not (game / room).is_file()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_no_room_is_a_chapter_that_cites_its_rules(game: Path) -> None:
    others = {file.name for file in game.glob("*.py")} - named("in every game") - named("in some")
    silent = [name for name in sorted(others) if not RULE.search((game / name).read_text("utf-8"))]

    assert others
    assert not silent


def test_a_room_of_some_is_there_for_somebody() -> None:
    assert not [room for room in sorted(named("in some")) if not any((game / room).is_file() for game in GAMES)]
