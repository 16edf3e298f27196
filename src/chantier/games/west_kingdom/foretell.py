"""What a move leaves behind, told before it is made; and what the winner is found by."""

from __future__ import annotations

from chantier.games.west_kingdom import codes, scoring
from chantier.games.west_kingdom.guildhall import laid
from chantier.games.west_kingdom.purse import silver
from chantier.games.west_kingdom.state import WestState
from chantier.kernel.foresight import Foretold


def foretell(before: WestState, after: WestState, seat: int) -> list[Foretold]:
    return [
        *crowds(before, after, seat),
        *one_fewer(before, after, seat),
        *coins_left(before, after),
        *places_left(before, after),
    ]


def crowds(before: WestState, after: WestState, seat: int) -> list[Foretold]:
    """WK-18: workers that others may then capture together."""
    found = []
    for place in range(codes.LARGE):
        was, workers = (s.workers[seat * codes.LARGE + place] for s in (before, after))
        if workers > was and workers > 1:
            found.append(Foretold("may-be-captured", "WK-18", {"workers": workers, "place:place": place}))
    return found


def one_fewer(before: WestState, after: WestState, seat: int) -> list[Foretold]:
    """WK-6: what stays where a worker was taken back."""
    places = range(seat * codes.LARGE, (seat + 1) * codes.LARGE)
    fewer = [at for at in places if after.workers[at] < before.workers[at]]
    if sum(before.workers[at] - after.workers[at] for at in fewer) != 1:
        return []
    at = fewer[0]
    return [Foretold("still-there", "WK-6", {"workers": after.workers[at], "place:place": at % codes.LARGE})]


def coins_left(before: WestState, after: WestState) -> list[Foretold]:
    """WK-15: silver on cards goes to whoever hires there next."""
    silver_laid = sum(after.coins) - sum(before.coins)
    return [Foretold("silver-on-cards", "WK-15", {"silver": silver_laid})] if silver_laid > 0 else []


def places_left(before: WestState, after: WestState) -> list[Foretold]:
    """WK-22 and WK-28: how many places of the guildhall are left before the last turns."""
    if laid(after) == laid(before):
        return []
    return [Foretold("guildhall-left", "WK-28", {"places": after.kit.guild_places[after.players] - laid(after)})]


def ranking(s: WestState, seat: int) -> dict[str, int]:
    """WK-29 and WK-30: what is compared, in this order."""
    then = scoring.as_if_over(s)
    return {"total": scoring.total_points(then, seat), "virtue": then.virtue[seat], "silver": silver(then, seat)}
