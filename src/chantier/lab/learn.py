"""A game plays itself and learns what its positions are worth: the weights of its `insight.json`.

Bots that differ in how clearly they see play each other, or those one names: what was learnt from quick games makes the
search stronger, and its games are the better school. After each turn the traits of every seat are noted. A small net
learns to tell the winner from them, by temporal differences: what it aims at in a position lies between what it thinks
of the next ones and who has won in the end (lambda). The same seed gives the same weights on the same machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.insight import Traits
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.lab.simulate import BOT_SEED, checked_games

PLAYERS = ("greedy", "greedy:recall=0.7", "apprentice:blur=120,recall=0.9", "apprentice:blur=400,recall=0.5")
LAMBDA = 0.9
SWEEPS = 3  # over all games; after each the aims are set anew
STEPS = 3_000  # of each sweep
BATCH = 512
PACE = 0.002
DECAY = 1e-4
HELD_BACK = 0.1  # of the games, to see how well the rest is understood

Figures = NDArray[np.float32]


class Played(NamedTuple):
    """One game: positions × seats × traits, and what each seat won of it."""

    traits: Figures
    wins: Figures


class School(NamedTuple):
    """What is played, and by whom."""

    game: str
    bots: tuple[str, ...]
    seats: int | None  # all that the game is for, the fewest most often
    kit: Path | str | None
    options: Mapping[str, Any]


class Learnt(msgspec.Struct, frozen=True):
    game: str
    games: int
    positions: int
    traits: int
    units: int
    loss_before: float  # of the judge alone, in nats for a position, in games held back
    loss: float
    weights: dict[str, list[float]]


def learn(
    game: str,
    *,
    games: int,
    seed: int = 0,
    units: int = 16,
    bots: Sequence[str] = PLAYERS,
    seats: int | None = None,
    kit: Path | str | None = None,
    options: Mapping[str, Any] | None = None,
    processes: int | None = None,
    after_each: Callable[[], None] = lambda: None,
) -> Learnt:
    """From games of these bots, each seat's drawn anew; with a number of seats only of tables of that size."""
    for code in bots:
        make(code, Dice(0))
    card = find(game)
    school = School(game, tuple(bots), seats and card.checked_seats(seats), kit, card.checked_options(options))
    played = []
    for one in self_play(school, checked_games(games, seed), seed, processes or os.cpu_count() or 1):
        played.append(one)
        after_each()
    held = [one for one in played[: max(1, int(len(played) * HELD_BACK))] if len(one.traits)]
    known = [one for one in played[len(held) :] if len(one.traits)]
    net = Net(played[0].traits.shape[2], units, np.random.default_rng(seed))
    net.scale = np.maximum(np.std(np.concatenate([one.traits.reshape(-1, net.count) for one in known]), axis=0), 1e-3)
    before = loss(net, held)
    for _ in range(SWEEPS):
        sweep(net, known, np.random.default_rng(seed + 1))
    return Learnt(
        game=game,
        games=games,
        positions=sum(len(one.traits) for one in played),
        traits=net.count,
        units=units,
        loss_before=before,
        loss=loss(net, held),
        weights=net.weights(),
    )


def self_play(school: School, games: int, seed: int, processes: int) -> Iterator[Played]:
    numbers = [(school, seed + number) for number in range(games)]
    if processes == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(processes, get_context("forkserver" if os.name == "posix" else "spawn")) as pool:
        yield from pool.map(play, numbers, chunksize=8)


def play(numbered: tuple[School, int]) -> Played:
    """Seats from few to many; each bot is drawn anew."""
    school, seed = numbered
    game = find(school.game)
    chance = Dice(seed ^ BOT_SEED * 17)
    seats = school.seats
    if seats is None:
        seats = game.seats[int(chance.below(len(game.seats)))] if chance.below(2) else game.seats[0]
    state: State = game.start(game.read_kit(school.kit), seats, school.options)
    codes = [school.bots[int(chance.below(len(school.bots)))] for _ in range(seats)]
    bots = [make(code, Dice(seed ^ BOT_SEED * (seat + 1))) for seat, code in enumerate(codes)]
    noted = []
    dice, moves, traits = Dice(seed), Moves(), Traits()
    last = NOBODY
    while (seat := state.to_move()) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, state.draw(dice))
            continue
        if seat != last:
            noted.append([told(state, one, traits) for one in range(seats)])
        last = seat
        moves.clear()
        state.legal(seat, moves)
        state.play(seat, bots[seat].choose(state.seen_by(seat), seat, moves))
    places = ranked([int(state.points(seat)) for seat in range(seats)])
    wins = [(place == 1) / places.count(1) for place in places]
    return Played(np.array(noted, np.float32), np.array(wins, np.float32))


