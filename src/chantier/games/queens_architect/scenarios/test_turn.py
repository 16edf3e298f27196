"""A turn (QA-11) and the star (QA-12)."""

import pytest

from chantier.kernel.facts import facts
from chantier.testing import at, rule

STAR = ["construction", "labour", "recruitment", "broker", "travel", "tavern"]


@rule("QA-11")
@pytest.mark.parametrize(("action", "spaces"), [("labour", 1), ("recruitment", 2), ("broker", 3)])
def test_the_architect_moves_1_2_or_3_spaces(action: str, spaces: int) -> None:
    table = at("queens_architect", "star 0: construction")
    table.play(f"go {action}")

    assert action == table.line("star 0")
    assert spaces == table.event("went")["spaces"]


@rule("QA-11")
def test_the_architect_never_stays_where_it_is() -> None:
    table = at("queens_architect", "star 0: labour")
    refusal = table.refusal("go labour")

    assert ("out-of-reach", "QA-11") == (refusal.code, refusal.rule)
    assert 0 == refusal.figures["spaces"]
    assert "Your architect moves 1 to 3 spaces clockwise; it stands there already. (QA-11)" == refusal.says


@rule("QA-11")
@pytest.mark.parametrize(("action", "spaces"), [("tavern", 4), ("construction", 5)])
def test_the_architect_never_moves_more_than_3_spaces_nor_back(action: str, spaces: int) -> None:
    table = at("queens_architect", "star 0: labour")
    refusal = table.refusal(f"go {action}")

    assert ("out-of-reach", "QA-11") == (refusal.code, refusal.rule)
    assert spaces == refusal.figures["spaces"]


@rule("QA-11")
@pytest.mark.parametrize("move", ["collect", "decline", "done"])
def test_the_architect_has_to_move_before_anything_else(move: str) -> None:
    table = at("queens_architect", "star 0: labour")
    refusal = table.refusal(move)

    assert ["go recruitment", "go broker", "go travel"] == table.moves()
    assert ("not-now", "QA-11") == (refusal.code, refusal.rule)


@rule("QA-11")
def test_the_action_is_that_of_the_space_reached() -> None:
    table = at("queens_architect", "star 0: construction")
    table.play("go labour")
    refusal = table.refusal("trust")

    assert ("not-now", "QA-13") == (refusal.code, refusal.rule)


@rule("QA-11")
@pytest.mark.parametrize("action", STAR)
def test_any_action_may_be_declined_and_nothing_changes(action: str) -> None:
    table = at(
        "queens_architect",
        f"""
        asks: {action}
        star 0: {action}
        notches 0: mason-1=2 tailor-3=2
        thalers 0: 9
        rest 0: masons=bar tailors=dormitory
        """,
    )
    before = facts(table.now)
    table.play("decline")
    star_is_asked = 6

    assert before | {"current": 1, "asks": star_is_asked} == facts(table.now)
    assert {"action": f"@action-{action}"} == table.event("declined")


@rule("QA-11", "QA-25")
def test_a_recruitment_that_comes_as_a_bonus_may_be_declined() -> None:
    table = at(
        "queens_architect",
        """
        asks: construction
        carriage 0: city-1
        requests city-1: city-ftmc
        notches 0: smith-1=0 stonecutter-1=0 mason-1=0 tailor-1=0
        thalers 0: 9
        """,
    )
    table.play_all("build", "bonds", "decline")

    assert 1 == table.seat
    assert 9 == table.now.thalers[0]


@rule("QA-11")
def test_play_passes_clockwise() -> None:
    table = at("queens_architect", "seats: 3\nfirst: 2\ncurrent: 2")
    order = []
    for _ in range(3):
        table.play_all("go labour", "decline")
        order.append(table.seat)

    assert [0, 1, 2] == order


@rule("QA-11")
def test_nobody_moves_out_of_turn() -> None:
    table = at("queens_architect", "current: 0")
    refusal = table.refusal("go labour", seat=1)

    assert "not-your-turn" == refusal.code
    assert {"seat": 1, "turn": "0"} == refusal.figures


@rule("QA-11")
def test_when_everybody_has_had_a_turn_a_new_round_begins() -> None:
    table = at("queens_architect", "seats: 3\nround: 4\nfirst: 1\ncurrent: 0")
    table.play_all("go labour", "decline")

    assert {"round": 5} == table.event("round-began")
    assert 1 == table.seat


@rule("QA-11")
def test_no_round_begins_before_everybody_has_had_a_turn() -> None:
    table = at("queens_architect", "seats: 3\nround: 4\nfirst: 1\ncurrent: 2")
    table.play_all("go labour", "decline")

    assert 4 == table.now.round
    assert 0 == table.seat


@rule("QA-11")
def test_where_there_is_only_one_answer_the_table_does_not_ask() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-1=0")
    table.play("collect")

    assert 1 == table.seat


@rule("QA-11")
@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("labour", ["collect", "work mason-2", "done"]),
        ("recruitment", ["recruit 1", "dismiss mason-2"]),
        ("tavern", ["enter", "send masons", "done"]),
        ("construction", ["repair mason-2", "done"]),
        ("construction", ["build", "bonds"]),
    ],
    ids=lambda said: said if isinstance(said, str) else said[0],
)
def test_nothing_of_a_turn_is_pending_in_the_next(action: str, moves: list[str]) -> None:
    table = at(
        "queens_architect",
        f"""
        asks: {action}
        carriage 0: village-1
        notches 0: woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-3=0
        thalers 0: 9
        """,
    )
    table.play_all(*moves)

    assert 1 == table.seat
    assert {"crew": [], "points": 0, "newcomer": None, "hiring": None, "sent": 0} == table.view(1)["pending"]


@rule("QA-12")
def test_two_spaces_on_from_the_top_is_recruitment() -> None:
    """Worked example 2."""
    table = at("queens_architect", "star 0: construction")
    table.play("go recruitment")

    assert {"action": "@action-recruitment", "spaces": 2} == table.event("went")
    assert "recruitment" == table.line("asks")


@rule("QA-12")
@pytest.mark.parametrize("here", range(6))
def test_clockwise_follow_construction_labour_recruitment_broker_travel_tavern(here: int) -> None:
    table = at("queens_architect", f"star 0: {STAR[here]}")

    assert [f"go {STAR[(here + spaces) % 6]}" for spaces in (1, 2, 3)] == table.moves()
