"""Bots think in processes of their own: in turn, not for ever, and not after the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from chantier.kernel.facts import facts
from chantier.kernel.table import Table
from chantier.server.bots.pool import BotPool
from chantier.server.bots.task import BotTask
from chantier.server.caps import Caps, Rate

ENDLESS = "search:iterations=1000000000"
PATIENCE = 60


def task(bot: str) -> BotTask:
    table = Table("queens_architect", 2, seed=1)
    [seat] = table.waiting
    seen = facts(table.state.seen_by(seat))
    return BotTask(
        "queens_architect", table.game.edition, "", 2, table.options, seen, seat, table.codes(seat), table.moves(seat),
        bot, 1,
    )  # fmt: skip


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1, Caps(thought_seconds=0.3))
    yield pool
    pool.close()


def test_a_bot_that_would_think_for_ever_is_stopped_and_any_move_is_played(pool: BotPool) -> None:
    wanted = task(ENDLESS)

    assert asyncio.run(asyncio.wait_for(pool.choose(wanted, "ada"), PATIENCE)) in wanted.texts


def test_the_next_thought_is_as_good_as_ever(pool: BotPool) -> None:
    async def choose() -> str | None:
        assert await pool.think(task(ENDLESS), "ada") is None
        return await pool.think(task("random"), "ada")

    assert asyncio.run(asyncio.wait_for(choose(), PATIENCE)) in task("random").texts


def test_a_brief_thought_waits_for_no_long_one() -> None:
    pool = BotPool(1, Caps(thought_seconds=PATIENCE))

    async def choose() -> str | None:
        long = [asyncio.create_task(pool.think(task(ENDLESS), "eve")) for _ in range(3)]
        await asyncio.sleep(0.2)
        move = await asyncio.wait_for(pool.think(task("journeyman"), "ada"), PATIENCE / 2)
        for thought in long:
            thought.cancel()
        pool.close()
        return move

    assert asyncio.run(choose()) in task("journeyman").texts


def test_a_bot_at_a_table_waits_for_no_study() -> None:
    pool = BotPool(2)

    async def studies_under_way() -> int:
        studies = [asyncio.create_task(pool.turn("eve", "study")) for _ in range(3)]
        await asyncio.sleep(0)
        began = [study for study in studies if study.done()]
        await asyncio.wait_for(pool.turn("ada", "move"), PATIENCE)
        waiting = asyncio.create_task(pool.turn("bo", "move"))
        await asyncio.sleep(0)
        pool.free.append(began[0].result())
        pool.go_on()
        await asyncio.wait_for(waiting, PATIENCE)
        for study in studies:
            study.cancel()
        return len(began)

    assert 1 == asyncio.run(studies_under_way())
    pool.close()


def test_the_pool_ends_at_once_whatever_is_being_thought() -> None:
    pool = BotPool(1, Caps(thought_seconds=PATIENCE))

    async def think_and_end() -> float:
        thought = asyncio.create_task(pool.think(task(ENDLESS), "ada"))
        while not any(process.stuck_at for process in pool.processes):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        began = time.monotonic()
        pool.close()
        assert await thought is None
        return time.monotonic() - began

    assert asyncio.run(think_and_end()) < PATIENCE / 4


def test_who_has_used_up_their_share_comes_after_everybody_else() -> None:
    pool = BotPool(1, Caps(bot_seconds=Rate(1, 0.001)))

    async def order() -> list[str]:
        pool.seconds.of("eve").spend(2)
        busy = [await pool.turn("x", "move"), await pool.turn("x", "brief")]
        served: list[str] = []

        async def wait(person: str) -> None:
            process = await pool.turn(person, "move")
            served.append(person)
            pool.free.append(process)
            pool.go_on()

        waits = [asyncio.create_task(wait(person)) for person in ("eve", "eve", "ada", "bo")]
        await asyncio.sleep(0)
        pool.free += busy
        pool.go_on()
        await asyncio.gather(*waits)
        return served

    assert ["ada", "bo", "eve", "eve"] == asyncio.run(order())
    pool.close()


def test_bots_move_no_faster_than_their_share_at_one_persons_tables() -> None:
    pool = BotPool(1, Caps(bot_moves=Rate(3, 20)))

    async def times() -> tuple[float, float]:
        began = time.monotonic()
        await asyncio.gather(*(pool.choose(task("random"), "eve") for _ in range(9)))
        many = time.monotonic() - began
        await pool.choose(task("random"), "ada")
        return many, time.monotonic() - began - many

    many, other = asyncio.run(times())
    pool.close()
    assert many >= 0.25  # six more than at once, 50 ms each
    assert other < many


def test_it_is_ready_when_a_process_answers(pool: BotPool) -> None:
    assert asyncio.run(pool.is_ready())
    pool.close()
    assert not asyncio.run(pool.is_ready())
