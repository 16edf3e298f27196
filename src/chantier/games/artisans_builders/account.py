"""What the judgement of a position is made of, in points (for bots that give reasons)."""

from __future__ import annotations

from chantier.games.artisans_builders import judge as j
from chantier.games.artisans_builders.codes import OVER
from chantier.games.artisans_builders.state import ArtisansState
from chantier.kernel.account import Account, part

STYLE = j.BALANCED


def account(s: ArtisansState, seat: int) -> Account:
    if s.asks == OVER:
        return {"lead": part(j.judge(s, seat, STYLE), j.POINT)}
    left = j.rounds_left(s, STYLE)
    castle = j.TASTES[j.CASTLE] + j.TASTES[j.HURRY] * s.round
    return {
        "glory": part(s.glory[seat], 1, s.glory[seat]),
        "castles": part(castle * s.castles[seat], j.POINT, s.castles[seat]),
        "income": part(j.income_worth(s, seat, STYLE) * left * j.TASTES[j.INCOME] // j.PERCENT, j.POINT),
        "contracts": part(j.contracts_worth(s, seat, STYLE), j.POINT),
        "goods": part(j.goods_worth(s, seat, STYLE, left), j.POINT),
        "fees": part(j.recruiter_worth(s, seat, STYLE), j.POINT),
        "workers": part(j.workers_worth(s, seat, STYLE), j.POINT, s.workers[seat]),
        "first": part(j.token_worth(s, seat, STYLE, left), j.POINT),
        "lead": part(j.POINT * j.lead(s, seat) // 2 if j.triggered(s) else 0, j.POINT),
    }
