"""The log tells each thing once, and no gain that was not: what it tells adds up to what everybody has."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chantier.kernel.game import find
from chantier.kernel.table import Event, Table

Account = Callable[[Event], Iterator[tuple[int, str, int]]]  # seat, what, how much


def tables(game: str) -> Iterator[Table]:
    card = find(game)
    for number in range(3):
        options = {name: values[number % len(values)] for name, values in card.options.items()}
        table = Table(game, card.seats[number % len(card.seats)], number, options=options)
        chance = random.Random(number)
        while table.seat is not None and table.version < 700:
            table.play(chance.choice(table.moves()))
        yield table


def state_of(table: Table) -> Any:
    return table.state


def told(table: Table, account: Account) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for event in table.whole_log():
        for seat, what, n in account(event):
            found[seat, what] += n
    return found


GOODS = ("wood", "stone", "coins")
SIGNS = {"income": 1, "gained": 1, "market-paid": 1, "harvested": 1, "gave": -1, "paid": -1}
SEATS = {f"@seat-{n + 1}": n for n in range(5)}


def artisans(event: Event) -> Iterator[tuple[int, str, int]]:
    figures: Any = event.figures
    if event.name in SIGNS:
        yield from ((event.seat, good, SIGNS[event.name] * figures[good]) for good in GOODS)
    if event.name in ("price-paid", "fee-paid"):
        yield event.seat, "coins", -figures["coins"]
        yield SEATS[figures["player"]], "coins", figures["coins"]
    if event.name == "bank-paid":
        yield event.seat, "coins", -figures["coins"]
    if event.name == "rested":
        yield event.seat, "coins", figures["coins"]


def test_the_goods_of_artisans_and_builders_add_up() -> None:
    for table in tables("artisans_builders"):
        account, state, kit = told(table, artisans), state_of(table), find("artisans_builders").read_kit()
        start = dict(zip(GOODS, kit.start, strict=True))

        for seat in range(table.seats):
            expected = {good: start[good] + account[seat, good] for good in GOODS}
            assert expected == {good: getattr(state, good)[seat] for good in GOODS}


def queen(event: Event) -> Iterator[tuple[int, str, int]]:
    figures: Any = event.figures
    gains = {"turned-for-thalers", "wage", "earned", "bonus-thalers", "cashed"}
    if event.name in gains and "thalers" in figures:
        yield event.seat, "thalers", figures["thalers"]
    if event.name in ("recruited", "travelled", "sent"):
        yield event.seat, "thalers", -figures["price"]
    if event.name == "cashed":
        yield event.seat, "bonds", -figures["bonds"]
    if event.name == "bonds-won":
        yield event.seat, "bonds", figures["bonds"]


def test_the_thalers_and_bonds_of_queens_architect_add_up() -> None:
    for table in tables("queens_architect"):
        account, state = told(table, queen), state_of(table)
        bonds = {state.bonds[seat] - account[seat, "bonds"] for seat in range(table.seats)}

        assert [state.thalers[seat] for seat in range(table.seats)] == [
            account[seat, "thalers"] for seat in range(table.seats)
        ]
        assert {2} == bonds, "what everybody begins with"


def test_the_tokens_of_the_architecture_game_add_up() -> None:
    for table in tables("architecture_game"):
        won: Counter[int] = Counter()
        for event in table.whole_log():
            if event.name == "tokens-won":
                won[event.seat] += int(event.figures["tokens"])

                assert won[event.seat] == event.figures["won"]
        assert [won[seat] for seat in range(table.seats)] == list(state_of(table).won)


VIRTUE = {"virtue-won": 1, "virtue-lost": -1}


@pytest.mark.parametrize("number", range(3))
def test_the_virtue_of_the_west_kingdom_is_told_as_it_changes(number: int) -> None:
    """Step by step to what it has come to; what is wasted at the top is told apart, and is no gain."""
    table, chance = Table("west_kingdom", 3, number), random.Random(number)
    virtue = list(state_of(table).virtue)
    while table.seat is not None and table.version < 500:
        table.play(chance.choice(table.moves()))
    for event in table.whole_log():
        if event.name in VIRTUE:
            virtue[event.seat] += VIRTUE[event.name] * int(event.figures["by"])

            assert virtue[event.seat] == event.figures["virtue"]

    assert virtue == list(state_of(table).virtue)


COUNTED = re.compile(r"@good-([a-z]+)=(\d+)")
WEST_GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")


def counted(figure: object, sign: int = 1) -> Iterator[tuple[str, int]]:
    """The goods that a figure such as "@good-clay=2 @good-wood=1" names."""
    yield from ((good, sign * int(n)) for good, n in COUNTED.findall(str(figure)))


def west(event: Event, kit: Any) -> Iterator[tuple[str, int]]:
    figures: Any = event.figures
    if event.name == "gained":
        yield figures["good"].removeprefix("@good-"), figures["amount"]
    if event.name in ("tax-taken", "coins-taken"):
        yield "silver", figures["silver"]
    if event.name in ("paid", "coins-laid", "debt-bought-off"):
        yield "silver", -figures["silver"]
    if event.name == "gained-all":
        yield from counted(figures["goods"])
    if event.name == "exchanged":
        yield from counted(figures["goods"], -1)
    if event.name == "built":
        card = kit.ids["building"].index(figures["building"].removeprefix("@building-"))
        yield from ((good, -kit.cost[card * len(WEST_GOODS) + n]) for n, good in enumerate(WEST_GOODS))
    if event.name == "step-reached":
        step = figures["step"] - 1
        yield from ((good, -kit.step_cost[step * len(WEST_GOODS) + n]) for n, good in enumerate(WEST_GOODS))
        yield "wood", -kit.step_mix[step]


@pytest.mark.parametrize("number", range(3))
def test_the_goods_and_silver_of_the_west_kingdom_add_up(number: int) -> None:
    """A cathedral step of wood or stone is told as a step: their sum is balanced, the other goods one by one."""
    table, chance, kit = Table("west_kingdom", 3, number), random.Random(number), find("west_kingdom").read_kit()
    held = [Counter(dict(zip(WEST_GOODS, row, strict=True))) for row in goods_of(table)]
    while table.seat is not None and table.version < 700:
        table.play(chance.choice(table.moves()))
    for event in table.whole_log():
        for good, n in west(event, kit):
            held[event.seat][good] += n

    assert [by_kind(row) for row in held] == [
        by_kind(Counter(dict(zip(WEST_GOODS, row, strict=True)))) for row in goods_of(table)
    ]
    names = {event.name for event in table.whole_log()}
    assert {"gained", "gained-all", "paid", "exchanged"} <= names, "enough has happened"


def goods_of(table: Table) -> list[list[int]]:
    goods, kinds = list(state_of(table).goods), len(WEST_GOODS)
    return [goods[seat * kinds : (seat + 1) * kinds] for seat in range(table.seats)]


def by_kind(held: Counter[str]) -> dict[str, int]:
    return {**{good: held[good] for good in WEST_GOODS[3:]}, "clay": held["clay"], "w/s": held["wood"] + held["stone"]}
