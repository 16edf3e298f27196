"""The table drawn in a terminal: what a seat sees, in both languages, and no building's name on a fragment."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from chantier.games.architecture_game.scenarios.pieces import PARTHENON, REIMS, playing, racing
from chantier.games.architecture_game.terminal import drawn
from chantier.kernel.drawing import players
from chantier.kernel.table import Table

EVERY = 60  # entries between two views of a game


def picture(table: Table, seat: int | None = 0, *, lang: str = "en", width: int = 100) -> list[str]:
    """The lines of a plain drawing."""
    paper = Console(file=StringIO(), width=width)
    who = ["you" if other == seat else "random" for other in range(table.seats)]
    paper.print(drawn(table.view(seat), players(lang, who), table.game.words, lang))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def moments(seats: int) -> Iterator[Table]:
    """Now and then in the first rounds of a game."""
    table = Table("architecture_game", seats=seats, seed=7, options={"memory_aid": True})
    for number in range(400):
        if number % EVERY == 0:
            yield table
        moves = table.moves()
        table.play(moves[(table.version * 7) % len(moves)])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_view_fits_and_nothing_is_cut_off(seats: int, width: int, lang: str) -> None:
    for table in moments(seats):
        lines = picture(table, table.version % seats, lang=lang, width=width)

        assert width == max(map(cell_len, lines))
        assert [] == [line for line in lines if "…" in line or "\x1b" in line]


def test_a_search_shows_the_fragment_in_view_by_its_description() -> None:
    scene = racing(f"piles square: {REIMS[1]}")
    scene.play("next")
    text = "\n".join(picture(scene))

    assert "a wheel window below a row of standing kings" in text
    assert "Your pile: fragment 1 of" in text


def test_others_do_not_see_it() -> None:
    scene = racing(f"piles square: {REIMS[1]}")
    scene.play("next")

    for eyes in (None, 1):
        assert "a wheel window" not in "\n".join(picture(scene, eyes))


def test_a_built_fragment_shows_its_owners_mark() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]}")
    scene.play(f"build {PARTHENON[0]}")

    assert "│ 1  Parthenon        ⌂I □ □" in "\n".join(picture(scene, None))


def test_the_end_is_said() -> None:
    scene = playing("round: 200", "current: 1", "stage 1: idle")
    scene.play("pass")

    assert "The game is over" in picture(scene)[0]
