"""The way of a move through the server, from socket to socket, as docs/architecture.md tells it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import pytest

import chantier.server

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Player

SERVER = Path(chantier.server.__file__).parent
WALK = (Path(__file__).parents[2] / "docs/architecture.md").read_text("utf-8")
ON_THE_MAP = {*re.findall(r"^\| `server/([^`]+)` \| `", WALK, re.MULTILINE)}
MOST_FILES = 10


def files_passed(mover: Player, other: Player) -> set[str]:
    """Play a move, and return the files of the server in which something ran until both players had heard of it."""
    passed: set[str] = set()
    loop, version = mover.guest.served.loop, other.update["version"]

    def trace(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            passed.add(frame.f_code.co_filename)

    loop.call_soon_threadsafe(sys.setprofile, trace)
    mover.play(mover.moves[0])
    other.until(lambda update: update["version"] > version)
    loop.call_soon_threadsafe(sys.setprofile, None)
    found = passed.copy()  # the server may still be at it
    return {str(Path(file).relative_to(SERVER)) for file in found if Path(file).is_relative_to(SERVER)}


@pytest.mark.interpreted  # compiled functions can't be watched
@pytest.mark.parametrize("game", ["queens_architect", "west_kingdom", "artisans_builders", "architecture_game"])
def test_a_move_passes_the_files_of_the_map_and_no_more_than_ten(pair: Pair, game: str) -> None:
    moves = []
    for ada, bo in (pair(game), pair(game)):
        for _ in range(2):
            mover, other = (ada, bo) if ada.is_asked else (bo, ada)
            moves.append(files_passed(mover, other))
    passed = set.intersection(*moves)  # the heartbeat may fall into some of them

    assert ON_THE_MAP == passed
    assert len(passed) <= MOST_FILES
