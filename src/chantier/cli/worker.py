"""chantier worker: bots think here for servers elsewhere."""

from typing import Annotated

import typer

from chantier.cli.installed import needing
from chantier.cli.speech import Lang, Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-worker"))
    def worker(
        redis: Annotated[str, typer.Option(envvar="CHANTIER_REDIS", metavar="URL", help=say("option-worker-redis"))],
        processes: Annotated[
            int, typer.Option(envvar="CHANTIER_PROCESSES", min=1, max=256, help=say("option-worker-processes"))
        ] = 2,
        lang: Lang = None,
    ) -> None:
        with needing("server"):  # here, since the other commands should not wait for its libraries
            from chantier.server.serve import work  # noqa: PLC0415

        work(redis, processes, lambda: typer.echo(say("worker-ready", processes=processes)))
