"""Many tables of one game, stepped together. All of it is compiled, so that a step costs little more than its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from chantier.bots.bot import Bot
from chantier.bots.match import chosen
from chantier.kernel.dice import Dice
from chantier.kernel.lens import Lens, Sheet
from chantier.kernel.moves import Moves
from chantier.kernel.playout import settle
from chantier.kernel.returns import pay
from chantier.kernel.state import NOBODY, State


class Tables:
    """Every table waits for one action of one seat. A table that is over is laid anew in the same step.

    What happens at a table depends on its own seed and actions alone, whatever the number of tables.
    """

    def __init__(self, box: State, lens: Lens, seeds: list[int], bots: list[Bot | None]) -> None:
        tables = len(seeds)
        self.box = box  # the table before anything is drawn
        self.lens = lens
        self.bots = bots  # of each table's seats; None is the caller's
        self.states = [box.clone() for _ in range(tables)]
        # how each table's last game ended; a new game takes the memory of that one, so if these are laid here in
        # order, tables that are stepped one after the other lie so in memory too, in whatever order games end
        self.finals = [box.clone() for _ in range(tables)]
        self.dice = [Dice(seed) for seed in seeds]
        self.moves = Moves()
        self.sheet = Sheet(lens, tables)
        self.seat = vec[i64]([0] * tables)
        self.done = vec[u8]([u8(0)] * tables)
        self.rewards = vec[float]([0.0] * (tables * lens.seats))
        for t in range(tables):
            self.arrive(t)

    def first_refused(self, actions: list[int]) -> i64:
        """The first table whose action is not legal, or NOBODY."""
        masks = self.sheet.masks
        first: i64 = 0
        for t, action in enumerate(actions):
            if action < 0 or action >= self.lens.actions or masks[first + i64(action)] == 0:
                return t
            first += self.lens.actions
        return NOBODY

    def step(self, actions: list[int]) -> None:
        """One legal action for each table."""
        for t in range(len(self.states)):
            self.states[t].play(self.seat[t], self.lens.codes[i64(actions[t])])
            self.arrive(t)

    def arrive(self, t: i64) -> None:
        """Go on to the next seat that is the caller's, and show the table to it."""
        if self.done[t]:
            self.done[t] = 0
            for i in range(t * self.lens.seats, (t + 1) * self.lens.seats):
                self.rewards[i] = 0.0
        seat = self.next_seat(t)
        while seat == NOBODY:
            self.finish(t)
            seat = self.next_seat(t)
        self.seat[t] = seat
        self.lens.mark(self.states[t], seat, self.sheet, t)
        self.lens.observe(self.states[t], seat, self.sheet, t)

    def next_seat(self, t: i64) -> i64:
        state = self.states[t]
        while True:
            settle(state, self.dice[t])
            seat = state.to_move()
            bot = self.bots[t * self.lens.seats + seat] if seat >= 0 else None
            if bot is None:
                return seat
            state.play(seat, chosen(state, bot, seat, self.moves))

    def finish(self, t: i64) -> None:
        pay(self.states[t], self.rewards, t * self.lens.seats)
        self.done[t] = 1
        self.finals[t] = self.states[t]
        self.states[t] = self.box.clone()

    def lay(self, t: i64, state: State, dice: Dice) -> None:
        """Put another game on a table."""
        self.states[t] = state
        self.dice[t] = dice
        self.done[t] = 1
        self.arrive(t)

    def sampled(self, dice: Dice) -> list[int]:
        """A random legal action for each table."""
        actions: list[int] = []
        sheet = self.sheet
        for t in range(len(self.states)):
            actions.append(int(sheet.listed[t * sheet.room + dice.below(sheet.counts[t])]))
        return actions
