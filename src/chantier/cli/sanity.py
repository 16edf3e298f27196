"""chantier sanity: do bots play a game as people know it?"""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from chantier.bots.registry import split
from chantier.cli.balance import exact, wanted
from chantier.cli.progress import progress
from chantier.cli.simulate import blank
from chantier.cli.speech import AsJson, Lang, Speech, game_argument, ray_option, workers_option
from chantier.kernel.game import find
from chantier.lab.engine import engine
from chantier.lab.sanity import Finding, read_bands, sanity


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("sanity", help=say("help-sanity"))
    def run(
        game: Annotated[str, game_argument(speech)],
        bots: Annotated[str | None, typer.Option("--bots", help=say("option-sanity-bots"))] = None,
        games: Annotated[int | None, typer.Option("--games", help=say("option-sanity-games"))] = None,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-every-seats"))] = None,
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        workers: Annotated[int | None, workers_option(speech)] = None,
        ray: Annotated[str, ray_option(speech)] = "",
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        card = find(game)
        usual = read_bands(card).games
        entered = {bot: games or usual.get(bot, 100) for bot in (split(bots) if bots else usual)}
        tables = [card.checked_seats(seats)] if seats else list(card.seats)
        total = sum(entered.values()) * len(tables)
        with engine(workers, ray, games=total) as players, progress(say("simulating"), total) as step:
            found = sanity(game, bots=entered, seats=tables, seed=seed, engine=players, after_each=step)
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            Console(highlight=False).print(grid(found, speech))
        if not all(one.met for one in found):
            raise typer.Exit(1)


def grid(found: list[Finding], speech: Speech) -> Grid:
    """Figures are named as in sanity.toml: the same in every language."""
    drawn = blank(speech, "column-figure", "column-seats", "column-found", "column-wanted", "column-verdict")
    bot = ""
    for one in found:
        if one.bot != bot:
            drawn.add_row(speech.say("sanity-bot", bot=one.bot, games=one.games))
            bot = one.bot
        verdict = speech.say("target-met" if one.met else "target-missed")
        drawn.add_row(f"  {one.figure}", str(one.seats), exact(one.found, speech), wanted(one, speech), verdict)
    return drawn
