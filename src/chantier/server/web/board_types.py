"""Write each game's view and words as TypeScript types, to `boards/<game>/wire.ts` in the client's source.

Run it with `python -m chantier.server.web.board_types web/src/boards`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.codes import FIRST_DRAW
from chantier.kernel.game import SHELF, Game, find
from chantier.server.web.wire_types import typescript


def board_types(game: Game[Any, Any]) -> str:
    """Return the types of the view, and the closed lists of words that a board may use."""
    view = import_module(f"{SHELF[game.name]}.view").View
    _, found = msgspec.json.schema_components([view], ref_template="{name}")
    lines = ["// made by `python -m chantier.server.web.board_types web/src/boards`; do not edit", ""]
    for name, schema in sorted(found.items()):
        lines += [f"export interface {name} {{", *fields(schema), "}", ""]
    lines += one_of("Question", (question.name for question in game.questions))
    lines += one_of("Verb", (verb.word for kind, verb in game.verbs.items() if kind < FIRST_DRAW))
    lines += one_of("Event", (told.name for told in game.events.values()))
    lines += one_of("Refusal", (why.code for why in game.refusals.values()))
    return "\n".join(lines) + "\n"


def fields(schema: dict[str, Any]) -> Iterable[str]:
    """Return the fields of a type; one with a default is always sent, and only one that may be left out is optional."""
    for name, kind in schema["properties"].items():
        given = name in schema.get("required", []) or "default" in kind
        yield f"  {name}{'' if given else '?'}: {typescript(kind)};"


def one_of(name: str, words: Iterable[str]) -> list[str]:
    listed = [f'  | "{word}"' for word in sorted(set(words))]
    return [f"export type {name} =", *listed[:-1], f"{listed[-1]};"]


def write(boards: Path) -> None:
    for board in sorted(boards.glob("*/index.ts")):
        types = board_types(find(board.parent.name))
        (board.parent / "wire.ts").write_text(types, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
