"""Reads and checks the kit, and turns it into tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.tables import Kit
from chantier.kernel.kit import Count, Id, Some, parse_kit, read_file, require

SEATS = (2, 3, 4, 5)
GOOD_IDS = ("clay", "wood", "stone", "gold", "marble", "silver")
GAIN_IDS = (*GOOD_IDS, "virtue", "cards", "debts")
SKILL_IDS = ("carpentry", "tiling", "masonry")
MOMENTS = {
    "forest": codes.FOREST,
    "quarry": codes.QUARRY,
    "mine": codes.MINE,
    "silversmith": codes.SILVERSMITH,
    "storehouse": codes.STOREHOUSE,
    "tax-stand": codes.TAX_STAND,
    "town-hall": codes.TOWN_HALL,
    "market": codes.AT_MARKET,
    "cathedral": codes.AT_CATHEDRAL,
    "reset": codes.AT_RESET,
    "debt-paid": codes.AT_DEBT_PAID,
    "captives-sold": codes.AT_CAPTIVES_SOLD,
}
APPRENTICE_EFFECTS = {
    "none": codes.NO_EFFECT,
    "gain": codes.GAIN,
    "exchange": codes.EXCHANGE_KIND,
    "less-silver": codes.LESS_SILVER,
    "less-virtue": codes.LESS_VIRTUE,
    "release": codes.RELEASE,
    "gain-if-nobody-in-prison": codes.GAIN_IF_NOBODY_IN_PRISON,
    "counts-as-worker": codes.COUNTS_AS_WORKER,
}
# at which moments an effect is looked for; elsewhere it would be a card that does nothing
EFFECT_MOMENTS = {
    "none": (None,),
    "gain": tuple(m for m in MOMENTS if m not in ("storehouse", "town-hall")),
    "exchange": ("storehouse",),
    "less-silver": ("market", "town-hall"),
    "less-virtue": ("market", "tax-stand"),
    "release": ("reset",),
    "gain-if-nobody-in-prison": ("reset",),
    "counts-as-worker": ("storehouse",),
}
BUILDING_EFFECTS = {
    "gain": codes.GAIN_AT_ONCE,
    "choose": codes.CHOOSE_GAIN,
    "captures": codes.CAPTURES,
    "barracks": codes.BARRACKS,
    "church": codes.CHURCH,
    "library": codes.LIBRARY,
    "tavern": codes.TAVERN,
    "hideout": codes.HIDEOUT,
    "monument": codes.MONUMENT,
    "watchtower": codes.WATCHTOWER,
    "palace": codes.PALACE,
    "crane": codes.CRANE,
    "graveyard": codes.GRAVEYARD,
    "most": codes.MOST,
    "per": codes.PER,
    "without-debt": codes.WITHOUT_DEBT,
    "debt-points": codes.DEBT_POINTS,
}
COUNTED = (
    *GOOD_IDS,
    "virtue",
    "cathedral",
    *SKILL_IDS,
    "materials",
    "buildings",
    "captives",
    "paid-debts",
    "one",
)
ABILITIES = (
    "none",
    "gold-is-marble",
    "card-at-market",
    "less-tax",
    "no-discard",
    "cheap-hire",
    "less-wood-or-stone",
    "buy-off-debts",
    "card-when-building",
    "release-at-reset",
    "silver-for-captives",
)

Good = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
Gain = Literal["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "cards", "debts"]
Skill = Literal["carpentry", "tiling", "masonry"]
SeatKey = Literal["2", "3", "4", "5"]
T = TypeVar("T")
AnyGoods = Mapping[Any, int]
Goods = dict[Good, Some]
Gains = dict[Gain, Some]
BySeats = dict[SeatKey, Some]
Price = dict[Literal["tax", "silver"], Count]
Change = Annotated[int, msgspec.Meta(ge=-14, le=14)]
Points = Annotated[int, msgspec.Meta(ge=-100, le=100)]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: a key that is not expected is a mistake."""


class GuildhallPart(Part):
    places: BySeats
    resets: dict[SeatKey, tuple[Some, Some]]


