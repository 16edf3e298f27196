"""The lag is how long a message to a client and its answer take on the way."""

from __future__ import annotations

from collections import deque

PINGS = 5  # the last measures that count


class Lag:
    """The lag is the lowest of the last measures, because anything above it was a delay of the moment."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}  # for each measure without an answer, the time it was sent
        self.times: deque[int] = deque(maxlen=PINGS)

    def ping(self, name: str, now: int) -> None:
        self.sent[name] = now
        if len(self.sent) > PINGS:
            del self.sent[next(iter(self.sent))]

    def answered(self, name: str, now: int) -> None:
        if name in self.sent:
            self.times.append(now - self.sent.pop(name))

    def value(self) -> int:
        return min(self.times, default=0)
