"""Replays of finished games and lessons are made one at a time, aside from play, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from chantier.server.wire.messages import ENCODE

T = TypeVar("T")
MOST_KEPT = 32


class Replays:
    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "replays")
        self.kept: dict[Hashable, asyncio.Future[bytes]] = {}  # the one that was asked for last is the last

    async def get(self, key: Hashable, make: Callable[..., Any], *given: Any) -> Any:
        """Return the answer as it is sent; it is made once for all who ask for the same."""
        making = self.kept.pop(key, None)
        if making is None or making.cancelled() or (making.done() and making.exception()):
            making = asyncio.get_running_loop().run_in_executor(self.thread, lambda: ENCODE.encode(make(*given)))
        self.kept[key] = making
        if len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        return msgspec.Raw(await asyncio.shield(making))

    async def run(self, function: Callable[..., T], *given: Any) -> T:
        """Return what a function returns that takes long, in turn with the replays."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, function, *given)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
