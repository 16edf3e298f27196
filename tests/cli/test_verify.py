"""chantier verify: every draw against the commitment."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from chantier import Record, Table
from chantier.kernel.fair import commitment

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

SECRET = "5ecre7" * 10


def finished(seed: int | str = SECRET) -> Record:
    table, chance = Table("queens_architect", seats=2, seed=seed), random.Random(1)
    while table.seat is not None:
        table.play(chance.choice(table.moves()))
    return table.record()


def test_a_fair_table_is_said_to_be_fair(chantier: Chantier, tmp_path: Path) -> None:
    finished().write(tmp_path / "fair.json")
    said = chantier("verify", str(tmp_path / "fair.json"), "--commitment", commitment(SECRET))

    assert 0 == said.code
    assert "draws come from the secret that was committed to" in said.out


def test_another_secret_than_the_one_committed_to_is_noticed(chantier: Chantier, tmp_path: Path) -> None:
    msgspec.structs.replace(finished(), commitment=commitment("another")).sealed().write(tmp_path / "swapped.json")
    said = chantier("verify", str(tmp_path / "swapped.json"))

    assert 2 == said.code
    assert "is not the one committed to at the start" in said.err


def test_a_draw_that_the_secret_does_not_give_is_noticed(chantier: Chantier, tmp_path: Path) -> None:
    record = finished()
    other = next(i for i, e in enumerate(record.entries) if e.startswith("chance") and e != record.entries[0])
    record.entries[0], record.entries[other] = record.entries[other], record.entries[0]
    record.sealed().write(tmp_path / "unfair.json")

    assert 2 == chantier("verify", str(tmp_path / "unfair.json")).code


def test_the_commitment_noted_at_the_start_must_be_the_records(chantier: Chantier, tmp_path: Path) -> None:
    finished().write(tmp_path / "fair.json")
    said = chantier("verify", str(tmp_path / "fair.json"), "--commitment", "0" * 64)

    assert 2 == said.code
    assert "of another table" in said.err


def test_a_table_without_a_commitment_or_an_end_cannot_be_verified(chantier: Chantier, tmp_path: Path) -> None:
    finished(7).write(tmp_path / "plain.json")
    finished().until(100).write(tmp_path / "cut.json")

    assert "Nothing was committed to" in chantier("verify", str(tmp_path / "plain.json")).err
    assert "is not over" in chantier("verify", str(tmp_path / "cut.json")).err
