"""What has changed, and that it gives the whole again."""

from __future__ import annotations

import json
import random
import statistics
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.server.tables.clocks import Clocks
from chantier.server.tables.decisions import move
from chantier.server.tables.room import Room
from chantier.server.tables.seating import sit, start
from chantier.server.tables.updates import Updates
from chantier.server.wire.changes import merged, next_message, view_changes
from chantier.server.wire.messages import Update
from chantier.server.wire.requests import TableSettings

NAMES = st.sampled_from("abc")
LEAVES = st.integers(0, 3) | st.none() | st.text(max_size=2)
LISTS, DICTIONARIES = st.lists(LEAVES, max_size=3), st.dictionaries(NAMES, LEAVES, max_size=3)
VALUES = LEAVES | LISTS | DICTIONARIES
BEFORE_AND_AFTER = (
    st.tuples(VALUES, VALUES)
    | st.tuples(LISTS, LISTS)
    | st.tuples(DICTIONARIES, DICTIONARIES)
    | VALUES.map(lambda same: (same, same))
)


class Shown(msgspec.Struct):
    a: Any
    b: Any


class Seat(msgspec.Struct):
    coins: int
    name: str


def patches(before: msgspec.Struct, after: msgspec.Struct) -> Any:
    return json.loads(bytes(view_changes(before, after)))


@settings(max_examples=60)
@given(st.lists(BEFORE_AND_AFTER, max_size=3), st.dictionaries(NAMES, BEFORE_AND_AFTER))
def test_what_was_and_what_has_changed_give_what_is(row: list[Any], named: dict[str, Any]) -> None:
    """Some places have changed and others have not, so that changes are found deep inside too."""
    old, new = ({"a": [both[i] for both in row], "b": {k: both[i] for k, both in named.items()}} for i in (0, 1))
    change = {"type": "change", "version": 2, "now": 0, "view": patches(Shown(**old), Shown(**new))}

    assert new == merged({"type": "update", "version": 1, "view": old}, change)["view"]


def test_only_the_place_that_changed_is_told() -> None:
    old = Shown([Seat(3, "a long name"), Seat(5, "another")], [1, 2, 3])
    new = Shown([Seat(3, "a long name"), Seat(4, "another")], [1, 2, 3])

    assert [[["a", 1, "coins"], 4]] == patches(old, new)
    assert [] == patches(new, new)


def test_of_ones_own_only_the_place_that_changed_is_told() -> None:
    view = Shown(1, 2)
    own: list[dict[str, Any]] = [{"seat": 0, "a": Seat(3, "x")}, {"seat": 0, "a": Seat(4, "x")}, {"seat": 0}]
    before, after, free = (Update(n, "playing", 0, [], [], view, one) for n, one in enumerate(own))
    told, cleared = json.loads(next_message(before, after)), json.loads(next_message(after, free))

    assert [[["a", "coins"], 4]] == told["own"]
    assert {"seat": 0, "a": {"coins": 4, "name": "x"}} == merged(json.loads(next_message(None, before)), told)["own"]
    assert [[[], {"seat": 0}]] == cleared["own"]
    assert "own" not in json.loads(next_message(free, free))


@pytest.mark.parametrize(
    ("game", "most"),
    [("queens_architect", 1200), ("artisans_builders", 2000), ("west_kingdom", 1200), ("architecture_game", 2000)],
)
def test_changes_give_every_seat_the_whole_and_are_small(game: str, most: int) -> None:
    """Every seat and a spectator follow a game by changes alone; each has then what a newcomer would be sent."""
    room, chance = Room.new(TableSettings(game, 3), "5" * 64), random.Random(7)
    for seat in range(3):
        room.apply(sit(room, f"person {seat}", f"Name {seat}", None))
    room.apply(start(room))
    updates = Updates(room, Clocks(room.settings.clock, 3))
    known: dict[int | None, Update | None] = dict.fromkeys((None, 0, 1, 2))
    has: dict[int | None, dict[str, Any]] = {}
    sizes: list[int] = []
    for _ in range(60):
        told = room.number
        seat = chance.choice(room.waiting)
        room.apply(move(room, seat, chance.choice(room.playing().moves(seat))))
        updates.changed(0)
        for eyes, before in list(known.items()):
            message, known[eyes] = updates.message(eyes, told, before)
            if eyes in has:
                sizes.append(len(message))
            has[eyes] = merged(has.get(eyes, {}), json.loads(message))
        updates.told()
    for eyes, update in has.items():
        whole = json.loads(updates.message(eyes, room.number, None)[0])
        assert {name: value for name, value in whole.items() if name not in ("log", "log_from")} == {
            name: value for name, value in update.items() if name in whole and name not in ("log", "log_from")
        }
        assert not any(value for name, value in update.items() if name not in whole and name not in ("log", "chat"))

    assert statistics.median(sizes) <= most
