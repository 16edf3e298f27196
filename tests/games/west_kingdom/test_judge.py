"""What the judge of positions likes, all else equal."""

from __future__ import annotations

from typing import cast

import pytest

from chantier.games.west_kingdom import judge
from chantier.games.west_kingdom.adviser import ADVISER
from chantier.games.west_kingdom.state import WestState
from chantier.testing import at


def judged(position: str, seat: int = 0) -> int:
    return int(ADVISER.judge(at("west_kingdom", position).state, seat))


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

    assert ADVISER.judge(table.state, 0) > 0 > ADVISER.judge(table.state, 1)


@pytest.mark.parametrize(("liked", "other"), [("guild 0: 1", ""), ("goods 0: -", "goods 0: gold=3")])
def test_who_builds_is_expected_to_win_and_not_who_hoards(liked: str, other: str) -> None:
    one, two = (ADVISER.zest(at("west_kingdom", position).state, 0) for position in (liked, other))

    assert one > two


def test_what_was_learnt_is_mended_as_the_outlook_is() -> None:
    state = at("west_kingdom", "guild 0: 3").state
    learnt, outlook = ADVISER.learnt(2), float(judge.outlook(cast(WestState, state), 0)) / float(ADVISER.edge())
    assert learnt is not None
    learnt.traits.clear()
    ADVISER.describe(state, 0, learnt.traits)

    assert ADVISER.zest(state, 0) == pytest.approx(ADVISER.worth(state, 0) - learnt.worth())
    assert ADVISER.zest(state, 0) == pytest.approx(ADVISER.weight(state, 0) - outlook)


def test_at_the_end_only_points_are_left() -> None:
    table = at("west_kingdom", "last_turns: 1\nguild 0: 3")
    assert 0 < ADVISER.zest(table.state, 0)
    table.play("place forest")

    assert 0 == ADVISER.zest(table.state, 0)
