"""One table, played to its end by bots."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.bots.bot import Bot
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State


class Played:
    """What happened, besides the position at the end."""

    def __init__(self, seats: i64) -> None:
        self.opener: i64 = NOBODY  # the seat that moved first
        self.moves = vec[i64]([0] * seats)  # how many each seat made
        self.made: dict[int, int] = {}  # how often each move was made, by its code

    def note(self, seat: i64, move: i64) -> None:
        if self.opener == NOBODY:
            self.opener = seat
        self.moves[seat] += 1
        self.made[int(move)] = self.made.get(int(move), 0) + 1


def play_match(state: State, bots: list[Bot], dice: Dice) -> Played:
    """Play to the end. A bot gets what its seat sees and its legal moves; where several may move, the lowest does."""
    played = Played(state.seats())
    moves = Moves()
    while True:
        seat = state.to_move()
        if seat == NOBODY:
            return played
        if seat == CHANCE:
            state.play(CHANCE, state.draw(dice))
        else:
            move = chosen(state, bots[seat], seat, moves)
            played.note(seat, move)
            state.play(seat, move)


def chosen(state: State, bot: Bot, seat: i64, moves: Moves) -> i64:
    """What the bot answers. The rules trust their caller, so it is checked here."""
    moves.clear()
    state.legal(seat, moves)
    move = bot.choose(state.seen_by(seat), seat, moves)
    if not moves.has(move):
        raise ValueError(f"{type(bot).__name__} chose {move}, which is none of {moves.listed()}")
    return move
