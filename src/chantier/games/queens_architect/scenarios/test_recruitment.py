"""Recruitment (QA-14 to QA-17)."""

import pytest

from chantier.testing import Scene, at, rule

PANEL = ["woodcutter-1", "smith-1", "glazier-1", "stonecutter-1", "mason-1", "tailor-1"]
SIX = "woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0"
SIX_WITH_A_TWIN = "woodcutter-2=0 smith-1=4 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0"
EMPTY_PILE = "starters: -\nothers: -"


def recruiting(*lines: str, coming: tuple[str, ...] = ()) -> Scene:
    """Seat 0 stands on Recruitment, before a panel of the six first characters."""
    position = "\n".join(["asks: recruitment", f"panel: {' '.join(PANEL)}", *lines])
    return at("queens_architect", position, coming=coming)


@rule("QA-14")
@pytest.mark.parametrize(
    ("place", "price", "notch"), [(1, 6, 0), (2, 5, 1), (3, 4, 2), (4, 3, 3), (5, 2, 4), (6, 1, 5)]
)
def test_from_top_to_bottom_artisans_are_cheaper_and_further_turned(place: int, price: int, notch: int) -> None:
    table = recruiting("thalers 0: 9")
    table.play(f"recruit {place}")

    assert 9 - price == table.now.thalers[0]
    assert f"{PANEL[place - 1]}={notch}" == table.line("notches 0")


@rule("QA-14")
def test_the_third_from_the_top_costs_4_and_comes_at_notch_2() -> None:
    """Worked example 4."""
    table = at(
        "queens_architect",
        """
        panel: tailor-2 smith-1 woodcutter-3 stonecutter-1 mason-1 tailor-1
        thalers 0: 4
        """,
    )
    table.play_all("go recruitment", "recruit 3")

    assert 0 == table.now.thalers[0]
    assert "woodcutter-3=2" == table.line("notches 0")
    assert {"artisan": "Colas", "price": 4, "notch": 2} == table.event("recruited")


