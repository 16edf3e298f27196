"""Where a table is kept, and how to come back to it."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer

from chantier.cli.speech import BadUsage
from chantier.kernel.table import Table


class Saving:
    def __init__(self, table: Table, path: Path | None, again: list[str]) -> None:
        self.table = table
        self.path = path
        self.again = again

    def begin(self, path: Path) -> None:
        """From now on the table is kept in this file, which must not be another table's."""
        if path.exists() and not (self.path and path.samefile(self.path)):
            raise BadUsage("play-save-exists", file=str(path))
        self.write(path)
        self.path = path

    def begin_spare(self) -> None:
        """For those who leave without a word: their last table of each game."""
        folder = Path(typer.get_app_dir("chantier"))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise BadUsage("play-unwritable", file=str(folder), reason=trouble.strerror or "") from None
        path = folder / f"{self.table.game.name}.json"
        self.write(path)
        self.path = path

    def keep(self) -> None:
        if self.path is not None:
            self.write(self.path)

    def write(self, path: Path) -> None:
        try:
            self.table.record().write(path)
        except OSError as trouble:
            raise BadUsage("play-unwritable", file=str(path), reason=trouble.strerror or "") from None

    def resume_command(self) -> str:
        return shlex.join([*self.again, "--resume", str(self.path)])
