"""What a refused move takes and what is missing for it: all of it, counted by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.building import cost
from chantier.games.artisans_builders.contracts import fee, missing_badges
from chantier.games.artisans_builders.effects import why_not_effect
from chantier.games.artisans_builders.kit import BADGE_IDS, GOOD_IDS
from chantier.kernel.codes import LEGAL

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState

Figures = dict[str, int | str]
ALSO = {codes.REBATE: "build", codes.REPLACE: "renew", codes.REAP: "harvest"}


def counted(amounts: dict[str, int]) -> str:
    """Amounts as a message names them: "@count-wood=2 @count-coins=1"."""
    return " ".join(f"@count-{name}={n}" for name, n in amounts.items() if n > 0)


def told(takes: dict[str, int], lacks: dict[str, int]) -> Figures:
    """Nothing, where nothing is missing."""
    missing = any(n > 0 for n in lacks.values())
    return {"takes": counted(takes), "lacks": counted(lacks), "also": "no"} if missing else {}


def owned(s: ArtisansState, seat: int) -> list[int]:
    return [int(s.wood[seat]), int(s.stone[seat]), int(s.coins[seat])]


def beyond(takes: dict[str, int], s: ArtisansState, seat: int) -> dict[str, int]:
    return {name: max(0, n - have) for (name, n), have in zip(takes.items(), owned(s, seat), strict=True)}


def for_building(s: ArtisansState, seat: int, card: int) -> Figures:
    """AB-19: cubes that are not asked for may stand for coins, and are counted."""
    takes = {name: int(cost(s, card, good, s.effect)) for good, name in enumerate(GOOD_IDS)}
    lacks = beyond(takes, s, seat)
    spare = sum(max(0, have - takes[name]) for name, have in zip(GOOD_IDS[:2], owned(s, seat), strict=False))
    return told(takes, {**lacks, "coins": max(0, lacks["coins"] - spare)})


def for_visit(s: ArtisansState, seat: int, face: int, place: int) -> Figures:
    """AB-18, AB-18b: the price and one exchange together; `also` is what stands in the way besides."""
    at = face * codes.MOST_PLACES + place
    effect, price = s.kit.place_effect[at], int(s.kit.prices[at])
    takes = given(s, effect, 1)
    takes["coins"] += price
    found = told(takes, beyond(takes, s, seat))
    kind = s.kit.effects[effect * codes.EFFECT]
    too_dear = s.coins[seat] < price
    stands_in_the_way = too_dear and kind in ALSO and why_not_effect(s, seat, effect, 0) != LEGAL
    return {**found, "also": ALSO[kind] if stands_in_the_way else "no"}


def for_trade(s: ArtisansState, seat: int, times: int) -> Figures:
    takes = given(s, s.effect, times)
    return told(takes, beyond(takes, s, seat))


def given(s: ArtisansState, effect: int, times: int) -> dict[str, int]:
    at = effect * codes.EFFECT + codes.GIVE
    trades = s.kit.effects[effect * codes.EFFECT] == codes.TRADE_IN
    return {name: int(s.kit.effects[at + good]) * times if trades else 0 for good, name in enumerate(GOOD_IDS)}


def for_contract(s: ArtisansState, seat: int, kind: int) -> Figures:
    """AB-26, AB-27: the badges, and the coins of the fee."""
    badges: dict[str, int] = {badge: int(missing_badges(s, seat, kind, n)) for n, badge in enumerate(BADGE_IDS)}
    due = int(fee(s, kind))
    return told({"coins": due}, {**badges, "coins": max(0, due - int(s.coins[seat]))})
