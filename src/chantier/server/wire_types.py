"""Prints the messages of the wire as TypeScript types: `python -m chantier.server.wire_types > wire.ts`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from chantier.server import messages
from chantier.server.film import Film, Story
from chantier.server.lesson import Lesson
from chantier.server.requests import (
    Export,
    GameInfo,
    NewTable,
    Person,
    Problem,
    RefusedMove,
    TableInfo,
    TableRow,
    TableSettings,
)

BODIES = (
    Person,
    GameInfo,
    TableSettings,
    NewTable,
    TableInfo,
    TableRow,
    RefusedMove,
    Film,
    Story,
    Lesson,
    Export,
    Problem,
)
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def wire_types() -> str:
    spoken, heard = messages.Spoken.__args__, messages.Heard.__args__
    _, found = msgspec.json.schema_components([*spoken, *heard, *BODIES], ref_template="{name}")
    lines = ["// made by `python -m chantier.server.wire_types`; do not edit", ""]
    for name, schema in sorted(found.items()):
        lines += [f"export interface {name} {fields(schema)}", ""]
    lines.append(f"export type Spoken = {' | '.join(kind.__name__ for kind in spoken)};")
    lines.append(f"export type Heard = {' | '.join(kind.__name__ for kind in heard)};")
    return "\n".join(lines) + "\n"


def fields(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: {typescript(kind)};" for name, kind in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def typescript(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typescript(kind) for kind in schema["anyOf"])
    match schema.get("type"):
        case "array":
            item = typescript(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case simple:
            return SIMPLE[simple]


if __name__ == "__main__":
    sys.stdout.write(wire_types())
