"""A replay is made once for all who ask for it, and again if making it failed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from chantier.server.web.replays import MOST_KEPT, Replays


@pytest.fixture
def replays() -> Iterator[Replays]:
    replays = Replays()
    yield replays
    replays.close()


def test_all_who_ask_for_the_same_get_what_was_made_once(replays: Replays) -> None:
    made: list[str] = []

    def make(what: str) -> str:
        made.append(what)
        return what

    async def ask() -> list[bytes]:
        return [bytes(each) for each in await asyncio.gather(*(replays.get("a", make, "a") for _ in range(3)))]

    assert [b'"a"'] * 3 == asyncio.run(ask())
    assert ["a"] == made


def test_what_failed_is_tried_again(replays: Replays) -> None:
    tries: list[int] = []

    def make() -> str:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("the first time")
        return "well"

    async def ask() -> bytes:
        with pytest.raises(ValueError, match="the first time"):
            await replays.get("a", make)
        return bytes(await replays.get("a", make))

    assert b'"well"' == asyncio.run(ask())


def test_those_that_were_asked_for_longest_ago_are_let_go(replays: Replays) -> None:
    async def ask() -> None:
        for number in (*range(MOST_KEPT), 0, MOST_KEPT):
            await replays.get(number, int, number)

    asyncio.run(ask())

    assert {0, *range(2, MOST_KEPT + 1)} == set(replays.kept)
