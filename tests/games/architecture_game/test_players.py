"""Simple players that differ in one thing: how long they search. Neither haste nor choice should win by itself.

python tests/games/architecture_game/test_players.py 400 plays so many games with four seats, places rotating.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from chantier.bots.bot import Bot
from chantier.games.architecture_game.codes import (
    ASK_PAWN,
    ASK_PILE,
    ASK_SEARCH,
    ASK_UNDER,
    BUILD,
    KEEP,
    NEXT,
    PILES,
    PREVIOUS,
    PUT,
    ROOM,
    UNDER,
)
from chantier.games.architecture_game.judge import FITS, fragment_worth
from chantier.games.architecture_game.memory import pile_of, position_of, sighting
from chantier.games.architecture_game.recall import recalled
from chantier.games.architecture_game.state import ArchitectureState
from chantier.games.architecture_game.turn import asked
from chantier.kernel.codes import A
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.kernel.playout import settle
from chantier.kernel.state import NOBODY, State


class SimplePlayer(Bot):
    """Builds the best it can, chooses the pile it remembers something good in, takes the lowest pawn."""

    patience = 0  # fragments it looks at, if none is good enough before
    enough = 10_000  # a fragment worth so much ends the search

    def __init__(self, dice: Dice, strength: float = 1.0) -> None:
        self.dice = dice
        self.salt = dice.below(2**31)
        self.strength = strength

    def choose(self, view: State, seat: int, moves: Moves) -> int:
        assert isinstance(view, ArchitectureState)
        s = view if self.strength == 1.0 else recalled(view, seat, self.strength, self.salt)
        asks, codes = asked(s, seat), moves.listed()
        if asks == ASK_SEARCH:
            return self.search(s, seat, codes)
        if asks == ASK_PILE:
            return max(codes, key=lambda code: (self.pile_worth(s, seat, code // A), self.dice.below(1000)))
        if asks == ASK_PAWN:
            return codes[0]
        if asks == ASK_UNDER:
            return UNDER + A * self.dice.below(PILES)
        return self.play(s, codes)

    def play(self, s: ArchitectureState, codes: list[int]) -> int:
        builds = [code for code in codes if code % A == BUILD]
        if builds:
            return max(builds, key=lambda code: fragment_worth(s, code // A))
        return min(codes, key=lambda code: fragment_worth(s, code // A) if code % A == PUT else 0)

    def pile_worth(self, s: ArchitectureState, seat: int, pile: int) -> int:
        """The best that is remembered within reach; else, the less is known to lie there the better."""
        reach = min(self.patience, s.looks[seat])
        seen = [(f, sighting(s, seat, f)) for f in range(64)]
        known = [f for f, when in seen if when >= 0 and pile_of(when) == pile and position_of(when) < reach]
        best = max((fragment_worth(s, f) for f in known), default=0)
        return best if best >= FITS else -len(known)

    def search(self, s: ArchitectureState, seat: int, codes: list[int]) -> int:
        """Forward until it is enough, then back to the best."""
        if KEEP not in codes:
            return NEXT
        start = ROOM * s.holds[seat]
        worth = [fragment_worth(s, s.piles[start + i]) for i in range(s.furthest[seat])]
        best = worth.index(max(worth))
        if NEXT in codes and s.at[seat] + 1 == s.furthest[seat] < self.patience and max(worth) < self.enough:
            return NEXT
        return KEEP if s.at[seat] == best else PREVIOUS if s.at[seat] > best else NEXT


class Haste(SimplePlayer):
    """Keeps the first fragment, whatever it is."""

    patience = 1


class Choice(SimplePlayer):
    """Looks at all it may and takes the best."""

    patience = 60


class Sense(SimplePlayer):
    """Stops at the first fragment it can build."""

    patience = 60
    enough = FITS


def play(kinds: Sequence[type[SimplePlayer]], strengths: Sequence[float], seed: int) -> ArchitectureState:
    game = find("architecture_game")
    state: ArchitectureState = game.start(game.read_kit(), len(kinds), game.checked_options(None))
    dice, moves = Dice(seed), Moves()
    bots = [
        kind(Dice(seed * 8 + i + 1), strength) for i, (kind, strength) in enumerate(zip(kinds, strengths, strict=True))
    ]
    settle(state, dice)
    while (seat := state.to_move()) != NOBODY:
        moves.clear()
        state.legal(seat, moves)
        state.play(seat, bots[seat].choose(state.seen_by(seat), seat, moves))
        settle(state, dice)
    return state


def wins(kinds: Sequence[type[SimplePlayer]], games: int, strengths: Sequence[float] | None = None) -> Counter[str]:
    """Wins of each kind (and strength, where they differ), shared where a game is; places rotate."""
    found: Counter[str] = Counter()
    for game in range(games):
        turn = game % len(kinds)
        seated = [*kinds[turn:], *kinds[:turn]]
        strong = list(strengths or [1.0] * len(kinds))
        strong = [*strong[turn:], *strong[:turn]]
        state = play(seated, strong, game)
        points = [state.points(seat) for seat in range(len(kinds))]
        best = [seat for seat, own in enumerate(points) if own == max(points)]
        for seat in best:
            label = seated[seat].__name__ if strengths is None else f"{seated[seat].__name__} {strong[seat]}"
            found[label] += 12 // len(best)
        found["rounds"] += int(state.round)
    return Counter({kind: round(count / 12 if kind != "rounds" else count, 1) for kind, count in found.items()})


def test_haste_alone_does_not_win() -> None:
    """Two of each at a table."""
    found = wins([Sense, Haste, Sense, Haste], 4)

    assert found["Sense"] > found["Haste"]


def test_who_searches_long_and_who_stops_early_both_win_games() -> None:
    found = wins([Sense, Choice, Sense, Choice], 6)

    assert found["Sense"] > 0 < found["Choice"]


def test_who_forgets_everything_still_finishes() -> None:
    assert wins([Sense, Sense], 1, [0.0, 0.0])["rounds"] > 5


if __name__ == "__main__":
    games = int(sys.argv[1])
    for one, other in ((Haste, Choice), (Haste, Sense), (Choice, Sense)):
        found = dict(wins([one, other, one, other], games))
        sys.stdout.write(f"{one.__name__} against {other.__name__}: {found}\n")
    sys.stdout.write(f"memory: {dict(wins([Sense] * 4, games, [1.0, 0.5, 0.0, 0.5]))}\n")
