"""chantier ladder: who is stronger, every two against each other."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.bots.registry import CARDS, LEVELS, split
from chantier.cli.progress import progress
from chantier.cli.simulate import SHARE, blank, share_cells, tenths
from chantier.cli.speech import AsJson, Lang, Speech, game_argument, ray_option, workers_option
from chantier.kernel.game import find
from chantier.lab.engine import engine
from chantier.lab.ladder import Ladder, ladder


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("ladder", help=say("help-ladder"))
    def run(
        game: Annotated[str, game_argument(speech)],
        games: Annotated[int, typer.Option("--games", help=say("option-pair-games"))] = 100,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-seats"))] = None,
        bots: Annotated[str, typer.Option("--bots", help=say("option-ladder-bots", known=", ".join(CARDS)))] = ",".join(
            card.code for card in LEVELS
        ),
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        entered = split(bots)
        total = games * len(entered) * (len(entered) - 1) // 2
        with engine(workers, ray, games=total) as players, progress(say("simulating"), total) as step:
            found = ladder(game, entered, games=games, seats=seats, seed=seed, engine=players, after_each=step)
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            show(found, speech)


def show(found: Ladder, speech: Speech) -> None:
    console = Console(highlight=False)
    console.print(
        speech.say("laddered", game=find(found.game).called(speech.lang), seats=found.seats, games=found.games)
    )
    for grid in (standings_grid(found, speech), pairs_grid(found, speech)):
        console.print()
        console.print(grid)


def standings_grid(found: Ladder, speech: Speech) -> Grid:
    grid = blank(speech, "column-bot", "column-rating", *SHARE, "column-ms-a-move", "column-longest-ms")
    for one in found.standings:
        rating = f"{tenths(one.rating, speech)} ± {tenths(one.doubt, speech)}"
        times = (tenths(one.ms, speech), tenths(one.longest_ms, speech))
        grid.add_row(one.bot, rating, *share_cells(one.wins, speech), *times)
    return grid


def pairs_grid(found: Ladder, speech: Speech) -> Grid:
    grid = blank(speech, "column-pair", *SHARE)
    for pair in found.pairs:
        grid.add_row(speech.say("ladder-pair", one=pair.one, other=pair.other), *share_cells(pair.wins, speech))
    return grid
