"""chantier new-game: a small complete game as a package of its own, to be changed into yours."""

import re
from pathlib import Path
from typing import Annotated

import typer

import chantier
from chantier.cli.speech import BadUsage, Lang, Speech
from chantier.kernel.game import SHELF

MODEL, TITLE, FRENCH_TITLE, PREFIX = "windy_towers", "Windy Towers", "Tours au vent", "TW"
CLASSES = ("TowersState", "TowersAdviser")
LEFT_BEHIND = ("__pycache__", ".pytest_cache")


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command("new-game", help=say("help-new-game"))
    def run(
        name: Annotated[str, typer.Argument(metavar="NAME", help=say("argument-new-game"))],
        folder: Annotated[Path, typer.Option("--in", metavar="FOLDER", help=say("option-in"))] = Path(),
        lang: Lang = None,
    ) -> None:
        target = written(name, folder)
        typer.echo(say("new-game-written", folder=str(target), name=name))


def written(name: str, folder: Path) -> Path:
    """Write the package; nothing that is there is written over."""
    target = folder / name
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise BadUsage("new-game-name", given=name)
    if name in SHELF:
        raise BadUsage("new-game-known", given=name)
    if target.exists():
        raise BadUsage("new-game-there", folder=str(target))
    for file in sorted(model().rglob("*")):
        if file.is_file() and not set(file.parts) & set(LEFT_BEHIND):
            copy = target / renamed(str(file.relative_to(model())), name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(file.read_text("utf-8"), name), "utf-8")
    return target


def model() -> Path:
    """The example game: in an installed package a copy of it, in the source the example itself."""
    package = Path(chantier.__file__).parent
    copied = package / "new_game"
    return copied if copied.exists() else package.parents[1] / "examples" / MODEL


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").title()
    for old in (TITLE, FRENCH_TITLE):
        text = text.replace(old, title)
    for old in CLASSES:
        text = text.replace(old, title.replace(" ", "") + old.removeprefix("Towers"))
    text = text.replace(MODEL, name).replace(MODEL.replace("_", "-"), name.replace("_", "-"))
    return re.sub(rf"\b{PREFIX}\b", prefix(name), text)


def prefix(name: str) -> str:
    """Two letters, which the numbers of its rules begin with: TH for tower_hill, TO for tower."""
    first, second, *_ = [*name.split("_"), ""]
    letters = first[0] + second[0] if second else (name + "x")[:2]
    return re.sub(r"\d", "X", letters.upper())
