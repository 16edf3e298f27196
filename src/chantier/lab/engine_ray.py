"""Games on many machines, by Ray: the same chunks as on one. `pip install chantier[ray]` brings it.

Ray tries a chunk again on another worker if the first has died. It opens ports on this machine's outward address, even
for itself alone, so it belongs into a network one trusts.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from typing import Any

from chantier.kernel.errors import BadInput
from chantier.lab.engine import Chunk, Engine, Play, WorkerLost, play_chunk

RETRIES = 3
REACHED_SECONDS = 5
QUIET = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}


def check_reached(address: str) -> None:
    """Refuse an address where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), REACHED_SECONDS).close()
    except (OSError, OverflowError, ValueError) as trouble:
        raise BadInput("no-cluster", given=address, reason=str(trouble)) from None


class OnRay(Engine):
    def __init__(self, address: str) -> None:
        """Join the cluster at the address; `auto` joins one that runs here, or starts one."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray  # noqa: PLC0415 - slow to import, and an extra
        except ImportError:
            raise BadInput("no-ray") from None
        self.ray = ray
        self.joined_before = ray.is_initialized()
        if not self.joined_before:
            self.join(address)
        self.task = ray.remote(max_retries=RETRIES)(play_chunk)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def join(self, address: str) -> None:
        if address == "auto":
            try:
                self.ray.init(address="auto", log_to_driver=False, logging_level="error")
            except ConnectionError:
                self.ray.init(**QUIET)
            return
        check_reached(address)
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as trouble:
            raise BadInput("no-cluster", given=address, reason=str(trouble).splitlines()[0]) from None

    def submit(self, play: Play[Any], numbers: Sequence[int]) -> Any:
        return self.task.remote(play, numbers)

    def next_finished(self, handles: Sequence[Any]) -> tuple[Any, Chunk[Any]]:
        trouble = self.ray.exceptions
        (done, *_), _ = self.ray.wait(list(handles), num_returns=1)
        try:
            return done, self.ray.get(done)
        except (trouble.WorkerCrashedError, trouble.NodeDiedError, trouble.ObjectLostError):
            raise WorkerLost([done]) from None

    def close(self) -> None:
        if not self.joined_before:
            self.ray.shutdown()
