"""Bots think in processes of their own, so that no table waits for another's bot.

Whoever asks for much waits behind those who ask for little: people take turns, a bot that answers at once has a process
that no long thought takes, bots at tables have one that no study takes, such as a hint or the analysis of a game, and
those who have used up their share of thinking come after everybody else.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal

from chantier.kernel.facts import facts
from chantier.server.bots.fair_queue import FairQueue
from chantier.server.bots.process import BotProcess
from chantier.server.bots.task import QUICK, BotTask, solve
from chantier.server.caps import Caps, Rate
from chantier.server.tables.room import Room
from chantier.server.token_bucket import TokenBucket

if TYPE_CHECKING:
    from chantier.server.bots.queue import BotQueue

BRIEFLY, LONG, ASIDE = 1, 3, 10  # how far the processes stand back for the server (nice)
READY_SECONDS = 10
MOST_KNOWN = 10_000  # the addresses and shares of no more people are kept
Turn = asyncio.Future[BotProcess]
Kind = Literal["brief", "move", "study"]  # of thoughts: a bot's that answers at once, a bot's at a table, any other
OF_ALL: tuple[Kind, ...] = ("move", "brief", "study")


class Shares:
    """Shares count what bots do at each person's tables."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, TokenBucket] = {}

    def of(self, person: str) -> TokenBucket:
        if person not in self.buckets:
            if len(self.buckets) >= MOST_KNOWN:
                self.buckets = {who: bucket for who, bucket in self.buckets.items() if not bucket.is_full}
            self.buckets[person] = TokenBucket(self.rate)
        return self.buckets[person]


