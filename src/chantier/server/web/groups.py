"""These requests are about groups of people who play together again and again."""

from __future__ import annotations

from chantier.server.club.groups import GroupPages
from chantier.server.errors import Refused
from chantier.server.ids import called, new_id
from chantier.server.store.groups import Group
from chantier.server.web.handlers import Call, new_table
from chantier.server.web.invitations import inviting
from chantier.server.wire.invitations import GroupInfo, GroupName, GroupRow, Invite, Invitee
from chantier.server.wire.requests import Neighbour, NewTable


async def new_group(call: Call) -> GroupRow:
    asked: GroupName = call.body
    person = call.me().id
    await GroupPages(call.node.store).check_room(person)
    group = Group(new_id(), asked.name, person, call.node.now())
    await call.node.store.groups.found(group)
    return GroupRow(group.id, group.name, 1, host=True)


async def my_groups(call: Call) -> list[GroupRow]:
    return await GroupPages(call.node.store).rows(call.me().id)


async def group_page(call: Call) -> GroupInfo:
    person = call.person.id if call.person else ""
    return await GroupPages(call.node.store).page(call.path["group"], person)


async def rename_group(call: Call) -> None:
    asked: GroupName = call.body
    group = await GroupPages(call.node.store).hosted(call.path["group"], call.me().id)
    await call.node.store.groups.rename(group.id, asked.name)


async def join_group(call: Call) -> None:
    await GroupPages(call.node.store).join(call.path["group"], call.me().id, call.node.now())


async def leave_group(call: Call) -> None:
    group = await GroupPages(call.node.store).joined(call.path["group"], call.me().id)
    await call.node.store.groups.leave(group.id, call.me().id)


async def other_member(call: Call) -> tuple[Group, str]:
    """Return the group that somebody looks after, and the other member whom they mean."""
    asked: Neighbour = call.body
    group = await GroupPages(call.node.store).hosted(call.path["group"], call.me().id)
    members = {called(person): person for person in await call.node.store.groups.members(group.id)}
    if asked.who not in members:
        raise Refused(404, "no-player")
    if members[asked.who] == group.host:
        raise Refused(409, "not-oneself")
    return group, members[asked.who]


async def remove_member(call: Call) -> None:
    group, person = await other_member(call)
    await call.node.store.groups.leave(group.id, person)


async def hand_group_over(call: Call) -> None:
    group, person = await other_member(call)
    await call.node.store.groups.hand_over(group.id, person)


async def invite_to_group(call: Call) -> None:
    asked: Invite = call.body
    host, store = call.me().id, call.node.store
    group = await GroupPages(store).hosted(call.path["group"], host)
    person = await inviting(call).someone(host, asked)
    if person in await store.groups.members(group.id):
        raise Refused(409, "member-already")
    await inviting(call).invite(host, group.id, "group", "", person)


async def asked_to_group(call: Call) -> list[Invitee]:
    group = await GroupPages(call.node.store).find(call.path["group"])
    return await inviting(call).invitees(group.id) if group.host == call.me().id else []


async def new_group_table(call: Call) -> NewTable:
    """Make a table for a group, and ask its other members to come."""
    person, store = call.me().id, call.node.store
    group = await GroupPages(store).joined(call.path["group"], person)
    made = await new_table(call)
    await store.groups.add_table(group.id, made.id, call.node.now())
    for member in await store.groups.members(group.id):
        if member != person:
            await inviting(call).ask_member(person, made.id, call.body.game, member)
    return made
