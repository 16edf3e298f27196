"""A reset of the black market (WK-21)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import goods, owns, west
from chantier.testing import rule


@rule("WK-21")
def test_the_third_place_filled_sends_all_three_to_prison() -> None:
    """That player acts first; 3 in prison cost a virtue, two tied at the most take a debt each."""
    table = west(
        """
        seats: 3
        stalls: 1 2 -
        prison 0: 2
        prison 1: 2
        prison 2: 1
        goods 0: silver=3
        """
    )
    table.play("place market-right")

    assert "wood=1 stone=1 marble=2" == goods(table)
    assert "- - -" == table.line("stalls")
    assert [3, 3, 2] == list(table.now.prison)
    assert [5, 6, 7] == list(table.now.virtue)
    assert [1, 1, 0] == list(table.now.unpaid)


@rule("WK-21")
def test_the_top_card_flips_to_the_right_place_and_covers_what_was_there() -> None:
    table = west("stalls: 1 1 -\nsmall: market-2\nlarge: market-1", "large market-7", "small market-4")
    table.play("place market-right")

    assert "market-7" == table.line("large")
    assert "market-4" == table.line("small")
    assert "market-7" not in table.line("market_cards").split()


@rule("WK-21")
def test_a_guildhall_worker_may_reset_the_market_whatever_is_in_it() -> None:
    table = west("guild 1: 6\nstalls: 1 - -\nhands 0: well\ngoods 0: wood=2 stone=2\nvirtue 0: 4")
    table.play("place guildhall")

    assert 7 == sum(table.now.guild)
    assert "- - -" == table.line("stalls")
    assert [0, 1] == list(table.now.unpaid)


@rule("WK-21")
@pytest.mark.parametrize(("seats", "resets"), [(2, [7, 10]), (3, [9, 13]), (4, [11, 16]), (5, [13, 19])])
def test_which_guildhall_workers_reset_the_market(seats: int, resets: list[int]) -> None:
    found = []
    for worker in range(1, 24):
        before = f"guild 1: {min(worker - 1, 20)}\nguild 0: {max(worker - 21, 0)}"
        table = west(f"seats: {seats}\n{before}\nhands 0: well\ngoods 0: wood=2 stone=2\nvirtue 0: 4")
        table.play("place guildhall")
        if table.events("market-reset"):
            found.append(worker)

    assert resets == found


@rule("WK-21")
def test_nobody_in_prison_takes_no_debt() -> None:
    table = west("guild 1: 6\nhands 0: well\ngoods 0: wood=2 stone=2\nvirtue 0: 4")
    table.play("place guildhall")

    assert [0, 0] == list(table.now.unpaid)


@rule("WK-21")
def test_a_gatekeeper_acts_before_the_squires_and_the_counting() -> None:
    table = west("crew 1: gatekeeper squire-gold\nstalls: 1 0 -\nprison 1: 1\nprison 0: 1\ngoods 0: silver=3")
    table.play("place market-right")

    assert [3, 0] == list(table.now.prison)
    assert 1 == owns(table, 1, "gold")
    assert [1, 0] == list(table.now.unpaid)


@rule("WK-21")
def test_a_virtue_lost_in_a_reset_may_bring_a_debt() -> None:
    table = west("stalls: 0 0 -\nvirtue 0: 1\ngoods 0: silver=3")
    table.play("place market-right")

    assert (0, 2) == (table.now.virtue[0], table.now.unpaid[0])


@rule("WK-21")
def test_an_apprentice_hired_by_the_worker_who_fills_the_market_acts_in_the_reset() -> None:
    table = west("stalls: 1 - 1\nshown: peddler thief - - - - - -\npromos: 1\ngoods 0: silver=2")
    table.play_all("place market-middle", "hire peddler")

    assert 2 == owns(table, 0, "silver")
