"""A game plays itself and learns what its positions are worth: the weights of its `insight.json`.

Bots that differ in how clearly they see play each other, or those one names: what was learnt from quick games makes the
search stronger, and its games are the better school. After each turn the traits of every seat are noted. A small net
learns to tell the winner from them, by temporal differences: what it aims at in a position lies between what it thinks
of the next ones and who has won in the end (lambda). Slopes and steps are JAX's and optax's. The same seed gives the
same weights on the same machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import optax
from numpy.typing import NDArray

from chantier.bots.bot import Bot
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import AnyKit, find
from chantier.kernel.insight import Traits
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.lab.engine import HERE, Engine
from chantier.lab.simulate import BOT_SEED, checked_games, in_order
from chantier.lab.weights import Weights, judging_by

PLAYERS = ("greedy", "greedy:recall=0.7", "apprentice:blur=120,recall=0.9", "apprentice:blur=400,recall=0.5")
LAMBDA = 0.9
SWEEPS = 18  # over all games at most; after each the aims are set anew
STEPS = 500  # of each sweep
AT_ONCE = 50  # steps on positions with equally many seats, before others have their turn
PATIENCE = 3  # sweeps that understand the games held back no better, before learning ends
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
    seats: tuple[int, ...]  # numbers of them, drawn by lot; what is learnt is for the fewest and more
    kit: str  # its whole text, which can travel to another machine
    options: Mapping[str, Any]
    weights: Weights | None = None  # those that the bots judge by; if there are none, what the game has learnt
    seed: int = 0

    def start(self, seats: int) -> State:
        state: State = find(self.game).start(kit_of(self.game, self.kit), seats, self.options)
        return state

    def __call__(self, number: int) -> Played:
        """Play the game of that number."""
        return play(self, self.seed + number)


class Learnt(msgspec.Struct, frozen=True):
    game: str
    seats: int  # at least, at the tables that the weights are for
    games: int
    positions: int
    traits: int
    units: int
    loss_before: float  # of the judge alone, in nats for a position, in games held back
    loss: float
    weights: Weights


def learn(
    game: str,
    *,
    games: int,
    seed: int = 0,
    units: int = 16,
    bots: Sequence[str] = PLAYERS,
    seats: Sequence[int] | None = None,
    kit: Path | str | None = None,
    options: Mapping[str, Any] | None = None,
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> Learnt:
    """From games of these bots, each seat's drawn anew, at tables with one of these numbers of seats."""
    school = opened(game, bots, seats, kit, options)._replace(seed=seed)
    return schooled(school, games, units=units, engine=engine, after_each=after_each)


def schooled(
    school: School,
    games: int,
    *,
    units: int = 16,
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> Learnt:
    """What so many games of the school teach."""
    played = in_order(engine, school.__call__, checked_games(games, school.seed), after_each)
    return understood(school, played, units, school.seed)


@lru_cache(4)
def kit_of(game: str, source: str) -> AnyKit:
    """Read a kit once, not for every game."""
    kit: AnyKit = find(game).kit(source, game)
    return kit


def kinds_of_tables(seats: Sequence[int]) -> list[tuple[int, ...]]:
    """Two play another game than more do: a net for each."""
    return [kind for kind in (tuple(n for n in seats if n == 2), tuple(n for n in seats if n != 2)) if kind]


def opened(
    game: str,
    bots: Sequence[str],
    seats: Sequence[int] | None,
    kit: Path | str | None,
    options: Mapping[str, Any] | None,
) -> School:
    for code in bots:
        make(code, Dice(0))
    card = find(game)
    sizes = tuple(card.checked_seats(number) for number in seats or card.seats)
    return School(game, tuple(bots), sizes, card.read_kit(kit).source, card.checked_options(options))


def understood(school: School, played: Sequence[Played], units: int, seed: int) -> Learnt:
    """What these games teach; the first tenth of them is held back."""
    held = [one for one in played[: max(1, int(len(played) * HELD_BACK))] if len(one.traits)]
    known = [one for one in played[len(held) :] if len(one.traits)]
    net = Net(played[0].traits.shape[2], units, np.random.default_rng(seed))
    net.scale = np.maximum(np.std(np.concatenate([one.traits.reshape(-1, net.count) for one in known]), axis=0), 1e-3)
    before = loss(net, held)
    weights, least = swept(net, known, held, seed)
    return Learnt(
        game=school.game,
        seats=min(school.seats),
        games=len(played),
        positions=sum(len(one.traits) for one in played),
        traits=net.count,
        units=units,
        loss_before=before,
        loss=least,
        weights=weights,
    )


def swept(net: Net, known: list[Played], held: list[Played], seed: int) -> tuple[Weights, float]:
    """The weights that understood the games held back best: who learns on learns the others by heart."""
    best: tuple[float, Weights] | None = None
    worse = 0
    for number in range(SWEEPS):
        sweep(net, known, np.random.default_rng(seed + 1 + number))
        now = loss(net, held)
        if best is None or now < best[0]:
            best, worse = (now, net.weights()), 0
        else:
            worse += 1
        if worse == PATIENCE:
            break
    assert best is not None
    return best[1], best[0]


def play(school: School, seed: int) -> Played:
    """The number of seats and each bot are drawn anew."""
    chance = Dice(seed ^ BOT_SEED * 17)
    seats = school.seats[int(chance.below(len(school.seats)))]
    state = school.start(seats)
    codes = [school.bots[int(chance.below(len(school.bots)))] for _ in range(seats)]
    bots = [make(code, Dice(seed ^ BOT_SEED * (seat + 1))) for seat, code in enumerate(codes)]
    with judging_by(state, school.weights):
        noted = noted_turns(state, bots, Dice(seed))
    places = ranked([int(state.points(seat)) for seat in range(seats)])
    wins = [(place == 1) / places.count(1) for place in places]
    return Played(np.array(noted, np.float32), np.array(wins, np.float32))


def noted_turns(state: State, bots: Sequence[Bot], dice: Dice) -> list[list[list[float]]]:
    """Play to the end, and return the traits of every seat before each turn."""
    noted: list[list[list[float]]] = []
    moves, traits = Moves(), Traits()
    last = NOBODY
    while (seat := state.to_move()) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, state.draw(dice))
            continue
        if seat != last:
            noted.append([told(state, one, traits) for one in range(len(bots))])
        last = seat
        moves.clear()
        state.legal(seat, moves)
        state.play(seat, bots[seat].choose(state.seen_by(seat), seat, moves))
    return noted


