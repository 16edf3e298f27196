"""When the rules or the kit of a game change, what was begun before stays as it was, and says so."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from chantier import BadRecord, Record, Table, parse_record
from chantier.kernel.game import SHELF, shelve
from tests.server.conftest import Place, Served

GAME = "sealed_bids"


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """The game is on the shelf while a test runs, in its first edition."""
    shelve(GAME, "chantier.testing.sealed_bids")
    yield
    del SHELF[GAME]


def played(moves: int = 10**6) -> Record:
    table, chance = Table(GAME, 3, "a secret"), random.Random(1)
    while table.seat is not None and moves:
        table.play(chance.choice(table.moves()))
        moves -= 1
    return table.record()


def publish_second_edition() -> None:
    shelve(GAME, "tests.archive.next_edition")


def test_a_record_of_an_earlier_edition_replays_byte_for_byte() -> None:
    record = played()
    publish_second_edition()
    table = Table.replay(record)

    assert ("1", "2") == (table.game.edition, table.game.replaced_by)
    assert record == table.record()
    assert ("cards", "more cards") == (table.kit.name, Table(GAME).kit.name)


def test_a_game_begun_in_an_earlier_edition_goes_on_in_it() -> None:
    begun, chance = played(4), random.Random(1)
    publish_second_edition()
    table = Table.replay(begun, seed="a secret")
    while table.seat is not None:
        table.play(chance.choice(table.moves()))

    assert "1" == table.record().edition
    assert 3 == table.view(None)["round"] - 1, "the second edition has two rounds"


def test_a_new_game_has_todays_edition() -> None:
    publish_second_edition()
    table = Table(GAME)

    assert ("2", "") == (table.record().edition, table.game.replaced_by)


def test_an_edition_that_is_not_known_is_named_with_those_that_are() -> None:
    record = msgspec.structs.replace(played(), edition="3").sealed()
    publish_second_edition()

    with pytest.raises(BadRecord, match="edition 3 of the rules; this version knows 1, 2"):
        Table.replay(record)


def test_a_table_on_the_server_stays_in_its_edition(tmp_path: Path) -> None:
    """Also for its bots; a table that is made later has the new one."""
    served = Served(Place(f"sqlite:///{tmp_path / 'chantier.db'}"))
    ada = served.guest()
    before = ada.new_table(GAME, bots={"1": "greedy"})
    ada.start(before)
    served.stop()
    publish_second_edition()
    served.start()
    old = ada.get(f"/api/tables/{before}")
    player = ada.live(before)
    player.play_on(random.Random(1))
    record = parse_record(json.dumps(ada.get(f"/api/tables/{before}/record")).encode())
    new = ada.get(f"/api/tables/{ada.new_table(GAME)}")
    served.close()

    assert ("1", "2") == (old["edition"], old["edition_today"])
    assert ("2", "2") == (new["edition"], new["edition_today"])
    assert ("1", 3) == (record.edition, Table.replay(record).view(None)["round"] - 1)