class TownHallPart(Part):
    places: BySeats
    first: Price
    further: Price


class WorkshopPart(Part):
    hire: Price


class GuardhousePart(Part):
    ransom: Price
    settle: Price


class MarketPart(Part):
    silver: tuple[Count, Count, Count]
    virtue: Count
    look: Some
    left: Gains
    right: Gains


class TrackPart(Part):
    points: list[Points]
    waived: list[Count]
    cathedral_from: Count
    market_to: Count


class StepPart(Part):
    points: Count
    places: Some
    cost: Goods = {}
    mix: Count = 0


class ExchangePart(Part, rename={"source": "from"}):
    source: list[Good]
    pay: Some
    gain: Gains


class RewardPart(Part):
    id: Id
    gain: Gains
    count: Some


class MarketCardPart(Part):
    id: Id
    small: Gains
    large: Gains


class CharacterPart(Part):
    id: Id
    name: str
    prison: Count
    silver: Count
    virtue: Annotated[int, msgspec.Meta(ge=0, le=14)]
    ability: Literal[
        "gold-is-marble",
        "card-at-market",
        "less-tax",
        "no-discard",
        "cheap-hire",
        "less-wood-or-stone",
        "buy-off-debts",
        "card-when-building",
        "release-at-reset",
        "silver-for-captives",
    ]
    extra: Gains = {}
    amount: Count = 0
    more_apprentices: Count = 0
    promo: bool = False


class ApprenticePart(Part):
    id: Id
    skills: list[Skill]
    effect: Literal[
        "none",
        "gain",
        "exchange",
        "less-silver",
        "less-virtue",
        "release",
        "gain-if-nobody-in-prison",
        "counts-as-worker",
    ]
    at: (
        Literal[
            "forest",
            "quarry",
            "mine",
            "silversmith",
            "storehouse",
            "tax-stand",
            "town-hall",
            "market",
            "cathedral",
            "reset",
            "debt-paid",
            "captives-sold",
        ]
        | None
    ) = None
    virtue: Change = 0
    gain: Gains = {}
    pay: Goods = {}
    amount: Count = 0
    promo: bool = False


class BuildingPart(Part):
    id: Id
    points: Count
    cost: Goods
    effect: Literal[
        "gain",
        "choose",
        "captures",
        "barracks",
        "church",
        "library",
        "tavern",
        "hideout",
        "monument",
        "watchtower",
        "palace",
        "crane",
        "graveyard",
        "most",
        "per",
        "without-debt",
        "debt-points",
    ]
    skills: list[Skill] = []
    virtue: Change = 0
    gain: Gains = {}
    choose: list[Gains] = []
    amount: Count = 0
    of: (
        Literal[
            "clay",
            "wood",
            "stone",
            "gold",
            "marble",
            "silver",
            "virtue",
            "cathedral",
            "carpentry",
            "tiling",
            "masonry",
            "materials",
            "buildings",
            "captives",
            "paid-debts",
            "one",
        ]
        | None
    ) = None
    each: Count = 1
    end_points: Points = 0
    end_virtue: Change = 0
    promo: bool = False


class KitFile(Part):
    name: str
    workers: Annotated[int, msgspec.Meta(ge=1, le=60)]
    virtue: Annotated[int, msgspec.Meta(ge=0, le=14)]
    silver: list[Count]
    tax_stand: Count
    hand: Some
    apprentices: Some
    rewards: BySeats
    turns: Some
    guildhall: GuildhallPart
    town_hall: TownHallPart
    workshop: WorkshopPart
    guardhouse: GuardhousePart
    market: MarketPart
    track: TrackPart
    step: list[StepPart]
    exchange: list[ExchangePart]
    reward: list[RewardPart]
    market_card: list[MarketCardPart]
    character: list[CharacterPart]
    apprentice: list[ApprenticePart]
    building: list[BuildingPart]


@cache
def read_kit(path: Path) -> Kit:
    source = read_file(path)
    file = parse_kit(source, KitFile, path.name)
    check_figures(file, path.name)
    check_cards(file, path.name)
    check_apprentices(file, path.name)
    check_buildings(file, path.name)
    return Tables(file).kit(source)


