"""Setting up (AG-5 to AG-7)."""

from __future__ import annotations

import pytest

from chantier import Table
from chantier.games.architecture_game.scenarios.pieces import GAME
from chantier.testing import Scene, rule


def fresh(seats: int) -> Table:
    return Table("architecture_game", seats=seats, seed=3)


@rule("AG-5")
def test_four_buildings_and_the_next_one_are_open() -> None:
    view = fresh(3).view(None)

    shown = [site["building"] for site in view["sites"]] + [view["next_building"]]
    assert 5 == len(set(shown))


@rule("AG-5")
def test_what_lies_below_the_next_building_is_drawn_when_it_comes_up() -> None:
    scene = Scene.unplayed(GAME, 2, seed=1)
    scene.will_draw("building pisa", "building taj-mahal", "building reims", "building zwinger", "building sydney")

    assert "pisa taj-mahal reims zwinger" == scene.line("sites")
    assert "sydney" == scene.line("next_building")
    assert 19 == scene.now.unseen_left


@rule("AG-6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_is_dealt_two_fragments(seats: int) -> None:
    table = fresh(seats)

    assert [2] * seats == [seat["hand"] for seat in table.view(None)["seats"]]
    assert all(2 == len(table.view(seat)["hand"]) for seat in range(seats))


@rule("AG-6")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [12, 12, 12, 12, 12]), (3, [12, 12, 12, 11, 11]), (4, [12, 11, 11, 11, 11]), (5, [11, 11, 11, 11, 10])],
)
def test_piles_are_as_even_as_can_be(seats: int, sizes: list[int]) -> None:
    assert sizes == list(fresh(seats).view(None)["piles"].values())


@rule("AG-6")
def test_nobody_else_hears_what_a_seat_is_dealt() -> None:
    table = fresh(2)

    assert [True, True] == [event.hidden for event in table.log(1) if event.name == "dealt" and event.seat == 0]
    assert table.log(1)[-1].figures != table.log(0)[-1].figures or table.log(0)[-1].name != "dealt"


@rule("AG-7")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_draws_a_pawn(seats: int) -> None:
    table = fresh(seats)

    drawn = [event for event in table.log() if event.name == "pawn-drawn"]
    assert list(range(1, seats + 1)) == sorted(int(event.figures["pawn"]) for event in drawn)
    assert next(event.seat for event in drawn if event.figures["pawn"] == 1) == table.seat
