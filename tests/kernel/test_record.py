"""What replays a table, and what is said of a record that does not."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chantier import BadRecord, Record, Table, parse_record, read_record
from chantier.kernel.facts import facts


def table_of(seed: int, moves: int | None = None) -> Table:
    """A random game, whole or cut short."""
    table = Table("queens_architect", seats=2, seed=seed)
    chance = random.Random(seed)
    while table.seat is not None and moves != 0:
        table.play(chance.choice(table.moves()))
        moves = None if moves is None else moves - 1
    return table


def edited(record: Record, **changes: Any) -> Record:
    """A record whose check sum fits, so that only the change itself can be wrong."""
    return msgspec.structs.replace(record, **changes).sealed()


def test_a_record_survives_a_file(tmp_path: Path) -> None:
    record = table_of(1, 40).record()
    record.write(tmp_path / "game.json")

    assert record == read_record(tmp_path / "game.json")
    assert ["game.json"] == [file.name for file in tmp_path.iterdir()]


def test_a_file_may_be_named_by_a_string(tmp_path: Path) -> None:
    record = table_of(1, 3).record()
    record.write(str(tmp_path / "game.json"))

    assert record == read_record(tmp_path / "game.json")


def test_a_replayed_table_goes_on_like_the_first() -> None:
    table = table_of(2, 40)
    again = Table.replay(table.record(), seed=2)
    for both in (table, again):
        chance = random.Random(9)
        while both.seat is not None:
            both.play(chance.choice(both.moves()))

    assert facts(table.state) == facts(again.state)
    assert table.record() == again.record()


def test_the_seed_is_told_only_when_the_table_is_over() -> None:
    assert table_of(3, 40).record().seed is None
    assert 3 == table_of(3).record().seed


def test_every_draw_is_checked_against_the_seed() -> None:
    record = table_of(3).record()

    Table.replay(record)
    with pytest.raises(BadRecord, match="not what the seed gives"):
        Table.replay(edited(record, seed=4))


def test_a_record_can_be_cut_at_any_entry() -> None:
    record = table_of(3).record()
    table = Table.replay(record.until(100))

    assert 100 <= table.version
    assert record.entries[:100] == table.record().entries[:100]


@pytest.mark.parametrize("size", [0, 1, 100, -2])
def test_a_cut_off_file_is_not_a_record(tmp_path: Path, size: int) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(table_of(1, 40).record().to_json()[:size])

    with pytest.raises(BadRecord, match="not a whole record"):
        read_record(file)


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can't be read: No such file"):
        read_record(tmp_path / "nothing.json")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[]", b"null", b"{}", b'"moves"', b"\x00" * 100])
def test_other_files_are_no_records(content: bytes) -> None:
    with pytest.raises(BadRecord, match="not a whole record"):
        parse_record(content)


def test_an_edited_record_is_noticed() -> None:
    plain = json.loads(table_of(1, 40).record().to_json())
    plain["entries"][-1] = "0: decline"

    with pytest.raises(BadRecord, match="changed after it was made"):
        parse_record(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("place", "entry", "sentence"),
    [
        (40, "nonsense", "does not say who plays what"),
        (40, "7: go labour", "does not say who plays what"),
        (40, "0: fly away", "names no move"),
        (40, "chance: tile mason-1", "can't be drawn there"),
        (0, "chance: token 3", "can't be drawn there"),
        (0, "0: go labour", "Chance has to draw first"),
        (40, "0: choose 1", "not allowed there"),
    ],
)
def test_an_entry_that_cannot_be_is_named(place: int, entry: str, sentence: str) -> None:
    record = table_of(1, 40).record()
    record.entries[place] = entry

    with pytest.raises(BadRecord, match=sentence):
        Table.replay(edited(record))


def test_another_format_edition_or_kit_is_named(tmp_path: Path) -> None:
    record = table_of(1, 40).record()
    kit = tmp_path / "mine.toml"
    kit.write_text(Table("queens_architect").kit.source.replace("palace = 15", "palace = 16"))

    with pytest.raises(BadRecord, match="format 2"):
        Table.replay(edited(record, format=2))
    with pytest.raises(BadRecord, match="edition 0"):
        Table.replay(edited(record, edition="0"))
    with pytest.raises(BadRecord, match="played with the kit"):
        Table.replay(record, kit=kit)


def test_deeply_nested_json_is_no_record() -> None:
    with pytest.raises(BadRecord, match="not a whole record"):
        parse_record(b'{"entries":' + b"[" * 100_000)


def test_the_reason_of_a_refused_entry_is_said_in_the_readers_language() -> None:
    record = table_of(1, 40).record()
    record.entries[40] = "0: choose 1"

    with pytest.raises(BadRecord) as bad:
        Table.replay(edited(record))
    assert "Pas maintenant" in bad.value.says("fr") or "Ce n’est pas" in bad.value.says("fr")
