"""The kit as the rules read it: numbers and vecs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def ints(items: list[int]) -> vec[i64]:
    out = vec[i64]([0] * len(items))
    for i, item in enumerate(items):
        out[i] = item
    return out


class Kit:
    """Cards are numbered as in the file. A `…_gain` is a row of `gains`, nine figures each."""

    def __init__(
        self,
        name: str,
        source: str,
        *,
        figures: dict[str, int],
        lists: dict[str, list[int]],
        ids: dict[str, list[str]],
        names: dict[str, list[str]],
    ) -> None:
        self.name = name
        self.source = source  # the file's text: what a record checks and a copy is made from
        self.ids = ids  # of buildings, apprentices, characters, rewards, market cards, exchanges
        self.names = names
        # single figures
        self.workers: i64 = figures["workers"]
        self.virtue: i64 = figures["virtue"]
        self.tax_stand: i64 = figures["tax_stand"]
        self.hand: i64 = figures["hand"]
        self.most_apprentices: i64 = figures["apprentices"]
        self.turns: i64 = figures["turns"]
        self.hire_tax: i64 = figures["hire_tax"]
        self.hire_silver: i64 = figures["hire_silver"]
        self.ransom_tax: i64 = figures["ransom_tax"]
        self.ransom_silver: i64 = figures["ransom_silver"]
        self.settle_tax: i64 = figures["settle_tax"]
        self.settle_silver: i64 = figures["settle_silver"]
        self.first_capture_tax: i64 = figures["first_capture_tax"]
        self.first_capture_silver: i64 = figures["first_capture_silver"]
        self.further_capture_tax: i64 = figures["further_capture_tax"]
        self.further_capture_silver: i64 = figures["further_capture_silver"]
        self.market_virtue: i64 = figures["market_virtue"]
        self.look: i64 = figures["look"]
        self.cathedral_from: i64 = figures["cathedral_from"]
        self.market_to: i64 = figures["market_to"]
        self.board_small: i64 = figures["board_small"]  # rows of gains
        self.board_large: i64 = figures["board_large"]
        self.base_buildings: i64 = figures["base_buildings"]  # bit masks of the cards that are no promos
        self.all_buildings: i64 = figures["all_buildings"]
        self.base_apprentices: i64 = figures["base_apprentices"]
        self.all_apprentices: i64 = figures["all_apprentices"]
        self.base_characters: i64 = figures["base_characters"]
        self.all_characters: i64 = figures["all_characters"]
        # by number of players
        self.rewards = ints(lists["rewards"])
        self.guild_places = ints(lists["guild_places"])
        self.guild_resets = ints(lists["guild_resets"])  # two each
        self.capture_places = ints(lists["capture_places"])
        # by turn order, place, virtue, step
        self.silver = ints(lists["silver"])
        self.market_silver = ints(lists["market_silver"])
        self.track_points = ints(lists["track_points"])
        self.waived = ints(lists["waived"])
        self.step_cost = ints(lists["step_cost"])
        self.step_mix = ints(lists["step_mix"])
        self.step_points = ints(lists["step_points"])
        self.step_places = ints(lists["step_places"])
        # cards
        self.gains = ints(lists["gains"])
        self.exchange_pay = ints(lists["exchange_pay"])  # six goods each
        self.exchange_gain = ints(lists["exchange_gain"])
        self.exchange_of = ints(lists["exchange_of"])  # the apprentice who adds it, or NONE
        self.reward_count = ints(lists["reward_count"])
        self.reward_gain = ints(lists["reward_gain"])
        self.small_kind = ints(lists["small_kind"])  # the first card with the same small side
        self.small_gain = ints(lists["small_gain"])
        self.large_gain = ints(lists["large_gain"])
        self.prisoners = ints(lists["prisoners"])
        self.character_silver = ints(lists["character_silver"])
        self.character_virtue = ints(lists["character_virtue"])
        self.character_extra = ints(lists["character_extra"])
        self.ability = ints(lists["ability"])
        self.ability_amount = ints(lists["ability_amount"])
        self.more_apprentices = ints(lists["more_apprentices"])
        self.skilled = ints(lists["skilled"])  # a mask of apprentices for each skill
        self.acting = ints(lists["acting"])  # a mask of apprentices for each moment
        self.hire_virtue = ints(lists["hire_virtue"])
        self.apprentice_effect = ints(lists["apprentice_effect"])
        self.apprentice_gain = ints(lists["apprentice_gain"])
        self.apprentice_amount = ints(lists["apprentice_amount"])
        self.worth = ints(lists["worth"])  # points of buildings
        self.cost = ints(lists["cost"])  # six goods each
        self.asked = ints(lists["asked"])  # a mask of skills
        self.build_virtue = ints(lists["build_virtue"])
        self.effect = ints(lists["effect"])
        self.building_gain = ints(lists["building_gain"])
        self.other_gain = ints(lists["other_gain"])  # the second thing to choose
        self.amount = ints(lists["amount"])
        self.end_of = ints(lists["end_of"])
        self.end_each = ints(lists["end_each"])
        self.end_points = ints(lists["end_points"])
        self.end_virtue = ints(lists["end_virtue"])
