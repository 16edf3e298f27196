"""Lines of play, counted: golden figures, and the same found in another way.

A change of the rules changes these counts: look at `chantier perft --divide` before and after to see where.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from chantier import BadRecord, Record, Table
from chantier.kernel.codes import FIRST_DRAW, A
from chantier.kernel.perft import after, perft

# seats: lines at depth 0, 1, 2 …
FROM_THE_SETUP = {
    2: [1, 4, 24, 72, 432, 864, 5184],
    3: [1, 6, 36, 180, 1080, 4320],
    4: [1, 8, 48, 336, 2016, 12096],
}
FROM_THE_FIRST_ROUND = {
    2: [1, 3, 54, 162, 2581],
    3: [1, 3, 42, 125, 1512],
    4: [1, 3, 30, 90, 756, 2238],
}
FROM_MIDWAY = {
    2: [1, 2, 6, 16, 48, 112, 288],
    3: [1, 10, 30, 80, 260, 1160],
    4: [1, 7, 21, 140, 476, 5747],
}


def at_the_first_round(seats: int) -> Table:
    """Everybody takes the first artisan there is, and turns it on by three."""
    table = Table("queens_architect", seats, seed=1)
    for _ in range(2 * seats):
        table.play(table.moves()[0])
        table.play("turn 3")
    return table


def midway(seats: int) -> Table:
    table = Table("queens_architect", seats, seed=2)
    chance = random.Random(3)
    for _ in range(250):
        table.play(chance.choice(table.moves()))
    return table


@pytest.mark.parametrize("seats", FROM_THE_SETUP)
def test_lines_from_the_setup(seats: int) -> None:
    table = Table("queens_architect", seats, seed=1)

    assert FROM_THE_SETUP[seats] == [perft(table.state, depth) for depth in range(len(FROM_THE_SETUP[seats]))]


@pytest.mark.parametrize("seats", FROM_THE_FIRST_ROUND)
def test_lines_from_the_first_round(seats: int) -> None:
    state = at_the_first_round(seats).state

    assert FROM_THE_FIRST_ROUND[seats] == [perft(state, depth) for depth in range(len(FROM_THE_FIRST_ROUND[seats]))]


@pytest.mark.parametrize("seats", FROM_MIDWAY)
def test_lines_from_midway(seats: int) -> None:
    state = midway(seats).state

    assert FROM_MIDWAY[seats] == [perft(state, depth) for depth in range(len(FROM_MIDWAY[seats]))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("position", "depth"), [(at_the_first_round, 2), (midway, 3)])
def test_records_alone_give_the_same_count(position: Callable[[int], Table], depth: int, seats: int) -> None:
    table = position(seats)

    assert perft(table.state, depth) == lines(table.record(), depth)


def test_the_lines_below_each_move_are_all_the_lines() -> None:
    table = at_the_first_round(3)
    seat = table.state.to_move()

    assert perft(table.state, 4) == sum(after(table.state, seat, code, 3) for code in table.codes(seat))


def test_a_game_that_is_over_is_one_line() -> None:
    table = Table("queens_architect", 2, seed=1)
    while table.seat is not None:
        table.play(table.moves()[-1])

    assert 1 == perft(table.state, 5)


def lines(record: Record, depth: int) -> int:
    """Slow, and independent of clones and of lists of moves: replay, try every text that can be written, replay on."""
    table = Table.replay(record)
    if table.version > len(record.entries):
        return sum(lines(longer, depth) for longer in after_draws(record, table))
    if table.seat is None or depth == 0:
        return 1
    seat = table.seat
    allowed = [text for text in table.texts.code if table.why_not(text, seat) is None]
    return sum(lines(longer(record, f"{seat}: {text}"), depth - 1) for text in allowed)


def after_draws(record: Record, table: Table) -> list[Record]:
    """Whatever can be drawn there replays."""
    found = []
    for text, code in table.texts.code.items():
        if code % A >= FIRST_DRAW:
            drawn = longer(record, f"chance: {text}")
            try:
                Table.replay(drawn)
            except BadRecord:
                continue
            found.append(drawn)
    return found


def longer(record: Record, entry: str) -> Record:
    return msgspec.structs.replace(record, entries=[*record.entries, entry]).sealed()
