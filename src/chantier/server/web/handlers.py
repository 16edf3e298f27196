"""Each request of the HTTP API has one function; `routes.py` says which path leads where."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from chantier.kernel.fair import commitment
from chantier.kernel.game import SHELF, find
from chantier.kernel.record import Record
from chantier.kernel.table import Table
from chantier.server.cluster.node import Node
from chantier.server.errors import Refused
from chantier.server.store.listing import Listing
from chantier.server.tables import playback
from chantier.server.tables.actor import TableActor
from chantier.server.tables.kits import usual_kit
from chantier.server.tables.lesson import Lesson, has_lesson, lesson
from chantier.server.tables.room import Room
from chantier.server.wire.messages import Update
from chantier.server.wire.requests import (
    Export,
    GameInfo,
    Health,
    JoinTable,
    NewGuest,
    NewPassword,
    NewTable,
    NewToken,
    Note,
    Person,
    RefusedMove,
    Seated,
    SignIn,
    TableInfo,
    TableRow,
    TableSettings,
    Token,
)

Answering = Callable[["Call"], Awaitable[Any]]


@dataclass
class Call:
    """A call is one request that was read and checked."""

    node: Node
    person: Person | None
    token: str
    body: Any
    path: dict[str, str]
    query: dict[str, Any]
    lang: str
    carry_out: Callable[[Answering, Call], Awaitable[Any]]  # carries out a call at whichever node keeps its table
    new_token: str | None = None  # the browser keeps this token, or forgets its token if this is empty

    def me(self) -> Person:
        if self.person is None:
            raise Refused(401, "who-are-you")
        return self.person

    async def table(self) -> TableActor:
        return await self.node.actor(self.path["id"])

    async def at(self, table: str, answering: Answering) -> None:
        await self.carry_out(answering, replace(self, path={"id": table}, body=None, query={}))


# people


async def new_guest(call: Call) -> Person:
    asked: NewGuest = call.body
    person, call.new_token = await call.node.people.guest(asked.name, asked.lang)
    return person


async def me(call: Call) -> Person:
    return call.me()


async def change_me(call: Call) -> Person:
    asked: NewGuest = call.body
    return await call.node.people.rename(call.me(), asked.name, asked.lang)


async def new_password(call: Call) -> Person:
    asked: NewPassword = call.body
    return await call.node.people.set_password(call.me(), asked.sign_in, asked.password)


async def sign_in(call: Call) -> Person:
    asked: SignIn = call.body
    person, call.new_token = await call.node.people.sign_in(asked.sign_in, asked.password)
    return person


async def sign_out(call: Call) -> None:
    await call.node.people.sign_out(call.token)
    call.new_token = ""


async def export_me(call: Call) -> Export:
    return await call.node.people.export(call.me())


async def forget_me(call: Call) -> None:
    """Delete the person: their name and words are wiped everywhere, and their moves stay without a name."""
    person, people = call.me(), call.node.people
    tables = await people.tables(person)
    for table in tables:
        await call.at(table, forget_at_table)
    await people.forget(person)
    for table in tables:
        await call.at(table, read_table_again)
    call.new_token = ""


async def forget_at_table(call: Call) -> None:
    person, actor = call.me(), await call.table()
    with suppress(Refused):  # the table is over
        await actor.want(lambda room: room.forget(person.id), person.id)


async def read_table_again(call: Call) -> None:
    call.node.read_again(await call.table())


async def new_token(call: Call) -> Token:
    asked: NewToken = call.body
    return Token(await call.node.people.program_token(call.me(), asked.label))


# games and tables


async def games(call: Call) -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            seats=list(game.seats),
            minutes=game.minutes,
            options={name: list(values) for name, values in game.options.items()},
            kits=[usual_kit(game.name).name],
        )
        for game in map(find, SHELF)
    ]


async def learn(call: Call) -> Lesson:
    if call.path["game"] not in SHELF or not has_lesson(call.path["game"]):
        raise Refused(404, "no-such-path")
    return await asyncio.to_thread(lesson, call.path["game"], call.query.get("lang", "fr"))


async def new_table(call: Call) -> NewTable:
    """Make a table, and seat the person who makes it, unless bots have every seat."""
    asked: TableSettings = call.body
    person = call.me()
    table = await call.node.create(person.id, asked)
    if len(asked.bots) < asked.seats:
        actor = await call.node.actor(table)
        await actor.want(lambda room: room.sit(person.id, person.name, None), person.id)
    return NewTable(table)


async def list_tables(call: Call) -> list[TableRow]:
    wanted = Listing(**call.query)
    person = call.me() if wanted.mine else call.person
    return await call.node.store.listings.find(wanted, person.id if person else "")


async def one_table(call: Call) -> TableInfo:
    actor = await call.table()
    room = actor.room
    return TableInfo(
        id=actor.id,
        settings=room.settings,
        commitment=commitment(room.secret),
        table=await update_since(call, actor, 0),
        edition=room.edition,
        edition_today=find(room.settings.game).edition,
    )


async def events(call: Call) -> Update:
    """Tell what happened, as far as this person may know it, since a version or else since their own last turn."""
    return await update_since(call, await call.table(), call.query.get("since"))


async def update_since(call: Call, actor: TableActor, since: int | None) -> Update:
    def look() -> Update:
        seat = actor.room.seat_of(call.person.id) if call.person else None
        turn = 0 if seat is None else actor.room.chairs[seat].turn
        actor.updates.at(call.node.now())
        return actor.updates.update(seat, turn if since is None else actor.room.versions.number(seat, since))

    return await actor.look(look)


async def why(call: Call) -> list[RefusedMove]:
    """Return why moves are refused, for a player who points at something that is not legal; empty out of turn."""
    person, actor = call.me(), await call.table()

    def look() -> list[RefusedMove]:
        seat, table = actor.room.seat_of(person.id), actor.room.table
        if seat is None or table is None or seat not in table.waiting:
            return []
        return [
            RefusedMove(text, refusal.code, refusal.said(person.lang), refusal.rule, dict(refusal.figures))
            for text, refusal in table.refused(seat)
        ]

    return await actor.look(look)


async def join_table(call: Call) -> Seated:
    person, asked = call.me(), call.body
    actor = await call.table()
    assert isinstance(asked, JoinTable), "the route says so"
    sat = await actor.want(lambda room: room.sit(person.id, person.name, asked.seat), person.id)
    return Seated(sat.seat)


async def leave_table(call: Call) -> None:
    person = call.me()
    actor = await call.table()
    await actor.want(lambda room: room.get_up(person.id), person.id)


async def start_table(call: Call) -> None:
    person = call.me()
    actor = await call.table()
    if actor.room.seat_of(person.id) is None and person.id != await call.node.host(actor.id):
        raise Refused(403, "not-seated")
    await actor.want(Room.start, person.id)


async def finished(call: Call) -> tuple[TableActor, Table]:
    """Return a table that is over; nobody has to queue for it, because nothing changes there any more."""
    actor = await call.table()
    if actor.room.status != "over":
        raise Refused(409, "not-over")
    return actor, actor.room.playing()


async def play_back(call: Call) -> playback.Playback:
    """Show a game that is over, as a seat or a spectator saw it."""
    actor, table = await finished(call)
    eyes = call.query.get("seat")
    if eyes is not None and eyes >= table.seats:
        raise Refused(409, "no-such-seat")
    seats = actor.updates.seats_for(eyes)
    return await asyncio.to_thread(playback.playback, table, seats, eyes, call.query.get("from", 0))


async def score_history(call: Call) -> playback.ScoreHistory:
    _, table = await finished(call)
    return await asyncio.to_thread(playback.score_history, table)


async def record(call: Call) -> Record:
    """Return the record of a game that is over; before the end it would tell everybody's secrets."""
    actor = await call.table()

    def look() -> Record:
        if actor.room.status != "over":
            raise Refused(409, "not-over")
        return actor.room.playing().record()

    return await actor.look(look)


async def read_note(call: Call) -> Note:
    actor = await call.table()
    return Note(await call.node.store.notes.read(actor.id, call.me().id))


async def write_note(call: Call) -> Note:
    asked: Note = call.body
    actor = await call.table()
    await call.node.store.notes.write(actor.id, call.me().id, asked.text)
    return asked


async def health(call: Call) -> Health:
    await call.node.store.deadlines.last_beat()
    return Health("up", call.node.now())
