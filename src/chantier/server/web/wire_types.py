"""Print the messages of the wire as TypeScript types: `python -m chantier.server.web.wire_types > wire.ts`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from chantier.server.tables.lesson import Lesson
from chantier.server.tables.playback import Playback, ScoreHistory
from chantier.server.tables.puzzles import PuzzleInfo, PuzzleMoment
from chantier.server.wire import club, days, invitations, messages, notices, tournaments
from chantier.server.wire.accounts import AccountInfo, PasskeyInfo, RecoveryCodes, SessionInfo, Token
from chantier.server.wire.requests import (
    AnalysisProgress,
    BlockedPerson,
    Export,
    ForeseenMove,
    GameInfo,
    Hint,
    KitChange,
    LineJudged,
    LineShown,
    NewTable,
    OwnOpinion,
    Person,
    Problem,
    RefusedMove,
    TableInfo,
    TableRow,
    TableSettings,
)

BODIES = (
    Person,
    AccountInfo,
    SessionInfo,
    PasskeyInfo,
    BlockedPerson,
    RecoveryCodes,
    Token,
    GameInfo,
    TableSettings,
    NewTable,
    TableInfo,
    TableRow,
    RefusedMove,
    ForeseenMove,
    Playback,
    ScoreHistory,
    AnalysisProgress,
    LineShown,
    LineJudged,
    Hint,
    KitChange,
    OwnOpinion,
    Lesson,
    PuzzleInfo,
    PuzzleMoment,
    Export,
    Problem,
    club.Leaders,
    days.Today,
    days.DayResults,
    club.PlayerInfo,
    club.PlayedGames,
    notices.NoticeInfo,
    invitations.QrCode,
    invitations.Invitee,
    invitations.InvitationInfo,
    invitations.KnownPlayer,
    invitations.GroupRow,
    invitations.GroupInfo,
    tournaments.TournamentRow,
    tournaments.TournamentInfo,
    notices.Unsubscribed,
)
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def wire_types() -> str:
    spoken, heard = messages.FromClient.__args__, messages.FromServer.__args__
    _, found = msgspec.json.schema_components([*spoken, *heard, *BODIES], ref_template="{name}")
    lines = ["// made by `python -m chantier.server.web.wire_types`; do not edit", ""]
    for name, schema in sorted(found.items()):
        lines += [f"export interface {name} {fields(schema)}", ""]
    lines.append(f"export type FromClient = {' | '.join(kind.__name__ for kind in spoken)};")
    lines.append(f"export type FromServer = {' | '.join(kind.__name__ for kind in heard)};")
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
        return " | ".join(typescript(kind) for kind in schema["anyOf"] if kind)  # {} is text that was made already
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(typescript(kind) for kind in schema['prefixItems'])}]"
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
