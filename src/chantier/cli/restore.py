"""chantier restore: a backup becomes a database again."""

from pathlib import Path

import typer

from chantier.cli.backup import add_copying
from chantier.cli.speech import Speech


def add_to(app: typer.Typer, speech: Speech) -> None:
    def read(db: str, file: Path) -> None:
        from chantier.server.store.backup import restore  # noqa: PLC0415 - other commands do not wait for it

        restore(file, db)

    add_copying(app, speech, "restore", read)
