"""What a seat sees, as data for a screen. Made from a state with holes and nothing else (AG-26, AG-27)."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.games.architecture_game import codes
from chantier.games.architecture_game.memory import pile_of, position_of, put_there, round_of, sighting
from chantier.games.architecture_game.playing import tokens_on, why_not_build
from chantier.games.architecture_game.race import choosing_seat
from chantier.games.architecture_game.search import costs_a_look, in_view
from chantier.games.architecture_game.sight import (
    Place,
    Search,
    SeatView,
    Sighting,
    Site,
    View,
    Window,
    window,
)
from chantier.games.architecture_game.state import ArchitectureState
from chantier.games.architecture_game.texts import PHASE_IDS, SYMBOL_IDS, TEMPO_IDS
from chantier.kernel.codes import LEGAL
from chantier.kernel.state import NOBODY


def view(s: ArchitectureState, seat: i64) -> View:
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


def site(s: ArchitectureState, building: i64, buildable: dict[str, int]) -> Site | None:
    if building == codes.NONE:
        return None
    start = codes.MOST_PARTS * building
    windows: list[Window] = []
    built: i64 = 0
    for at in range(start, start + s.kit.parts[building]):
        fragment = s.kit.part[at]
        owner = s.built[fragment]
        if owner == codes.NONE:
            name = s.kit.fragment_ids[fragment]
            windows.append(window(s.kit, fragment, None, name if name in buildable else None))
        else:
            windows.append(window(s.kit, fragment, owner, None))
            built += 1
    return Site(s.kit.building_ids[building], windows, built)


def place(s: ArchitectureState, number: i64) -> Place:
    pile, pawn = s.pile_at[number], s.pawn_at[number]
    return Place(symbol(pile), None if pawn == codes.NONE else pawn + 1)


def symbol(pile: i64) -> str | None:
    return None if pile == codes.NONE else SYMBOL_IDS[pile]


def seat_view(s: ArchitectureState, seat: i64) -> SeatView:
    on_the_table = s.holds[seat] != codes.NONE or s.pawns[seat] == codes.NONE
    stage = s.stage[seat]
    return SeatView(
        won=s.won[seat],
        laid=sum(tokens_on(s, seat, building) for building in s.sites if building != codes.NONE),
        hand=s.held[seat],
        pawn=None if on_the_table else s.pawns[seat] + 1,
        symbol=symbol(s.holds[seat]),
        searching=stage == codes.SEARCHING,
        kept=stage in (codes.KEPT, codes.RANKED, codes.PLACED),
        rank=rank(s, seat),
    )


def rank(s: ArchitectureState, seat: i64) -> int | None:
    for place in range(s.players):
        if s.order[place] == seat:
            return place + 1
    return None


def hand(s: ArchitectureState, seat: i64) -> list[str]:
    start = codes.FULL_HAND * seat
    return [s.kit.fragment_ids[fragment] for fragment in s.hands[start : start + s.held[seat]]]


def tokens(s: ArchitectureState, seat: i64) -> dict[str, int]:
    """AG-15: one token on each fragment, two on a building's last; told only when it is the seat's turn to play."""
    if s.phase != codes.PLAYING or s.current != seat:
        return {}
    held = s.hands[codes.FULL_HAND * seat : codes.FULL_HAND * seat + s.held[seat]]
    return {
        s.kit.fragment_ids[fragment]: 2 if is_last(s, fragment) else 1
        for fragment in held
        if why_not_build(s, seat, fragment) == LEGAL
    }


def is_last(s: ArchitectureState, fragment: i64) -> bool:
    building = s.kit.building_of[fragment]
    start = codes.MOST_PARTS * building
    for at in range(start, start + s.kit.parts[building]):
        if s.kit.part[at] != fragment and s.built[s.kit.part[at]] == codes.NONE:
            return False
    return True


def stock(s: ArchitectureState, seat: i64) -> int | None:
    return s.looks[seat] if s.tempo == codes.TURNS else None


def search(s: ArchitectureState, seat: i64) -> Search | None:
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


def memory(s: ArchitectureState, seat: i64) -> list[Sighting]:
    """AG-27: own looks and own fragments put under a pile, nothing deduced; the latest of each fragment."""
    seen = [(fragment, sighting(s, seat, fragment)) for fragment in range(codes.FRAGMENTS)]
    return [
        Sighting(s.kit.fragment_ids[fragment], SYMBOL_IDS[pile_of(n)], position_of(n) + 1, round_of(n), put_there(n))
        for fragment, n in seen
        if n != codes.NONE
    ]


def sheet(s: ArchitectureState, seat: i64) -> dict[str, int]:
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
