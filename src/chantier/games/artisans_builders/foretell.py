"""What a move leaves behind, told before it is made; and what the winner is found by."""

from __future__ import annotations

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.scoring import FIRST_TO_THREE, score
from chantier.games.artisans_builders.state import ArtisansState
from chantier.kernel.foresight import Foretold


def foretell(before: ArtisansState, after: ArtisansState, seat: int) -> list[Foretold]:
    return [*recruited(before, after), *visited(before, after), *district(before, after, seat)]


def recruited(before: ArtisansState, after: ArtisansState) -> list[Foretold]:
    """AB-14 and AB-18: what the others pay to the recruiter, and how many artisans are left to the next."""
    found = []
    for slot in range(before.cast.count):
        if before.recruiter[slot] == codes.NONE != after.recruiter[slot]:
            face = after.faces[slot]
            coins = sum(after.kit.prices[face * codes.MOST_PLACES + place] for place in range(after.kit.places[face]))
            found.append(Foretold("others-pay", "AB-18", {"artisan:artisan": face, "coins": coins}))
            left = sum(after.recruiter[other] == codes.NONE for other in range(1, after.cast.count))
            if after.picks < after.players:
                found.append(Foretold("artisans-left", "AB-14", {"artisans": left}))
    return found


def visited(before: ArtisansState, after: ArtisansState) -> list[Foretold]:
    """AB-18: the places at that artisan which are left to the others."""
    found = []
    for slot in range(before.cast.count):
        places = range(slot * codes.MOST_PLACES, slot * codes.MOST_PLACES + after.kit.places[after.faces[slot]])
        if any(before.standing[place] == codes.NONE != after.standing[place] for place in places):
            left = sum(after.standing[place] == codes.NONE for place in places)
            found.append(Foretold("places-left", "AB-18", {"artisan:artisan": after.faces[slot], "places": left}))
    return found


def district(before: ArtisansState, after: ArtisansState, seat: int) -> list[Foretold]:
    """AB-11 and AB-20: what a district pays a round from then on, and the badges that are covered."""
    goods, kinds = seat * codes.GOODS, seat * codes.KINDS
    more = [after.income[goods + good] - before.income[goods + good] for good in range(codes.GOODS)]
    names = ("wood", "stone", "coins")
    figures = {name: max(by, 0) for name, by in zip(names, more, strict=True)}
    figures |= {f"give{name}": max(-by, 0) for name, by in zip(names, more, strict=True)}
    return [
        *([Foretold("income-changes", "AB-11", figures)] if any(more) else []),
        *(
            Foretold("badge-covered", "AB-20", {"kind:kind": kind})
            for kind in range(codes.KINDS)
            if after.badges[kinds + kind] < before.badges[kinds + kind]
        ),
    ]


def ranking(s: ArtisansState, seat: int) -> dict[str, int]:
    """AB-32 and AB-33: what is compared, in this order."""
    order = s.third[seat]
    return {"points": score(s, seat), "third-castle": FIRST_TO_THREE - order if order > 0 else 0}
