"""A kit with a missing, negative or contradictory figure is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier import BadKit, Table
from chantier.kernel.game import find

GAME = find("queens_architect")
SOURCE = (GAME.folder / "kit.toml").read_text("utf-8")


def changed(folder: Path, old: str, new: str) -> Path:
    assert old in SOURCE
    file = folder / "mine.toml"
    file.write_text(SOURCE.replace(old, new, 1), "utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("palace = 15 ", "", "missing required field `palace`"),
        ("palace = 15 ", "palace = -15 ", r"Expected `int` >= 1 - at `\$.palace`"),
        ("palace = 15 ", 'palace = "15" ', "Expected `int`, got `str`"),
        ("palace = 15 ", "palace = 15 \npalaces = 2", "unknown field `palaces`"),
        ("palace = 15 ", "palace = = 15", "Invalid value"),
        ("travel = [0, 1,", "travel = [0, -1,", r"Expected `int` >= 0 - at `\$.travel\[1\]`"),
        ("travel = [0, 1, 3, 6, 10, 15]", "travel = [0, 1, 3]", "travel has 3 figures, it needs 6"),
        ("tavern = [1, 3, 6,", "tavern = [1, 7, 6,", "tavern must not fall"),
        ("steps = 9", "steps = 13", "13 steps need as many tokens, there are 12"),
        ("tokens = [4, 5,", "tokens = [4, 50,", "worth 20 at most, not 50"),
        ("start_bonds = 2", "start_bonds = 8", "28 bonds are too few to give 4 players 8 each"),
        ("2 = 4, 3 = 6", "2 = 5, 3 = 6", "beside.2 is 5; each player drafts 2, so it must be 4"),
        ("2 = 4, 3 = 6", "3 = 6", "beside needs 2, 3 and 4 players"),
        ("village = 10, ", "", "caps needs village, monastery and city"),
        ("top_prices = [6, 5, 4, 3]", "top_prices = []", "top_prices needs 1 to 9 figures"),
        ("values = [4, 3, 0, 5, 5, 4]", "values = [4, 3, 0, 5, 5]", "woodcutter-1 has 5 values, it needs 6"),
        ('id = "woodcutter-1"', 'id = "woodcutter-2"', "two of kind character have the id woodcutter-2"),
        ('guild = "woodcutter"', 'guild = "smith"', "the guild woodcutter needs 3 characters, not 2"),
        ('guild = "woodcutter"', 'guild = "baker"', "Invalid enum value 'baker'"),
        ('id = "woodcutter-1"', 'id = "Wood Cutter"', "matching regex"),
        ('guilds = ["woodcutter", "glazier"]', 'guilds = ["woodcutter"]', "a village asks for 2 different guilds"),
        ("bonus = { esteem = 1 }\n", "", "a city has a bonus, other sites have none"),
        ("esteem = 1", "esteem = 1, thalers = 2", "a city has one bonus, not 2"),
        ('["capital", "village-1"]', '["capital", "village-9"]', "the road from capital to village-9 leads nowhere"),
        ("players = [2, 3]", "players = [2]", r"once each, not \[2, 4\]"),
        ('name = "Valmière", kind = "village"', 'name = "Valmière", kind = "castle"', "Invalid enum value 'castle'"),
    ],
)
def test_a_wrong_figure_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    kit = changed(tmp_path, old, new)

    with pytest.raises(BadKit, match=f"^The kit mine.toml is wrong: .*{sentence}"):
        Table("queens_architect", kit=kit)


def test_a_site_that_no_road_reaches_is_found(tmp_path: Path) -> None:
    kit = changed(tmp_path, '  ["capital", "village-1"],\n  ["village-1", "monastery-1"],\n', "")

    with pytest.raises(BadKit, match="no road leads to some site"):
        Table("queens_architect", kit=kit)


def test_a_map_needs_a_request_tile_for_every_site(tmp_path: Path) -> None:
    kit = tmp_path / "few.toml"
    kit.write_text(SOURCE.replace('kind = "monastery"\nguilds', 'kind = "village"\nguilds', 8))

    with pytest.raises(BadKit):
        Table("queens_architect", kit=kit)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b""])
def test_other_files_are_no_kits(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)

    with pytest.raises(BadKit, match=r"mine\.toml"):
        Table("queens_architect", kit=file)


def test_a_missing_kit_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadKit, match="can't be read: No such file"):
        Table("queens_architect", kit=tmp_path / "none.toml")


def test_the_kit_in_the_box_has_the_published_counts() -> None:
    kit = GAME.read_kit()

    assert 12 == sum(kit.tokens)
    assert 54 == len(kit.character_ids) * kit.copies
    assert [9, 10, 9] == [list(kit.request_kind).count(kind) for kind in range(3)]
    assert [10, 10, 13] == [kit.maps[seats].places for seats in (2, 3, 4)]


def test_reconstructed_figures_are_marked_and_marks_name_figures(tmp_path: Path) -> None:
    kit = changed(tmp_path, '"top_prices", "copies"', '"top_prices", "dragons"')

    assert '"character.values"' in SOURCE.split("tokens =")[0]
    with pytest.raises(BadKit, match="reconstructed names dragons, and there is no such figure"):
        Table("queens_architect", kit=kit)
