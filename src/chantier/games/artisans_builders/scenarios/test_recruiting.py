"""Recruiting (AB-14)."""

from chantier.games.artisans_builders.scenarios.scene import site
from chantier.testing import rule

RECRUITING = "seats: 4\nasks: recruit\npicks: 0"


@rule("AB-14")
def test_in_round_1_recruiting_goes_from_the_last_player_to_the_first() -> None:
    table = site(f"{RECRUITING}\nfirst: 1\ncurrent: 0\ntoken: 1")
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.play(table.moves()[0])

    assert [0, 3, 2, 1] == order
    assert 1 == table.seat
    assert "action" == table.line("asks")


@rule("AB-14")
def test_in_later_rounds_recruiting_goes_in_turn_order() -> None:
    table = site(f"{RECRUITING}\nround: 2\nfirst: 2\ncurrent: 2\ntoken: 2")
    order = []
    for _ in range(4):
        order.append(table.seat)
        table.play(table.moves()[0])

    assert [2, 3, 0, 1] == order


@rule("AB-14")
def test_an_artisan_is_recruited_once_a_round() -> None:
    table = site(RECRUITING)
    table.play("recruit carpenter")

    assert "recruited-already" == table.refusal("recruit carpenter").code


@rule("AB-14")
def test_the_neutral_artisan_cannot_be_recruited() -> None:
    assert "neutral" == site(RECRUITING).refusal("recruit site-clerk").code


@rule("AB-14")
def test_recruiting_is_compulsory() -> None:
    table = site(RECRUITING)

    assert {"recruit"} == {move.split()[0] for move in table.moves()}
    assert "not-now" == table.refusal("token").code
