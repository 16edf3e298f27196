"""Recruitment: the panel, its prices and its marker (QA-14 to QA-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.artisans import count, employ, is_employed, let_go
from chantier.games.queens_architect.chance import refill
from chantier.games.queens_architect.codes import (
    ASK_DISMISS,
    CHARACTERS,
    DISMISS,
    DISMISSED,
    EMPTY_PLACE,
    MARKER_MOVED,
    MOST_ARTISANS,
    NO_DISMISSAL,
    NONE,
    NOT_EMPLOYED,
    ONLY_THE_TWIN,
    PANEL,
    RECRUIT,
    RECRUITED,
    SAME_CHARACTER,
    TOO_DEAR,
    TOP_LEFT,
)
from chantier.kernel.codes import HAVE, LEGAL, NEED, NOT_NOW, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def price(s: QueensState, place: i64) -> i64:
    """QA-14: only the top price follows the marker."""
    return s.kit.top_prices[s.marker] if place == 0 else s.kit.panel_prices[place]


def why_not_recruit(s: QueensState, seat: i64, place: i64) -> i64:
    character = s.panel[place]
    if character == NONE:
        return EMPTY_PLACE + RULE * 16
    if is_employed(s, seat, character) and count(s, seat) < MOST_ARTISANS:
        return SAME_CHARACTER + RULE * 7
    cost = price(s, place)
    if cost > s.thalers[seat]:
        return TOO_DEAR + RULE * 14 + NEED * cost + HAVE * s.thalers[seat]
    return LEGAL


def legal_recruit(s: QueensState, seat: i64, moves: Moves) -> None:
    for place in range(PANEL):
        if why_not_recruit(s, seat, place) == LEGAL:
            moves.add(RECRUIT + A * place)


def play_recruit(s: QueensState, seat: i64, place: i64) -> None:
    """QA-15: with six artisans, one is dismissed first."""
    if count(s, seat) == MOST_ARTISANS:
        s.place = place
        s.asks = ASK_DISMISS
    else:
        hire(s, seat, place)


def why_no_dismissal(s: QueensState, seat: i64) -> i64:
    """QA-15: before anybody is hired, and with a place free for the newcomer, nobody is dismissed."""
    artisans = count(s, seat)
    if artisans < MOST_ARTISANS:
        return NO_DISMISSAL + RULE * 15 + NEED * MOST_ARTISANS + HAVE * artisans
    return NOT_NOW + NEED * s.asks


def why_not_dismiss(s: QueensState, seat: i64, character: i64) -> i64:
    """QA-15: the newcomer's twin may be the one dismissed; if there is one, nobody else (QA-7)."""
    if not is_employed(s, seat, character):
        return NOT_EMPLOYED + RULE * 15
    newcomer = s.panel[s.place]
    if is_employed(s, seat, newcomer) and character != newcomer:
        return ONLY_THE_TWIN + RULE * 7 + NEED * newcomer
    return LEGAL


def legal_dismiss(s: QueensState, seat: i64, moves: Moves) -> None:
    for character in range(CHARACTERS):
        if why_not_dismiss(s, seat, character) == LEGAL:
            moves.add(DISMISS + A * character)


def play_dismiss(s: QueensState, seat: i64, character: i64) -> None:
    let_go(s, seat, character)
    tell(s, DISMISSED, seat, character)
    place = s.place
    s.place = NONE
    hire(s, seat, place)


def hire(s: QueensState, seat: i64, place: i64) -> None:
    """QA-14: the lower the place, the cheaper the artisan and the further turned."""
    character = s.panel[place]
    s.thalers[seat] -= price(s, place)
    tell(s, RECRUITED, seat, character, price(s, place), place)
    employ(s, seat, character, place)
    s.panel[place] = NONE
    move_marker(s, place)
    close_up(s)
    refill(s)


def move_marker(s: QueensState, place: i64) -> None:
    """QA-16: a top artisan nobody hires gets cheaper, and in the end leaves."""
    if place == 0:
        s.marker = 0
    elif s.marker < len(s.kit.top_prices) - 1:
        s.marker += 1
        tell(s, MARKER_MOVED, CHANCE, s.kit.top_prices[s.marker])
    else:
        tell(s, TOP_LEFT, CHANCE, s.panel[0])
        s.panel[0] = NONE
        s.gone += 1
        s.marker = 0


def close_up(s: QueensState) -> None:
    """QA-16: all move up; the empty places are at the bottom."""
    free: i64 = 0
    for place in range(PANEL):
        character = s.panel[place]
        if character != NONE:
            s.panel[place] = NONE
            s.panel[free] = character
            free += 1
