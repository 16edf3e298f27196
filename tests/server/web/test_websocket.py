"""What goes over a wire is what the library would have sent."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from chantier.server.web.websocket import head


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_message_has_the_head_that_the_library_would_give_it(length: int) -> None:
    message = b"x" * length

    assert Frame(Opcode.TEXT, message).serialize(mask=False) == head(length) + message
