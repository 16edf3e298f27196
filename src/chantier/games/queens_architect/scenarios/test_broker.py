"""The broker (QA-18)."""

import pytest

from chantier.testing import at, rule


@rule("QA-18")
@pytest.mark.parametrize("trust", [1, 2, 3])
def test_gaining_trust_moves_the_pawn_one_step_up(trust: int) -> None:
    table = at("queens_architect", f"asks: broker\ntrust 0: {trust}")
    table.play("trust")

    assert trust + 1 == table.now.trust[0]
    assert {"trust": trust + 1} == table.event("trusted")
    assert 2 == table.now.bonds[0]


@rule("QA-18")
def test_on_4_no_more_trust_can_be_gained() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 4")
    refusal = table.refusal("trust")

    assert ("full-trust", "QA-18") == (refusal.code, refusal.rule)
    assert {} == refusal.figures
    assert "The broker trusts you fully already. (QA-18)" == refusal.says


@rule("QA-18")
@pytest.mark.parametrize("bonds", [1, 2, 3, 4])
def test_a_bond_brings_2_thalers_and_returns_to_the_supply(bonds: int) -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 4\nbonds 0: 5\nbonds 1: 3")
    table.play(f"cash {bonds}")

    assert 2 * bonds == table.now.thalers[0]
    assert 5 - bonds == table.now.bonds[0]
    assert 20 + bonds == table.now.supply
    assert {"bonds": bonds, "thalers": 2 * bonds} == table.event("cashed")


@rule("QA-18")
def test_the_pawn_stays_where_it_is_when_bonds_are_cashed() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 3\nbonds 0: 5")
    table.play("cash 3")

    assert 3 == table.now.trust[0]


@rule("QA-18")
@pytest.mark.parametrize("trust", [1, 2, 3, 4])
def test_from_one_bond_up_to_the_number_at_the_pawn_can_be_cashed(trust: int) -> None:
    table = at("queens_architect", f"asks: broker\ntrust 0: {trust}\nbonds 0: 9")
    cashed = [move for move in table.moves() if move.startswith("cash")]

    assert [f"cash {bonds}" for bonds in range(1, trust + 1)] == cashed


@rule("QA-18")
def test_more_bonds_than_the_number_at_the_pawn_are_refused() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 2\nbonds 0: 9")
    refusal = table.refusal("cash 3")

    assert ("too-many-bonds", "QA-18") == (refusal.code, refusal.rule)
    assert (2, 9) == (refusal.figures["limit"], refusal.figures["bonds_owned"])


@rule("QA-18")
def test_more_bonds_than_one_has_are_refused() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 4\nbonds 0: 1")
    refusal = table.refusal("cash 2")

    assert ("too-many-bonds", "QA-18") == (refusal.code, refusal.rule)
    assert (4, 1) == (refusal.figures["limit"], refusal.figures["bonds_owned"])


@rule("QA-18")
def test_a_refusal_to_cash_names_the_limit_and_what_one_has() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 1\nbonds 0: 3")

    assert "The broker cashes 1 bond for you at a time, and you have 3. (QA-18)" == table.refusal("cash 4").says


@rule("QA-18")
def test_without_a_bond_nothing_is_cashed() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 2\nbonds 0: 0")

    assert "no-bond" == table.refusal("cash 1").code


@rule("QA-18")
def test_the_broker_offers_trust_and_cash() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 1\nbonds 0: 2")

    assert ["decline", "trust", "cash 1"] == table.moves()


@rule("QA-18")
@pytest.mark.parametrize("move", ["trust", "cash 1"])
def test_it_is_either_one_or_the_other(move: str) -> None:
    table = at("queens_architect", "asks: broker\nbonds 0: 2")
    table.play(move)

    assert 1 == table.seat


@rule("QA-18")
def test_full_trust_and_no_bond_leave_nothing_but_to_decline() -> None:
    table = at("queens_architect", "asks: broker\ntrust 0: 4\nbonds 0: 0")

    assert ["decline"] == table.moves()


@rule("QA-18")
def test_trust_grows_from_1_to_2_and_later_2_bonds_bring_4_thalers() -> None:
    """Worked example 7."""
    table = at("queens_architect", "star 0: construction\nbonds 0: 2")
    table.play_all("go broker", "trust")
    table.play_all("go labour", "decline")
    table.play_all("go construction", "decline")
    table.play_all("go recruitment", "decline")
    table.play_all("go broker", "cash 2")

    assert 2 == table.now.trust[0]
    assert 4 == table.now.thalers[0]
    assert 0 == table.now.bonds[0]
