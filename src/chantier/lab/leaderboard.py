"""The fixed protocol by which results are compared: one player against every reference, in one command.

    python -m chantier.lab.leaderboard queens_architect --player greedy
    python -m chantier.lab.leaderboard queens_architect --player mymodule:make

A player is a bot's code, or a function of a module that takes Dice and returns a Bot. Two seats; seeds 1 to 50, each
played twice with the seats changed; usual kit and options; searching levels think a fixed number of iterations, so that
no result depends on the machine. A shared win counts in parts; the interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module

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

PROTOCOL = "1"  # raised when seeds, games, references or their effort change
SEEDS = range(1, 51)
REFERENCES = {
    "random": "random",
    "greedy": "greedy",
    "apprentice": "apprentice",
    "journeyman": "journeyman",
    "master": "master:iterations=100",
    "grandmaster": "grandmaster:iterations=400",
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
    card, maker = find(game), player_of(player)
    chosen = list(REFERENCES) if references is None else references
    results = []
    for reference in chosen:
        other = player_of(REFERENCES.get(reference, reference))
        won = [game_won(game, maker, other, seed, seat) for seed in seeds for seat in (0, 1)]
        results.append(Result(reference, share(won)))
    return Evaluation(PROTOCOL, game, card.edition, player, results)


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


def row(found: Evaluation) -> str:
    """A line of a table in Markdown."""
    cells = [f"{100 * one.wins.rate:.0f} ({100 * one.wins.low:.0f}–{100 * one.wins.high:.0f})" for one in found.results]
    return f"| {found.player} | {' | '.join(cells)} |"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--player", required=True)
    ask.add_argument("--json", action="store_true")
    given = ask.parse_args()
    sys.path.insert(0, "")  # a player of one's own lies where one is
    try:
        found = evaluate(given.game, given.player)
    except Trouble as trouble:
        sys.exit(str(trouble))
    names = [one.reference for one in found.results]
    table = [f"| {found.game}, % won against | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|", row(found)]
    sys.stdout.write((msgspec.json.encode(found).decode() if given.json else "\n".join(table)) + "\n")


if __name__ == "__main__":
    main()
