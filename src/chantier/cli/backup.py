"""chantier backup: everything in one file, while the server runs."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from chantier.cli.installed import needing
from chantier.cli.speech import Lang, Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    def write(db: str, file: Path) -> None:
        from chantier.server.store.backup import backup  # noqa: PLC0415 - other commands do not wait for it

        backup(db, file)

    add_copying(app, speech, "backup", write)


def add_copying(app: typer.Typer, speech: Speech, name: str, copy: Callable[[str, Path], None]) -> None:
    """Add a command that copies between the database and a file, one way or the other."""
    say = speech.say

    @app.command(name, help=say(f"help-{name}"))
    def copying(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say(f"argument-{name}"))],
        db: Annotated[str, typer.Option(envvar="CHANTIER_DB", metavar="URL", help=say("option-db"))] = "",
        lang: Lang = None,
    ) -> None:
        with needing("server"):  # here, since the other commands should not wait for its libraries
            from chantier.server.settings import usual_db  # noqa: PLC0415

            copy(db or usual_db(), file)
        typer.echo(say(f"{name}-done", file=str(file), kilobytes=-(-file.stat().st_size // 1000)))
