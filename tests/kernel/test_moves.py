"""Lists of moves."""

from chantier.kernel.moves import Moves


def test_a_list_of_moves_grows_as_far_as_it_must() -> None:
    moves = Moves()
    for code in range(1000):
        moves.add(code)

    assert list(range(1000)) == moves.listed()
    assert moves.has(999)
