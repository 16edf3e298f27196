"""How well a bot remembers (AG-28): a strength from 0, nothing, to 1, everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.architecture_game.codes import FRAGMENTS, NONE, PILES, ROOM
from chantier.games.architecture_game.memory import forget, sighting
from chantier.games.architecture_game.secrets import put_back
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState

FINE: Final[i64] = 1_000_000


def recalled(view: ArchitectureState, seat: i64, strength: float, salt: i64) -> ArchitectureState:
    """What a seat with this memory makes of what it has seen: `view` is its own `seen_by`, and stays as it is.

    What is forgotten stays forgotten: it depends on the sighting and on the salt, which a bot keeps for a whole game.
    Own hand and the fragments of the search under way are before the seat's eyes and never forgotten.
    """
    hazy = view.clone()
    for fragment in range(FRAGMENTS):
        seen = sighting(hazy, seat, fragment)
        if seen != NONE and not is_remembered(fragment, seen, strength, salt):
            forget_place(hazy, seat, fragment)
    return hazy


def is_remembered(fragment: i64, seen: i64, strength: float, salt: i64) -> bool:
    dice = Dice(salt + FRAGMENTS * seen + fragment)
    return dice.below(FINE) < int(strength * float(FINE))


def forget_place(s: ArchitectureState, seat: i64, fragment: i64) -> None:
    for pile in range(PILES):
        for at in range(s.sizes[pile]):
            if s.piles[ROOM * pile + at] == fragment:
                if s.holds[seat] == pile and at < s.furthest[seat]:
                    return
                put_back(s, fragment)
                s.piles[ROOM * pile + at] = NONE
                s.known[ROOM * pile + at] &= ~BIT[seat]
    forget(s, seat, fragment)
