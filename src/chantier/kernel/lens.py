"""A lens writes a seat's view as a row of numbers, and its moves as a row of marks, for programs that learn.

A game has no code for it, because a lens reads the fields of a view by their names; `chantier.kernel.encoding` tells
the lens how.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

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
        self.is_turned = vec[i64]([0] * len(names))  # 1 if the cells of a field change places from seat to seat
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
        for i in range(len(kinds)):
            self.starts[i] = self.width
            self.width += self.rooms[i]
        self.find_turned()

    def find_turned(self) -> None:
        at: i64 = 1
        for i in range(len(self.sizes)):
            for _ in range(max(self.sizes[i], 1)):
                for seat in range(self.seats):
                    if self.turns[seat * self.cells + at] != at:
                        self.is_turned[i] = 1
                at += 1

    def observe(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write what a seat sees into a row, but only the cells that have changed since the row was last written."""
        view = state if self.is_open else state.seen_by(seat)
        cells, turns = sheet.cells, self.turns
        first = row * self.cells
        turn = seat * self.cells
        if cells[first] != seat:
            self.change(sheet, row, 0, seat)
        at: i64 = 1
        for i in range(len(self.sizes)):
            size = self.sizes[i]
            kind = self.kinds[at]
            value: object = getattr(view, self.names[i])
            if size == SCALAR:
                number = self.from_seat(kind, seat, cast(i64, value))
                if cells[first + at] != number:
                    self.change(sheet, row, at, number)
                at += 1
            else:
                # a game in plain Python may have a list here
                numbers = vec[i64](value) if isinstance(value, list) else cast(vec[i64], value)
                if kind in (SEAT, SEATS) or self.is_turned[i] != 0:
                    for j in range(size):
                        cell = turns[turn + at + j]
                        number = self.from_seat(kind, seat, numbers[j])
                        if cells[first + cell] != number:
                            self.change(sheet, row, cell, number)
                else:
                    for j in range(size):
                        if cells[first + at + j] != numbers[j]:
                            self.change(sheet, row, at + j, numbers[j])
                at += size

    def from_seat(self, kind: i64, seat: i64, value: i64) -> i64:
        """Return a seat, or a set of seats, counted from the seat that looks; any other value stays as it is."""
        if kind == SEAT and value >= 0:
            return value - seat if value >= seat else value - seat + self.seats
        if kind == SEATS and value > 0:
            return (value >> seat) | ((value & (BIT[seat] - 1)) << (self.seats - seat))
        return value

    def change(self, sheet: Sheet, row: i64, cell: i64, new: i64) -> None:
        old = sheet.cells[row * self.cells + cell]
        sheet.cells[row * self.cells + cell] = new
        features = sheet.features
        at = row * self.width + self.starts[cell]
        kind = self.kinds[cell]
        if kind == NUMBER:
            features[at] = shortened(new)
        elif kind == PACKED:
            features[at] = i16(new & 63)
            features[at + 1] = i16((new >> 6) & 63)
            features[at + 2] = i16((new >> 12) & 63)
            features[at + 3] = shortened(new >> 18)
        elif kind in (HOT, SEAT):
            if self.has_mark(cell, old):
                features[at + self.place_of(cell, old)] = 0
            if self.has_mark(cell, new):
                features[at + self.place_of(cell, new)] = 1
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
            sheet.listed[kept + i] = action
        sheet.counts[row] = moves.count

    def unmark(self, sheet: Sheet, row: i64) -> None:
        kept = row * sheet.room
        for i in range(sheet.counts[row]):
            sheet.masks[row * self.actions + sheet.listed[kept + i]] = 0
        sheet.counts[row] = 0


def shortened(value: i64) -> i16:
    return i16(max(-MOST, min(MOST, value)))


class Sheet:
    """A sheet has rows of numbers that a lens writes; programs may read a row in place until it is written again."""

    def __init__(self, lens: Lens, rows: i64) -> None:
        self.features = vec[i16]([i16(0)] * (rows * lens.width))
        self.cells = vec[i64]([0] * (rows * lens.cells))  # the numbers that the features were made from
        self.masks = vec[u8]([u8(0)] * (rows * lens.actions))
        self.moves = Moves()
        self.room: i64 = min(lens.actions, len(self.moves.codes))
        self.listed = vec[i64]([0] * (rows * self.room))  # the actions that are marked in each row
        self.counts = vec[i64]([0] * rows)
        for row in range(rows):
            for cell in range(lens.cells):
                if lens.kinds[cell] == HOT or lens.kinds[cell] == SEAT:
                    self.cells[row * lens.cells + cell] = NOTHING
