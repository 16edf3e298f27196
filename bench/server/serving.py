"""The server as `chantier serve` runs it, but for limits and quotas: here everybody has one address, and few play much.

`python -m bench.server.serving DATABASE_FILE [SECONDS]` prints its address. SECONDS after everybody has left, a table
is put to sleep.
"""

from __future__ import annotations

import sys

from limits import parse

from chantier.server.caps import UNCAPPED
from chantier.server.cluster import node
from chantier.server.serve import serve
from chantier.server.settings import Quotas, Settings
from chantier.server.web import limits

PLENTY = 10**6


def main(file: str, idle: int = node.IDLE_SECONDS) -> None:
    limits.LIMITS.update(dict.fromkeys(limits.LIMITS, parse(f"{PLENTY} per minute")))
    node.IDLE_SECONDS = idle
    node.SWEEP_SECONDS = min(idle, node.SWEEP_SECONDS)
    quotas = Quotas(**dict.fromkeys(Quotas.__struct_fields__, PLENTY))
    settings = Settings("127.0.0.1", 0, f"sqlite:///{file}", thinkers=1, quotas=quotas, caps=UNCAPPED)
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
