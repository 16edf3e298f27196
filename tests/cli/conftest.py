"""Running commands in this process, as main() runs them."""

from __future__ import annotations

import io
from typing import NamedTuple, Protocol

import pytest

from chantier.cli import run
from chantier.cli.speech import Speech


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Chantier(Protocol):
    def __call__(self, *arguments: str, lang: str = "en", typed: str = "") -> Said: ...


@pytest.fixture
def chantier(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Chantier:
    def command(*arguments: str, lang: str = "en", typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(Speech(lang), arguments)
        return Said(code, *capsys.readouterr())

    return command
