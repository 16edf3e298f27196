"""Labour (QA-13)."""

import pytest

from chantier.testing import at, rule

ARTISANS = ["woodcutter-1=0", "smith-1=0", "glazier-1=0", "stonecutter-1=0", "mason-1=0", "tailor-1=0"]


@rule("QA-13")
@pytest.mark.parametrize(("artisans", "thalers"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_wage_is_a_thaler_for_every_two_artisans_rounded_up(artisans: int, thalers: int) -> None:
    table = at("queens_architect", f"asks: labour\nnotches 0: {' '.join(ARTISANS[:artisans])}")
    table.play("collect")

    assert thalers == table.now.thalers[0]
    assert {"thalers": thalers} == table.event("wage")


@rule("QA-13")
def test_the_wage_is_collected_or_declined() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-1=1")

    assert ["decline", "collect"] == table.moves()


@rule("QA-13")
def test_five_artisans_earn_3_thalers_and_a_labourer_2_more() -> None:
    """Worked example 3."""
    table = at("queens_architect", "notches 0: smith-1=0 smith-2=0 stonecutter-1=0 mason-1=0 tailor-3=1")
    table.play_all("go labour", "collect")
    after_wage = table.now.thalers[0]
    table.play("work tailor-3")

    assert 3 == after_wage
    assert 5 == table.now.thalers[0]
    assert {"artisan": "Maud", "thalers": 2} == table.event("earned")


@rule("QA-13")
def test_a_labourer_who_works_turns_on_and_the_others_do_not() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-2=1 tailor-3=1")
    table.play_all("collect", "work tailor-3", "done")

    assert "mason-2=1 tailor-3=2" == table.line("notches 0")


@rule("QA-13")
@pytest.mark.parametrize("order", [["mason-2", "tailor-3"], ["tailor-3", "mason-2"]], ids=" ".join)
def test_several_labourers_work_one_at_a_time_in_any_order(order: list[str]) -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-2=1 tailor-3=1")
    table.play_all("collect", *(f"work {labourer}" for labourer in order))

    assert "mason-2=2 tailor-3=2" == table.line("notches 0")
    assert 1 + 2 + 2 == table.now.thalers[0]


@rule("QA-13")
def test_only_those_with_the_symbol_may_work() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-1=1 mason-2=1 tailor-2=1 tailor-3=1")
    table.play("collect")

    assert ["done", "work mason-2", "work tailor-3"] == table.moves()


@rule("QA-13")
def test_no_labourer_has_to_work() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-2=1 tailor-3=1")
    table.play_all("collect", "done")

    assert "mason-2=1 tailor-3=1" == table.line("notches 0")
    assert 1 == table.now.thalers[0]
    assert 1 == table.seat


@rule("QA-13")
def test_when_the_last_labourer_has_worked_the_turn_is_over() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-2=1 tailor-3=1")
    table.play_all("collect", "work mason-2", "work tailor-3")

    assert 1 == table.seat


@rule("QA-13")
def test_a_labourer_at_the_last_notch_earns_2_thalers_and_leaves() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-1=0 mason-2=0 tailor-3=5")
    table.play_all("collect", "work tailor-3")

    assert "mason-1=0 mason-2=0" == table.line("notches 0")
    assert 2 + 2 == table.now.thalers[0]


@rule("QA-13")
def test_the_wage_is_counted_before_a_labourer_leaves() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: tailor-3=5")
    table.play_all("collect", "work tailor-3")

    assert ["wage", "earned", "left"] == [event.name for event in table.log()]
    assert 1 + 2 == table.now.thalers[0]


@rule("QA-13")
def test_an_artisan_without_the_symbol_does_no_field_work() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-1=0 tailor-3=0")
    table.play("collect")
    refusal = table.refusal("work mason-1")

    assert ("no-labourer", "QA-13") == (refusal.code, refusal.rule)
    assert {"artisan": "Blaise"} == refusal.figures
    assert "Blaise has no labourer symbol. (QA-13)" == refusal.says


@rule("QA-13")
def test_the_labourer_of_another_player_is_refused() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: tailor-3=0\nnotches 1: mason-2=0")
    table.play("collect")
    refusal = table.refusal("work mason-2")

    assert ("not-employed", "QA-13") == (refusal.code, refusal.rule)
    assert {"artisan": "Hersende"} == refusal.figures


@rule("QA-13")
def test_a_labourer_works_once() -> None:
    table = at("queens_architect", "asks: labour\nnotches 0: mason-2=0 tailor-3=0")
    table.play_all("collect", "work tailor-3")
    refusal = table.refusal("work tailor-3")

    assert ("has-worked", "QA-13") == (refusal.code, refusal.rule)
    assert {"artisan": "Maud"} == refusal.figures


@rule("QA-13")
def test_on_the_next_visit_the_labourer_may_work_again() -> None:
    table = at("queens_architect", "asks: labour\nstar 0: labour\nnotches 0: mason-2=0 tailor-3=0")
    table.play_all("collect", "work tailor-3", "done")
    table.play_all("go labour", "decline")
    table.play_all("go travel", "decline")
    table.play_all("go broker", "decline")
    table.play_all("go labour", "collect", "work tailor-3")

    assert "mason-2=0 tailor-3=2" == table.line("notches 0")


@rule("QA-13")
def test_a_player_with_no_artisan_thaler_and_bond_just_moves_and_declines() -> None:
    table = at("queens_architect", "notches 0: -\nthalers 0: 0\nbonds 0: 0\ntrust 0: 4")
    table.play("go broker")
    moves = table.moves()
    table.play("decline")

    assert ["decline"] == moves
    assert (0, 0) == (table.now.thalers[0], table.now.bonds[0])


@rule("QA-13")
def test_a_player_with_no_artisan_gets_no_relief_at_labour() -> None:
    table = at("queens_architect", "notches 0: -\nthalers 0: 0\nbonds 0: 0")
    table.play_all("go labour", "collect")

    assert 0 == table.now.thalers[0]
    assert 1 == table.seat
