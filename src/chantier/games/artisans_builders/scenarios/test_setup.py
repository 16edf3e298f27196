"""Setup (AB-6 to AB-10)."""

import pytest

from chantier.games.artisans_builders.scenarios.scene import box, goods, site
from chantier.testing import Scene, rule


def drawn(seats: int, first: int = 0, *boards: str) -> Scene:
    """Up to the choice of boards."""
    table = box(seats)
    for _ in range(17):
        table.enter(-1, table.state.draw(table.dice))
    table.will_draw(f"first {first}", *(f"board {board}" for board in boards))
    return table


@rule("AB-6")
def test_the_market_has_3_rows_of_4_cards_the_lowest_level_below() -> None:
    table = drawn(2)

    assert [level for level in range(3) for _ in range(4)] == [card // 16 for card in table.now.market]
    assert [12, 12, 12] == list(table.now.left)


@rule("AB-7")
def test_one_random_contract_of_each_kind_is_laid_out() -> None:
    table = drawn(2)
    kit = table.now.kit

    assert [0, 1, 2, 3, 4] == [kit.contract_kind[contract] for contract in table.now.contracts]


@rule("AB-7")
def test_the_contract_of_a_kind_is_any_of_that_kind() -> None:
    table = box(2)
    for _ in range(12):
        table.enter(-1, table.state.draw(table.dice))

    assert 5 == len(table.draws())
    assert "contract journeymens-banquet" in table.draws()


@rule("AB-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_1_wood_and_3_coins(seats: int) -> None:
    table = drawn(seats)

    assert [(1, 0, 3)] * seats == [goods(table, seat) for seat in range(seats)]


@rule("AB-8")
def test_any_player_may_be_the_first() -> None:
    table = box(3)
    for _ in range(17):
        table.enter(-1, table.state.draw(table.dice))

    assert ["first 0", "first 1", "first 2"] == table.draws()


@rule("AB-9")
def test_each_artisan_lies_with_a_random_side_up() -> None:
    table = drawn(2, 0, "oxgate", "old-ford")
    table.coming = ("artisan gatekeeper", "artisan sawyers", "artisan quarryman")
    table.play("choose oxgate")

    assert ["gatekeeper", "sawyers", "quarryman"] == table.line("faces").split()[:3]


@rule("AB-9")
def test_the_other_side_of_a_card_is_not_in_the_game() -> None:
    table = site("asks: recruit\npicks: 0")

    assert "other-side-up" == table.refusal("recruit sawyers").code
    assert "not-in-this-game" == table.refusal("recruit blacksmith").code
    assert "other-side-up" == site().refusal("visit sawyers 1").code


@rule("AB-10")
def test_boards_are_chosen_anticlockwise_from_the_first_players_right() -> None:
    table = drawn(4, 1, "oxgate", "old-ford", "cheese-mould", "garden-plots")
    chosen = []
    for board in ("old-ford", "oxgate", "garden-plots"):
        chosen.append(table.seat)
        table.play(f"choose {board}")

    assert [0, 3, 2] == chosen


@rule("AB-10")
def test_the_first_player_takes_the_board_that_is_left() -> None:
    table = drawn(2, 0, "oxgate", "old-ford")
    table.play("choose oxgate")

    assert "old-ford" == table.line("board 0")
    assert "oxgate" == table.line("board 1")


@rule("AB-10")
def test_only_boards_that_were_drawn_and_are_left_can_be_chosen() -> None:
    table = drawn(3, 0, "oxgate", "old-ford", "cheese-mould")
    table.play("choose oxgate")

    assert ["choose old-ford", "choose cheese-mould"] == table.moves()
    assert "not-offered" == table.refusal("choose oxgate").code
    assert "not-offered" == table.refusal("choose garden-plots").code
