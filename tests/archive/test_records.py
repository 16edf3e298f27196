"""Games that were played once replay for ever, byte for byte, with every later version of the rules."""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
import pytest

from chantier import Table
from chantier.kernel.game import SHELF, find
from tests.archive.make_records import FOLDER, GAMES, LOGS, Kept, archive, kept, log_sum, read_archive

ARCHIVES = sorted(FOLDER.glob("*.xz"))
PARTS = 5  # of an archive, so that several processes share it


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.name.partition(".")[0])
def test_a_kept_record_replays_byte_for_byte(path: Path, part: int) -> None:
    logs = msgspec.json.decode(LOGS.read_bytes())[path.name.partition(".")[0]]
    lines = lzma.decompress(path.read_bytes()).splitlines()
    for number in range(part, GAMES, PARTS):
        table = Table.replay(msgspec.json.decode(lines[number], type=Kept).record)

        assert lines[number] == msgspec.json.encode(kept(table))
        assert logs[number] == log_sum(table), (
            "python -m tests.archive.make_records --logs, if it tells more on purpose"
        )


@pytest.mark.parametrize("game", SHELF)
def test_fifty_records_of_todays_edition_are_kept(game: str) -> None:
    card = find(game)
    games = read_archive(archive(game, card.edition))

    assert GAMES == len(games)
    assert {card.edition} == {one.record.edition for one in games}
    assert {*card.seats} == {one.record.seats for one in games}
    assert any("undo: " in entry for one in games for entry in one.record.entries)
    assert any(one.record.commitment for one in games)
