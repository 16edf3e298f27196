"""The table drawn in a terminal: everything a seat sees, in both languages, with and without colour."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from chantier.games.artisans_builders.scenarios.scene import site
from chantier.games.artisans_builders.terminal import drawn
from chantier.kernel.drawing import players
from chantier.kernel.table import Table
from chantier.kernel.words import LANGUAGES

ESCAPE = "\x1b"
EVERY = 60  # entries between two views of a game


def picture(table: Table, seat: int | None = 0, *, lang: str = "en", width: int = 100) -> list[str]:
    """The lines of a plain drawing."""
    paper = Console(file=StringIO(), width=width)
    who = ["you" if other == seat else "random" for other in range(table.seats)]
    paper.print(drawn(table.view(seat), players(lang, who), table.game.words, lang))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def moments(seats: int) -> Iterator[Table]:
    table = Table("artisans_builders", seats=seats, seed=7)
    yield table
    while table.seat is not None:
        if table.version % EVERY == 0:
            yield table
        moves = table.moves()
        table.play(moves[(table.version * 7) % len(moves)])
    yield table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_fits_and_nothing_is_cut_off(seats: int, width: int, lang: str) -> None:
    for table in moments(seats):
        lines = picture(table, table.version % seats, lang=lang, width=width)

        assert width == max(map(cell_len, lines))
        assert [] == [line for line in lines if "…" in line or ESCAPE in line]


def test_colour_is_for_terminals_only() -> None:
    table = Table("artisans_builders", seed=7)
    paper = Console(file=StringIO(), width=100, force_terminal=True, color_system="standard")
    paper.print(drawn(table.view(0), players("en", ["you", "random"]), table.game.words, "en"))

    assert isinstance(paper.file, StringIO)
    assert ESCAPE in paper.file.getvalue()


def test_workers_stand_on_their_places_and_recruiters_on_their_artisans() -> None:
    table = site("recruiter: - 1 0 - -")
    table.play("visit woodcutter 1")
    lines = "\n".join(picture(table))

    assert "▲II the Woodcutter" in lines
    assert "1⌂I 2(2)  2w" in lines


def test_a_contract_that_can_be_fulfilled_is_ready() -> None:
    table = site("top 0: masons-lodge saw-pit log-shed")

    assert any("Journeymen" in line and "ready" in line for line in picture(table))


def test_covered_buildings_and_castles_are_marked() -> None:
    table = site("top 0: boatmens-hall mistwall -\nlies: ham-smokehouse=0-1")
    lines = "\n".join(picture(table))

    assert "Boatmen’s Hall F ▁1" in lines
    assert "♜ Mistwall C" in lines
