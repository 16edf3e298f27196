"""Reads and checks the kit, and turns it into tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.checks import check_apprentices, check_buildings, check_cards, check_figures
from chantier.games.west_kingdom.parts import (
    ABILITIES,
    APPRENTICE_EFFECTS,
    BUILDING_EFFECTS,
    COUNTED,
    GAIN_IDS,
    GOOD_IDS,
    MOMENTS,
    SEATS,
    SKILL_IDS,
    AnyGoods,
    BySeats,
    KitFile,
    Price,
    of_seats,
)
from chantier.games.west_kingdom.tables import Kit
from chantier.kernel.kit import parse_kit


@cache
def read_kit(source: str, name: str) -> Kit:
    file = parse_kit(source, KitFile, name)
    check_figures(file, name)
    check_cards(file, name)
    check_apprentices(file, name)
    check_buildings(file, name)
    return Tables(file).kit(source)


class Tables:
    """From the file to vecs; every gain becomes a row of one table."""

    def __init__(self, file: KitFile) -> None:
        self.file = file
        self.rows: list[tuple[int, ...]] = [(0,) * codes.GAINS]

    def row(self, gain: AnyGoods) -> int:
        """The row of gains that is like this; 0 is nothing."""
        figures = tuple(figures_of(gain, GAIN_IDS))
        if figures not in self.rows:
            self.rows.append(figures)
        return self.rows.index(figures)

    def kit(self, source: str) -> Kit:
        lists = {**self.boards(), **self.exchanges(), **self.small_cards(), **self.apprentices(), **self.buildings()}
        figures = self.figures()
        lists["gains"] = [figure for row in self.rows for figure in row]
        return Kit(self.file.name, source, figures=figures, lists=lists, ids=self.ids(), names=self.names())

    def figures(self) -> dict[str, int]:
        file = self.file
        return {
            "workers": file.workers,
            "virtue": file.virtue,
            "tax_stand": file.tax_stand,
            "hand": file.hand,
            "apprentices": file.apprentices,
            "turns": file.turns,
            **price("hire", file.workshop.hire),
            **price("ransom", file.guardhouse.ransom),
            **price("settle", file.guardhouse.settle),
            **price("first_capture", file.town_hall.first),
            **price("further_capture", file.town_hall.further),
            "market_virtue": file.market.virtue,
            "look": file.market.look,
            "cathedral_from": file.track.cathedral_from,
            "market_to": file.track.market_to,
            "board_small": self.row(file.market.left),
            "board_large": self.row(file.market.right),
            "base_buildings": mask(not card.promo for card in file.building),
            "all_buildings": mask(True for _ in file.building),
            "base_apprentices": mask(not card.promo for card in file.apprentice),
            "all_apprentices": mask(True for _ in file.apprentice),
            "base_characters": mask(not card.promo for card in file.character),
            "all_characters": mask(True for _ in file.character),
        }

    def boards(self) -> dict[str, list[int]]:
        file = self.file
        return {
            "rewards": by_seats(file.rewards),
            "guild_places": by_seats(file.guildhall.places),
            "guild_resets": [0] * 4 + [n for seats in SEATS for n in of_seats(file.guildhall.resets, seats)],
            "capture_places": by_seats(file.town_hall.places),
            "silver": list(file.silver),
            "market_silver": list(file.market.silver),
            "track_points": list(file.track.points),
            "waived": list(file.track.waived),
            "step_cost": [n for step in file.step for n in figures_of(step.cost, GOOD_IDS)],
            "step_mix": [step.mix for step in file.step],
            "step_points": [step.points for step in file.step],
            "step_places": [step.places for step in file.step],
        }

    def exchanges(self) -> dict[str, list[int]]:
        """WK-14: every mix of the two exchanges that all have, then what apprentices add."""
        pays = [pay for pay, _, _ in self.all_exchanges()]
        return {
            "exchange_pay": [n for pay in pays for n in figures_of(pay, GOOD_IDS)],
            "exchange_gain": [self.row(gain) for _, gain, _ in self.all_exchanges()],
            "exchange_of": [owner for _, _, owner in self.all_exchanges()],
        }

    def all_exchanges(self) -> list[tuple[AnyGoods, AnyGoods, int]]:
        found: list[tuple[AnyGoods, AnyGoods, int]] = []
        for part in self.file.exchange:
            for goods in combinations_with_replacement(part.source, part.pay):
                found.append(({good: goods.count(good) for good in goods}, part.gain, codes.NONE))
        for number, card in enumerate(self.file.apprentice):
            if card.effect == "exchange":
                found.append((card.pay, card.gain, number))
        return found

    def small_cards(self) -> dict[str, list[int]]:
        file = self.file
        smalls = [self.row(card.small) for card in file.market_card]
        return {
            "reward_count": [card.count for card in file.reward],
            "reward_gain": [self.row(card.gain) for card in file.reward],
            "small_kind": [smalls.index(small) for small in smalls],
            "small_gain": smalls,
            "large_gain": [self.row(card.large) for card in file.market_card],
            "prisoners": [card.prison for card in file.character],
            "character_silver": [card.silver for card in file.character],
            "character_virtue": [card.virtue for card in file.character],
            "character_extra": [self.row(card.extra) for card in file.character],
            "ability": [ABILITIES.index(card.ability) for card in file.character],
            "ability_amount": [card.amount for card in file.character],
            "more_apprentices": [card.more_apprentices for card in file.character],
        }

    def apprentices(self) -> dict[str, list[int]]:
        cards = self.file.apprentice
        moments = [codes.NONE if card.at is None else MOMENTS[card.at] for card in cards]
        return {
            "skilled": [mask(skill in card.skills for card in cards) for skill in SKILL_IDS],
            "acting": [mask(at == moment for at in moments) for moment in range(codes.MOMENTS)],
            "hire_virtue": [card.virtue for card in cards],
            "apprentice_effect": [APPRENTICE_EFFECTS[card.effect] for card in cards],
            "apprentice_gain": [self.row(card.gain) for card in cards],
            "apprentice_amount": [card.amount for card in cards],
        }

    def buildings(self) -> dict[str, list[int]]:
        cards = self.file.building
        first = [card.choose[0] if card.choose else card.gain for card in cards]
        return {
            "worth": [card.points for card in cards],
            "cost": [n for card in cards for n in figures_of(card.cost, GOOD_IDS)],
            "asked": [mask(skill in card.skills for skill in SKILL_IDS) for card in cards],
            "build_virtue": [card.virtue for card in cards],
            "effect": [BUILDING_EFFECTS[card.effect] for card in cards],
            "building_gain": [self.row(gain) for gain in first],
            "other_gain": [self.row(card.choose[1] if card.choose else {}) for card in cards],
            "amount": [card.amount for card in cards],
            "end_of": [codes.OF_ONE if card.of is None else COUNTED.index(card.of) for card in cards],
            "end_each": [card.each for card in cards],
            "end_points": [card.end_points for card in cards],
            "end_virtue": [card.end_virtue for card in cards],
        }

    def ids(self) -> dict[str, list[str]]:
        file = self.file
        return {
            "building": [card.id for card in file.building],
            "apprentice": [card.id for card in file.apprentice],
            "character": [card.id for card in file.character],
            "reward": [card.id for card in file.reward],
            "market": [card.id for card in file.market_card],
            "exchange": [f"{written(pay)}-for-{written(gain)}" for pay, gain, _ in self.all_exchanges()],
        }

    def names(self) -> dict[str, list[str]]:
        """As messages: what a gain or a price gives is said good by good."""
        file = self.file
        return {
            "building": [f"@building-{card.id}" for card in file.building],
            "apprentice": [f"@apprentice-{card.id}" for card in file.apprentice],
            "character": [card.name for card in file.character],
            "gain": [said(dict(zip(GAIN_IDS, row, strict=True))) for row in self.rows],
            "gain_goods": [said(dict(zip(GOOD_IDS, row[: len(GOOD_IDS)], strict=True))) for row in self.rows],
            "exchange_pay": [said(pay) for pay, _, _ in self.all_exchanges()],
            "exchange_gain": [said(gain) for _, gain, _ in self.all_exchanges()],
            "cost": [said(card.cost) for card in file.building],
            "step_cost": [said(step.cost) for step in file.step],
        }


def price(what: str, found: Price) -> dict[str, int]:
    return {f"{what}_tax": found.get("tax", 0), f"{what}_silver": found.get("silver", 0)}


def by_seats(found: BySeats) -> list[int]:
    """Also for the numbers of players that there are not."""
    return [0, 0, *(of_seats(found, seats) for seats in SEATS)]


def figures_of(goods: Mapping[Any, int], names: Sequence[str]) -> list[int]:
    return [goods.get(name, 0) for name in names]


def mask(bits: Iterable[bool]) -> int:
    return sum(1 << i for i, bit in enumerate(bits) if bit)


def written(goods: AnyGoods) -> str:
    """As a move writes it: 1-clay-1-wood."""
    return "-".join(f"{count}-{good}" for good, count in goods.items())


def said(goods: AnyGoods) -> str:
    """As messages say it: @good-clay=1 @good-wood=1."""
    found: Sequence[str] = [f"@good-{good}={count}" for good, count in goods.items() if count]
    return " ".join(found) or "@good-nothing"
