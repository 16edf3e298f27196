"""These types are what the HTTP API takes and gives about players, their results and ratings."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.server.wire.requests import Body

Shown = Literal["all", "tables", "me"]  # everybody, those one has played with, nobody else
Tempo = Literal["live", "unhurried", "days"]


class NewShown(Body):
    shown: Shown


class RatingInfo(msgspec.Struct):
    mu: float  # the best guess
    sigma: float  # how unsure it is: a standard deviation
    sure: float  # the rating is surely at least this: the best guess less two deviations
    games: int


class Leader(msgspec.Struct, omit_defaults=True):
    rating: RatingInfo
    who: str = ""  # empty for a bot
    name: str = ""
    mark: str = ""
    bot: str = ""  # the code of a bot
    place: int = 0  # 0 for a bot
    you: bool = False


class Leaders(msgspec.Struct):
    rows: list[Leader]
    needed: int  # nobody is listed who has played fewer games
    yours: RatingInfo | None  # one's own rating, listed or not


class GameRating(msgspec.Struct):
    """This is how strong somebody is in a game and tempo, and how they did against bots."""

    game: str
    tempo: Tempo
    rating: RatingInfo
    bots: dict[str, float]  # the best guess for each level of bots, on the same scale
    against: dict[str, list[int]]  # for each level of bots, the games won and played


class Companion(msgspec.Struct):
    who: str
    name: str
    mark: str
    games: int
    won: int  # the player won so many of them


class Curiosity(msgspec.Struct, omit_defaults=True):
    """This is a figure that is fun; its sentence is the message curiosity-<name>."""

    name: str
    table: str = ""  # where it happened, if it can be seen again
    game: str = ""
    n: int = 0
    other: str = ""  # the name of somebody else
    what: str = ""  # of a tally, which a game counts over all games: what `n` is the number of
    most: int = 0  # of a tally: how many in one game


class PlayerInfo(msgspec.Struct):
    """This is a player's page; of one that is hidden only name and mark are told."""

    who: str
    name: str
    mark: str
    you: bool
    hidden: bool = False
    shown: Shown | None = None  # who may see the page; only the player is told
    since: int = 0
    games: int = 0
    won: int = 0
    met: int = 0
    ratings: list[GameRating] = []
    often: list[Companion] = []
    curiosities: list[Curiosity] = []


class PlayedSeat(msgspec.Struct, omit_defaults=True):
    name: str
    place: int
    points: int
    bot: str = ""
    who: str = ""
    you: bool = False  # the seat of the player whose page it is


class PlayedGame(msgspec.Struct):
    table: str  # empty if it can't be seen again
    game: str
    tempo: Tempo
    ended: int
    minutes: int
    rounds: int
    place: int  # 0 if the game did not come to its end
    seats: list[PlayedSeat]
    uncounted: str  # why it does not count for ratings; empty if it does
    change: float | None  # by how much the rating rose


class PlayedGames(msgspec.Struct):
    games: list[PlayedGame]
    found: int  # so many games fit what was asked for
