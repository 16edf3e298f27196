"""The kit as its file has it: a struct for each kind of part, and the closed lists of what a card may say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from chantier.games.west_kingdom import codes
from chantier.kernel.kit import Count, Id, Some

SEATS = (2, 3, 4, 5)
GOOD_IDS = ("clay", "wood", "stone", "gold", "marble", "silver")
GAIN_IDS = (*GOOD_IDS, "virtue", "cards", "debts")
PLACE_IDS = (
    "forest",
    "quarry",
    "mine",
    "silversmith",
    "storehouse",
    "workshop",
    "tax-stand",
    "town-hall",
    "guardhouse",
    "market-left",
    "market-middle",
    "market-right",
    "guildhall",
)
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


def of_seats(found: Mapping[Any, T], seats: int) -> T:
    return found[str(seats)]
