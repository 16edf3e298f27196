"""What a place would bring is what it brings."""

from typing import Any

import pytest

from chantier.games.west_kingdom.scenarios.table import owns, west
from chantier.testing import Scene, rule


def prospect(table: Scene, place: str) -> Any:
    return table.view(0)["own"]["prospects"][place]


def had(table: Scene) -> dict[str, int]:
    seat = table.view(0)["seats"][0]
    return {**seat["goods"], "virtue": seat["virtue"], "debts": seat["unpaid"]}


@rule("WK-10", "WK-12", "WK-13")
@pytest.mark.parametrize("place", ["forest", "quarry", "silversmith", "tax-stand"])
@pytest.mark.parametrize("virtue", [1, 7])
def test_gathering_brings_what_the_board_foretold(place: str, virtue: int) -> None:
    workers = "forest=2 quarry=1 silversmith=3"
    table = west(f"workers 0: {workers}\nvirtue 0: {virtue}\ncrew 0: woodcutter-1 jeweller-1 pickpocket thief\ntax: 5")
    [told] = prospect(table, place)["gains"]
    before = had(table)
    table.play(f"place {place}")

    assert told == {good: n - before[good] for good, n in had(table).items() if n != before[good]}


@rule("WK-11")
@pytest.mark.parametrize(
    ("workers", "told"), [(0, [{"clay": 3}]), (3, [{"clay": 6}, {"clay": 1, "gold": 2}])], ids=["alone", "four"]
)
def test_the_mine_foretells_clay_and_from_two_workers_gold(workers: int, told: list[dict[str, int]]) -> None:
    table = west(f"workers 0: mine={workers}\ncrew 0: miner-1")

    assert told == prospect(table, "mine")["gains"]


@rule("WK-14", "WK-16", "WK-18", "WK-19")
@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("storehouse", {"exchanges": 4}),
        ("workshop", {"cards": 2}),
        ("town-hall", {"captures": 3}),
        ("guardhouse", {"actions": 2}),
    ],
)
def test_how_often_one_may_act_is_foretold(place: str, told: dict[str, int]) -> None:
    table = west("workers 0: storehouse=2 workshop=1 town-hall=2 guardhouse=1\ncrew 0: overseer\npromos: 1")

    assert told == prospect(table, place)["gains"][0]


@rule("WK-20")
def test_a_stall_foretells_its_goods_its_virtue_and_what_apprentices_add() -> None:
    table = west("small: market-4\ncrew 0: swindler-clay trickster")

    told = prospect(table, "market-left")

    assert [{"wood": 1, "gold": 1, "clay": 2, "virtue": -1}] == told["gains"]
    assert {"clay": 2, "virtue": -1} == told["besides"], "what does not lie on the stall"
    assert (0, 0) == (told["price"]["tax"], told["price"]["silver"])


@rule("WK-15", "WK-25")
def test_columns_of_the_workshop_cost_what_one_would_pay_there() -> None:
    table = west("workers 0: workshop=1\nvirtue 0: 3\ngoods 0: silver=9")
    told = table.view(0)["own"]["hiring"]
    last = table.view(0)["shown"][3]["id"]
    table.play_all("place workshop", f"hire {last}")

    assert [1, 1, 1, 1] == [price["tax"] for price in told]
    assert [2, 2, 3, 4] == [price["silver"] for price in told]
    assert [0, 0, 1, 2] == [price["row"] for price in told]
    assert [price["bank"] + price["row"] for price in told] == [price["silver"] for price in told]
    assert 9 - told[3]["tax"] - told[3]["silver"] == owns(table, 0, "silver")


@rule("WK-4", "WK-23")
def test_a_plan_says_what_it_lacks() -> None:
    table = west("hands 0: castle\ncharacter 0: therese\ncrew 0: jeweller-1\ngoods 0: clay=2 wood=3 gold=4")
    [castle] = table.view(0)["own"]["hand"]

    assert {"wood": 1} == castle["missing"], "gold is marble to Therese"
    assert ["carpentry", "masonry"] == castle["unskilled"]
