"""A kit with a missing, negative or contradictory figure is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier import BadKit, Table
from chantier.kernel.game import find

SOURCE = (find("architecture_game").folder / "kit.toml").read_text("utf-8")
SMALL = SOURCE.index('id = "medici"')


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("target = 13 ", "", "missing required field `target`"),
        ("target = 13 ", "target = -13 ", r"Expected `int` >= 1 - at `\$.target`"),
        ("target = 13 ", "target = 14 ", "target is 13 at most, not 14"),
        ("target = 13 ", "target = 13 \nreward = 2", "unknown field `reward`"),
        ("last_round = 200 ", "last_round = 2000 ", r"Expected `int` <= 1000 - at `\$.last_round`"),
        ("start = 5", "start = 13", "looks start at 13, and 12 is the most"),
        ("most = 12", "most = 61", "looks.most is 60 at most, not 61"),
        ('"looks", "last_round"', '"looks", "dragons"', "reconstructed names dragons, and there is no such figure"),
        ('id = "parthenon"', 'id = "reims"', "two buildings have the id reims"),
        ('id = "parthenon"', 'id = "The Parthenon"', "matching regex"),
        ("begun = 72", "begun = 81", "colosseum was finished before it was begun"),
        ("{ id = 46,", "{ id = 43,", "two fragments have the id 43"),
        ("{ id = 46,", "{ id = 65,", "Expected `int` <= 64"),
        ("[20, 260, 400, 320]", "[700, 260, 400, 320]", r"parthenon: \[700, 260, 400, 320\] does not fit"),
        ("[20, 260, 400, 320]", "[20, 260, 400]", "Expected `array` of length 4"),
        ("  { id = 46, region = [20, 260, 400, 320] },\n", "", "8 buildings have 2 fragments and 16 have 3; here 9"),
    ],
)
def test_a_wrong_figure_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in SOURCE
    kit = tmp_path / "mine.toml"
    kit.write_text(SOURCE.replace(old, new, 1), "utf-8")

    with pytest.raises(BadKit, match=f"^The kit mine.toml is wrong: .*{sentence}"):
        Table("architecture_game", kit=kit)


def test_a_building_with_one_fragment_is_none(tmp_path: Path) -> None:
    cut = SOURCE[:SMALL] + SOURCE[SMALL:].replace("  { id = 51, region = [80, 560, 425, 340] },\n", "", 1)
    kit = tmp_path / "few.toml"
    kit.write_text(cut, "utf-8")

    with pytest.raises(BadKit, match="medici has 1 fragments, it needs 2 or 3"):
        Table("architecture_game", kit=kit)


def test_a_building_too_few_is_missed(tmp_path: Path) -> None:
    kit = tmp_path / "few.toml"
    kit.write_text(SOURCE[: SOURCE.rindex("[[building]]")], "utf-8")

    with pytest.raises(BadKit, match="24 buildings are needed, not 23"):
        Table("architecture_game", kit=kit)


def test_another_target_is_played(tmp_path: Path) -> None:
    kit = tmp_path / "short.toml"
    kit.write_text(SOURCE.replace("target = 13", "target = 6"), "utf-8")

    assert 6 == Table("architecture_game", kit=kit).view(None)["target"]
