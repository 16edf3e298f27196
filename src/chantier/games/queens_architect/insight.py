"""What a position is like for a seat, for a net that learns what it is worth (`chantier learn queens_architect`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.queens_architect.artisans import notch, performance
from chantier.games.queens_architect.codes import CAPITAL, CHARACTERS, LAST_NOTCH, NONE
from chantier.games.queens_architect.judge import (
    EDGE,
    OUTLOOK,
    WEIGHTS,
    guilds_employed,
    means,
    nearness,
    points_to_go,
    prospect,
    summed_up,
)
from chantier.games.queens_architect.scoring import has_contributed
from chantier.games.queens_architect.travel import distance
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState

OUTLOOK_ROW: Final[i64] = WEIGHTS * OUTLOOK
FAR: Final = 12.0  # edges: who has contributed is out of reach for the others
LONG: Final = 30.0  # rounds, about a game
SOON: Final[i64] = 12  # points to go


def describe(s: QueensState, seat: i64, traits: Traits) -> None:
    to_go = points_to_go(s, seat)
    total = performance(s, seat)
    late = float(s.round) / LONG
    done = 1.0 if has_contributed(s, seat) else 0.0
    has = means(s, seat, OUTLOOK_ROW)
    best = prospect(s, seat, total, to_go)
    near = nearness(s, seat, total, to_go)
    looks = FAR if has_contributed(s, seat) else float(summed_up(s, to_go, has, best, near, OUTLOOK_ROW)) / float(EDGE)
    ahead = float(best) / float(EDGE)
    missing = float(max(s.kit.palace - total, 0)) / 15.0
    climbed = 1.0 if to_go == 0 else 0.0
    away = float(distance(s, seat, CAPITAL)) / 5.0
    traits.add(looks)
    traits.add(looks * late)
    traits.add(done)
    traits.add(float(to_go) / 40.0)
    traits.add(float(to_go) / 40.0 * late)
    traits.add(float(s.esteem[seat]) / 9.0)
    traits.add(float(min(to_go, SOON)) / float(SOON))
    traits.add(float(total) / 15.0)
    traits.add(missing)
    traits.add(missing * late)
    traits.add(climbed)
    traits.add(climbed * missing)
    traits.add(climbed * away)
    traits.add(away)
    traits.add(float(has) / float(EDGE))
    traits.add(float(s.thalers[seat]) / 10.0)
    traits.add(float(s.bonds[seat]) / 5.0)
    traits.add(float(min(s.bonds[seat], s.trust[seat])) / 3.0)
    traits.add(float(s.trust[seat] - 1) / 3.0)
    traits.add(float(s.trust[seat] - 1) / 3.0 * float(to_go) / 40.0)
    traits.add(float(employed(s, seat)) / 6.0)
    traits.add(float(uses_left(s, seat)) / 20.0)
    traits.add(ahead)
    traits.add(ahead * late)
    traits.add(float(near) / float(EDGE))
    traits.add(float(guilds(guilds_employed(s, seat))) / 6.0)
    traits.add(float((seat - s.current + s.players) % s.players) / float(s.players))


def employed(s: QueensState, seat: i64) -> i64:
    found: i64 = 0
    for character in range(CHARACTERS):
        if notch(s, seat, character) != NONE:
            found += 1
    return found


def uses_left(s: QueensState, seat: i64) -> i64:
    """Performances that the artisans still have in them."""
    left: i64 = 0
    for character in range(CHARACTERS):
        at = notch(s, seat, character)
        if at != NONE:
            left += LAST_NOTCH + 1 - at
    return left


def guilds(mask: i64) -> i64:
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
