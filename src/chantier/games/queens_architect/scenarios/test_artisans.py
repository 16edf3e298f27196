"""The artisan tile (QA-5 to QA-7)."""

import pytest

from chantier.testing import at, rule


@rule("QA-5")
@pytest.mark.parametrize(("notch", "performance"), [(0, 4), (1, 3), (2, 0), (3, 5), (4, 5), (5, 4)])
def test_an_artisans_performance_is_the_value_at_the_notch(notch: int, performance: int) -> None:
    table = at("queens_architect", f"notches 0: woodcutter-1={notch}")

    assert performance == table.view(0)["seats"][0]["performance"]


@rule("QA-5")
def test_the_performance_of_a_company_is_that_of_all_its_artisans() -> None:
    table = at("queens_architect", "notches 0: woodcutter-1=0 smith-1=0 mason-1=3")

    assert 4 + 5 + 5 == table.view(0)["seats"][0]["performance"]


@rule("QA-5")
@pytest.mark.parametrize("notch", range(5))
def test_work_turns_a_tile_on_by_one_notch(notch: int) -> None:
    table = at("queens_architect", f"asks: labour\nnotches 0: mason-2={notch}")
    table.play_all("collect", "work mason-2")

    assert f"mason-2={notch + 1}" == table.line("notches 0")
    assert {"artisan": "Hersende"} == table.event("worked")


@rule("QA-5")
def test_a_value_3_followed_by_0_gives_a_performance_of_0_after_work() -> None:
    """Worked example 11."""
    table = at("queens_architect", "asks: construction\nnotches 0: woodcutter-1=1")
    before = table.view(0)["seats"][0]["performance"]
    table.play_all("repair woodcutter-1")

    assert 3 == before
    assert 0 == table.view(0)["seats"][0]["performance"]


@rule("QA-5")
def test_who_works_at_the_exhaustion_arrow_leaves_the_game_instead_of_turning() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-2=5")
    gone_before = table.now.gone
    table.play_all("collect", "work mason-2")

    assert "-" == table.line("notches 0")
    assert gone_before + 1 == table.now.gone
    assert {"artisan": "Hersende"} == table.event("left")
    assert [] == table.events("worked")


@rule("QA-5")
@pytest.mark.parametrize("notch", range(6))
def test_an_artisan_has_as_many_uses_left_as_notches_to_the_end(notch: int) -> None:
    table = at("queens_architect", f"notches 0: mason-2={notch}")
    (artisan,) = table.view(0)["seats"][0]["artisans"]

    assert 6 - notch == artisan["uses_left"]


@rule("QA-5")
@pytest.mark.parametrize("notch", range(1, 6))
def test_rest_turns_a_tile_back_by_one_notch(notch: int) -> None:
    table = at("queens_architect", f"asks: tavern\nnotches 0: mason-2={notch}\nthalers 0: 1")
    table.play_all("enter", "send masons")

    assert f"mason-2={notch - 1}" == table.line("notches 0")
    assert {"artisan": "Hersende"} == table.event("rested")


@rule("QA-5")
def test_rest_never_turns_a_tile_back_below_the_start() -> None:
    table = at("queens_architect", "asks: tavern\nnotches 0: mason-2=0\nthalers 0: 1")
    table.play_all("enter", "send masons")

    assert "mason-2=0" == table.line("notches 0")
    assert [] == table.events("rested")


@rule("QA-5")
def test_on_the_panel_the_notch_is_one_less_than_the_place() -> None:
    table = at("queens_architect", "panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 tailor-1")
    panel = [offer["artisan"] for offer in table.view(0)["panel"]]

    assert [0, 1, 2, 3, 4, 5] == [artisan["notch"] for artisan in panel]
    assert [4, 3, 5, 5, 2, 3] == [artisan["performance"] for artisan in panel]


@rule("QA-5")
def test_a_tile_from_the_pile_has_the_notch_of_its_place_on_the_panel() -> None:
    table = at("queens_architect", "asks: recruitment\nthalers 0: 6", coming=("tile mason-3",))
    table.play("recruit 1")
    newcomer = table.view(0)["panel"][5]["artisan"]

    assert "mason-3" == newcomer["id"]
    assert 5 == newcomer["notch"]


