"""chantier serve: tables open day and night. `chantier` alone does the same."""

from typing import Annotated

import typer

from chantier.cli.speech import Lang, Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(envvar="CHANTIER_HOST", help=say("option-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(envvar="CHANTIER_PORT", min=0, max=65535, help=say("option-port"))] = 8000,
        db: Annotated[str, typer.Option(envvar="CHANTIER_DB", metavar="URL", help=say("option-db"))] = "",
        redis: Annotated[str, typer.Option(envvar="CHANTIER_REDIS", metavar="URL", help=say("option-redis"))] = "",
        workers: Annotated[int, typer.Option(envvar="CHANTIER_WORKERS", min=1, max=64, help=say("option-workers"))] = 1,
        thinkers: Annotated[
            int, typer.Option(envvar="CHANTIER_THINKERS", min=1, max=64, help=say("option-thinkers"))
        ] = 2,
        https: Annotated[bool, typer.Option("--https", envvar="CHANTIER_HTTPS", help=say("option-https"))] = False,
        lang: Lang = None,
    ) -> None:
        # the other commands should not wait for the server's libraries
        from chantier.server.serve import serve as run  # noqa: PLC0415
        from chantier.server.settings import Settings, usual_db  # noqa: PLC0415

        def ready(address: str) -> None:
            typer.echo(say("serve-ready", address=address))

        run(Settings(host, port, db or usual_db(), redis, workers, thinkers, https), ready)
