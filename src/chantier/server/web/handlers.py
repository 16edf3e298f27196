"""Each request of the HTTP API has one function; `routes.py` says which path leads where."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from chantier.analysis.game_analysis import Analysis
from chantier.analysis.telling import told_analysis, told_choice
from chantier.kernel.fair import commitment
from chantier.kernel.game import SHELF, find, no_round, shelf
from chantier.kernel.lesson import FIRST, has_lesson, script, themes
from chantier.kernel.puzzle import book, has_puzzles
from chantier.kernel.record import Record
from chantier.kernel.table import Table
from chantier.kernel.words import ENGLISH
from chantier.server.bots.hints import HINT_BOT, HINT_SECONDS, think_of_hint
from chantier.server.bots.pool import bot_task
from chantier.server.bots.task import BotTask
from chantier.server.club.day_sites import is_over
from chantier.server.cluster.node import Node
from chantier.server.errors import Refused
from chantier.server.store.listing import Listing
from chantier.server.tables import playback, seating
from chantier.server.tables.actor import TableActor
from chantier.server.tables.kits import kit_of
from chantier.server.tables.lesson import Lesson, lesson
from chantier.server.tables.origin import entries_before
from chantier.server.tables.updates import foreseen_move, refused_moves
from chantier.server.wire.accounts import NewGuest
from chantier.server.wire.messages import Update
from chantier.server.wire.requests import (
    AnalysisProgress,
    Export,
    ForeseenMove,
    GameInfo,
    Health,
    Hint,
    JoinTable,
    NewTable,
    Note,
    Person,
    RefusedMove,
    Seated,
    TableInfo,
    TableRow,
    TableSettings,
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
    origin: str = ""  # the page that the request comes from; empty for a program, and where nothing is changed
    device: str = ""  # the browser and system that the request comes from
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
    person, call.new_token = await call.node.people.guest(asked.name, asked.lang or call.lang, call.device)
    return person


async def me(call: Call) -> Person:
    return call.me()


async def change_me(call: Call) -> Person:
    asked: NewGuest = call.body
    return await call.node.people.rename(call.me(), asked.name, asked.lang or call.lang, asked.mark)


async def export_me(call: Call) -> Export:
    return await call.node.people.export(call.me())


async def forget_me(call: Call) -> None:
    """Delete the person: their name and words are wiped everywhere, and their moves stay without a name."""
    person, people = call.me(), call.node.people
    tables = await people.tables(person)
    for table in tables:
        await call.at(table, forget_at_table)
    await people.forget(person.id)
    call.node.end_sockets()
    for table in tables:
        await call.at(table, read_table_again)
    call.new_token = ""


async def forget_at_table(call: Call) -> None:
    person, actor = call.me(), await call.table()
    with suppress(Refused):  # the table is over
        await actor.want(lambda room: seating.forget(room, person.id), person.id)


async def read_table_again(call: Call) -> None:
    call.node.read_again(await call.table())


# games and tables


async def games(call: Call) -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            title=game.called(call.lang),
            about=game.words.say(call.lang, "game-about"),
            seats=list(game.seats),
            minutes=game.minutes,
            options={name: list(values) for name, values in game.options.items()},
            kits=[kit_of(game.name, call.node.table_maker.kits.get(game.name, "")).name],
            authors=game.authors,
            lesson=has_lesson(game.name),
            themes={theme: script(game.name, theme).titled(call.lang) for theme in themes(game.name)},
            puzzles=len(book(game.name).puzzles) if has_puzzles(game.name) else 0,
            live=dict(game.live_options),
            parts={verb.word: verb.part for verb in game.verbs.values() if verb.part},
        )
        for game in shelf()
    ]


async def learn(call: Call) -> Lesson:
    game, theme = call.path["game"], call.query.get("theme", FIRST)
    if game not in SHELF or not has_lesson(game) or (theme and theme not in themes(game)):
        raise Refused(404, "no-such-path")
    lang = call.query.get("lang", ENGLISH)
    told: Lesson = await call.node.replays.get(("lesson", game, theme, lang), lesson, game, lang, theme)
    return told


async def new_table(call: Call) -> NewTable:
    """Make a table, and seat the person who makes it, unless bots have every seat."""
    asked: TableSettings = call.body
    person = call.me()
    if asked.day:
        raise Refused(409, "day-by-itself")
    await call.node.table_maker.check_quota(person, asked)
    table = await call.node.table_maker.make(person.id, asked)
    if len(asked.bots) < asked.seats:
        actor, seat = await call.node.actor(table), asked.origin.seat if asked.origin else None
        await actor.want(lambda room: seating.sit(room, person.id, person.name, seat, person.mark), person.id)
    return NewTable(table)


async def list_tables(call: Call) -> list[TableRow]:
    wanted = Listing(**call.query)
    person = call.me() if wanted.mine else call.person
    rows = await call.node.store.listings.find(wanted, person.id if person else "")
    open_here = {actor.id: actor for actor in call.node.open_actors()}
    for row in rows:
        if row.id in open_here:
            add_progress(row, open_here[row.id], call.lang)
    return rows


def add_progress(row: TableRow, actor: TableActor, lang: str) -> None:
    """Add how far a table is that is open at this server, and how many watch it."""
    row.watching = actor.presence.watching
    table = actor.room.table
    if table is None or table.game.round is no_round:
        return
    now = table.game.round(table.state)
    row.at = table.game.words.say(lang, "at-round", {"n": now}) if now else table.game.words.say(lang, "at-start")


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
        return actor.updates.update(seat, actor.room.versions.number(seat, turn if since is None else since))

    return await actor.look(look)


async def why(call: Call) -> list[RefusedMove]:
    """Return why moves are refused, for a player who points at something that is not legal; empty out of turn."""
    person, actor = call.me(), await call.table()

    def look() -> list[RefusedMove]:
        seat, table = actor.room.seat_of(person.id), actor.room.table
        if seat is None or table is None or seat not in table.waiting:
            return []
        return refused_moves(table, seat, person.lang)

    return await actor.look(look)


async def foresight(call: Call) -> ForeseenMove:
    """Return what a move would bring a player who points at it; nothing if the move is not one of theirs now."""
    person, actor = call.me(), await call.table()

    def look() -> ForeseenMove:
        seat, table = actor.room.seat_of(person.id), actor.room.table
        found = table.foresee(call.query.get("move", ""), seat) if table is not None and seat is not None else None
        return foreseen_move(table, found) if table is not None and found is not None else ForeseenMove()

    return await actor.look(look)


async def ask_hint(call: Call) -> Hint:
    """Tell a player what a bot would play, where that is allowed; everybody at the table learns that it was asked."""
    person, actor = call.me(), await call.table()

    def look() -> BotTask:
        room, seat = actor.room, actor.room.seat_of(person.id)
        if seat is None:
            raise Refused(403, "not-seated")
        if not seating.may_be_helped(room, seat):
            raise Refused(403, "no-hints")
        if room.status != "playing" or seat not in room.waiting:
            raise Refused(409, "not-asked")
        return bot_task(room, seat, HINT_BOT)

    task = await actor.look(look)
    is_only = len(task.moves) == 1
    if not is_only and not actor.room.chairs[task.seat].helped:
        with suppress(Refused):  # somebody asked twice at once
            await actor.want(lambda room: seating.help_once(room, task.seat), person.id)
    found = await call.node.bots.study("hint", person.id, HINT_SECONDS, think_of_hint, task)
    if found is None:
        raise Refused(503, "no-hint-now")
    table = actor.room.playing()
    words = table.game.words.calling([chair.name for chair in actor.room.chairs])
    return Hint([told_choice(choice, table, words, call.lang) for choice in found], is_only)


async def join_table(call: Call) -> Seated:
    person, asked = call.me(), call.body
    actor = await call.table()
    assert isinstance(asked, JoinTable), "the route says so"
    if any(other.blocked == person.id for other in await call.node.store.blocks.blocked_by(actor.room.host)):
        raise Refused(403, "barred")
    sat = await actor.want(lambda room: seating.sit(room, person.id, person.name, asked.seat, person.mark), person.id)
    await call.node.store.invitations.end(actor.id, person.id)
    return Seated(sat.seat)


async def leave_table(call: Call) -> None:
    person = call.me()
    actor = await call.table()
    await actor.want(lambda room: seating.get_up(room, person.id), person.id)


async def start_table(call: Call) -> None:
    person = call.me()
    actor = await call.table()
    if actor.room.seat_of(person.id) is None and person.id != actor.room.host:
        raise Refused(403, "not-seated")
    entries = await entries_before(call.node, actor.room.settings)
    await actor.want(lambda room: seating.start(room, entries), person.id)
    here = {person.id, *actor.people_here()}
    absent = {seat: one.person for seat, one in enumerate(actor.room.chairs) if one.person and one.person not in here}
    await call.node.herald.begun(actor.id, actor.room.settings.game, absent)


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
    seats, first = actor.updates.seats_for(eyes), call.query.get("from", 0)
    names = tuple(seat.name for seat in seats)  # the names may be wiped later
    key = ("film", actor.id, names, eyes, first)
    shown: playback.Playback = await call.node.replays.get(key, playback.playback, table, seats, eyes, first)
    return shown


async def score_history(call: Call) -> playback.ScoreHistory:
    actor, table = await finished(call)
    told: playback.ScoreHistory = await call.node.replays.get(("story", actor.id), playback.score_history, table)
    return told


async def begin_analysis(call: Call) -> AnalysisProgress:
    """Let bots judge a game that is over, unless they do already."""
    actor, table = await finished(call)
    analyst, person = call.node.analyst, call.me().id
    progress = analyst.begin(actor.id, person)
    if progress is not None:
        kit_text = actor.room.settings.kit_text
        call.node.later(analyst.analyse(actor.id, person, table.record(), kit_text, progress))
    return await analysis(call)


async def analysis(call: Call) -> AnalysisProgress:
    """Tell how far bots are with a game that is over, and what they found if it is better than what one has."""
    actor, table = await finished(call)
    under_way = call.node.analyst.under_way.get(actor.id)
    now = AnalysisProgress() if under_way is None else AnalysisProgress(True, under_way.judged, under_way.turns)
    kept = await call.node.store.analyses.read(actor.id)
    found = msgspec.json.decode(kept, type=Analysis) if kept else None
    if found is not None and found.tries > call.query.get("than", 0):
        names = tuple(seat.name for seat in actor.updates.seats_for(None))
        key = ("analysis", actor.id, names, call.lang, found.tries)
        now.told = await call.node.replays.get(key, told_analysis, found, table, names, call.lang)
    return now


async def record(call: Call) -> Record:
    """Return the record of a game that is over; before the end it would tell everybody's secrets."""
    actor = await call.table()

    def look() -> Record:
        if actor.room.status != "over":
            raise Refused(409, "not-over")
        kept, day = actor.room.playing().record(), actor.room.settings.day
        is_secret = day and not is_over(day, call.node.now())  # others still play with the same dice
        return kept.until(len(kept.entries)) if is_secret else kept

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
    """Say that this process answers, and nothing else: whoever watches it restarts it if it does not."""
    return Health("up", call.node.now())


async def ready(call: Call) -> Health:
    """Say whether everything works that a table needs, or which part does not."""
    troubles = await call.node.troubles()
    if troubles:
        raise Refused(503, "not-ready", parts=", ".join(troubles))
    return Health("up", call.node.now())
