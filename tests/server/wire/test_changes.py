"""What has changed, and that it gives the whole again."""

from __future__ import annotations

import json
import random
import statistics
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.server.tables.clocks import Clocks
from chantier.server.tables.room import Room
from chantier.server.tables.updates import Updates
from chantier.server.wire.changes import Parts, merged, view_changes
from chantier.server.wire.requests import TableSettings

NAMES = st.sampled_from("abc")
VALUES = st.recursive(
    st.integers(0, 3) | st.none() | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)
VIEWS = st.fixed_dictionaries({"a": VALUES, "b": VALUES})


def encoded(view: dict[str, Any]) -> dict[str, bytes]:
    return {name: json.dumps(value, separators=(",", ":")).encode() for name, value in view.items()}


@settings(max_examples=200, deadline=None, derandomize=True)
@given(VIEWS, VIEWS)
def test_what_was_and_what_has_changed_give_what_is(old: dict[str, Any], new: dict[str, Any]) -> None:
    changes = json.loads(view_changes(encoded(old), encoded(new)))
    change = {"type": "change", "version": 2, "now": 0, "view": changes}

    assert new == merged({"type": "update", "version": 1, "view": old}, change)["view"]


def test_only_the_place_that_changed_is_told() -> None:
    old = {"seats": [{"coins": 3, "name": "a long name"}, {"coins": 5, "name": "another"}], "deck": [1, 2, 3]}
    new = {"seats": [{"coins": 3, "name": "a long name"}, {"coins": 4, "name": "another"}], "deck": [1, 2, 3]}

    assert [[["seats", 1, "coins"], 4]] == json.loads(view_changes(encoded(old), encoded(new)))


@pytest.mark.parametrize(
    ("game", "most"), [("queens_architect", 1200), ("artisans_builders", 2000), ("west_kingdom", 2000)]
)
def test_changes_give_every_seat_the_whole_and_are_small(game: str, most: int) -> None:
    """Every seat and a spectator follow a game by changes alone; each has then what a newcomer would be sent."""
    room, chance = Room.new(TableSettings(game, 3), "5" * 64), random.Random(7)
    for seat in range(3):
        room.apply(room.sit(f"person {seat}", f"Name {seat}", None))
    room.apply(room.start())
    updates = Updates(room, Clocks(room.settings.clock, 3))
    known: dict[int | None, Parts | None] = dict.fromkeys((None, 0, 1, 2))
    has: dict[int | None, dict[str, Any]] = {}
    sizes: list[int] = []
    for _ in range(60):
        told = room.number
        seat = chance.choice(room.waiting)
        room.apply(room.move(seat, chance.choice(room.playing().moves(seat))))
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
