"""The server as `chantier serve` runs it, but for the limits by address: here everybody has the same one.

`python -m bench.server.serving DATABASE_FILE [SECONDS]` prints its address. SECONDS after everybody has left, a table
is put to sleep.
"""

from __future__ import annotations

import sys

from limits import parse

from chantier.server.cluster import node
from chantier.server.serve import serve
from chantier.server.settings import Settings
from chantier.server.tables import connection
from chantier.server.web import limits

PLENTY = 10**6


def main(file: str, idle: int = node.IDLE_SECONDS) -> None:
    limits.LIMITS.update(dict.fromkeys(limits.LIMITS, parse(f"{PLENTY} per minute")))
    connection.MESSAGES = (PLENTY, PLENTY)
    node.IDLE_SECONDS = idle
    node.SWEEP_SECONDS = min(idle, node.SWEEP_SECONDS)
    settings = Settings("127.0.0.1", 0, f"sqlite:///{file}", redis="", workers=1, thinkers=1, https=False)
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
