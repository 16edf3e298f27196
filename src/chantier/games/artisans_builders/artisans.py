"""Recruiting artisans (AB-14), and putting a worker on one (AB-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    ASK_ACTION,
    BANK_PAID,
    GOODS_MISSING,
    MOST_PLACES,
    NEUTRAL,
    NO_SUCH_PLACE,
    NONE,
    NOT_IN_THIS_GAME,
    OCCUPIED,
    OTHER_SIDE_UP,
    OWN_ARTISAN,
    PRICE_PAID,
    RECRUIT,
    RECRUITED,
    RECRUITED_ALREADY,
    VISIT,
    VISITED,
)
from chantier.games.artisans_builders.effects import begin_effect, why_not_effect
from chantier.games.artisans_builders.rounds import after, before, spend_worker
from chantier.kernel.codes import LEGAL, NEED, RULE, A, B
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def slot_of(s: ArtisansState, face: i64) -> i64:
    """Where an artisan lies with this side up; NONE if it does not."""
    slot = s.cast.slot[face // 2]
    return slot if slot != NONE and s.faces[slot] == face else NONE


def why_not_here(s: ArtisansState, face: i64) -> i64:
    """AB-9: the card is for another number of players, or its other side, which NEED names, is up."""
    slot = s.cast.slot[face // 2]
    return NOT_IN_THIS_GAME + RULE * 9 if slot == NONE else OTHER_SIDE_UP + RULE * 9 + NEED * s.faces[slot]


def why_not_recruit(s: ArtisansState, face: i64) -> i64:
    """AB-14: nobody has recruited this artisan in this round, and it is not the neutral one, which comes first."""
    slot = slot_of(s, face)
    if slot == NONE:
        return why_not_here(s, face)
    if slot == 0:
        return NEUTRAL + RULE * 14
    return LEGAL if s.recruiter[slot] == NONE else RECRUITED_ALREADY + RULE * 14


def legal_recruit(s: ArtisansState, moves: Moves) -> None:
    for slot in range(1, s.cast.count):
        if s.recruiter[slot] == NONE:
            moves.add(RECRUIT + A * s.faces[slot])


def play_recruit(s: ArtisansState, seat: i64, face: i64) -> None:
    """AB-14: in round 1 anticlockwise from the first player's right, later clockwise from the first player."""
    s.recruiter[slot_of(s, face)] = seat
    tell(s, RECRUITED, seat, face)
    s.picks += 1
    if s.picks == s.players:
        s.current = s.first
        s.asks = ASK_ACTION
    else:
        s.current = before(s, seat) if s.round == 1 else after(s, seat)


def why_not_visit(s: ArtisansState, seat: i64, face: i64, place: i64) -> i64:
    slot = slot_of(s, face)
    if slot == NONE:
        return why_not_here(s, face)
    if place >= s.kit.places[face]:
        return NO_SUCH_PLACE + RULE * 18 + NEED * s.kit.places[face]
    return why_not_place(s, seat, slot, place)


def why_not_place(s: ArtisansState, seat: i64, slot: i64, place: i64) -> i64:
    """AB-18: not one's own artisan, and as below."""
    if s.recruiter[slot] == seat:
        return OWN_ARTISAN + RULE * 18
    return why_not_stand(s, seat, slot, place)


def why_not_stand(s: ArtisansState, seat: i64, slot: i64, place: i64) -> i64:
    """AB-18: a free place, and its price in coins; AB-18b: an effect that is possible."""
    if s.standing[slot * MOST_PLACES + place] != NONE:
        return OCCUPIED + RULE * 18
    at = s.faces[slot] * MOST_PLACES + place
    left = s.coins[seat] - s.kit.prices[at]
    if left < 0:
        return GOODS_MISSING + RULE * 18
    return why_not_effect(s, seat, s.kit.place_effect[at], left)


def legal_visit(s: ArtisansState, seat: i64, moves: Moves) -> None:
    for slot in range(s.cast.count):
        if s.recruiter[slot] != seat:
            face = s.faces[slot]
            for place in range(s.kit.places[face]):
                if why_not_stand(s, seat, slot, place) == LEGAL:
                    moves.add(VISIT + A * face + B * place)


def play_visit(s: ArtisansState, seat: i64, face: i64, place: i64) -> None:
    """AB-18: the price goes to the artisan's recruiter, or to the bank."""
    slot = slot_of(s, face)
    spend_worker(s, seat)
    s.standing[slot * MOST_PLACES + place] = seat
    tell(s, VISITED, seat, face, place)
    price = s.kit.prices[face * MOST_PLACES + place]
    s.coins[seat] -= price
    owner = s.recruiter[slot]
    if owner != NONE:
        s.coins[owner] += price
    if price > 0 and owner != NONE:
        tell(s, PRICE_PAID, seat, owner, price)
    elif price > 0:
        tell(s, BANK_PAID, seat, price)
    begin_effect(s, seat, s.kit.place_effect[face * MOST_PLACES + place])
