"""The command line: one file a command."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

import typer

from chantier.cli import games
from chantier.cli.speech import Speech
from chantier.kernel.errors import Trouble
from chantier.kernel.words import language

COMMANDS = (games,)


def main() -> None:
    speech = Speech(spoken_language(sys.argv, os.environ))
    try:
        build(speech)()
    except Trouble as trouble:
        typer.echo(trouble.says(speech.lang), err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has seen enough; python would complain about it here
        sys.exit(0)


def build(speech: Speech) -> typer.Typer:
    """Every command, its help in one language."""
    app = typer.Typer(
        help=speech.say("help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )
    app.callback()(lambda: None)  # so that there are always sub-commands, even with one
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
