"""These requests are about the people at a table: its host looks after it, and everybody may block and report."""

from __future__ import annotations

from chantier.server.errors import Refused
from chantier.server.ids import called
from chantier.server.store.blocks_and_reports import StoredReport
from chantier.server.tables import hosting
from chantier.server.tables.clocks import DAY
from chantier.server.web.handlers import Call
from chantier.server.wire.requests import BlockedPerson, Mute, Neighbour, NewReport, WatchersChat

MOST_BLOCKED = 500
REPORTS_A_DAY = 20
REPORTED_LINES = 5  # a report has the last five lines that the person said


async def mute(call: Call) -> None:
    asked: Mute = call.body
    host, actor = call.me().id, await call.table()
    await actor.want(lambda room: hosting.mute(room, host, asked.who, muted=asked.muted), host)


async def remove(call: Call) -> None:
    asked: Neighbour = call.body
    host, actor = call.me().id, await call.table()
    await actor.want(lambda room: hosting.remove(room, host, asked.who), host)


async def hand_over(call: Call) -> None:
    asked: Neighbour = call.body
    host, actor = call.me().id, await call.table()
    await actor.want(lambda room: hosting.hand_over(room, host, asked.who), host)


async def open_chat(call: Call) -> None:
    asked: WatchersChat = call.body
    host, actor = call.me().id, await call.table()
    await actor.want(lambda room: hosting.open_chat(room, host, watchers=asked.watchers), host)


async def close(call: Call) -> None:
    """Close a table: one that has not started is deleted, and one under way is over."""
    host, actor = call.me().id, await call.table()
    hosting.check_host(actor.room, host)
    if actor.room.status == "waiting":
        await call.node.store.admin.delete_table(actor.id)
        call.node.drop(actor)
    else:
        await actor.want(lambda room: hosting.close(room, host), host)


async def block(call: Call) -> None:
    """Block somebody: what they say is not shown to me, and they can't sit down at my tables."""
    asked: Neighbour = call.body
    person, actor, store = call.me().id, await call.table(), call.node.store.blocks
    other = hosting.find(actor.room, asked.who)
    if other == person:
        raise Refused(409, "not-oneself")
    if len(await store.blocked_by(person)) >= MOST_BLOCKED:
        raise Refused(409, "too-many-blocked", most=MOST_BLOCKED)
    await store.block(person, other, hosting.name_of(actor.room, asked.who))


async def blocked(call: Call) -> list[BlockedPerson]:
    found = await call.node.store.blocks.blocked_by(call.me().id)
    return [BlockedPerson(called(one.blocked), one.name) for one in found]


async def unblock(call: Call) -> None:
    person, store = call.me().id, call.node.store.blocks
    for one in await store.blocked_by(person):
        if called(one.blocked) == call.path["who"]:
            await store.unblock(person, one.blocked)
            return
    raise Refused(404, "nobody-there")


async def report(call: Call) -> None:
    """Report somebody to the operators, with the last lines that they said."""
    asked: NewReport = call.body
    person, actor, store = call.me().id, await call.table(), call.node.store.blocks
    other, now = hosting.find(actor.room, asked.who), call.node.now()
    if other == person:
        raise Refused(409, "not-oneself")
    if await store.reports_since(person, now - DAY) >= REPORTS_A_DAY:
        raise Refused(429, "too-many-requests")
    lines = [line.text for line in actor.room.chat if line.who == asked.who][-REPORTED_LINES:]
    name = hosting.name_of(actor.room, asked.who)
    told = (now, person, other, name, actor.id, "\n".join(lines), asked.why)
    await store.report(StoredReport(*told))
