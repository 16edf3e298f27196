"""What the judgement of a position is made of, in points (for bots that give reasons)."""

from __future__ import annotations

from chantier.games.west_kingdom import codes, scoring
from chantier.games.west_kingdom import judge as j
from chantier.games.west_kingdom.state import WestState
from chantier.kernel.account import Account, Part, part

WHOLE = j.FULL * j.POINT


def account(s: WestState, seat: int) -> Account:
    if scoring.is_over(s):
        return {"end": part(j.lead(s, seat), j.POINT)}
    time = j.steady_clock(s)
    then = scoring.as_if_over(s)
    goes_on = s.last_turns == codes.NONE
    spared = j.treasure_spared(s, seat) if goes_on else 0
    return {
        "buildings": part(scoring.building_points(then, seat) + scoring.bonus_points(then, seat), 1),
        "cathedral": part(scoring.cathedral_points(then, seat), 1),
        "guildhall": part(j.PLACE * s.guild[seat], j.POINT, s.guild[seat]),
        "plans": part(j.plans_worth(s, seat, j.share_empty(s)) if goes_on else 0, j.POINT),
        "virtue": summed(
            part(scoring.virtue_points(then, seat) + scoring.debt_points(then, seat), 1),
            part(j.virtue_worth(s, seat) * time, WHOLE),
        ),
        "treasure": part(scoring.treasure_points(then, seat) * j.POINT - spared, j.POINT, treasure(s, seat)),
        "goods": summed(
            part(scoring.silver_points(then, seat), 1),
            part(j.goods_worth(s, seat) * time, WHOLE),
            part(j.coin_at_hand(s, seat) if goes_on else 0, j.POINT),
        ),
        "apprentices": part(j.crew_worth(s, seat) * time, WHOLE, codes.count(s.crew[seat])),
        "workers": summed(
            part(j.home_worth(s, seat) * time, WHOLE, s.home[seat]),
            part(scoring.prison_points(then, seat), 1),
            part(j.workers_at_hand(s, seat) if goes_on else 0, j.POINT),
        ),
        "crowds": part(j.groups(s, seat, j.OWN_GROUP) * time, WHOLE),
        "cards": summed(
            part(j.cards_worth(s, seat) * time, WHOLE, s.cards[seat]),
            part(j.cards_at_hand(s, seat) if goes_on else 0, j.POINT),
        ),
        "rivals": part(-j.rivals(s, then, seat, time), j.POINT),
        "end": part(0 if goes_on else j.ending_worth(s, seat), j.POINT),
    }


def summed(*parts: Part) -> Part:
    return Part(sum(one.worth for one in parts), parts[0].number)


def treasure(s: WestState, seat: int) -> int:
    at = seat * codes.GOODS
    return int(s.goods[at + codes.GOLD] + s.goods[at + codes.MARBLE])
