"""Every setting of a server is an option of `chantier serve` and a variable of the environment."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs


def usual_db() -> str:
    folder = Path(platformdirs.user_data_dir("chantier"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'chantier.db'}"


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = msgspec.field(default_factory=usual_db)
    redis: str = ""  # the URL of the Redis where servers find each other, and workers find their tasks
    workers: int = 1  # the number of server processes at this address
    thinkers: int = 2  # the number of processes in which bots think, for each server process
    https: bool = False  # True behind a proxy that speaks https, so that browsers send cookies over https only
