"""What a search has tried: a tree whose steps are whole turns."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from chantier.bots.bot import Thought
from chantier.kernel.moves import Moves

NOTHING: Final = 0.0
NEXT_BEST: Final = 2


class Node:
    """A turn: who played it, the moves it is made of, and what came of it. Its `next` turns are best looking first."""

    def __init__(self, seat: i64, turn: list[int], hunch: float = NOTHING) -> None:
        self.seat: i64 = seat
        self.turn = turn
        self.hunch: float = hunch  # a share that is lost with it, beside the best looking one
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often it could have been tried: worlds differ
        self.total: float = NOTHING  # of the seat's shares
        self.liked: float = NOTHING  # what the seat liked besides winning, in all tries
        self.next: list[Node] = []

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else NOTHING

    def mean_liked(self) -> float:
        return self.liked / float(self.visits) if self.visits > 0 else NOTHING

    def step(self, turn: list[int], seat: i64) -> Node:
        """The next turn that is made of these moves, also if it was not thought of before."""
        for node in self.next:
            if node.turn == turn:
                return node
        node = Node(seat, turn)
        self.next.append(node)
        return node

    def forget_later(self) -> None:
        """All but the next turns: that is most of a tree."""
        for node in self.next:
            node.next = []


def best_next(node: Node, seat: i64, moves: Moves, width: i64, reach: float) -> Node | None:
    """The turn to try: an untried one of the first `width` that can be played, else the one with the best prospects.

    Prospects are the mean so far, and more for what was tried seldom beside how often it could have been.
    """
    best: Node | None = None
    highest = NOTHING
    found: i64 = 0
    for one in node.next:
        if one.seat == seat and moves.has(one.turn[0]):
            one.chances += 1
            if one.visits == 0:
                return one
            visits = float(one.visits)
            prospects = one.total / visits + reach * sqrt(log(float(one.chances)) / visits)
            if best is None or prospects > highest:
                highest = prospects
                best = one
            found += 1
            if found == width:
                break
    return best


def thoughts(root: Node, turn: list[int]) -> list[Thought]:
    """The first move of the chosen turn and the next best two: what they brought, how often they were tried.

    None is shown as better than the chosen one: what is, is so by no more than luck, or it would have been chosen.
    """
    chosen = turn[0]
    best: dict[int, float] = {}
    turns: dict[int, tuple[int, ...]] = {chosen: tuple(turn)}
    visits: dict[int, int] = {chosen: 0}
    expected = NOTHING
    for node in root.next:
        first = node.turn[0]
        if first not in best or node.mean() > best[first]:
            best[first] = node.mean()
            if first != chosen:
                turns[first] = tuple(node.turn)
        visits[first] = visits.get(first, 0) + int(node.visits)
        if node.turn == turn:
            expected = node.mean()
    others = sorted([move for move in best if move != chosen], key=lambda move: (-visits[move], -best[move]))
    told = [Thought(move, min(best[move], expected), visits[move], turns[move]) for move in others[:NEXT_BEST]]
    return [Thought(chosen, expected, visits[chosen], turns[chosen]), *told]
