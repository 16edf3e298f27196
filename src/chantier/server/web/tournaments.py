"""These requests are about tournaments."""

from __future__ import annotations

import msgspec

from chantier.server.club.director import settings_of
from chantier.server.club.rounds import free_slot
from chantier.server.club.tournament_pages import TournamentPages, check_tournament, why_not_join
from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.store.database import Taken
from chantier.server.store.tournaments import Tournament, TournamentPlayer
from chantier.server.web.handlers import Call
from chantier.server.wire.tournaments import NewTournament, TournamentInfo, TournamentRow

MOST_HOSTED = 5  # the most tournaments of one host that are not over
LEAST_PLAYERS = 2


def pages(call: Call) -> TournamentPages:
    return TournamentPages(call.node.store)


async def new_tournament(call: Call) -> TournamentRow:
    asked: NewTournament = call.body
    host, store = call.me().id, call.node.store.tournaments
    check_tournament(asked)
    if await store.hosted_by(host) >= MOST_HOSTED:
        raise Refused(409, "too-many-tournaments", most=MOST_HOSTED)
    made = Tournament(
        id=new_id(),
        name=asked.name,
        host=host,
        game=asked.game,
        settings=msgspec.json.encode(asked).decode(),
        open=asked.open,
        state="open",
        round=0,
        rounds=asked.rounds if asked.form == "swiss" else 0,
        slots=0,
        begins=0,
        due=0,
        created=call.node.now(),
    )
    await store.found(made)
    return await pages(call).row(made, host)


async def tournaments(call: Call) -> list[TournamentRow]:
    return await pages(call).rows(call.person.id if call.person else "")


async def tournament_page(call: Call) -> TournamentInfo:
    viewer = call.person.id if call.person else ""
    return await pages(call).page(call.path["tournament"], viewer, call.node.now())


async def join_tournament(call: Call) -> None:
    """Join a tournament; whoever had withdrawn comes back, and whoever comes late plays from the next round on."""
    person, store = call.me(), call.node.store.tournaments
    found = await pages(call).find(call.path["tournament"])
    settings, players = settings_of(found), await store.players(found.id)
    own = next((one for one in players if one.person == person.id), None)
    if any(one.blocked == person.id for one in await call.node.store.blocks.blocked_by(found.host)):
        raise Refused(403, "barred")
    if why := why_not_join(found, settings, players):
        raise Refused(409, why)
    slot = -1
    if found.state == "playing" and settings.form == "round-robin":
        slot = free_slot(found, settings, players)
        for bot in (one for one in players if one.bot and one.slot == slot and one.left is None):
            await store.leave(found.id, bot.number, found.round)
    if own is not None and own.left is not None:
        await store.come_back(found.id, own.number, slot)
        return
    try:
        await store.join(found.id, person.id, person.name, slot)
    except Taken:
        raise Refused(409, "joined-already") from None


async def own_player(call: Call) -> tuple[Tournament, TournamentPlayer]:
    person, found = call.me().id, await pages(call).find(call.path["tournament"])
    players = await call.node.store.tournaments.players(found.id)
    own = next((one for one in players if one.person == person), None)
    if own is None or found.state == "over":
        raise Refused(409, "not-in-tournament")
    return found, own


async def withdraw(call: Call) -> None:
    """Withdraw from a tournament: before it begins at once, later after this round."""
    found, own = await own_player(call)
    if found.state == "open":
        await call.node.store.tournaments.strike(found.id, own.number)
    else:
        await call.node.store.tournaments.leave(found.id, own.number, found.round)


async def start_tournament(call: Call) -> None:
    """Make the first round; bots fill the tables as the host chose."""
    found = await pages(call).hosted(call.path["tournament"], call.me().id)
    if found.state != "open":
        raise Refused(409, "tournament-began")
    settings = settings_of(found)
    count = len(await call.node.store.tournaments.players(found.id)) + settings.bots
    tables = -(-count // settings.seats)
    rounds = count - 1 if settings.form == "round-robin" else settings.rounds
    today = tables if settings.pace == "days" else tables * rounds
    await call.node.table_maker.check_tables(call.me(), tables, today)
    if count < LEAST_PLAYERS or not await call.node.director.begin(found):
        raise Refused(409, "too-few-players")
    call.node.later(call.node.director.look())  # its tables are made at once


async def cancel_tournament(call: Call) -> None:
    found = await pages(call).hosted(call.path["tournament"], call.me().id)
    await call.node.store.tournaments.cancel(found.id)
