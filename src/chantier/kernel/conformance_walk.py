"""Checks need random games, and pairs of tables that differ in one secret; this module plays both."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from typing import Any, NamedTuple

from chantier.kernel.codes import A
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game
from chantier.kernel.log import EVERYBODY, Log
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.kernel.table import Noted, Table

AnyGame = Game[Any, Any]
Check = Callable[[AnyGame, int, int], None]
LAST: deque[tuple[AnyGame, int, int, Table]] = deque(maxlen=8)  # the games that were played last, see `played`


def walk(game: AnyGame, seats: int, seed: int) -> Iterator[Table]:
    """Play a random game, and stop before each move of a seat and at the end."""
    table = Table.unplayed(game, seats, seed=seed, options=some_options(game, seed))
    dice = Dice(seed + 1)
    settle(table)
    made = 0
    while table.seat is not None:
        waiting = table.waiting
        assert table.seat in waiting, f"seat {table.seat} is to move, but is not among those that may: {waiting}"
        offered = {seat: choices(table, table.state, seat) for seat in waiting}
        yield table
        seat = waiting[dice.below(len(waiting))]
        codes = offered[seat]
        table.enter(seat, codes[dice.below(len(codes))])
        settle(table)
        made += 1
        assert made <= game.longest, f"more than {game.longest} moves"
    yield table


def settle(table: Table) -> None:
    """Let chance move as long as it is to; it must come to an end, and each draw have a text."""
    drawn = 0
    while table.is_to_draw(table.state):
        code = int(table.state.draw(table.dice))
        assert code in table.texts.text, f"drawn, but no text says it: {code}"
        table.enter(int(CHANCE), code)
        drawn += 1
        assert drawn <= table.game.most_draws, f"more than {table.game.most_draws} draws"


def choices(table: Table, state: State, seat: int) -> list[int]:
    """Return the moves of a seat, or of chance, in a state of this table."""
    codes = listed(state, seat)
    who = "chance" if seat == CHANCE else f"seat {seat}"
    assert codes, f"{who} is to move but has no move: {position(table)}"
    unsaid = [code for code in codes if code not in table.texts.text]
    assert not unsaid, f"{who} is offered moves that no text says: {unsaid} are kinds {[code % A for code in unsaid]}"
    return codes


def played(game: AnyGame, seats: int, seed: int) -> Table:
    """Return the table of a random game at its end; check after check asks for the same one, and nobody changes it."""
    for known, had, sown, table in LAST:
        if known is game and (had, sown) == (seats, seed):
            return table
    *_, table = walk(game, seats, seed)
    LAST.append((game, seats, seed, table))
    return table


def now_and_then(game: AnyGame, seats: int, seed: int, moments: int = 30) -> Iterator[Table]:
    """Play a random game, and stop only at about `moments` moments and at the end, for checks that take long."""
    dice = Dice(seed + 2)
    moves = [entry for entry in played(game, seats, seed).entries if entry.seat != CHANCE]
    table = Table.unplayed(game, seats, seed=seed, options=some_options(game, seed))
    settle(table)
    for entry in moves:
        if dice.below(len(moves) + 1) < moments:
            yield table
        table.enter(entry.seat, entry.code)
        settle(table)
    yield table


class Step(NamedTuple):
    """A step is a moment of a random game: who is to move, what they may do, and what they do next."""

    state: State
    seat: int
    codes: list[int]
    code: int


def steps(game: AnyGame, seats: int, seed: int) -> Iterator[Step]:
    """Play a random game without a table, and stop before each move and draw; it must end, and nobody be stuck."""
    table = Table.unplayed(game, seats, options=some_options(game, seed))
    state = table.fresh_state()
    dice = Dice(seed)
    made = {True: 0, False: 0}
    while (seat := int(state.to_move())) != NOBODY:
        codes = choices(table, state, seat)
        code = int(state.draw(dice)) if seat == CHANCE else codes[dice.below(len(codes))]
        yield Step(state, seat, codes, code)
        state.play(seat, code)
        made[seat == CHANCE] += 1
        assert made[False] <= game.longest, f"more than {game.longest} moves"
        assert made[True] <= game.most_draws, f"more than {game.most_draws} draws"


def play_on(state: State, dice: Dice, count: int) -> None:
    """Play random moves on a state that a check has made; where nobody can move, the check has found a mistake."""
    for _ in range(count):
        seat = int(state.to_move())
        if seat == NOBODY:
            return
        codes = listed(state, seat)
        assert codes, f"{'chance' if seat == CHANCE else f'seat {seat}'} is to move but has no move"
        state.play(seat, state.draw(dice) if seat == CHANCE else codes[dice.below(len(codes))])


def some_options(game: AnyGame, seed: int) -> dict[str, Any]:
    dice = Dice(seed + 3)
    return {name: values[dice.below(len(values))] for name, values in game.options.items()}


def position(table: Table) -> str:
    return table.game.position_text(table.kit, table.state)


def listed(state: State, seat: int) -> list[int]:
    moves = Moves()
    state.legal(seat, moves)
    return moves.listed()


def tables_with_another_secret(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Table, Table, int]]:
    """Play two tables that differ in one secret of a seat, and give them with that seat until the secret comes out.

    The secret is a move or a draw whose events in the log are all for one seat only.
    """
    table = played(game, seats, seed)
    dice = Dice(seed)
    for number, entry in enumerate(table.entries):
        audience = {noted[0] for noted in entry.noted}
        if len(audience) == 1 and EVERYBODY not in audience and dice.below(len(table.entries)) < 20:
            owner = audience.pop()
            for one, other in with_another_secret(table, number, owner, dice):
                yield one, other, owner


def with_another_secret(table: Table, number: int, owner: int, dice: Dice) -> Iterator[tuple[Table, Table]]:
    one, other = table_after(table, number), table_after(table, number)
    entry = table.entries[number]
    choices = [code for code in listed(one.state, entry.seat) if code % A == entry.code % A]
    one.enter(entry.seat, entry.code)
    other.enter(entry.seat, choices[dice.below(len(choices))])
    for later in table.entries[number + 1 :]:
        if public(one.entries[-1].noted, owner) != public(other.entries[-1].noted, owner):
            return  # the secret has come out
        yield one, other
        if later.seat == owner or later.code not in listed(other.state, later.seat):
            return
        one.enter(later.seat, later.code)
        other.enter(later.seat, later.code)


def tables_with_another_choice(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Table, Table, int]]:
    """Play two tables on by a move or draw of one kind, which may differ, and give them with the seat that made it."""
    dice = Dice(seed)
    for table in now_and_then(game, seats, seed, moments=20):
        for mover in table.waiting:
            yield *two_ways(table, mover, dice), mover
    table = Table.unplayed(game, seats, options=some_options(game, seed))
    for entry in played(game, seats, seed).entries:
        if entry.seat == CHANCE and dice.below(4) == 0:
            yield *two_ways(table, int(CHANCE), dice), int(CHANCE)
        table.enter(entry.seat, entry.code)


def two_ways(table: Table, mover: int, dice: Dice) -> tuple[Table, Table]:
    codes = choices(table, table.state, mover)
    code = codes[dice.below(len(codes))]
    alike = [other for other in codes if other % A == code % A]
    return table_with(table, mover, code), table_with(table, mover, alike[dice.below(len(alike))])


def table_after(table: Table, entries: int) -> Table:
    earlier = Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options)
    for entry in table.entries[:entries]:
        earlier.enter(entry.seat, entry.code)
    return earlier


def table_with(table: Table, seat: int, code: int) -> Table:
    """Return the table after one more move or draw; the given one stays as it is."""
    later = copy(table)
    later.entries, later.history = table.entries.copy(), table.history.copy()
    later.state = table.state.clone()
    later.state.log = Log()
    later.enter(seat, code)
    return later


def public(noted: Iterable[Noted], owner: int) -> list[Noted]:
    """Return the events as everybody but the owner of the secret knows them."""
    return [one if one[0] != owner else one[:3] for one in noted]
