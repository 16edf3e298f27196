"""Every draw (QA-8, QA-9, QA-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.queens_architect import construction, setup
from chantier.games.queens_architect.codes import (
    CHARACTERS,
    DRAW_FIRST,
    DRAW_REQUEST,
    DRAW_TILE,
    DRAW_TOKEN,
    NONE,
    PANEL,
    REFILLING,
    REQUEST_LAID,
    SETTING_UP,
    TILE_BESIDE,
    TILE_DRAWN,
    TOKEN_LAID,
)
from chantier.kernel.codes import A, kind_of, only_of
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def draw_kind(s: QueensState) -> i64:
    """What is drawn next: nine tokens, a request for each site, tiles for the panel and beside it, the first player."""
    if s.asks != SETTING_UP:
        return DRAW_TILE
    if s.dealt < s.kit.steps:
        return DRAW_TOKEN
    if s.dealt < s.kit.steps + s.map.places - 1:
        return DRAW_REQUEST
    if s.beside[len(s.beside) - 1] == NONE:
        return DRAW_TILE
    return DRAW_FIRST


def site_to_deal(s: QueensState) -> i64:
    return s.dealt - s.kit.steps + 1


def is_place_open(s: QueensState) -> bool:
    """A place of the panel waits for a tile, and there is one (QA-16)."""
    return s.panel[PANEL - 1] == NONE and s.starters_left + s.others_left > 0


def layer(s: QueensState) -> vec[i64]:
    """The starters come first, then the others (QA-9)."""
    return s.starters if s.starters_left > 0 else s.others


def layer_left(s: QueensState) -> i64:
    return s.starters_left if s.starters_left > 0 else s.others_left


def fits_site(s: QueensState, request: i64) -> bool:
    return s.requests_left[request] > 0 and s.kit.request_kind[request] == s.map.kind[site_to_deal(s)]


def legal_draw(s: QueensState, moves: Moves) -> None:
    kind = draw_kind(s)
    if kind == DRAW_TOKEN:
        for worth in range(len(s.tokens_left)):
            if s.tokens_left[worth] > 0:
                moves.add(DRAW_TOKEN + A * worth)
    elif kind == DRAW_REQUEST:
        for request in range(len(s.requests_left)):
            if fits_site(s, request):
                moves.add(DRAW_REQUEST + A * request)
    elif kind == DRAW_TILE:
        tiles = layer(s)
        for character in range(CHARACTERS):
            if tiles[character] > 0:
                moves.add(DRAW_TILE + A * character)
    else:
        for seat in range(s.players):
            moves.add(DRAW_FIRST + A * seat)


def draw(s: QueensState, dice: Dice) -> i64:
    kind = draw_kind(s)
    if kind == DRAW_TILE:
        return DRAW_TILE + A * dice.kind(layer(s), layer_left(s))
    if kind == DRAW_TOKEN:
        left: i64 = 0
        for worth in range(len(s.tokens_left)):
            left += s.tokens_left[worth]
        return DRAW_TOKEN + A * dice.kind(s.tokens_left, left)
    moves = Moves()
    legal_draw(s, moves)
    return moves.codes[dice.below(moves.count)]


def play_draw(s: QueensState, move: i64) -> None:
    kind = kind_of(move)
    drawn = only_of(move)
    if kind == DRAW_TILE:
        lay_tile(s, drawn)
    elif kind == DRAW_TOKEN:
        s.tokens_left[drawn] -= 1
        s.tokens[s.dealt] = drawn
        tell(s, TOKEN_LAID, CHANCE, drawn, s.dealt + 1)
    elif kind == DRAW_REQUEST:
        site = site_to_deal(s)
        s.requests_left[drawn] -= 1
        s.requests[site] = drawn
        tell(s, REQUEST_LAID, CHANCE, drawn, site)
    else:
        setup.begin_draft(s, drawn)
    if s.dealt < s.kit.steps + s.map.places - 1:
        s.dealt += 1


def refill(s: QueensState) -> None:
    """QA-16: new tiles come in at the bottom of the panel; then the recruitment is over."""
    if is_place_open(s):
        s.asks = REFILLING
    else:
        construction.end_recruitment(s)


def lay_tile(s: QueensState, character: i64) -> None:
    """On the first empty place of the panel; when it is full, beside the board."""
    if s.starters_left > 0:
        s.starters[character] -= 1
        s.starters_left -= 1
    else:
        s.others[character] -= 1
        s.others_left -= 1
    for place in range(PANEL):
        if s.panel[place] == NONE:
            s.panel[place] = character
            tell(s, TILE_DRAWN, CHANCE, character, place + 1)
            if s.asks == REFILLING:
                refill(s)
            return
    for place in range(len(s.beside)):
        if s.beside[place] == NONE:
            s.beside[place] = character
            tell(s, TILE_BESIDE, CHANCE, character)
            return
