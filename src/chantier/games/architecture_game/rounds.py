"""Buildings come and go (AG-5, AG-18); the end of a round and of the game (AG-19, AG-20, AG-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.architecture_game import piles
from chantier.games.architecture_game.codes import (
    BARE,
    BUILDING_LAID,
    BUILDING_NEXT,
    FILLING,
    MOST_PARTS,
    NONE,
    OVER,
    ROUNDS_ENDED,
    SETTING_UP,
    SITES,
    TIE_ENDED,
    TOKENS_ENDED,
)
from chantier.games.architecture_game.scoring import winners
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def play_building(s: ArchitectureState, building: i64) -> None:
    """AG-5: the pile lies face up, so its top building is known as soon as it is there."""
    s.unseen[building] = 0
    s.unseen_left -= 1
    turn_up(s, building)
    fill(s)


def turn_up(s: ArchitectureState, building: i64) -> None:
    s.next_building = building
    tell(s, BUILDING_NEXT, CHANCE, building)


def free_site(s: ArchitectureState) -> i64:
    for site in range(SITES):
        if s.sites[site] == NONE:
            return site
    return NONE


def fill(s: ArchitectureState) -> None:
    """AG-18: free places are filled from the top of the pile; what lies below the next one chance draws."""
    while s.next_building != NONE and free_site(s) != NONE:
        site = free_site(s)
        s.sites[site] = s.next_building
        s.next_building = NONE
        tell(s, BUILDING_LAID, CHANCE, s.sites[site], site + 1)
        if s.unseen_left == 0:
            turn_up(s, from_under(s))
    if s.next_building != NONE and s.phase != SETTING_UP:
        piles.begin_round(s)


def from_under(s: ArchitectureState) -> i64:
    """AG-22: there is always one; what was put under the pile comes back in that order."""
    assert s.returned_left > 0, "the building pile can't run out"
    building = s.returned[0]
    s.returned_left -= 1
    for i in range(s.returned_left):
        s.returned[i] = s.returned[i + 1]
    s.returned[s.returned_left] = NONE
    return building


def is_bare(s: ArchitectureState, building: i64) -> bool:
    """AG-24: nothing is built on it, so no token lies there that would be lost."""
    for i in range(s.kit.parts[building]):
        if s.built[s.kit.part[MOST_PARTS * building + i]] != NONE:
            return False
    return True


def end_round(s: ArchitectureState) -> None:
    """AG-18: bare buildings go under the pile, in the order of their places; AG-25: or it was the last round."""
    s.current = NONE
    if s.round == s.kit.last_round:
        s.phase = OVER
        tell(s, ROUNDS_ENDED, CHANCE, s.round)
        return
    for site in range(SITES):
        building = s.sites[site]
        if building != NONE and is_bare(s, building):
            s.sites[site] = NONE
            s.returned[s.returned_left] = building
            s.returned_left += 1
            tell(s, BARE, CHANCE, building)
    s.phase = FILLING
    fill(s)


def end_with_winner(s: ArchitectureState, seat: i64) -> None:
    """AG-20: at once, even in the middle of a round; AG-21 if two got there together."""
    s.current = NONE
    s.closer = seat
    s.phase = OVER
    tell(s, TOKENS_ENDED if winners(s) == 1 else TIE_ENDED, CHANCE, s.kit.target)
