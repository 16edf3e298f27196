"""Bots have their turns at a table: each chooses from what its seat may see, and moves like everybody else."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from chantier.bots.registry import pace_of
from chantier.kernel.errors import Trouble
from chantier.server.errors import Refused
from chantier.server.tables.decisions import bot_move

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor

CHANCE = random.Random()  # a generator of our own, which no seed set elsewhere makes predictable


class BotTurns:
    """The actor is passed in: a reference to it would be a cycle, and a table that is dropped must go at once."""

    def __init__(self) -> None:
        self.thinking: dict[int, asyncio.Task[None]] = {}  # the seats whose bots are thinking

    def begin(self, actor: TableActor, seat: int) -> None:
        if seat not in self.thinking and actor.room.referee.lets_think(actor.room.playing()):
            self.thinking[seat] = actor.node.later(self.think(actor, seat))

    async def think(self, actor: TableActor, seat: int) -> None:
        """Let a bot choose from what its seat may see; its move goes through the queue like everybody's."""
        try:
            task = await actor.look(lambda: actor.node.bots.task(actor.room, seat))
            move = await actor.node.bots.choose(task, actor.host) if task else ""
            await self.human_pace(actor, seat)
        finally:
            del self.thinking[seat]
        if move:
            try:
                await actor.want(lambda room: bot_move(room, seat, move, actor.node.now()))
            except (Refused, Trouble):  # meanwhile the player is back, or a move was taken back
                actor.go_on()

    async def human_pace(self, actor: TableActor, seat: int) -> None:
        """Wait as long as the referee asks of a bot of this level."""
        chair, settings = actor.room.chairs[seat], actor.room.settings
        at = actor.room.referee.bot_moves_at(seat, pace_of(chair.bot or settings.level), CHANCE.random())
        if at is not None:
            is_time = asyncio.Event()
            actor.real_time.wait(actor, at, is_time.set)
            await is_time.wait()

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()
