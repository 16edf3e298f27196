"""Travel (QA-19)."""

import re
from pathlib import Path

import pytest

from chantier.games.queens_architect import GAME
from chantier.testing import at, rule

LONG_ROAD = [
    ("capital", "village-1"),
    ("village-1", "monastery-1"),
    ("monastery-1", "city-1"),
    ("city-1", "village-2"),
    ("village-2", "monastery-2"),
    ("monastery-2", "city-2"),
    ("city-2", "village-3"),
    ("village-3", "monastery-3"),
    ("monastery-3", "city-3"),
]


@pytest.fixture
def long_road(tmp_path: Path) -> Path:
    """A kit whose sites lie along one road; the usual maps have no journey of more than 4 spaces."""
    roads = [list(road) for road in LONG_ROAD]
    kit = tmp_path / "long-road.toml"
    source = re.sub(r"(?ms)^roads = \[.*?^\]", f"roads = {roads}", GAME.read_kit().source, count=1)
    kit.write_text(source, "utf-8")
    return kit


@rule("QA-19")
@pytest.mark.parametrize(
    ("site", "price"),
    [("village-1", 0), ("monastery-1", 1), ("city-1", 3), ("village-2", 6), ("monastery-2", 10), ("city-2", 15)],
)
def test_1_to_6_spaces_cost_0_1_3_6_10_15(long_road: Path, site: str, price: int) -> None:
    table = at("queens_architect", "asks: travel\nthalers 0: 20", kit=long_road)
    table.play(f"travel {site}")

    assert site == table.line("carriage 0")
    assert 20 - price == table.now.thalers[0]


@rule("QA-19")
def test_a_journey_of_more_than_6_spaces_is_impossible(long_road: Path) -> None:
    table = at("queens_architect", "asks: travel\nthalers 0: 90", kit=long_road)
    refusal = table.refusal("travel village-3")

    assert ("too-far", "QA-19") == (refusal.code, refusal.rule)
    assert (7, 6) == (refusal.figures["need"], refusal.figures["have"])
    assert "That is 7 spaces away; 6 is the longest journey. (QA-19)" == refusal.says


@rule("QA-19")
def test_a_journey_of_4_spaces_to_a_village_costs_6() -> None:
    """Worked example 6."""
    table = at("queens_architect", "asks: travel\ncarriage 0: city-2\nthalers 0: 6")
    table.play("travel village-1")

    assert 0 == table.now.thalers[0]
    assert "village-1" == table.line("carriage 0")
    assert {"site": "Valmière", "spaces": 4, "price": 6} == table.event("travelled")


@rule("QA-19")
def test_a_journey_one_cannot_pay_is_refused() -> None:
    table = at("queens_architect", "asks: travel\ncarriage 0: city-2\nthalers 0: 5")
    refusal = table.refusal("travel village-1")

    assert ("too-dear", "QA-19") == (refusal.code, refusal.rule)
    assert (6, 5) == (refusal.figures["need"], refusal.figures["have"])


@rule("QA-19")
def test_without_a_thaler_one_travels_to_a_neighbouring_place() -> None:
    table = at("queens_architect", "asks: travel\nthalers 0: 0")

    assert ["decline", "travel village-1", "travel village-2", "travel village-3"] == table.moves()


@rule("QA-19")
def test_a_road_leads_both_ways() -> None:
    table = at("queens_architect", "asks: travel\ncarriage 0: village-1")
    table.play("travel capital")

    assert "capital" == table.line("carriage 0")


@rule("QA-19")
def test_the_capital_counts_as_a_space() -> None:
    table = at("queens_architect", "asks: travel\ncarriage 0: village-1\nthalers 0: 1")
    table.play("travel village-2")

    assert {"site": "Orsenne", "spaces": 2, "price": 1} == table.event("travelled")


@rule("QA-19")
def test_the_shortest_way_counts() -> None:
    """By the city it is 2 spaces, by the capital 4."""
    table = at("queens_architect", "asks: travel\ncarriage 0: monastery-1\nthalers 0: 9")
    table.play("travel monastery-2")

    assert {"site": "Sainte-Odile", "spaces": 2, "price": 1} == table.event("travelled")


@rule("QA-19")
def test_a_journey_may_end_where_another_carriage_stands() -> None:
    table = at("queens_architect", "asks: travel\ncarriage 1: village-1")
    table.play("travel village-1")

    assert ["village-1", "village-1"] == [table.line("carriage 0"), table.line("carriage 1")]


@rule("QA-19")
def test_another_carriage_on_the_way_does_not_matter(long_road: Path) -> None:
    table = at("queens_architect", "asks: travel\ncarriage 1: village-1\nthalers 0: 1", kit=long_road)
    table.play("travel monastery-1")

    assert 0 == table.now.thalers[0]


@rule("QA-19")
def test_a_journey_leads_somewhere_else() -> None:
    table = at("queens_architect", "asks: travel\ncarriage 0: village-1\nthalers 0: 9")
    refusal = table.refusal("travel village-1")

    assert ("already-there", "QA-19") == (refusal.code, refusal.rule)
    assert "Valmière" == refusal.figures["site"]


@rule("QA-19")
def test_it_is_one_journey() -> None:
    table = at("queens_architect", "asks: travel\nthalers 0: 9")
    table.play("travel village-1")

    assert 1 == table.seat


@rule("QA-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_usual_maps_no_journey_is_longer_than_4_spaces(seats: int) -> None:
    table = at("queens_architect", f"seats: {seats}")

    assert 4 == max(spaces for row in table.view(None)["distances"] for spaces in row)
