"""The command line: one file a command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping, Sequence

import typer

from chantier.cli import (
    balance,
    bench,
    bots,
    games,
    ladder,
    learn,
    perft,
    play,
    replay,
    rules,
    sanity,
    serve,
    simulate,
    verify,
    worker,
)
from chantier.cli.speech import Speech
from chantier.cli.usage import Commands, bad_usage
from chantier.kernel.errors import Trouble
from chantier.kernel.words import language

COMMANDS = (
    serve,
    worker,
    games,
    bots,
    play,
    rules,
    replay,
    verify,
    perft,
    bench,
    simulate,
    ladder,
    learn,
    balance,
    sanity,
)
ALONE = "serve"  # what `chantier` without a command does


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show « é » gets a question mark, not a crash
    speech = Speech(spoken_language(sys.argv, os.environ))
    sys.exit(run(speech, sys.argv[1:]))


def run(speech: Speech, arguments: Sequence[str]) -> int:
    """One command line; the exit code is 2 when the caller got something wrong."""
    try:
        code: int | None = build(speech)(list(arguments) or [ALONE], prog_name="chantier", standalone_mode=False)
        sys.stdout.flush()  # a reader who has left is noticed here, not when python ends
    except Trouble as trouble:
        return complain(trouble.says(speech.lang))
    except typer.TyperException as error:
        return complain(bad_usage(error).says(speech.lang))
    except typer.Abort:
        return 1
    except BrokenPipeError:
        stop_writing()
        return 1
    except OSError as error:
        stop_writing()
        complain(speech.say("system-trouble", reason=error.strerror or str(error)))
        return 1
    return code or 0


def complain(sentence: str) -> int:
    typer.echo(sentence, err=True)
    return 2


def stop_writing() -> None:
    """Nobody takes our output any more; without this python tries once more when it ends, and complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def build(speech: Speech) -> typer.Typer:
    """Every command, its help in one language."""
    app = typer.Typer(
        help=speech.say("help"),
        cls=Commands,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    for command in COMMANDS:
        command.add_to(app, speech)
    return app


def spoken_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What --lang says, otherwise the locale. The help needs it before the arguments are parsed."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            return language(value or "".join(arguments[i + 1 : i + 2]))
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), None)
    return language(locale)
