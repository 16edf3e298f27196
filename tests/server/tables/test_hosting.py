"""What the host of a table may do, and nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chantier.server.errors import Refused
from chantier.server.ids import called
from chantier.server.tables import hosting
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Away, ChatOpened, Chatted, Closed, Hosted, Left, Muted, Resigned
from tests.server.tables.rooms import seated, started

HOST, OTHER = "person 0", "person 1"
WISHES: dict[str, Callable[[Room, str], object]] = {
    "mute": lambda room, who: hosting.mute(room, who, called(OTHER), muted=True),
    "remove": lambda room, who: hosting.remove(room, who, called(OTHER)),
    "hand over": lambda room, who: hosting.hand_over(room, who, called(OTHER)),
    "open the chat": lambda room, who: hosting.open_chat(room, who, watchers=True),
    "close": hosting.close,
}


def hosted(room: Room) -> Room:
    room.host = HOST
    return room


@pytest.mark.parametrize("wish", WISHES)
def test_nobody_but_the_host_may(wish: str) -> None:
    with pytest.raises(Refused, match="not-host"):
        WISHES[wish](hosted(started("queens_architect")), OTHER)


def test_whoever_said_something_can_be_muted_and_the_host_can_not() -> None:
    room = hosted(started("queens_architect"))
    room.apply(Chatted("Eve", "hello", 1, None, "eve"))

    assert Muted("eve") == hosting.mute(room, HOST, called("eve"), muted=True)
    assert "Eve" == hosting.name_of(room, called("eve"))
    with pytest.raises(Refused, match="not-oneself"):
        hosting.mute(room, HOST, called(HOST), muted=True)
    with pytest.raises(Refused, match="nobody-there"):
        hosting.mute(room, HOST, called("somebody else"), muted=True)


def test_before_the_start_a_seat_is_freed_and_later_only_of_who_has_gone() -> None:
    assert Left(1, barred=True) == hosting.remove(hosted(seated("queens_architect")), HOST, called(OTHER))
    room = hosted(started("queens_architect"))
    with pytest.raises(Refused, match="still-playing"):
        hosting.remove(room, HOST, called(OTHER))
    room.apply(Away(1, "gone"))

    assert Resigned(1) == hosting.remove(room, HOST, called(OTHER))


def test_a_table_is_closed_only_where_nobody_else_plays() -> None:
    room = hosted(started("queens_architect"))
    with pytest.raises(Refused, match="others-play"):
        hosting.close(room, HOST)
    room.apply(Away(1, "gone"))

    assert Closed("host") == hosting.close(room, HOST)


def test_a_table_is_handed_over_to_somebody_who_sits_there() -> None:
    room = hosted(started("queens_architect"))
    room.apply(Chatted("Eve", "hello", 1, None, "eve"))
    with pytest.raises(Refused, match="not-seated"):
        hosting.hand_over(room, HOST, called("eve"))
    room.apply(hosting.hand_over(room, HOST, called(OTHER)))
    room.apply(hosting.open_chat(room, OTHER, watchers=False))

    assert (OTHER, False) == (room.host, room.watchers_chat)
    assert (Hosted(HOST), ChatOpened(True)) == (
        hosting.hand_over(room, OTHER, called(HOST)),
        hosting.open_chat(room, OTHER, watchers=True),
    )
