"""One table, stepped by itself: what the doors for a single environment stand on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.bots.bot import Bot
from chantier.bots.match import chosen
from chantier.kernel.dice import Dice
from chantier.kernel.lens import Lens, Sheet
from chantier.kernel.moves import Moves
from chantier.kernel.playout import settle
from chantier.kernel.returns import pay
from chantier.kernel.state import NOBODY, State


class OneTable:
    """Each seat has its own row of observations and of legal moves; some seats may be bots'."""

    def __init__(self, box: State, lens: Lens, bots: list[Bot | None]) -> None:
        self.box = box
        self.lens = lens
        self.bots = bots
        self.state = box.clone()
        self.dice = Dice(0)
        self.moves = Moves()
        self.sheet = Sheet(lens, lens.seats)
        self.rewards = vec[float]([0.0] * lens.seats)

    def lay(self, dice: Dice) -> i64:
        """A new game; the first seat that is the caller's."""
        self.dice = dice
        self.state = self.box.clone()
        for seat in range(self.lens.seats):
            self.lens.unmark(self.sheet, seat)
            self.rewards[seat] = 0.0
        return self.go_on()

    def play(self, seat: i64, action: i64) -> i64:
        """A legal action; the next seat that is the caller's, or NOBODY when it is over."""
        self.state.play(seat, self.lens.codes[action])
        self.lens.unmark(self.sheet, seat)
        return self.go_on()

    def go_on(self) -> i64:
        state = self.state
        while True:
            settle(state, self.dice)
            seat = state.to_move()
            if seat == NOBODY:
                pay(state, self.rewards, 0)
                return NOBODY
            bot = self.bots[seat]
            if bot is None:
                self.lens.mark(state, seat, self.sheet, seat)
                return seat
            state.play(seat, chosen(state, bot, seat, self.moves))

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Of the marks that the seat was shown last."""
        return 0 <= action < self.lens.actions and self.sheet.masks[seat * self.lens.actions + action] != 0

    def mark(self, seat: i64) -> None:
        """Show the seat its moves, also where it is not the lowest of several that may move."""
        if self.state.waiting() >> seat & 1:
            self.lens.mark(self.state, seat, self.sheet, seat)
        else:
            self.lens.unmark(self.sheet, seat)

    def observe(self, seat: i64) -> None:
        self.lens.observe(self.state, seat, self.sheet, seat)
