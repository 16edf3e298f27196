"""Tables are made here: quotas and settings are checked, and bots sit down first."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chantier.bots.cast import cast
from chantier.bots.registry import CARDS, check_named, make
from chantier.kernel.dice import Dice
from chantier.kernel.fair import new_secret
from chantier.kernel.game import find
from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.settings import Quotas
from chantier.server.store.retention import Usage
from chantier.server.store.tables import NewTable
from chantier.server.tables.clocks import DAY
from chantier.server.tables.origin import check_origin
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Sat
from chantier.server.tables.seating import sit, start
from chantier.server.wire.requests import Person, TableSettings

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node

EFFORT = ("ms", "iterations", "turns", "width")  # these figures of a bot say how long it thinks


class TableMaker:
    def __init__(self, node: Node, quotas: Quotas, kits: Mapping[str, str]) -> None:
        self.node = node
        self.quotas = quotas
        self.kits = kits  # by game, for tables whose host brings none

    async def check_quota(self, person: Person, settings: TableSettings) -> None:
        """Refuse a table to somebody who has too many."""
        used, quotas = await self.check_tables(person, 1, 1), self.quotas
        kits = quotas.account_kits if person.account else quotas.guest_kits
        if settings.kit_text and used.kits >= kits:
            raise Refused(409, "quota-kits", most=kits)

    async def check_tables(self, person: Person, more: int, more_today: int) -> Usage:
        """Refuse so many more tables to somebody who would then have too many, at a time or in a day."""
        used, quotas = await self.node.store.retention.usage(person.id, self.node.now() - DAY), self.quotas
        tables = used.quota or (quotas.account_tables if person.account else quotas.guest_tables)
        a_day = quotas.account_tables_a_day if person.account else quotas.guest_tables_a_day
        a_day = max(a_day, used.quota or 0)
        if used.tables + more > tables:
            raise Refused(409, "quota-tables", most=tables)
        if used.today + more_today > a_day:
            raise Refused(409, "quota-today", most=a_day)
        return used

    async def make(self, host: str, settings: TableSettings, table: str = "", *, secret: str = "") -> str:
        """Make a table with its bots, and return its id; id and secret may have been chosen before."""
        check_settings(settings)
        settings = self.with_kit(settings)
        edition = await check_origin(self.node, settings) if settings.origin else find(settings.game).edition
        kit = await self.node.kit(host, settings)
        if settings.kit not in ("", kit.name):
            raise Refused(409, "no-kit", given=settings.kit, known=kit.name)
        table = table or new_id()
        await self.node.claim(table)
        await self.node.store.tables.open_table(
            NewTable(
                id=table,
                game=settings.game,
                edition=edition,
                seats=settings.seats,
                settings=msgspec.json.encode(settings).decode(),
                host=host,
                open=settings.open,
                secret=secret or new_secret(),
                created=self.node.now(),
            )
        )
        actor = await self.node.actor(table)
        seated = await self.node.store.people.find(host)
        names = cast(settings.bots.values(), [seated.person.name] if seated else [], settings.day or table)
        for (seat, bot), name in zip(settings.bots.items(), names, strict=True):
            chair = Sat(int(seat), name, bot=bot)
            await actor.want(lambda room, chair=chair: chair)  # type: ignore[misc]
        return table

    def with_kit(self, settings: TableSettings) -> TableSettings:
        text = settings.kit_text or self.kits.get(settings.game, "")
        return msgspec.structs.replace(settings, kit_text=text)

    async def rematch(self, old: Room) -> str:
        """Make a new table with the same settings for the same people, each one seat further on."""
        first, *others = [old.chairs[seat] for seat in old.people()]
        table = await self.make(first.person, msgspec.structs.replace(old.settings, origin=None, day=""))
        actor = await self.node.actor(table)
        for chair in (*others, first):
            place = partial(sit, person=chair.person, name=chair.name, seat=None, mark=chair.mark)
            await actor.want(place, chair.person)
        with suppress(Refused):  # the table can't start if somebody resigned, who was not asked and left a free seat
            await actor.want(start)
        return table


def check_settings(settings: TableSettings) -> None:
    """Refuse what the game itself would refuse, before anything is written."""
    game = find(settings.game)
    game.checked_seats(settings.seats)
    game.checked_options(settings.options)
    for code in (*settings.bots.values(), settings.level):
        check_named(code)
        check_bot(code)
    if any(int(seat) >= settings.seats for seat in settings.bots):
        raise Refused(409, "bot-without-seat", seats=settings.seats)
    if settings.pace == "days" and game.referee(game.checked_options(settings.options), settings.slower).is_live:
        raise Refused(409, "live-over-days")
    if settings.clock.move is not None and settings.clock.game is not None:
        raise Refused(409, "two-clocks")


def check_bot(code: str) -> None:
    """Refuse a bot that is not known, or that would think longer than its level does."""
    make(code, Dice(0))
    name, _, figures = code.partition(":")
    usual = CARDS[name].parameters if name in CARDS else {}
    for figure in filter(None, figures.split(",")):
        key, _, value = figure.partition("=")
        if key in EFFORT and key in usual and Fraction(value) > usual[key].usual:
            raise Refused(409, "bot-too-slow", given=figure, most=usual[key].usual)
