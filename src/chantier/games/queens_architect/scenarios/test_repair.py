"""Repairing (QA-26)."""

from pathlib import Path

import pytest

from chantier.games.queens_architect import GAME
from chantier.testing import Scene, at, rule


def repairing(*lines: str, kit: Path | None = None) -> Scene:
    """Seat 0 stands on Construction; all it wins becomes bonds, for its pawn is on the last step."""
    return at("queens_architect", "\n".join(["asks: construction", "esteem 0: 9", *lines]), kit=kit)


@rule("QA-26")
@pytest.mark.parametrize(
    ("artisans", "points"), [(["mason-1"], 1), (["mason-1", "smith-2"], 3), (["mason-1", "smith-2", "tailor-3"], 6)]
)
def test_1_to_3_artisans_repair_and_their_points_are_added(artisans: list[str], points: int) -> None:
    table = repairing("notches 0: smith-2=0 glazier-1=0 mason-1=0 tailor-3=0")
    table.play_all(*(f"repair {artisan}" for artisan in artisans))
    if len(artisans) < 3:
        table.play("done")

    assert {"artisans": len(artisans), "points": points} == table.event("repaired")
    assert 2 + points == table.now.bonds[0]


@rule("QA-26")
def test_a_fourth_never_repairs() -> None:
    table = repairing("notches 0: smith-2=0 glazier-1=0 mason-1=0 tailor-3=0")
    table.play_all("repair mason-1", "repair smith-2", "repair tailor-3")

    assert 1 == table.seat
    assert "glazier-1=0" in table.line("notches 0")


@rule("QA-26")
def test_artisans_of_two_guilds_only_are_at_most_2_repairers_and_2_and_3_are_5_points() -> None:
    """Worked example 10."""
    table = repairing("notches 0: mason-2=1 tailor-1=0 tailor-3=4")
    table.play_all("repair mason-2", "repair tailor-3")

    assert {"artisans": 2, "points": 5} == table.event("repaired")
    assert "mason-2=2 tailor-1=0 tailor-3=5" == table.line("notches 0")
    assert 1 == table.seat


@rule("QA-26")
def test_two_repairers_of_one_guild_are_refused() -> None:
    table = repairing("notches 0: smith-2=0 mason-1=0 mason-3=0")
    table.play("repair mason-1")
    refusal = table.refusal("repair mason-3")

    assert ("guild-repairs-already", "QA-26") == (refusal.code, refusal.rule)
    assert "@guild-mason" == refusal.figures["guild"]
    assert "One of the masons repairs already; repairers come from different guilds. (QA-26)" == refusal.says


@rule("QA-26")
def test_nobody_repairs_twice() -> None:
    table = repairing("notches 0: smith-2=0 mason-1=0")
    table.play("repair mason-1")
    refusal = table.refusal("repair mason-1")

    assert ("guild-repairs-already", "QA-26") == (refusal.code, refusal.rule)


@rule("QA-26")
def test_only_ones_own_artisans_repair() -> None:
    table = repairing("notches 0: smith-2=0", "notches 1: mason-1=0")
    refusal = table.refusal("repair mason-1")

    assert ("not-employed", "QA-26") == (refusal.code, refusal.rule)
    assert "Blaise" == refusal.figures["artisan"]


@rule("QA-26")
def test_without_an_artisan_one_does_not_repair() -> None:
    table = repairing("notches 0: -")

    assert ["decline"] == table.moves()


@rule("QA-26")
@pytest.mark.parametrize("place", ["capital", "village-1", "city-2"])
def test_one_repairs_wherever_one_is(place: str) -> None:
    table = repairing(f"carriage 0: {place}", "notches 0: tailor-3=0")
    table.play("repair tailor-3")

    assert 2 + 3 == table.now.bonds[0]


@rule("QA-26")
def test_one_repairs_where_one_has_built_and_no_building_is_used() -> None:
    table = repairing("carriage 0: village-1", "lots village-1: 0", "notches 0: tailor-3=0")
    table.play("repair tailor-3")

    assert 2 + 3 == table.now.bonds[0]
    assert "0 - - -" == table.line("lots village-1")


