"""Building (QA-21, QA-22, QA-24, QA-25); spending the points is in test_esteem.py."""

import pytest

from chantier.testing import Scene, at, rule

FIVES = "woodcutter-1=3 smith-1=0 glazier-1=2 stonecutter-1=1 mason-1=3 tailor-1=2"
"""A company of all six guilds with a performance of 6 × 5."""


def building(site: str, *lines: str, seats: int = 2) -> Scene:
    """Seat 0 stands on Construction, its carriage on a site."""
    position = "\n".join([f"seats: {seats}", "asks: construction", f"carriage 0: {site}", *lines])
    return at("queens_architect", position)


@rule("QA-21")
def test_one_builds_where_the_carriage_is() -> None:
    table = building("village-2", "requests village-2: village-bt", "notches 0: woodcutter-1=0 stonecutter-1=0")
    table.play("build")

    assert "0 - - -" == table.line("lots village-2")
    assert {"site": "Orsenne", "performance": 7, "malus": 0} == table.event("built")


@rule("QA-21")
def test_one_does_not_build_in_the_capital() -> None:
    table = building("capital", f"notches 0: {FIVES}")
    refusal = table.refusal("build")

    assert ("not-on-a-site", "QA-21") == (refusal.code, refusal.rule)
    assert "Your carriage is in the Capital; building is done on a site. (QA-21)" == refusal.says


@rule("QA-21")
def test_one_does_not_build_twice_on_a_site() -> None:
    table = building("village-1", "lots village-1: 1 0", f"notches 0: {FIVES}")
    refusal = table.refusal("build")

    assert ("already-built", "QA-21") == (refusal.code, refusal.rule)
    assert "Valmière" == refusal.figures["site"]


@rule("QA-21")
def test_nor_on_a_site_where_all_four_have_built() -> None:
    table = building("village-1", "lots village-1: 1 0 2 3", f"notches 0: {FIVES}", seats=4)

    assert "already-built" == table.refusal("build").code


@rule("QA-21")
def test_one_builds_where_others_have_built() -> None:
    table = building("village-1", "lots village-1: 1", f"notches 0: {FIVES}")
    table.play("build")

    assert "1 0 - -" == table.line("lots village-1")


EIGHT_BUILT = """
lots village-1: 0
lots monastery-1: 0
lots city-1: 0
lots village-2: 0
lots monastery-2: 0
lots city-2: 0
lots village-3: 0
lots monastery-3: 0
"""


@rule("QA-21")
def test_without_a_building_left_one_does_not_build() -> None:
    table = building("city-3", EIGHT_BUILT, f"notches 0: {FIVES}")
    refusal = table.refusal("build")

    assert ("no-building-left", "QA-21") == (refusal.code, refusal.rule)
    assert 8 == refusal.figures["need"]


@rule("QA-21")
def test_the_eighth_building_may_be_built() -> None:
    table = building("city-3", EIGHT_BUILT, "lots village-1: 1", f"notches 0: {FIVES}")
    table.play("build")

    assert "0 - - -" == table.line("lots city-3")
    assert 0 == table.view(0)["seats"][0]["buildings_left"]


@rule("QA-21")
@pytest.mark.parametrize(
    ("site", "tile", "artisans", "missing"),
    [
        ("village-1", "village-mc", "mason-1=0 mason-2=0 mason-3=0", "tailor"),
        ("monastery-1", "monastery-ftm", "smith-1=0 mason-1=0 tailor-1=0", "stonecutter"),
        ("city-1", "city-bfvm", "smith-1=0 glazier-1=0 mason-1=0", "woodcutter"),
    ],
)
def test_every_guild_of_the_request_tile_is_needed(site: str, tile: str, artisans: str, missing: str) -> None:
    table = building(site, f"requests {site}: {tile}", f"notches 0: {artisans}")
    refusal = table.refusal("build")

    assert ("guild-missing", "QA-21") == (refusal.code, refusal.rule)
    assert f"@guild-{missing}" == refusal.figures["missing"]


