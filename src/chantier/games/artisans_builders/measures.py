"""What the lab counts at the end of a game, besides who won."""

from __future__ import annotations

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.scoring import contracts_fulfilled, score
from chantier.games.artisans_builders.state import ArtisansState


def measures(s: ArtisansState) -> dict[str, int]:
    standing = [card // codes.LEVEL_CARDS for card, spot in enumerate(s.lies) if 0 <= spot < codes.ON_MARKET]
    return {
        "rounds": s.round,
        "level-1": standing.count(0),
        "level-2": standing.count(1),
        "castles": standing.count(codes.CASTLE),
        "contracts": sum(contracts_fulfilled(s, seat) for seat in range(s.players)),
        "best": max(score(s, seat) for seat in range(s.players)),
    }
