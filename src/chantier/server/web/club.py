"""These requests are about players: their pages, their games, and who leads."""

from __future__ import annotations

from chantier.kernel.game import find
from chantier.server.club.leaders import leaders as find_leaders
from chantier.server.club.players import Asked, PlayerPages
from chantier.server.ids import called
from chantier.server.web.handlers import Call
from chantier.server.wire.club import Leaders, NewShown, PlayedGames, PlayerInfo


def viewer(call: Call) -> str:
    return call.person.id if call.person else ""


async def leaders(call: Call) -> Leaders:
    game = find(call.path["game"]).name
    return await find_leaders(call.node.store, game, call.query.get("tempo", "unhurried"), viewer(call))


async def player(call: Call) -> PlayerInfo:
    return await PlayerPages(call.node.store).page(call.path["who"], viewer(call), call.lang)


async def played_games(call: Call) -> PlayedGames:
    return await PlayerPages(call.node.store).games(call.path["who"], viewer(call), Asked(**call.query))


async def my_page(call: Call) -> PlayerInfo:
    person = call.me().id
    return await PlayerPages(call.node.store).page(called(person), person, call.lang)


async def show_me(call: Call) -> None:
    asked: NewShown = call.body
    await call.node.store.players.show_to(call.me().id, asked.shown)
