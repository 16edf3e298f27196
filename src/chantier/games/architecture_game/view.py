"""What a seat sees, as data for a screen. Made from a state with holes and nothing else (AG-26, AG-27)."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from chantier.games.architecture_game import codes
from chantier.games.architecture_game.memory import pile_of, position_of, put_there, round_of, sighting
from chantier.games.architecture_game.playing import tokens_on, why_not_build
from chantier.games.architecture_game.race import choosing_seat
from chantier.games.architecture_game.search import costs_a_look, in_view
from chantier.games.architecture_game.state import ArchitectureState
from chantier.games.architecture_game.texts import PHASE_IDS, SYMBOL_IDS, TEMPO_IDS, Phase, Tempo
from chantier.kernel.codes import LEGAL
from chantier.kernel.state import NOBODY


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


def view(s: ArchitectureState, seat: int) -> View:
    ids = s.kit.building_ids
    own_tokens = {} if seat == NOBODY else tokens(s, seat)
    return View(
        seat=None if seat == NOBODY else seat,
        tempo=TEMPO_IDS[s.tempo],
        phase=PHASE_IDS[s.phase],
        turn=turn(s),
        round=s.round,
        target=s.kit.target,
        sites=[site(s, building, own_tokens) for building in s.sites],
        next_building=None if s.next_building == codes.NONE else ids[s.next_building],
        below=s.unseen_left + s.returned_left,
        completed=[ids[building] for building in range(codes.BUILDINGS) if s.completed[building]],
        places=[place(s, number) for number in range(codes.PLACES)],
        piles={symbol: s.sizes[pile] for pile, symbol in enumerate(SYMBOL_IDS)},
        seats=[seat_view(s, other) for other in range(s.players)],
        hand=[] if seat == NOBODY else hand(s, seat),
        looks=None if seat == NOBODY else stock(s, seat),
        tokens=own_tokens,
        putting=None if s.putting == codes.NONE else s.kit.fragment_ids[s.putting],
        search=None if seat == NOBODY else search(s, seat),
        memory=None if seat == NOBODY or not s.memory_aid else memory(s, seat),
    )


def turn(s: ArchitectureState) -> int | None:
    found = choosing_seat(s) if s.phase == codes.RACING else s.current
    return None if found == codes.NONE else found


def site(s: ArchitectureState, building: int, buildable: Collection[str]) -> Site | None:
    if building == codes.NONE:
        return None
    start = codes.MOST_PARTS * building
    windows = [window(s, part, buildable) for part in s.kit.part[start : start + s.kit.parts[building]]]
    return Site(s.kit.building_ids[building], windows, sum(one.fragment is not None for one in windows))


def window(s: ArchitectureState, fragment: int, buildable: Collection[str]) -> Window:
    shown, name = s.kit.regions[fragment], s.kit.fragment_ids[fragment]
    region = (shown.x, shown.y, shown.width, shown.height)
    if s.built[fragment] == codes.NONE:
        return Window(region, None, None, name if name in buildable else None)
    return Window(region, name, s.built[fragment], None)


def place(s: ArchitectureState, number: int) -> Place:
    pile, pawn = s.pile_at[number], s.pawn_at[number]
    return Place(symbol(pile), None if pawn == codes.NONE else pawn + 1)


def symbol(pile: int) -> str | None:
    return None if pile == codes.NONE else SYMBOL_IDS[pile]


def seat_view(s: ArchitectureState, seat: int) -> SeatView:
    on_the_table = s.holds[seat] != codes.NONE or s.pawns[seat] == codes.NONE
    ranks = list(s.order)
    return SeatView(
        won=s.won[seat],
        laid=sum(tokens_on(s, seat, building) for building in s.sites if building != codes.NONE),
        hand=s.held[seat],
        pawn=None if on_the_table else s.pawns[seat] + 1,
        symbol=symbol(s.holds[seat]),
        searching=s.stage[seat] == codes.SEARCHING,
        kept=s.stage[seat] in (codes.KEPT, codes.RANKED, codes.PLACED),
        rank=ranks.index(seat) + 1 if seat in ranks else None,
    )


def hand(s: ArchitectureState, seat: int) -> list[str]:
    start = codes.FULL_HAND * seat
    return [s.kit.fragment_ids[fragment] for fragment in s.hands[start : start + s.held[seat]]]


def tokens(s: ArchitectureState, seat: int) -> dict[str, int]:
    """AG-15: one token on each fragment, two on a building's last; told only when it is the seat's turn to play."""
    if s.phase != codes.PLAYING or s.current != seat:
        return {}
    held = s.hands[codes.FULL_HAND * seat : codes.FULL_HAND * seat + s.held[seat]]
    return {
        s.kit.fragment_ids[fragment]: 2 if is_last(s, fragment) else 1
        for fragment in held
        if why_not_build(s, seat, fragment) == LEGAL
    }


def is_last(s: ArchitectureState, fragment: int) -> bool:
    building = s.kit.building_of[fragment]
    parts = s.kit.part[codes.MOST_PARTS * building :][: s.kit.parts[building]]
    return all(s.built[part] != codes.NONE for part in parts if part != fragment)


def stock(s: ArchitectureState, seat: int) -> int | None:
    return s.looks[seat] if s.tempo == codes.TURNS else None


def search(s: ArchitectureState, seat: int) -> Search | None:
    if s.stage[seat] != codes.SEARCHING:
        return None
    fragment, pile = in_view(s, seat), s.sizes[s.holds[seat]]
    return Search(
        fragment=None if fragment == codes.NONE else s.kit.fragment_ids[fragment],
        position=s.at[seat] + 1,
        pile=pile,
        turned=s.turned[seat],
        looks=stock(s, seat),
        most_looks=s.kit.most_looks,
        seen=s.furthest[seat],
        unseen=pile - s.furthest[seat],
        under=pile - s.at[seat] - 1,
        next_costs=int(costs_a_look(s, seat)),
    )


def memory(s: ArchitectureState, seat: int) -> list[Sighting]:
    """AG-27: own looks and own fragments put under a pile, nothing deduced; the latest of each fragment."""
    seen = [(fragment, sighting(s, seat, fragment)) for fragment in range(codes.FRAGMENTS)]
    return [
        Sighting(s.kit.fragment_ids[fragment], SYMBOL_IDS[pile_of(n)], position_of(n) + 1, round_of(n), put_there(n))
        for fragment, n in seen
        if n != codes.NONE
    ]


def sheet(s: ArchitectureState, seat: int) -> dict[str, int]:
    """What AG-20 and AG-21 compare."""
    return {"tokens": s.won[seat], "completed": int(seat == s.closer)}


def conserved(s: ArchitectureState) -> dict[str, int]:
    """What no move changes: 64 fragments, 24 buildings, 88 tokens won or still to be won."""
    kit = s.kit
    gone = sum(kit.parts[building] for building in range(codes.BUILDINGS) if s.completed[building])
    built = sum(owner != codes.NONE for owner in s.built)
    holes = sum(s.piles[codes.ROOM * p + i] == codes.NONE for p in range(codes.PILES) for i in range(s.sizes[p]))
    to_deal = 0 if s.phase != codes.SETTING_UP else codes.DEALT_HAND * s.players - sum(s.held)
    on_the_table = sum(building != codes.NONE for building in (*s.sites, s.next_building))
    return {
        "fragments": sum(s.held) + to_deal + sum(s.sizes) + built + gone,
        "undrawn": s.undrawn_left - holes - to_deal,
        "buildings": s.unseen_left + s.returned_left + on_the_table + sum(s.completed),
        "tokens": sum(s.won) + codes.FRAGMENTS - gone + codes.BUILDINGS - sum(s.completed),
    }
