"""An SQLite file is copied page by page, while others write to it; a copy of the file alone would miss its log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from chantier.server.store.errors import CannotOpen


def file_of(url: str) -> Path:
    return Path(make_url(url).database or "")


def copy_file(source: Path, to: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # the copy is one file
        [[well]] = new.execute("PRAGMA integrity_check").fetchmany(1)
    if well != "ok":
        raise CannotOpen("backup-damaged", file=str(source), reason=str(well))
