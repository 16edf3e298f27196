"""These requests are about the site of the day."""

from __future__ import annotations

from chantier.server.club.day_sites import day_at, read_day
from chantier.server.errors import Refused
from chantier.server.tables import seating
from chantier.server.web.club import viewer
from chantier.server.web.handlers import Call
from chantier.server.wire.days import DayResults, DaySite, Today
from chantier.server.wire.requests import NewTable


async def today(call: Call) -> Today:
    return await call.node.days.today(call.node.now(), viewer(call))


async def archive(call: Call) -> list[DaySite]:
    return await call.node.days.archive(call.node.now())


async def day_results(call: Call) -> DayResults:
    return await call.node.days.results(read_day(call.path["day"]), call.node.now(), viewer(call))


async def play_day(call: Call) -> NewTable:
    """Begin today's site, once, or go back to it; a site of the archive may be played as often as one likes."""
    person, node, day = call.me(), call.node, read_day(call.path["day"])
    today = day_at(node.now())
    if day > today or (day < today and not await node.store.days.find(day.isoformat())):
        raise Refused(404, "no-such-path")
    begun = await node.store.days.try_of(day.isoformat(), person.id) if day == today else ""
    if begun:
        return NewTable(begun)
    settings = await node.days.settings(day)
    await node.table_maker.check_quota(person, settings)
    table = await node.table_maker.make(person.id, settings, secret=await node.days.secret(day))
    if day == today and await node.store.days.begin(day.isoformat(), person.id, table) != table:
        return NewTable(await node.store.days.try_of(day.isoformat(), person.id))  # asked twice at once
    actor = await node.actor(table)
    await actor.want(lambda room: seating.sit(room, person.id, person.name, None, person.mark), person.id)
    await actor.want(seating.start, person.id)
    return NewTable(table)
