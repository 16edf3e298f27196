"""What the lab counts at the end of a game, besides who won."""

from __future__ import annotations

from chantier.games.architecture_game.scoring import points, winners
from chantier.games.architecture_game.state import ArchitectureState


def measures(s: ArchitectureState) -> dict[str, int]:
    """The first pawn's luck, and how often the odd rules happened: AG-20b, AG-21, AG-23, AG-25."""
    best = max(points(s, seat) for seat in range(s.players))
    ahead = [seat for seat in range(s.players) if points(s, seat) == best]
    reached = winners(s)
    return {
        "rounds": s.round,
        "buildings": sum(s.completed),
        "first-pawn-won": int(s.opener in ahead),
        "won-on-anothers-turn": int(reached > 0 and s.closer not in ahead),
        "reached-together": int(reached > 1),
        "no-pile": s.stranded,
        "rounds-ended": int(reached == 0),
    }
