"""Everything on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.queens_architect import chance, dispatch, scoring, secrets
from chantier.games.queens_architect.adviser import ADVISER
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
from chantier.kernel.adviser import Adviser
from chantier.kernel.dice import Dice
from chantier.kernel.lens import Lens
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

    def clone(self) -> QueensState:
        return QueensState(self.kit, self.players, self.bonus_first, self)

    def seen_by(self, seat: i64) -> QueensState:
        return secrets.seen_by(self, seat)

    def filled(self, dice: Dice) -> QueensState:
        return secrets.filled(self, dice)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def adviser(self) -> Adviser:
        return ADVISER

    def recite(self, lens: Lens) -> bool:
        lens.number(self.asks)
        lens.numbers(self.beside)
        lens.numbers(self.bonds)
        lens.number(self.bonus_first)
        lens.numbers(self.carriage)
        lens.number(self.contributed)
        lens.number(self.crew)
        lens.number(self.current)
        lens.number(self.dealt)
        lens.numbers(self.esteem)
        lens.number(self.first)
        lens.numbers(self.lots)
        lens.number(self.marker)
        lens.number(self.newcomer)
        lens.numbers(self.notches)
        lens.numbers(self.others)
        lens.numbers(self.panel)
        lens.number(self.picks)
        lens.number(self.place)
        lens.number(self.purse)
        lens.numbers(self.requests)
        lens.numbers(self.rest)
        lens.number(self.round)
        lens.number(self.sent)
        lens.number(self.site)
        lens.numbers(self.star)
        lens.numbers(self.starters)
        lens.numbers(self.thalers)
        lens.numbers(self.tokens)
        lens.numbers(self.trust)
        return True
