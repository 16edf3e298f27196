"""Who is stronger? Every two of some bots play each other, in changing seats; what they won makes their ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from time import perf_counter
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
from openskill.models import PlackettLuce

from chantier.bots.bot import Bot
from chantier.bots.match import play_match
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadInput
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import State
from chantier.lab.engine import HERE, Engine
from chantier.lab.estimates import Share, share
from chantier.lab.simulate import BOT_SEED, checked_games, in_order


class Pair(msgspec.Struct, frozen=True):
    one: str
    other: str
    wins: Share  # of the one; what several share counts in parts


class Standing(msgspec.Struct, frozen=True):
    bot: str
    rating: float  # OpenSkill's, 25 at the start
    doubt: float  # its standard deviation
    wins: Share
    moves: int  # with a choice
    ms: float  # a move, on average
    longest_ms: float


class Ladder(msgspec.Struct, frozen=True):
    game: str
    edition: str
    seats: int
    games: int  # of each two
    seed: int  # of the first game of each two; each of the others has the next
    bots: list[str]
    standings: list[Standing]  # the strongest first
    pairs: list[Pair]


class Duel(NamedTuple):
    """One game of two bots, who take the seats in turn; from game to game they swap."""

    game: str
    seats: int
    bots: tuple[str, str]
    seed: int
    number: int

    def sitting(self) -> list[int]:
        return [(seat + self.number) % 2 for seat in range(self.seats)]


class Tournament(NamedTuple):
    """Duels by number: every two bots meet once, then all of them again with the next seed."""

    game: str
    seats: int
    pairs: tuple[tuple[str, str], ...]
    seed: int

    def duel(self, number: int) -> Duel:
        turn, pair = divmod(number, len(self.pairs))
        return Duel(self.game, self.seats, self.pairs[pair], self.seed + turn, turn)

    def __call__(self, number: int) -> Fought:
        return fight(self.duel(number))


class Fought(NamedTuple):
    wins: tuple[float, float]
    moves: tuple[int, int]
    seconds: tuple[float, float]
    longest: tuple[float, float]
    mark: int  # of the moves that were made: the same bots with the same dice leave the same mark


class Timed(Bot):
    """Notes how long a bot thinks where it has a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: State, seat: int, moves: Moves) -> int:
        begun = perf_counter()
        move = self.bot.choose(view, seat, moves)
        if moves.count > 1:
            taken = perf_counter() - begun
            self.moves += 1
            self.seconds += taken
            self.longest = max(self.longest, taken)
        return move


def ladder(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> Ladder:
    """Every two bots play `games` games."""
    entered = checked_entries(bots)
    pairs = tuple(combinations(entered, 2))
    tournament = Tournament(game, find(game).checked_seats(seats), pairs, seed)
    fought = in_order(engine, tournament.__call__, checked_games(games, seed) * len(pairs), after_each)
    return summed_up([tournament.duel(number) for number in range(len(fought))], fought, entered, games, seed)


def checked_entries(bots: Sequence[str]) -> list[str]:
    for code in bots:
        make(code, Dice(0))
    entered = list(dict.fromkeys(bots))
    if len(entered) < 2:
        raise BadInput("ladder-bots", bots=len(entered))
    return entered


def fight(duel: Duel) -> Fought:
    card = find(duel.game)
    state: State = card.start(card.read_kit(), duel.seats, card.checked_options(None))
    sitting = duel.sitting()
    players = [Timed(make(duel.bots[bot], Dice(duel.seed ^ BOT_SEED * (seat + 1)))) for seat, bot in enumerate(sitting)]
    played = play_match(state, list(players), Dice(duel.seed))
    places = ranked([int(state.points(seat)) for seat in range(duel.seats)])
    wins, moves, seconds, longest = [0.0, 0.0], [0, 0], [0.0, 0.0], [0.0, 0.0]
    for seat, bot in enumerate(sitting):
        wins[bot] += (places[seat] == 1) / places.count(1)
        moves[bot] += players[seat].moves
        seconds[bot] += players[seat].seconds
        longest[bot] = max(longest[bot], players[seat].longest)
    return Fought(
        (wins[0], wins[1]),
        (moves[0], moves[1]),
        (seconds[0], seconds[1]),
        (longest[0], longest[1]),
        crc32(repr(sorted(played.made.items())).encode()),
    )


def summed_up(duels: list[Duel], fought: list[Fought], bots: list[str], games: int, seed: int) -> Ladder:
    rated = ratings(duels, fought, bots)
    both = list(zip(duels, fought, strict=True))
    standings = []
    for bot in bots:
        mine = [(result, duel.bots.index(bot)) for duel, result in both if bot in duel.bots]
        moves = sum(result.moves[side] for result, side in mine)
        seconds = sum(result.seconds[side] for result, side in mine)
        standings.append(
            Standing(
                bot=bot,
                rating=rated[bot].mu,
                doubt=rated[bot].sigma,
                wins=share(result.wins[side] for result, side in mine),
                moves=moves,
                ms=1000 * seconds / max(moves, 1),
                longest_ms=1000 * max(result.longest[side] for result, side in mine),
            )
        )
    return Ladder(
        game=duels[0].game,
        edition=find(duels[0].game).edition,
        seats=duels[0].seats,
        games=games,
        seed=seed,
        bots=bots,
        standings=sorted(standings, key=lambda standing: -standing.rating),
        pairs=[
            Pair(*pair, share(result.wins[0] for duel, result in both if duel.bots == pair))
            for pair in combinations(bots, 2)
        ],
    )


def ratings(duels: list[Duel], fought: list[Fought], bots: list[str]) -> dict[str, Any]:
    """In the order of the games, which goes round all pairs."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for duel, result in zip(duels, fought, strict=True):
        teams = [[rated[bot]] for bot in duel.bots]
        for (new,), bot in zip(model.rate(teams, scores=list(result.wins)), duel.bots, strict=True):
            rated[bot] = new
    return rated
