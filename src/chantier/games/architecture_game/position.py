"""The fields of a position as text."""

from __future__ import annotations

from operator import ge

from chantier.games.architecture_game import codes
from chantier.games.architecture_game.state import ArchitectureState
from chantier.games.architecture_game.tables import Kit
from chantier.kernel.position import Field, Positions

FIELDS = {
    "tempo": Field("tempo"),
    "memory_aid": Field(),
    "phase": Field("phase"),
    "round": Field(),
    "current": Field("seat"),
    "dealt": Field(),
    "opener": Field("seat"),
    "closer": Field("seat"),
    "stranded": Field(),
    "sites": Field("building"),
    "next_building": Field("building"),
    "returned": Field("building", short=True),
    "unseen": Field(columns="building", usual=0),
    "completed": Field(columns="building", usual=0),
    "built": Field("seat", columns="fragment"),
    "sizes": Field(rows="symbol"),
    "piles": Field("fragment", rows="symbol", short=True),
    "known": Field(rows="symbol", usual=0, short=True),
    "pile_at": Field("symbol", rows="place"),
    "pawn_at": Field("pawn", rows="place"),
    "hands": Field("fragment", rows="seat"),
    "pawns": Field("pawn", rows="seat"),
    "holds": Field("symbol", rows="seat"),
    "stage": Field("stage", rows="seat"),
    "at": Field(rows="seat"),
    "furthest": Field(rows="seat"),
    "turned": Field(rows="seat"),
    "looks": Field(rows="seat"),
    "late": Field(rows="seat"),
    "won": Field(rows="seat"),
    "memory": Field(rows="seat", columns="fragment"),
    "disturbed": Field(rows="seat", columns="symbol", usual=0),
    "putting": Field("fragment"),
    "looking": Field("seat"),
    "searchers": Field(),
    "order": Field("seat"),
    "ranked": Field(),
    "chosen": Field(),
}
"""The rest follows from these: what nobody has seen, and how much of it there is."""

FEATURES = {
    "known": Field("seat", mask=True),
    "held": Field(rows="seat"),
}


def start(kit: Kit, seats: int) -> ArchitectureState:
    """The first round begins: the kit's first four buildings, the fifth next, pawns in the order of the seats.

    Hands are the last fragments of the kit, so that the first buildings' are all to be found.
    """
    s = ArchitectureState(kit, seats)
    s.phase = codes.CHOOSING
    s.round = 1
    s.current = s.opener = 0
    s.dealt = (codes.DEALT_HAND + 1) * seats
    for site in range(codes.SITES):
        s.sites[site] = site
    s.next_building = codes.SITES
    for seat in range(seats):
        s.pawns[seat] = seat
        for i in range(codes.DEALT_HAND):
            s.hands[codes.FULL_HAND * seat + i] = codes.FRAGMENTS - codes.DEALT_HAND * (seats - seat) + i
    for building in range(codes.SITES + 1):
        s.unseen[building] = 0
    balance(s, {"sizes"})
    return s


def balance(s: ArchitectureState, said: set[str]) -> None:
    """Fragments that lie nowhere are unseen: they are in the piles. Buildings that lie nowhere are in theirs."""
    seats = range(s.players)
    for seat in seats:
        s.held[seat] = sum(f != codes.NONE for f in s.hands[codes.FULL_HAND * seat : codes.FULL_HAND * (seat + 1)])
    if "unseen" not in said:
        lying = {*s.sites, s.next_building, *s.returned}
        for building in range(codes.BUILDINGS):
            s.unseen[building] = int(building not in lying and not s.completed[building])
    s.unseen_left = sum(s.unseen)
    s.returned_left = sum(building != codes.NONE for building in s.returned)
    known = {*s.hands, *s.piles}
    for fragment in range(codes.FRAGMENTS):
        gone = s.built[fragment] != codes.NONE or s.completed[s.kit.building_of[fragment]]
        s.undrawn[fragment] = int(fragment not in known and not gone)
    fit_piles(s, fixed="sizes" in said)
    s.undrawn_left = sum(s.undrawn)


def fit_piles(s: ArchitectureState, *, fixed: bool) -> None:
    """As many places nobody has looked at as there are unseen fragments: piles grow, or fragments are left out.

    Piles that hold just as many already stay as they are: a position does not tell sizes that are as usual.
    """
    lying = [sum(f != codes.NONE for f in pile(s, p)) for p in range(codes.PILES)]
    as_before = all(map(ge, s.sizes, lying)) and sum(s.sizes) - sum(lying) == sum(s.undrawn)
    if not fixed and not as_before:
        share, over = divmod(int(sum(s.undrawn)), codes.PILES)
        for p in range(codes.PILES):
            s.sizes[p] = lying[p] + share + int(p < over)
    holes = sum(s.sizes) - sum(lying)
    for fragment in reversed(range(codes.FRAGMENTS)):
        if s.undrawn[fragment] and sum(s.undrawn) > holes:
            s.undrawn[fragment] = 0


def pile(s: ArchitectureState, number: int) -> list[int]:
    return list(s.piles[codes.ROOM * number : codes.ROOM * (number + 1)])


POSITIONS = Positions(FIELDS, start, balance, FEATURES)
