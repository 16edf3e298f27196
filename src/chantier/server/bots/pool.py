"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, NamedTuple

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.facts import Facts, facts, with_facts
from chantier.kernel.moves import Moves
from chantier.server.tables.kits import game_of, kit_of
from chantier.server.tables.room import Room

if TYPE_CHECKING:
    from chantier.server.bots.queue import BotQueue

LOG = logging.getLogger("chantier.bots")
QUICK = "random"  # this bot is so quick that it needs no process of its own


class BotTask(NamedTuple):
    """A task tells a bot what its seat sees and which moves it has."""

    game: str
    edition: str
    kit_text: str  # the content of a kit.toml; empty for the game's own kit
    seats: int
    options: dict[str, Any]
    seen: Facts
    seat: int
    moves: list[int]
    texts: list[str]
    bot: str
    seed: int


def end_with_the_parent() -> None:
    """End this process when its parent ends: a server that was killed can't tell its bots to stop."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def solve(task: BotTask) -> str:
    game, kit = game_of(task.game, task.edition), kit_of(task.game, task.kit_text, task.edition)
    state = with_facts(game.start(kit, task.seats, task.options), task.seen)
    moves = Moves()
    for code in task.moves:
        moves.add(code)
    code = int(make(task.bot, Dice(task.seed)).choose(state, task.seat, moves))
    return task.texts[task.moves.index(code)]


class BotPool:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()
        self.bot_queue: BotQueue | None = None  # reaches workers on other machines, if the server has a Redis

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
        return ProcessPoolExecutor(self.processes, context, end_with_the_parent)

    def task(self, room: Room, seat: int) -> BotTask | None:
        """Return the task of the seat's bot, or None if no bot has to move there any more."""
        table, chair = room.playing(), room.chairs[seat]
        if seat not in table.waiting or not chair.is_bots:
            return None
        return BotTask(
            game=table.game.name,
            edition=table.game.edition,
            kit_text=room.settings.kit_text,
            seats=table.seats,
            options=table.options,
            seen=facts(table.state.seen_by(seat)),
            seat=seat,
            moves=table.codes(seat),
            texts=table.moves(seat),
            bot=chair.bot or room.settings.level,
            seed=secrets.randbits(32),
        )

    async def choose(self, task: BotTask) -> str:
        """Return the bot's move; if a bot fails, the move is random and the log says so, and no table is held up."""
        if len(task.moves) == 1:
            return task.texts[0]
        if task.bot != QUICK:
            if self.bot_queue and self.bot_queue.is_open and (move := await self.bot_queue.solve(task)):
                return move
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, solve, task)
            except Exception as trouble:
                LOG.exception("bot %s failed at %s", task.bot, task.game)
                if isinstance(trouble, BrokenProcessPool):
                    self.pool = self.new_pool()
        return solve(task._replace(bot=QUICK))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
