"""Every message is explained, with an example that is one; and has its TypeScript type."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chantier.kernel.kit import Id
from chantier.server.web.wire_types import wire_types
from chantier.server.wire.messages import ClientName, FigureName, FromClient, FromServer, MessageId
from chantier.server.wire.requests import BotCode, Code, Name, SeatKey, Who

PAGE = (Path(__file__).parents[3] / "docs" / "messages.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL))
SPOKEN: tuple[Any, ...] = FromClient.__args__
HEARD: tuple[Any, ...] = FromServer.__args__


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", [*SPOKEN, *HEARD], ids=tag)
def test_every_message_has_its_section_and_an_example(kind: Any) -> None:
    [example] = re.findall(r"```json\n(.*?)```", SECTIONS[tag(kind)], re.DOTALL)
    read = msgspec.json.decode(example, type=kind)

    assert set(msgspec.json.decode(example)) <= {"type", *kind.__struct_fields__}
    assert isinstance(read, kind)


def test_nothing_ends_in_a_new_line() -> None:
    kinds = (MessageId, ClientName, FigureName, Name, Code, BotCode, Id)
    for kind, good in [*((kind, "a") for kind in kinds), (Who, "0123456789ab"), (SeatKey, "0")]:
        assert good == msgspec.convert(good, kind)
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(f"{good}\n", kind)


def test_no_section_is_about_a_message_that_is_gone() -> None:
    assert set(SECTIONS) == {tag(kind) for kind in (*SPOKEN, *HEARD)}


def test_typescript_has_every_message_and_every_field() -> None:
    types = wire_types()
    for kind in (*SPOKEN, *HEARD):
        [body] = re.findall(rf"^export interface {kind.__name__} {{\n(.*?)^}}", types, re.MULTILINE | re.DOTALL)

        assert f'type: "{tag(kind)}";' in body
        for field in kind.__struct_fields__:
            assert re.search(rf"^  {field}\??: ", body, re.MULTILINE)
    kinds = "Update | Change | Present | Done | Ignored | RefusedMessage | Pong | Signal | Measure | Resync"
    assert f"export type FromServer = {kinds};" in types
    assert "  waiting: number[];" in types


def test_the_types_are_printed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chantier.server.web.wire_types"], capture_output=True, encoding="utf-8", check=True
    )

    assert wire_types() == done.stdout
