"""Many games between bots, and what they tell. The same seed gives the same figures, compiled or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from chantier.bots.match import Played, play_match
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadInput
from chantier.kernel.game import AnyKit, Game, find
from chantier.kernel.outcome import ranked
from chantier.kernel.state import State
from chantier.kernel.table import checked_seed
from chantier.lab.engine import HERE, Engine, Play
from chantier.lab.estimates import Share, Spread, share, spread

R = TypeVar("R")
BOT_SEED = 2**48  # a bot's dice are not the table's: otherwise it would know the draws


class BotResult(msgspec.Struct, frozen=True):
    wins: Share
    place: float  # on average; 1 is the best
    points: Spread
    sheet: dict[str, float]  # what the game counts at the end, on average


class Simulation(msgspec.Struct, frozen=True):
    game: str
    edition: str
    kit: str
    options: dict[str, Any]
    seats: int
    games: int
    seed: int  # of the first game; each has the next
    bots: list[str]
    rotate: bool
    by_bot: dict[str, BotResult]
    winners: dict[str, Spread]  # the sheets of the first who have won, line by line
    by_seat: list[Share]
    by_order: list[Share]  # clockwise from the seat that moved first
    ended: dict[str, int]  # games by the rule that ended them
    decisions: Spread  # moves of all seats in a game
    measures: dict[str, Spread]  # what the game itself counts
    happened: dict[str, Share]  # of the games, those in which a measure is above 0
    moves: dict[str, float]  # by text, how often in a game on average


class Finished(msgspec.Struct, frozen=True):
    """One game: who sat where, and how it went. Lists are by seat."""

    bots: list[str]
    wins: list[float]  # a shared win counts in parts
    order: list[int]  # 0 moved first
    places: list[int]
    points: list[int]
    sheets: list[dict[str, int]]
    ended: str
    decisions: int
    measures: dict[str, int]
    moves: dict[str, int]


def simulate(
    game: str | Game[Any, Any],
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    kit: Path | str | AnyKit | None = None,
    options: Mapping[str, Any] | None = None,
    rotate: bool = True,
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> Simulation:
    """One bot plays in every seat, several take one each; they move on by a seat from game to game if they rotate."""
    hall = Hall(game, bots, seats, kit, options, seed, rotate=rotate)
    finished = in_order(engine, hall, checked_games(games, seed), after_each)
    return Simulation(
        game=hall.game.name,
        edition=hall.game.edition,
        kit=hall.kit.name,
        options=hall.options,
        seats=hall.seats,
        games=games,
        seed=seed,
        bots=hall.bots,
        rotate=rotate,
        **summed_up(finished, hall.bots),
    )


def in_order(engine: Engine, play: Play[R], games: int, after_each: Callable[[], None] = lambda: None) -> list[R]:
    """Return the results of games by their numbers, in whichever order they end."""
    found: dict[int, R] = {}
    for number, result in engine.results(play, range(games)):
        found[number] = result
        after_each()
    return [found[number] for number in range(games)]


def checked_games(games: int, seed: int) -> int:
    if games < 1:
        raise BadInput("no-games", given=games)
    checked_seed(seed)
    checked_seed(seed + games - 1)
    return games


class Hall:
    """Where one game is set up again and again."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        bots: Sequence[str],
        seats: int | None,
        kit: Path | str | AnyKit | None,
        options: Mapping[str, Any] | None,
        seed: int = 0,
        *,
        rotate: bool = True,
    ) -> None:
        self.seed = seed
        self.rotate = rotate
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(options)
        self.kit = self.game.read_kit(kit) if kit is None or isinstance(kit, str | Path) else kit
        self.texts = self.game.texts(self.kit, self.seats)
        self.styles = self.game.study.styles if self.game.study else ()
        self.bots = checked_bots(bots, self.seats, self.styles)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process as what the hall is made of; a game that is not on the shelf can't."""
        options = tuple(sorted(self.options.items()))
        made_of = (self.game.name, tuple(self.bots), self.seats, self.kit.name, self.kit.source, options)
        return same_hall, (*made_of, self.seed, self.rotate)

    def __call__(self, number: int) -> Finished:
        """Play the game of that number."""
        return self.play(self.seed + number, turned=number if self.rotate else 0)

    def play(self, seed: int, *, turned: int) -> Finished:
        """The table draws what a Table of that seed draws."""
        state: State = self.game.start(self.kit, self.seats, self.options)
        sitting = [(seat - turned) % self.seats for seat in range(self.seats)]
        players = [make(self.bots[bot], Dice(seed ^ BOT_SEED * (bot + 1)), self.styles) for bot in sitting]
        played = play_match(state, players, Dice(seed))
        return self.finished(state, played, [self.bots[bot] for bot in sitting])

    def finished(self, state: State, played: Played, bots: list[str]) -> Finished:
        places = ranked([int(state.points(seat)) for seat in range(self.seats)])
        sheets = [self.game.sheet(state, seat) for seat in range(self.seats)]
        return Finished(
            bots=bots,
            wins=[(place == 1) / places.count(1) for place in places],
            order=[(seat - played.opener) % self.seats for seat in range(self.seats)],
            places=places,
            points=[sheet[self.game.headline] for sheet in sheets],
            sheets=sheets,
            ended=self.game.ended(state),
            decisions=sum(played.moves),
            measures=self.game.measures(state),
            moves={self.texts.text[code]: count for code, count in played.made.items()},
        )


