"""What a position is like for a seat, for a net that learns what it is worth (`chantier learn west_kingdom`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import GOODS, NONE, SKILLS, count
from chantier.games.west_kingdom.judge import (
    EDGE,
    FULL,
    OWN_GROUP,
    groups,
    means,
    outlook,
    pending_worth,
    plans_worth,
    share_empty,
    step_plan,
)
from chantier.games.west_kingdom.scoring import as_if_over, total_points
from chantier.games.west_kingdom.town_hall import captives, captured
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def describe(s: WestState, seat: i64, traits: Traits) -> None:
    looks = float(outlook(s, seat)) / float(EDGE)
    early = float(share_empty(s)) / float(FULL)
    points = float(total_points(as_if_over(s), seat)) / 10.0
    last = 0.0 if s.last_turns == NONE else 1.0
    traits.add(looks)
    traits.add(looks * early)
    traits.add(points)
    traits.add(points * early)
    traits.add(points * last)
    for good in range(GOODS):
        has = float(s.goods[seat * GOODS + good]) / 5.0
        traits.add(has)
        traits.add(has * early)
    traits.add(float(count(s.crew[seat])) / 3.0)
    traits.add(float(skills(s, seat)) / 3.0 * early)
    traits.add(float(s.virtue[seat]) / 10.0)
    traits.add(float(s.virtue[seat]) / 10.0 * early)
    traits.add(float(s.unpaid[seat]) / 3.0)
    traits.add(float(s.home[seat]) / 10.0)
    traits.add(float(s.home[seat]) / 10.0 * early)
    traits.add(float(s.prison[seat]) / 5.0)
    traits.add(float(captured(s, seat)) / 5.0)
    traits.add(float(captives(s, seat)) / 5.0)
    traits.add(float(groups(s, seat, OWN_GROUP)) / float(EDGE))
    traits.add(float(groups(s, seat, s.kit.workers)) / float(EDGE) * early)
    traits.add(float(means(s, seat)) / float(EDGE) * early)
    traits.add(float(pending_worth(s, seat)) / float(EDGE))
    traits.add(float(plans_worth(s, seat, share_empty(s))) / float(EDGE))
    traits.add(float(step_plan(s, seat)) / float(EDGE))
    traits.add(float(s.cards[seat]) / 5.0)
    traits.add(float(s.step[seat]) / 5.0)
    traits.add(float(count(s.built[seat])) / 5.0)
    traits.add(float(count(s.built[seat])) / 5.0 * early)


def skills(s: WestState, seat: i64) -> i64:
    found: i64 = 0
    for skill in range(SKILLS):
        if s.crew[seat] & s.kit.skilled[skill] != 0:
            found += 1
    return found
