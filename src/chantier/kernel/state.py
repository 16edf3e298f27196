"""This is the contract of a game: what its state can do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.insight import Insight, Traits
from chantier.kernel.log import Log
from chantier.kernel.moves import Moves

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
UNKNOWN: Final[i64] = -9  # in a state with holes, this stands for whatever the seat can't know
NO_SEATS: Final[i64] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A state is the full truth of a table, or what one seat knows of it.

    Its facts are the fields that are an integer, a bool, a vec or (in plain Python) a list; all else, such as the kit
    and the log, is shared or left out.
    `play` trusts its caller and takes only moves that `legal` lists.
    """

    def __init__(self) -> None:
        self.log: Log | None = None

    def seats(self) -> i64:
        raise NotImplementedError

    def to_move(self) -> i64:
        """Return the seat to move (the lowest if several may), CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def waiting(self) -> i64:
        """Return a bit mask of the seats that may move now; in some games several choose at the same time."""
        seat = self.to_move()
        return BIT[seat] if seat >= 0 else NO_SEATS

    def may_draw(self) -> bool:
        """Say whether chance may move now; in a race that is watched from outside it may do so out of turn."""
        return self.to_move() == CHANCE

    def legal(self, seat: i64, moves: Moves) -> None:
        """Add every move of the seat, in a fixed order; for CHANCE, every draw that is possible."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> i64:
        """Return LEGAL or a packed refusal, for any move that can be written, whenever the seat may move."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def draw(self, dice: Dice) -> i64:
        """Return a move of chance, drawn with the odds of the rules."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def seen_by(self, seat: i64) -> State:
        """Return the state with UNKNOWN for everything that the seat can't know; NOBODY sees what is public."""
        raise NotImplementedError

    def filled(self, dice: Dice) -> State:
        """Return a state without holes that fits this one, drawn at random."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """Return the points of a seat; the most points at the end win, and equal points share a place."""
        raise NotImplementedError

    def judge(self, seat: i64) -> i64:
        """Tell bots how good the position is for a seat; all positions of one game can be compared."""
        return self.points(seat)

    def judge_as(self, seat: i64, style: i64) -> i64:
        """Judge as a player of one of the game's styles would; 0 is no particular style."""
        return self.judge(seat)

    def edge(self) -> i64:
        """Return the lead in `judge` with which a seat wins about three games of four against one opponent."""
        return 10

    def weight(self, seat: i64) -> float:
        """Return `judge` on a scale for the outcome: the odds to win are in proportion to e to this power."""
        return float(self.judge(seat)) / float(self.edge())

    def slip(self) -> i64:
        """Return by how much a beginner's `judge` may be wrong."""
        return self.edge() // 4

    def worth(self, seat: i64) -> float:
        """Judge as the game has learnt to; a game that has learnt nothing uses `judge`."""
        insight = self.learnt()
        if insight is None:
            return self.weight(seat)
        insight.traits.clear()
        self.describe(seat, insight.traits)
        return insight.worth()

    def learnt(self) -> Insight | None:
        """Return the net that the game has learnt from playing itself, if there is one."""
        return None

    def describe(self, seat: i64, traits: Traits) -> None:
        """Add the traits that `worth` is learnt from, `weight` first; every position has the same number of them."""
        traits.add(self.weight(seat))

    def playout(self) -> i64:
        """Return how many random moves a search plays before it judges; a game with its own `judge` needs none."""
        return 40

    def is_quiet(self) -> bool:
        """Say whether positions can be compared now; if not, a search plays the best-looking moves until they can."""
        return True

    def way_mark(self, seat: i64) -> i64:
        """Mark a position within a turn: of two positions with the same mark, a search needs only the first.

        A game without such marks returns 0.
        """
        return 0

    def recalled(self, seat: i64, strength: float, salt: i64) -> State:
        """Return a seat's view as a memory of this strength (0 to 1) keeps it; the salt says what is forgotten.

        Only a game of memory has anything to forget.
        """
        return self


def tell(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note an event that everybody sees, if somebody keeps a log."""
    if s.log is not None:
        s.log.add(kind, seat, a, b, c)


def tell_secret(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note an event whose figures only the seat sees."""
    if s.log is not None:
        s.log.secret(kind, seat, a, b, c)
