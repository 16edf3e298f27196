"""Is a game well balanced? Players of different styles play it many times; the figures are held against its targets.

Nothing here knows a game: what is counted are its events, its measures and its score sheets; its Study says which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from chantier.bots.match import play_match
from chantier.bots.registry import CARDS, make
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadInput
from chantier.kernel.game import AnyKit, Game, find
from chantier.kernel.log import Log
from chantier.kernel.outcome import ranked
from chantier.kernel.state import State
from chantier.kernel.study import Study, Tally
from chantier.lab.engine import HERE, Engine
from chantier.lab.estimates import Share, Spread, share, spread
from chantier.lab.simulate import BOT_SEED, checked_games, in_order


class Item(msgspec.Struct, frozen=True):
    """One value of a tally: a card, an artisan."""

    id: str
    group: str
    rate: Share


class Verdict(msgspec.Struct, frozen=True):
    figure: str
    found: float
    least: float | None
    most: float | None
    met: bool


class Balance(msgspec.Struct, frozen=True):
    game: str
    edition: str
    kit: str
    seats: int
    games: int
    seed: int
    bot: str
    verdicts: list[Verdict]
    by_order: list[Share]  # clockwise from the first player
    by_choice: dict[str, Share]
    by_style: dict[str, Share]
    winners: Spread  # points of the best
    measures: dict[str, Spread]
    tallies: dict[str, list[Item]]
    ended: dict[str, Share]
    figures: dict[str, float]  # what targets are about


class Finished(msgspec.Struct, frozen=True):
    """One game. Lists are by seat."""

    wins: list[float]  # a shared win counts in parts
    styles: list[str]
    first: int
    choices: dict[int, int]  # seat: what it chose
    best: int
    ended: str
    measures: dict[str, int]
    happened: dict[str, set[int]]  # event: the values of its first figure


def balance(
    game: str | Game[Any, Any],
    *,
    games: int,
    seats: int | None = None,
    seed: int = 0,
    kit: Path | str | AnyKit | None = None,
    bot: str = "greedy",
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> Balance:
    """Every game is between different styles, as far as there are enough, in seats drawn at random."""
    workshop = Workshop(game, seats, kit, bot, seed)
    return workshop.summed_up(in_order(engine, workshop, checked_games(games, seed), after_each), seed)


class Workshop:
    """Where one game is set up again and again."""

    def __init__(
        self, game: str | Game[Any, Any], seats: int | None, kit: Path | str | AnyKit | None, bot: str, seed: int = 0
    ) -> None:
        self.seed = seed
        self.game = find(game) if isinstance(game, str) else game
        self.study = studied(self.game)
        self.seats = self.game.checked_seats(seats)
        self.kit = self.game.read_kit(kit) if kit is None or isinstance(kit, str | Path) else kit
        self.bot = bot
        self.names = {kind: told.name for kind, told in self.game.events.items()}
        self.wanted = {t.event for t in self.study.tallies} | {t.among for t in self.study.tallies}
        self.vocabularies = self.game.vocabularies(self.kit, self.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process as what the workshop is made of; a game that is not on the shelf can't."""
        return same_workshop, (self.game.name, self.seats, self.kit.name, self.kit.source, self.bot, self.seed)

    def __call__(self, number: int) -> Finished:
        """Play the game of that number."""
        return self.play(self.seed + number)

    def play(self, seed: int) -> Finished:
        state: State = self.game.start(self.kit, self.seats, self.game.checked_options(None))
        log = state.log = Log()
        styles = drawn_styles(self.study.compared, self.seats, Dice(seed ^ BOT_SEED * 9))
        bots = [
            make(in_style(self.bot, style), Dice(seed ^ BOT_SEED * (seat + 1)), self.study.styles)
            for seat, style in enumerate(styles)
        ]
        played = play_match(state, bots, Dice(seed))
        return self.finished(state, log, styles, int(played.opener))

    def finished(self, state: State, log: Log, styles: list[str], first: int) -> Finished:
        places = ranked([int(state.points(seat)) for seat in range(self.seats)])
        choices, happened = dict[int, int](), {name: set[int]() for name in self.wanted}
        for _, kind, seat, value, *_ in log.taken():
            name = self.names[kind]
            if name in happened:
                happened[name].add(value)
            if name == self.study.first:
                first = seat
            elif name == self.study.choice:
                choices[seat] = value
        return Finished(
            wins=[(place == 1) / places.count(1) for place in places],
            styles=styles,
            first=first,
            choices=choices,
            best=max(self.game.sheet(state, seat)[self.study.points] for seat in range(self.seats)),
            ended=self.game.ended(state),
            measures=self.game.measures(state),
            happened=happened,
        )

    def summed_up(self, finished: list[Finished], seed: int) -> Balance:
        order = range(self.seats)
        measures = {name: spread(one.measures[name] for one in finished) for name in finished[0].measures}
        found: dict[str, Any] = {
            "by_order": [share(one.wins[(one.first + turn) % self.seats] for one in finished) for turn in order],
            "by_choice": self.by_choice(finished),
            "by_style": by_style(finished, self.study.compared),
            "winners": spread(one.best for one in finished),
            "measures": measures,
            "tallies": {tally.name: self.tallied(tally, finished) for tally in self.study.tallies},
            "ended": endings(finished),
        }
        figures = all_figures(found, self.seats)
        return Balance(
            game=self.game.name,
            edition=self.game.edition,
            kit=self.kit.name,
            seats=self.seats,
            games=len(finished),
            seed=seed,
            bot=self.bot,
            verdicts=[
                Verdict(t.figure, figures[t.figure], t.least, t.most, t.is_met(figures[t.figure]))
                for t in self.study.targets
            ],
            figures=figures,
            **found,
        )

    def by_choice(self, finished: list[Finished]) -> dict[str, Share]:
        wins: dict[int, list[float]] = {}
        for one in finished:
            for seat, choice in one.choices.items():
                wins.setdefault(choice, []).append(one.wins[seat])
        ids = self.ids(self.study.choice) if wins else ()
        return {ids[choice]: share(taken) for choice, taken in sorted(wins.items())}

    def ids(self, event: str) -> Sequence[str]:
        """How the values of an event's first figure are called."""
        told = next(told for told in self.game.events.values() if told.name == event)
        return self.vocabularies[told.figures[0].partition(":")[2]].ids

    def tallied(self, tally: Tally, finished: list[Finished]) -> list[Item]:
        ids = self.ids(tally.event)
        groups = tally.groups(self.kit) or [""] * len(ids)
        chances = {value: [one for one in finished if is_chance(tally, one, value)] for value in range(len(ids))}
        return [
            Item(ids[value], groups[value], share(float(value in one.happened[tally.event]) for one in games))
            for value, games in chances.items()
            if games
        ]


