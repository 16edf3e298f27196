"""What the judgement of a position is made of, in tokens won (for bots that give reasons)."""

from __future__ import annotations

from chantier.games.architecture_game import judge as j
from chantier.games.architecture_game.codes import NONE, OVER, SEARCHING, TURNS
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.account import Account, part


def account(s: ArchitectureState, seat: int) -> Account:
    if s.phase == OVER:
        return {"won": part(j.VICTORY * j.lead(s, seat), j.WON)}
    who = j.judge_at(s)
    laid = j.tokens_laid(s, seat)
    looks = max(s.looks[seat], 0) if s.tempo == TURNS else 0
    return {
        "won": part(2 * s.won[seat] - j.most_won(s, seat), 1, s.won[seat]),
        "laid": part(j.LAID[who] * laid, j.WON, laid),
        "hand": part(j.hand_worth(s, seat, who), j.WON, s.held[seat]),
        "search": part(expected(s, seat, who), j.WON),
        "piles": part(j.piles_worth(s, seat, who), j.WON),
        "pawn": part(-j.PAWN_STEP[who] * s.pawns[seat], j.WON, s.pawns[seat]),
        "looks": part(j.LOOK_LEFT[who] * looks, j.WON, looks),
    }


def expected(s: ArchitectureState, seat: int, who: int) -> int:
    """What the pile in front of the seat promises, less what it takes to get there."""
    if s.holds[seat] == NONE or s.stage[seat] > SEARCHING:
        return 0
    turned = min(max(s.turned[seat], 0), j.MANY)
    return int(j.gain(s, seat, j.best_in_pile(s, seat, who), who) - j.TURN_OVER[who] * turned)
