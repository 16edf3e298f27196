"""Random play against the clock: who plays, and what came of it."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

from chantier.kernel.playout import count_clones
from chantier.kernel.state import State

ROUNDS = 5
CLONES = 100  # in one go
PLAYING = 0.8  # the share of a round; the rest is for cloning


class Contender(NamedTuple):
    name: str
    title: str
    seats: int
    play: Callable[[], tuple[int, int]]  # another random game at each call: moves made, moves there were to choose from
    midway: State | None = None  # a position to clone


class Round(NamedTuple):
    """What a contender did in its share of a round. Time is the processor's: what else the machine does counts less."""

    seconds: float
    games: int
    decisions: int
    offered: int
    clones_per_second: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


class Spread(NamedTuple):
    least: float
    median: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(min(values), median(values), max(values))


class Figures(NamedTuple):
    contender: Contender
    rounds: list[Round]

    @property
    def decisions_per_second(self) -> float:
        return max(played.speed for played in self.rounds)

    @property
    def games_per_second(self) -> float:
        return max(played.games / played.seconds for played in self.rounds)

    @property
    def clones_per_second(self) -> Spread:
        return spread([played.clones_per_second for played in self.rounds])

    @property
    def decisions_per_game(self) -> float:
        return sum(played.decisions for played in self.rounds) / sum(played.games for played in self.rounds)

    @property
    def moves_per_decision(self) -> float:
        return sum(played.offered for played in self.rounds) / sum(played.decisions for played in self.rounds)

    def against(self, peer: "Figures") -> Spread:
        """How many times as fast, round by round: what slowed the machine down slowed both."""
        return spread([ours.speed / theirs.speed for ours, theirs in zip(self.rounds, peer.rounds, strict=True)])


def race(contenders: Sequence[Contender], seconds: float, step: Callable[[], None]) -> list[Figures]:
    """All of them in turn, and again; `seconds` is what each has in all."""
    figures = [Figures(contender, []) for contender in contenders]
    for _ in range(ROUNDS):
        for contender, rounds in figures:
            rounds.append(play_round(contender, seconds / ROUNDS))
            step()
    return figures


def play_round(contender: Contender, seconds: float) -> Round:
    """At least one game, then until the time is up."""
    games = decisions = offered = 0
    start = process_time()
    spent = 0.0
    while spent == 0 or spent < PLAYING * seconds:
        made, choices = contender.play()
        games += 1
        decisions += made
        offered += choices
        spent = process_time() - start
    clones = 0.0 if contender.midway is None else clone_speed(contender.midway, (1 - PLAYING) * seconds)
    return Round(spent, games, decisions, offered, clones)


def clone_speed(state: State, seconds: float) -> float:
    clones = 0
    start = process_time()
    spent = 0.0
    while spent == 0 or spent < seconds:
        count_clones(state, CLONES)
        clones += CLONES
        spent = process_time() - start
    return clones / spent
