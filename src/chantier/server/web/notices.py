"""These requests are about notices: which ones somebody wants, and the browsers that take them."""

from __future__ import annotations

import msgspec

from chantier.server.club.herald import choices_of
from chantier.server.club.push import check_service, device_id
from chantier.server.errors import Refused
from chantier.server.store.notices import Device
from chantier.server.web.handlers import Call
from chantier.server.wire.notices import Choices, DeviceInfo, NewDevice, NoticeInfo, Unsubscribed

MOST_DEVICES = 20


async def notices(call: Call) -> NoticeInfo:
    person, store, postman = call.me().id, call.node.store.notices, call.node.postman
    reader = await store.reader(person)
    if reader is None:
        raise Refused(401, "who-are-you")
    devices = [DeviceInfo(one.id, one.label, one.created) for one in await store.devices_of(person)]
    key = (await postman.key()).public
    return NoticeInfo(choices_of(reader.notices), devices, key, reader.mail, postman.mailer is not None)


async def choose_notices(call: Call) -> None:
    asked: Choices = call.body
    await call.node.store.notices.choose(call.me().id, msgspec.json.encode(asked).decode())


async def add_device(call: Call) -> DeviceInfo:
    asked: NewDevice = call.body
    person, store = call.me().id, call.node.store.notices
    check_service(asked.endpoint, call.node.postman.services)
    for old in (await store.devices_of(person))[: -MOST_DEVICES + 1]:
        await store.end_device(person, old.id)
    label, now = call.device, call.node.now()
    device = Device(device_id(asked.endpoint), person, asked.endpoint, asked.key, asked.auth, label, now)
    await store.add_device(device)
    return DeviceInfo(device.id, label, now)


async def end_device(call: Call) -> None:
    if not await call.node.store.notices.end_device(call.me().id, call.path["device"]):
        raise Refused(404, "no-such-path")


async def unsubscribe(call: Call) -> Unsubscribed:
    """End mail of a kind; mail programs ask for it themselves (RFC 8058), without any session."""
    return Unsubscribed(await call.node.postman.unsubscribe(call.path["token"]))
