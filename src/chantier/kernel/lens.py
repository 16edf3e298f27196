"""A lens writes a seat's view as a row of numbers, and its moves as a row of marks, for programs that learn.

A game needs no code for it, because a lens reads the fields of a view by their names; `chantier.kernel.encoding` tells
the lens how. A game that recites its fields to the lens is read quicker.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from chantier.kernel.codes import BIT
from chantier.kernel.moves import Moves
from chantier.kernel.state import UNKNOWN, State

# a cell is one number of the view, and its kind says how it becomes features
NUMBER: Final[i64] = 0  # the number itself
HOT: Final[i64] = 1  # one of several things: one mark for each, a last one for UNKNOWN, and none for nothing (-1)
BITS: Final[i64] = 2  # a set of things: one mark for each
SEAT: Final[i64] = 3  # a seat, marked as HOT is, but counted from the seat that looks
SEATS: Final[i64] = 4  # a set of seats, marked as BITS are, but counted from the seat that looks
PACKED: Final[i64] = 5  # four features: three numbers below 64, and the rest of the number

NOTHING: Final[i64] = -1
MOST: Final[i64] = 32767
SCALAR: Final[i64] = 0


class Lens:
    """A lens reads the views of a game with one kit and one number of seats."""

    def __init__(
        self,
        names: list[str],
        sizes: list[int],
        kinds: list[int],
        rooms: list[int],
        turns: list[int],
        codes: list[int],
        seats: i64,
        is_open: bool,
    ) -> None:
        self.names = names  # the names of the fields
        self.sizes = vec[i64](sizes)  # the number of cells of each field, or SCALAR if the field is no row
        self.kinds = vec[i64](kinds)  # the kind of each cell; the first cell is the seat that looks
        self.rooms = vec[i64](rooms)  # the number of features of each cell
        self.turns = vec[i64](turns)  # for each seat, the place of each cell: the seat's own row comes first
        self.is_plain = vec[i64]([1] * len(names))  # 1 if the numbers of a field mean the same to every seat
        self.codes = vec[i64](codes)  # the code of the move of each action
        self.ids = vec[i64]([NOTHING] * (max(codes) + 1))  # the action of each code
        for i, code in enumerate(codes):
            self.ids[code] = i
        self.seats: i64 = seats
        self.is_open = is_open  # if True, everybody sees the whole state
        self.actions: i64 = len(codes)
        self.cells: i64 = len(kinds)
        self.starts = vec[i64]([0] * len(kinds))  # the first feature of each cell
        self.width: i64 = 0
        self.wide_at = vec[i64]([NOTHING] * len(kinds))  # the place of each cell that is wide, a set or packed
        self.wide_cells: i64 = 0
        for i in range(len(kinds)):
            self.starts[i] = self.width
            self.width += self.rooms[i]
            if self.kinds[i] in (BITS, SEATS, PACKED):
                self.wide_at[i] = self.wide_cells
                self.wide_cells += 1
        self.find_plain()
        # what is being observed
        self.sheet = Sheet(self, 0)
        self.row: i64 = 0
        self.seat: i64 = 0
        self.at: i64 = 0  # the first cell of the field that comes next
        self.field: i64 = 0  # and that field

    def find_plain(self) -> None:
        at: i64 = 1
        for i in range(len(self.sizes)):
            if self.kinds[at] not in (NUMBER, HOT):
                self.is_plain[i] = 0
            for _ in range(max(self.sizes[i], 1)):
                for seat in range(self.seats):
                    if self.turns[seat * self.cells + at] != at:
                        self.is_plain[i] = 0
                at += 1

    def observe(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write what a seat sees into a row, but only the cells that have changed since the row was last written."""
        self.begin(seat, sheet, row)
        view = state if self.is_open else state.seen_by(seat)
        if not view.recite(self):
            self.read(view)
        elif self.field != len(self.sizes):
            raise ValueError(f"{self.field} fields were recited, not {len(self.sizes)}")

    def begin(self, seat: i64, sheet: Sheet, row: i64) -> None:
        self.sheet = sheet
        self.row = row
        self.seat = seat
        self.see(sheet, row, 0, seat)
        self.at = 1
        self.field = 0

    def read(self, view: State) -> None:
        """Read the fields of a game that does not recite them, by their names."""
        for i in range(len(self.sizes)):
            value: object = getattr(view, self.names[i])
            if self.sizes[i] == SCALAR:
                self.number(cast(i64, value))
            else:
                # a game in plain Python may have a list here
                self.numbers(vec[i64](value) if isinstance(value, list) else cast(vec[i64], value))

    def number(self, value: i64) -> None:
        """Take the next field, which is one number."""
        at = self.at
        if self.is_plain[self.field] == 0:
            self.see(self.sheet, self.row, at, self.from_seat(self.kinds[at], self.seat, value))
        elif i64(self.sheet.cells[self.row * self.cells + at]) != value:
            self.change(self.sheet, self.row, at, value)
        self.at = at + 1
        self.field += 1

    def numbers(self, values: vec[i64]) -> None:
        """Take the next field, which is a row of numbers."""
        if len(values) != self.sizes[self.field]:
            raise ValueError(f"{self.names[self.field]} has {len(values)} numbers, not {self.sizes[self.field]}")
        if self.is_plain[self.field] != 0:
            self.see_plain(self.sheet, self.row, self.at, values)
        else:
            self.see_turned(self.sheet, self.row, self.at, values, self.seat)
        self.at += len(values)
        self.field += 1

    def see(self, sheet: Sheet, row: i64, cell: i64, number: i64) -> None:
        if self.wide_at[cell] >= 0:
            self.see_wide(sheet, row, cell, number)
        elif i64(sheet.cells[row * self.cells + cell]) != number:
            self.change(sheet, row, cell, number)

    def see_plain(self, sheet: Sheet, row: i64, at: i64, numbers: vec[i64]) -> None:
        """See the cells of a field that mean the same to every seat; most have not changed, so this only compares."""
        cells = sheet.cells
        first = row * self.cells + at
        for j in range(len(numbers)):
            if i64(cells[first + j]) != numbers[j]:
                self.change(sheet, row, at + j, numbers[j])

    def see_turned(self, sheet: Sheet, row: i64, at: i64, numbers: vec[i64], seat: i64) -> None:
        """See the cells of a field where places or seats are counted from the seat that looks, or that is wide."""
        kind, cells, turns = self.kinds[at], sheet.cells, self.turns
        first = row * self.cells
        turn = seat * self.cells + at
        if self.wide_at[at] >= 0:
            for j in range(len(numbers)):
                self.see_wide(sheet, row, turns[turn + j], self.from_seat(kind, seat, numbers[j]))
            return
        for j in range(len(numbers)):
            cell = turns[turn + j]
            number = numbers[j] if kind != SEAT else self.from_seat(kind, seat, numbers[j])
            if i64(cells[first + cell]) != number:
                self.change(sheet, row, cell, number)

    def from_seat(self, kind: i64, seat: i64, value: i64) -> i64:
        """Return a seat, or a set of seats, counted from the seat that looks; any other value stays as it is."""
        if kind == SEAT and value >= 0:
            return value - seat if value >= seat else value - seat + self.seats
        if kind == SEATS and value > 0:
            return (value >> seat) | ((value & (BIT[seat] - 1)) << (self.seats - seat))
        return value

    def change(self, sheet: Sheet, row: i64, cell: i64, new: i64) -> None:
        features = sheet.features
        old = i64(sheet.cells[row * self.cells + cell])
        sheet.cells[row * self.cells + cell] = shortened(new)
        at = row * self.width + self.starts[cell]
        if self.kinds[cell] == NUMBER:
            features[at] = shortened(new)
            return
        if self.has_mark(cell, old):
            features[at + self.place_of(cell, old)] = 0
        if self.has_mark(cell, new):
            features[at + self.place_of(cell, new)] = 1

    def see_wide(self, sheet: Sheet, row: i64, cell: i64, new: i64) -> None:
        kept = row * self.wide_cells + self.wide_at[cell]
        if sheet.wide[kept] == new:
            return
        sheet.wide[kept] = new
        features = sheet.features
        at = row * self.width + self.starts[cell]
        if self.kinds[cell] == PACKED:
            features[at] = i16(new & 63)
            features[at + 1] = i16((new >> 6) & 63)
            features[at + 2] = i16((new >> 12) & 63)
            features[at + 3] = shortened(new >> 18)
        else:
            for bit in range(self.rooms[cell]):
                features[at + bit] = i16((new >> bit) & 1)

    def has_mark(self, cell: i64, value: i64) -> bool:
        return value == UNKNOWN or 0 <= value < self.rooms[cell]

    def place_of(self, cell: i64, value: i64) -> i64:
        return self.rooms[cell] - 1 if value == UNKNOWN else value

    def mark(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Mark the legal moves of a seat that may move, and take away the marks that the row had before."""
        masks, moves = sheet.masks, sheet.moves
        first = row * self.actions
        self.unmark(sheet, row)
        moves.clear()
        state.legal(seat, moves)
        kept = row * sheet.room
        for i in range(moves.count):
            action = self.ids[moves.codes[i]]
            masks[first + action] = 1
            sheet.listed[kept + i] = i32(action)
        sheet.counts[row] = moves.count

    def legal_actions(self, state: State, seat: i64, moves: Moves) -> list[int]:
        """Return the actions that a seat may choose from, in their order."""
        moves.clear()
        state.legal(seat, moves)
        actions = [int(self.ids[moves.codes[i]]) for i in range(moves.count)]
        actions.sort()
        return actions

    def unmark(self, sheet: Sheet, row: i64) -> None:
        kept = row * sheet.room
        for i in range(sheet.counts[row]):
            sheet.masks[row * self.actions + i64(sheet.listed[kept + i])] = 0
        sheet.counts[row] = 0


def shortened(value: i64) -> i16:
    return i16(max(-MOST, min(MOST, value)))


class Sheet:
    """A sheet has rows of numbers that a lens writes; programs may read a row in place until it is written again.

    What a lens keeps for itself is small, because a step at one of many tables waits mostly for memory.
    """

    def __init__(self, lens: Lens, rows: i64) -> None:
        self.features = vec[i16]([i16(0)] * (rows * lens.width))
        self.cells = vec[i16]([i16(0)] * (rows * lens.cells))  # the numbers that the features were made from
        self.wide = vec[i64]([0] * (rows * lens.wide_cells))  # the same of sets and packed numbers
        self.masks = vec[u8]([u8(0)] * (rows * lens.actions))
        self.moves = Moves()
        self.room: i64 = lens.actions
        self.listed = vec[i32]([i32(0)] * (rows * self.room))  # the actions that are marked in each row
        self.counts = vec[i64]([0] * rows)
        for row in range(rows):
            for cell in range(lens.cells):
                if lens.kinds[cell] == HOT or lens.kinds[cell] == SEAT:
                    self.cells[row * lens.cells + cell] = i16(NOTHING)
