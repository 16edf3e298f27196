"""How good a position looks for a seat, in thousandths of a point.

Its score, what its means may still become while there is time, and what the best of the others has, for they can be
hindered. Workers left alone at a place are worth more and more, so the groups of others are worth capturing.

That is the `outlook`, which tells who will win. A turn is chosen by `judge`, which likes to build besides: whoever
waits until a building is worth more than the gold it costs never builds, and nobody ends the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.west_kingdom.cathedral import standing
from chantier.games.west_kingdom.codes import (
    DRAW_BUILDING,
    DRAW_LOOKED,
    DRAW_REWARD,
    GOLD,
    GOODS,
    LARGE,
    MARBLE,
    NONE,
    SILVER,
    SKILLS,
    STEPS,
    STONE,
    WOOD,
    count,
    lowest,
)
from chantier.games.west_kingdom.guildhall import laid
from chantier.games.west_kingdom.purse import owns
from chantier.games.west_kingdom.scoring import as_if_over, is_over, points, total_points
from chantier.games.west_kingdom.todo import number_in
from chantier.games.west_kingdom.town_hall import captives, captured
from chantier.kernel.codes import BIT, ZERO, first_of, kind_of

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState

POINT: Final[i64] = 1000
EDGE: Final[i64] = 9 * POINT
FULL: Final[i64] = 1000  # the clock at the start
LAST_TURN: Final[i64] = 40  # the clock when one turn is left
EARLY: Final[i64] = 8  # turns of each player
FADES: Final[i64] = 15  # from turn to turn after that
FAINTEST: Final[i64] = 350

# goods: clay, wood, stone, gold, marble, silver; gold and marble have their point besides
GOOD: Final = vec[i64]([200, 300, 300, 450, 650, 220])
PLENTY: Final[i64] = 6  # of a kind; what is more is worth half
FIRST_COINS: Final[i64] = 3
FIRST_COIN: Final[i64] = 250

SKILL: Final[i64] = 2000
APPRENTICE: Final[i64] = 800
CARD: Final[i64] = 350  # in hand, to be discarded at least
FEW_CARDS: Final[i64] = 5
DRAWN_CARD: Final[i64] = 600  # still to be drawn, while there is room in the hand
REWARD: Final[i64] = 1500
LOOK: Final[i64] = 300  # for each card to choose from

PLAN: Final[i64] = 850  # a point of a building that is not built
PRICE: Final = vec[i64]([3, 4, 4, 9, 11, 3])  # what goods cost beside each other
WITHOUT_SKILL: Final[i64] = 650  # what a plan is worth for each skill that is missing
BEST_PLAN: Final[i64] = 600
SECOND_PLAN: Final[i64] = 350
OTHER_PLAN: Final[i64] = 120

# workers: those at home are turns to come; a group grows with its square, one's own only so far
NEEDED: Final[i64] = 4
ENOUGH: Final[i64] = 10
NEEDED_WORKER: Final[i64] = 700
SPARE_WORKER: Final[i64] = 150
GROUP: Final = vec[i64]([60, 60, 160, 50, 40, 30, 5, 30, 10])  # by large place
OWN_GROUP: Final[i64] = 5
AWAY: Final[i64] = 60  # in prison or captured
CAPTIVE: Final[i64] = 120

# what the choice of a turn likes besides: found by games between journeymen (chantier sanity west_kingdom)
PLACE: Final[i64] = 5500  # a place taken in the guildhall
SPARED: Final[i64] = 600  # of the point of a gold or marble
FIRST_CARDS: Final[i64] = 2
FIRST_CARD: Final[i64] = 1500
AT_HAND: Final[i64] = 400  # each needed worker at home; a fourth of it for each beyond
LAST_COIN: Final[i64] = 500
STEADY: Final[i64] = 700
ENDING: Final[i64] = 10 * POINT

# what a search likes besides winning: as much as it takes for games to be as long as people's
LIKED_PLACE: Final[i64] = 1080
HOARDED: Final[i64] = 1440  # each gold and marble, less as the guildhall fills

LOW_VIRTUE: Final[i64] = -1500  # no cathedral
HIGH_VIRTUE: Final[i64] = -300  # no market
DEBT: Final[i64] = -300  # besides its two points


def judge(s: WestState, seat: i64) -> i64:
    """For choosing a turn; at the end, only points."""
    if is_over(s):
        return lead(s, seat)
    return ahead(s, seat, steady_clock(s)) + zeal(s, seat)


def outlook(s: WestState, seat: i64) -> i64:
    """For telling who will win."""
    return lead(s, seat) if is_over(s) else ahead(s, seat, clock(s))


def lead(s: WestState, seat: i64) -> i64:
    return points(s, seat) // POINT - best_other_points(s, seat) // POINT


def ahead(s: WestState, seat: i64, time: i64) -> i64:
    """Own prospects, less those of the best other, who counts the more the fewer play."""
    then = as_if_over(s)
    own = total_points(then, seat) * POINT + (means(s, seat) + groups(s, seat, OWN_GROUP)) * time // FULL
    if s.last_turns == NONE:
        own += plans_worth(s, seat, share_empty(s))
    return own - rivals(s, then, seat, time)


def rivals(s: WestState, then: WestState, seat: i64, time: i64) -> i64:
    """What is lost with the best of them."""
    threat = FULL if s.last_turns == NONE else LAST_TURN
    best: i64 = -1000 * POINT
    for other in range(s.players):
        if other != seat:
            theirs = total_points(then, other) * POINT + others_means(s, other) * time // FULL
            theirs += groups(s, other, s.kit.workers) * threat // FULL
            best = max(best, theirs)
    return 2 * best // s.players


def zeal(s: WestState, seat: i64) -> i64:
    """What one builds with is kept at hand and spent gladly, and who is ahead ends the game."""
    built = PLACE * s.guild[seat]
    if s.last_turns != NONE:
        return built + ending_worth(s, seat)
    return built + cards_at_hand(s, seat) + workers_at_hand(s, seat) + coin_at_hand(s, seat) - treasure_spared(s, seat)


def zest(s: WestState, seat: i64) -> i64:
    """What the outlook misses: who builds wins against who hoards gold and marble."""
    if is_over(s):
        return ZERO
    hoard = s.goods[seat * GOODS + GOLD] + s.goods[seat * GOODS + MARBLE]
    return LIKED_PLACE * s.guild[seat] - HOARDED * hoard * share_empty(s) // FULL


def ending_worth(s: WestState, seat: i64) -> i64:
    """Of the last round, for who begins it with the most points."""
    then = as_if_over(s)
    own = total_points(then, seat)
    for other in range(s.players):
        if total_points(then, other) > own:
            return ZERO
    return ENDING


def cards_at_hand(s: WestState, seat: i64) -> i64:
    return FIRST_CARD * min(FIRST_CARDS, s.cards[seat])


def workers_at_hand(s: WestState, seat: i64) -> i64:
    """Without them turns are lost, at any time."""
    home = s.home[seat]
    spare = max(min(ENOUGH, home) - NEEDED, ZERO)
    return AT_HAND * min(NEEDED, home) + AT_HAND * spare // NEEDED


def coin_at_hand(s: WestState, seat: i64) -> i64:
    """A capture costs one."""
    return LAST_COIN * min(1, s.goods[seat * GOODS + SILVER])


def treasure_spared(s: WestState, seat: i64) -> i64:
    """Gold and marble are to build with until the end, and only then points."""
    return SPARED * (s.goods[seat * GOODS + GOLD] + s.goods[seat * GOODS + MARBLE])


def best_other_points(s: WestState, seat: i64) -> i64:
    best: i64 = -1_000_000_000
    for other in range(s.players):
        if other != seat and points(s, other) > best:
            best = points(s, other)
    return best


def clock(s: WestState) -> i64:
    """The share of guildhall places still empty, in thousandths; in the last round there is one turn left at most."""
    if s.last_turns != NONE:
        return LAST_TURN
    return LAST_TURN + (patience(s) - LAST_TURN) * share_empty(s) // FULL


def steady_clock(s: WestState) -> i64:
    """A clock that does not run out before the last round: who builds needs means to the end."""
    return clock(s) if s.last_turns != NONE else max(clock(s), STEADY)


def share_empty(s: WestState) -> i64:
    """Of the guildhall's places."""
    places = s.kit.guild_places[s.players]
    empty = places - laid(s)
    return FULL * empty // places if empty > 0 else ZERO


