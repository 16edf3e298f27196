"""The page of a tournament says who plays, how they stand, and which tables the round has."""

from __future__ import annotations

from collections.abc import Sequence

from chantier.server.club.director import settings_of, table_settings
from chantier.server.club.rounds import free_slot, plays, ranked
from chantier.server.errors import Refused
from chantier.server.ids import called, is_id
from chantier.server.store.players import Player
from chantier.server.store.store import Store
from chantier.server.store.tournaments import Tournament, TournamentPlayer, TournamentSeat
from chantier.server.tables.table_maker import check_settings
from chantier.server.wire.tournaments import (
    NewTournament,
    RoundResult,
    TournamentInfo,
    TournamentRow,
    TournamentSeatInfo,
    TournamentStanding,
    TournamentTable,
)

MOST_PLAYERS = 64
MOST_OF_ALL = 32  # so many may all meet each other; the plan for more takes long


class TournamentPages:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, tournament: str) -> Tournament:
        found = await self.store.tournaments.find(tournament) if is_id(tournament) else None
        if found is None:
            raise Refused(404, "no-tournament")
        return found

    async def hosted(self, tournament: str, person: str) -> Tournament:
        found = await self.find(tournament)
        if found.host != person:
            raise Refused(403, "not-tournament-host")
        return found

    async def rows(self, person: str) -> list[TournamentRow]:
        return [await self.row(one, person) for one in await self.store.tournaments.listed(person)]

    async def row(self, one: Tournament, person: str) -> TournamentRow:
        settings = settings_of(one)
        players = await self.store.tournaments.players(one.id)
        return TournamentRow(
            id=one.id,
            name=one.name,
            game=one.game,
            seats=settings.seats,
            form=settings.form,
            pace=settings.pace,
            state=one.state,  # type: ignore[arg-type] # the store has nothing else
            players=len(players),
            round=one.round,
            rounds=one.rounds,
            playing=any(player.person == person for player in players if person),
        )

    async def page(self, tournament: str, viewer: str, now: int) -> TournamentInfo:
        found = await self.find(tournament)
        settings = settings_of(found)
        players, drawn = await self.store.tournaments.drawn(found.id)
        seats = [one for one in drawn if one.round <= found.round]  # another round may have begun since
        known = await self.store.players.find({found.host, *(one.person for one in players if one.person)})
        you = next((one for one in players if viewer and one.person == viewer), None)
        current = [one for one in seats if one.round == found.round]
        names = {one.number: one for one in players}
        return TournamentInfo(
            id=found.id,
            settings=settings,
            state=found.state,  # type: ignore[arg-type] # the store has nothing else
            host=found.host == viewer,
            host_name=known[found.host].name if found.host in known else "",
            you=you.number if you else None,
            left=you is not None and you.left is not None,
            may_join=you is None and why_not_join(found, settings, players) == "",
            round=found.round,
            rounds=found.rounds,
            begins=found.begins,
            due=found.due,
            now=now,
            standings=told_standings(players, seats, settings, known, viewer),
            tables=await self.tables(current, names, viewer),
            resting=[names[one.player].name for one in current if not one.number],
        )

    async def tables(
        self, current: Sequence[TournamentSeat], names: dict[int, TournamentPlayer], viewer: str
    ) -> list[TournamentTable]:
        tables: dict[int, TournamentTable] = {}
        ids = list(dict.fromkeys(one.table for one in current if one.number))
        status = {row.id: row.status for row in await self.store.listings.these(ids, "")} if ids else {}
        for one in current:
            if one.number:
                usual = "over" if one.place is not None else "waiting"
                state = status.get(one.table, usual)
                table = tables.setdefault(one.number, TournamentTable(one.number, one.table, state, []))  # type: ignore[arg-type]
                who = names[one.player]
                is_you = bool(viewer) and who.person == viewer
                table.seats.append(TournamentSeatInfo(who.number, who.name, who.bot, is_you, one.place))
        return list(tables.values())


def why_not_join(tournament: Tournament, settings: NewTournament, players: Sequence[TournamentPlayer]) -> str:
    """Return why nobody can join any more; empty if somebody can."""
    if tournament.state == "over" or tournament.round >= tournament.rounds > 0:
        return "tournament-over"
    if len(players) >= (MOST_OF_ALL if settings.form == "round-robin" else MOST_PLAYERS):
        return "tournament-full"
    if (
        tournament.state == "playing"
        and settings.form == "round-robin"
        and free_slot(tournament, settings, players) < 0
    ):
        return "tournament-full"
    return ""


def check_tournament(settings: NewTournament) -> None:
    """Refuse what could not be played at the tables of the tournament."""
    check_settings(table_settings(settings, settings.seats))
    if settings.form == "round-robin" and settings.bots > MOST_OF_ALL:
        raise Refused(409, "tournament-full")


def told_standings(
    players: Sequence[TournamentPlayer],
    seats: Sequence[TournamentSeat],
    settings: NewTournament,
    known: dict[str, Player],
    viewer: str,
) -> list[TournamentStanding]:
    names = {one.number: one for one in players}
    own: dict[int, list[RoundResult]] = {one.number: [] for one in players}
    for seat in seats:
        own[seat.player].append(RoundResult(seat.round, seat.number, seat.place))
    told = []
    for row in ranked(players, seats, settings):
        one = names[row.player]
        person = known.get(one.person)
        told.append(
            TournamentStanding(
                number=one.number,
                who=called(one.person) if person else "",
                name=person.name if person else one.name,
                mark=person.mark if person else "",
                bot=one.bot,
                you=bool(viewer) and one.person == viewer,
                left=not plays(one, 10**6),
                place=row.place,
                points=round(float(row.points), 2),
                opponents=round(float(row.opponents), 2),
                wins=row.wins,
                share=round(float(row.share), 2),
                rounds=own[one.number],
            )
        )
    return told
