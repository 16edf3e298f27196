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
from typing import Any, NamedTuple

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.facts import Facts, facts, with_facts
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.server.sitting import Sitting, kit_of

LOG = logging.getLogger("chantier.thinkers")
QUICK = "random"  # needs no process of its own


class Puzzle(NamedTuple):
    """What a bot is given: what its seat sees, and what it may do."""

    game: str
    kit_text: str  # empty for the usual kit
    seats: int
    options: dict[str, Any]
    seen: Facts
    seat: int
    moves: list[int]
    texts: list[str]
    bot: str
    seed: int


def end_with_the_server() -> None:
    """A server that was killed can't tell its thinkers to stop."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def solve(puzzle: Puzzle) -> str:
    game = find(puzzle.game)
    state = with_facts(game.start(kit_of(puzzle.game, puzzle.kit_text), puzzle.seats, puzzle.options), puzzle.seen)
    moves = Moves()
    for code in puzzle.moves:
        moves.add(code)
    code = int(make(puzzle.bot, Dice(puzzle.seed)).choose(state, puzzle.seat, moves))
    return puzzle.texts[puzzle.moves.index(code)]


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
        return ProcessPoolExecutor(self.processes, context, end_with_the_server)

    def puzzle(self, sitting: Sitting, seat: int) -> Puzzle | None:
        """None if no bot is to move there any more."""
        table, chair = sitting.playing(), sitting.chairs[seat]
        if seat not in table.waiting or not chair.is_bots:
            return None
        return Puzzle(
            game=table.game.name,
            kit_text=sitting.settings.kit_text,
            seats=table.seats,
            options=table.options,
            seen=facts(table.state.seen_by(seat)),
            seat=seat,
            moves=table.codes(seat),
            texts=table.moves(seat),
            bot=chair.bot or sitting.settings.level,
            seed=secrets.randbits(32),
        )

    async def choose(self, puzzle: Puzzle) -> str:
        """Quick ones think here. One that fails plays at random rather than hold up the table, and the log says so."""
        if len(puzzle.moves) == 1:
            return puzzle.texts[0]
        if puzzle.bot != QUICK:
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, solve, puzzle)
            except Exception as trouble:
                LOG.exception("bot %s failed at %s", puzzle.bot, puzzle.game)
                if isinstance(trouble, BrokenProcessPool):
                    self.pool = self.new_pool()
        return solve(puzzle._replace(bot=QUICK))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
