"""Many tables as numpy sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from chantier.bots.bot import Bot
from chantier.bots.match import chosen
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.encoding import Encoding
from chantier.kernel.errors import BadInput, IllegalMove
from chantier.kernel.lens import Sheet
from chantier.kernel.moves import Moves
from chantier.kernel.state import State
from chantier.kernel.table import checked_seed
from chantier.rl.tables import Tables

BOT_SALT = 0x5EA7  # a bot's dice are not its table's
Opponent = str | Callable[[Dice], Bot]  # a bot's code, or what makes one, such as a PolicyBot


class Batch:
    """The arrays show the tables in place: read only, and overwritten by the next step. Copy what you keep.

    A table that is over is laid anew in the same step: `done` and `rewards` speak of the game that ended,
    `observations`, `masks` and `seat` of the one that began.
    """

    seat: NDArray[np.int64]  # (tables,) who is to move
    observations: NDArray[np.int16]  # (tables, features) as that seat sees it
    masks: NDArray[np.uint8]  # (tables, actions) 1 where an action is legal
    rewards: NDArray[np.float64]  # (tables, seats) 0 unless done
    done: NDArray[np.uint8]  # (tables,)

    def __init__(
        self, encoding: Encoding, tables: int, seed: int | Sequence[int], opponents: Mapping[int, Opponent]
    ) -> None:
        if tables < 1:
            raise BadInput("bad-shape", what="tables", given=tables, wanted="1 or more")
        seeds = list(range(seed, seed + tables)) if isinstance(seed, int) else list(seed)
        if len(seeds) != tables:
            raise BadInput("bad-shape", what="seeds", given=len(seeds), wanted=tables)
        for one in (min(seeds), max(seeds)):
            checked_seed(one)
        for seat in opponents:
            if not 0 <= seat < encoding.seats:
                raise BadInput("unknown-seat", given=seat, most=encoding.seats - 1)
        if len(opponents) == encoding.seats:
            raise BadInput("no-seat-left")
        self.encoding = encoding
        bots = [bot for one in seeds for bot in sitting(encoding, opponents, one)]
        self.tables = Tables(encoding.start(), encoding.lens, seeds, bots)
        self.sample_dice = Dice(seeds[0] ^ BOT_SALT)
        sheet = self.tables.sheet
        self.seat = shown(self.tables.seat)
        self.done = shown(self.tables.done)
        self.rewards = shown(self.tables.rewards).reshape(tables, -1)
        self.masks = shown(sheet.masks).reshape(tables, -1)
        self.observations = shown(sheet.features).reshape(tables, -1)

    def __len__(self) -> int:
        return len(self.seat)

    def step(self, actions: ArrayLike) -> None:
        """One action for each table. If one is refused, none is played, and the error has the rule's reason."""
        chosen = np.asarray(actions)
        if chosen.shape != self.seat.shape or not np.issubdtype(chosen.dtype, np.integer):
            given = f"{chosen.dtype} {chosen.shape}"
            raise BadInput("bad-shape", what="actions", given=given, wanted=f"integers {self.seat.shape}")
        listed = chosen.tolist()
        table = self.tables.first_refused(listed)
        if table >= 0:
            raise self.refused(table, listed[table])
        self.tables.step(listed)

    def refused(self, table: int, action: int) -> ValueError:
        actions = self.encoding.actions
        if not 0 <= action < len(actions):
            return BadInput("no-action", given=action, most=len(actions) - 1)
        refusal = self.encoding.why_not(self.tables.states[table], int(self.seat[table]), action)
        assert refusal is not None, "an action that is not marked has a reason"
        trouble = IllegalMove(refusal)
        trouble.add_note(f"table {table}, seat {self.seat[table]}, action {action}: {actions[action]}")
        return trouble

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each table."""
        return np.array(self.tables.sampled(self.sample_dice))

    def advice(self, bot: Bot) -> NDArray[np.int64]:
        """The action that a bot would choose at each table, such as to learn from it."""
        ids, moves = self.encoding.lens.ids, Moves()
        seats = zip(self.tables.states, self.seat.tolist(), strict=True)
        return np.array([ids[chosen(state, bot, seat, moves)] for state, seat in seats])

    def observed(self, state: State, seat: int) -> NDArray[np.int16]:
        """What a seat sees of any state, such as of `tables.finals`."""
        return observed(self.encoding, state, seat)

    def points(self) -> NDArray[np.int64]:
        """(tables, seats) the points that each seat has now, such as to pay a learner before the end."""
        return self.points_of(self.tables.states)

    def final_points(self) -> NDArray[np.int64]:
        """The same at the end of each table's last game; before its first end, at its beginning."""
        return self.points_of(self.tables.finals)

    def points_of(self, states: list[State]) -> NDArray[np.int64]:
        seats = range(self.encoding.seats)
        return np.array([[state.points(seat) for seat in seats] for state in states], np.int64)

    def save(self) -> bytes:
        """All tables and their dice. Bots that sit at them are not in it: they begin anew."""
        rows = [
            (self.encoding.saved(state), (dice.a, dice.b, dice.c, dice.counter))
            for state, dice in zip(self.tables.states, self.tables.dice, strict=True)
        ]
        return msgspec.msgpack.encode(rows)

    def restore(self, content: bytes) -> None:
        try:
            rows = msgspec.msgpack.decode(content, type=list[tuple[bytes, tuple[int, int, int, int]]])
        except msgspec.MsgspecError as trouble:
            raise BadInput("saved-broken", reason=str(trouble)) from None
        if len(rows) != len(self):
            raise BadInput("bad-shape", what="tables", given=len(rows), wanted=len(self))
        states = [self.encoding.restored(saved) for saved, _ in rows]
        for table, (_, thrown) in enumerate(rows):
            dice = Dice(0)
            dice.a, dice.b, dice.c, dice.counter = thrown
            self.tables.lay(table, states[table], dice)


def sitting(encoding: Encoding, opponents: Mapping[int, Opponent], seed: int) -> list[Bot | None]:
    """A bot for each seat that is an opponent's, with dice of its own."""
    return [
        opponent_at(encoding, opponents[seat], Dice((seed ^ BOT_SALT) * 64 + seat)) if seat in opponents else None
        for seat in range(encoding.seats)
    ]


def opponent_at(encoding: Encoding, opponent: Opponent, dice: Dice) -> Bot:
    if callable(opponent):
        return opponent(dice)
    return make(opponent, dice, encoding.game.study.styles if encoding.game.study else ())


def shown(rows: Any) -> NDArray[Any]:
    """The same memory, as numpy sees it."""
    return np.asarray(memoryview(rows))


def observed(encoding: Encoding, state: State, seat: int) -> NDArray[np.int16]:
    sheet = Sheet(encoding.lens, 1)
    encoding.lens.observe(state, seat, sheet, 0)
    return shown(sheet.features)