@rule("QA-26")
@pytest.mark.parametrize("notch", range(6))
def test_repair_points_are_the_same_at_every_notch(notch: int) -> None:
    table = repairing(f"notches 0: woodcutter-3={notch}")
    table.play("repair woodcutter-3")

    assert {"artisans": 1, "points": 3} == table.event("repaired")


@rule("QA-26")
def test_repair_points_are_not_lessened_by_earlier_builders() -> None:
    table = repairing("carriage 0: village-1", "lots village-1: 1", "notches 0: tailor-3=0")
    table.play("repair tailor-3")

    assert {"artisans": 1, "points": 3} == table.event("repaired")


@rule("QA-26")
def test_repair_points_have_no_cap(tmp_path: Path) -> None:
    """With the usual figures nobody could repair for more than 9; this kit has stronger ones."""
    kit = tmp_path / "strong-repairers.toml"
    kit.write_text(GAME.read_kit().source.replace("repair = 3", "repair = 7"), "utf-8")
    table = repairing("carriage 0: village-1", "notches 0: smith-3=0 mason-3=0 tailor-3=0", kit=kit)
    table.play_all("repair smith-3", "repair mason-3", "repair tailor-3")

    assert {"artisans": 3, "points": 21} == table.event("repaired")
    assert 2 + 21 == table.now.bonds[0]


@rule("QA-26")
@pytest.mark.parametrize("tile", ["city-bvtc", "city-bfvm", "city-ftmc"])
def test_a_city_gives_no_bonus_for_repairs(tile: str) -> None:
    table = repairing("carriage 0: city-1", f"requests city-1: {tile}", "notches 0: tailor-3=0")
    table.play("repair tailor-3")

    assert {"artisans": 1, "points": 3} == table.event("repaired")
    assert 0 == table.now.thalers[0]
    assert 1 == table.seat


@rule("QA-26")
def test_a_repair_after_a_building_in_a_city_brings_its_own_points_and_no_second_bonus() -> None:
    table = repairing(
        "carriage 0: city-1",
        "requests city-1: city-bfvm",
        "notches 0: woodcutter-1=0 smith-1=0 glazier-1=0 mason-3=0",
    )
    table.play("build")
    table.play_all("go labour", "decline")
    table.play_all("go broker", "decline")
    table.play_all("go broker", "decline")
    table.play_all("go construction", "repair mason-3", "done")

    assert {"artisans": 1, "points": 3} == table.event("repaired")
    assert 4 == table.now.thalers[0]


@rule("QA-26")
def test_those_who_repair_work_and_the_others_do_not() -> None:
    table = repairing("notches 0: smith-2=2 mason-1=3 tailor-3=0")
    table.play_all("repair smith-2", "repair mason-1", "done")

    assert "smith-2=3 mason-1=4 tailor-3=0" == table.line("notches 0")


@rule("QA-26")
def test_who_repairs_at_the_last_notch_leaves() -> None:
    table = repairing("notches 0: smith-2=5 mason-1=3")
    table.play_all("repair smith-2", "done")

    assert "mason-1=3" == table.line("notches 0")
    assert {"artisan": "Mahaut"} == table.event("left")


@rule("QA-26", "QA-23")
def test_repair_points_are_spent_on_steps_and_bonds() -> None:
    table = at(
        "queens_architect",
        """
        asks: construction
        tokens: 4 7 5 6 6 5 8 7 9
        notches 0: mason-2=0 tailor-3=0
        """,
    )
    table.play_all("repair mason-2", "repair tailor-3", "climb")

    assert 1 == table.now.esteem[0]
    assert 2 + 1 == table.now.bonds[0]


@rule("QA-26", "QA-23")
def test_points_of_a_repair_are_spent_before_the_repairers_work() -> None:
    table = at("queens_architect", "asks: construction\ntokens: 4 7 5 6 6 5 8 7 9\nnotches 0: mason-2=0 tailor-3=0")
    table.play_all("repair mason-2", "repair tailor-3", "climb")

    assert ["repaired", "climbed", "bonds-won", "worked", "worked"] == [event.name for event in table.log()]


@rule("QA-26")
def test_repairers_are_chosen_one_by_one_and_one_may_stop() -> None:
    table = repairing("notches 0: smith-2=0 mason-1=0 mason-3=0 tailor-3=0")
    table.play("repair mason-1")

    assert ["done", "repair smith-2", "repair tailor-3"] == table.moves()