@lru_cache(8)
def same_hall(
    game: str,
    bots: Sequence[str],
    seats: int,
    kit: str,
    source: str,
    options: Any,
    seed: int,
    rotate: bool,
) -> Hall:
    return Hall(game, bots, seats, find(game).kit(source, kit), dict(options), seed, rotate=rotate)


def checked_bots(bots: Sequence[str], seats: int, styles: Sequence[str]) -> list[str]:
    for code in bots:
        make(code, Dice(0), styles)
    if len(bots) not in (1, seats):
        raise BadInput("bots-and-seats", bots=len(bots), seats=seats)
    return list(bots) * (seats // len(bots))


def summed_up(finished: list[Finished], bots: list[str]) -> dict[str, Any]:
    seats = range(len(bots))
    games = len(finished)
    best = [one.sheets[one.places.index(1)] for one in finished]
    made: Counter[str] = Counter()
    for one in finished:
        made.update(one.moves)
    return {
        "by_bot": {bot: result(bot, finished) for bot in dict.fromkeys(bots)},
        "winners": {name: spread(sheet[name] for sheet in best) for name in best[0]},
        "by_seat": [share(one.wins[seat] for one in finished) for seat in seats],
        "by_order": [share(one.wins[one.order.index(turn)] for one in finished) for turn in seats],
        "ended": dict(sorted(Counter(one.ended for one in finished).items())),
        "decisions": spread(one.decisions for one in finished),
        "measures": {name: spread(one.measures[name] for one in finished) for name in finished[0].measures},
        "happened": {name: share(float(one.measures[name] > 0) for one in finished) for name in finished[0].measures},
        "moves": {text: count / games for text, count in sorted(made.items())},
    }


def result(bot: str, finished: list[Finished]) -> BotResult:
    """Of all chairs the bot had, one or more a game."""
    chairs = [(one, seat) for one in finished for seat, sitting in enumerate(one.bots) if sitting == bot]
    sheets = [one.sheets[seat] for one, seat in chairs]
    return BotResult(
        wins=share(one.wins[seat] for one, seat in chairs),
        place=sum(one.places[seat] for one, seat in chairs) / len(chairs),
        points=spread(one.points[seat] for one, seat in chairs),
        sheet={name: sum(sheet[name] for sheet in sheets) / len(sheets) for name in sheets[0]},
    )
