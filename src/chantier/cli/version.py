"""chantier --version."""

from typing import Annotated

import typer

import chantier
from chantier.cli.speech import Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    def tell(wanted: bool) -> None:
        if wanted:
            typer.echo(f"chantier {chantier.__version__}")
            raise typer.Exit

    @app.callback()
    def of_all(
        version: Annotated[
            bool, typer.Option("--version", is_eager=True, callback=tell, help=speech.say("option-version"))
        ] = False,
    ) -> None:
        pass
