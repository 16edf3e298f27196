"""chantier learn: a game plays itself and learns what its positions are worth."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from chantier.bots.registry import split
from chantier.cli.options import chosen
from chantier.cli.progress import progress
from chantier.cli.speech import AsJson, BadUsage, Lang, Speech
from chantier.kernel.game import find


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("learn", help=say("help-learn"))
    def run(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("argument-game"))],
        games: Annotated[int, typer.Option("--games", help=say("option-games"))] = 4_000,
        bots: Annotated[str | None, typer.Option("--bots", help=say("option-learning-bots"))] = None,
        seats: Annotated[int | None, typer.Option("--seats", help=say("option-every-seats"))] = None,
        kit: Annotated[Path | None, typer.Option("--kit", metavar="FILE", help=say("option-kit"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("option-option"))
        ] = None,
        units: Annotated[int, typer.Option("--units", help=say("option-units"))] = 16,
        seed: Annotated[int, typer.Option("--seed", help=say("option-first-seed"))] = 0,
        processes: Annotated[int | None, typer.Option("--processes", help=say("option-processes"))] = None,
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say("option-out"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        card = find(game)
        try:
            from chantier.lab.learn import PLAYERS, learn  # noqa: PLC0415 - numpy is not for everybody
        except ModuleNotFoundError:
            raise BadUsage("learn-needs", command="pip install 'chantier[learn]'") from None
        with progress(say("simulating"), games) as step:
            found = learn(
                game,
                games=games,
                seed=seed,
                units=units,
                bots=split(bots) if bots else PLAYERS,
                seats=seats,
                kit=kit,
                options=chosen(card, option or []),
                processes=processes,
                after_each=step,
            )
        path = out or Path(f"{game}.insight.json")
        path.write_bytes(msgspec.json.encode(found.weights) + b"\n")
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        else:
            before, after = f"{found.loss_before:.4f}", f"{found.loss:.4f}"
            typer.echo(
                say("learnt", games=games, positions=found.positions, before=before, after=after, file=str(path))
            )
