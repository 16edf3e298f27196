"""The lag is how long the line to a client takes, there and back."""

from __future__ import annotations

from collections import deque

PINGS = 5  # the last ones count


class Lag:
    """The lag is the lowest of the last measures: what is above it was a delay on the way, not the line."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}  # by name, when a measure without an answer was sent
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
