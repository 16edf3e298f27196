"""Everything on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.west_kingdom import chance, dispatch, follow, scoring, secrets
from chantier.games.west_kingdom.adviser import ADVISER
from chantier.games.west_kingdom.codes import (
    ASK_KEEP,
    DRAW_CHARACTER,
    DRAWS_END,
    GOODS,
    LARGE,
    LOOKED,
    NONE,
    QUESTIONS_END,
    SHOWN,
    STALLS,
    TODO_ROOM,
)
from chantier.games.west_kingdom.setup import set_up
from chantier.games.west_kingdom.tables import Kit
from chantier.kernel.adviser import Adviser
from chantier.kernel.codes import BIT, first_of, kind_of, only_of
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NO_SEATS, NOBODY, State

LOWEST_SEAT: Final[i64] = 0


class WestState(State):
    """Cards are unique, so sets of them are bit masks.

    What has not been drawn of a deck is a set. What was put under it lies there in order, and is drawn when the set is
    used up. In a state with holes the set of buildings also has all others that the viewer can't know.
    """

    def __init__(
        self, kit: Kit, seats: i64, characters: i64 = 0, promos: i64 = 0, like: WestState | None = None
    ) -> None:
        super().__init__()
        self.kit = kit
        if like is None:
            self.players: i64 = seats
            self.characters: i64 = characters  # 1: with characters (WK-4)
            self.promos: i64 = promos  # 1: with promo cards
            self.first: i64 = NONE
            self.current: i64 = NONE
            self.turns: i64 = 0  # taken so far, by all
            self.last_turns: i64 = NONE  # still to come once the guildhall is full
            self.todo = vec[i64]([0] * TODO_ROOM)
            self.todo_count: i64 = 0
            # cards
            self.buildings = kit.all_buildings if promos else kit.base_buildings
            self.buildings_left: i64 = 0
            self.under = vec[i64]([NONE] * len(kit.worth))
            self.under_by = vec[i64]([NONE] * len(kit.worth))  # who put it there, and knows it
            self.under_count: i64 = 0
            self.apprentices = kit.all_apprentices if promos else kit.base_apprentices
            self.dismissed = vec[i64]([NONE] * len(kit.hire_virtue))  # under the apprentices, in order
            self.dismissed_count: i64 = 0
            self.shown = vec[i64]([NONE] * SHOWN)  # two rows of four
            self.coins = vec[i64]([0] * SHOWN)
            self.characters_left = kit.all_characters if promos else kit.base_characters
            self.market_cards = (BIT[len(kit.small_kind)]) - 1  # not yet on the right place
            self.small: i64 = NONE  # the top one's small side, by the first card that has it; NONE: as on the board
            self.large: i64 = NONE
            self.rewards = kit.reward_count[:]
            self.rewards_left = kit.rewards[seats]
            # the board
            self.tax = kit.tax_stand
            self.stalls = vec[i64]([NONE] * STALLS)  # who stands in the black market
            self.workers = vec[i64]([0] * (seats * LARGE))
            self.guild = vec[i64]([0] * seats)
            self.prison = vec[i64]([0] * seats)
            self.captives = vec[i64]([0] * (seats * seats))  # on whose board, of whom
            self.home = vec[i64]([kit.workers] * seats)
            # one value a seat
            self.character = vec[i64]([NONE] * seats)
            self.goods = vec[i64]([0] * (seats * GOODS))
            self.virtue = vec[i64]([kit.virtue] * seats)
            self.unpaid = vec[i64]([0] * seats)
            self.paid = vec[i64]([0] * seats)
            self.step = vec[i64]([0] * seats)
            self.crew = vec[i64]([0] * seats)  # masks of apprentices
            self.built = vec[i64]([0] * seats)  # masks of buildings
            self.hands = vec[i64]([0] * seats)  # masks of buildings; those the viewer can't know are left out
            self.cards = vec[i64]([0] * seats)  # how many in hand
            self.looking = vec[i64]([NONE] * (seats * LOOKED))  # cards a seat chooses from, in the order drawn
            self.passed = vec[i64]([0] * seats)  # masks of buildings that a seat gave on in the draft, and remembers
            # what is pending in the turn
            self.kept: i64 = 0  # a bit for each seat that has kept a card of this pass of the draft
            self.passes: i64 = 0  # of the draft
            self.serving: i64 = 0  # apprentices owned when the worker was placed
            self.visited: i64 = 0  # places of this visit's captures
            set_up(self)
        else:
            self.players = like.players
            self.characters = like.characters
            self.promos = like.promos
            self.first = like.first
            self.current = like.current
            self.turns = like.turns
            self.last_turns = like.last_turns
            self.todo = like.todo[:]
            self.todo_count = like.todo_count
            self.buildings = like.buildings
            self.buildings_left = like.buildings_left
            self.under = like.under[:]
            self.under_by = like.under_by[:]
            self.under_count = like.under_count
            self.apprentices = like.apprentices
            self.dismissed = like.dismissed[:]
            self.dismissed_count = like.dismissed_count
            self.shown = like.shown[:]
            self.coins = like.coins[:]
            self.characters_left = like.characters_left
            self.market_cards = like.market_cards
            self.small = like.small
            self.large = like.large
            self.rewards = like.rewards[:]
            self.rewards_left = like.rewards_left
            self.tax = like.tax
            self.stalls = like.stalls[:]
            self.workers = like.workers[:]
            self.guild = like.guild[:]
            self.prison = like.prison[:]
            self.captives = like.captives[:]
            self.home = like.home[:]
            self.character = like.character[:]
            self.goods = like.goods[:]
            self.virtue = like.virtue[:]
            self.unpaid = like.unpaid[:]
            self.paid = like.paid[:]
            self.step = like.step[:]
            self.crew = like.crew[:]
            self.built = like.built[:]
            self.hands = like.hands[:]
            self.cards = like.cards[:]
            self.looking = like.looking[:]
            self.passed = like.passed[:]
            self.kept = like.kept
            self.passes = like.passes
            self.serving = like.serving
            self.visited = like.visited

    def seats(self) -> i64:
        return self.players

    def to_move(self) -> i64:
        item = self.todo[self.todo_count - 1]
        kind = kind_of(item)
        if kind == ASK_KEEP:
            return self.first_to_keep()
        if kind < QUESTIONS_END:
            return first_of(item)
        return CHANCE if DRAW_CHARACTER <= kind < DRAWS_END else NOBODY

    def first_to_keep(self) -> i64:
        seat = LOWEST_SEAT
        while self.kept & BIT[seat]:
            seat += 1
        return seat

    def waiting(self) -> i64:
        """WK-3: in the draft, everybody who has not kept a card."""
        if kind_of(self.todo[self.todo_count - 1]) == ASK_KEEP:
            return BIT[self.players] - 1 - self.kept
        seat = self.to_move()
        return BIT[seat] if seat >= 0 else NO_SEATS

    def legal(self, seat: i64, moves: Moves) -> None:
        if seat == CHANCE:
            chance.legal_draw(self, moves)
        else:
            dispatch.legal(self, seat, moves)

    def why_not(self, seat: i64, move: i64) -> i64:
        return dispatch.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            chance.play_draw(self, kind_of(move), only_of(move))
        else:
            dispatch.play(self, seat, move)
        follow.go_on(self)

    def draw(self, dice: Dice) -> i64:
        return chance.draw(self, dice)

    def clone(self) -> WestState:
        return WestState(self.kit, self.players, like=self)

    def seen_by(self, seat: i64) -> WestState:
        return secrets.seen_by(self, seat)

    def filled(self, dice: Dice) -> WestState:
        return secrets.filled(self, dice)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def adviser(self) -> Adviser:
        return ADVISER