def patience(s: WestState) -> i64:
    """Who hoards for ever never builds, so means fade from turn to turn."""
    turn = s.turns // s.players
    faded = FULL - FADES * (turn - EARLY) if turn > EARLY else FULL
    return max(FAINTEST, faded)


def means(s: WestState, seat: i64) -> i64:
    """All that is not points yet."""
    people = crew_worth(s, seat) + home_worth(s, seat)
    return goods_worth(s, seat) + people + cards_worth(s, seat) + virtue_worth(s, seat)


def cards_worth(s: WestState, seat: i64) -> i64:
    return CARD * min(FEW_CARDS, s.cards[seat]) + pending_worth(s, seat)


def others_means(s: WestState, seat: i64) -> i64:
    """What everybody sees."""
    return goods_worth(s, seat) + crew_worth(s, seat) + home_worth(s, seat)


def goods_worth(s: WestState, seat: i64) -> i64:
    total: i64 = 0
    for good in range(GOODS):
        has = s.goods[seat * GOODS + good]
        if has > PLENTY:
            total += GOOD[good] * (PLENTY + has) // 2
        else:
            total += GOOD[good] * has
    coins = s.goods[seat * GOODS + SILVER]
    return total + FIRST_COIN * (min(FIRST_COINS, coins))


def crew_worth(s: WestState, seat: i64) -> i64:
    total = APPRENTICE * count(s.crew[seat])
    for skill in range(SKILLS):
        if s.crew[seat] & s.kit.skilled[skill] != 0:
            total += SKILL
    return total


