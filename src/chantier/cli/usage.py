"""What is wrong with the arguments, in one sentence: typer's own words are English only, and many."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from chantier.cli.speech import BadUsage

# what pydantic, which reads the values for typer, calls it
WHOLE_NUMBER = ("int_parsing", "int_parsing_size")
NUMBER = ("float_parsing",)


class Commands(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise BadUsage("unknown-command", given=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def bad_usage(error: Any) -> BadUsage:
    """The classes of typer's errors are not public: they go by their names."""
    match type(error).__name__:
        case "NoSuchOption":
            return BadUsage("unknown-flag", given=error.option_name, help=help_of(error))
        case "MissingParameter":
            return BadUsage("missing-argument", argument=name_of(error.param), help=help_of(error))
        case "BadOptionUsage":
            return BadUsage("misused-flag", option=error.option_name)
        case "BadParameter":
            return bad_value(error)
    return BadUsage("too-many-arguments", help=help_of(error))


def bad_value(error: Any) -> BadUsage:
    faults: list[Any] = getattr(error.__cause__, "errors", list)()
    kind, given = (faults[0]["type"], str(faults[0]["input"])) if faults else ("", "")
    if kind in WHOLE_NUMBER:
        return BadUsage("not-a-whole-number", argument=name_of(error.param), given=given)
    if kind in NUMBER:
        return BadUsage("not-a-number", argument=name_of(error.param), given=given)
    return BadUsage("bad-argument", argument=name_of(error.param), given=given, help=help_of(error))


def name_of(parameter: Any) -> str:
    """As the caller writes it: --seed, or GAME."""
    option = next((name for name in parameter.opts if name.startswith("--")), None)
    return option or str(parameter.metavar or parameter.name).upper()


def help_of(error: Any) -> str:
    context: typer.Context | None = error.ctx
    return f"{context.command_path if context else 'chantier'} --help"
