"""These requests are about invitations: to tables and groups, by link or by name."""

from __future__ import annotations

from chantier.bots.cast import cast
from chantier.bots.registry import check_named
from chantier.server.club.invitations import Inviting, qr_code
from chantier.server.errors import Refused
from chantier.server.ids import is_id
from chantier.server.tables import hosting, seating
from chantier.server.tables.table_maker import check_bot
from chantier.server.web.handlers import Call
from chantier.server.wire.invitations import InvitationInfo, Invite, Invitee, KnownPlayer, QrCode
from chantier.server.wire.requests import SeatBots


def inviting(call: Call) -> Inviting:
    return Inviting(call.node.store, call.node.herald)


async def draw_link(call: Call) -> QrCode:
    text = call.query.get("text", "https://")
    drawn: QrCode = await call.node.replays.get(("qr", text), qr_code, text)
    return drawn


async def known_players(call: Call) -> list[KnownPlayer]:
    return await inviting(call).known_players(call.me().id)


async def invite_to_table(call: Call) -> None:
    asked: Invite = call.body
    host, actor = call.me().id, await call.table()
    room = actor.room
    hosting.check_host(room, host)
    if room.status != "waiting":
        raise Refused(409, "started-already")
    person = await inviting(call).someone(host, asked)
    if room.seat_of(person) is not None:
        raise Refused(409, "sits-already")
    if person in room.barred:
        raise Refused(409, "blocked-by-you")
    await inviting(call).invite(host, actor.id, "table", room.settings.game, person)


async def asked_to_table(call: Call) -> list[Invitee]:
    """Tell a host who was asked and has not come yet; nobody else is told."""
    actor = await call.table()
    return await inviting(call).invitees(actor.id) if call.me().id == actor.room.host else []


async def seat_bots(call: Call) -> None:
    """Let bots take seats that are still free, each of the level that the host chose for it."""
    asked: SeatBots = call.body
    host, actor = call.me().id, await call.table()
    hosting.check_host(actor.room, host)
    for code in asked.bots.values():
        check_named(code)
        check_bot(code)
    sitting = [chair.name for chair in actor.room.chairs if not chair.is_free]
    for (seat, bot), name in zip(asked.bots.items(), cast(asked.bots.values(), sitting, actor.id), strict=True):
        await actor.want(lambda room, at=int(seat), bot=bot, name=name: seating.sit_bot(room, at, bot, name), host)  # type: ignore[misc]


async def invitations(call: Call) -> list[InvitationInfo]:
    return await inviting(call).of(call.me().id)


async def decline(call: Call) -> None:
    """Decline an invitation, and let the host of the table know."""
    person, node, about = call.me().id, call.node, call.path["about"]
    declined = await node.store.invitations.decline(about, person) if is_id(about) else None
    if declined is None:
        raise Refused(404, "no-invitation")
    if declined.kind == "table":
        for row in await node.store.listings.these([declined.about], person):
            await node.herald.declined(row.id, row.game, declined.by, person)
