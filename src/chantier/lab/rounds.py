"""Rounds of playing and learning: what a round has learnt plays the games of the next, until a round adds nothing.

The first round learns from quick games, and meets the judge alone. From then on the search itself plays, judging by the
best weights so far, and all games are kept to learn from. After each round its weights meet the best before it, at the
same iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chantier.bots.bot import Bot
from chantier.bots.match import play_match
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.insight import Traits
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import State
from chantier.lab.engine import HERE, Engine
from chantier.lab.estimates import Share, share
from chantier.lab.learn import PLAYERS, Learnt, Played, School, opened, understood
from chantier.lab.simulate import BOT_SEED, checked_games, in_order
from chantier.lab.weights import LAYERS, Weights, judging_by, teach

EVEN = 0.5
FRESH = 1_000_000  # from here on seeds are of matches, not of games to learn from


class Round(msgspec.Struct, frozen=True):
    """What a round has learnt, from all games so far, and how often it wins against the best before it."""

    number: int
    learnt: Learnt
    wins: Share

    @property
    def adds(self) -> bool:
        return self.wins.rate > EVEN


class Pupil(Bot):
    """A bot that judges by these weights, whatever others at the table judge by."""

    def __init__(self, bot: Bot, weights: Weights) -> None:
        self.bot = bot
        self.weights = weights

    def choose(self, view: State, seat: int, moves: Moves) -> int:
        teach(view, self.weights)
        return int(self.bot.choose(view, seat, moves))


def rounds(
    game: str,
    *,
    most: int,
    games: int,
    match: int,
    iterations: int,
    seed: int = 0,
    units: int = 16,
    bots: Sequence[str] = PLAYERS,
    seats: Sequence[int] | None = None,
    kit: Path | str | None = None,
    options: Mapping[str, Any] | None = None,
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> Iterator[Round]:
    """Each as it ends. The first that adds nothing is the last."""
    school = opened(game, bots, seats, kit, options)
    searcher = f"grandmaster:iterations={iterations}"
    best = judge_alone(school)
    played: list[Played] = []
    for number in range(1, most + 1):
        school = school._replace(seed=seed + len(played))
        played += in_order(engine, school.__call__, checked_games(games, seed), after_each)
        learnt = understood(school, played, units, seed + number)
        duels = Duels(school._replace(seed=seed + FRESH), searcher, (learnt.weights, best))
        wins = share(in_order(engine, duels.__call__, match))
        found = Round(number, learnt, wins)
        yield found
        if not found.adds:
            return
        best = learnt.weights
        school = school._replace(bots=(searcher,), weights=best)


def judge_alone(school: School) -> Weights:
    """The weights of who has learnt nothing: the first trait is what the judge thinks."""
    state, traits = school.start(school.seats[0]), Traits()
    state.adviser().describe(state, 0, traits)
    return {"straight": [1.0] + [0.0] * (len(traits.listed()) - 1), "bias": [], "layer": [], "out": []}


def own_weights(school: School) -> Weights:
    """What the game judges by now."""
    insight = school.start(school.seats[0]).adviser().learnt(school.seats[0])
    assert insight is not None, f"{school.game} has no net"
    return {name: list(getattr(insight, name)) for name in LAYERS}


class Duels(NamedTuple):
    """Games in which every other seat has the first weights."""

    school: School
    bot: str
    weights: tuple[Weights, Weights]

    def __call__(self, number: int) -> float:
        """Return what the first weights win of the game of that number."""
        school, seed = self.school, self.school.seed + number
        state = school.start(school.seats[seed // 2 % len(school.seats)])
        sitting = [(seat + seed) % 2 for seat in range(int(state.seats()))]
        dice = [Dice(seed ^ BOT_SEED * (seat + 1)) for seat in range(len(sitting))]
        bots: list[Bot] = [Pupil(make(self.bot, dice[seat]), self.weights[one]) for seat, one in enumerate(sitting)]
        with judging_by(state, None):
            play_match(state, bots, Dice(seed))
        places = ranked([int(state.points(seat)) for seat in range(len(sitting))])
        return sum((places[seat] == 1) / places.count(1) for seat, one in enumerate(sitting) if one == 0)
