"""What every game's state can do."""

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
UNKNOWN: Final[i64] = -9  # in a state with holes: what the seat can't know
NO_SEATS: Final[i64] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The full truth of a table, or what one seat knows of it.

    Its facts are the fields that are an integer, a bool, a vec or (in plain Python) a list; all else, such as the kit
    and the log, is shared or left out.
    `play` trusts its caller: it is for moves that `legal` lists.
    """

    def __init__(self) -> None:
        self.log: Log | None = None

    def seats(self) -> i64:
        raise NotImplementedError

    def to_move(self) -> i64:
        """A seat, CHANCE, or NOBODY when it is over; the lowest seat when several may move."""
        raise NotImplementedError

    def waiting(self) -> i64:
        """Bit mask of the seats that may move now. Games with simultaneous choices say so here."""
        seat = self.to_move()
        return BIT[seat] if seat >= 0 else NO_SEATS

    def may_draw(self) -> bool:
        """Chance may move: a game says so where it need not be its turn, such as in a race watched from outside."""
        return self.to_move() == CHANCE

    def legal(self, seat: i64, moves: Moves) -> None:
        """Add every move of the seat, in a fixed order; for CHANCE, every draw that is possible."""
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> i64:
        """LEGAL, or a packed refusal, for any move that can be written, at any time the seat may move."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def draw(self, dice: Dice) -> i64:
        """A chance move by its odds."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def seen_by(self, seat: i64) -> State:
        """The same state with holes: what the seat can't know is UNKNOWN. NOBODY sees what is public."""
        raise NotImplementedError

    def filled(self, dice: Dice) -> State:
        """A state without holes that fits this one, drawn at random."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """Whoever has most at the end has won; equal points share the place."""
        raise NotImplementedError

    def judge(self, seat: i64) -> i64:
        """How good the position looks for a seat, for bots; comparable between positions of one game."""
        return self.points(seat)

    def judge_as(self, seat: i64, style: i64) -> i64:
        """The same with the taste of one of the game's styles; 0 is none in particular."""
        return self.judge(seat)

    def edge(self) -> i64:
        """Who is so far ahead in `judge` wins about three games of four against one other."""
        return 10

    def weight(self, seat: i64) -> float:
        """What the judge's opinion means for the outcome: the odds to win are as e to this power."""
        return float(self.judge(seat)) / float(self.edge())

    def slip(self) -> i64:
        """By how much a beginner's `judge` may be wrong."""
        return self.edge() // 4

    def worth(self, seat: i64) -> float:
        """The same as has been learnt; a game that has learnt nothing asks its judge."""
        insight = self.learnt()
        if insight is None:
            return self.weight(seat)
        insight.traits.clear()
        self.describe(seat, insight.traits)
        return insight.worth()

    def learnt(self) -> Insight | None:
        """By the game, from playing itself."""
        return None

    def describe(self, seat: i64, traits: Traits) -> None:
        """What `worth` is learnt from, the judge's opinion first; as many traits in every position of a game."""
        traits.add(self.weight(seat))

    def is_quiet(self) -> bool:
        """Positions can be compared here. Where they can't, a search lets all do what looks best until they can."""
        return True

    def way_mark(self, seat: i64) -> i64:
        """In the middle of a seat's turn: where two positions have the same mark, the one reached first is enough.

        0 where a game has no such marks.
        """
        return 0

    def recalled(self, seat: i64, strength: float, salt: i64) -> State:
        """A seat's view as a memory of this strength, 0 to 1, keeps it; the salt says what is forgotten.

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
