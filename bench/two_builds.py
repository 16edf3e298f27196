"""Who is stronger, a bot of this build or one of another? They sit at the same tables and talk through a pipe.

    python bench/two_builds.py west_kingdom grandmaster:iterations=500 --other /old/bin/python --games 400 --seed 0

`--other` is how to start the Python in which the other build is installed; its bot is called as this one unless
`--theirs` says otherwise. The builds need the same rules and kit: both keep the position, and compare every choice.
A line says how many games have been won so far; later games, with `--seed`, can be added to them.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import CHANCE, NOBODY

BOT_SEED = 1_000_003
EVERY = 10  # games between two lines


class Elsewhere:
    """The other build, in a process of its own."""

    def __init__(self, command: str) -> None:
        call = [*shlex.split(command), str(Path(__file__)), "--sit"]
        self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(self, *words: object) -> None:
        assert self.process.stdin is not None
        print(*words, file=self.process.stdin, flush=words[0] == "choose")

    def chosen(self, seat: int, offered: list[int]) -> int:
        assert self.process.stdout is not None
        self.say("choose", seat, *offered)
        return int(self.process.stdout.readline())


def sit() -> None:
    """Be the other build: keep the position, and answer for the seats that were given."""
    state: Any = None
    bots: dict[int, Any] = {}
    moves = Moves()
    for line in sys.stdin:
        verb, *words = line.split()
        if verb == "start":
            card = find(words[0])
            state, bots = card.start(card.read_kit(), int(words[1]), card.checked_options(None)), {}
        elif verb == "seat":
            bots[int(words[0])] = make(words[1], Dice(int(words[2])))
        elif verb == "play":
            state.play(int(words[0]), int(words[1]))
        else:
            seat, *offered = map(int, words)
            moves.clear()
            state.legal(seat, moves)
            if moves.listed() != offered:
                raise SystemExit(f"seat {seat} has other choices here: {moves.listed()}, there: {offered}")
            print(bots[seat].choose(state.seen_by(seat), seat, moves), flush=True)


def fight(game: str, ours: str, theirs: str, seats: int, seed: int, other: Elsewhere) -> float:
    """What this build wins of a game in which every other seat is its own; from seed to seed they swap."""
    card = find(game)
    state: Any = card.start(card.read_kit(), seats, card.checked_options(None))
    other.say("start", game, seats)
    bots: dict[int, Any] = {}
    for seat in range(seats):
        dice = seed ^ BOT_SEED * (seat + 1)
        if (seat + seed) % 2 == 0:
            bots[seat] = make(ours, Dice(dice))
        else:
            other.say("seat", seat, theirs, dice)
    chance, moves = Dice(seed), Moves()
    while (seat := state.to_move()) != NOBODY:
        if seat == CHANCE:
            move = state.draw(chance)
        else:
            moves.clear()
            state.legal(seat, moves)
            mine = bots.get(seat)
            move = mine.choose(state.seen_by(seat), seat, moves) if mine else other.chosen(seat, moves.listed())
        state.play(seat, move)
        other.say("play", seat, move)
    places = ranked([int(state.points(seat)) for seat in range(seats)])
    return sum((places[seat] == 1) / places.count(1) for seat in bots)


def main() -> None:
    from chantier.lab.estimates import share  # noqa: PLC0415 - the other build need not have it

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--other", required=True)
    parser.add_argument("--theirs")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    theirs = given.theirs or given.bot
    other = Elsewhere(given.other)
    wins: list[float] = []
    begun = time.process_time()
    for seed in range(given.seed, given.seed + given.games):
        wins.append(fight(given.game, given.bot, theirs, given.seats, seed, other))
        if len(wins) % EVERY == 0 or len(wins) == given.games:
            found = share(wins)
            told = f"{100 * found.rate:.1f} % ({100 * found.low:.0f}-{100 * found.high:.0f}) of {len(wins)}"
            spent = f"{time.process_time() - begun:.0f} s of this processor"
            played = f"{given.game}, {given.seats} seats, seeds {given.seed} to {seed}"
            print(f"{played}: {given.bot} wins {told}; {spent}", flush=True)


if __name__ == "__main__":
    sit() if sys.argv[1:] == ["--sit"] else main()
