"""The director carries tournaments on: makes each round once, seats its players, and goes on when all tables are over.

It looks at what is stored and does what is missing. So a server that is killed at any instant goes on where it was, and
of several servers each does its part: a round is written whole or not at all, with the ids of its tables, and a table
is made by whoever holds its lease.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from chantier.kernel.errors import Trouble
from chantier.kernel.game import find
from chantier.server.club.rounds import next_round
from chantier.server.errors import Refused
from chantier.server.store.database import Taken
from chantier.server.store.results import Result
from chantier.server.store.tournaments import Tournament, TournamentPlayer, TournamentSeat
from chantier.server.tables import seating
from chantier.server.tables.actor import TableActor
from chantier.server.tables.clocks import SECOND
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Away, Resigned
from chantier.server.wire.requests import Clock, TableSettings
from chantier.server.wire.tournaments import NewTournament

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node

LOG = logging.getLogger("chantier.club")
SECONDS = 2  # the time between two looks
MOVE_SECONDS = 180  # the time for a move at a live table, after which a bot makes it
Seats = Sequence[TournamentSeat]


class Director:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.store = node.store.tournaments

    async def look(self) -> None:
        for tournament in await self.store.under_way():
            try:
                await self.carry_on(tournament)
            except (Refused, Trouble, Taken):  # a table can't be reached just now, or another node was quicker
                LOG.info("tournament %s waits", tournament.id)

    async def begin(self, tournament: Tournament) -> bool:
        """Make the next round, or end the tournament; return False if somebody else was quicker."""
        settings = settings_of(tournament)
        if tournament.state == "playing" and tournament.round >= tournament.rounds:
            return await self.store.finish(tournament)
        players, seats = await self.store.drawn(tournament.id)
        allowed = find(tournament.game).seats
        made = await asyncio.to_thread(next_round, tournament, settings, players, seats, allowed)
        if not any(one.number for one in made.seats):  # nobody is left to play
            return tournament.round > 0 and await self.store.finish(tournament)
        now = self.node.now()
        after = tournament._replace(
            state="playing",
            round=tournament.round + 1,
            rounds=made.rounds,
            slots=made.slots,
            begins=now + (settings.wait * SECOND if settings.pace == "live" else 0),
            due=now + settings.term * SECOND,
        )
        known = {one.number for one in players}
        changed = [one for one in made.players if one.number in known]
        new = [one for one in made.players if one.number not in known]
        return await self.store.begin_round(tournament, after, changed, new, made.seats)

    async def carry_on(self, tournament: Tournament) -> None:
        """Do for each table of the round what is missing, and go on to the next round when all are over."""
        known, drawn = await self.store.drawn(tournament.id)
        seats = [one for one in drawn if one.round == tournament.round and one.number]
        players = {one.number: one for one in known}
        tables: dict[str, list[TournamentSeat]] = {}
        for one in seats:
            tables.setdefault(one.table, []).append(one)
        open_ones = [table for table, sitting in tables.items() if any(one.place is None for one in sitting)]
        for table in open_ones:
            result = await self.node.store.results.find(table)
            if result is not None:
                await self.store.score(tournament.id, scored(tables[table], result))
            else:
                await self.tend_safely(tournament, table, [players[one.player] for one in tables[table]])
        if not open_ones and await self.begin(tournament):
            after = await self.store.find(tournament.id)
            if after is not None and after.state == "playing":
                await self.carry_on(after)  # its tables are made at once

    async def tend_safely(self, tournament: Tournament, table: str, players: Sequence[TournamentPlayer]) -> None:
        try:
            await self.tend(tournament, table, players)
        except (Refused, Trouble, Taken):  # another node has it, or the next look has better luck
            LOG.debug("table %s is left to others", table)

    async def tend(self, tournament: Tournament, table: str, players: Sequence[TournamentPlayer]) -> None:
        """Make a table, seat its players, start it, and do something about those who are missing."""
        settings = settings_of(tournament)
        if await self.node.store.tables.find(table) is None:
            await self.node.table_maker.make(tournament.host, table_settings(settings, len(players)), table)
        actor = await self.node.actor(table)
        if actor.room.status == "waiting":
            await self.seat(actor, players, settings)
            await self.start(actor, tournament, settings)
        elif actor.room.status == "playing" and self.node.now() >= tournament.due:
            for seat in list(actor.room.waiting):
                if settings.pace == "days" or actor.room.chairs[seat].person not in actor.people_here():
                    await self.replace(actor, seat, settings)

    async def seat(self, actor: TableActor, players: Sequence[TournamentPlayer], settings: NewTournament) -> None:
        """Seat players who do not sit yet; for somebody who was deleted a bot plays."""
        known = await self.node.store.players.find([one.person for one in players if one.person])
        for seat, one in enumerate(players):
            if not actor.room.chairs[seat].is_free:
                continue
            person = known.get(one.person)
            if person is None:
                bot, name = one.bot or settings.level, one.name or "–"
                await actor.want(lambda room, at=seat, bot=bot, name=name: seating.sit_bot(room, at, bot, name))  # type: ignore[misc]
            else:
                await self.node.herald.round_made(actor.id, settings.game, person.id)
                await actor.want(lambda room, at=seat, who=person: seating.sit(room, who.id, who.name, at, who.mark))  # type: ignore[misc]

    async def start(self, actor: TableActor, tournament: Tournament, settings: NewTournament) -> None:
        """Start once everybody is there, or after the time that a live table waits; then the missing are replaced."""
        here, people = actor.people_here(), {chair.person for chair in actor.room.chairs if chair.person}
        if not people <= here and self.node.now() < tournament.begins:
            return
        await actor.want(seating.start)
        if settings.pace == "live":
            for seat, chair in enumerate(list(actor.room.chairs)):
                if chair.person and chair.person not in here:
                    await self.replace(actor, seat, settings)

    async def replace(self, actor: TableActor, seat: int, settings: NewTournament) -> None:
        """Let a bot play for somebody until they are back, or to the end if the host wanted it so."""

        def gone(room: Room) -> Away | Resigned:
            if settings.missing == "forfeit":
                return seating.resign(room, seat)
            return seating.take_over(room, seat, "gone")

        try:
            await actor.want(gone)
        except Refused:  # a bot plays there already, or the game is over
            LOG.debug("nobody is replaced at %s", actor.id)


def settings_of(tournament: Tournament) -> NewTournament:
    return msgspec.json.decode(tournament.settings, type=NewTournament)


def table_settings(settings: NewTournament, seats: int) -> TableSettings:
    """Return how the tables of a tournament are played; over days each move has a third of the round's term."""
    is_live = settings.pace == "live"
    return TableSettings(
        game=settings.game,
        seats=seats,
        options=settings.options,
        level=settings.level,
        open=settings.open,
        pace=settings.pace,
        clock=Clock(move=MOVE_SECONDS if is_live else max(600, settings.term // 3)),
        grace=settings.wait,
    )


def scored(seats: Seats, result: Result) -> list[TournamentSeat]:
    """Return how a table ended for its players: one that was closed is shared, and who gave up gets no points."""
    places = {one.seat: one for one in result.seated}
    is_closed = not any(one.place for one in result.seated)
    return [
        one._replace(place=1, points=0)
        if is_closed or one.seat not in places
        else one._replace(
            place=0 if places[one.seat].resigned else places[one.seat].place, points=places[one.seat].points
        )
        for one in seats
    ]
