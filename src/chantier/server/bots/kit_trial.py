"""A kit that somebody wrote is tried in a process of its own first, because its figures may make the rules slow."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Any

from chantier.kernel.errors import BadKit
from chantier.kernel.game import SHELF
from chantier.kernel.table import Table
from chantier.server.errors import Refused
from chantier.server.tables.kits import game_of, kit_of

if TYPE_CHECKING:
    from chantier.server.bots.pool import BotPool

MOVES = 40  # the number of random moves in a trial, which must be quick, too
MOST_TRIED = 1000


def try_out(module: str, game: str, text: str, edition: str, seats: int, options: dict[str, Any]) -> str:
    """Play the beginning of a game with the kit, and return what is wrong with the kit, if anything."""
    SHELF.setdefault(game, module)  # this process may have begun before the game was put on the shelf
    try:
        table = Table(game_of(game, edition), seats, kit=kit_of(game, text, edition), options=options, seed=1)
    except BadKit as trouble:
        return str(trouble.figures["reason"])
    chance = random.Random(1)
    for _ in range(MOVES):
        if not table.waiting:
            break
        seat = chance.choice(table.waiting)
        table.play(chance.choice(table.moves(seat)), seat)
    return ""


class KitTrials:
    """Trials remember which kits were tried."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.known: dict[str, str] = {}

    async def check(self, person: str, game: str, text: str, edition: str, seats: int, options: dict[str, Any]) -> None:
        """Refuse a kit that is wrong or slow."""
        if not text:
            return
        asked = (game, text, edition, seats, options)
        key = hashlib.sha256(repr(asked).encode()).hexdigest()
        if key not in self.known:
            found = await self.pool.run(
                f"a kit for {game}", person, self.pool.caps.kit_seconds, try_out, SHELF[game], *asked
            )
            if len(self.known) >= MOST_TRIED:
                del self.known[next(iter(self.known))]
            self.known[key] = "slow" if found is None else found
        if reason := self.known[key]:
            raise Refused(409, "slow-kit") if reason == "slow" else Refused(409, "bad-kit", reason=reason)