def told(state: State, seat: int, traits: Traits) -> list[float]:
    traits.clear()
    state.adviser().describe(state, seat, traits)
    return traits.listed()


Parts = dict[str, Any]


class Net:
    """Straight weights and one hidden layer, beginning as the judge alone; Adam's steps."""

    def __init__(self, count: int, units: int, chance: np.random.Generator) -> None:
        self.count = count
        self.scale: NDArray[Any] = np.ones(count)
        self.parts: Parts = {
            "straight": jnp.zeros(count),
            "bias": jnp.zeros(units),
            "layer": jnp.asarray(chance.normal(0, 1 / np.sqrt(count), (units, count)), jnp.float32),
            "out": jnp.zeros(units),
        }
        self.memory = OPTIMIZER.init(self.parts)
        self.steps = 0

    def worth(self, traits: NDArray[Any]) -> NDArray[Any]:
        """Of positions × seats × traits."""
        return np.asarray(worth_of(self.parts, traits, traits / self.scale))

    def shares(self, traits: NDArray[Any]) -> NDArray[Any]:
        return shared(self.worth(traits))

    def learn(self, traits: NDArray[Any], aims: NDArray[Any], batches: NDArray[Any]) -> None:
        """A step for each batch, which is made of the numbers of its positions."""
        scaled = traits / self.scale
        self.parts, self.memory = stepped(self.parts, self.memory, traits, scaled, aims, batches)
        self.steps += len(batches)

    def weights(self) -> Weights:
        """As a game reads them: for traits as they are told."""
        parts = {name: np.asarray(part, float) for name, part in self.parts.items()}
        straight = parts["straight"] / self.scale
        straight[0] += 1
        return {
            "straight": rounded(straight),
            "bias": rounded(parts["bias"]),
            "layer": rounded((parts["layer"] / self.scale).ravel()),
            "out": rounded(parts["out"]),
        }


OPTIMIZER = optax.chain(optax.add_decayed_weights(DECAY), optax.adam(PACE))


def worth_of(parts: Parts, traits: Any, scaled: Any) -> Any:
    heard = jax.nn.relu(scaled @ parts["layer"].T + parts["bias"])
    return traits[..., 0] + scaled @ parts["straight"] + heard @ parts["out"]


def surprise(parts: Parts, traits: Any, scaled: Any, aims: Any) -> Any:
    """By what came of the positions, in nats for each."""
    return optax.losses.softmax_cross_entropy(worth_of(parts, traits, scaled), aims).mean()


@jax.jit
def stepped(parts: Parts, memory: Any, traits: Any, scaled: Any, aims: Any, batches: Any) -> Any:
    def step(before: Any, batch: Any) -> Any:
        parts, memory = before
        slopes = jax.grad(surprise)(parts, traits[batch], scaled[batch], aims[batch])
        changes, memory = OPTIMIZER.update(slopes, memory, parts)
        return (optax.apply_updates(parts, changes), memory), None

    return jax.lax.scan(step, (parts, memory), batches)[0]


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
    for _ in range(STEPS // AT_ONCE):
        traits, wanted = pools[chance.choice(len(pools), p=odds / odds.sum())]
        net.learn(traits, wanted, chance.integers(0, len(traits), (AT_ONCE, BATCH)))


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
