"""What a screen gets to see of a table: the words that `view.py` fills in."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from chantier.games.architecture_game.tables import Kit
from chantier.games.architecture_game.texts import Phase, Tempo

KEPT = 4096  # windows of some kits; others are made again


class Window(msgspec.Struct, gc=False):
    """Where a fragment belongs on its building. Which one shows only when it is there: to see that is the game."""

    region: tuple[int, int, int, int]  # x, y, width, height in the drawing
    fragment: str | None
    owner: int | None  # whose token lies on it
    fits: str | None  # the viewer's own fragment that may be built here now


class Site(msgspec.Struct, gc=False):
    """A building on the table."""

    building: str
    windows: list[Window]
    built: int  # how many of them are filled


class Place(msgspec.Struct, gc=False):
    """Where a pile lies, or the pawn of whoever took it."""

    symbol: str | None
    pawn: int | None


class SeatView(msgspec.Struct, gc=False):
    """A player's tokens and pawn (AG-3), and how far the player is in public."""

    won: int
    laid: int  # tokens on unfinished buildings
    hand: int  # how many fragments
    pawn: int | None
    symbol: str | None  # the pile in front of it
    searching: bool
    kept: bool
    rank: int | None  # in the finishing order, from 1


class Search(msgspec.Struct, gc=False):
    """The viewer's own, and nobody else's; all that comes back after a disconnection (AG-27b)."""

    fragment: str | None  # in view; None above the pile
    position: int  # from 1; 0 above the pile
    pile: int  # fragments in it
    turned: int
    looks: int | None  # left in stock; None in a live race
    most_looks: int  # that anybody may have in stock
    seen: int  # fragments seen in this search
    unseen: int  # not yet seen in it
    under: int  # fragments under the one in view
    next_costs: int  # looks that the next fragment costs (AG-13a)


class Sighting(msgspec.Struct, gc=False):
    """AG-27: a line of the memory aid."""

    fragment: str
    symbol: str
    position: int
    round: int
    put_under: bool


class View(msgspec.Struct, gc=False):
    seat: int | None  # whose eyes; None is a spectator
    tempo: Tempo
    phase: Phase
    turn: int | None  # who chooses a pile, a pawn, or plays
    round: int
    target: int
    sites: list[Site | None]
    next_building: str | None
    below: int  # buildings under it
    completed: list[str]
    places: list[Place]
    piles: dict[str, int]  # fragments in each
    seats: list[SeatView]
    hand: list[str]  # the viewer's own
    looks: int | None  # the viewer's own stock
    tokens: dict[str, int]  # by fragment of the hand that may be built now, the tokens laid on it
    putting: str | None  # the viewer's own fragment that goes under a pile
    search: Search | None
    memory: list[Sighting] | None  # only with the option memory_aid


@lru_cache(KEPT)
def window(kit: Kit, fragment: int, owner: int | None, fits: str | None) -> Window:
    """A window without an owner is empty."""
    shown = kit.regions[fragment]
    region = (shown.x, shown.y, shown.width, shown.height)
    return Window(region, None if owner is None else kit.fragment_ids[fragment], owner, fits)
