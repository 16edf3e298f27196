"""The leaders of a game are people and bots on one scale, in the order of the strength that is sure."""

from __future__ import annotations

from collections.abc import Mapping

from chantier.bots.registry import CARDS
from chantier.server.club.ratings import LISTED, levels, sure
from chantier.server.store.players import Player
from chantier.server.store.results import BOT, Rating
from chantier.server.store.store import Store
from chantier.server.wire.club import Leader, Leaders, RatingInfo


def told(rating: Rating) -> RatingInfo:
    return RatingInfo(round(rating.mu, 2), round(rating.sigma, 2), round(sure(rating), 2), rating.games)


def may_see(player: Player, viewer: str, met: set[str]) -> bool:
    """Say whether somebody may see a player's page."""
    return player.id == viewer or player.shown == "all" or (player.shown == "tables" and player.id in met)


async def leaders(store: Store, game: str, tempo: str, viewer: str) -> Leaders:
    """Return the leaders among those whom the viewer may see; bots have no place."""
    known_bots = levels(game)
    rated = {**known_bots, **await store.results.ratings(game, tempo)}
    met = await store.players.met(viewer) if viewer else set()
    known = await store.players.find([player for player in rated if not player.startswith(BOT)])
    seen = {one.id: one for one in known.values() if may_see(one, viewer, met)}
    shown = {one for one, rating in rated.items() if rating.games >= LISTED and (one in seen or is_level(one))}
    listed = shown | set(known_bots)
    rows = ranked(sorted(listed, key=lambda one: (-sure(rated[one]), one)), rated, seen, viewer)
    own = rated.get(viewer)
    return Leaders(rows, LISTED, told(own) if own is not None else None)


def is_level(player: str) -> bool:
    """Say whether a player is one of the bots that people choose from."""
    card = CARDS.get(player.removeprefix(BOT)) if player.startswith(BOT) else None
    return card is not None and bool(card.level)


def ranked(order: list[str], rated: Mapping[str, Rating], seen: Mapping[str, Player], viewer: str) -> list[Leader]:
    rows: list[Leader] = []
    place = 0
    for one in order:
        rating = told(rated[one])
        if one.startswith(BOT):
            rows.append(Leader(rating, bot=one.removeprefix(BOT)))
        else:
            place += 1
            player = seen[one]
            rows.append(Leader(rating, player.who, player.name, player.mark, place=place, you=one == viewer))
    return rows