@rule("QA-5", "QA-16")
def test_a_tile_that_moves_up_the_panel_is_one_notch_fresher() -> None:
    table = at(
        "queens_architect",
        """
        asks: recruitment
        panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 tailor-1
        thalers 0: 5
        """,
    )
    table.play("recruit 2")
    glazier = table.view(0)["panel"][1]["artisan"]

    assert "glazier-1" == glazier["id"]
    assert 1 == glazier["notch"]


@rule("QA-6")
def test_each_character_has_repair_points_from_1_to_3() -> None:
    table = at("queens_architect", "")

    assert [1, 2, 3] * 6 == list(table.now.kit.repair)


@rule("QA-6")
def test_nine_characters_have_the_labourer_symbol() -> None:
    kit = at("queens_architect", "").now.kit
    labourers = [name for name, labourer in zip(kit.character_ids, kit.labourer, strict=True) if labourer]

    assert [
        "woodcutter-2",
        "woodcutter-3",
        "smith-3",
        "glazier-2",
        "glazier-3",
        "stonecutter-3",
        "mason-2",
        "mason-3",
        "tailor-3",
    ] == labourers


@rule("QA-6")
def test_repair_points_and_symbol_can_be_seen_on_the_tile() -> None:
    table = at("queens_architect", "notches 0: mason-1=0 mason-2=0")
    plain, labourer = table.view(1)["seats"][0]["artisans"]

    assert (1, False) == (plain["repair"], plain["labourer"])
    assert (2, True) == (labourer["repair"], labourer["labourer"])


SIX = "woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0"


@rule("QA-7")
def test_a_sixth_artisan_may_be_employed() -> None:
    table = at(
        "queens_architect",
        """
        asks: recruitment
        notches 0: woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0
        thalers 0: 6
        """,
    )
    table.play("recruit 1")

    assert 6 == len(table.view(0)["seats"][0]["artisans"])


@rule("QA-7")
def test_a_seventh_artisan_takes_the_place_of_another() -> None:
    table = at("queens_architect", f"asks: recruitment\nnotches 0: {SIX}\nthalers 0: 6")
    table.play_all("recruit 1", "dismiss tailor-2")

    assert 6 == len(table.view(0)["seats"][0]["artisans"])


@rule("QA-7")
def test_several_artisans_of_one_guild_may_be_employed() -> None:
    table = at(
        "queens_architect",
        """
        asks: recruitment
        notches 0: mason-1=2 mason-2=4
        panel: mason-3 smith-1 glazier-1 stonecutter-1 woodcutter-1 tailor-1
        thalers 0: 6
        """,
    )
    table.play("recruit 1")

    assert "mason-1=2 mason-2=4 mason-3=0" == table.line("notches 0")


@rule("QA-7", "QA-14")
def test_a_character_who_is_employed_already_is_refused() -> None:
    """Worked example 5."""
    table = at(
        "queens_architect",
        """
        asks: recruitment
        notches 0: tailor-1=3
        panel: tailor-1 smith-1 glazier-1 stonecutter-1 mason-1 woodcutter-1
        thalers 0: 6
        """,
    )
    refusal = table.refusal("recruit 1")

    assert ("same-character", "QA-7") == (refusal.code, refusal.rule)
    assert "Solène" == refusal.figures["artisan"]
    assert "Solène works for you already: never the same character twice. (QA-7)" == refusal.says


@rule("QA-7")
def test_two_players_may_employ_the_same_character() -> None:
    table = at(
        "queens_architect",
        """
        asks: recruitment
        notches 1: tailor-1=3
        panel: tailor-1 smith-1 glazier-1 stonecutter-1 mason-1 woodcutter-1
        thalers 0: 6
        """,
    )
    table.play("recruit 1")

    assert "tailor-1=0" == table.line("notches 0")
    assert "tailor-1=3" == table.line("notches 1")


@rule("QA-7")
def test_when_the_first_has_gone_the_same_character_may_be_employed_again() -> None:
    table = at(
        "queens_architect",
        """
        asks: labour
        notches 0: tailor-3=5
        panel: tailor-3 smith-1 glazier-1 stonecutter-1 mason-1 woodcutter-1
        star 0: labour
        thalers 0: 3
        """,
    )
    table.play_all("collect", "work tailor-3")
    table.play_all("go labour", "decline")
    table.play_all("go recruitment", "recruit 1")

    assert "tailor-3=0" == table.line("notches 0")