def home_worth(s: WestState, seat: i64) -> i64:
    home = s.home[seat]
    away = AWAY * (s.prison[seat] + captured(s, seat))
    held = CAPTIVE * captives(s, seat) - away
    if home <= NEEDED:
        return held + NEEDED_WORKER * home
    spare = min(ENOUGH, home)
    return held + NEEDED_WORKER * NEEDED + SPARE_WORKER * (spare - NEEDED)


def groups(s: WestState, seat: i64, most: i64) -> i64:
    total: i64 = 0
    for place in range(LARGE):
        there = s.workers[seat * LARGE + place]
        grown = min(most, there)
        total += GROUP[place] * grown * (grown - 1)
    return total


def virtue_worth(s: WestState, seat: i64) -> i64:
    debts = DEBT * s.unpaid[seat]
    if s.virtue[seat] < s.kit.cathedral_from:
        return debts + LOW_VIRTUE
    return debts + HIGH_VIRTUE if s.virtue[seat] > s.kit.market_to else debts


def plans_worth(s: WestState, seat: i64, time: i64) -> i64:
    """The best plan counts to the last, or nobody would end it; there is hardly time for the others.

    The next step of the cathedral is a plan too.
    """
    best = step_plan(s, seat)
    second: i64 = 0
    others: i64 = 0
    hand = s.hands[seat]
    while hand != 0:
        worth = plan_worth(s, seat, lowest(hand))
        hand &= hand - 1
        if worth > best:
            others += second
            second = best
            best = worth
        elif worth > second:
            others += second
            second = worth
        else:
            others += worth
    return BEST_PLAN * best // FULL + (SECOND_PLAN * second + OTHER_PLAN * others) // FULL * time // FULL


def plan_worth(s: WestState, seat: i64, card: i64) -> i64:
    """A building's points, as far as one has come with its goods and skills."""
    kit = s.kit
    worth = PLAN * kit.worth[card] * progress(s, seat, kit.cost, card * GOODS) // FULL
    for skill in range(SKILLS):
        if kit.asked[card] & BIT[skill] != 0 and s.crew[seat] & kit.skilled[skill] == 0:
            worth = worth * WITHOUT_SKILL // FULL
    return worth


def step_plan(s: WestState, seat: i64) -> i64:
    """What the next step would bring, its reward included."""
    step = s.step[seat]
    if step == STEPS or s.virtue[seat] < s.kit.cathedral_from or standing(s, step + 1) >= s.kit.step_places[step]:
        return ZERO
    before = s.kit.step_points[step - 1] if step > 0 else ZERO
    worth = PLAN * (s.kit.step_points[step] - before) + REWARD
    asked = s.kit.step_mix[step]
    if asked == 0:
        return worth * progress(s, seat, s.kit.step_cost, step * GOODS) // FULL
    has = owns(s, seat, WOOD) + owns(s, seat, STONE)
    return worth * (min(asked, has)) // asked


def progress(s: WestState, seat: i64, costs: vec[i64], at: i64) -> i64:
    """How much of a cost one has, in thousandths."""
    asked: i64 = 0
    held: i64 = 0
    for good in range(GOODS):
        cost = costs[at + good]
        has = s.goods[seat * GOODS + good]
        asked += PRICE[good] * cost
        held += PRICE[good] * (min(cost, has))
    return FULL * held // asked if asked > 0 else FULL


def room_for(s: WestState, seat: i64, cards: i64) -> i64:
    """How many of these cards the hand can hold."""
    room = s.kit.hand - s.cards[seat]
    if room < 0:
        return ZERO
    return min(room, cards)


def pending_worth(s: WestState, seat: i64) -> i64:
    """What chance will draw for the seat."""
    total: i64 = 0
    for i in range(s.todo_count):
        item = s.todo[i]
        if first_of(item) == seat:
            kind = kind_of(item)
            if kind == DRAW_BUILDING:
                total += DRAWN_CARD * room_for(s, seat, number_in(item))
            elif kind == DRAW_LOOKED:
                total += LOOK * number_in(item)
            elif kind == DRAW_REWARD:
                total += REWARD
    return total
