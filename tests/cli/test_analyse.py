"""chantier analyse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from chantier import Table
from chantier.kernel.record import Record

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

QUICK = ("--tries", "4", "--workers", "1")


@pytest.fixture
def file(tmp_path: Path) -> str:
    table = Table("queens_architect", seats=2, seed=7)
    for _ in range(20):
        table.play(table.moves()[0])
    table.record().write(tmp_path / "game.json")
    return str(tmp_path / "game.json")


def test_every_turn_is_judged_and_the_same_when_asked_again(chantier: Chantier, file: str) -> None:
    once, again = (chantier("analyse", file, *QUICK, "--json").out for _ in range(2))
    told = json.loads(once)

    assert once == again
    assert 4 == told["tries"]
    assert {"best", "good", "doubtful", "mistake", "forced"} >= {turn["mark"] for turn in told["turns"]}
    assert all(turn["choices"][turn["played"]]["says"] for turn in told["turns"])


def test_it_is_told_in_both_languages(chantier: Chantier, file: str) -> None:
    english, french = (chantier("analyse", file, *QUICK, lang=lang).out for lang in ("en", "fr"))

    assert "accuracy" in english
    assert "précision" in french


def test_before_anybody_moved_there_is_nothing_to_judge(chantier: Chantier, tmp_path: Path) -> None:
    Table("queens_architect", seats=2, seed=7).record().write(tmp_path / "new.json")
    said = chantier("analyse", str(tmp_path / "new.json"))

    assert 2 == said.code
    assert "nothing to judge" in said.err


def strange(file: str, **changes: object) -> bytes:
    """A record in which somebody wrote something else, and made the check sum anew."""
    record = msgspec.json.decode(Path(file).read_bytes(), type=Record)
    return msgspec.structs.replace(record, **changes).sealed().to_json()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"edition": "99"}, "99"),
        ({"seats": 9}, "9"),
        ({"options": {"wings": True}}, "wings"),
        ({"kit_check": "0000"}, "kit"),
        ({"seed": 8}, "chance: "),
        ({"entries": ["0: build the moon"]}, "build the moon"),
        ({"entries": ["undo: 7"]}, "undo: 7"),
        ({"entries": ["0: pass"] * 20_001}, "20,001"),
    ],
)
def test_a_strange_record_is_refused_with_what_is_wrong(
    chantier: Chantier, file: str, tmp_path: Path, changes: dict[str, object], says: str
) -> None:
    (tmp_path / "strange.json").write_bytes(strange(file, **changes))
    said = chantier("analyse", str(tmp_path / "strange.json"), *QUICK)

    assert 2 == said.code
    assert says in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 100_000, b'{"format": 1}', b" " * 4_000_001])
def test_what_is_no_record_is_refused(chantier: Chantier, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "what.json").write_bytes(content)
    said = chantier("analyse", str(tmp_path / "what.json"), *QUICK)

    assert 2 == said.code
    assert "what.json" in said.err
