"""Ladders that take hours: played a range of seeds at a time, and kept in `ladders.jsonl` beside this file.

    python bench/ladders.py queens_architect 2 grandmaster:iterations=5000 master:iterations=1500 --games 100

plays the next hundred games of these two and writes a line; without arguments all that is known is shown. Games are
added to earlier ones only while the bots play as they did: of each range the first game leaves a mark, and the first
game of all is played again. If it leaves another one now, the bots have changed, and their lines are replaced.
"""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path

import msgspec

from chantier.lab.estimates import Share, share
from chantier.lab.ladder import Duel, Fought, fight

FILE = Path(__file__).with_name("ladders.jsonl")


class Range(msgspec.Struct, frozen=True):
    """Games with seeds that follow each other; what several won together counts in parts."""

    game: str
    seats: int
    one: str
    other: str
    seed: int
    wins: list[float]  # of the one
    mark: int

    def key(self) -> tuple[str, int, str, str]:
        return self.game, self.seats, self.one, self.other


def known(file: Path) -> list[Range]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Range) for line in lines]


def keep(file: Path, ranges: list[Range]) -> None:
    rows = sorted(ranges, key=lambda one: (one.key(), one.seed))
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in rows))


def play(game: str, seats: int, one: str, other: str, games: int, before: list[Range]) -> list[Range]:
    """All ranges of these two, with one more."""
    ranges = [each for each in before if each.key() == (game, seats, one, other)]
    if ranges and fought(ranges[0].key(), ranges[0].seed).mark != ranges[0].mark:
        ranges = []
    seed = max((each.seed + len(each.wins) for each in ranges), default=0)
    found = [fought((game, seats, one, other), number) for number in range(seed, seed + games)]
    return [*ranges, Range(game, seats, one, other, seed, [one.wins[0] for one in found], found[0].mark)]


def fought(pair: tuple[str, int, str, str], seed: int) -> Fought:
    game, seats, one, other = pair
    return fight(Duel(game, seats, (one, other), seed, seed))


def told(ranges: list[Range]) -> list[str]:
    """A line for each two bots."""
    lines = []
    for (game, seats, one, other), group in groupby(ranges, key=Range.key):
        both = share(win for each in group for win in each.wins)
        lines.append(f"{game}, {seats} seats, {one} : {other}  {percent(both)}")
    return lines


def percent(found: Share) -> str:
    return f"{100 * found.rate:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f}) of {found.chances}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("seats", type=int, nargs="?", default=2)
    parser.add_argument("one", nargs="?")
    parser.add_argument("other", nargs="?")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    ranges = known(given.file)
    if given.game:
        pair = (given.game, given.seats, given.one, given.other)
        played = play(*pair, given.games, ranges)
        ranges = [each for each in known(given.file) if each.key() != pair] + played  # others may have played meanwhile
        keep(given.file, ranges)
        print("\n".join(told(played)))
    else:
        print("\n".join(told(ranges)))


if __name__ == "__main__":
    main()
