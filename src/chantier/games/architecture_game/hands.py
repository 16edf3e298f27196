"""What a seat holds: up to three fragments, in rising order, so that their order tells nothing (AG-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.architecture_game.codes import FULL_HAND, NONE

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def holds_fragment(s: ArchitectureState, seat: i64, fragment: i64) -> bool:
    for i in range(s.held[seat]):
        if s.hands[FULL_HAND * seat + i] == fragment:
            return True
    return False


def take_in_hand(s: ArchitectureState, seat: i64, fragment: i64) -> None:
    place = FULL_HAND * seat + s.held[seat]
    while place > FULL_HAND * seat and s.hands[place - 1] > fragment:
        s.hands[place] = s.hands[place - 1]
        place -= 1
    s.hands[place] = fragment
    s.held[seat] += 1


def drop_from_hand(s: ArchitectureState, seat: i64, fragment: i64) -> None:
    start = FULL_HAND * seat
    i: i64 = 0
    while s.hands[start + i] != fragment:
        i += 1
    s.held[seat] -= 1
    while i < s.held[seat]:
        s.hands[start + i] = s.hands[start + i + 1]
        i += 1
    s.hands[start + s.held[seat]] = NONE
