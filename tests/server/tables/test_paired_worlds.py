"""Two worlds that differ only in what a seat can't know: over the real socket it gets the same bytes in both.

CHANTIER_PAIRS plays so many games of each title.
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any

import pytest

from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.game import SHELF, find
from chantier.kernel.state import NOBODY

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Player, Served

PAIRS = int(os.environ.get("CHANTIER_PAIRS", "1"))
MOVES = 25
OURS = ("queens_architect", "west_kingdom", "architecture_game", "artisans_builders")


@pytest.mark.parametrize("game", OURS)
def test_nothing_that_a_seat_cannot_know_reaches_it(served: Served, game: str) -> None:
    assert game in SHELF
    chance = random.Random(game)
    compared = differing = 0
    for number in range(PAIRS):
        ada, bo = played(served, game, chance)
        actor = served.node.actors[ada.table].result()
        served.stop_clock()
        table: Any = actor.room.playing()
        truth = table.state
        for eyes, guest in ((0, ada.guest), (1, bo.guest), (NOBODY, served.nobody())):
            before = first_bytes(guest, ada.table)
            table.state = truth.seen_by(eyes).filled(Dice(number))
            differing += facts(table.state) != facts(truth)
            after = first_bytes(guest, ada.table)
            table.state = truth
            assert before == after, f"{game} {number}: seat {eyes} could tell"
            compared += len(before)
        ada.close()
        bo.close()
    print(f"{game}: {PAIRS} games, {compared} bytes, {differing} other worlds")  # noqa: T201

    assert differing or find(game).open_information


def played(served: Served, game: str, chance: random.Random) -> tuple[Player, Player]:
    """Two people, some way into a game."""
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table(game)
    bo.join(table)
    ada.start(table)
    players = ada.live(table), bo.live(table)
    for _ in range(chance.randrange(5, MOVES)):
        for player in players:
            player.catch_up_with_public(players[0])
            player.catch_up_with_public(players[1])
        asked = [player for player in players if player.is_asked and player.moves]
        if not asked:
            break
        mover = chance.choice(asked)
        mover.play(chance.choice(mover.moves))
    return players


def first_bytes(guest: Guest, table: str) -> bytes:
    """What a new socket is told first."""
    player = guest.live(table)
    said = player.received[0]
    player.close()
    return said if isinstance(said, bytes) else said.encode()
