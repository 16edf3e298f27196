"""A position can be written as text and read back: for scenarios, golden games and reports of mistakes.

Each line names a field of the state and says how it is:

    round: 4                        a number
    asks: recruitment               a thing with a name
    tokens: 7 5 4 6 6 5 8 7 9       several
    crew: mason-1 tailor-2          a bit mask
    thalers 1: 5                    one of several
    hands 1: well smithy            one of several bit masks
    lots city-1: 0 2 - -            a row of a grid
    notches 0: mason-1=3            a row, by the names of its columns; those not named are as usual

A dash is nothing (-1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from chantier.kernel.errors import BadInput
from chantier.kernel.facts import Facts, facts, with_facts
from chantier.kernel.state import State
from chantier.kernel.texts import Vocabularies

NOTHING = -1


class Field(NamedTuple):
    """A field of the state is written with vocabularies: of its values, its rows and the columns of a row."""

    values: str = ""  # the vocabulary of the values; empty for plain numbers
    rows: str = ""
    columns: str = ""
    mask: bool = False  # a number is a set with one bit for each value, and each row has one number
    usual: int = NOTHING  # a column that is not named, or that a short row leaves out, has this value
    short: bool = False  # if True, usual cells at the end of a row are not written
    packed: bool = False  # a number is a kind and its figures, packed as the rules pack moves


class Positions(NamedTuple):
    """A game says here what its fields are, and how a position stands before any line is read."""

    fields: Mapping[str, Field]
    start: Callable[[Any, int], Any]  # makes that state from a kit and a number of seats
    balance: Callable[[Any, set[str]], None]  # makes the other fields agree with those that were given
    features: Mapping[str, Field] = {}  # more fields for programs that learn, or fields that they read differently


class Writer:
    """A writer writes and reads the fields of one table."""

    def __init__(self, fields: Mapping[str, Field], vocabularies: Vocabularies) -> None:
        self.fields = fields
        self.vocabularies = vocabularies

    def word(self, vocabulary: str, value: int) -> str:
        if value == NOTHING:
            return "-"
        return self.vocabularies[vocabulary].ids[value] if vocabulary else str(value)

    def number(self, vocabulary: str, word: str) -> int:
        if word == "-":
            return NOTHING
        if not vocabulary:
            return int(word)
        return list(self.vocabularies[vocabulary].ids).index(word)

    # writing positions

    def lines(self, now: Facts, usual: Facts) -> Iterator[str]:
        """Return a line for every field that is not as usual."""
        for name, field in self.fields.items():
            if now[name] != usual[name]:
                yield from self.field_lines(name, field, now[name], usual[name])

    def field_lines(self, name: str, field: Field, now: int | list[int], usual: int | list[int]) -> Iterator[str]:
        if isinstance(now, int) or isinstance(usual, int):
            yield f"{name}: {self.scalar(field, now)}"
            return
        rows = self.rows(field)
        width = len(now) // len(rows)
        for i, row in enumerate(rows):
            cells = now[i * width : (i + 1) * width]
            if cells != usual[i * width : (i + 1) * width]:
                yield f"{f'{name} {row}'.strip()}: {self.row(field, cells)}"

    def rows(self, field: Field) -> list[str]:
        return list(self.vocabularies[field.rows].ids) if field.rows else [""]

    def scalar(self, field: Field, value: int | list[int]) -> str:
        assert isinstance(value, int), "a field is a number at all times or never"
        return self.masked(field, value) if field.mask else self.word(field.values, value)

    def masked(self, field: Field, value: int) -> str:
        return " ".join(word for i, word in enumerate(self.vocabularies[field.values].ids) if value >> i & 1) or "-"

    def row(self, field: Field, cells: list[int]) -> str:
        if field.mask:
            return self.masked(field, cells[0])
        words = [self.word(field.values, value) for value in self.shortened(field, cells)]
        if not field.columns:
            return " ".join(words) or "-"
        columns = self.vocabularies[field.columns].ids
        pairs = [f"{c}={w}" for c, w, value in zip(columns, words, cells, strict=True) if value != field.usual]
        return " ".join(pairs) or "-"

    def shortened(self, field: Field, cells: list[int]) -> list[int]:
        last = max((i for i, value in enumerate(cells) if value != field.usual), default=-1)
        return cells[: last + 1] if field.short else cells

    # reading positions

    def read(self, line: str, known: Facts) -> str:
        """Apply a line to the facts, and return the name of the field that it sets."""
        head, colon, said = line.partition(":")
        name, _, row = head.strip().partition(" ")
        try:
            if not colon:
                raise ValueError(line)
            known[name] = self.value(self.fields[name], row, said.split(), known[name])
        except (KeyError, ValueError, IndexError):
            raise BadInput("position-line", line=line) from None
        return name

    def value(self, field: Field, row: str, words: list[str], old: int | list[int]) -> int | list[int]:
        if isinstance(old, int):
            return self.mask(field, words) if field.mask else self.number(field.values, words[0])
        rows = self.rows(field)
        width, i = len(old) // len(rows), rows.index(row)
        cells = [self.mask(field, words)] if field.mask else self.cells(field, words, width)
        return old[: i * width] + cells + old[(i + 1) * width :]

    def mask(self, field: Field, words: list[str]) -> int:
        return sum(1 << self.number(field.values, word) for word in words if word != "-")

    def cells(self, field: Field, words: list[str], width: int) -> list[int]:
        cells = [field.usual] * width
        for i, word in enumerate([] if field.short and words == ["-"] else words):
            if not field.columns:
                cells[i] = self.number(field.values, word)
            elif word != "-":
                column, _, value = word.partition("=")
                cells[self.number(field.columns, column)] = self.number(field.values, value)
        return cells


def write_position(positions: Positions, vocabularies: Vocabularies, state: State, kit: Any) -> str:
    usual = positions.start(kit, int(state.seats()))
    writer = Writer(positions.fields, vocabularies)
    return "\n".join([f"seats: {state.seats()}", *writer.lines(facts(state), facts(usual))])


def read_position(positions: Positions, vocabularies: Callable[[int], Vocabularies], kit: Any, text: str) -> Any:
    """Return the state that lines describe; the first line may give the number of seats, which is two otherwise."""
    given = [line.strip() for line in text.splitlines() if line.strip()]
    seats = 2
    if given and given[0].startswith("seats:"):
        seats = int(given.pop(0).removeprefix("seats:"))
    state: State = positions.start(kit, seats)
    known = facts(state)
    writer = Writer(positions.fields, vocabularies(seats))
    said = {writer.read(line, known) for line in given}
    with_facts(state, known)
    positions.balance(state, said)
    return state