def told(state: State, seat: int, traits: Traits) -> list[float]:
    traits.clear()
    state.describe(seat, traits)
    return traits.listed()


class Net:
    """Straight weights and one hidden layer, beginning as the judge alone; Adam's steps."""

    def __init__(self, count: int, units: int, chance: np.random.Generator) -> None:
        self.count = count
        self.scale: NDArray[Any] = np.ones(count)
        self.parts: dict[str, NDArray[Any]] = {
            "straight": np.zeros(count),
            "bias": np.zeros(units),
            "layer": chance.normal(0, 1 / np.sqrt(count), (units, count)),
            "out": np.zeros(units),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def worth(self, traits: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Of positions × seats × traits; what the units hear and the traits in their scale besides."""
        scaled = traits / self.scale
        heard = np.maximum(scaled @ self.parts["layer"].T + self.parts["bias"], 0)
        return traits[..., 0] + scaled @ self.parts["straight"] + heard @ self.parts["out"], heard, scaled

    def shares(self, traits: NDArray[Any]) -> NDArray[Any]:
        return shared(self.worth(traits)[0])

    def step(self, traits: NDArray[Any], aims: NDArray[Any]) -> None:
        worth, heard, scaled = self.worth(traits)
        wrong = (shared(worth) - aims) / len(traits)
        back = wrong[..., None] * self.parts["out"] * (heard > 0)
        slopes = {
            "straight": np.einsum("ps,pst->t", wrong, scaled),
            "bias": back.sum((0, 1)),
            "layer": np.einsum("psu,pst->ut", back, scaled),
            "out": np.einsum("ps,psu->u", wrong, heard),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.move(name, slope + DECAY * self.parts[name])

    def move(self, name: str, slope: NDArray[Any]) -> None:
        self.first[name] += 0.1 * (slope - self.first[name])
        self.second[name] += 0.001 * (slope * slope - self.second[name])
        mean = self.first[name] / (1 - 0.9**self.steps)
        spread = self.second[name] / (1 - 0.999**self.steps)
        self.parts[name] -= PACE * mean / (np.sqrt(spread) + 1e-8)

    def weights(self) -> dict[str, list[float]]:
        """As a game reads them: for traits as they are told."""
        straight = self.parts["straight"] / self.scale
        straight[0] += 1
        return {
            "straight": rounded(straight),
            "bias": rounded(self.parts["bias"]),
            "layer": rounded((self.parts["layer"] / self.scale).ravel()),
            "out": rounded(self.parts["out"]),
        }


def rounded(figures: NDArray[Any]) -> list[float]:
    return [float(f"{figure:.6g}") for figure in figures]


def shared(worth: NDArray[Any]) -> NDArray[Any]:
    powers = np.exp(worth - worth.max(-1, keepdims=True))
    result: NDArray[Any] = powers / powers.sum(-1, keepdims=True)
    return result


def sweep(net: Net, played: list[Played], chance: np.random.Generator) -> None:
    """Positions of games with equally many seats are learnt together."""
    pools = []
    for seats in sorted({len(one.wins) for one in played}):
        games = [one for one in played if len(one.wins) == seats]
        pools.append((np.concatenate([one.traits for one in games]), np.concatenate([aims(net, one) for one in games])))
    odds = np.array([len(traits) for traits, _ in pools], float)
    for _ in range(STEPS):
        traits, wanted = pools[chance.choice(len(pools), p=odds / odds.sum())]
        batch = chance.integers(0, len(traits), BATCH)
        net.step(traits[batch], wanted[batch])


def aims(net: Net, one: Played) -> NDArray[Any]:
    """From the end back: partly what comes of the next position, partly what the net thinks of it. At first only the
    end counts, for the net knows nothing yet."""
    keeps = LAMBDA if net.steps else 1.0
    thinks = net.shares(one.traits)
    wanted = np.empty_like(thinks)
    aim: NDArray[Any] = one.wins
    for at in range(len(thinks) - 1, -1, -1):
        wanted[at] = aim
        aim = keeps * aim + (1 - keeps) * thinks[at]
    return wanted


def loss(net: Net, played: list[Played]) -> float:
    nats = [-(one.wins * np.log(np.maximum(net.shares(one.traits), 1e-9))).sum(-1) for one in played]
    return float(np.concatenate(nats).mean())