@rule("QA-21")
def test_a_refusal_says_which_guild_the_site_asks_for() -> None:
    table = building("village-1", "requests village-1: village-mc", "notches 0: mason-1=0")

    said = "Valmière asks for guilds that do not work for you: tailors. (QA-21)"
    assert said == table.refusal("build").says


@rule("QA-21")
def test_a_refusal_names_every_guild_that_is_missing() -> None:
    table = building("city-1", "requests city-1: city-bfvm", "notches 0: glazier-1=0")

    assert "@guild-woodcutter @guild-smith @guild-mason" == table.refusal("build").figures["missing"]


@rule("QA-21")
def test_one_artisan_of_each_guild_is_enough_at_any_notch() -> None:
    table = building(
        "monastery-1", "requests monastery-1: monastery-ftm", "notches 0: smith-2=5 stonecutter-3=4 mason-1=2"
    )

    assert "build" in table.moves()


@rule("QA-21")
def test_construction_is_one_of_build_repair_or_palace() -> None:
    table = building("village-1", "requests village-1: village-bv", "notches 0: woodcutter-1=0 glazier-1=0")

    assert ["decline", "build", "repair woodcutter-1", "repair glazier-1"] == table.moves()


@rule("QA-21")
def test_after_building_the_turn_is_over() -> None:
    table = building("village-1", "requests village-1: village-bv", "notches 0: woodcutter-1=0 glazier-1=0")
    table.play_all("build", "climb")

    assert 1 == table.seat


@rule("QA-22")
def test_all_artisans_count_even_those_not_asked_for() -> None:
    table = building(
        "city-1", "requests city-1: city-bfmc", "notches 0: woodcutter-1=0 smith-1=0 mason-1=0 tailor-1=0 glazier-1=0"
    )
    table.play("build")

    assert 4 + 5 + 4 + 3 + 2 == table.event("esteem-won")["points"]


@rule("QA-22")
@pytest.mark.parametrize(("builders", "malus", "points"), [("-", 0, 13), ("1", 2, 11), ("1 2", 4, 9), ("1 2 3", 6, 7)])
def test_the_1st_2nd_3rd_and_4th_builder_lose_0_2_4_and_6(builders: str, malus: int, points: int) -> None:
    table = building(
        "monastery-1",
        "requests monastery-1: monastery-bfv",
        f"lots monastery-1: {builders}",
        "notches 0: woodcutter-1=0 smith-1=0 glazier-2=0",
        seats=4,
    )
    table.play("build")

    assert {"site": "Saint-Avit", "performance": 13, "malus": malus} == table.event("built")
    assert points == table.event("esteem-won")["points"]


@rule("QA-22")
@pytest.mark.parametrize(("site", "cap"), [("village-1", 10), ("monastery-1", 15), ("city-1", 20)])
def test_a_village_pays_at_most_10_a_monastery_15_and_a_city_20(site: str, cap: int) -> None:
    table = building(site, f"notches 0: {FIVES}")
    table.play("build")

    assert (cap, cap) == (table.event("esteem-won")["points"], table.event("esteem-won")["cap"])


@rule("QA-22")
def test_the_malus_comes_off_before_the_cap() -> None:
    table = building("village-1", "lots village-1: 1 2 3", f"notches 0: {FIVES}", seats=4)
    table.play("build")

    assert 10 == table.event("esteem-won")["points"]


@rule("QA-22")
def test_the_points_never_fall_below_0() -> None:
    table = building(
        "village-1",
        "requests village-1: village-bv",
        "lots village-1: 1 2 3",
        "notches 0: woodcutter-1=2 glazier-1=5",
        seats=4,
    )
    table.play("build")

    assert 0 == table.event("esteem-won")["points"]
    assert 2 == table.now.bonds[0]
    assert "1 2 3 0" == table.line("lots village-1")


