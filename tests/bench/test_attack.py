"""The short form of `python -m bench.attack`: each attack for a moment, on one server, at which others play on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bench.attack.__main__ import started
from bench.attack.guests import ATTACKS
from bench.attack.players import PATIENCE, Players

ROOT = Path(__file__).parents[2]
SECONDS = 0.3
LONG = {"replays", "studies"}  # they have to wait for the end of a game first


@pytest.mark.heavy
def test_during_every_attack_others_play_on_and_the_server_ends_when_it_should(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with started(tmp_path, sys.executable) as url:
        told, moves = asyncio.run(play_through(url))
        ready = httpx.get(f"{url}/api/ready", timeout=PATIENCE)

        assert len(ATTACKS.keys() - LONG) == told.count('"attack"')
        assert moves
        assert max(moves) < PATIENCE  # so long somebody would have waited whose socket was lost
        assert 200 == ready.status_code
    assert "had to be killed" not in capsys.readouterr().out


async def play_through(url: str) -> tuple[str, list[float]]:
    """What the attackers have done, and how long moves took meanwhile."""
    players = Players(url)
    await players.sit_down()
    attacks = ",".join(sorted(ATTACKS.keys() - LONG))
    command = [sys.executable, "-m", "bench.attack.guests", attacks, url, str(SECONDS)]
    guests = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, cwd=ROOT)
    reading = asyncio.create_task(guests.communicate())
    moves: list[float] = []
    while not reading.done():
        await players.play(SECONDS)
        moves += players.moves
    await players.leave()
    return (await reading)[0].decode(), moves
