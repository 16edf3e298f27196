"""A table may be played with a kit of its own: what differs is shown, and its players say how they liked the game."""

from __future__ import annotations

import tomllib

from chantier.kernel.game import SHELF, find
from chantier.kernel.kit import differences
from chantier.server.errors import Refused
from chantier.server.tables.kits import kit_of
from chantier.server.web.handlers import Call, finished
from chantier.server.wire.requests import KitChange, NewKit, Opinion, OwnOpinion, TableSettings

MOST_CHANGES = 200  # no list is longer: a kit with more is another game
LONGEST = 200  # the most letters of a value


async def try_kit(call: Call) -> list[KitChange]:
    """Say in which places a kit differs from the usual one, or what is wrong with it."""
    asked: NewKit = call.body
    game = call.path["game"]
    if game not in SHELF:
        raise Refused(404, "no-such-path")
    settings = TableSettings(game, find(game).seats[0], kit_text=asked.kit_text)
    await call.node.kit(call.me().id, settings)
    return await call.node.replays.run(changes, game, asked.kit_text, "")


async def variant(call: Call) -> list[KitChange]:
    """Say in which places a table's kit differs from the usual one."""
    room = (await call.table()).room
    key = ("variant", room.settings.game, room.settings.kit_text, room.edition)
    found: list[KitChange] = await call.node.replays.get(key, changes, *key[1:])
    return found


def changes(game: str, text: str, edition: str) -> list[KitChange]:
    if not text:
        return []
    usual = tomllib.loads(kit_of(game, "", edition).source)
    found = differences(usual, tomllib.loads(text))
    return [KitChange(path, shown(old), shown(new)) for path, (old, new) in list(found.items())[:MOST_CHANGES]]


def shown(value: object) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


async def opinion(call: Call) -> OwnOpinion:
    """Return what I said of a game that is over, if anything."""
    actor, _ = await finished(call)
    return OwnOpinion(await call.node.store.opinions.read(actor.id, call.me().id))


async def give_opinion(call: Call) -> Opinion:
    said: Opinion = call.body
    actor, _ = await finished(call)
    person = call.me().id
    if actor.room.seat_of(person) is None:
        raise Refused(403, "not-seated")
    await call.node.store.opinions.write(actor.id, person, said, call.node.now())
    return said