@rule("QA-22", "QA-25")
@pytest.mark.parametrize(
    ("tile", "artisans", "performance", "bonus"),
    [
        ("city-vtmc", "glazier-2=0 stonecutter-1=0 mason-1=0 tailor-1=0", 14, 1),
        ("city-fvtc", "smith-1=0 glazier-2=0 stonecutter-1=0 tailor-1=0", 15, 2),
        ("city-bvtc", "woodcutter-1=0 glazier-2=0 stonecutter-1=0 tailor-1=0", 14, 3),
    ],
)
def test_the_citys_esteem_bonus_is_added(tile: str, artisans: str, performance: int, bonus: int) -> None:
    table = building("city-1", f"requests city-1: {tile}", f"notches 0: {artisans}")
    table.play("build")

    assert performance == table.event("built")["performance"]
    assert performance + bonus == table.event("esteem-won")["points"]


@rule("QA-22")
def test_the_esteem_bonus_does_not_lift_the_points_over_the_cap() -> None:
    table = building(
        "city-1",
        "requests city-1: city-bvtc",
        "notches 0: woodcutter-1=3 glazier-1=2 stonecutter-1=1 tailor-1=0",
    )
    table.play("build")

    assert 18 == table.event("built")["performance"]
    assert 20 == table.event("esteem-won")["points"]


@rule("QA-22")
def test_the_esteem_bonus_is_added_before_the_points_are_raised_to_0() -> None:
    """3 - 6 + 3 = 0."""
    table = building(
        "city-1",
        "requests city-1: city-bvtc",
        "lots city-1: 1 2 3",
        "notches 0: woodcutter-1=2 glazier-1=5 stonecutter-1=4 tailor-3=4",
        seats=4,
    )
    table.play("build")

    assert 3 == table.event("built")["performance"]
    assert 0 == table.event("esteem-won")["points"]


@rule("QA-24")
def test_all_artisans_work_whether_asked_for_or_not() -> None:
    table = building("village-1", "requests village-1: village-bv", "notches 0: woodcutter-1=0 glazier-1=3 mason-1=4")
    table.play_all("build", "bonds")

    assert "woodcutter-1=1 glazier-1=4 mason-1=5" == table.line("notches 0")


@rule("QA-24")
def test_who_works_at_the_last_notch_leaves() -> None:
    table = building("village-1", "requests village-1: village-bv", "notches 0: woodcutter-1=5 glazier-1=3 mason-1=5")
    table.play_all("build", "bonds")

    assert "glazier-1=4" == table.line("notches 0")
    assert [{"artisan": "Aubin"}, {"artisan": "Blaise"}] == table.events("left")


@rule("QA-24")
def test_the_last_performance_of_who_leaves_still_counts() -> None:
    table = building("village-1", "requests village-1: village-bv", "notches 0: woodcutter-1=5 glazier-1=5")
    table.play("build")

    assert 4 + 1 == table.event("esteem-won")["points"]


@rule("QA-24")
def test_the_artisans_of_others_do_not_work() -> None:
    table = building(
        "village-1", "requests village-1: village-bv", "notches 0: woodcutter-1=0 glazier-1=3", "notches 1: mason-1=4"
    )
    table.play_all("build", "bonds")

    assert "mason-1=4" == table.line("notches 1")


ALL_GUILDS = "woodcutter-2=0 smith-2=0 glazier-3=0 stonecutter-2=0 mason-2=0 tailor-2=0"


@rule("QA-25")
@pytest.mark.parametrize(("tile", "thalers"), [("city-bfmc", 2), ("city-bftm", 3), ("city-bfvm", 4)])
def test_a_city_pays_2_3_or_4_thalers(tile: str, thalers: int) -> None:
    table = building("city-1", f"requests city-1: {tile}", f"notches 0: {ALL_GUILDS}", "thalers 0: 1")
    table.play_all("build", "bonds")

    assert 1 + thalers == table.now.thalers[0]
    assert {"thalers": thalers} == table.event("bonus-thalers")


