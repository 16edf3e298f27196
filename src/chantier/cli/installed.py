"""What this installation has: the libraries of an extra, and compiled rules."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import platformdirs
import typer

import chantier
from chantier.cli.speech import BadUsage, Speech
from chantier.kernel import playout


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports that want an extra: what is missing is told with the command that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] == "chantier":
            raise
        raise BadUsage(f"{extra}-needs", command=f"pip install 'chantier[{extra}]'") from None


def is_compiled() -> bool:
    return str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def tell_once_of_slow_rules(speech: Speech) -> None:
    """An installation without compiled rules says so at its first start; a source tree is uncompiled on purpose."""
    package = Path(chantier.__file__).parent
    if is_compiled() or str(package.parent) not in (sysconfig.get_path("purelib"), sysconfig.get_path("platlib")):
        return
    told = Path(platformdirs.user_state_dir("chantier")) / "told-uncompiled"
    with suppress(OSError):  # without a place to remember, it is told again
        if told.exists() and str(package) in told.read_text("utf-8").splitlines():
            return
        told.parent.mkdir(parents=True, exist_ok=True)
        with told.open("a", encoding="utf-8") as file:
            file.write(f"{package}\n")
    typer.echo(speech.say("not-compiled", python=sys.executable), err=True)
