"""Finding tables, however many have been played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.dialects import sqlite

from chantier.server.store.listing import Listing, statement
from chantier.server.store.migrate import migrate


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    url = f"sqlite:///{Path(tmp_path_factory.mktemp('listing')) / 'chantier.db'}"
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def plan(store: Connection, wanted: Listing) -> list[str]:
    """How SQLite would look for them."""
    found = statement(wanted, "somebody").compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    return [row[3] for row in store.execute(text(f"EXPLAIN QUERY PLAN {found}"))]


@pytest.mark.parametrize(
    "wanted",
    [
        Listing(),
        Listing(status="over"),
        Listing(game="queens_architect"),
        Listing(before=5),
        Listing(status="over", before=5),
    ],
)
def test_the_latest_tables_are_found_in_order_without_looking_at_all(store: Connection, wanted: Listing) -> None:
    steps = plan(store, wanted)

    assert 1 == len(steps), steps
    assert steps[0].startswith("SEARCH tables USING INDEX tables_by_"), steps


def test_my_tables_are_found_by_my_seats(store: Connection) -> None:
    steps = plan(store, Listing(mine=True))

    assert not [step for step in steps if step.startswith("SCAN")], steps