@lru_cache(8)
def same_workshop(game: str, seats: int, kit: str, source: str, bot: str, seed: int) -> Workshop:
    return Workshop(game, seats, find(game).kit(source, kit), bot, seed)


def in_style(bot: str, style: str) -> str:
    """The code of a bot with a style, if it can have one."""
    card = CARDS.get(bot.partition(":")[0])
    if card is None or "style" not in card.parameters:
        return bot
    return f"{bot}{',' if ':' in bot else ':'}style={style}"


def studied(game: Game[Any, Any]) -> Study:
    if game.study is None:
        raise BadInput("no-study", game=game.title)
    return game.study


def is_chance(tally: Tally, one: Finished, value: int) -> bool:
    return not tally.among or value in one.happened[tally.among]


def drawn_styles(styles: Sequence[str], seats: int, dice: Dice) -> list[str]:
    """One for each seat, all different while there are enough."""
    left: list[str] = []
    drawn: list[str] = []
    for _ in range(seats):
        left = left or list(styles)
        drawn.append(left.pop(dice.below(len(left))))
    return drawn


def by_style(finished: list[Finished], styles: Sequence[str]) -> dict[str, Share]:
    wins: dict[str, list[float]] = {style: [] for style in styles}
    for one in finished:
        for style, win in zip(one.styles, one.wins, strict=True):
            wins[style].append(win)
    return {style: share(taken) for style, taken in wins.items() if taken}


def endings(finished: list[Finished]) -> dict[str, Share]:
    rules = Counter(one.ended for one in finished)
    return {rule: share(float(one.ended == rule) for one in finished) for rule in sorted(rules)}


def all_figures(found: dict[str, Any], seats: int) -> dict[str, float]:
    """Every figure that a target may be about."""
    fair = 1 / seats
    figures = {
        "first-seat": abs(found["by_order"][0].rate - fair),
        "best-style": max(one.rate for one in found["by_style"].values()) / fair,
        "winner-least": found["winners"].tenth,
        "winner-most": found["winners"].nine_tenths,
    }
    if found["by_choice"]:
        choices = [one.rate for one in found["by_choice"].values()]
        figures["starting-choice"] = max(choices) - min(choices)
    for name, one in found["measures"].items():
        figures |= {f"median-{name}": one.median, f"mean-{name}-a-seat": one.mean / seats}
    for rule, one in found["ended"].items():
        figures[f"ended-{rule}"] = one.rate
    for name, items in found["tallies"].items():
        figures |= {f"{name}-above": above(items), f"{name}-least": min(item.rate.rate for item in items)}
    return figures


def above(items: list[Item]) -> float:
    """How far the most frequent of a group is above the group's mean, at worst."""
    rates: dict[str, list[float]] = {}
    for item in items:
        rates.setdefault(item.group, []).append(item.rate.rate)
    return max(max(group) - sum(group) / len(group) for group in rates.values())
