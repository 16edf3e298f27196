"""What a search has tried."""

from __future__ import annotations

import pytest

from chantier.bots.bot import Thought
from chantier.bots.evaluation import Evaluation
from chantier.bots.search import SearchBot, halvings, mean_loss
from chantier.bots.tree import Node, best_next, thoughts
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves

WIDE, BOLD = 10, 1.0


def may(*codes: int) -> Moves:
    moves = Moves()
    for code in codes:
        moves.add(code)
    return moves


def tried(turn: list[int], total: float, visits: int, seat: int = 0) -> Node:
    node = Node(seat, turn)
    node.total, node.visits, node.chances = total, visits, visits
    return node


def root(*nodes: Node) -> Node:
    node = Node(-2, [])
    node.next = list(nodes)
    return node


def test_of_turns_that_win_as_often_the_one_that_is_liked_is_taken() -> None:
    bot = SearchBot(Dice(1), Evaluation())
    plain, liked, strong = tried([1], 50.0, 100), tried([2], 50.0, 100), tried([3], 60.0, 100)
    liked.liked = 100.0
    bot.candidates = [plain, liked]
    assert liked is bot.best()

    bot.candidates.append(strong)
    assert strong is bot.best()


def test_what_was_never_tried_comes_first() -> None:
    fresh = Node(0, [3])

    assert fresh is best_next(root(tried([2], 9.0, 9), fresh), 0, may(2, 3), WIDE, BOLD)


def test_but_not_beyond_the_width() -> None:
    good = tried([2], 9.0, 9)

    assert good is best_next(root(good, Node(0, [3])), 0, may(2, 3), 1, BOLD)


def test_the_better_mean_wins_where_both_were_tried_as_often() -> None:
    good = tried([3], 6.0, 9)

    assert good is best_next(root(tried([2], 3.0, 9), good), 0, may(2, 3), WIDE, BOLD)


def test_what_was_seldom_tried_gets_another_chance() -> None:
    rare = tried([3], 1.0, 2)
    rare.chances = 1_000

    assert rare is best_next(root(tried([2], 600.0, 1_000), rare), 0, may(2, 3), WIDE, BOLD)


def test_a_turn_that_this_world_does_not_allow_is_not_counted_as_a_chance() -> None:
    here, elsewhere = tried([2], 1.0, 2), tried([3], 2.0, 2)

    assert here is best_next(root(elsewhere, here), 0, may(2), WIDE, BOLD)
    assert (3, 2) == (here.chances, elsewhere.chances)


def test_another_seats_turns_are_not_mine() -> None:
    assert None is best_next(root(tried([2], 1.0, 2, seat=1)), 0, may(2), WIDE, BOLD)


def test_thoughts_are_by_first_move_the_chosen_one_first() -> None:
    told = thoughts(
        root(tried([7, 1], 2.0, 4), tried([7, 2], 3.0, 4), tried([8], 4.0, 5), tried([9], 0.0, 1), Node(0, [6])), [8]
    )

    assert [Thought(8, 0.8, 5, (8,)), Thought(7, 0.75, 8, (7, 2)), Thought(9, 0.0, 1, (9,))] == told


def test_no_move_is_shown_as_better_than_the_chosen_one() -> None:
    told = thoughts(root(tried([8, 1], 2.0, 4), tried([8, 2], 3.0, 4), tried([7], 4.0, 5)), [8, 1])

    assert [Thought(8, 0.5, 8, (8, 1)), Thought(7, 0.5, 5, (7,))] == told


def test_candidates_are_halved_until_one_is_left() -> None:
    assert [1, 1, 2, 2, 3, 4] == [halvings(count) for count in (1, 2, 3, 4, 5, 16)]


def test_what_is_lost_with_the_others_is_a_mean_without_the_best() -> None:
    assert 0.0 == mean_loss([Node(0, [1])])
    assert pytest.approx(0.15) == mean_loss([Node(0, [1]), Node(0, [2], -0.1), Node(0, [3], -0.2)])
