"""What a place would bring a seat that came there now, and what it would pay: by the rules, for a screen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.cathedral import mix
from chantier.games.west_kingdom.gathering import (
    FOR_CLAY,
    FOR_GOLD,
    go_to_forest,
    go_to_mine,
    go_to_quarry,
    go_to_silversmith,
    go_to_tax_stand,
    own_workers,
    play_dig,
    why_not_dig,
)
from chantier.games.west_kingdom.guardhouse import go_to_guardhouse
from chantier.games.west_kingdom.guildhall import why_not_cost
from chantier.games.west_kingdom.market import give_extras, large_side, market_silver, market_virtue, small_side
from chantier.games.west_kingdom.parts import GOOD_IDS, PLACE_IDS, SKILL_IDS
from chantier.games.west_kingdom.purse import ability_amount, gain, has, lose_virtue, owns, spare_twin, tax_due
from chantier.games.west_kingdom.sight import Goods, Price, Prospect
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.storehouse import go_to_storehouse
from chantier.games.west_kingdom.todo import asked, number
from chantier.games.west_kingdom.town_hall import go_to_town_hall
from chantier.games.west_kingdom.workshop import hire_silver, plans
from chantier.kernel.codes import LEGAL

MIDDLE = 1  # of the stalls


def priced(s: WestState, seat: i64, tax: i64 = 0, bank: i64 = 0, row: i64 = 0) -> Price:
    payable = tax + bank + row <= s.goods[seat * codes.GOODS + codes.SILVER]
    return Price(tax, bank + row, bank, row, payable)


def prospects(s: WestState, seat: i64) -> dict[str, Prospect]:
    """Every place but the guildhall, with one worker more than now."""
    return {PLACE_IDS[place]: prospect(s, seat, place) for place in range(codes.GUILDHALL)}


def prospect(s: WestState, seat: i64, place: i64) -> Prospect:
    if place >= codes.MARKET_LEFT:
        return stall(s, seat, place - codes.MARKET_LEFT)
    price = priced(s, seat)
    if place == codes.WORKSHOP:
        price = priced(s, seat, tax_due(s, seat, s.kit.hire_tax), hire_silver(s, seat))
    if place == codes.TOWN_HALL:
        price = priced(s, seat, tax_due(s, seat, s.kit.first_capture_tax), s.kit.first_capture_silver)
    return Prospect(gains(s, seat, place), price)


def gains(s: WestState, seat: i64, place: i64) -> list[Goods]:
    """WK-10 to WK-19: what the rules do with a copy of the table."""
    then = arrived(s, seat, place)
    if place == codes.MINE:
        ores = [ore for ore in (FOR_CLAY, FOR_GOLD) if why_not_dig(then, seat, ore) == LEGAL]
        return [difference(s, dug_for(s, seat, ore), seat) for ore in ores]
    if place == codes.WORKSHOP:
        return [{"cards": plans(then, seat)}, {"apprentices": 1}]
    go_to(then, seat, place)
    if place == codes.STOREHOUSE:
        return [{"exchanges": number(then)}]
    if place == codes.TOWN_HALL:
        return [{"captures": number(then)}]
    if place == codes.GUARDHOUSE:
        return [{"actions": number(then)}]
    return [difference(s, then, seat)]


def go_to(then: WestState, seat: i64, place: i64) -> None:
    """The places that only give something, and those where one acts as often as they count."""
    if place == codes.FOREST:
        go_to_forest(then, seat)
    elif place == codes.QUARRY:
        go_to_quarry(then, seat)
    elif place == codes.SILVERSMITH:
        go_to_silversmith(then, seat)
    elif place == codes.TAX_STAND:
        go_to_tax_stand(then, seat)
    elif place == codes.STOREHOUSE:
        go_to_storehouse(then, seat)
    elif place == codes.TOWN_HALL:
        go_to_town_hall(then, seat)
    else:
        go_to_guardhouse(then, seat)


def arrived(s: WestState, seat: i64, place: i64) -> WestState:
    then = s.clone()
    then.serving = s.crew[seat]
    if place < codes.LARGE:
        then.workers[seat * codes.LARGE + place] += 1
    return then


def dug_for(s: WestState, seat: i64, ore: i64) -> WestState:
    then = arrived(s, seat, codes.MINE)
    go_to_mine(then, seat)
    play_dig(then, seat, ore)
    return then


def stall(s: WestState, seat: i64, which: i64) -> Prospect:
    """WK-20: goods or a card, the virtue it costs, and what apprentices and Caroline add."""
    then = at_stall(s, seat, which)
    if which != MIDDLE:
        gain(then, seat, large_side(s) if which else small_side(s))
    give_extras(then, seat)
    found = difference(s, then, seat)
    besides = found.copy() if which == MIDDLE else difference(s, unsold(s, seat, which), seat)
    if asked(then) == codes.DRAW_BUILDING:
        found["cards"] = besides["cards"] = number(then)
    choices = [{"apprentices": 1}, {"looks": s.kit.look}] if which == MIDDLE else [{}]
    price = priced(s, seat, bank=market_silver(s, then.serving, which))
    return Prospect([choice | found for choice in choices], price, besides)


def at_stall(s: WestState, seat: i64, which: i64) -> WestState:
    then = arrived(s, seat, codes.MARKET_LEFT + which)
    lose_virtue(then, seat, market_virtue(then, then.serving))
    return then


def unsold(s: WestState, seat: i64, which: i64) -> WestState:
    """The same visit without the wares."""
    then = at_stall(s, seat, which)
    give_extras(then, seat)
    return then


def difference(s: WestState, then: WestState, seat: i64) -> Goods:
    """What a seat has gained, or lost."""
    found: Goods = {}
    first = seat * codes.GOODS
    for good, name in enumerate(GOOD_IDS):
        if then.goods[first + good] != s.goods[first + good]:
            found[name] = then.goods[first + good] - s.goods[first + good]
    if then.virtue[seat] != s.virtue[seat]:
        found["virtue"] = then.virtue[seat] - s.virtue[seat]
    if then.unpaid[seat] != s.unpaid[seat]:
        found["debts"] = then.unpaid[seat] - s.unpaid[seat]
    return found


def hiring(s: WestState, seat: i64) -> list[Price]:
    """WK-15: what each column costs a seat that comes to the workshop now, or stands there choosing."""
    there = own_workers(s, seat, codes.WORKSHOP)
    if asked(s) != codes.ASK_WORKSHOP or s.to_move() != seat:
        there += 1
    tax, silver = tax_due(s, seat, s.kit.hire_tax), hire_silver(s, seat)
    return [priced(s, seat, tax, silver, max(0, column + 1 - there)) for column in range(codes.COLUMNS)]


def missing(s: WestState, seat: i64, card: i64) -> Goods:
    """WK-23: the goods that a building still needs."""
    if why_not_cost(s, seat, card) == LEGAL:
        return {}
    at = card * codes.GOODS
    short = shortfall(s, seat, s.kit.cost, at)
    return less_saving(s, seat, at, short) if has(s, seat, codes.LESS_WOOD_OR_STONE) else short


def shortfall(s: WestState, seat: i64, costs: vec[i64], at: i64) -> Goods:
    """Of six figures of a table of costs, every good that is missing; Therese's gold and marble help each other."""
    short: Goods = {}
    for good, name in enumerate(GOOD_IDS):
        lack = costs[at + good] - s.goods[seat * codes.GOODS + good]
        twin = spare_twin(s, seat, costs, at, good) if lack > 0 else 0
        if lack > max(0, twin):
            short[name] = lack - max(0, twin)
    return short


