"""These types are how finished open tables are given to everybody; docs/open-data.md says what is in them."""

from __future__ import annotations

import msgspec

from chantier.kernel.record import Record


class DataSeat(msgspec.Struct):
    bot: str  # its code; empty for a person, who has no name here
    place: int
    points: int
    won: bool
    resigned: bool
    played_for: int  # the moves that a bot made for the person


class Decision(msgspec.Struct):
    seat: int
    move: str
    legal: list[str]  # what the seat could choose from, in the rules' own order


class DataTable(msgspec.Struct):
    id: str
    game: str
    tempo: str
    began: int  # milliseconds since 1970
    ended: int
    counts: bool  # the game counts for ratings
    seats: list[DataSeat]
    record: Record
    decisions: list[Decision]
    kit_text: str = ""  # the kit.toml, where it was not the game's own


class DataPage(msgspec.Struct):
    tables: list[DataTable]
    after: str  # the place to go on from, today or another day
