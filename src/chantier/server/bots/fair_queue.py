"""A fair queue serves one person after another, however much each of them has asked for."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Addresses take turns, then the people of an address; what one person wants keeps its order."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[T]]] = {}  # the first address is the next, and so is the first person

    def __len__(self) -> int:
        return sum(len(wanted) for people in self.waiting.values() for wanted in people.values())

    def put(self, address: str, person: str, wanted: T) -> None:
        self.waiting.setdefault(address, {}).setdefault(person, deque()).append(wanted)

    def take(self) -> T | None:
        if not self.waiting:
            return None
        address, people = next(iter(self.waiting.items()))
        person, wanted = next(iter(people.items()))
        taken = wanted.popleft()
        del people[person], self.waiting[address]
        if wanted:
            people[person] = wanted
        if people:
            self.waiting[address] = people
        return taken
