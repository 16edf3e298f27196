"""The site of the day gives everybody the same start, kit, dice and bots, one try each, and results on the next day.

All secrets come from one key of the house, so that a day's commitment can be told before it; its secret is told after.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chantier.kernel.fair import commitment, new_secret
from chantier.kernel.game import OUTSIDE, shelf
from chantier.server.club.leaders import may_see
from chantier.server.club.results import FEW
from chantier.server.errors import Refused
from chantier.server.store.results import SeatResult
from chantier.server.tables.clocks import SECOND
from chantier.server.wire.days import DayResults, DayRow, DaySite, Today
from chantier.server.wire.requests import TableSettings

if TYPE_CHECKING:
    from chantier.server.store.store import Store

KEY = "days"  # the name of the key of the house
BOT = "journeyman"  # this bot answers at once, and with the same dice in the same way
MOST_DAYS = 60  # the most days in one answer of the archive
A_DAY = timedelta(days=1)


class Done(NamedTuple):
    """This is a try that was played to its end on its day."""

    table: str
    own: SeatResult
    lead: int


def day_at(now: int) -> date:
    return datetime.fromtimestamp(now / SECOND, UTC).date()


def end_of(day: date) -> int:
    """Return when a day is over, in milliseconds since 1970."""
    midnight = datetime.combine(day + A_DAY, datetime.min.time(), UTC)
    return int(midnight.timestamp()) * SECOND


def is_over(day: str, now: int) -> bool:
    return day < day_at(now).isoformat()


def read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused(404, "no-such-path") from None


def settings_of(day: date) -> TableSettings:
    """Return how a day is played: games take turns, with as few seats as they have and then with one more."""
    games = [game for game in shelf() if game.name not in OUTSIDE and len(game.seats) > 1]
    turn, which = divmod(day.toordinal(), len(games))
    seats = games[which].seats[turn % 2]
    bots = {str(seat): BOT for seat in range(1, seats)}
    return TableSettings(games[which].name, seats, bots=bots, level=BOT, day=day.isoformat())


class DaySites:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def secret(self, day: date) -> str:
        key = await self.store.notices.house_key(KEY, new_secret)
        return hmac.digest(key.encode(), day.isoformat().encode(), "sha256").hex()

    async def settings(self, day: date) -> TableSettings:
        """Return how a day is played, which is settled when it is first asked for."""
        kept = await self.store.days.find(day.isoformat())
        kept = kept or await self.store.days.keep(day.isoformat(), msgspec.json.encode(settings_of(day)).decode())
        return msgspec.json.decode(kept, type=TableSettings)

    async def site(self, day: date, now: int) -> DaySite:
        settings, secret = await self.settings(day), await self.secret(day)
        told = secret if is_over(day.isoformat(), now) else ""
        bots = list(settings.bots.values())
        return DaySite(day.isoformat(), settings.game, settings.seats, bots, commitment(secret), told)

    async def today(self, now: int, viewer: str) -> Today:
        day = day_at(now)
        return Today(
            site=await self.site(day, now),
            ends=end_of(day),
            tried=len(await self.store.days.tries(day.isoformat())),
            table=await self.store.days.try_of(day.isoformat(), viewer) if viewer else "",
            next=await self.site(day + A_DAY, now),
        )

    async def archive(self, now: int) -> list[DaySite]:
        found = await self.store.days.before(day_at(now).isoformat(), MOST_DAYS)
        return [await self.site(date.fromisoformat(one.day), now) for one in found]

    async def results(self, day: date, now: int, viewer: str) -> DayResults:
        """Tell how everybody did, once the day is over."""
        if not is_over(day.isoformat(), now):
            raise Refused(409, "day-not-over")
        if not await self.store.days.find(day.isoformat()):
            raise Refused(404, "no-such-path")
        tries = await self.store.days.tries(day.isoformat())
        done = [one for each in tries if (one := await self.done(each.table, end_of(day))) is not None]
        return DayResults(await self.site(day, now), await self.rows(done, viewer), len(tries) - len(done))

    async def done(self, table: str, ends: int) -> Done | None:
        """Return how a try ended; None if it did not on its day, or if a bot played for the player."""
        result = await self.store.results.find(table)
        own = next((seat for seat in result.seated if seat.person), None) if result else None
        if result is None or own is None or not own.place or own.played_for > FEW or result.ended >= ends:
            return None
        others = [seat.points for seat in result.seated if seat is not own]
        return Done(table, own, own.points - max(others))

    async def rows(self, done: Sequence[Done], viewer: str) -> list[DayRow]:
        known = await self.store.players.find([one.own.person for one in done])
        met = await self.store.players.met(viewer) if viewer else set()
        order = sorted(done, key=merit, reverse=True)
        found: list[DayRow] = []
        for one in order:
            place = 1 + sum(merit(other) > merit(one) for other in order)
            row = DayRow(place, one.own.points, one.lead, one.own.won, one.table, you=one.own.person == viewer)
            player = known.get(one.own.person)
            if player is not None and may_see(player, viewer, met):
                row.name, row.who, row.mark = player.name, player.who, player.mark
            found.append(row)
        return found


def merit(one: Done) -> tuple[bool, int, int]:
    """Return what tries are compared by: the win, the lead over the best bot, the points."""
    return one.own.won, one.lead, one.own.points
