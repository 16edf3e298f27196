"""Everything on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.artisans_builders import chance, dispatch, scoring, secrets
from chantier.games.artisans_builders.adviser import ADVISER
from chantier.games.artisans_builders.codes import (
    BUILDINGS,
    COINS,
    GOODS,
    KINDS,
    LEVEL_CARDS,
    LEVELS,
    MARKET,
    MOST_PLACES,
    NO_EFFECT,
    NONE,
    OVER,
    PLOTS,
    SETTING_UP,
    STONE,
    WOOD,
    WORKERS,
)
from chantier.games.artisans_builders.tables import Kit
from chantier.kernel.adviser import Adviser
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State


class ArtisansState(State):
    def __init__(self, kit: Kit, seats: i64, like: ArtisansState | None = None) -> None:
        super().__init__()
        self.kit = kit
        if like is None:
            self.cast = kit.casts[seats]
            self.players: i64 = seats
            self.asks: i64 = SETTING_UP
            self.dealt: i64 = 0  # draws of the setup so far
            self.picks: i64 = 0  # boards chosen, then recruiters placed in this round
            self.first: i64 = NONE
            self.current: i64 = NONE
            self.round: i64 = 0
            self.token: i64 = NONE  # who holds it; NONE is the middle of the table
            self.last: i64 = NONE  # who placed the latest worker
            # the market and the contracts
            self.market = vec[i64]([NONE] * MARKET)
            self.refill: i64 = NONE  # the row that waits for a card
            self.lies = vec[i64]([NONE] * BUILDINGS)
            self.left = vec[i64]([LEVEL_CARDS] * LEVELS)
            self.contracts = vec[i64]([NONE] * KINDS)
            self.offered = vec[i64]([NONE] * seats)  # boards to choose from
            # the artisans
            self.faces = vec[i64]([NONE] * self.cast.count)
            self.recruiter = vec[i64]([NONE] * self.cast.count)
            self.standing = vec[i64]([NONE] * (self.cast.count * MOST_PLACES))
            # one value a seat
            self.board = vec[i64]([NONE] * seats)
            self.top = vec[i64]([NONE] * (seats * PLOTS))
            self.wood = vec[i64]([kit.start[WOOD]] * seats)
            self.stone = vec[i64]([kit.start[STONE]] * seats)
            self.coins = vec[i64]([kit.start[COINS]] * seats)
            self.workers = vec[i64]([WORKERS] * seats)
            self.improved = vec[i64]([0] * seats)  # workers on castles
            self.fulfilled = vec[i64]([0] * seats)  # a bit for each kind of contract
            self.third = vec[i64]([0] * seats)  # 1 for who built a third castle first, 2 for the next; 0 is nobody
            # what follows from the district, kept up to date
            self.income = vec[i64]([0] * (seats * GOODS))
            self.badges = vec[i64]([0] * (seats * KINDS))
            self.castles = vec[i64]([0] * seats)
            self.glory = vec[i64]([0] * seats)  # points of all buildings
            # what is pending in the turn
            self.card: i64 = NONE  # being built
            self.due: i64 = 0  # coins of its cost that are still to be paid
            self.effect: i64 = NO_EFFECT  # being carried out
            self.powered: i64 = 0  # 1 when a contract was fulfilled in this turn
        else:
            self.cast = like.cast
            self.players = like.players
            self.asks = like.asks
            self.dealt = like.dealt
            self.picks = like.picks
            self.first = like.first
            self.current = like.current
            self.round = like.round
            self.token = like.token
            self.last = like.last
            self.market = like.market[:]
            self.refill = like.refill
            self.lies = like.lies[:]
            self.left = like.left[:]
            self.contracts = like.contracts[:]
            self.offered = like.offered[:]
            self.faces = like.faces[:]
            self.recruiter = like.recruiter[:]
            self.standing = like.standing[:]
            self.board = like.board[:]
            self.top = like.top[:]
            self.wood = like.wood[:]
            self.stone = like.stone[:]
            self.coins = like.coins[:]
            self.workers = like.workers[:]
            self.improved = like.improved[:]
            self.fulfilled = like.fulfilled[:]
            self.third = like.third[:]
            self.income = like.income[:]
            self.badges = like.badges[:]
            self.castles = like.castles[:]
            self.glory = like.glory[:]
            self.card = like.card
            self.due = like.due
            self.effect = like.effect
            self.powered = like.powered

    def seats(self) -> i64:
        return self.players

    def to_move(self) -> i64:
        if self.asks == SETTING_UP or self.refill != NONE:
            return CHANCE
        return NOBODY if self.asks == OVER else self.current

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

    def clone(self) -> ArtisansState:
        return ArtisansState(self.kit, self.players, self)

    def seen_by(self, seat: i64) -> ArtisansState:
        return secrets.seen_by(self, seat)

    def filled(self, dice: Dice) -> ArtisansState:
        return secrets.filled(self, dice)

    def points(self, seat: i64) -> i64:
        return scoring.ranked(self, seat)

    def adviser(self) -> Adviser:
        return ADVISER