def less_saving(s: WestState, seat: i64, at: i64, short: Goods) -> Goods:
    """WK-32: Lothaire saves some wood or some stone, whichever he lacks."""
    lacking = next((good for good in (codes.WOOD, codes.STONE) if GOOD_IDS[good] in short), codes.WOOD)
    return less_of(s, seat, at, short, lacking)


def less_of(s: WestState, seat: i64, at: i64, short: Goods, good: i64) -> Goods:
    """What is still missing when Lothaire saves this good."""
    saved = min(s.kit.cost[at + good], ability_amount(s, seat))
    left = short.get(GOOD_IDS[good], 0) - saved
    rest = {name: count for name, count in short.items() if name != GOOD_IDS[good]}
    return rest | {GOOD_IDS[good]: left} if left > 0 else rest


def missing_when_saving(s: WestState, seat: i64, card: i64, good: i64) -> Goods:
    """WK-32: what a building still needs if Lothaire saves this good."""
    at = card * codes.GOODS
    return less_of(s, seat, at, shortfall(s, seat, s.kit.cost, at), good)


def missing_for_step(s: WestState, seat: i64) -> Goods:
    """WK-24: what the next step of the cathedral still needs; wood and stone count together."""
    step = s.step[seat]
    mixed = mix(s, seat, step) - owns(s, seat, codes.WOOD) - owns(s, seat, codes.STONE)
    short: Goods = {"wood-or-stone": mixed} if mixed > 0 else {}
    return short | shortfall(s, seat, s.kit.step_cost, step * codes.GOODS)


def unskilled(s: WestState, seat: i64, card: i64) -> list[str]:
    """WK-23: the skills it asks for that no apprentice of the seat has."""
    kit = s.kit
    return [
        skill for i, skill in enumerate(SKILL_IDS) if kit.asked[card] >> i & 1 and s.crew[seat] & kit.skilled[i] == 0
    ]
