"""The table drawn in a terminal: everything a seat sees, in both languages, with and without colour."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from chantier import Table
from chantier.games.west_kingdom.terminal import drawn
from chantier.kernel.drawing import players
from chantier.testing import at

ESCAPE = "\x1b"
EVERY = 250  # entries between two views of a game


def picture(table: Table, seat: int | None = 0, *, lang: str = "en", width: int = 100) -> list[str]:
    """The lines of a plain drawing."""
    paper = Console(file=StringIO(), width=width)
    who = ["you" if other == seat else "random" for other in range(table.seats)]
    paper.print(drawn(table.view(seat), players(lang, who), table.game.words, lang))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def moments(seats: int) -> Iterator[Table]:
    """Now and then in a game: in the draft, on the way, at the end."""
    table = Table("west_kingdom", seats=seats, seed=7, options={"characters": seats % 2 == 1})
    yield table
    while table.seat is not None:
        if table.version % EVERY == 0:
            yield table
        moves = table.moves()
        table.play(moves[(table.version * 7) % len(moves)])
    yield table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "width"), [(2, 100), (3, 80), (4, 100), (5, 80)])
def test_every_view_fits_and_nothing_is_cut_off(seats: int, width: int, lang: str) -> None:
    for table in moments(seats):
        lines = picture(table, table.version % seats, lang=lang, width=width)

        assert width == max(map(cell_len, lines))
        assert [] == [line for line in lines if "…" in line or ESCAPE in line]


def test_a_hand_shows_cost_skills_and_effect_and_others_see_only_how_many() -> None:
    table = at("west_kingdom", "hands 0: keep well\nhands 1: castle")
    own, other = "\n".join(picture(table, 0)), "\n".join(picture(table, 1))

    assert "5 wood, 2 stone, 2 gold" in own
    assert "C T M" in own
    assert "Castle" not in own
    assert "Keep" not in other
    assert "2 cards" in other


def test_places_show_who_stands_there() -> None:
    lines = picture(at("west_kingdom", "workers 0: mine=3\nworkers 1: mine=2\nstalls: 1 - -\nguild 0: 2"))

    assert any("the mine" in line and "⌂I×3 ▲II×2" in line for line in lines)
    assert any("the black market, left" in line and "▲II" in line for line in lines)
    assert any("the guildhall" in line and "2 of 12" in line for line in lines)


def test_a_spectator_sees_everybody_and_no_hand() -> None:
    lines = "\n".join(picture(at("west_kingdom", "hands 0: keep"), None))

    assert "⌂I Blue" in lines
    assert "▲II Vermilion" in lines
    assert "Your hand" not in lines


def test_a_wide_terminal_has_the_players_beside_the_board() -> None:
    lines = picture(Table("west_kingdom", seats=4, seed=7), width=170)

    assert 170 >= max(map(cell_len, lines)) > 160
