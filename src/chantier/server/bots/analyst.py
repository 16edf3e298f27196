"""The analyst lets bots judge games that are over: in the bots' processes, for everybody who asks at once.

Whoever plays comes first: an analysis waits in the same queues as the thoughts of bots, and counts as its person's.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from chantier.analysis.game_analysis import PASSES, SECONDS, Analysis, passes
from chantier.analysis.judging import JudgedTurn, judged, opened
from chantier.analysis.luck import draws_of
from chantier.kernel.record import Record
from chantier.server.bots.pool import BotPool
from chantier.server.errors import Refused

if TYPE_CHECKING:
    from chantier.server.store.analyses import Analyses

TURN_SECONDS = 20.0  # the processor time for one turn
MOST_AT_ONCE = 4  # games that are analysed at this node at a time
MOST_EACH = 2  # the most of these for the people of one address


@dataclass
class UnderWay:
    """This is an analysis that is being made: which pass it is in, and how many turns of it are judged."""

    address: str = ""  # the address of whoever asked for it
    turns: int = 0
    judged: int = 0
    tries: int = 0


class Analyst:
    def __init__(self, pool: BotPool, analyses: Analyses) -> None:
        self.pool = pool
        self.analyses = analyses
        self.under_way: dict[str, UnderWay] = {}

    def begin(self, table: str, person: str) -> UnderWay | None:
        """Note that a game is to be analysed; None if it is under way already."""
        if table in self.under_way:
            return None
        address = self.pool.addresses.get(person, person)
        own = sum(other.address == address for other in self.under_way.values())
        if len(self.under_way) >= MOST_AT_ONCE or own >= MOST_EACH:
            raise Refused(429, "analyst-busy")
        self.under_way[table] = UnderWay(address)
        return self.under_way[table]

    async def analyse(self, table: str, person: str, record: Record, kit_text: str, progress: UnderWay) -> None:
        """Judge a game better and better, and keep what is found after each pass."""
        began = asyncio.get_running_loop().time()
        try:
            content = record.to_json()
            turns = await self.pool.run("turns", person, TURN_SECONDS, count_turns, content, kit_text)
            if turns is None:  # the record can't be read there, and the log says why
                return
            progress.turns = turns
            # without compiled rules this may take too long, and then nothing is told of luck
            draws = await self.pool.study("luck", person, TURN_SECONDS, luck_in, content, kit_text) or []
            for tries in passes():
                progress.tries, progress.judged = tries, 0
                judged_turns: list[JudgedTurn] | None = None
                with suppress(TimeoutError):  # what is kept already is whole, and nobody waits longer
                    async with asyncio.timeout_at(None if tries == PASSES[0] else began + SECONDS):
                        judged_turns = await self.judge_all(person, content, kit_text, progress)
                if judged_turns is None:
                    return
                found = Analysis(tries, judged_turns, draws)
                await self.analyses.keep(table, tries, msgspec.json.encode(found).decode())
        finally:
            del self.under_way[table]

    async def judge_all(
        self, person: str, content: bytes, kit_text: str, progress: UnderWay
    ) -> list[JudgedTurn] | None:
        """Return all turns judged with so many tries, or None if one of them could not be."""

        async def one(number: int) -> JudgedTurn | None:
            given = (content, kit_text, progress.tries, number)
            turn: JudgedTurn | None = await self.pool.study("analysis", person, TURN_SECONDS, judged, *given)
            progress.judged += 1
            return turn

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one(number)) for number in range(progress.turns)]
        found = [turn for task in tasks if (turn := task.result()) is not None]
        return found if len(found) == progress.turns else None


def count_turns(content: bytes, kit_text: str) -> int:
    return len(opened(content, kit_text).turns)


def luck_in(content: bytes, kit_text: str) -> list[object]:
    return list(draws_of(opened(content, kit_text).table))