class BotPool:
    def __init__(self, processes: int, caps: Caps | None = None, briefly: int = BRIEFLY) -> None:
        self.caps = caps = caps or Caps()
        self.brief = BotProcess(briefly)
        long = [BotProcess(LONG) for _ in range(processes)]
        self.processes = [self.brief, *long]
        self.kinds: dict[BotProcess, tuple[Kind, ...]] = {**dict.fromkeys(long, OF_ALL), self.brief: ("brief",)}
        if len(long) > 1:
            self.kinds[long[0]] = ("move", "brief")
        self.free = [*long, self.brief]
        self.threads = ThreadPoolExecutor(processes + 1, "bots")
        # those within their share come first
        self.waiting: dict[tuple[bool, Kind], FairQueue[Turn]] = {
            (is_over, kind): FairQueue() for is_over in (False, True) for kind in OF_ALL
        }
        self.seconds = Shares(caps.bot_seconds)
        self.moves = Shares(caps.bot_moves)
        self.addresses: dict[str, str] = {}  # where people were last seen, since one may come under many names
        self.bot_queue: BotQueue | None = None  # reaches workers on other machines, if the server has a Redis

    def aside(self) -> BotPool:
        """Return a pool of one process that stands back for all others; the same people take turns at it."""
        pool = BotPool(0, self.caps, ASIDE)
        pool.addresses = self.addresses
        return pool

    def task(self, room: Room, seat: int) -> BotTask | None:
        """Return the task of the seat's bot, or None if no bot has to move there any more."""
        chair = room.chairs[seat]
        if seat not in room.playing().waiting or not chair.is_bots:
            return None
        return bot_task(room, seat, chair.bot or room.settings.level)

    def seen(self, person: str, address: str) -> None:
        """Note where a person is, so that many guests at one address take turns as one."""
        if len(self.addresses) >= MOST_KNOWN:
            del self.addresses[next(iter(self.addresses))]
        self.addresses[person] = address

    async def choose(self, task: BotTask, person: str = "") -> str:
        """Return a bot's move at a table of this person; if the bot fails, the move is random."""
        await asyncio.sleep(self.moves.of(person).spend())
        if len(task.moves) == 1:
            return task.texts[0]
        if task.bot != QUICK:
            if self.bot_queue and self.bot_queue.is_open and (move := await self.bot_queue.solve(task, person)):
                return move
            if move := await self.think(task, person):
                return move
        return solve(task._replace(bot=QUICK))

    async def think(self, task: BotTask, person: str) -> str | None:
        process = await self.turn(person, "brief" if task.is_brief else "move")
        thought = self.call(process, f"{task.bot} at {task.game}", self.caps.thought_seconds, solve, task)
        move: str | None = await self.counted(person, thought)
        return move

    async def counted(self, person: str, thought: asyncio.Future[Any]) -> Any:
        """Wait for a thought that has just begun; its time counts also if nobody waits for it any more."""
        began = monotonic()
        thought.add_done_callback(lambda _: self.seconds.of(person).spend(monotonic() - began) and None)
        return await asyncio.shield(thought)

    async def run(self, about: str, person: str, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Return what a function returns, or None if it takes too long: for what somebody sent and may be hostile."""
        process = await self.turn(person, "brief")
        return await asyncio.shield(self.call(process, about, seconds, function, *given))

    async def study(self, about: str, person: str, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Do the same for a study, which takes as long as a bot's thought, and count it as one of this person's."""
        process = await self.turn(person, "study")
        return await self.counted(person, self.call(process, about, seconds, function, *given))

    def call(
        self, process: BotProcess, about: str, seconds: float, function: Callable[..., Any], *given: Any
    ) -> asyncio.Future[Any]:
        """Call a function in a process that is free again when it ends, also if nobody waits for the answer."""
        asked = asyncio.get_running_loop().run_in_executor(self.threads, process.call, about, seconds, function, *given)

        def done(_: object) -> None:
            self.free.append(process)
            self.go_on()

        asked.add_done_callback(done)
        return asked

    # who is next

    async def turn(self, person: str, kind: Kind) -> BotProcess:
        turn: Turn = asyncio.get_running_loop().create_future()
        is_over = self.seconds.of(person).fill() < 0
        self.waiting[is_over, kind].put(self.addresses.get(person, person), person, turn)
        self.go_on()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the process was given to a caller who has just gone
                self.free.append(turn.result())
                self.go_on()
            raise

    def go_on(self) -> None:
        """Give free processes to those whose turn it is."""
        for process in list(self.free):
            if (turn := self.next(process)) is not None:
                self.free.remove(process)
                turn.set_result(process)

    def next(self, process: BotProcess) -> Turn | None:
        for is_over in (False, True):
            for kind in self.kinds[process]:
                while (turn := self.waiting[is_over, kind].take()) is not None:
                    if not turn.done():  # otherwise the table was closed meanwhile
                        return turn
        return None

    @property
    def queued(self) -> int:
        return sum(map(len, self.waiting.values()))

    # the beginning and the end

    async def is_ready(self) -> bool:
        """Say whether bots can think: the processes are busy, but not stuck, or one answers."""
        if any(process.is_closed or process.is_stuck for process in self.processes):
            return False
        if self.brief not in self.free:
            return True
        self.free.remove(self.brief)
        try:
            asked = self.call(self.brief, "a question", READY_SECONDS, str, "here")
            return await asyncio.wait_for(asyncio.shield(asked), READY_SECONDS) is not None
        except TimeoutError:
            return False

    def close(self) -> None:
        """End at once, whatever is being thought."""
        for process in self.processes:
            process.close()
        self.threads.shutdown(wait=False, cancel_futures=True)


def bot_seed(room: Room) -> int:
    """Return what a bot's dice come from; at a site of the day the same moves meet the same bots."""
    if not room.settings.day:
        return secrets.randbits(32)
    now = f"{room.playing().version}".encode()
    return int.from_bytes(hmac.digest(room.secret.encode(), now, "sha256")[:4], "big")


def bot_task(room: Room, seat: int, bot: str) -> BotTask:
    """Return what a bot has to think about for a seat that may move."""
    table = room.playing()
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
        bot=bot,
        seed=bot_seed(room),
    )
