"""The town hall (WK-18, WK-31)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import owns, west
from chantier.testing import rule


@rule("WK-18")
def test_a_capture_takes_all_workers_of_one_colour_at_one_place() -> None:
    table = west("workers 1: mine=4 forest=1\nworkers 0: mine=2")
    table.play_all("place town-hall", "capture mine 1")

    assert "1=4" == table.line("captives 0")
    assert "forest=1" == table.line("workers 1")
    assert "mine=2 town-hall=1" == table.line("workers 0")
    assert (2, 5) == (owns(table, 0, "silver"), table.now.tax)


@rule("WK-18")
def test_own_workers_come_home_the_new_one_included() -> None:
    table = west("workers 0: town-hall=2")
    table.play("place town-hall")

    assert 20 == table.now.home[0]


@rule("WK-18")
def test_each_further_capture_costs_a_silver_to_the_bank() -> None:
    table = west("workers 0: town-hall=2 mine=1\nworkers 1: mine=1 forest=1")
    table.play_all("place town-hall", "capture mine 1", "capture mine 0", "capture forest 1")

    assert 0 == owns(table, 0, "silver")
    assert 5 == table.now.tax
    assert 1 == table.seat


@rule("WK-18")
def test_the_number_is_fixed_when_the_worker_is_placed() -> None:
    table = west("workers 0: town-hall=1\nworkers 1: forest=1 mine=1")
    table.play_all("place town-hall", "capture town-hall 0", "capture forest 1")

    assert 1 == table.seat


@rule("WK-18")
@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_captures_are_at_two_places_at_most_or_at_one_with_four_or_five(seats: int, places: int) -> None:
    table = west(
        f"seats: {seats}\nworkers 0: town-hall=3 forest=1\nworkers 1: forest=1 mine=1 quarry=1\ngoods 0: silver=9"
    )
    table.play_all("place town-hall", "capture forest 1")
    if places == 2:
        table.play("capture mine 1")

    assert "other-place" == table.refusal("capture quarry 1").code


@rule("WK-18")
def test_where_nobody_is_nobody_is_captured() -> None:
    table = west("workers 1: forest=1")
    table.play("place town-hall")

    assert "nobody-to-capture" == table.refusal("capture mine 1").code


@rule("WK-18")
def test_nobody_is_captured_in_guildhall_market_prison_or_on_boards() -> None:
    table = west("seats: 3\nguild 1: 3\nprison 1: 2\nstalls: 1 - -\ncaptives 2: 1=4\nworkers 1: forest=1")
    table.play("place town-hall")

    assert ["capture forest 1", "capture town-hall 0"] == table.moves()


@rule("WK-31")
@pytest.mark.parametrize("crew", ["conspirator-1", "conspirator-2", "conspirator-1 conspirator-2"])
def test_a_conspirator_makes_further_captures_free_but_not_the_tax_coin(crew: str) -> None:
    table = west(f"crew 0: {crew}\nworkers 0: town-hall=2\nworkers 1: mine=1 forest=1\ngoods 0: silver=1")
    table.play_all("place town-hall", "capture mine 1", "capture forest 1")

    assert (0, 5) == (owns(table, 0, "silver"), table.now.tax)


@rule("WK-31")
def test_free_captures_of_buildings_are_at_any_large_place_each() -> None:
    table = west(
        """
        seats: 4
        hands 0: fortress
        crew 0: labourer
        goods 0: clay=3 stone=4 gold=1 marble=2
        virtue 0: 4
        workers 1: mine=3
        workers 2: quarry=2
        workers 3: forest=1
        """
    )
    table.play_all("place guildhall", "capture mine 1", "capture quarry 2")

    assert "1=3 2=2" == table.line("captives 0")
    assert 4 == table.now.tax