@rule("QA-14")
@pytest.mark.parametrize(("marker", "price"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_the_top_price_follows_the_marker_and_the_top_artisan_always_comes_at_the_start(
    marker: int, price: int
) -> None:
    table = recruiting(f"marker: {marker}", "thalers 0: 6")
    table.play("recruit 1")

    assert 6 - price == table.now.thalers[0]
    assert "woodcutter-1=0" == table.line("notches 0")


@rule("QA-14")
@pytest.mark.parametrize("marker", range(4))
def test_the_other_prices_do_not_follow_the_marker(marker: int) -> None:
    table = recruiting(f"marker: {marker}")

    assert [5, 4, 3, 2, 1] == [offer["price"] for offer in table.view(0)["panel"][1:]]


@rule("QA-14")
def test_an_artisan_one_cannot_pay_is_refused() -> None:
    table = recruiting("thalers 0: 3")
    refusal = table.refusal("recruit 2")

    assert ("too-dear", "QA-14") == (refusal.code, refusal.rule)
    assert (5, 3) == (refusal.figures["need"], refusal.figures["have"])
    assert "That costs 5 thalers, you have 3. (QA-14)" == refusal.says


@rule("QA-14")
def test_whoever_can_pay_exactly_may_recruit() -> None:
    table = recruiting("thalers 0: 3")

    assert ["decline", "recruit 4", "recruit 5", "recruit 6"] == table.moves()


@rule("QA-14")
def test_a_cheaper_top_artisan_can_be_paid() -> None:
    table = recruiting("thalers 0: 3", "marker: 3")

    assert ["decline", "recruit 1", "recruit 4", "recruit 5", "recruit 6"] == table.moves()


@rule("QA-15")
def test_one_recruitment_hires_one_artisan() -> None:
    table = recruiting("thalers 0: 9")
    table.play("recruit 6")

    assert 1 == table.seat


@rule("QA-15")
def test_with_fewer_than_six_artisans_nobody_is_dismissed() -> None:
    table = recruiting("notches 0: woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0", "thalers 0: 9")
    refusal = table.refusal("dismiss smith-2")
    table.play("recruit 6")

    assert ("no-dismissal", "QA-15") == (refusal.code, refusal.rule)
    assert [] == table.events("dismissed")


@rule("QA-15")
def test_with_six_artisans_one_is_dismissed_and_leaves_the_game() -> None:
    table = recruiting(f"notches 0: {SIX}", "thalers 0: 6")
    gone_before = table.now.gone
    table.play_all("recruit 1", "dismiss mason-2")

    assert "woodcutter-1=0 woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 tailor-2=0" == table.line("notches 0")
    assert gone_before + 1 == table.now.gone
    assert {"artisan": "Hersende"} == table.event("dismissed")


@rule("QA-15")
def test_with_six_artisans_any_of_them_may_be_dismissed_but_one_must_be() -> None:
    table = recruiting(f"notches 0: {SIX}", "thalers 0: 6")
    table.play("recruit 1")
    guilds = ["woodcutter", "smith", "glazier", "stonecutter", "mason", "tailor"]

    assert [f"dismiss {guild}-2" for guild in guilds] == table.moves()


@rule("QA-15")
def test_exactly_one_is_dismissed() -> None:
    table = recruiting(f"notches 0: {SIX}", "thalers 0: 6")
    table.play_all("recruit 1", "dismiss mason-2")

    assert 1 == table.seat
    assert 6 == len(table.view(0)["seats"][0]["artisans"])


@rule("QA-15")
def test_only_an_artisan_one_employs_can_be_dismissed() -> None:
    table = recruiting(f"notches 0: {SIX}", "notches 1: mason-3=0", "thalers 0: 6")
    table.play("recruit 1")
    refusal = table.refusal("dismiss mason-3")

    assert ("not-employed", "QA-15") == (refusal.code, refusal.rule)
    assert {"artisan": "Garin"} == refusal.figures


@rule("QA-15", "QA-7")
def test_the_newcomers_twin_may_be_the_one_dismissed() -> None:
    table = recruiting(f"notches 0: {SIX_WITH_A_TWIN}", "thalers 0: 5")
    table.play_all("recruit 2", "dismiss smith-1")

    assert "woodcutter-2=0 smith-1=1 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0" == table.line("notches 0")


@rule("QA-15", "QA-7")
def test_if_the_newcomer_has_a_twin_nobody_else_may_be_dismissed() -> None:
    table = recruiting(f"notches 0: {SIX_WITH_A_TWIN}", "thalers 0: 5")
    table.play("recruit 2")
    refusal = table.refusal("dismiss mason-2")

    assert ["dismiss smith-1"] == table.moves()
    assert ("only-the-twin", "QA-7") == (refusal.code, refusal.rule)
    assert "Guerric" == refusal.figures["twin"]


@rule("QA-15")
def test_with_six_artisans_one_still_has_to_pay() -> None:
    table = recruiting(f"notches 0: {SIX}", "thalers 0: 5")
    refusal = table.refusal("recruit 1")

    assert ("too-dear", "QA-14") == (refusal.code, refusal.rule)
    assert (6, 5) == (refusal.figures["need"], refusal.figures["have"])


@rule("QA-16")
@pytest.mark.parametrize("marker", range(4))
def test_when_the_top_artisan_is_hired_the_marker_returns_to_6(marker: int) -> None:
    table = recruiting(f"marker: {marker}", "thalers 0: 6")
    table.play("recruit 1")

    assert 6 == table.view(0)["panel"][0]["price"]
    assert [] == table.events("top-left")


@rule("QA-16")
@pytest.mark.parametrize(("marker", "price"), [(0, 5), (1, 4), (2, 3)])
def test_when_another_is_hired_the_marker_moves_one_step_on(marker: int, price: int) -> None:
    table = recruiting(f"marker: {marker}", "thalers 0: 6")
    table.play("recruit 4")

    assert price == table.view(0)["panel"][0]["price"]
    assert {"price": price} == table.event("marker-moved")


@rule("QA-16")
def test_at_the_end_of_the_scale_the_top_artisan_leaves_and_the_marker_returns_to_6() -> None:
    table = recruiting("marker: 3", "thalers 0: 6")
    gone_before = table.now.gone
    table.play("recruit 4")

    assert {"artisan": "Aubin"} == table.event("top-left")
    assert gone_before + 1 == table.now.gone
    assert 6 == table.view(0)["panel"][0]["price"]


@rule("QA-16")
def test_all_move_up_and_a_new_tile_comes_in_at_the_bottom() -> None:
    table = recruiting("thalers 0: 6", coming=("tile mason-3",))
    table.play("recruit 3")

    assert "woodcutter-1 smith-1 stonecutter-1 mason-1 tailor-1 mason-3" == table.line("panel")
    assert {"artisan": "Garin", "place": 6} == table.event("tile-drawn")


@rule("QA-16")
def test_when_the_top_artisan_leaves_too_two_new_tiles_come_in() -> None:
    table = recruiting("marker: 3", "thalers 0: 6", coming=("tile mason-3", "tile tailor-3"))
    table.play("recruit 3")

    assert "smith-1 stonecutter-1 mason-1 tailor-1 mason-3 tailor-3" == table.line("panel")


@rule("QA-16")
def test_when_the_second_is_hired_and_the_first_leaves_the_third_is_at_the_top() -> None:
    table = recruiting("marker: 3", "thalers 0: 6", coming=("tile mason-3", "tile tailor-3"))
    table.play("recruit 2")

    assert "glazier-1 stonecutter-1 mason-1 tailor-1 mason-3 tailor-3" == table.line("panel")


@rule("QA-16")
def test_the_marker_moves_before_the_tiles_do() -> None:
    table = recruiting("marker: 3", "thalers 0: 6", coming=("tile mason-3", "tile tailor-3"))
    table.play("recruit 3")

    assert ["recruited", "top-left", "tile-drawn", "tile-drawn"] == [event.name for event in table.log()]


@rule("QA-16")
def test_the_panel_is_full_again_before_the_next_round_begins() -> None:
    table = recruiting("current: 1", "thalers 1: 6")
    table.play("recruit 1")

    assert ["recruited", "tile-drawn", "round-began"] == [event.name for event in table.log()]


@rule("QA-16")
def test_with_an_empty_pile_the_tiles_close_up_and_the_empty_places_are_at_the_bottom() -> None:
    table = recruiting("marker: 3", "thalers 0: 6", EMPTY_PILE)
    table.play("recruit 3")

    assert "smith-1 stonecutter-1 mason-1 tailor-1 - -" == table.line("panel")
    assert 1 == table.seat


@rule("QA-16")
def test_a_pile_that_runs_out_fills_what_it_can() -> None:
    table = recruiting("marker: 3", "thalers 0: 6", "starters: -", "others: tailor-3=1")
    table.play("recruit 3")

    assert "smith-1 stonecutter-1 mason-1 tailor-1 tailor-3 -" == table.line("panel")


@rule("QA-16")
def test_an_empty_place_offers_nobody() -> None:
    table = at(
        "queens_architect",
        f"""
        asks: recruitment
        panel: woodcutter-1 smith-1 - - - -
        thalers 0: 6
        {EMPTY_PILE}
        """,
    )
    refusal = table.refusal("recruit 3")

    assert ("empty-place", "QA-16") == (refusal.code, refusal.rule)
    assert 3 == refusal.figures["place"]
    assert "Place 3 of the panel is empty. (QA-16)" == refusal.says


@rule("QA-16")
def test_place_1_has_the_markers_price_even_for_the_last_tile_of_all() -> None:
    table = at(
        "queens_architect",
        f"""
        asks: recruitment
        panel: woodcutter-1 smith-1 - - - -
        marker: 1
        thalers 0: 9
        {EMPTY_PILE}
        """,
    )
    table.play("recruit 2")

    assert "woodcutter-1 - - - - -" == table.line("panel")
    assert 4 == table.view(0)["panel"][0]["price"]


@rule("QA-16")
def test_when_panel_and_pile_are_empty_one_can_only_decline() -> None:
    table = at("queens_architect", f"asks: recruitment\npanel: - - - - - -\nthalers 0: 9\n{EMPTY_PILE}")

    assert ["decline"] == table.moves()


@rule("QA-17")
def test_whoever_hires_nobody_moves_neither_marker_nor_tiles() -> None:
    table = recruiting("marker: 3", "thalers 0: 6")
    table.play("decline")

    assert " ".join(PANEL) == table.line("panel")
    assert 3 == table.view(0)["panel"][0]["price"]


@rule("QA-17")
def test_whoever_can_hire_nobody_declines() -> None:
    table = recruiting("thalers 0: 0")

    assert ["decline"] == table.moves()
