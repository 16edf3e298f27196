"""The palace (QA-27) and the end (QA-28 to QA-30)."""

import pytest

from chantier.testing import Scene, at, rule

FIFTEEN = "woodcutter-1=3 smith-1=0 tailor-1=2"


@rule("QA-27")
def test_whoever_is_at_the_end_of_the_track_in_the_capital_and_strong_enough_contributes() -> None:
    table = at("queens_architect", f"asks: construction\nesteem 0: 9\nnotches 0: {FIFTEEN}")
    table.play("palace")

    assert "0" == table.line("contributed")
    assert {"performance": 15} == table.event("contributed")


@rule("QA-27")
def test_a_step_that_is_missing_keeps_one_from_the_palace() -> None:
    table = at("queens_architect", f"asks: construction\nesteem 0: 8\nnotches 0: {FIFTEEN}")
    refusal = table.refusal("palace")

    assert ("steps-missing", "QA-27") == (refusal.code, refusal.rule)
    assert {"need": 9, "have": 8}.items() <= refusal.figures.items()
    assert "You have climbed 8 of the 9 steps. (QA-27)" == refusal.says


@rule("QA-27")
def test_a_carriage_elsewhere_keeps_one_from_the_palace() -> None:
    table = at("queens_architect", f"asks: construction\nesteem 0: 9\ncarriage 0: village-1\nnotches 0: {FIFTEEN}")
    refusal = table.refusal("palace")

    assert ("not-at-the-capital", "QA-27") == (refusal.code, refusal.rule)


@rule("QA-27")
def test_a_performance_of_14_is_too_weak_for_the_palace() -> None:
    table = at("queens_architect", "asks: construction\nesteem 0: 9\nnotches 0: woodcutter-1=0 smith-1=0 tailor-1=2")
    refusal = table.refusal("palace")

    assert ("too-weak", "QA-27") == (refusal.code, refusal.rule)
    assert {"need": 15, "have": 14}.items() <= refusal.figures.items()


@rule("QA-27")
def test_all_that_the_palace_lacks_is_named() -> None:
    position = "asks: construction\nesteem 0: 8\ncarriage 0: village-1\nnotches 0: woodcutter-1=0 smith-1=0 tailor-1=2"
    refusal = at("queens_architect", position).refusal("palace")

    assert (
        "You have climbed 8 of the 9 steps. You also lack your carriage in the Capital, 1 of performance. (QA-27)"
        == refusal.says
    )


@rule("QA-27")
def test_the_palace_is_built_on_the_construction_space() -> None:
    table = at("queens_architect", f"star 0: tavern\nesteem 0: 9\nnotches 0: {FIFTEEN}")
    refusal = table.refusal("palace")
    table.play_all("go labour", "decline")

    assert ("not-now", "QA-11") == (refusal.code, refusal.rule)
    assert "-" == table.line("contributed")


@rule("QA-27")
def test_nobody_turns_at_the_palace() -> None:
    table = at("queens_architect", f"asks: construction\nesteem 0: 9\nnotches 0: {FIFTEEN} mason-1=5")
    table.play("palace")

    assert "woodcutter-1=3 smith-1=0 mason-1=5 tailor-1=2" == table.line("notches 0")


@rule("QA-27")
def test_the_palace_asks_for_no_guild() -> None:
    table = at(
        "queens_architect",
        "asks: construction\nesteem 0: 9\nnotches 0: woodcutter-1=3 woodcutter-2=1 woodcutter-3=5 smith-1=4",
    )

    assert "palace" in table.moves()


def last_round(*lines: str) -> Scene:
    """Three players in round 20 that seat 1 began; everybody stands before Construction and could contribute."""
    position = ["seats: 3", "round: 20", "first: 1", "current: 1"]
    for seat in range(3):
        position += [f"star {seat}: tavern", f"esteem {seat}: 9", f"notches {seat}: {FIFTEEN}"]
    return at("queens_architect", "\n".join([*position, *lines]))


@rule("QA-28")
def test_once_somebody_has_contributed_the_round_is_played_out() -> None:
    table = last_round()
    table.play_all("go construction", "palace")
    after_palace = table.seat
    table.play_all("go construction", "decline")
    before_the_end = table.seat
    table.play_all("go construction", "decline")

    assert 2 == after_palace
    assert 0 == before_the_end
    assert table.seat is None


@rule("QA-28")
def test_the_last_turn_is_that_of_the_player_to_the_right_of_the_first() -> None:
    table = last_round("current: 0")
    table.play_all("go construction", "palace")

    assert table.seat is None
    assert {"round": 20} == table.event("palace-ended")
    assert [] == table.events("round-began")