def check_figures(file: KitFile, name: str) -> None:
    """WK-1, WK-2, WK-22, WK-24, WK-25: every number of players, every step, every virtue."""
    keys = {str(seats) for seats in SEATS}
    for what, found in (
        ("rewards", file.rewards),
        ("guildhall.places", file.guildhall.places),
        ("guildhall.resets", file.guildhall.resets),
        ("town_hall.places", file.town_hall.places),
    ):
        require(set(found) == keys, name, f"{what} needs 2, 3, 4 and 5 players")
    require(len(file.silver) == SEATS[-1], name, f"silver needs 5 figures, not {len(file.silver)}")
    for key in ("points", "waived"):
        given = len(getattr(file.track, key))
        require(given == codes.TRACK, name, f"track.{key} has {given} figures, it needs {codes.TRACK}")
    require(len(file.step) == codes.STEPS, name, f"the cathedral has {codes.STEPS} steps, not {len(file.step)}")
    for number, step in enumerate(file.step, 1):
        require(bool(step.cost) != bool(step.mix), name, f"step {number} costs either goods or a mix")
        require(step.mix <= 60, name, f"step {number} costs more than 60")
    for seats in SEATS:
        places = of_seats(file.guildhall.places, seats)
        resets = of_seats(file.guildhall.resets, seats)
        require(max(resets) < places, name, f"with {seats} players a reset comes after the last guildhall place")
        most = sum(reward.count for reward in file.reward)
        pile = of_seats(file.rewards, seats)
        require(pile <= most, name, f"a pile of {pile} rewards needs as many cards, there are {most}")
    require(file.market.look <= codes.LOOKED, name, f"a look is at {codes.LOOKED} cards at most")


def check_cards(file: KitFile, name: str) -> None:
    for what, cards, most in (
        ("building", file.building, 60),
        ("apprentice", file.apprentice, 60),
        ("character", file.character, 60),
        ("reward", file.reward, 60),
        ("market card", file.market_card, 60),
    ):
        ids = [card.id for card in cards]
        for one in ids:
            require(ids.count(one) == 1, name, f"two of kind {what} have the id {one}")
        require(len(ids) <= most, name, f"{len(ids)} of kind {what} are more than {most}")
    require(bool(file.market_card), name, "there is no market card")
    base = [card for card in file.building if not card.promo]
    dealt = codes.DEALT * SEATS[-1]
    require(len(base) >= dealt, name, f"the draft of 5 players needs {dealt} buildings, there are {len(base)}")
    characters = sum(not card.promo for card in file.character)
    require(characters >= SEATS[-1], name, f"5 players need as many characters, there are {characters}")


def check_apprentices(file: KitFile, name: str) -> None:
    for card in file.apprentice:
        fits = card.at in EFFECT_MOMENTS[card.effect]
        require(fits, name, f"{card.id}: nothing looks for the effect {card.effect} at {card.at}")
        if card.effect in ("gain", "exchange", "gain-if-nobody-in-prison"):
            require(bool(card.gain), name, f"{card.id}: what does it gain?")
        elif card.effect != "none":
            require(card.amount > 0, name, f"{card.id}: {card.effect} needs an amount")


def check_buildings(file: KitFile, name: str) -> None:
    for card in file.building:
        if card.effect in ("gain", "library", "monument", "palace"):
            require(bool(card.gain), name, f"{card.id}: what does it gain?")
        if card.effect in ("captures", "watchtower"):
            require(card.amount > 0, name, f"{card.id}: {card.effect} needs an amount")
        if card.effect == "choose":
            require(len(card.choose) == 2, name, f"{card.id}: there are two things to choose from")
        if card.effect in ("most", "per", "palace"):
            require(card.of is not None and card.each > 0, name, f"{card.id}: {card.effect} of what?")


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


def of_seats(found: Mapping[Any, T], seats: int) -> T:
    return found[str(seats)]


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
