"""The map of the house is right: every file and function that it names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
STEPS = re.findall(r"^\| `([^`]+\.(?:py|ts))` \| `([^`]+)` \|", PAGE, re.MULTILINE)
WORDS = sorted({*re.findall(r"`([A-Z]\w+\.\w+)`", PAGE)} - {name for _, name in STEPS})
PLACES = sorted({*re.findall(r"`((?:server|kernel|web)/[^`]+)`", PAGE)})


def place(name: str) -> Path:
    return ROOT / name if name.startswith("web/") else ROOT / "src/chantier" / name


def python_names(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = {f"{owner.name}.{node.name}" for owner in classes for node in owner.body if isinstance(node, functions)}
    return methods | {node.name for node in tree.body if isinstance(node, functions)}


def client_names(path: Path) -> set[str]:
    text = path.read_text("utf-8")
    methods = re.findall(r"^  (?:private |async )*(\w+)(?:<\w+>)?\(", text, re.MULTILINE)
    owners = re.findall(r"^export class (\w+)", text, re.MULTILINE)
    return {f"{owner}.{name}" for owner in owners for name in methods} | {
        *re.findall(r"^export (?:async )?function (\w+)", text, re.MULTILINE)
    }


def test_the_walk_of_a_move_has_its_steps() -> None:
    assert len(STEPS) > 20


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_every_step_of_a_move_is_there(file: str, name: str) -> None:
    path = place(file)

    assert name in (python_names(path) if file.endswith(".py") else client_names(path))


@pytest.mark.parametrize("name", PLACES)
def test_every_place_on_the_map_is_there(name: str) -> None:
    assert place(name).exists()


@pytest.mark.parametrize("name", WORDS)
def test_every_function_that_is_spoken_of_is_there(name: str) -> None:
    rooms = (ROOT / "src/chantier/server/tables").glob("*.py")

    assert any(name in python_names(path) for path in rooms)


def test_every_room_of_the_server_is_on_the_map() -> None:
    rooms = {path.parent.name for path in (ROOT / "src/chantier/server").glob("*/__init__.py")}

    assert rooms == {Path(name).name for name in PLACES if re.fullmatch(r"server/\w+", name)}
