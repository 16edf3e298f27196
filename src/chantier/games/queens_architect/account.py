"""What the judgement of a position is made of, in points of esteem (for bots that give reasons)."""

from __future__ import annotations

from chantier.games.queens_architect import judge as j
from chantier.games.queens_architect.artisans import notch, performance
from chantier.games.queens_architect.codes import CHARACTERS
from chantier.games.queens_architect.insight import employed
from chantier.games.queens_architect.scoring import has_contributed
from chantier.games.queens_architect.state import QueensState
from chantier.kernel.account import Account, part


def account(s: QueensState, seat: int) -> Account:
    if has_contributed(s, seat):
        return {"palace": part(j.judge(s, seat, j.BALANCED), j.POINT)}
    total, to_go = performance(s, seat), j.points_to_go(s, seat)
    left = j.still_needed(to_go, j.BALANCED)  # means are worth the less the fewer points are to go
    means = j.FULL_WORTH * j.POINT
    artisans = sum(int(j.artisan(s, c, notch(s, seat, c), j.BALANCED)) for c in range(CHARACTERS))
    return {
        "track": part(-to_go * j.point_weight(s), j.POINT, to_go),
        "palace": part(j.nearness(s, seat, total, to_go), j.POINT),
        "site": part(j.prospect(s, seat, total, to_go) * j.TASTES[j.PROSPECT], j.THOUSAND * j.POINT),
        "artisans": part(artisans * left, means, employed(s, seat)),
        "thalers": part(j.TASTES[j.THALER] * s.thalers[seat] * left, means, s.thalers[seat]),
        "bonds": part(j.bonds_worth(s, seat, j.BALANCED) * left, means, s.bonds[seat]),
        "trust": part(j.trust_worth(s, seat, j.BALANCED) * left, means, s.trust[seat]),
    }
