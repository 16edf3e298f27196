"""A question is answered by playing its games: those that the store has not yet, on whichever engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import msgspec

from chantier.lab.cell import Cell
from chantier.lab.engine import Engine
from chantier.lab.estimates import share
from chantier.lab.question import Question, cells_of
from chantier.lab.store import Store, packed_game

FIRST_LOOK = 250  # games; each further look has twice as many


def run(question: Question, store: Store, engine: Engine, heard: Callable[[Cell, int], None] = lambda *_: None) -> None:
    """Play what is missing; `heard` is told how many games of a cell have come in."""
    for untaught in cells_of(question):
        cell = taught(untaught, question.learn, store, engine)
        for least, most in stages(question):
            if least and is_narrow(question, store, cell, least):
                break
            play(cell, most, store, engine, heard)


def stages(question: Question) -> Iterator[tuple[int, int]]:
    """Yield from how many games to how many each stage leads; without a width there is one."""
    looks = [0]
    while question.narrower and (following := FIRST_LOOK << (len(looks) - 1)) < question.games:
        looks.append(following)
    yield from pairwise([*looks, question.games])


def is_narrow(question: Question, store: Store, cell: Cell, games: int) -> bool:
    """Look at the games in the order of their numbers: those that finish first are the quick ones.

    Stopping because an interval is narrow does not bend it; stopping because a verdict is reached would.
    """
    rows = list(store.rows(cell, below=games))
    shares = [share(row.wins[row.order.index(turn)] for row in rows) for turn in range(cell.seats)]
    return question.narrower is not None and all(one.high - one.low < question.narrower for one in shares)


def play(cell: Cell, games: int, store: Store, engine: Engine, heard: Callable[[Cell, int], None]) -> None:
    there = store.numbers(cell)
    missing = [number for number in range(games) if number not in there]
    for chunk in engine.chunks(partial(packed_game, cell), missing):
        store.add(cell, zip(chunk.numbers, chunk.results, strict=True))
        heard(cell, len(chunk.numbers))


def taught(cell: Cell, lessons: int, store: Store, engine: Engine) -> Cell:
    """Return the cell with weights learnt for its kit and number of seats, which the store keeps too."""
    if not lessons:
        return cell
    weights = store.weights(cell, lessons)
    if not weights:
        from chantier.lab.learn import PLAYERS, School, schooled  # noqa: PLC0415 - JAX is not for everybody

        school = School(cell.game, PLAYERS, (cell.seats,), cell.source, dict(cell.options), seed=cell.seed)
        weights = msgspec.json.encode(schooled(school, lessons, engine=engine).weights).decode()
        store.keep_weights(cell, lessons, weights)
    return msgspec.structs.replace(cell, weights=weights)


def asked_games(question: Question) -> int:
    """Return how many games are asked for at the most."""
    return question.games * len(cells_of(question))


def missing_games(question: Question, store: Store) -> int:
    """Return how many games are still to be played at the most; lessons are not counted."""
    missing = 0
    for cell in cells_of(question):
        weights = store.weights(cell, question.learn) if question.learn else ""
        there = store.numbers(msgspec.structs.replace(cell, weights=weights)) if weights or not question.learn else ()
        missing += len(set(range(question.games)).difference(there))
    return missing
