"""The server counts and times what it does, for Prometheus; no figure tells of a private event.

With several processes each writes its figures into a folder that all share (PROMETHEUS_MULTIPROC_DIR, which `--workers`
sets), and whichever is asked adds them up.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from chantier.server.tables.room_events import AnyRoomEvent

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        events = self.counter("events", "events at tables, but for private ones", "kind")
        self.events = {kind: events.labels(kind.__name__.lower()) for kind in get_args(AnyRoomEvent)}
        self.requests = self.counter("requests", "requests by the status of their answer", "status")
        self.refusals = self.counter("refusals", "messages of sockets that were refused")
        self.resyncs = self.counter("resyncs", "sockets whose client was asked to connect again")
        self.sockets = self.counter("sockets", "sockets that were opened")
        self.request_seconds = self.histogram("request_seconds", "from a request to its answer", "route")
        self.event_seconds = self.histogram("event_seconds", "from a wish to its event being stored and told")
        self.store_seconds = self.histogram(
            "store_seconds", "how long the store takes for one write, every few seconds"
        )
        self.loop_lag_seconds = self.histogram("loop_lag_seconds", "how late the event loop does what is due")
        self.tables = self.gauge("tables_in_memory", "tables in memory")
        self.connections = self.gauge("connections", "sockets at tables")
        self.bots_thinking = self.gauge("bots_thinking", "bots that have to move")
        self.bots_waiting = self.gauge("bots_waiting", "bots that wait for a process to think in")
        self.memory = self.gauge("memory_bytes", "memory of the server processes, without those of bots")

    def counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(f"chantier_{name}", says, labels, registry=self.registry)

    def histogram(self, name: str, says: str, *labels: str) -> Histogram:
        return Histogram(f"chantier_{name}", says, labels, buckets=SECONDS, registry=self.registry)

    def gauge(self, name: str, says: str) -> Gauge:
        return Gauge(f"chantier_{name}", says, registry=self.registry, multiprocess_mode="livesum")

    def text(self) -> bytes:
        registry = self.registry
        if os.environ.get(FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def forget_process(pid: int) -> None:
    """Take the gauges of a process that has ended out of the sum; its counts stay."""
    if os.environ.get(FOLDER):
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


def memory() -> int:
    """Return the bytes that this process has in memory, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
