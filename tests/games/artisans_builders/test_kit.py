"""A kit with a missing, negative or contradictory figure is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier import BadKit, Table
from chantier.games.artisans_builders.scenarios.scene import KIT
from chantier.kernel.game import find
from chantier.kernel.words import LANGUAGES

GAME = find("artisans_builders")
SOURCE = KIT.read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("start = { wood = 1, coins = 3 }\n", "", "missing required field `start`"),
        ("start = { wood = 1", "start = { wood = -1", r"Expected `int` >= 0 - at `\$.start.wood`"),
        ("start = { wood = 1", "start = { gold = 1", "unknown field `gold`"),
        ("plots = [1, 3, 0]", "plots = [1, 3, 1]", "oxgate: a bare district pays 4 coins in all, not 5"),
        ("plots = [1, 3, 0]", "plots = [1, 3]", "Expected `array` of length 3"),
        (
            'plots = [3, 1, 0]\nbadge = "cheese"',
            'plots = [3, 1, 0]\nbadge = "meat"',
            "same spread need different badges",
        ),
        ('id = "oxgate"', 'id = "old-ford"', "two of kind board have the id old-ford"),
        ('id = "oxgate"', 'id = "dragon-gate"', "dragon-gate needs a name"),
        ('id = "oxgate"', 'id = "Ox Gate"', "matching regex"),
        ("  { builder = { coins = 2 }, others = {} },\n", "", "a row has 4 market places, not 3"),
        ("players = [2]\nneutral = true", "players = [2]\nneutral = false", "2 players need 1 neutral artisan, not 0"),
        ("players = [2]\nneutral = false", "players = [3]\nneutral = false", "2 players need 4 artisans besides"),
        ("{ prices = [1, 2], ", "{ prices = [], ", "woodcutter needs 1 to 3 lines"),
        ("{ prices = [1, 2], ", "{ prices = [1, 2, 3, 4, 5, 6], ", "woodcutter needs 1 to 3 lines"),
        ("{ prices = [1, 2], ", "{ prices = [1, 12], ", "woodcutter: a price is 9 at most, not 12"),
        ('do = "gain", wood = 3', 'do = "gain"', "woodcutter: gain does not say what it needs"),
        ('do = "harvest"', 'do = "harvest", wood = 1', "harvest does not say what it needs, or says something else"),
        ('do = "cubes", n = 2', 'do = "cubes"', "cubes does not say what it needs"),
        ('meat = { do = "gain", coins = 5 }', 'meat = { do = "renew" }', "power.meat is gain, cubes or harvest"),
        ('meat = { do = "gain", coins = 5 }\n', "", "power.meat is missing"),
        ('badges = ["meat", "meat", "fish", "cheese"]', 'badges = ["meat", "bread", "fish", "cheese"]', "exactly two"),
        (
            'badges = ["meat", "meat", "fish", "cheese"]',
            'badges = ["fish", "fish", "meat", "bread"]',
            "5, 5, 5, 5 and 4",
        ),
        ('id = "masons-lodge"\nlevel = 1', 'id = "masons-lodge"\nlevel = 2', "level 1 needs 16 cards, not 15"),
        ('badges = ["fish", "aubergine"]', 'badges = ["fish", "fish", "aubergine"]', "has 3 badges, 2 at most"),
        ("cost = { wood = 8, stone = 8, coins = 1 }", "cost = { wood = 18, stone = 8 }", "9 of a kind at most, not 18"),
        (
            "income = { stone = 2 }\nresidual = { coins = 1 }",
            "income = { stone = 2 }\nresidual = { stone = 2 }",
            "pays less",
        ),
        ("income = { wood = 1 }\npoints = 9", "income = { wood = 2 }\npoints = 9", "one wood or one stone"),
        ("income = { wood = 1 }\npoints = 9", "income = { stone = 1 }\npoints = 9", "not 7 and 9"),
        (
            "income = { wood = 1 }\npoints = 9",
            "income = { wood = 1 }\nresidual = { coins = 1 }\npoints = 9",
            "never covered",
        ),
        ('"column", "power"', '"dragons", "power"', "designed names dragons, and there is no such figure"),
    ],
)
def test_a_wrong_figure_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in SOURCE
    kit = tmp_path / "mine.toml"
    kit.write_text(SOURCE.replace(old, new, 1), "utf-8")

    with pytest.raises(BadKit, match=f"^The kit mine.toml is wrong: .*{sentence}"):
        Table("artisans_builders", kit=kit)


def test_two_faces_alike_are_refused(tmp_path: Path) -> None:
    kit = tmp_path / "mine.toml"
    cook = '{ prices = [1, 2], effect = { do = "gain", wood = 1, stone = 1 } },\n]\n\n# The contracts'
    clerk = """{ prices = [1], effect = { do = "gain", wood = 2 } },
  { prices = [1], effect = { do = "gain", stone = 2 } },"""
    assert cook in SOURCE
    kit.write_text(SOURCE.replace(cook, f"{clerk}\n]\n\n# The contracts"), "utf-8")

    with pytest.raises(BadKit, match="no two faces may be alike"):
        Table("artisans_builders", kit=kit)


def test_a_card_of_ones_own_brings_its_name(tmp_path: Path) -> None:
    kit = tmp_path / "mine.toml"
    kit.write_text(SOURCE.replace('id = "oxgate"', 'id = "dragon-gate"\nname = "Dragon Gate"'), "utf-8")

    assert "Dragon Gate" in GAME.read_kit(kit).board_names


def test_the_kit_in_the_box_keeps_the_published_figures() -> None:
    kit = GAME.read_kit()
    costs = [list(kit.cost[i : i + 3]) for i in range(0, len(kit.cost), 3)]

    assert [1, 0, 3] == list(kit.start)
    assert [3, 3, 1] in costs
    assert ([0, 0, 1], [0, 1, 0]) == (list(kit.builder[9:]), list(kit.others[9:]))


def test_every_card_of_the_kit_has_a_name_in_every_language() -> None:
    kit = GAME.read_kit()
    for name in (*kit.building_names, *kit.face_names, *kit.board_names, *kit.contract_names):
        assert all(GAME.words.say(lang, name[1:]) for lang in LANGUAGES)
