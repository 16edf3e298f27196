"""A kit with a missing, negative or contradictory figure is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier import BadKit, Table
from chantier.games.west_kingdom.codes import count
from chantier.kernel.game import find

GAME = find("west_kingdom")
SOURCE = (GAME.folder / "kit.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("workers = 20 ", "", "missing required field `workers`"),
        ("workers = 20 ", "workers = -20 ", "Expected `int` >= 1"),
        ("workers = 20 ", "workers = 20\nhelpers = 2 ", "unknown field `helpers`"),
        ("silver = [3, 4, 5, 6, 7]", "silver = [3, 4, 5, 6]", "silver needs 5 figures, not 4"),
        ("{ 2 = 5, 3 = 7, 4 = 9, 5 = 11 }", "{ 2 = 5, 3 = 7, 4 = 9 }", "rewards needs 2, 3, 4 and 5 players"),
        ("{ 2 = 5, 3 = 7, 4 = 9, 5 = 11 }", "{ 2 = 5, 3 = 7, 4 = 9, 5 = 12 }", "a pile of 12 rewards needs as many"),
        ("places = { 2 = 12,", "places = { 2 = 10,", "with 2 players a reset comes after the last guildhall place"),
        ("points = [-9, -8,", "points = [-9,", "track.points has 14 figures, it needs 15"),
        ("mix = 4", "mix = 4\ncost = { gold = 1 }", "step 2 costs either goods or a mix"),
        ("look = 5", "look = 6", "a look is at 5 cards at most"),
        ('id = "smithy"', 'id = "well"', "two of kind building have the id well"),
        ('effect = "less-silver"', 'effect = "less-wood"', "Invalid enum value 'less-wood'"),
        ('at = "forest"', 'at = "town-hall"', "nothing looks for the effect gain at town-hall"),
        ('effect = "release"\namount = 2', 'effect = "release"', "gatekeeper: release needs an amount"),
        ('effect = "gain"\ngain = { stone = 4 }', 'effect = "gain"', "smithy: what does it gain"),
        ('effect = "captures"\namount = 1', 'effect = "captures"', "armoury: captures needs an amount"),
        ("choose = [{ gold = 1 }, { silver = 3 }]", "choose = [{ gold = 1 }]", "treasury: there are two things"),
        ('effect = "most"\nof = "stone"', 'effect = "most"', "stone-market: most of what"),
        ("cost = { clay = 4, wood = 2 }", "cost = { clay = 4, straw = 2 }", "Invalid enum value 'straw'"),
        ('ability = "less-tax"', 'ability = "flying"', "Invalid enum value 'flying'"),
    ],
)
def test_a_wrong_figure_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in SOURCE
    kit = tmp_path / "mine.toml"
    kit.write_text(SOURCE.replace(old, new, 1), "utf-8")

    with pytest.raises(BadKit, match=f"^The kit mine.toml is wrong: .*{sentence}"):
        Table("west_kingdom", kit=kit)


def test_the_kit_in_the_box_has_the_published_counts() -> None:
    kit = GAME.read_kit()

    assert (40, 43) == (count(kit.base_buildings), count(kit.all_buildings))
    assert (40, 43) == (count(kit.base_apprentices), count(kit.all_apprentices))
    assert (5, 10) == (count(kit.base_characters), count(kit.all_characters))
    assert (11, 10) == (sum(kit.reward_count), len(kit.small_kind))


def test_a_kit_with_other_figures_can_be_played(tmp_path: Path) -> None:
    kit = tmp_path / "mine.toml"
    kit.write_text(SOURCE.replace("hire = { tax = 2, silver = 2 }", "hire = { tax = 0, silver = 1 }"), "utf-8")
    table = Table("west_kingdom", seed=1, kit=kit)
    for _ in range(60):
        table.play(table.moves()[-1])

    assert table.version > 60
