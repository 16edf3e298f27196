"""The state of a table of Windy Towers."""

from __future__ import annotations

from chantier import Adviser, Dice, Moves, State
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, A
from chantier.kernel.state import CHANCE, NOBODY
from windy_towers import codes, judge, rounds, scoring, secrets, setup, turn
from windy_towers.kit import SIZES, Kit


class TowersState(State):
    """Lists by seat; hands and towers are rows, one after another."""

    def __init__(self, kit: Kit, seats: int, like: TowersState | None = None) -> None:
        super().__init__()
        self.kit = kit
        self.players: int = like.players if like else seats
        self.round: int = like.round if like else 1
        self.turn: int = like.turn if like else 0  # the seat whose turn it is
        self.wind: int = like.wind if like else 0  # 0 until the die has told it
        self.laying: int = like.laying if like else -1  # the size of a stone that needs a prop
        self.to_fetch: int = like.to_fetch if like else 0  # stones that the seat to move still draws
        self.dealt: int = like.dealt if like else 0  # stones dealt so far
        # stones of each size in the pile; in a view, all that the seat can't place
        self.pile: list[int] = like.pile[:] if like else [kit.copies] * SIZES
        self.quarry: list[int] = like.quarry[:] if like else [0] * SIZES  # open stones of each size
        self.lost: list[int] = like.lost[:] if like else [0] * SIZES  # props, which are gone
        self.hands: list[int] = like.hands[:] if like else [0] * (seats * SIZES)
        self.hidden: list[int] = like.hidden[:] if like else [0] * seats  # stones in hand that a view does not know
        # the size of each storey from below, -1 where there is none
        self.towers: list[int] = like.towers[:] if like else [-1] * (seats * kit.storeys)

    def seats(self) -> int:
        return self.players

    def to_move(self) -> int:
        if rounds.is_over(self):
            return NOBODY
        if setup.is_to_draw(self):
            return CHANCE
        return self.turn

    def legal(self, seat: int, moves: Moves) -> None:
        if seat == CHANCE:
            setup.legal_draws(self, moves)
        elif self.laying >= 0:
            turn.legal_props(self, seat, moves)
        else:
            turn.legal_turns(self, seat, moves)

    def why_not(self, seat: int, move: int) -> int:
        kind, size = move % A, move // A
        asked = codes.TURN if self.laying < 0 else codes.PROP_NEEDED
        if asked not in codes.ANSWERS[kind]:
            return NOT_NOW + NEED * asked
        match kind:
            case codes.PICK:
                return turn.why_not_pick(self, seat, size)
            case codes.LAY:
                return turn.why_not_lay(self, seat, size)
            case codes.PROP:
                return turn.why_not_prop(self, seat, size)
            case codes.TAKE_DOWN:
                return turn.why_not_take_down(self, seat)
        return LEGAL  # fetching is always possible

    def play(self, seat: int, move: int) -> None:
        kind, size = move % A, move // A
        match kind:
            case codes.DEAL:
                setup.play_deal(self, size)
            case codes.REFILL:
                setup.play_refill(self, size)
            case codes.WIND:
                setup.play_wind(self, size)
            case codes.FETCH:
                turn.play_fetch(self, seat)
            case codes.PICK:
                turn.play_pick(self, seat, size)
            case codes.LAY:
                turn.play_lay(self, seat, size)
            case codes.PROP:
                turn.play_prop(self, seat, size)
            case codes.TAKE_DOWN:
                turn.play_take_down(self, seat)

    def draw(self, dice: Dice) -> int:
        return setup.draw(self, dice)

    def clone(self) -> TowersState:
        return TowersState(self.kit, self.players, self)

    def seen_by(self, seat: int) -> TowersState:
        return secrets.seen_by(self, seat)

    def filled(self, dice: Dice) -> TowersState:
        return secrets.filled(self, dice)

    def points(self, seat: int) -> int:
        return scoring.standing(self, seat)

    def adviser(self) -> Adviser:
        return judge.ADVISER

    # questions that every chapter asks

    def left(self) -> int:
        """How many stones the pile has, also for somebody who can't tell which are in hands."""
        return sum(self.pile) - sum(self.hidden)

    def held(self, seat: int, size: int) -> int:
        return self.hands[seat * SIZES + size]

    def stones(self, seat: int) -> int:
        """How many stones the seat has in hand, known or not."""
        return sum(self.hands[seat * SIZES : (seat + 1) * SIZES]) + self.hidden[seat]

    def height(self, seat: int) -> int:
        return sum(size >= 0 for size in self.tower(seat))

    def tower(self, seat: int) -> list[int]:
        return self.towers[seat * self.kit.storeys : (seat + 1) * self.kit.storeys]

    def top(self, seat: int) -> int:
        """The size of the highest stone; on the ground every stone fits."""
        height = self.height(seat)
        return self.tower(seat)[height - 1] if height else SIZES - 1
