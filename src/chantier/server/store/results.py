"""Results are kept here: how each table ended, and the ratings that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Executable, delete, insert, select, update

from chantier.server.store.database import Database, Row, Statement, Taken
from chantier.server.store.schema import rating_books, ratings, result_seats, results, tables

AT_A_TIME = 500
T = TypeVar("T")
BOT = "bot:"  # a player whose name begins so is a bot


class SeatResult(NamedTuple):
    seat: int
    person: str  # empty for a bot, and where nobody sits any more
    bot: str
    name: str
    place: int
    points: int
    won: bool
    resigned: bool
    played_for: int
    rated: bool
    change: float | None = None  # by how much the rating rose
    tallies: str = ""  # what the game counts of the seat, as JSON

    @property
    def player(self) -> str:
        """This is who is rated: a person, or all bots of the same code; empty for nobody."""
        return self.person or (f"{BOT}{self.bot}" if self.bot else "")


class Result(NamedTuple):
    table: str
    game: str
    tempo: str
    seats: int
    open: bool
    began: int
    ended: int
    rounds: int
    uncounted: str  # why it does not count; empty if it does
    seated: Sequence[SeatResult]

    @property
    def order(self) -> tuple[int, str]:
        """Ratings are made from results in this order."""
        return self.ended, self.table


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int


class Book(NamedTuple):
    """A book has the ratings of one game in one tempo, and says from which results they were made."""

    game: str
    tempo: str
    edition: int = 0
    last: tuple[int, str] = (0, "")


class OverTable(NamedTuple):
    id: str
    touched: int


class Results:
    def __init__(self, database: Database) -> None:
        self.database = database

    # tables that are over

    async def unbooked(self, since: int = 0, most: int = 100) -> list[OverTable]:
        """Return tables that are over and have no result yet, the first to end first."""
        booked = select(results.c.table).where(results.c.table == tables.c.id).exists()
        over = select(tables.c.id, tables.c.touched).where(tables.c.open.in_((True, False)), tables.c.status == "over")
        found = over.where(tables.c.touched >= since, ~booked).order_by(tables.c.touched, tables.c.id).limit(most)
        return [OverTable(row["id"], row["touched"]) for row in await self.database.read(found)]

    async def over(self, after: str, most: int) -> list[str]:
        """Return the next tables that are over, by their id."""
        found = select(tables.c.id).where(tables.c.status == "over", tables.c.id > after)
        return [row["id"] for row in await self.database.read(found.order_by(tables.c.id).limit(most))]

    # results

    async def find(self, table: str) -> Result | None:
        found = await self.read(select(results).where(results.c.table == table))
        return found[0] if found else None

    async def counted(self, game: str, tempo: str) -> list[Result]:
        """Return all results that count, in the order in which ratings are made from them."""
        own = (results.c.game == game) & (results.c.tempo == tempo) & (results.c.uncounted == "")
        return await self.read(select(results).where(own).order_by(results.c.ended, results.c.table))

    async def open_ones(self, after: tuple[int, str], until: int, most: int) -> list[Result]:
        """Return the next games that were open to everybody, came to their end and are there, the oldest first."""
        ended, table = after
        there = select(tables.c.id).where(tables.c.id == results.c.table, tables.c.open).exists()
        later = (results.c.ended > ended) | ((results.c.ended == ended) & (results.c.table > table))
        whole = results.c.open & results.c.uncounted.not_in(("closed", "unread"))
        chosen = select(results).where(whole, results.c.ended >= ended, results.c.ended <= until, later, there)
        return await self.read(chosen.order_by(results.c.ended, results.c.table).limit(most))

    async def read(self, chosen: Executable) -> list[Result]:
        rows = await self.database.read(chosen)
        seats: dict[str, list[SeatResult]] = {row["table"]: [] for row in rows}
        for part in parts(list(seats)):
            within = select(result_seats).where(result_seats.c.table.in_(part)).order_by(result_seats.c.seat)
            for row in await self.database.read(within):
                seats[row["table"]].append(seat_of(row))
        return [result_of(row, seats[row["table"]]) for row in rows]

    async def keep(self, result: Result, changed: RatingChange | None = None) -> bool:
        """Keep a result and the ratings that follow from it, or nothing; return False if it was kept before."""
        row = {name: getattr(result, name) for name in Result._fields if name != "seated"}
        new: list[Statement] = [insert(results).values(row), *seats_of(result)]
        if changed is not None:
            await self.open_book(changed.book)
            await self.database.write(*new, *changed.statements(), guard=changed.guard())
            return True
        with suppress(Taken):
            await self.database.write(*new)
            return True
        return False

    async def correct(self, result: Result) -> None:
        """Replace a result by what its log says."""
        row = {name: getattr(result, name) for name in Result._fields if name not in ("seated", "table")}
        own = update(results).where(results.c.table == result.table).values(row)
        gone = delete(result_seats).where(result_seats.c.table == result.table)
        await self.database.write(own, gone, *seats_of(result))

    # ratings

    async def book(self, game: str, tempo: str) -> Book:
        own = (rating_books.c.game == game) & (rating_books.c.tempo == tempo)
        rows = await self.database.read(select(rating_books).where(own))
        return (
            Book(game, tempo, rows[0]["edition"], (rows[0]["ended"], rows[0]["table"])) if rows else Book(game, tempo)
        )

    async def books(self) -> list[tuple[str, str]]:
        """Return every game and tempo of which there is a result."""
        rows = await self.database.read(select(results.c.game, results.c.tempo).distinct())
        return sorted((row["game"], row["tempo"]) for row in rows)

    async def open_book(self, book: Book) -> None:
        if not book.edition:
            row = {"game": book.game, "tempo": book.tempo, "edition": 0, "ended": 0, "table": ""}
            with suppress(Taken):  # somebody else was first
                await self.database.write(insert(rating_books).values(row))

    async def ratings(self, game: str, tempo: str, players: Iterable[str] | None = None) -> dict[str, Rating]:
        found = select(ratings).where(ratings.c.game == game, ratings.c.tempo == tempo)
        if players is not None:
            found = found.where(ratings.c.player.in_(list(players)))
        return {row["player"]: rating_of(row) for row in await self.database.read(found)}

    async def ratings_of(self, player: str) -> dict[tuple[str, str], Rating]:
        """Return the ratings of a player, by game and tempo."""
        rows = await self.database.read(select(ratings).where(ratings.c.player == player))
        return {(row["game"], row["tempo"]): rating_of(row) for row in rows}

    async def change_ratings(self, changed: RatingChange) -> None:
        """Replace the ratings of a book; raise Taken if somebody else has changed it since it was read."""
        await self.open_book(changed.book)
        await self.database.write(*changed.statements(), guard=changed.guard())


class RatingChange(NamedTuple):
    """These are new ratings of a book, made from results up to `last`."""

    book: Book  # the book as it was read
    ratings: dict[str, Rating]
    last: tuple[int, str]
    changes: Sequence[tuple[str, int, float]] = ()  # by how much each rated seat of a table rose
    whole: bool = False  # if True, all other ratings of the book are deleted

    def guard(self) -> Statement:
        book = self.book
        own = update(rating_books).where(rating_books.c.game == book.game, rating_books.c.tempo == book.tempo)
        new = {"edition": book.edition + 1, "ended": self.last[0], "table": self.last[1]}
        return own.where(rating_books.c.edition == book.edition).values(new)

    def statements(self) -> list[Statement]:
        game, tempo = self.book.game, self.book.tempo
        own = delete(ratings).where(ratings.c.game == game, ratings.c.tempo == tempo)
        rows = [
            {"game": game, "tempo": tempo, "player": player, **one._asdict()} for player, one in self.ratings.items()
        ]
        made: list[Statement] = [own if self.whole else own.where(ratings.c.player.in_(list(self.ratings)))]
        made += [insert(ratings).values(part) for part in parts(rows)]
        for table, seat, change in self.changes:
            at = (result_seats.c.table == table) & (result_seats.c.seat == seat)
            made.append(update(result_seats).where(at).values(change=change))
        return made


def parts(rows: list[T]) -> Iterator[list[T]]:
    """Yield rows some at a time, because a statement takes only so many values."""
    for first in range(0, len(rows), AT_A_TIME):
        yield rows[first : first + AT_A_TIME]


def seats_of(result: Result) -> list[Statement]:
    rows: list[dict[str, Any]] = [
        {"table": result.table, **seat._asdict(), "person": seat.person or None, "bot": seat.bot or None}
        for seat in result.seated
    ]
    return [insert(result_seats).values(rows)] if rows else []


def seat_of(row: Row) -> SeatResult:
    kept = {name: row[name] for name in SeatResult._fields}
    return SeatResult(**{**kept, "person": row["person"] or "", "bot": row["bot"] or ""})


def result_of(row: Row, seated: Sequence[SeatResult]) -> Result:
    return Result(**{name: row[name] for name in Result._fields if name != "seated"}, seated=seated)


def rating_of(row: Row) -> Rating:
    return Rating(row["mu"], row["sigma"], row["games"])
