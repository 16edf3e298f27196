"""The server logs a line of JSON on stderr for each thing worth knowing, and never what a request contains."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= getattr(record, "about", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("chantier").setLevel(logging.INFO)
    if sys.stderr.isatty():  # somebody at a terminal wants to see what goes wrong, not every request
        logging.getLogger("chantier.access").setLevel(logging.WARNING)
