"""What the lab counts at the end of a game, besides who won."""

from __future__ import annotations

from chantier.games.west_kingdom.state import WestState
from chantier.kernel.bits import count


def measures(s: WestState) -> dict[str, int]:
    return {
        "turns": s.turns // s.players,
        "guildhall": sum(s.guild),
        "buildings": sum(count(built) for built in s.built),
        "steps": sum(s.step),
        "debts": sum(s.unpaid) + sum(s.paid),
        "prisoners": sum(s.prison),
    }
