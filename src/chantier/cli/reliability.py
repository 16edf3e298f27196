"""chantier reliability: does what a bot says of its chances come true?"""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from chantier.cli.progress import progress
from chantier.cli.simulate import blank, interval, percent
from chantier.cli.speech import AsJson, Lang, Speech, game_argument
from chantier.kernel.game import find
from chantier.lab.reliability import Reliability, Tenth, reliability


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("reliability", help=say("help-reliability"))
    def run(
        game: Annotated[str, game_argument(speech)],
        bot: Annotated[str, typer.Option("--bot", help=say("option-explaining-bot"))] = "grandmaster:iterations=200",
        positions: Annotated[int, typer.Option("--positions", help=say("option-positions"))] = 2_000,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-every-seats"))] = None,
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("option-calibration-out"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        card = find(game)
        with progress(say("simulating"), positions) as step:
            found = reliability(
                game,
                bot,
                positions=positions,
                seats=[card.checked_seats(seats)] if seats else None,
                seed=seed,
                after_each=step,
            )
        if out:
            out.write_bytes(msgspec.json.format(msgspec.json.encode(found.calibrations)) + b"\n")
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            show(found, speech)


def show(found: Reliability, speech: Speech) -> None:
    say = speech.say
    typer.echo(say("reliability-of", bot=found.bot, positions=found.positions, games=found.games))
    show_tenths(found.tenths, found.gap, speech)
    typer.echo(say("reliability-checked"))
    show_tenths(found.checked, found.checked_gap, speech)


def show_tenths(tenths: list[Tenth], gap: float, speech: Speech) -> None:
    say = speech.say
    grid = blank(speech, "column-positions", "column-said", "column-came", "column-interval")
    for one in tenths:
        came = one.came
        grid.add_row(
            say("figure", figure=came.chances),
            percent(one.said, speech),
            percent(came.rate, speech),
            interval(came, speech),
        )
    Console(highlight=False).print(grid)
    typer.echo(say("reliability-gap", percent=percent(gap, speech)))
