"""Who comes in, and when."""

from __future__ import annotations

import asyncio
import time

import pytest

from chantier.server.web.entrance import LONGEST_STEP, Entrance, Paced

HOLDS_UP = 0.005  # seconds for which a step of a request holds up everybody


async def ask(order: list[str], address: str, steps: int = 1) -> None:
    for _ in range(steps):
        time.sleep(HOLDS_UP)
        order.append(address)
        await asyncio.sleep(0)


async def play(order: list[str]) -> None:
    while order.count("flood") < 6:
        order.append("move")
        await asyncio.sleep(HOLDS_UP / 5)


def test_addresses_take_turns_and_others_come_in_between() -> None:
    order: list[str] = []

    async def run() -> None:
        entrance = Entrance()
        flood = [Paced(entrance, "flood", ask(order, "flood")) for _ in range(6)]
        await asyncio.gather(*map(wait, flood), wait(Paced(entrance, "ada", ask(order, "ada"))), play(order))

    asyncio.run(run())
    asked = [one for one in order if one != "move"]

    assert asked.index("ada") < 4  # not after the flood
    assert "flood flood flood" not in " ".join(order)


@pytest.mark.parametrize("steps", [1, 4])
def test_others_have_half_of_the_time_of_a_flood_whatever_it_waits_for(steps: int) -> None:
    order: list[str] = []

    async def run() -> None:
        entrance = Entrance()
        await asyncio.gather(*(wait(Paced(entrance, "flood", ask(order, "flood", steps))) for _ in range(20 // steps)))

    began = time.perf_counter()
    asyncio.run(run())

    assert time.perf_counter() - began > 1.7 * 20 * HOLDS_UP


def test_what_a_client_sends_is_read_without_waiting_for_a_turn() -> None:
    order: list[str] = []

    async def run() -> None:
        entrance = Entrance()
        reading = Paced(entrance, "ada", ask(order, "ada", 2))
        reading.is_hearing = True
        flood = [wait(Paced(entrance, "flood", ask(order, "flood"))) for _ in range(4)]
        await asyncio.gather(*flood, wait(reading))

    asyncio.run(run())

    assert "ada" != order[-1]


def test_a_machine_that_was_asleep_makes_nobody_wait_as_long_as_it_slept(monkeypatch: pytest.MonkeyPatch) -> None:
    entrance, began = Entrance(), time.perf_counter()
    woken = began + 3600
    monkeypatch.setattr("chantier.server.web.entrance.perf_counter", lambda: woken)
    entrance.note(began)

    assert woken + LONGEST_STEP == pytest.approx(entrance.free_at)


def test_whoever_has_gone_is_not_waited_for() -> None:
    order: list[str] = []

    async def run() -> None:
        entrance = Entrance()
        await Paced(entrance, "first", ask(order, "first", 3))
        gone = asyncio.create_task(wait(Paced(entrance, "gone", ask(order, "gone"))))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(wait(Paced(entrance, "ada", ask(order, "ada"))), 5)

    asyncio.run(run())

    assert ["first"] * 3 + ["ada"] == order


def test_a_request_learns_that_it_is_given_up_and_what_it_waits_for_may_fail() -> None:
    async def fail() -> None:
        raise ValueError("as expected")

    async def request(told: list[str]) -> None:
        with pytest.raises(ValueError, match="as expected"):
            await asyncio.create_task(fail())
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            told.append("given up")
            raise

    async def run(told: list[str]) -> None:
        asked = asyncio.create_task(wait(Paced(Entrance(), "ada", request(told))))
        await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked

    told: list[str] = []
    asyncio.run(run(told))

    assert ["given up"] == told


async def wait(paced: Paced) -> None:
    await paced
