"""What the judge of positions likes, all else equal."""

from __future__ import annotations

import pytest

from chantier.testing import at


def judged(position: str, seat: int = 0) -> int:
    return int(at("west_kingdom", position).state.judge(seat))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("goods 0: gold=2", "goods 0: gold=1"),
        ("goods 0: wood=2", "goods 0: clay=2"),
        ("crew 0: labourer", "crew 0: thief"),
        ("hands 0: keep", ""),
        ("workers 0: mine=3", "workers 0: mine=1 forest=1 quarry=1"),
        ("", "workers 1: mine=12"),
        ("captives 0: 1=6", "workers 1: mine=6"),
        ("", "unpaid 0: 1"),
        ("virtue 0: 5", "virtue 0: 4"),
        ("", "prison 0: 17"),
        ("step 0: 1", ""),
        ("built 0: well", ""),
    ],
)
def test_the_better_of_two_positions(better: str, worse: str) -> None:
    assert judged(better) > judged(worse)


def test_means_are_worth_less_when_the_guildhall_fills() -> None:
    early = judged("goods 0: wood=5") - judged("goods 0: -")
    late = judged("goods 0: wood=5\nguild 1: 10") - judged("goods 0: -\nguild 1: 10")

    assert early > late > 0


def test_at_the_end_only_points_count() -> None:
    table = at("west_kingdom", "last_turns: 1\nbuilt 0: keep\ngoods 1: wood=60")
    table.play("place forest")

    assert table.state.judge(0) > 0 > table.state.judge(1)
