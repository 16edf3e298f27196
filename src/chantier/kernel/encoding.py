"""An encoding gives numbers to the moves, draws and views of a game, for programs that learn.

The number of an action is its place among the sorted codes of all moves that can be written with a kit and a number of
seats; draws of chance are numbered in the same way. A view is a row of features: a thing with a name has one mark among
many, a set has a mark for each of its things, and all else is a number. Seats are counted from the one that looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.codes import FIRST_DRAW, A
from chantier.kernel.errors import BadInput
from chantier.kernel.facts import Facts, facts, with_facts
from chantier.kernel.game import AnyKit, Game, find
from chantier.kernel.lens import BITS, HOT, NUMBER, PACKED, SCALAR, SEAT, SEATS, Lens
from chantier.kernel.position import Field
from chantier.kernel.record import check_sum
from chantier.kernel.refusal import Refusal
from chantier.kernel.state import State
from chantier.kernel.words import plain

CONSTANT = {"players"}  # these fields are the same in every view, so no feature tells them
PACKED_PARTS = ("kind", "first", "second", "rest")


@dataclass(frozen=True)
class Cells:
    """These are the cells of one field of the state, as a lens reads them."""

    name: str
    field: Field
    size: int  # the number of cells, or SCALAR if the field is no row
    kind: int
    things: tuple[str, ...]  # the things that the features of a cell mark

    @property
    def count(self) -> int:
        return max(self.size, 1)

    @property
    def room(self) -> int:
        return len(self.things) or 1


class Encoding:
    """An encoding depends on a game, a kit and a number of seats; a saved model keeps its `check`, which names them."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        kit: Path | str | AnyKit | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(options)
        self.kit = self.game.read_kit(kit) if kit is None or isinstance(kit, str | Path) else kit
        self.texts = self.game.texts(self.kit, self.seats)
        self.codes = sorted(code for code in self.texts.text if code % A < FIRST_DRAW)
        self.draw_codes = sorted(code for code in self.texts.text if code % A >= FIRST_DRAW)
        self.actions = [self.texts.text[code] for code in self.codes]
        self.draws = [self.texts.text[code] for code in self.draw_codes]
        self.draw_ids = {code: i for i, code in enumerate(self.draw_codes)}
        self.fields = list(self.read_fields())
        self.lens = self.make_lens()

    def start(self) -> State:
        """Return the state before anything is drawn."""
        state: State = self.game.start(self.kit, self.seats, self.options)
        return state

    # features

    def read_fields(self) -> Iterator[Cells]:
        """Return the fields that become features; with open information, the fields of a position tell everything."""
        positions = self.game.positions
        known = {**positions.fields, **positions.features}
        for name, value in facts(self.start()).items():
            if name in known or (name not in CONSTANT and not self.game.open_information):
                field = known.get(name, Field())
                size = len(value) if isinstance(value, list) else int(SCALAR)
                yield Cells(name, field, size, *self.kind_of(field))

    def kind_of(self, field: Field) -> tuple[int, tuple[str, ...]]:
        if field.packed:
            return int(PACKED), PACKED_PARTS
        if not field.values:
            return int(NUMBER), ()
        if field.values == "seat":
            things = tuple(f"seat+{i}" for i in range(self.seats))
            return (int(SEATS), things) if field.mask else (int(SEAT), (*things, "unknown"))
        things = tuple(self.texts.vocabularies[field.values].ids)
        return (int(BITS), things) if field.mask else (int(HOT), (*things, "unknown"))

    def make_lens(self) -> Lens:
        kinds, rooms = [int(HOT)], [self.seats]  # the first cell is the seat that looks
        places: list[list[int]] = [[0] for _ in range(self.seats)]
        for cells in self.fields:
            for seat in range(self.seats):
                places[seat] += [len(kinds) + place for place in self.turned(cells, seat)]
            kinds += [cells.kind] * cells.count
            rooms += [cells.room] * cells.count
        turns = [place for row in places for place in row]
        names, sizes = [cells.name for cells in self.fields], [cells.size for cells in self.fields]
        is_open = self.game.open_information
        return Lens(names, sizes, kinds, rooms, turns, self.codes, self.seats, is_open)

    def turned(self, cells: Cells, seat: int) -> Iterator[int]:
        """Return the place of each cell of a field, as this seat sees it."""
        rows = self.rows(cells)
        width = cells.count // rows
        for i in range(cells.count):
            row, column = divmod(i, width)
            if cells.field.rows == "seat":
                row = (row - seat) % rows
            if cells.field.columns == "seat":
                column = (column - seat) % width
            yield row * width + column

    def rows(self, cells: Cells) -> int:
        return len(self.texts.vocabularies[cells.field.rows].ids) if cells.field.rows and cells.size else 1

    @cached_property
    def features(self) -> list[str]:
        """Return the name of each number of an observation, such as "thalers seat+0" or "asks travel"."""
        names = [f"you seat {seat}" for seat in range(self.seats)]
        for cells in self.fields:
            for i in range(cells.count):
                place = self.place_name(cells, i)
                names += [" ".join(filter(None, (cells.name, place, thing))) for thing in cells.things or ("",)]
        return names

    def place_name(self, cells: Cells, i: int) -> str:
        if not cells.size:
            return ""
        row, column = divmod(i, cells.count // self.rows(cells))
        return " ".join(
            f"seat+{n}"
            if vocabulary == "seat"
            else self.texts.vocabularies[vocabulary].ids[n]
            if vocabulary
            else str(n)
            for vocabulary, n, count in (
                (cells.field.rows, row, self.rows(cells)),
                (cells.field.columns, column, cells.count // self.rows(cells)),
            )
            if count > 1
        )

    @cached_property
    def check(self) -> str:
        """Two encodings have the same check if their numbers mean the same."""
        card = [self.game.name, self.game.edition, self.kit.source, self.seats, self.actions, self.draws, self.features]
        return check_sum(msgspec.json.encode(card))

    # words

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        """Return the rule's reason why an action is refused, or None if it is legal."""
        if not 0 <= seat < self.seats or not state.waiting() >> seat & 1:
            turn = ", ".join(str(other) for other in range(self.seats) if state.waiting() >> other & 1)
            about = plain({"seat": seat, "turn": turn or "–"})
            return Refusal("not-your-turn", "", about, self.game.words)
        code = self.codes[action]
        packed = state.why_not(seat, code)
        if not packed:
            return None
        about = {**self.texts.figures(code), **self.game.context(state, seat, code)}
        return self.game.refusal(packed, self.texts, about, "en")

    # bytes

    def saved(self, state: State) -> bytes:
        """Return the whole state as bytes; an equal encoding with the same options restores it."""
        return msgspec.msgpack.encode((self.check, self.options, facts(state)))

    def restored(self, content: bytes) -> State:
        try:
            check, options, found = msgspec.msgpack.decode(content, type=tuple[str, dict[str, Any], Facts])
        except msgspec.MsgspecError as trouble:
            raise BadInput("saved-broken", reason=str(trouble)) from None
        if (check, options) != (self.check, self.options):
            raise BadInput("saved-other", given=check, known=self.check)
        state = self.start()
        usual = facts(state)
        if {n: shape(v) for n, v in found.items()} != {n: shape(v) for n, v in usual.items()}:
            raise BadInput("saved-broken", reason="fields are missing, unknown or of another size")
        try:
            restored: State = with_facts(state, found)
        except OverflowError as trouble:
            raise BadInput("saved-broken", reason=str(trouble)) from None
        return restored


def shape(value: int | list[int]) -> int:
    return len(value) if isinstance(value, list) else -1
