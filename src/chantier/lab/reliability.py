"""When a bot says that it wins seven times of ten, does it? What it says of many positions, beside what came of them.

The bot plays itself; at turns drawn by lot it is asked what it thinks, and the game goes on to its end. What was said
is sorted by tenths. From the same positions comes how shares have to be corrected, which a game keeps in its
`calibration.json` (chantier.kernel.calibration). Whether that helps is seen in games that it does not come from: each
half of the games is corrected by what the other half asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, NamedTuple

import msgspec

from chantier.bots.registry import make
from chantier.kernel.calibration import AS_IT_IS, Calibration, Calibrations, odds, read_calibrations
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadInput
from chantier.kernel.game import Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.lab.estimates import Share, share
from chantier.lab.simulate import BOT_SEED, checked_games

EVERY = 4  # one turn in so many is asked about: those of one game end alike, so more of them tell little
TENTHS = 10
STEPS = 20  # of Newton's, more than enough
STRIDE = 0.5
STEADY = 1e-3  # as if a few positions had said that nothing is to be corrected


class Said(NamedTuple):
    """What a bot expected of a position, and what came of it."""

    share: float
    won: float
    seats: int
    game: int = 0  # its number


class Tenth(msgspec.Struct, frozen=True):
    """Positions of which something similar was said: its mean, and what came true."""

    said: float
    came: Share


class Reliability(msgspec.Struct, frozen=True):
    game: str
    bot: str
    games: int
    positions: int
    tenths: list[Tenth]
    gap: float  # between what was said and what came, all positions taken together by their tenths
    checked: list[Tenth]  # the same with each half of the games corrected by the other half
    checked_gap: float
    calibrations: dict[str, tuple[float, float]]  # what the game's would have to be


def reliability(
    game: str,
    bot: str,
    *,
    positions: int,
    seats: Sequence[int] | None = None,
    seed: int = 0,
    after_each: Callable[[], None] = lambda: None,
) -> Reliability:
    """Games with each number of seats in turn, until so many positions were asked about."""
    card = find(game)
    make(bot, Dice(0))
    if positions < 1:
        raise BadInput("no-positions", given=positions)
    tables = [card.checked_seats(number) for number in seats or card.seats]
    said: list[Said] = []
    games = 0
    while len(said) < positions:
        for one in heard(card, bot, tables[games % len(tables)], seed + games):
            said.append(one._replace(game=games))
            after_each()
        games += checked_games(1, seed + games)
    found, checked = by_tenths(said), by_tenths(corrected_by_halves(said))
    return Reliability(
        game=game,
        bot=bot,
        games=games,
        positions=len(said),
        tenths=found,
        gap=gap(found),
        checked=checked,
        checked_gap=gap(checked),
        calibrations=corrected(said, read_calibrations(card.folder), evaluation(bot)),
    )


def evaluation(bot: str) -> str:
    return "learnt" if bot.startswith("grandmaster") else "judged"


def heard(card: Game[Any, Any], bot: str, seats: int, seed: int) -> list[Said]:
    """One game. Who is asked thinks apart, so that being asked does not change the game."""
    state: State = card.start(card.read_kit(), seats, card.checked_options(None))
    bots = [make(bot, Dice(seed ^ BOT_SEED * (seat + 1))) for seat in range(seats)]
    dice, lots, moves = Dice(seed), Dice(seed ^ BOT_SEED * 23), Moves()
    asked: list[tuple[int, float]] = []
    last = NOBODY
    while (seat := int(state.to_move())) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, state.draw(dice))
            continue
        moves.clear()
        state.legal(seat, moves)
        view = state.seen_by(seat)
        if seat != last and moves.count > 1 and lots.below(EVERY) == 0:
            asked.append((seat, make(bot, Dice(lots.word())).explain(view, seat, moves)[0].share))
        last = seat
        state.play(seat, bots[seat].choose(view, seat, moves))
    places = ranked([int(state.points(seat)) for seat in range(seats)])
    return [Said(told, (places[seat] == 1) / places.count(1), seats) for seat, told in asked]


def by_tenths(said: Sequence[Said]) -> list[Tenth]:
    """Those of which nothing was said are left out."""
    sorted_in: list[list[Said]] = [[] for _ in range(TENTHS)]
    for one in said:
        sorted_in[min(int(one.share * TENTHS), TENTHS - 1)].append(one)
    return [
        Tenth(sum(one.share for one in tenth) / len(tenth), share(one.won for one in tenth))
        for tenth in sorted_in
        if tenth
    ]


def gap(tenths: Sequence[Tenth]) -> float:
    positions = sum(one.came.chances for one in tenths)
    return sum(abs(one.said - one.came.rate) * one.came.chances for one in tenths) / positions


def corrected_by_halves(said: Sequence[Said]) -> list[Said]:
    """What would have been said with the corrections that come from every other game with as many seats."""
    told = []
    for seats in sorted({one.seats for one in said}):
        numbers = sorted({one.game for one in said if one.seats == seats})
        halves = [set(numbers[0::2]), set(numbers[1::2])]
        for half, other in (halves, halves[::-1]):
            correction = Calibration(*fitted([one for one in said if one.game in other])) if other else AS_IT_IS
            told += [one._replace(share=correction.told(one.share, seats)) for one in said if one.game in half]
    return told


def corrected(said: Sequence[Said], known: Calibrations, evaluation: str) -> dict[str, tuple[float, float]]:
    """The game's corrections, and after each the one that what was said with it still needs."""
    found = {name: (known[name].slope, known[name].shift) for name in known}
    for seats in sorted({one.seats for one in said}):
        name = f"{evaluation} {seats}"
        slope, shift = fitted([one for one in said if one.seats == seats])
        new: Calibration = known.get(name, AS_IT_IS).then(slope, shift)
        found[name] = (round(new.slope, 4), round(new.shift, 4))
    return found


def fitted(said: Sequence[Said]) -> tuple[float, float]:
    """Slope and shift that make what came most likely: logistic regression on the odds, by Newton's steps.

    Odds are beside even ones, and so is what is fitted: a share of one in four is even with four seats.
    """
    slope, shift = 1.0, 0.0
    for _ in range(STEPS):
        by_slope, by_shift = -STEADY * len(said) * (slope - 1), -STEADY * len(said) * shift
        twice, both, shifts = STEADY * len(said), 0.0, STEADY * len(said)
        for one in said:
            x = odds(one.share, one.seats)
            expected = 1 / (1 + exp(-(slope * x + shift)) * (one.seats - 1))
            wrong, sure = one.won - expected, expected * (1 - expected)
            by_slope += wrong * x
            by_shift += wrong
            twice += sure * x * x
            both += sure * x
            shifts += sure
        room = twice * shifts - both * both
        slope += short((by_slope * shifts - by_shift * both) / room)
        shift += short((by_shift * twice - by_slope * both) / room)
    return slope, shift


def short(step: float) -> float:
    """No longer than STRIDE: Newton's steps from far away go beyond what they look for."""
    return min(max(step, -STRIDE), STRIDE)
