"""What goes over a wire is what the library would have sent; and a client that sends much is read slowly."""

from __future__ import annotations

import gc
import json
import time
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from chantier.server.caps import UNCAPPED, Rate
from chantier.server.web.websocket import COUNTED_AT_ONCE, frame_size, head

if TYPE_CHECKING:
    from tests.server.conftest import Player, Serve

CAPS = msgspec.structs.replace(UNCAPPED, frames=Rate(20, 20))


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_message_has_the_head_that_the_library_would_give_it(length: int) -> None:
    message = b"x" * length

    assert Frame(Opcode.TEXT, message).serialize(mask=False) == head(length) + message


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_size_of_a_frame_is_known_from_its_head(length: int, mask: bool) -> None:
    frame = Frame(Opcode.BINARY, b"x" * length).serialize(mask=mask)
    before = b"before"

    assert len(frame) == frame_size(before + frame[:10], len(before))
    assert 0 == frame_size(frame[:1], 0)
    assert length < 126 or frame_size(frame[:3], 0) == 0


MESSAGES = [f'{{"type":"ping",{" " * spaces}"id":"{spaces}"}}' for spaces in (0, 9, 200, 1)]


@pytest.mark.parametrize("at_once", [1, 3, 7, 1000])
def test_messages_are_heard_however_their_frames_are_cut(serve: Serve, at_once: int) -> None:
    served = serve()
    ada = served.guest("Ada")
    live = ada.live(ada.new_table())
    whole, fragmented, long, last = (message.encode() for message in MESSAGES)
    frames = [
        Frame(Opcode.TEXT, whole),
        Frame(Opcode.TEXT, fragmented[:9], fin=False),
        Frame(Opcode.PING, b"in between"),
        Frame(Opcode.CONT, fragmented[9:]),
        Frame(Opcode.TEXT, long),
        Frame(Opcode.BINARY, last),
    ]
    sent = b"".join(frame.serialize(mask=True) for frame in frames)
    for at in range(0, len(sent), at_once):
        live.socket.socket.sendall(sent[at : at + at_once])

    assert [json.loads(message)["id"] for message in MESSAGES] == [live.hear("pong")["id"] for _ in MESSAGES]


def two(serve: Serve) -> tuple[Player, Player]:
    served = serve(caps=CAPS)
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table, other = ada.new_table(), bo.new_table()
    return ada.live(table), bo.live(other)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b""),
        Frame(Opcode.PONG, b""),
        Frame(Opcode.TEXT, b'{"type":"ping","id":"1"}'),
        Frame(Opcode.TEXT, b"[" * 60),
        Frame(Opcode.TEXT, b"", fin=False),
    ],
    ids=["ping", "pong", "text", "nonsense", "unfinished"],
)
def test_of_a_flood_of_frames_of_any_kind_only_a_few_are_read(serve: Serve, frame: Frame) -> None:
    eve, bo = two(serve)
    served = eve.guest.served
    [wire] = [wire for wire in served.sockets() if wire.client[1] == eve.socket.socket.getsockname()[1]]
    counted: list[int] = []
    spend = wire.allowed.spend

    def count(frames: int) -> Any:
        counted.append(frames)
        return spend(frames)

    wire.allowed.spend = count
    eve.socket.socket.setblocking(False)
    more = Frame(Opcode.CONT, b"", fin=False) if not frame.fin else frame
    began = time.monotonic()
    sent = eve.socket.socket.send(frame.serialize(mask=True) + more.serialize(mask=True) * 30_000)
    served.until(lambda: wire.slowed is not None)

    assert "pong" == bo.say("ping")["type"]
    most = 20 + 20 * (time.monotonic() - began) + COUNTED_AT_ONCE
    assert sum(counted) <= most < sent / len(more.serialize(mask=True))
    assert len(wire.unread) < sent


def test_a_quick_program_is_slowed_down_and_every_message_is_answered(serve: Serve) -> None:
    ada, _ = two(serve)
    began = time.monotonic()
    for number in range(60):
        ada.socket.send(json.dumps({"type": "ping", "id": str(number)}))
    answered = [ada.hear("pong")["id"] for _ in range(60)]

    assert list(map(str, range(60))) == answered
    assert time.monotonic() - began > 1  # forty more than at once, twenty a second


def test_a_client_whose_answer_is_not_read_yet_is_not_taken_for_gone(serve: Serve) -> None:
    ada, _ = two(serve)
    served = ada.guest.served
    [wire] = [wire for wire in served.sockets() if wire.client[1] == ada.socket.socket.getsockname()[1]]
    for number in range(40):
        ada.socket.send(json.dumps({"type": "ping", "id": str(number)}))
    served.until(lambda: wire.slowed is not None)
    served.loop.call_soon_threadsafe(wire.keepalive_timeout)

    assert "39" == [ada.hear("pong")["id"] for _ in range(40)][-1]


def test_a_client_that_is_gone_with_much_unread_is_soon_nobody(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.server.web.websocket.SLOW_SECONDS", 0.2)
    served = serve()
    ada = served.guest("Ada")
    gone = ada.live_without_reading(ada.new_table())
    [wire] = served.sockets()
    for _ in range(1000):
        served.loop.call_soon_threadsafe(wire.write, b"x" * 1000)
    served.until(lambda: not wire.writable.is_set())
    served.loop.call_soon_threadsafe(wire.keepalive_timeout)
    served.until(lambda: wire.disconnected)

    served.until_left(gone.table)


def test_a_client_that_does_not_close_its_end_is_cut_off(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.server.web.websocket.SLOW_SECONDS", 0.2)
    eve, _ = two(serve)
    served = eve.guest.served
    [wire] = [wire for wire in served.sockets() if wire.client[1] == eve.socket.socket.getsockname()[1]]
    [connection] = served.node.actors[eve.table].result().presence.connections
    eve.socket.socket.shutdown(0)  # it reads nothing any more, and so answers nothing
    served.loop.call_soon_threadsafe(connection.give_up)
    served.until(lambda: wire.disconnected)


def test_a_refused_socket_is_no_error_in_the_log(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    served = serve()
    caplog.set_level("INFO", "chantier.access")
    with pytest.raises(InvalidStatus) as refused:
        served.guest("Ada").live("no-such-table")
    served.until(lambda: any("LIVE" in record.getMessage() for record in caplog.records))
    served.until(lambda: not served.sockets())

    assert 404 == refused.value.response.status_code
    assert [] == [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def test_a_socket_that_has_ended_leaves_nothing_for_the_garbage_collector(serve: Serve) -> None:
    served = serve()
    ada = served.guest("Ada")
    table = ada.new_table()
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            ada.live(table).socket.close()

        served.until(lambda: not any(isinstance(one, ServerProtocol) for one in gc.get_objects()))
    finally:
        gc.enable()
