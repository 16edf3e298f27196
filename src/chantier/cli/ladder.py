"""chantier ladder: who is stronger, every two against each other."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.bots.registry import CARDS, LEVELS, split
from chantier.cli.progress import progress
from chantier.cli.simulate import SHARE, blank, share_cells, tenths
from chantier.cli.speech import AsJson, Lang, Speech
from chantier.kernel.game import find
from chantier.lab.ladder import Ladder, ladder


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("ladder", help=say("help-ladder"))
    def run(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("argument-game"))],
        games: Annotated[int, typer.Option("--games", help=say("option-pair-games"))] = 100,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-seats"))] = None,
        bots: Annotated[str, typer.Option("--bots", help=say("option-ladder-bots", known=", ".join(CARDS)))] = ",".join(
            card.code for card in LEVELS
        ),
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        processes: Annotated[int | None, typer.Option("--processes", help=say("option-processes"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        entered = split(bots)
        with progress(say("simulating"), games * len(entered) * (len(entered) - 1) // 2) as step:
            found = ladder(game, entered, games=games, seats=seats, seed=seed, processes=processes, after_each=step)
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            show(found, speech)


def show(found: Ladder, speech: Speech) -> None:
    console = Console(highlight=False)
    console.print(speech.say("laddered", game=find(found.game).title, seats=found.seats, games=found.games))
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
