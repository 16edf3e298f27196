"""This is the contract of a game: what its state can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from chantier.kernel.adviser import Adviser
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.log import Log
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.kernel.lens import Lens

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
UNKNOWN: Final[i64] = -9  # in a state with holes, this stands for whatever the seat can't know
NO_SEATS: Final[i64] = 0
PLAIN: Final = Adviser()


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
        """Return what places go by, points with tie-breaks below them; the most wins, and equals share a place."""
        raise NotImplementedError

    def adviser(self) -> Adviser:
        """Return what the game tells bots of its positions."""
        return PLAIN

    def recite(self, lens: Lens) -> bool:
        """Tell a lens every field that it writes, in the order of their names; if False, it reads them by itself.

        This is for speed alone. Conformance compares both.
        """
        return False


def tell(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note an event that everybody sees, if somebody keeps a log."""
    if s.log is not None:
        s.log.add(kind, seat, a, b, c)


def tell_secret(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note an event whose figures only the seat sees."""
    if s.log is not None:
        s.log.secret(kind, seat, a, b, c)
