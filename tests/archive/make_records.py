"""Writes the records of an edition that are kept for ever: `python -m tests.archive.make_records queens_architect`.

Fifty games of random and greedy bots with every number of seats and every option, on quick and on fair dice; every
fifth is taken back by consent once. A file that is there is never written again: what people have played does not
change. Only `--logs` counts the check sums of the logs anew, when an event tells more or less than before.
"""

from __future__ import annotations

import itertools
import lzma
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import Outcome
from chantier.kernel.record import Record, check_sum
from chantier.kernel.table import Table

FOLDER = Path(__file__).parent / "records"
LOGS = FOLDER / "logs.json"
GAMES = 50
BOTS = ("random", "greedy")
TAKEN_BACK = 5  # every so many games


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, as the archives of the first editions wrote it: `points` are the standings, ties broken."""

    winners: list[int]
    places: list[int]
    points: list[int]
    sheets: list[dict[str, int]]
    rule: str


class Kept(msgspec.Struct, frozen=True):
    """A record, and how its game ended."""

    record: Record
    outcome: Ended


class Match(NamedTuple):
    seats: int
    options: dict[str, Any]
    bot: str


def matches(game: str) -> list[Match]:
    """Every number of seats with every choice of options and every bot, in an order of no meaning."""
    card = find(game)
    choices = [dict(zip(card.options, values, strict=True)) for values in itertools.product(*card.options.values())]
    every = [Match(*match) for match in itertools.product(card.seats, choices, BOTS)]
    random.Random(game).shuffle(every)
    return list(itertools.islice(itertools.cycle(every), GAMES))


def play(game: str, number: int, match: Match) -> Table:
    seed = number if number % 2 else f"{game} {number}"
    table = Table(game, match.seats, seed, options=match.options)
    bots = [make(match.bot, Dice(number * 10 + seat)) for seat in range(match.seats)]
    back_at = random.Random(number).randrange(10, 60) if number % TAKEN_BACK == 0 else 0
    while (seat := table.seat) is not None:
        moves = Moves()
        table.state.legal(seat, moves)
        table.play(table.texts.text[bots[seat].choose(table.state.seen_by(seat), seat, moves)])
        back_at -= 1
        if back_at == 0:
            table.take_back(table.version - 5)
            table.settle()
    return table


def kept(table: Table) -> Kept:
    assert table.outcome is not None, "it was played to its end"
    return Kept(table.record(), ended(table.outcome))


def ended(outcome: Outcome) -> Ended:
    return Ended(outcome.winners, outcome.places, outcome.standings, outcome.sheets, outcome.rule)


def log_sum(table: Table) -> str:
    """A check sum of what happened; not of the words, which may get better."""
    told = [(event.version, event.name, event.seat, event.figures, event.hidden) for event in table.whole_log()]
    return check_sum(msgspec.json.encode(told))


def archive(game: str, edition: str) -> Path:
    return FOLDER / f"{game}-{edition}.jsonl.xz"


def read_archive(path: Path) -> list[Kept]:
    return [msgspec.json.decode(line, type=Kept) for line in lzma.decompress(path.read_bytes()).splitlines()]


def write_archive(path: Path, games: list[Kept]) -> None:
    assert not path.exists(), f"{path.name} is kept as it is"
    lines = b"\n".join(map(msgspec.json.encode, games))
    path.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))


def write_logs() -> None:
    """The check sums of all games' logs, as today's rules tell them."""
    sums = {
        path.name.removesuffix(".jsonl.xz"): [log_sum(Table.replay(one.record)) for one in read_archive(path)]
        for path in sorted(FOLDER.glob("*.xz"))
    }
    LOGS.write_bytes(msgspec.json.format(msgspec.json.encode(sums), indent=1) + b"\n")


if __name__ == "__main__":
    for game in SHELF if sys.argv[1:] == ["--all"] else [name for name in sys.argv[1:] if name != "--logs"]:
        games = [play(game, number, match) for number, match in enumerate(matches(game))]
        write_archive(archive(game, find(game).edition), [kept(table) for table in games])
    write_logs()
