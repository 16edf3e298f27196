"""chantier puzzles: positions of games between strong bots in which one turn clearly beats all others."""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from chantier.analysis.puzzle_making import LATEST, Effort, Harvest, bound, harvest
from chantier.cli.progress import progress
from chantier.cli.simulate import blank
from chantier.cli.speech import AsJson, Lang, Speech, game_argument, workers_option
from chantier.kernel.game import find
from chantier.kernel.puzzle import Book
from chantier.lab.engine import engine


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("puzzles", help=say("help-puzzles"))
    def run(
        game: Annotated[str, game_argument(speech)],
        count: Annotated[int, typer.Option("--count", min=1, help=say("option-puzzles-count"))] = 50,
        games: Annotated[int, typer.Option("--games", min=1, help=say("option-games"))] = 40,
        seed: Annotated[int, typer.Option("--seed", min=0, help=say("option-first-seed"))] = 1000,
        iterations: Annotated[int, typer.Option("--iterations", min=8, help=say("option-puzzles-iterations"))] = 100,
        check: Annotated[int, typer.Option("--check", min=16, help=say("option-puzzles-check"))] = 2000,
        latest: Annotated[int, typer.Option("--latest", min=1, help=say("option-puzzles-latest"))] = LATEST,
        workers: Annotated[int | None, workers_option(speech)] = None,
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("option-puzzles-out"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        search = partial(harvest, find(game).name, Effort(iterations, check, latest))
        found: dict[int, Harvest] = {}
        with engine(workers, games=games) as machine, progress(say("simulating"), games) as step:
            for number, one in machine.results(search, range(seed, seed + games)):
                found[number] = one
                step()
        counts = sum((Counter(one.counts) for one in found.values()), Counter())
        book = bound([found[number] for number in sorted(found)], count)
        path = out or Path(f"{game}.puzzles.json")
        path.write_bytes(book.written())
        if as_json:
            themes = Counter(puzzle.theme for puzzle in book.puzzles)
            told = {"file": str(path), "games": games, "candidates": counts, "puzzles": themes}
            typer.echo(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        else:
            show(book, counts, games, path, speech)


def show(book: Book, counts: Counter[str], games: int, path: Path, speech: Speech) -> None:
    say = speech.say
    typer.echo(say("puzzles-candidates", games=games, candidates=counts.total()))
    grid = blank(speech, "column-became", "column-count")
    for became, number in counts.most_common():
        grid.add_row(say(f"puzzle-{became.replace(' ', '-')}"), str(number))
    Console(highlight=False).print(grid)
    typer.echo(say("puzzles-into", puzzles=len(book.puzzles), file=str(path)))
