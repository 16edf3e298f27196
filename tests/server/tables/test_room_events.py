"""An event is read from the store as it was written, also one that an earlier edition wrote."""

from __future__ import annotations

import typing

import msgspec
import pytest

from chantier.server.tables.room_events import DECODE, AnyRoomEvent, Closed, Moved, Muted, Preferred, RoomEvent
from chantier.server.wire.messages import ENCODE

EXAMPLES: dict[typing.Any, typing.Any] = {
    int: 1,
    str: "x",
    bool: True,
    list[str]: ["x"],
    list[int]: [2, 1],
    int | None: 3,
}


def example(kind: type[RoomEvent]) -> RoomEvent:
    """An event with something in every field."""
    given = {
        name: typing.get_args(hint)[-1] if typing.get_origin(hint) is typing.Literal else EXAMPLES[hint]
        for name, hint in typing.get_type_hints(kind).items()
    }
    written = {field.encode_name: given[field.name] for field in msgspec.structs.fields(kind)}
    event: RoomEvent = msgspec.convert(written | {"kind": kind.__struct_config__.tag}, AnyRoomEvent)
    return event


@pytest.mark.parametrize("kind", typing.get_args(AnyRoomEvent), ids=lambda kind: kind.__name__)
def test_every_event_is_read_as_it_was_written(kind: type[RoomEvent]) -> None:
    event = example(kind)

    assert isinstance(event, kind)
    assert event == DECODE.decode(ENCODE.encode(event))


@pytest.mark.parametrize(
    ("written", "event"),
    [
        ('{"kind":"moved","seat":1,"move":"go labour"}', Moved(1, "go labour")),
        ('{"kind":"preferred","seat":0,"pawns":[2,0]}', Preferred(0, [2, 0])),
        ('{"kind":"muted","person":"eve"}', Muted("eve")),
        ('{"kind":"closed","by":"operator","since":"a later edition"}', Closed("operator")),
    ],
)
def test_what_is_in_stores_is_still_read(written: str, event: RoomEvent) -> None:
    assert event == DECODE.decode(written)
