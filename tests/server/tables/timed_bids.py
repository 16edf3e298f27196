"""Timed Bids: Sealed Bids with an auctioneer. A made-up game that adds to real time, for the tests of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from chantier.kernel.referee import Decision, Referee, Ruling
from chantier.kernel.table import Table
from chantier.testing import sealed_bids

WARNING = 1000  # milliseconds from the first look at a round to the signal
LIMIT = 10_000  # and from the signal until the auctioneer bids for whoever has not


class Auctioneer(Referee):
    """Every bid is timed, and one that comes before the signal waits for it. Preferred values are bid at the signal."""

    is_live = True

    def __init__(self, options: Mapping[str, Any], slower: int) -> None:
        self.limit = LIMIT * slower

    def may_prefer(self, table: Table, seat: int, choices: Sequence[int]) -> bool:
        return not table.is_over and all(1 <= value <= table.kit.values for value in choices)  # type: ignore[union-attr]

    def keeps_preferences(self, table: Table) -> bool:
        return not table.is_over

    def has_own_limits(self, table: Table) -> bool:
        return True

    def look(self, table: Table, times: Sequence[int], now: int, *, is_attended: bool) -> None:
        round_: int = table.state.round  # type: ignore[attr-defined]
        if table.is_over or not is_attended:
            self.signal = None
        elif self.signal is None or self.stage != round_:
            self.stage, self.signal = round_, now + WARNING

    def quote(self, table: Table, seat: int) -> dict[str, int]:
        return {"lot": table.state.round} if table.is_asked(seat) else {}  # type: ignore[attr-defined]

    def judge(
        self, table: Table, seat: int, move: str, quoted: Mapping[str, int], arrived: int, *, has_waited: bool
    ) -> Ruling:
        if self.signal is None:
            return Ruling("no-signal")
        if quoted != self.quote(table, seat):
            return Ruling(ignored=True)
        return Ruling(until=self.signal) if arrived < self.signal and not has_waited else Ruling()

    def played(self, seat: int, move: str, arrived: int, lag: int) -> int | None:
        return max(arrived - lag - (self.signal or 0), 0)

    def due(self, table: Table, preferred: Sequence[Sequence[int]], now: int) -> Decision | None:
        if self.signal is None or now < self.signal:
            return None
        for seat in table.waiting:
            moves = table.moves(seat)
            wished = [move for value in preferred[seat] if (move := f"bid {value}") in moves]
            if wished or now >= self.signal + self.limit:
                return Decision(seat, [*wished, *moves][0])
        return None

    def next(self, now: int) -> int | None:
        if self.signal is None:
            return None
        return self.signal if now < self.signal else self.signal + self.limit

    def until(self, seat: int) -> int | None:
        return None if self.signal is None else self.signal + self.limit


GAME = replace(sealed_bids.GAME, name="timed_bids", referee=Auctioneer)
