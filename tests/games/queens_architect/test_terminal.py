"""The table drawn in a terminal: everything a seat sees, in both languages, with and without colour."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from chantier.games.queens_architect.terminal import drawn
from chantier.games.queens_architect.terminal.roads import along_each_road
from chantier.kernel.drawing import players
from chantier.kernel.table import Table
from chantier.testing import Scene, at

ESCAPE = "\x1b"
EVERY = 150  # entries between two views of a game


def picture(table: Table, seat: int | None = 0, *, lang: str = "en", width: int = 100) -> list[str]:
    """The lines of a plain drawing."""
    paper = Console(file=StringIO(), width=width)
    who = ["you" if other == seat else "random" for other in range(table.seats)]
    paper.print(drawn(table.view(seat), players(lang, who), table.game.words, lang))
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def moments(seats: int) -> Iterator[Table]:
    """Now and then in a game: in the draft, on the way, at the end."""
    table = Table("queens_architect", seats=seats, seed=7)
    yield table
    while table.seat is not None:
        if table.version % EVERY == 0:
            yield table
        moves = table.moves()
        table.play(moves[(table.version * 7) % len(moves)])
    yield table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_fits_and_nothing_is_cut_off(seats: int, width: int, lang: str) -> None:
    for table in moments(seats):
        lines = picture(table, table.version % seats, lang=lang, width=width)

        assert width == max(map(cell_len, lines))
        assert [] == [line for line in lines if "…" in line or ESCAPE in line]


def test_colour_is_for_terminals_only() -> None:
    table = Table("queens_architect", seed=7)
    paper = Console(file=StringIO(), width=100, force_terminal=True, color_system="standard")
    paper.print(drawn(table.view(0), players("en", ["you", "random"]), table.game.words, "en"))

    assert isinstance(paper.file, StringIO)
    assert ESCAPE in paper.file.getvalue()
    assert ESCAPE not in "".join(picture(table))


def test_a_wide_terminal_has_the_players_beside_the_board() -> None:
    lines = picture(Table("queens_architect", seats=4, seed=7), width=170)

    assert any("The queen’s esteem" in line and "artisan" in line for line in lines)
    assert len(lines) < 60


def test_a_spectator_sees_everybody_and_no_way_of_their_own() -> None:
    lines = "\n".join(picture(Table("queens_architect", seats=2, seed=7), None))

    assert "⌂I Blue" in lines
    assert "▲II Vermilion" in lines
    assert "you are here" not in lines
    assert "your turn" not in lines


def test_pawns_stand_on_their_step_and_the_next_token_is_in_brackets() -> None:
    lines = picture(scene("tokens: 5 7 6 4 8 6 7 9 6", "esteem 0: 2", "esteem 1: 9", "contributed: 1"))
    steps, tokens, pawns = lines[2:5]

    assert tokens.index("[6]") + 1 == steps.index("3")
    assert steps.index("2") in range(pawns.index("⌂I"), pawns.index("⌂I") + 2)
    assert pawns.index("▲II") > steps.index("9")
    assert "≥ 15" in tokens


def test_a_site_shows_what_it_asks_for_who_built_and_what_the_next_pays() -> None:
    table = scene("requests city-1: city-bfvm", "lots city-1: 1", "carriage 1: city-1", "carriage 0: village-1")
    column = site(picture(table), "Mervanne")

    assert [
        "Mervanne · city ≤ 20",
        "W woodcutters  S smiths",
        "G glaziers  M masons",
        "bonus: 4 thalers",
        "built: ▲II · next \N{MINUS SIGN}2",
        "2 spaces, 1 thaler",
        "carriage ▲II",
        "→ Sainte-Odile",
    ] == column


def test_where_all_have_built_nobody_is_next() -> None:
    column = site(picture(scene("lots village-1: 1 0")), "Valmière")

    assert "built: ▲II ⌂I · 1 space, free" == column[-1]


def test_ones_own_place_on_the_map_is_marked() -> None:
    assert "◆ you are here" in " ".join(site(picture(scene("carriage 0: village-2")), "Orsenne"))


def test_every_site_lies_on_the_road_that_it_is_listed_with() -> None:
    far = Table("queens_architect", seats=4, seed=1).view(None)["distances"]

    assert {1: [1, 2, 3], 4: [4, 5, 6], 7: [7, 8, 9], 10: [10, 11, 12]} == along_each_road(far)


def test_an_artisan_shows_the_six_values_the_hammer_and_the_last_job() -> None:
    lines = "\n".join(picture(scene("notches 0: woodcutter-2=2 smith-1=5")))

    assert "Perrine  W woodcutters   3 4[3]4 3 2 ▸     4       2  yes" in lines
    assert "Guerric  S smiths        5 3 4 1 5[3]▸  last       1  –" in lines


def test_a_card_shows_goods_whereabouts_and_the_tavern() -> None:
    table = scene(
        "thalers 0: 4",
        "bonds 0: 1",
        "trust 0: 3",
        "star 0: broker",
        "carriage 0: monastery-2",
        "rest 0: woodcutters=bar smiths=dormitory",
        "notches 0: mason-1=3",
    )
    lines = "\n".join(picture(table))

    assert "4 thalers · 1 bond · broker 3× · 8 buildings left · performance 5" in lines
    assert "☆☆☆★☆☆ Broker · carriage: Sainte-Odile" in lines
    assert "tavern: entrance G C M T · bar W · dormitory S" in lines


def test_a_player_of_many_words_keeps_at_least_the_name() -> None:
    table = Table("queens_architect", seats=4, seed=7)
    paper = Console(file=StringIO(), width=100)
    paper.print(drawn(table.view(0), players("fr", ["vous", "Planificateur", "", "Un"]), table.game.words, "fr"))

    assert isinstance(paper.file, StringIO)
    assert "─ ▲II Vermillon ──" in paper.file.getvalue()
    assert "─ ●IV Lilas (Un) ──" in paper.file.getvalue()


def test_points_to_be_spent_are_shown() -> None:
    assert any("12 points to spend" in line for line in picture(scene("asks: esteem", "purse: 12")))


def test_the_draft_shows_the_tiles_beside_the_board() -> None:
    table = Table("queens_architect", seats=2, seed=7)
    before = picture(table)
    table.play("choose 1")
    after = picture(table)

    assert any("Beside the board" in line for line in before)
    assert 1 == sum(line.startswith("│   1  –") for line in after)


def scene(*lines: str) -> Scene:
    return at("queens_architect", "\n".join(["seats: 2", *lines]))


def site(lines: list[str], name: str) -> list[str]:
    """The lines about one site, out of its column of the map."""
    top = next(number for number, line in enumerate(lines) if f"│ {name} ·" in line)
    left = lines[top].index(f"│ {name}")
    below = [line[left + 1 :].split("│")[0].strip() for line in lines[top:]]
    return below[: next(number for number, text in enumerate(below) if not text or "─" in text)]
