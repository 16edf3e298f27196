"""What a move would bring is what it brings."""

from typing import Any

import pytest

from chantier.testing import Scene, at, rule


def prospect(table: Scene, move: str) -> Any:
    return table.view(None)["prospects"][move]


def hammers(table: Scene) -> dict[str, int]:
    return {artisan["id"]: artisan["notch"] for artisan in table.view(None)["seats"][0]["artisans"]}


@rule("QA-11", "QA-12")
def test_only_the_spaces_within_reach_say_what_they_would_bring() -> None:
    table = at("queens_architect", "asks: star\nstar 0: labour")

    assert ["go recruitment", "go broker", "go travel"] == list(table.view(None)["prospects"])


@rule("QA-13")
def test_labour_foretells_wage_labourers_and_the_hammers_they_turn() -> None:
    crew = "mason-1=2 tailor-3=5 woodcutter-2=1"
    table = at("queens_architect", f"asks: star\nstar 0: construction\nnotches 0: {crew}")
    told = prospect(table, "go labour")
    table.play_all("go labour", "collect", "work tailor-3", "work woodcutter-2")

    assert {"tailor-3": 6, "woodcutter-2": 2} == told["turned"]  # the one leaves, the other goes on
    assert {"mason-1": 2, "woodcutter-2": 2} == hammers(table)
    assert [2, 2, 2] == [term["amount"] for term in told["terms"]]
    assert told["amount"] == table.view(None)["seats"][0]["thalers"]


@rule("QA-22", "QA-24")
@pytest.mark.parametrize("place", ["village-1", "city-1"])
def test_building_foretells_the_sum_what_the_cap_takes_and_every_hammer(place: str) -> None:
    crew = "mason-1=1 smith-1=2 glazier-1=0 tailor-1=3 woodcutter-1=0 stonecutter-1=1"
    table = at(
        "queens_architect", f"asks: star\nstar 0: tavern\ncarriage 0: {place}\nnotches 0: {crew}\nlots {place}: 1"
    )
    told = prospect(table, "go construction")
    before = hammers(table)
    table.play_all("go construction")

    assert told == prospect(table, "build")
    table.play("build")
    assert told["amount"] == table.events("esteem-won")[0]["points"]
    assert told["amount"] == sum(term["amount"] for term in told["terms"])
    assert told["uncut"] == sum(term["amount"] for term in told["terms"] if term["what"] != "cap")
    assert {name: notch + 1 for name, notch in before.items()} == told["turned"]


@rule("QA-21", "QA-26")
def test_where_a_guild_is_missing_construction_foretells_it_and_the_best_repair() -> None:
    table = at("queens_architect", "asks: star\nstar 0: tavern\ncarriage 0: city-1\nnotches 0: mason-1=1 mason-2=0")
    told = prospect(table, "go construction")
    asked = next(place["guilds"] for place in table.view(None)["places"] if place["id"] == "city-1")
    repair = max(artisan["repair"] for artisan in table.view(None)["seats"][0]["artisans"])

    assert [guild for guild in asked if guild != "mason"] == told["lacks"]
    assert [repair] == [term["amount"] for term in told["terms"]]  # one guild, one repairer


@rule("QA-23")
def test_every_way_to_spend_the_points_is_foretold() -> None:
    table = at(
        "queens_architect", "asks: star\nstar 0: tavern\ntokens: 4 5 6 4 5 6 4 5 6\nnotches 0: mason-1=0 smith-1=0"
    )
    told = prospect(table, "go construction")
    points = told["amount"]

    assert {"steps": 0, "bonds": points} == told["ways"][-1]
    assert all(way["bonds"] == points - [0, 4, 9, 15][way["steps"]] for way in told["ways"])
    assert sum(cost <= points for cost in (4, 9, 15)) == told["ways"][0]["steps"]


