"""Tournaments are kept here: who plays, and for each round who sits where and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update

from chantier.server.store.database import Database, Row, Statement, Taken
from chantier.server.store.schema import people, tournament_players, tournament_seats, tournaments

MOST = 100
TRIES = 20  # so many people may join in the same moment


class Tournament(NamedTuple):
    id: str
    name: str
    host: str
    game: str
    settings: str  # NewTournament as JSON
    open: bool  # it is listed for everybody
    state: str  # one of open, playing and over
    round: int  # the round that is played; 0 before the first
    rounds: int
    slots: int
    begins: int
    due: int
    created: int


class TournamentPlayer(NamedTuple):
    number: int
    person: str  # empty for a bot, and for somebody who was deleted
    bot: str
    name: str
    slot: int = -1  # the place in a round robin
    left: int | None = None  # the last round that the player plays


class TournamentSeat(NamedTuple):
    round: int
    player: int
    number: int  # the number of the table; 0 for who rests
    table: str
    seat: int
    place: int | None = None  # 0 for who forfeited
    points: int | None = None


class Tournaments:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def found(self, new: Tournament) -> None:
        await self.database.write(insert(tournaments).values(new._asdict()))

    async def find(self, tournament: str) -> Tournament | None:
        rows = await self.database.read(select(tournaments).where(tournaments.c.id == tournament))
        return tournament_of(rows[0]) if rows else None

    async def listed(self, person: str) -> list[Tournament]:
        """Return tournaments that are open to everybody, and those of a person, the latest first."""
        own = select(tournament_players.c.tournament).where(tournament_players.c.person == person)
        mine = or_(tournaments.c.host == person, tournaments.c.id.in_(own)) if person else tournaments.c.open
        found = select(tournaments).where(or_(tournaments.c.open, mine)).order_by(tournaments.c.created.desc())
        return [tournament_of(row) for row in await self.database.read(found.limit(MOST))]

    async def under_way(self) -> list[Tournament]:
        rows = await self.database.read(select(tournaments).where(tournaments.c.state == "playing"))
        return [tournament_of(row) for row in rows]

    async def hosted_by(self, host: str) -> int:
        """Return how many tournaments of a host are not over."""
        own = select(func.count().label("count")).where(tournaments.c.host == host, tournaments.c.state != "over")
        return int((await self.database.read(own))[0]["count"])

    async def cancel(self, tournament: str) -> None:
        """Delete a tournament that has not begun; end one that has."""
        own = tournaments.c.id == tournament
        await self.database.write(
            delete(tournaments).where(own, tournaments.c.state == "open"),
            update(tournaments).where(own).values(state="over"),
        )

    async def forget_old(self, before: int) -> None:
        """Delete tournaments that never began, and those that are over and of which nobody is known any more."""
        played = select(tournament_players.c.tournament).where(tournament_players.c.person.is_not(None))
        unknown = tournaments.c.id.not_in(played) & tournaments.c.host.not_in(select(people.c.id))
        is_idle = or_(tournaments.c.state == "open", (tournaments.c.state == "over") & unknown)
        await self.database.write(delete(tournaments).where(tournaments.c.created < before, is_idle))

    # players

    async def players(self, tournament: str) -> list[TournamentPlayer]:
        found = select(tournament_players).where(tournament_players.c.tournament == tournament)
        rows = await self.database.read(found.order_by(tournament_players.c.number))
        return [player_of(row) for row in rows]

    async def join(self, tournament: str, person: str, name: str, slot: int = -1) -> None:
        """Add a person as the last player; raise Taken if they play already."""
        for _ in range(TRIES):
            known = await self.players(tournament)
            if any(one.person == person for one in known):
                break
            new = TournamentPlayer(1 + max((one.number for one in known), default=0), person, "", name, slot)
            try:
                await self.database.write(insert(tournament_players).values(player_row(tournament, new)))
            except Taken:
                continue  # another came in the same moment
            return
        raise Taken(person)

    async def leave(self, tournament: str, number: int, last: int) -> None:
        """Let a player go after a round."""
        own = (tournament_players.c.tournament == tournament) & (tournament_players.c.number == number)
        await self.database.write(update(tournament_players).where(own).values(left=last))

    async def come_back(self, tournament: str, number: int, slot: int) -> None:
        own = (tournament_players.c.tournament == tournament) & (tournament_players.c.number == number)
        await self.database.write(update(tournament_players).where(own).values(left=None, slot=slot))

    async def strike(self, tournament: str, number: int) -> None:
        """Forget a player of a tournament that has not begun."""
        own = (tournament_players.c.tournament == tournament) & (tournament_players.c.number == number)
        await self.database.write(delete(tournament_players).where(own))

    # rounds

    async def drawn(self, tournament: str) -> tuple[list[TournamentPlayer], list[TournamentSeat]]:
        """Return players and who sits where; seats are read first, so that each has its player."""
        seats = await self.seats(tournament)
        return await self.players(tournament), seats

    async def seats(self, tournament: str) -> list[TournamentSeat]:
        found = select(tournament_seats).where(tournament_seats.c.tournament == tournament)
        order = (tournament_seats.c.round, tournament_seats.c.number, tournament_seats.c.seat)
        return [seat_of(row) for row in await self.database.read(found.order_by(*order, tournament_seats.c.player))]

    async def begin_round(
        self,
        before: Tournament,
        after: Tournament,
        changed: Iterable[TournamentPlayer],
        new: Iterable[TournamentPlayer],
        seats: Sequence[TournamentSeat],
    ) -> bool:
        """Write a whole round with its players, or nothing; False if somebody else was first, or joined meanwhile."""
        own = tournament_players.c.tournament == before.id
        written: list[Statement] = [
            *(
                update(tournament_players)
                .where(own, tournament_players.c.number == one.number)
                .values(slot=one.slot, left=one.left)
                for one in changed
            ),
            *(insert(tournament_players).values(player_row(before.id, one)) for one in new),
            *(insert(tournament_seats).values(tournament=before.id, **one._asdict()) for one in seats),
        ]
        return await self.step(before, after, written)

    async def finish(self, before: Tournament) -> bool:
        return await self.step(before, before._replace(state="over"), [])

    async def step(self, before: Tournament, after: Tournament, more: Sequence[Statement]) -> bool:
        is_same = (tournaments.c.round == before.round) & (tournaments.c.state == before.state)
        moved = update(tournaments).where(tournaments.c.id == before.id, is_same).values(after._asdict())
        try:
            await self.database.write(*more, guard=moved)
        except Taken:
            return False
        return True

    async def score(self, tournament: str, scored: Iterable[TournamentSeat]) -> None:
        """Note how a table ended for its players."""
        await self.database.write(
            *(
                update(tournament_seats)
                .where(
                    tournament_seats.c.tournament == tournament,
                    tournament_seats.c.round == one.round,
                    tournament_seats.c.player == one.player,
                )
                .values(place=one.place, points=one.points)
                for one in scored
            )
        )


def tournament_of(row: Row) -> Tournament:
    return Tournament(**row)


def player_of(row: Row) -> TournamentPlayer:
    kept = {name: row[name] for name in TournamentPlayer._fields}
    return TournamentPlayer(**{**kept, "person": row["person"] or "", "bot": row["bot"] or ""})


def player_row(tournament: str, one: TournamentPlayer) -> dict[str, str | int | None]:
    return {"tournament": tournament, **one._asdict(), "person": one.person or None, "bot": one.bot or None}


def seat_of(row: Row) -> TournamentSeat:
    return TournamentSeat(**{name: row[name] for name in TournamentSeat._fields})
