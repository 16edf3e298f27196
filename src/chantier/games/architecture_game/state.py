"""Everything on the table, in the hands and in the piles, and what each seat has seen of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.architecture_game import chance, dispatch, race, scoring, secrets, setup
from chantier.games.architecture_game.adviser import ADVISER
from chantier.games.architecture_game.codes import (
    ABOVE,
    BUILDINGS,
    FILLING,
    FRAGMENTS,
    FULL_HAND,
    IDLE,
    NONE,
    OVER,
    PILES,
    PLACES,
    RACING,
    ROOM,
    SETTING_UP,
    SITES,
)
from chantier.games.architecture_game.tables import Kit
from chantier.kernel.adviser import Adviser
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NO_SEATS, NOBODY, State


class ArchitectureState(State):
    """A fragment that nobody has seen does not exist yet: its place in a pile holds NONE, it is one of `undrawn`."""

    def __init__(
        self,
        kit: Kit,
        seats: i64,
        tempo: i64 = 0,
        memory_aid: i64 = 0,
        like: ArchitectureState | None = None,
    ) -> None:
        super().__init__()
        self.kit = kit
        if like is None:
            self.players: i64 = seats
            self.tempo: i64 = tempo
            self.memory_aid: i64 = memory_aid
            self.phase: i64 = SETTING_UP
            self.dealt: i64 = 0  # draws of the setup so far
            self.round: i64 = 0
            self.current: i64 = NONE
            self.opener: i64 = NONE  # who drew the first pawn
            self.closer: i64 = NONE  # who completed the building that ended the game
            self.stranded: i64 = 0  # how often somebody found no pile
            # buildings
            self.sites = vec[i64]([NONE] * SITES)
            self.next_building: i64 = NONE
            self.unseen = vec[i64]([1] * BUILDINGS)  # below the next one, in an order that nobody knows
            self.unseen_left: i64 = BUILDINGS
            self.returned = vec[i64]([NONE] * BUILDINGS)  # put under the pile, in that order
            self.returned_left: i64 = 0
            self.completed = vec[i64]([0] * BUILDINGS)
            self.built = vec[i64]([NONE] * FRAGMENTS)  # on an unfinished building: whose token lies on it
            # fragments
            self.undrawn = vec[i64]([1] * FRAGMENTS)
            self.undrawn_left: i64 = FRAGMENTS
            self.piles = vec[i64]([NONE] * (PILES * ROOM))  # from the top
            self.known = vec[i64]([0] * (PILES * ROOM))  # a bit for each seat that knows what lies there
            self.sizes = setup.even_sizes(seats)
            self.pile_at = vec[i64]([NONE] * PLACES)
            self.pawn_at = vec[i64]([NONE] * PLACES)
            self.hands = vec[i64]([NONE] * (FULL_HAND * seats))  # in rising order
            self.held = vec[i64]([0] * seats)
            # one value a seat
            self.pawns = vec[i64]([NONE] * seats)
            self.holds = vec[i64]([NONE] * seats)  # the pile in front of it
            self.stage = vec[i64]([IDLE] * seats)
            self.at = vec[i64]([ABOVE] * seats)  # what it looks at
            self.furthest = vec[i64]([0] * seats)  # fragments seen in this search: those on top
            self.turned = vec[i64]([0] * seats)
            self.looks = vec[i64]([kit.start_looks] * seats)
            self.late = vec[i64]([0] * seats)
            self.won = vec[i64]([0] * seats)
            # what each has seen, and how often others have taken from each pile
            self.memory = vec[i64]([NONE] * (FRAGMENTS * seats))
            self.disturbed = vec[i64]([0] * (PILES * seats))
            self.putting: i64 = NONE  # the fragment for which a pile is to be chosen
            # the race
            self.looking: i64 = NONE  # the seat that has turned to a fragment and waits for what it is
            self.searchers: i64 = 0
            self.order = vec[i64]([NONE] * seats)
            self.ranked: i64 = 0
            self.chosen: i64 = 0
            for pile in range(PILES):
                self.pile_at[pile] = pile
        else:
            self.players = like.players
            self.tempo = like.tempo
            self.memory_aid = like.memory_aid
            self.phase = like.phase
            self.dealt = like.dealt
            self.round = like.round
            self.current = like.current
            self.opener = like.opener
            self.closer = like.closer
            self.stranded = like.stranded
            self.sites = like.sites[:]
            self.next_building = like.next_building
            self.unseen = like.unseen[:]
            self.unseen_left = like.unseen_left
            self.returned = like.returned[:]
            self.returned_left = like.returned_left
            self.completed = like.completed[:]
            self.built = like.built[:]
            self.undrawn = like.undrawn[:]
            self.undrawn_left = like.undrawn_left
            self.piles = like.piles[:]
            self.known = like.known[:]
            self.sizes = like.sizes[:]
            self.pile_at = like.pile_at[:]
            self.pawn_at = like.pawn_at[:]
            self.hands = like.hands[:]
            self.held = like.held[:]
            self.pawns = like.pawns[:]
            self.holds = like.holds[:]
            self.stage = like.stage[:]
            self.at = like.at[:]
            self.furthest = like.furthest[:]
            self.turned = like.turned[:]
            self.looks = like.looks[:]
            self.late = like.late[:]
            self.won = like.won[:]
            self.memory = like.memory[:]
            self.disturbed = like.disturbed[:]
            self.putting = like.putting
            self.looking = like.looking
            self.searchers = like.searchers
            self.order = like.order[:]
            self.ranked = like.ranked
            self.chosen = like.chosen

    def seats(self) -> i64:
        return self.players

    def to_move(self) -> i64:
        """In the race everybody moves at once; chance only when all wait for a rank, or somebody for a fragment."""
        phase = self.phase
        if self.looking != NONE or phase in (SETTING_UP, FILLING):
            return CHANCE
        if phase == RACING:
            for seat in range(self.players):
                if dispatch.may_race(self, seat):
                    return seat
            return CHANCE
        return NOBODY if phase == OVER else self.current

    def waiting(self) -> i64:
        if self.looking != NONE or self.phase == SETTING_UP or self.phase >= FILLING:
            return NO_SEATS
        return race.racing_seats(self) if self.phase == RACING else BIT[self.current]

    def may_draw(self) -> bool:
        """Ranks and deadlines come from outside, while others go on searching (AG-12, AG-13b)."""
        return self.to_move() == CHANCE or (self.phase == RACING and race.waits_for_outside(self))

    def legal(self, seat: i64, moves: Moves) -> None:
        if seat == CHANCE:
            chance.legal_draw(self, moves)
        else:
            dispatch.legal(self, seat, moves)

    def why_not(self, seat: i64, move: i64) -> i64:
        return dispatch.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            chance.play_draw(self, move)
        else:
            dispatch.play(self, seat, move)

    def draw(self, dice: Dice) -> i64:
        return chance.draw(self, dice)

    def clone(self) -> ArchitectureState:
        return ArchitectureState(self.kit, self.players, self.tempo, self.memory_aid, self)

    def seen_by(self, seat: i64) -> ArchitectureState:
        view = self.clone()
        secrets.hide(view, seat)
        return view

    def filled(self, dice: Dice) -> ArchitectureState:
        world = self.clone()
        secrets.fill(world, dice)
        return world

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def adviser(self) -> Adviser:
        return ADVISER
