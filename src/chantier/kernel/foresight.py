"""Foresight tells what a move would bring before it is made: the rules play it on copies of what the seat sees.

What the seat can't know is filled in at random, the same for every table that looks the same to the seat, so that
foresight can tell nothing of what is hidden. Only what is alike in all copies is told; what chance decides is told
without its figures: "a card", never which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from chantier.kernel.dice import Dice
from chantier.kernel.log import Log
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, State
from chantier.kernel.texts import figures
from chantier.kernel.words import Figures

if TYPE_CHECKING:
    from chantier.kernel.table import Known, Noted, Table

WORLDS = 6  # copies that are filled in differently
MOST_DRAWS = 60  # no more are played after the move
MOST_TRIED = 60  # a turn that takes more moves to try out has no best end


class Foretold(NamedTuple):
    """A foretold thing is what a game says of the table after a move, besides its events, in the message then-<name>.

    The labels of its figures name vocabularies as those of events do: "artisan:artisan".
    """

    name: str
    rule: str
    figures: Figures


@dataclass(frozen=True)
class Foresight:
    happens: list[Known]  # the events that are certain; those whose figures are not have none
    sheet: dict[str, int]  # by how much each line of the seat's score sheet would change
    leaves: list[Foretold]  # what is lost, and what the others may then do
    question: str  # what the seat is asked next, or nothing
    by_chance: bool  # chance decides something on the way
    best: int | None  # if the seat is asked more, the most that its score can change by until its turn ends, if known


class World(NamedTuple):
    """This is a copy of the table after the move, with its events; `sure` is False if chance had a choice."""

    before: State
    after: State
    noted: list[tuple[Noted, bool]]


def foresee(table: Table, seat: int, code: int) -> Foresight:
    """Say what a legal move of a seat would bring."""
    seen = table.state.seen_by(seat)
    worlds = [played(table, seen.filled(Dice(number + 1)), seat, code, Dice(number + 1)) for number in range(WORLDS)]
    return Foresight(
        happens=list(certain(table, worlds, seat)),
        sheet=sheet_changes(table, worlds, seat),
        leaves=leavings(table, worlds, seat),
        question=next_question(table, worlds, seat),
        by_chance=not all(sure for world in worlds for _, sure in world.noted),
        best=best_change(table, worlds[:2], seat),
    )


def played(table: Table, before: State, seat: int, code: int, dice: Dice) -> World:
    after = before.clone()
    log = after.log = Log()
    after.play(seat, code)
    noted = [(each, True) for each in log.taken()]
    for _ in range(MOST_DRAWS):
        if not table.is_to_draw(after):
            break
        sure = possible(after) == 1
        after.play(CHANCE, after.draw(dice))
        noted += [(each, sure) for each in log.taken()]
    after.log = None
    return World(before, after, noted)


def possible(state: State) -> int:
    moves = Moves()
    state.legal(CHANCE, moves)
    return len(moves.listed())


def certain(table: Table, worlds: Sequence[World], seat: int) -> Iterator[Known]:
    """Return the events up to the first that differs from copy to copy; which card it is may differ and is not told."""
    for told in zip(*(world.noted for world in worlds), strict=False):
        (first, _), *_ = told
        if table.game.events[first[1]].private:
            continue  # what is to be remembered is told once, when it happens
        if any(noted[1:3] != first[1:3] for noted, _ in told):
            return
        known = table.known(first, seat)
        if known.figures and not all(sure and noted == first for noted, sure in told):
            if not table.game.words.has("en", f"event-{known.name}-hidden"):
                continue
            known = known._replace(figures={}, hidden=True)
        yield known
        if table.game.events[first[1]].reveals and not known.figures:
            return  # what follows rests on what others keep to themselves, which the copies only guess


def sheet_changes(table: Table, worlds: Sequence[World], seat: int) -> dict[str, int]:
    sheet = table.game.sheet
    changes = [(sheet(world.before, seat), sheet(world.after, seat)) for world in worlds]
    found = [{line: after[line] - before[line] for line in after} for before, after in changes]
    return {line: by for line, by in found[0].items() if by and all(other[line] == by for other in found)}


def leavings(table: Table, worlds: Sequence[World], seat: int) -> list[Foretold]:
    """Return what the game foretells alike in all copies, with its figures in words."""
    first, *others = [table.game.foretell(world.before, world.after, seat) for world in worlds]
    vocabularies = table.texts.vocabularies
    return [
        each._replace(figures=figures(each.figures, map(int, each.figures.values()), vocabularies))
        for each in first
        if all(each in other for other in others)
    ]


def best_change(table: Table, worlds: Sequence[World], seat: int) -> int | None:
    """Return the most that the seat's score can change by until its turn ends; None if there is too much to try."""
    if not all(question(table, world.after, seat) for world in worlds):
        return None
    line, sheet = table.game.headline, table.game.sheet
    found = set()
    for world in worlds:
        ends = turn_ends(table, world.after, seat)
        if not ends:
            return None
        found.add(max(sheet(end, seat)[line] for end in ends) - sheet(world.before, seat)[line])
    return found.pop() if len(found) == 1 else None


def turn_ends(table: Table, state: State, seat: int) -> list[State]:
    """Return every way in which the seat can end its turn; none if there are too many moves to try."""
    ends, open_ones, tried = [], [state], 0
    while open_ones:
        now = open_ones.pop()
        if not question(table, now, seat):
            ends.append(now)
            continue
        moves = Moves()
        now.legal(seat, moves)
        tried += len(moves.listed())
        if tried > MOST_TRIED:
            return []
        open_ones += [played(table, now, seat, code, Dice(1)).after for code in moves.listed()]
    return ends


def next_question(table: Table, worlds: Sequence[World], seat: int) -> str:
    """Return what the seat is asked next, if it is the same in all copies."""
    asked = {question(table, world.after, seat) for world in worlds}
    return asked.pop() if len(asked) == 1 else ""


def question(table: Table, state: State, seat: int) -> str:
    return table.game.questions[table.game.asks(state, seat)].name if state.waiting() >> seat & 1 else ""
