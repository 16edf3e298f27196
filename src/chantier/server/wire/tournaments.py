"""These types are what the HTTP API takes and gives about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chantier.server.wire.requests import Body, BotCode, Code, Name

Form = Literal["swiss", "round-robin"]


class NewTournament(Body, omit_defaults=True):
    """These are the settings of a tournament."""

    name: Name
    game: Code
    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]  # the seats of a full table
    form: Form = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4  # a round robin has as many as it needs
    pace: Literal["live", "days"] = "live"
    wait: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 300  # the seconds that a live table waits for somebody
    term: Annotated[int, msgspec.Meta(ge=600, le=60 * 24 * 3600)] = 7200  # the seconds that a round lasts at most
    missing: Literal["bot", "forfeit"] = "bot"  # what becomes of somebody who is not there
    level: BotCode = "journeyman"  # the bot that plays for somebody, or fills a table
    fill: bool = True  # bots fill the last table; otherwise tables are smaller, or somebody rests
    bots: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0  # so many bots play from the beginning
    options: Annotated[dict[Code, bool | int | Code], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=dict)
    open: bool = False  # it is listed for everybody


class TournamentRow(msgspec.Struct):
    id: str
    name: str
    game: str
    seats: int
    form: Form
    pace: Literal["live", "days"]
    state: Literal["open", "playing", "over"]
    players: int
    round: int
    rounds: int
    playing: bool  # you play in it


class RoundResult(msgspec.Struct):
    """This is what one round brought a player."""

    round: int
    number: int  # the number of the table; 0 for a rest
    place: int | None  # none while it is played; 0 for a table that was forfeited


class TournamentStanding(msgspec.Struct):
    number: int
    who: str  # empty for a bot
    name: str
    mark: str
    bot: str
    you: bool
    left: bool  # the player plays no more
    place: int
    points: float
    opponents: float
    wins: int
    share: float
    rounds: list[RoundResult]


class TournamentSeatInfo(msgspec.Struct):
    number: int  # the number of the player
    name: str
    bot: str
    you: bool
    place: int | None


class TournamentTable(msgspec.Struct):
    number: int
    table: str
    status: Literal["waiting", "playing", "over"]
    seats: list[TournamentSeatInfo]


class TournamentInfo(msgspec.Struct):
    id: str
    settings: NewTournament
    state: Literal["open", "playing", "over"]
    host: bool  # you look after it
    host_name: str
    you: int | None  # your number, if you play
    left: bool  # you play no more
    may_join: bool
    round: int
    rounds: int
    begins: int
    due: int
    now: int
    standings: list[TournamentStanding]
    tables: list[TournamentTable]  # the tables of this round
    resting: list[str]  # who rests in this round
