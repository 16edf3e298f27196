"""What a position is like for a seat, for a net that learns what it is worth (`chantier learn artisans_builders`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import CASTLES, COINS, GOODS, STONE, WOOD
from chantier.games.artisans_builders.judge import (
    BALANCED,
    EDGE,
    POINT,
    contracts_worth,
    final_workers,
    income_worth,
    judge,
    recruiter_worth,
    rounds_left,
    triggered,
)
from chantier.games.artisans_builders.scoring import contracts_fulfilled, score
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def describe(s: ArtisansState, seat: i64, traits: Traits) -> None:
    looks = float(judge(s, seat, BALANCED)) / float(EDGE)
    left = float(rounds_left(s, BALANCED))
    ending = 1.0 if triggered(s) else 0.0
    castles = float(s.castles[seat]) / float(CASTLES)
    has_all = 1.0 if s.castles[seat] == CASTLES else 0.0
    points = float(score(s, seat) + final_workers(s, seat)) / 10.0
    at = seat * GOODS
    traits.add(looks)
    traits.add(looks * left / 5.0)
    traits.add(points)
    traits.add(points * ending)
    traits.add(float(s.glory[seat]) / 10.0)
    traits.add(castles)
    traits.add(castles * left)
    traits.add(has_all)
    traits.add(ending)
    traits.add(float(s.workers[seat]) / 5.0)
    traits.add(float(s.workers[seat]) / 5.0 * castles)
    traits.add(float(s.improved[seat]) / 3.0)
    traits.add(float(s.wood[seat]) / 5.0)
    traits.add(float(s.wood[seat]) / 5.0 * ending)
    traits.add(float(s.stone[seat]) / 5.0)
    traits.add(float(s.stone[seat]) / 5.0 * ending)
    traits.add(float(s.coins[seat]) / 5.0)
    traits.add(float(s.coins[seat]) / 5.0 * ending)
    traits.add(float(min(s.wood[seat], s.stone[seat])) / 5.0)
    traits.add(float(s.income[at + WOOD]) * left / 5.0)
    traits.add(float(s.income[at + STONE]) * left / 5.0)
    traits.add(float(s.income[at + COINS]) * left / 5.0)
    traits.add(float(income_worth(s, seat, BALANCED)) / float(POINT) / 5.0)
    traits.add(float(contracts_fulfilled(s, seat)) / 3.0)
    traits.add(float(contracts_worth(s, seat, BALANCED)) / float(POINT) / 3.0)
    traits.add(float(recruiter_worth(s, seat, BALANCED)) / float(POINT))
    traits.add(1.0 if s.token == seat else 0.0)
