"""The turns of a game that was played, each with what its player could choose from."""

from __future__ import annotations

from typing import NamedTuple

from chantier.kernel.table import Table


class PlayedTurn(NamedTuple):
    """The moves that a seat made one after the other, with nobody else and no draw between them."""

    number: int
    seat: int
    first: int  # the number of entries before its first move
    codes: list[int]
    is_forced: bool  # there was only one move to choose from, each time

    @property
    def after(self) -> int:
        """The number of entries when it is over."""
        return self.first + len(self.codes)


def played_turns(table: Table) -> list[PlayedTurn]:
    """Return all turns of a game, in order."""
    turns: list[PlayedTurn] = []
    again = unplayed_like(table)
    for number, entry in enumerate(table.entries):
        if entry.seat >= 0:
            is_forced = len(again.codes(entry.seat)) == 1
            last = turns[-1] if turns else None
            if last and last.seat == entry.seat and last.after == number:
                last.codes.append(entry.code)
                turns[-1] = last._replace(is_forced=last.is_forced and is_forced)
            else:
                turns.append(PlayedTurn(len(turns), entry.seat, number, [entry.code], is_forced))
        again.enter(entry.seat, entry.code)
    return turns


def unplayed_like(table: Table) -> Table:
    return Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options, lang=table.lang)