@rule("QA-25")
def test_the_second_builder_gets_the_bonus_too() -> None:
    table = building("city-1", "requests city-1: city-bfvm", "lots city-1: 1", f"notches 0: {ALL_GUILDS}")
    table.play_all("build", "bonds")

    assert 4 == table.now.thalers[0]


@rule("QA-25")
def test_the_second_builder_gets_the_esteem_bonus_too() -> None:
    table = building(
        "city-1",
        "requests city-1: city-bvtc",
        "lots city-1: 1",
        "notches 0: woodcutter-1=0 glazier-2=0 stonecutter-1=0 tailor-1=0",
    )
    table.play("build")

    assert 14 - 2 + 3 == table.event("esteem-won")["points"]


@rule("QA-25")
def test_the_order_is_points_spending_work_thalers() -> None:
    table = building(
        "city-1",
        "requests city-1: city-bfmc",
        "tokens: 7 5 4 6 6 5 8 7 9",
        "notches 0: woodcutter-2=0 smith-2=0 mason-2=5 tailor-2=0",
    )
    table.play_all("build", "climb", "bonds")

    assert [
        "built",
        "esteem-won",
        "climbed",
        "bonds-won",
        "worked",
        "worked",
        "left",
        "worked",
        "bonus-thalers",
    ] == [event.name for event in table.log()]


@rule("QA-25")
def test_while_points_are_spent_nobody_has_worked_and_no_thaler_is_paid() -> None:
    table = building("city-1", "requests city-1: city-bfmc", f"notches 0: {ALL_GUILDS}")
    table.play("build")

    assert ALL_GUILDS == table.line("notches 0")
    assert 0 == table.now.thalers[0]


def recruiting_city(*lines: str) -> Scene:
    """Seat 0 builds in a city that gives a recruitment, and takes bonds."""
    table = building(
        "city-1",
        "requests city-1: city-ftmc",
        "panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 tailor-1",
        *lines,
    )
    table.play_all("build", "bonds")
    return table


FOUR_GUILDS = "smith-2=0 stonecutter-2=0 mason-2=0 tailor-2=0"


@rule("QA-25")
def test_a_city_may_give_a_recruitment_at_once_and_the_architect_stays() -> None:
    table = recruiting_city(f"notches 0: {FOUR_GUILDS}", "thalers 0: 6")

    assert [{}] == table.events("bonus-recruitment")
    assert 0 == table.seat
    assert "recruitment" == table.line("asks")
    assert "construction" == table.line("star 0")
    assert [] == table.view(0)["pending"]["crew"]


@rule("QA-25")
def test_a_recruitment_as_a_bonus_has_its_price() -> None:
    table = recruiting_city(f"notches 0: {FOUR_GUILDS}", "thalers 0: 4")
    refusal = table.refusal("recruit 2")
    table.play("recruit 3")

    assert ("too-dear", "QA-14") == (refusal.code, refusal.rule)
    assert 0 == table.now.thalers[0]


@rule("QA-25")
def test_a_recruitment_as_a_bonus_moves_marker_and_tiles() -> None:
    table = recruiting_city(f"notches 0: {FOUR_GUILDS}", "thalers 0: 4", "starters: tailor-3=1")
    table.play("recruit 3")

    assert "woodcutter-1 smith-1 stonecutter-1 mason-1 tailor-1 tailor-3" == table.line("panel")
    assert 5 == table.view(0)["panel"][0]["price"]
    assert 1 == table.seat


@rule("QA-25")
def test_the_newcomer_has_not_worked() -> None:
    table = recruiting_city(f"notches 0: {FOUR_GUILDS}", "thalers 0: 6")
    table.play("recruit 1")

    assert "woodcutter-1=0 smith-2=1 stonecutter-2=1 mason-2=1 tailor-2=1" == table.line("notches 0")


