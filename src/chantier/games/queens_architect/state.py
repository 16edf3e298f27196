"""Everything on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.queens_architect import insight, judge, scoring, setup, turn
from chantier.games.queens_architect.codes import (
    CAPITAL,
    CHARACTERS,
    CONSTRUCTION,
    ENTRANCE,
    GUILDS,
    LOTS,
    NONE,
    OVER,
    PANEL,
    REFILLING,
    SETTING_UP,
)
from chantier.games.queens_architect.tables import Kit
from chantier.kernel.dice import Dice
from chantier.kernel.insight import Insight, Traits
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State


class QueensState(State):
    def __init__(self, kit: Kit, seats: i64, bonus_first: i64 = 0, like: QueensState | None = None) -> None:
        super().__init__()
        self.kit = kit
        if like is None:
            self.map = kit.maps[seats]
            self.players: i64 = seats
            self.bonus_first: i64 = bonus_first  # 1: a city gives its bonus before the points are spent (QA-25)
            self.asks: i64 = SETTING_UP
            self.dealt: i64 = 0  # draws of the setup so far
            self.picks: i64 = 0  # of the draft so far
            self.first: i64 = NONE
            self.current: i64 = NONE
            self.round: i64 = 0
            self.contributed: i64 = 0  # a bit for each seat that built on the palace
            # the board
            self.tokens = vec[i64]([0] * kit.steps)
            self.tokens_left = kit.tokens[:]
            self.requests = vec[i64]([NONE] * self.map.places)
            self.requests_left = vec[i64]([1] * len(kit.request_kind))
            self.lots = vec[i64]([NONE] * (self.map.places * LOTS))  # the builders of each site, in order
            self.panel = vec[i64]([NONE] * PANEL)
            self.marker: i64 = 0
            self.beside = vec[i64]([NONE] * (2 * seats))
            self.starters = vec[i64]([1] * CHARACTERS)
            self.starters_left: i64 = CHARACTERS
            self.others = vec[i64]([kit.copies - 1] * CHARACTERS)
            self.others_left: i64 = CHARACTERS * (kit.copies - 1)
            self.gone: i64 = 0  # tiles that have left the game
            self.supply: i64 = kit.bonds - kit.start_bonds * seats
            # one value a seat
            self.thalers = vec[i64]([0] * seats)
            self.bonds = vec[i64]([kit.start_bonds] * seats)
            self.trust = vec[i64]([1] * seats)
            self.esteem = vec[i64]([0] * seats)
            self.star = vec[i64]([CONSTRUCTION] * seats)
            self.carriage = vec[i64]([CAPITAL] * seats)
            self.notches = vec[i64]([NONE] * (seats * CHARACTERS))
            self.rest = vec[i64]([ENTRANCE] * (seats * GUILDS))
            # what is pending in the turn
            self.crew: i64 = 0  # a bit for each character that works
            self.purse: i64 = 0  # points of esteem to be spent
            self.site: i64 = NONE  # where it is being built
            self.newcomer: i64 = NONE  # drafted, to be turned on
            self.place: i64 = NONE  # of the panel, to be hired from once somebody is dismissed
            self.sent: i64 = 0  # rest tiles sent to the bar
        else:
            self.map = like.map
            self.players = like.players
            self.bonus_first = like.bonus_first
            self.asks = like.asks
            self.dealt = like.dealt
            self.picks = like.picks
            self.first = like.first
            self.current = like.current
            self.round = like.round
            self.contributed = like.contributed
            self.tokens = like.tokens[:]
            self.tokens_left = like.tokens_left[:]
            self.requests = like.requests[:]
            self.requests_left = like.requests_left[:]
            self.lots = like.lots[:]
            self.panel = like.panel[:]
            self.marker = like.marker
            self.beside = like.beside[:]
            self.starters = like.starters[:]
            self.starters_left = like.starters_left
            self.others = like.others[:]
            self.others_left = like.others_left
            self.gone = like.gone
            self.supply = like.supply
            self.thalers = like.thalers[:]
            self.bonds = like.bonds[:]
            self.trust = like.trust[:]
            self.esteem = like.esteem[:]
            self.star = like.star[:]
            self.carriage = like.carriage[:]
            self.notches = like.notches[:]
            self.rest = like.rest[:]
            self.crew = like.crew
            self.purse = like.purse
            self.site = like.site
            self.newcomer = like.newcomer
            self.place = like.place
            self.sent = like.sent

    def seats(self) -> i64:
        return self.players

    def to_move(self) -> i64:
        if self.asks == OVER:
            return NOBODY
        return CHANCE if self.asks in (SETTING_UP, REFILLING) else self.current

    def legal(self, seat: i64, moves: Moves) -> None:
        if seat == CHANCE:
            setup.legal_draw(self, moves)
        else:
            turn.legal(self, seat, moves)

    def why_not(self, seat: i64, move: i64) -> i64:
        return turn.why_not(self, seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            setup.play_draw(self, move)
        else:
            turn.play(self, seat, move)

    def draw(self, dice: Dice) -> i64:
        return setup.draw(self, dice)

    def clone(self) -> QueensState:
        return QueensState(self.kit, self.players, self.bonus_first, self)

    def seen_by(self, seat: i64) -> QueensState:
        """Everything is open: what is hidden, the order of the pile, is not there before it is drawn (QA-31)."""
        return self.clone()

    def filled(self, dice: Dice) -> QueensState:
        return self.clone()

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def judge(self, seat: i64) -> i64:
        return judge.judge(self, seat)

    def edge(self) -> i64:
        return judge.EDGE

    def playout(self) -> i64:
        return judge.NO_PLAYOUT

    def describe(self, seat: i64, traits: Traits) -> None:
        insight.describe(self, seat, traits)

    def learnt(self) -> Insight:
        return insight.INSIGHT
