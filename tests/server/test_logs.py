"""A line of the log is JSON, whatever it says."""

from __future__ import annotations

import json
import logging
import sys

from chantier.server.logs import Lines


def record(message: str, *given: object, **more: object) -> logging.LogRecord:
    made = logging.LogRecord("chantier.app", logging.WARNING, "app.py", 1, message, given, None)
    made.created = 86_400
    made.__dict__.update(more)
    return made


def test_a_line_says_when_how_bad_who_and_what_with_what_it_is_about() -> None:
    line = json.loads(Lines().format(record("%s sat\n\x1b[31mdown", "Ada", about={"table": "abc"})))

    assert {
        "at": "1970-01-02T00:00:00Z",
        "level": "warning",
        "from": "chantier.app",
        "says": "Ada sat\n\x1b[31mdown",
        "table": "abc",
    } == line


def test_a_line_is_one_line_and_has_the_trace_of_an_error() -> None:
    try:
        raise ValueError("no\nway")
    except ValueError:
        line = Lines().format(record("it failed", exc_info=sys.exc_info()))

    assert "\n" not in line
    assert "ValueError: no\nway" in json.loads(line)["trace"]
