"""The end (WK-28 to WK-30, WK-34)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import ending, score, west
from chantier.testing import rule

LAST = "guild 0: 8\nguild 1: 3\nhands 0: well\ngoods 0: wood=2 stone=2\nvirtue 0: 4\n"


@rule("WK-28")
def test_the_12th_guildhall_worker_of_two_players_gives_both_one_more_turn() -> None:
    table = west(LAST)
    table.play("place guildhall")
    assert [{}] == table.events("last-round")
    table.play("place forest")
    assert 0 == table.seat, "whoever filled it has one more turn too"
    table.play("place forest")

    assert table.outcome is not None
    assert "WK-28" == table.outcome.rule


@rule("WK-28")
def test_workers_may_still_go_to_the_full_guildhall() -> None:
    table = west(LAST + "hands 1: smithy\ngoods 1: clay=4 wood=2\nvirtue 1: 4")
    table.play_all("place guildhall", "place guildhall")

    assert 13 == sum(table.now.guild)
    assert (13, 12, 12) == tuple(table.view(0)[key] for key in ("guildhall", "guildhall_places", "guildhall_full"))
    assert [] == table.events("market-reset")


@rule("WK-28")
def test_the_turn_that_fills_it_is_finished_with_its_hand_limit() -> None:
    hand = "hands 0: well steeple stone-market tavern thieves-den tilers-hut trading-post treasury\n"
    table = west(LAST + hand)
    table.play_all("place guildhall", "discard tavern")

    assert [{}] == table.events("last-round")
    assert 1 == table.seat


@rule("WK-29")
def test_everything_that_is_counted() -> None:
    table = ending(
        """
        built 0: well dungeon
        step 0: 3
        virtue 0: 13
        unpaid 0: 1
        goods 0: gold=2 marble=3 silver=29 clay=5
        prison 0: 5
        """
    )
    expected = {
        "buildings": 3 + 14,
        "bonuses": 0,
        "cathedral": 7,
        "virtue": 2,
        "debts": -2,
        "treasure": 5,
        "silver": 2,
        "prison": -2,
        "total": 29,
    }

    assert table.outcome is not None
    assert expected == table.outcome.sheets[0]


@rule("WK-29")
def test_gains_of_virtue_come_before_losses() -> None:
    table = ending("built 0: dungeon observatory\nvirtue 0: 13\ngoods 0: marble=4\nunpaid 0: 1")

    assert 12 == table.now.virtue[0], "13 + 2 is 14 and a debt destroyed, then 2 less"
    assert 0 == table.now.unpaid[0]


@rule("WK-29")
def test_bonuses_read_virtue_and_debts_after_the_end_effects() -> None:
    table = ending("built 0: observatory lighthouse\nvirtue 0: 7\ngoods 0: marble=2")

    assert 2 == score(table, "bonuses")


@rule("WK-30")
@pytest.mark.parametrize(
    ("more", "winners"),
    [
        ("virtue 0: 8\nvirtue 1: 9", [1]),
        ("virtue 0: 9\nvirtue 1: 8", [0]),
        ("goods 0: silver=5\ngoods 1: silver=6", [1]),
        ("goods 0: silver=5\ngoods 1: silver=5", [0, 1]),
    ],
)
def test_ties_go_to_virtue_then_silver_then_they_are_shared(more: str, winners: list[int]) -> None:
    table = ending("goods 0: -\ngoods 1: -\n" + more)

    assert table.outcome is not None
    assert 0 == score(table, "total", 0) == score(table, "total", 1)
    assert winners == table.outcome.winners


@rule("WK-34")
def test_after_100_turns_each_it_ends_and_says_so() -> None:
    table = west("turns: 198")
    table.play("place forest")
    assert 1 == table.seat
    table.play("place forest")

    assert table.outcome is not None
    assert "WK-34" == table.outcome.rule
    assert {"turns": 100} == table.event("turns-ended")
