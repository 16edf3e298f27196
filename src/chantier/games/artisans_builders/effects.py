"""What artisans and contract powers do: a closed list (AB-5, AB-5c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.building import can_build, slide
from chantier.games.artisans_builders.codes import (
    ASK_CUBES,
    ASK_HARVEST,
    ASK_REBATE,
    ASK_RENEW,
    ASK_TRADE,
    AT_LEAST_ONCE,
    BUILDINGS,
    COINS,
    EFFECT,
    EMPTY_DECK,
    GAIN,
    GAINED,
    GAVE,
    GET,
    GIVE,
    GONE,
    GOODS,
    GOODS_MISSING,
    HARVEST,
    HARVESTED,
    LEVEL_CARDS,
    LEVELS,
    MARKET,
    MIX,
    NONE,
    NOT_FOR_SALE,
    NOTHING_TO_BUILD,
    NOTHING_TO_HARVEST,
    NOTHING_TO_RENEW,
    ON_MARKET,
    PLOT_PAYS_NOTHING,
    PLOTS,
    REAP,
    REBATE,
    RENEW,
    RENEWED,
    REPLACE,
    ROW,
    SPLIT,
    STONE,
    TIMES,
    TOO_MANY,
    TOO_OFTEN,
    TRADE,
    TRADE_IN,
    WOOD,
)
from chantier.games.artisans_builders.contracts import after_action
from chantier.games.artisans_builders.goods import take
from chantier.kernel.codes import HAVE, LEGAL, LETTER, NEED, RULE, ZERO, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def why_not_effect(s: ArtisansState, seat: i64, effect: i64, coins: i64) -> i64:
    """AB-18b: an effect must be possible at least once, with the coins that are left after the price."""
    kind = s.kit.effects[effect * EFFECT]
    if kind <= MIX:  # goods can always be taken
        return LEGAL
    if kind == TRADE_IN and most_trades(s, seat, effect, coins) == 0:
        return GOODS_MISSING + RULE * (18 + LETTER * 2)
    if kind == REBATE and not can_build(s, seat, effect, coins):
        return NOTHING_TO_BUILD + RULE * (18 + LETTER * 2)
    if kind == REPLACE and not can_renew(s):
        return NOTHING_TO_RENEW + RULE * (18 + LETTER * 2)
    if kind == REAP and not can_harvest(s, seat):
        return NOTHING_TO_HARVEST + RULE * (18 + LETTER * 2)
    return LEGAL


def begin_effect(s: ArtisansState, seat: i64, effect: i64) -> None:
    """Carry it out, or ask how."""
    s.effect = effect
    kind = s.kit.effects[effect * EFFECT]
    if kind == GAIN:
        take(s, seat, GAINED, s.kit.effects, effect * EFFECT + GET)
        after_action(s)
    elif kind == MIX:
        s.asks = ASK_CUBES
    elif kind == TRADE_IN:
        ask_trade(s, seat)
    elif kind == REBATE:
        s.asks = ASK_REBATE
    elif kind == REPLACE:
        s.asks = ASK_RENEW
    else:
        ask_harvest(s, seat)


# cubes, wood and stone in any mix


def why_not_split(s: ArtisansState, wood: i64) -> i64:
    cubes = s.kit.effects[s.effect * EFFECT + TIMES]
    return LEGAL if wood <= cubes else TOO_MANY + RULE * (5 + LETTER * 3) + NEED * wood + HAVE * cubes


def legal_split(s: ArtisansState, moves: Moves) -> None:
    for wood in range(s.kit.effects[s.effect * EFFECT + TIMES] + 1):
        moves.add(SPLIT + A * wood)


def play_split(s: ArtisansState, seat: i64, wood: i64) -> None:
    stone = s.kit.effects[s.effect * EFFECT + TIMES] - wood
    s.wood[seat] += wood
    s.stone[seat] += stone
    tell(s, GAINED, seat, wood, stone)
    after_action(s)


# exchanges


def most_trades(s: ArtisansState, seat: i64, effect: i64, coins: i64) -> i64:
    """How often what is given is there."""
    at = effect * EFFECT + GIVE
    most = s.kit.effects[effect * EFFECT + TIMES]
    most = within(most, s.wood[seat], s.kit.effects[at + WOOD])
    most = within(most, s.stone[seat], s.kit.effects[at + STONE])
    return within(most, coins, s.kit.effects[at + COINS])


def within(most: i64, have: i64, give: i64) -> i64:
    if give == 0 or have >= most * give:
        return most
    return have // give


def ask_trade(s: ArtisansState, seat: i64) -> None:
    if most_trades(s, seat, s.effect, s.coins[seat]) == 1:
        play_trade(s, seat, 1)
    else:
        s.asks = ASK_TRADE


def why_not_trade(s: ArtisansState, seat: i64, times: i64) -> i64:
    if times < 1:
        return AT_LEAST_ONCE + RULE * (5 + LETTER * 3)
    most = most_trades(s, seat, s.effect, s.coins[seat])
    if times > s.kit.effects[s.effect * EFFECT + TIMES]:
        return TOO_OFTEN + RULE * (5 + LETTER * 3) + NEED * s.kit.effects[s.effect * EFFECT + TIMES] + HAVE * most
    return LEGAL if times <= most else GOODS_MISSING + RULE * (5 + LETTER * 3)


def legal_trade(s: ArtisansState, seat: i64, moves: Moves) -> None:
    for times in range(1, most_trades(s, seat, s.effect, s.coins[seat]) + 1):
        moves.add(TRADE + A * times)


def play_trade(s: ArtisansState, seat: i64, times: i64) -> None:
    at = s.effect * EFFECT
    effects = s.kit.effects
    for _ in range(times):
        s.wood[seat] -= effects[at + GIVE + WOOD]
        s.stone[seat] -= effects[at + GIVE + STONE]
        s.coins[seat] -= effects[at + GIVE + COINS]
        tell(s, GAVE, seat, effects[at + GIVE + WOOD], effects[at + GIVE + STONE], effects[at + GIVE + COINS])
        take(s, seat, GAINED, effects, at + GET)
    after_action(s)


# a market card leaves the game


def can_renew(s: ArtisansState) -> bool:
    """AB-18b: a row with a card and a deck."""
    for row in range(LEVELS):
        if s.left[row] > 0 and s.market[row * ROW] != NONE:
            return True
    return False


def why_not_renew(s: ArtisansState, card: i64) -> i64:
    if s.lies[card] != ON_MARKET:
        return NOT_FOR_SALE + RULE * (5 + LETTER * 3)
    return LEGAL if s.left[card // LEVEL_CARDS] > 0 else EMPTY_DECK + RULE * (5 + LETTER * 3)


def legal_renew(s: ArtisansState, moves: Moves) -> None:
    for place in range(MARKET):
        card = s.market[place]
        if card != NONE and s.left[place // ROW] > 0:
            moves.add(RENEW + A * card)


def play_renew(s: ArtisansState, seat: i64, card: i64) -> None:
    """AB-5c: it leaves the game, its row slides and is filled up; the place pays nothing, the artisan does."""
    place: i64 = 0
    while s.market[place] != card:
        place += 1
    s.lies[card] = GONE
    tell(s, RENEWED, seat, card)
    take(s, seat, GAINED, s.kit.effects, s.effect * EFFECT + GET)
    slide(s, place)


# a plot pays once more


def plot_income(s: ArtisansState, seat: i64, plot: i64, good: i64) -> i64:
    """AB-11: what is printed on an empty plot; otherwise the top building, and what is left of those it covers."""
    kit = s.kit
    place = seat * PLOTS + plot
    top = s.top[place]
    if top == NONE:
        return kit.printed[s.board[seat] * PLOTS + plot] if good == COINS else ZERO
    total = kit.income[top * GOODS + good]
    for card in range(BUILDINGS):
        if s.lies[card] == place and card != top:
            total += kit.residual[card * GOODS + good]
    return total


def why_not_harvest(s: ArtisansState, seat: i64, plot: i64) -> i64:
    for good in range(GOODS):
        if plot_income(s, seat, plot, good) > 0:
            return LEGAL
    return PLOT_PAYS_NOTHING + RULE * (18 + LETTER * 2)


def can_harvest(s: ArtisansState, seat: i64) -> bool:
    """Does any plot pay?"""
    for good in range(GOODS):
        if s.income[seat * GOODS + good] > 0:
            return True
    return False


def legal_harvest(s: ArtisansState, seat: i64, moves: Moves) -> None:
    for plot in range(PLOTS):
        if why_not_harvest(s, seat, plot) == LEGAL:
            moves.add(HARVEST + A * plot)


def ask_harvest(s: ArtisansState, seat: i64) -> None:
    """A power may find a district where nothing pays; then it is lost (AB-28)."""
    paying: i64 = 0
    found: i64 = 0
    for plot in range(PLOTS):
        if why_not_harvest(s, seat, plot) == LEGAL:
            paying += 1
            found = plot
    if paying == 0:
        after_action(s)
    elif paying == 1:
        play_harvest(s, seat, found)
    else:
        s.asks = ASK_HARVEST


def play_harvest(s: ArtisansState, seat: i64, plot: i64) -> None:
    wood = plot_income(s, seat, plot, WOOD)
    stone = plot_income(s, seat, plot, STONE)
    coins = plot_income(s, seat, plot, COINS)
    s.wood[seat] += wood
    s.stone[seat] += stone
    s.coins[seat] += coins
    tell(s, HARVESTED, seat, wood, stone, coins)
    after_action(s)
