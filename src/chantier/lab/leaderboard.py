"""The fixed protocol by which results are compared: one player against every reference, in one command.

    python -m chantier.lab.leaderboard queens_architect --player greedy
    python -m chantier.lab.leaderboard queens_architect --player mymodule:make
    python -m chantier.lab.leaderboard queens_architect --table

`--table` plays the references against each other, as docs/research.md shows them.

A player is a bot's code, or a function of a module that takes Dice and returns a Bot. Two seats; seeds 1 to 50, each
played twice with the seats changed; usual kit and options; searching levels think a fixed number of iterations, so that
no result depends on the machine. A shared win counts in parts; the interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import combinations

import msgspec

from chantier.bots.bot import Bot
from chantier.bots.match import play_match
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadInput, Trouble
from chantier.kernel.game import find
from chantier.kernel.outcome import ranked
from chantier.kernel.state import State
from chantier.lab.estimates import Share, share
from chantier.lab.simulate import BOT_SEED

PROTOCOL = "2"  # raised when seeds, games, references or their effort change
SEEDS = range(1, 51)
REFERENCES = {
    "random": "random",
    "greedy": "greedy",
    "apprentice": "apprentice",
    "journeyman": "journeyman",
    "master": "master:iterations=25",
    "grandmaster": "grandmaster:iterations=100",
}
MakeBot = Callable[[Dice], Bot]


class Result(msgspec.Struct, frozen=True):
    reference: str
    wins: Share


class Evaluation(msgspec.Struct, frozen=True):
    protocol: str
    game: str
    edition: str
    player: str
    results: list[Result]


def evaluate(game: str, player: str, references: list[str] | None = None, seeds: range = SEEDS) -> Evaluation:
    """Play by the protocol. Other references or seeds are for trying: such results are not comparable."""
    chosen = list(REFERENCES) if references is None else references
    results = [Result(reference, share(games_won(game, player, reference, seeds))) for reference in chosen]
    return Evaluation(PROTOCOL, game, find(game).edition, player, results)


def compare(
    game: str, players: list[str] | None = None, seeds: range = SEEDS, say: Callable[[str], object] = str
) -> list[Evaluation]:
    """Play the references against each other. Each pair plays once, because one's wins are the other's defeats."""
    names = list(REFERENCES) if players is None else players
    found: dict[str, list[Result]] = {name: [] for name in names}
    for one, other in combinations(names, 2):
        won = games_won(game, one, other, seeds)
        found[one].append(Result(other, share(won)))
        found[other].append(Result(one, share([1 - part for part in won])))
        say(f"{one} : {other} {100 * found[one][-1].wins.rate:.0f} %\n")
    return [Evaluation(PROTOCOL, game, find(game).edition, name, found[name]) for name in names]


def games_won(game: str, one: str, other: str, seeds: range) -> list[float]:
    makers = player_of(one), player_of(other)
    return [game_won(game, *makers, seed, seat) for seed in seeds for seat in (0, 1)]


def player_of(name: str) -> MakeBot:
    """By its code in the registry, or by module:function; a registered bot's own figures follow a colon too."""
    name = REFERENCES.get(name, name)
    module, colon, function = name.partition(":")
    if colon and "=" not in function:
        try:
            maker: MakeBot = getattr(import_module(module), function)
        except (ImportError, AttributeError) as trouble:
            raise BadInput("unknown-player", given=name, reason=str(trouble)) from None
        return maker
    make(name, Dice(0))
    return lambda dice: make(name, dice)


def game_won(game: str, player: MakeBot, other: MakeBot, seed: int, seat: int) -> float:
    card = find(game)
    state: State = card.start(card.read_kit(), card.checked_seats(2), card.checked_options(None))
    makers = [player if number == seat else other for number in range(2)]
    bots = [maker(Dice(seed ^ BOT_SEED * (number + 1))) for number, maker in enumerate(makers)]
    play_match(state, bots, Dice(seed))
    places = ranked([int(state.points(number)) for number in range(2)])
    return (places[seat] == 1) / places.count(1)


def table(found: list[Evaluation], references: list[str]) -> str:
    """A table in Markdown: who plays on the left, against whom above."""
    lines = [f"| {found[0].game} | {' | '.join(references)} |", "|---" * (len(references) + 1) + "|"]
    for one in found:
        wins = {result.reference: result.wins for result in one.results}
        cells = [cell(wins.get(reference)) for reference in references]
        lines.append(f"| {one.player} | {' | '.join(cells)} |")
    return "\n".join(lines)


def cell(wins: Share | None) -> str:
    return f"{100 * wins.rate:.0f} ({100 * wins.low:.0f}–{100 * wins.high:.0f})" if wins else "–"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    who = ask.add_mutually_exclusive_group(required=True)
    who.add_argument("--player")
    who.add_argument("--table", action="store_true", help="the references against each other")
    ask.add_argument("--json", action="store_true")
    given = ask.parse_args()
    sys.path.insert(0, "")  # a player of one's own lies where one is
    try:
        found = compare(given.game, say=sys.stderr.write) if given.table else [evaluate(given.game, given.player)]
    except Trouble as trouble:
        sys.exit(str(trouble))
    sys.stdout.write((msgspec.json.encode(found).decode() if given.json else table(found, list(REFERENCES))) + "\n")


if __name__ == "__main__":
    main()
