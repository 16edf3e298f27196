"""The cathedral, and every reward (WK-24)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import RICH, goods, owns, west
from chantier.testing import Scene, rule

READY = f"hands 0: well smithy\ngoods 0: {RICH}\n"


def up(more: str, reward: str = "reward grace") -> Scene:
    """Seat 0 has gone up a step, discarding the Well; where there is a mix it is of wood."""
    table = west(READY + more, reward)
    table.play_all("place guildhall", "cathedral")
    pays = [move for move in table.moves() if move.startswith("pay")]
    if pays:
        table.play(pays[-1])
    table.play("discard well")
    return table


@rule("WK-24")
@pytest.mark.parametrize(
    ("step", "left"),
    [
        (0, "clay=9 wood=9 stone=9 gold=8 marble=9 silver=9"),
        (1, "clay=9 wood=5 stone=9 gold=9 marble=9 silver=9"),
        (2, "clay=9 wood=9 stone=9 gold=9 marble=8 silver=9"),
        (3, "clay=9 wood=1 stone=9 gold=9 marble=9 silver=9"),
        (4, "clay=9 wood=9 stone=9 gold=7 marble=7 silver=9"),
    ],
)
def test_each_step_has_its_cost(step: int, left: str) -> None:
    table = up(f"step 0: {step}")

    assert left == goods(table)
    assert step + 1 == table.now.step[0]
    assert ("smithy", "well") == (table.line("hands 0"), table.line("under"))


@rule("WK-24")
@pytest.mark.parametrize(("step", "places"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)])
def test_a_step_holds_only_so_many_markers(step: int, places: int) -> None:
    others = "\n".join(f"step {seat}: {step + 1}" for seat in range(1, places + 1))
    table = west(f"seats: 4\n{READY}step 0: {step}\n{others}")
    table.play("place guildhall")

    assert "step-full" == table.refusal("cathedral").code


@rule("WK-24")
def test_a_marker_that_moves_up_frees_its_place() -> None:
    table = up("step 0: 1\nstep 1: 4")

    assert [[], [0], [], [1], []] == [step["seats"] for step in table.view(None)["cathedral"]]


@rule("WK-24")
def test_a_refusal_of_a_step_says_that_wood_or_stone_would_do() -> None:
    table = west("hands 0: clay-pit reservoir\ngoods 0: clay=6 wood=1\nstep 0: 1")
    table.play("place guildhall")

    assert "You lack 3 wood or stone. (WK-24)" == table.refusal("cathedral").says


@rule("WK-24")
def test_a_card_that_one_does_not_hold_is_no_discard_for_the_cathedral() -> None:
    table = west(READY, "reward grace")
    table.play_all("place guildhall", "cathedral")

    assert "WK-24" == table.refusal("discard castle").rule


@rule("WK-24")
def test_wood_and_stone_may_be_mixed() -> None:
    table = west("hands 0: well smithy\ngoods 0: wood=3 stone=2 gold=1\nstep 0: 1", "reward grace")
    table.play_all("place guildhall", "cathedral")
    assert ["pay 2", "pay 3"] == table.moves()
    refusal = table.refusal("pay 1")
    assert ("wrong-mix", 4) == (refusal.code, refusal.figures["asked"])
    table.play_all("pay 2", "discard well")

    assert "wood=1 gold=1" == goods(table)


@rule("WK-24")
def test_a_card_must_be_discarded_and_is_not_shown() -> None:
    table = west(f"goods 0: {RICH}")
    assert "nothing-to-build" == table.refusal("place guildhall").code

    table = up("")
    told = [event.says for event in table.log(1)]
    assert "puts a card under the deck." in told


@rule("WK-24")
def test_without_a_card_the_cathedral_is_closed() -> None:
    table = west(f"goods 0: {RICH}\ntodo_count: 2\ntodo: 43 11")

    assert "no-card-to-discard" == table.refusal("cathedral").code


@rule("WK-24", "WK-25")
def test_a_virtue_of_four_is_too_low() -> None:
    table = west(READY + "virtue 0: 4")
    table.play("place guildhall")
    refusal = table.refusal("cathedral")

    assert ("too-wicked", "WK-25") == (refusal.code, refusal.rule)


@rule("WK-24")
def test_nobody_goes_higher_than_the_top() -> None:
    table = west(READY + "step 0: 5")
    table.play("place guildhall")

    assert "at-the-top" == table.refusal("cathedral").code


@rule("WK-24")
def test_with_no_reward_left_there_is_a_virtue() -> None:
    table = west(READY + "rewards_left: 0")
    table.play_all("place guildhall", "cathedral", "discard well")

    assert 8 == table.now.virtue[0]
    assert [] == table.events("reward-taken")


@rule("WK-24")
@pytest.mark.parametrize(
    ("reward", "virtue", "good", "amount"),
    [
        ("silver", 1, "silver", 3),
        ("wood", 1, "wood", 2),
        ("stone", 1, "stone", 2),
        ("gold", 1, "gold", 1),
        ("grace", 2, "silver", 0),
    ],
)
def test_every_reward_gives_what_it_shows(reward: str, virtue: int, good: str, amount: int) -> None:
    table = up("step 0: 2", f"reward {reward}")

    assert 7 + virtue == table.now.virtue[0]
    assert 9 + amount == owns(table, 0, good)
    assert 4 == table.now.rewards_left


@rule("WK-24")
def test_the_reward_plans_gives_a_virtue_and_a_building_card() -> None:
    table = up("", "reward plans")

    assert (8, 2) == (table.now.virtue[0], table.now.cards[0])


@rule("WK-24")
def test_there_are_eleven_rewards() -> None:
    table = west()

    assert "silver=2 wood=2 stone=2 plans=2 grace=2 gold=1" == table.line("rewards")