@rule("QA-20")
def test_a_guild_foretells_which_hammers_go_back_and_where_they_would_stand() -> None:
    table = at("queens_architect", "asks: tavern\nthalers 0: 9\nnotches 0: mason-1=2 mason-2=0 smith-1=4")
    table.play("enter")
    told = prospect(table, "send masons")

    assert {"mason-1": 1} == told["turned"]
    assert {"smith-1": 3} == prospect(table, "send smiths")["turned"]
    assert {} == prospect(table, "send tailors")["turned"]
    table.play("send masons")
    assert told["turned"].items() <= hammers(table).items()


@rule("QA-20")
@pytest.mark.parametrize(("thalers", "told"), [(0, 0), (1, 1), (3, 2), (9, 2)])
def test_the_tavern_foretells_as_many_hammers_as_one_can_pay(thalers: int, told: int) -> None:
    crew = "mason-1=2 smith-1=4 tailor-1=0"
    table = at("queens_architect", f"asks: star\nstar 0: broker\nthalers 0: {thalers}\nnotches 0: {crew}")

    assert told == prospect(table, "go tavern")["amount"]


@rule("QA-18")
@pytest.mark.parametrize(("bonds", "trust", "told"), [(5, 2, 4), (1, 4, 2), (0, 1, 1), (0, 4, 0)])
def test_the_broker_foretells_the_thalers_of_the_bonds_it_takes_or_its_trust(bonds: int, trust: int, told: int) -> None:
    table = at("queens_architect", f"asks: star\nstar 0: labour\nbonds 0: {bonds}\ntrust 0: {trust}")

    assert ("thalers" if bonds else "trust", told) == (
        prospect(table, "go broker")["gives"],
        prospect(table, "go broker")["amount"],
    )


@rule("QA-14", "QA-19")
def test_recruitment_and_travel_foretell_what_one_can_pay() -> None:
    table = at("queens_architect", "asks: star\nstar 0: labour\nthalers 0: 3")
    artisans, places = prospect(table, "go recruitment"), prospect(table, "go travel")
    recruiting, travelling = (
        at("queens_architect", f"asks: {asks}\nthalers 0: 3").moves() for asks in ("recruitment", "travel")
    )

    assert sum(move.startswith("recruit") for move in recruiting) == artisans["amount"]
    assert sum(move.startswith("travel") for move in travelling) == places["amount"]


@rule("QA-19")
def test_what_every_journey_costs_is_in_view() -> None:
    table = at("queens_architect", "asks: travel\nthalers 0: 30")
    view = table.view(None)
    fares = dict(zip([place["id"] for place in view["places"]], view["seats"][0]["fares"], strict=True))

    assert {f"travel {place}" for place, fare in fares.items() if fare is not None} == {
        move for move in table.moves() if move.startswith("travel ")
    }
    table.play("travel city-1")
    assert 30 - fares["city-1"] == table.view(None)["seats"][0]["thalers"]


@rule("QA-26")
def test_those_who_repair_foretell_their_points() -> None:
    table = at("queens_architect", "asks: construction\ncarriage 0: city-1\nnotches 0: mason-1=0 smith-2=0 tailor-3=0")
    table.play_all("repair mason-1", "repair smith-2")
    told = prospect(table, "done")
    table.play("done")

    assert told["amount"] == table.event("repaired")["points"]
    assert told["amount"] == sum(term["amount"] for term in told["terms"])


@rule("QA-27")
@pytest.mark.parametrize(
    ("position", "met"),
    [
        ("esteem 0: 9", {"steps": True, "there": True, "strong": False}),
        ("esteem 0: 9\ncarriage 0: village-1", {"steps": True, "there": False, "strong": False}),
        ("esteem 0: 3", {"steps": False, "there": True, "strong": False}),
    ],
)
def test_what_the_palace_asks_for_is_told_one_by_one(position: str, met: dict[str, bool]) -> None:
    table = at("queens_architect", f"asks: construction\n{position}\nnotches 0: mason-1=0")

    assert met == {need["what"]: need["met"] for need in prospect(table, "palace")["needs"]}


@rule("QA-27")
def test_where_the_palace_is_out_of_question_nothing_is_said_of_it() -> None:
    table = at("queens_architect", "asks: construction\nesteem 0: 3\ncarriage 0: village-1")

    assert "palace" not in table.view(None)["prospects"]