@rule("QA-28")
def test_others_may_still_contribute_in_that_round() -> None:
    table = last_round()
    table.play_all("go construction", "palace", "go construction", "palace", "go construction", "palace")

    assert "0 1 2" == table.line("contributed")


@rule("QA-28")
def test_a_round_without_a_contribution_is_not_the_last() -> None:
    table = last_round("current: 0")
    table.play_all("go construction", "decline")

    assert 1 == table.seat
    assert {"round": 21} == table.event("round-began")


@rule("QA-28")
def test_when_it_is_over_nothing_more_is_played() -> None:
    table = last_round("current: 0")
    table.play_all("go construction", "palace")

    assert [] == table.moves(1)
    assert "over" == table.refusal("go labour", seat=1).code


def winners(*lines: str) -> list[int]:
    """Of a game between three whose last turn, that of seat 2, is declined."""
    position = ["seats: 3", "current: 2", *lines]
    table = at("queens_architect", "\n".join(position))
    table.play_all("go labour", "decline")
    assert table.outcome is not None
    return table.outcome.winners


@rule("QA-29")
def test_the_only_contributor_wins_however_strong_the_others_are() -> None:
    won = winners(
        "contributed: 1",
        f"notches 1: {FIFTEEN}",
        f"notches 0: {FIFTEEN} mason-1=3 glazier-1=2 stonecutter-1=1",
        "esteem 0: 9",
        "thalers 0: 50",
    )

    assert [1] == won


@rule("QA-29")
def test_of_several_contributors_the_highest_performance_wins() -> None:
    won = winners("contributed: 0 1", f"notches 0: {FIFTEEN}", f"notches 1: {FIFTEEN} glazier-1=5", "thalers 0: 50")

    assert [1] == won


@rule("QA-29")
def test_contributors_of_equal_performance_share_the_victory_whatever_else_they_have() -> None:
    won = winners("contributed: 0 1", f"notches 0: {FIFTEEN}", f"notches 1: {FIFTEEN}", "thalers 0: 50", "bonds 1: 9")

    assert [0, 1] == won


@rule("QA-29")
def test_the_outcome_names_the_rule_that_ended_the_game() -> None:
    table = last_round("current: 0")
    table.play_all("go construction", "palace")

    assert table.outcome is not None
    assert "QA-28" == table.outcome.rule
    assert [1, 2, 2] == table.outcome.places


@rule("QA-30")
def test_when_round_100_has_been_played_out_without_a_palace_the_game_ends() -> None:
    table = at("queens_architect", "round: 100\ncurrent: 1")
    table.play_all("go labour", "decline")

    assert table.seat is None
    assert {"round": 100} == table.event("rounds-ended")
    assert table.outcome is not None
    assert "QA-30" == table.outcome.rule


@rule("QA-30")
def test_round_100_is_played_out() -> None:
    table = at("queens_architect", "round: 100\ncurrent: 0")
    table.play_all("go labour", "decline")

    assert 1 == table.seat


@rule("QA-30")
def test_after_round_99_the_game_goes_on() -> None:
    table = at("queens_architect", "round: 99\ncurrent: 1")
    table.play_all("go labour", "decline")

    assert 0 == table.seat
    assert {"round": 100} == table.event("round-began")


@rule("QA-30")
def test_a_palace_in_round_100_ends_the_game_as_any_other() -> None:
    table = last_round("round: 100", "current: 0")
    table.play_all("go construction", "palace")

    assert table.outcome is not None
    assert "QA-28" == table.outcome.rule
    assert [0] == table.outcome.winners


@rule("QA-30")
@pytest.mark.parametrize(
    ("lines", "won"),
    [
        (("esteem 0: 3", "esteem 1: 4", f"notches 0: {FIFTEEN}", "thalers 0: 90"), [1]),
        (("esteem 0: 4", "esteem 1: 4", f"notches 1: {FIFTEEN}", "thalers 0: 90"), [1]),
        (("esteem 0: 4", "esteem 1: 4", "thalers 0: 5", "bonds 0: 0", "thalers 1: 0", "bonds 1: 3"), [1]),
        (("esteem 0: 4", "esteem 1: 4", "thalers 0: 6", "bonds 0: 0", "thalers 1: 0", "bonds 1: 3"), [0, 1]),
    ],
    ids=["steps", "performance", "thalers and twice the bonds", "shared"],
)
def test_then_most_steps_win_then_performance_then_wealth(lines: tuple[str, ...], won: list[int]) -> None:
    assert won == winners("round: 100", *lines)
