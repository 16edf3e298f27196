"""The command line: one file a command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import typer

from chantier.cli import (
    admin,
    analyse,
    backup,
    balance,
    bench,
    bots,
    explain,
    games,
    lab,
    ladder,
    learn,
    new_game,
    perft,
    play,
    puzzles,
    reliability,
    replay,
    restore,
    rules,
    sanity,
    serve,
    simulate,
    verify,
    version,
    worker,
)
from chantier.cli.installed import tell_once_of_slow_rules
from chantier.cli.speech import Speech
from chantier.cli.usage import Commands, bad_usage
from chantier.kernel.errors import Trouble
from chantier.kernel.words import language

COMMANDS = (
    serve,
    worker,
    admin,
    backup,
    restore,
    games,
    bots,
    play,
    rules,
    replay,
    verify,
    explain,
    analyse,
    puzzles,
    perft,
    bench,
    simulate,
    ladder,
    learn,
    balance,
    sanity,
    lab,
    new_game,
    version,
    reliability,
)
ALONE = "serve"  # what `chantier` without a command does
OF_ALL = ("--help", "--version", "--install-completion", "--show-completion")  # options that belong to no command


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show « é » gets a question mark, not a crash
    speech = Speech(spoken_language(sys.argv, os.environ))
    tell_once_of_slow_rules(speech)
    sys.exit(run(speech, sys.argv[1:]))


def run(speech: Speech, arguments: Sequence[str]) -> int:
    """One command line; the exit code is 2 when the caller got something wrong."""
    try:
        code: int | None = spoken_command(speech)(with_command(arguments), prog_name="chantier", standalone_mode=False)
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


def with_command(arguments: Sequence[str]) -> list[str]:
    """Without a command the server is meant: `chantier --port 8080`."""
    alone = not arguments or (arguments[0].startswith("-") and arguments[0] not in OF_ALL)
    return [*([ALONE] if alone else []), *arguments]


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
        pretty_exceptions_enable=False,
    )
    for command in COMMANDS:
        command.add_to(app, speech)
    return app


def spoken_command(speech: Speech) -> Any:
    """The commands as one; what typer says of completion in English is said in our words."""
    command = typer.main.get_command(build(speech))
    for option in command.params:
        if option.name in ("install_completion", "show_completion"):
            option.help = speech.say(f"option-{option.name.replace('_', '-')}")  # type: ignore[attr-defined]
    return command


def spoken_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What --lang says, otherwise the locale. The help needs it before the arguments are parsed."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            return language(value or "".join(arguments[i + 1 : i + 2]))
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), None)
    return language(locale)