@rule("QA-25", "QA-15")
def test_with_six_artisans_a_recruitment_as_a_bonus_dismisses_one() -> None:
    table = recruiting_city(f"notches 0: {ALL_GUILDS}", "thalers 0: 6")
    table.play_all("recruit 1", "dismiss smith-2")

    assert {"artisan": "Mahaut"} == table.event("dismissed")
    assert 6 == len(table.view(0)["seats"][0]["artisans"])


@rule("QA-25", "QA-24")
def test_who_leaves_by_this_work_makes_room_for_the_newcomer() -> None:
    table = recruiting_city(
        "notches 0: woodcutter-2=5 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0", "thalers 0: 6"
    )
    table.play("recruit 1")

    assert [] == table.events("dismissed")
    assert 1 == table.seat


@rule("QA-25", "QA-7")
def test_who_leaves_by_this_work_may_be_replaced_by_the_twin() -> None:
    table = recruiting_city("notches 0: smith-1=5 stonecutter-2=0 mason-2=0 tailor-2=0", "thalers 0: 6")
    table.play("recruit 2")

    assert "smith-1=1 stonecutter-2=1 mason-2=1 tailor-2=1" == table.line("notches 0")


def city_that_gives_at_once(request: str, *lines: str) -> Scene:
    """Seat 0 stands on a city, and a city's bonus comes before the points are spent."""
    panel = "panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 tailor-1"
    return building("city-1", "bonus_first: 1", f"requests city-1: {request}", panel, *lines)


@rule("QA-25")
def test_with_the_option_the_recruitment_comes_first_and_the_newcomer_turns_too() -> None:
    table = city_that_gives_at_once("city-ftmc", f"notches 0: {FOUR_GUILDS}", "thalers 0: 6")
    table.play_all("build", "recruit 1", "bonds")

    assert "woodcutter-1=1 smith-2=1 stonecutter-2=1 mason-2=1 tailor-2=1" == table.line("notches 0")
    assert 1 == table.seat


@rule("QA-25", "QA-15")
def test_with_the_option_an_exhausted_artisan_makes_no_room() -> None:
    company = "woodcutter-2=5 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0"
    table = city_that_gives_at_once("city-ftmc", f"notches 0: {company}", "thalers 0: 6")
    table.play_all("build", "recruit 1")

    assert all(move.startswith("dismiss") for move in table.moves())


@rule("QA-25", "QA-11")
def test_with_the_option_a_declined_recruitment_leaves_the_points_to_be_spent() -> None:
    table = city_that_gives_at_once("city-ftmc", f"notches 0: {FOUR_GUILDS}")
    table.play_all("build", "decline", "bonds")

    assert {"action": "@action-recruitment"} == table.event("declined")
    assert "smith-2=1 stonecutter-2=1 mason-2=1 tailor-2=1" == table.line("notches 0")


@rule("QA-25")
def test_with_the_option_a_citys_thalers_are_paid_before_spending() -> None:
    table = city_that_gives_at_once("city-bfvm", "notches 0: woodcutter-1=0 smith-1=0 glazier-2=0 mason-1=0")
    table.play("build")

    assert "climb" in table.moves()
    assert 4 == table.now.thalers[0]


@rule("QA-25", "QA-17")
def test_a_recruitment_as_a_bonus_that_is_declined_moves_nothing() -> None:
    table = recruiting_city(f"notches 0: {FOUR_GUILDS}", "thalers 0: 6", "marker: 2")
    table.play("decline")

    assert 4 == table.view(0)["panel"][0]["price"]
    assert "woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 tailor-1" == table.line("panel")
    assert 1 == table.seat


@rule("QA-25")
@pytest.mark.parametrize("site", ["village-1", "monastery-1"])
def test_villages_and_monasteries_give_no_bonus(site: str) -> None:
    table = building(site, f"notches 0: {ALL_GUILDS}")
    table.play_all("build", "bonds")

    assert [] == table.events("bonus-thalers") + table.events("bonus-recruitment")
    assert 1 == table.seat
