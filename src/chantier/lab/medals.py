"""What medals of the challenges rest on, measured again in one command, such as when the bots have changed.

    python -m chantier.lab.medals                        # all games; prints what is and what would be
    python -m chantier.lab.medals queens_architect --write

A challenge is a game for one against bots of one level. Here that level has every seat. Silver is what the winner has
in half of the games, gold what the winner has in a tenth of them. The seeds are 1, 2, 3 and so on, so that the same
bots give the same figures anywhere. `--write` puts them into the game's challenge.toml.
"""

from __future__ import annotations

import argparse
import re
import sys

from chantier.bots.match import play_match
from chantier.bots.registry import make
from chantier.kernel.challenge import Challenge, challenge, has_challenge
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.outcome import ranked
from chantier.kernel.state import State
from chantier.lab.simulate import BOT_SEED

GAMES = 120


def winner_figure(game: str, asked: Challenge, seed: int) -> int:
    """Play one game of the challenge's bots alone, and return the figure with which it was won."""
    card = find(game)
    state: State = card.start(card.read_kit(), asked.seats, card.checked_options(None))
    codes = [asked.bots[0], *asked.bots]
    bots = [make(code, Dice(seed ^ BOT_SEED * (seat + 1))) for seat, code in enumerate(codes)]
    play_match(state, bots, Dice(seed))
    winner = ranked([int(state.points(seat)) for seat in range(asked.seats)]).index(1)
    if asked.better == "less":
        return card.measures(state)[asked.figure]
    return card.sheet(state, winner)[asked.figure]


def measured(game: str, games: int = GAMES) -> tuple[int, int]:
    """Return what silver and gold should be: the middle of the winners' figures, and their best tenth."""
    asked = challenge(game)
    figures = sorted(winner_figure(game, asked, seed) for seed in range(1, games + 1))
    best_first = figures[::-1] if asked.better == "more" else figures
    return best_first[len(figures) // 2], best_first[len(figures) // 10]


def write(game: str, silver: int, gold: int) -> None:
    path = find(game).folder / "challenge.toml"
    text = path.read_text("utf-8")
    for name, figure in (("silver", silver), ("gold", gold)):
        text = re.sub(rf"(?m)^{name} = .*$", f"{name} = {figure}", text)
    path.write_text(text, "utf-8")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=[name for name in SHELF if has_challenge(name)])
    ask.add_argument("--number", type=int, default=GAMES, help="how many games are played")
    ask.add_argument("--write", action="store_true")
    given = ask.parse_args()
    for game in given.games:
        asked = challenge(game)
        silver, gold = measured(game, given.number)
        sys.stdout.write(f"{game}: silver {asked.silver} → {silver}, gold {asked.gold} → {gold} ({asked.figure})\n")
        sys.stdout.flush()
        if given.write:
            write(game, silver, gold)


if __name__ == "__main__":
    main()
