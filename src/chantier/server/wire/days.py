"""These types are what the HTTP API gives about the site of the day."""

from __future__ import annotations

import msgspec


class DaySite(msgspec.Struct):
    """This is how a day is played. The commitment is the hash of the secret that all its draws come from."""

    day: str  # such as 2026-11-18; days begin and end at midnight, universal time
    game: str
    seats: int
    bots: list[str]  # the codes of those in the other seats
    commitment: str
    secret: str = ""  # only when the day is over


class Today(msgspec.Struct):
    site: DaySite
    ends: int  # in milliseconds since 1970
    tried: int  # how many people have begun it
    table: str  # where I have begun it, if I have
    next: DaySite  # the site of tomorrow, whose commitment is known a day before


class DayRow(msgspec.Struct, omit_defaults=True):
    """This is how somebody did; a name that the viewer may not see is empty."""

    place: int
    points: int
    lead: int  # before the best of the bots, or behind it
    won: bool
    table: str
    name: str = ""
    who: str = ""
    mark: str = ""
    you: bool = False


class DayResults(msgspec.Struct):
    site: DaySite
    rows: list[DayRow]
    unfinished: int  # how many began it and did not end it on the day, or let a bot play
