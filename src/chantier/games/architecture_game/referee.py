"""The referee of the race: what signal, clock and finishing order do by themselves (AG-12, AG-13b, AG-28)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chantier.games.architecture_game.codes import (
    IDLE,
    KEPT,
    LIVE,
    NONE,
    PLACED,
    RACING,
    RANKED,
    SEARCHING,
)
from chantier.games.architecture_game.live_race import COUNTDOWN, MOST_LAG, Race, Verdict, pause
from chantier.games.architecture_game.race import choosing_seat
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.referee import Decision, Referee, Ruling
from chantier.kernel.table import Table

TURNS = ("next", "previous")
KEEP = "keep"
IGNORED = Ruling(ignored=True)


class RaceReferee(Referee):
    def __init__(self, options: Mapping[str, Any], slower: int) -> None:
        self.is_live = options["tempo"] == "live"
        self.slower = slower  # AG-29: the table's pace
        self.race: Race | None = None  # while there is a live one
        self.turned: set[int] = set()  # seats that are about to be shown a fragment
        self.lags: dict[int, int] = {}

    # questions about the table

    def may_prefer(self, table: Table, seat: int, choices: Sequence[int]) -> bool:
        """AG-12 (e), AG-13: pawns are wished for in the race that is on, until the seat has one."""
        state = racing(table)
        known = set(choices) <= set(range(1, table.seats + 1)) and len(set(choices)) == len(choices)
        return state is not None and known and state.holds[seat] != NONE and state.stage[seat] != PLACED

    def keeps_preferences(self, table: Table) -> bool:
        """A wish is for one race."""
        return racing(table) is not None

    def has_own_limits(self, table: Table) -> bool:
        return live(table) is not None

    def at_deadline(self, table: Table, seat: int) -> Decision | None:
        """AG-13b: the time for an unhurried search is up; whoever does not choose gets the lowest pawn."""
        state = racing(table)
        if state is None:
            return None
        return late(seat) if searches(state, seat) else Decision(seat, lowest_pawn(table, seat))

    # real time

    def look(self, table: Table, times: Sequence[int], now: int, *, is_attended: bool) -> None:
        """A race begins when somebody is there to see it."""
        state = live(table)
        if state is None:
            self.race = None
        else:
            if self.race is None or self.race.round != state.round:
                self.race = self.new_race(state, times, now) if is_attended else None
            if self.race is not None:
                self.follow(self.race, state, now)
        self.signal = self.race.signal if self.race else None
        self.stage = self.race.round if self.race else 0

    def new_race(self, state: ArchitectureState, times: Sequence[int], now: int) -> Race:
        """The race of a round, or what is left of it after a restart."""
        seats = [seat for seat in range(state.players) if state.stage[seat] != IDLE]
        clocks = {seat: times[seat] for seat in seats if has_kept(state, seat)}
        pawns = {seat: int(state.pawns[seat]) for seat in seats}
        race = Race(int(state.round), now + COUNTDOWN, pawns, self.slower, clocks)
        for seat, runner in race.runners.items():
            runner.turn = int(state.turned[seat])
            runner.lag = self.lags.get(seat, 0)
        return race

    def follow(self, race: Race, state: ArchitectureState, now: int) -> None:
        for seat in race.runners:
            if state.stage[seat] in (RANKED, PLACED):
                race.rank(seat)
            if state.late[seat]:
                race.late(seat)
        for seat in self.turned:
            race.show(seat, now)
        self.turned.clear()
        race.choose(chooser(state), now)

    def measured(self, seat: int, lag: int) -> None:
        self.lags[seat] = min(lag, MOST_LAG)
        if self.race is not None and seat in self.race.runners:
            self.race.runners[seat].lag = self.lags[seat]

    def quote(self, table: Table, seat: int) -> dict[str, int]:
        """AG-12 (a): a command is numbered by what the player had seen."""
        state = live(table)
        if state is None or not searches(state, seat):
            return {}
        return {"round": int(state.round), "turn": int(state.turned[seat])}

    def judge(
        self, table: Table, seat: int, move: str, quoted: Mapping[str, int], arrived: int, *, has_waited: bool
    ) -> Ruling:
        if not self.is_live or move not in (*TURNS, KEEP):
            return Ruling("not-timed")
        state = racing(table)
        if state is None or quoted.get("round") != state.round:
            return IGNORED
        if self.race is None:
            return Ruling("no-signal")
        if has_waited:
            self.race.release(seat)
            arrived = max(arrived, self.race.opens(seat))
        verdict = self.race.judged(seat, quoted.get("turn", -1), arrived, keeps=move == KEEP)
        if verdict is Verdict.HELD:
            return Ruling(until=self.race.opens(seat))
        if verdict is Verdict.NOW:
            return Ruling()
        return IGNORED if verdict is Verdict.IGNORED else Ruling(verdict.value)

    def played(self, seat: int, move: str, arrived: int, lag: int) -> int | None:
        assert self.race is not None, "it was judged, or bots may think"
        if move == KEEP:
            return self.race.keep(seat, arrived, lag)
        self.race.turned(seat, arrived, lag)
        self.turned.add(seat)
        return None

    def due(self, table: Table, preferred: Sequence[Sequence[int]], now: int) -> Decision | None:
        """AG-12 (d), AG-12 (f): who is late, who is next in the finishing order; then the pawns."""
        race = self.race
        if race is not None:
            if race.searching() and race.limit() <= now:
                return late(race.searching()[0])
            seat = race.next_rank(now)
            if seat is not None:
                return Decision(seat, f"finisher {seat}", given=True)
        return self.pawn_due(table, preferred, now)

    def pawn_due(self, table: Table, preferred: Sequence[Sequence[int]], now: int) -> Decision | None:
        """AG-12 (e), AG-13: a pawn is taken as was wished in advance, or the lowest when time is up."""
        state = racing(table)
        seat = chooser(state) if state is not None else None
        if seat is None:
            return None
        free = table.moves(seat) if preferred[seat] else []
        wished = next((move for pawn in preferred[seat] if (move := f"pawn {pawn}") in free), None)
        if wished is not None:
            return Decision(seat, wished)
        race = self.race
        if race is not None and seat == race.chooser and race.chooses_until <= now:
            return Decision(seat, lowest_pawn(table, seat))
        return None

    def next(self, now: int) -> int | None:
        return self.race.next(now) if self.race is not None else None

    def until(self, seat: int) -> int | None:
        return self.race.until(seat) if self.race is not None and seat in self.race.runners else None

    # bots

    def lets_think(self, table: Table) -> bool:
        """Not in a race that waits for people to come."""
        return self.race is not None or live(table) is None

    def bot_moves_at(self, seat: int, pace: int, chance: float) -> int | None:
        """AG-28: a bot's hand and eye are no quicker than its level's."""
        if self.race is None or seat not in self.race.searching():
            return None
        return self.race.runners[seat].shown + pause(pace, self.slower, chance)


def racing(table: Table) -> ArchitectureState | None:
    """The state of a table whose players are in a race."""
    state = table.state
    assert isinstance(state, ArchitectureState), "it is this game's table"
    return state if state.phase == RACING else None


def live(table: Table) -> ArchitectureState | None:
    """The same, if the race is live."""
    state = racing(table)
    return state if state is not None and state.tempo == LIVE else None


def searches(state: ArchitectureState, seat: int) -> bool:
    return bool(state.stage[seat] == SEARCHING)


def chooser(state: ArchitectureState) -> int | None:
    """Whose turn it is to take a pawn."""
    seat = int(choosing_seat(state))
    return None if seat == NONE else seat


def has_kept(state: ArchitectureState, seat: int) -> bool:
    """Before its time was up."""
    return state.stage[seat] in (KEPT, RANKED, PLACED) and not state.late[seat]


def late(seat: int) -> Decision:
    """AG-12 (f)."""
    return Decision(seat, f"late {seat}", given=True)


def lowest_pawn(table: Table, seat: int) -> str:
    """AG-12 (e): taken for whoever does not choose. The rules list pawns from the lowest."""
    return table.moves(seat)[0]
