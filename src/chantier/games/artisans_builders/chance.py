"""Every draw (AB-6 to AB-10, AB-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    ARTISAN_LAID,
    ASK_BOARD,
    BOARD_LAID,
    BOARDS,
    CARD_LAID,
    CONTRACT_LAID,
    DRAW_BOARD,
    DRAW_CARD,
    DRAW_CONTRACT,
    DRAW_FACE,
    DRAW_FIRST,
    FIRST_PLAYER,
    KINDS,
    LEVEL_CARDS,
    MARKET,
    NONE,
    ON_MARKET,
    ROW,
    SETTING_UP,
)
from chantier.games.artisans_builders.contracts import after_action
from chantier.games.artisans_builders.rounds import before, begin_round
from chantier.games.artisans_builders.setup import is_offered
from chantier.kernel.codes import A, kind_of, only_of
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def draw_kind(s: ArtisansState) -> i64:
    """What is drawn next: market, contracts, first player, boards; and once these are chosen, the artisans."""
    if s.asks != SETTING_UP or s.dealt < MARKET:
        return DRAW_CARD
    if s.dealt < MARKET + KINDS:
        return DRAW_CONTRACT
    if s.dealt == MARKET + KINDS:
        return DRAW_FIRST
    if s.dealt <= MARKET + KINDS + s.players:
        return DRAW_BOARD
    return DRAW_FACE


def row_to_fill(s: ArtisansState) -> i64:
    return s.refill if s.asks != SETTING_UP else s.dealt // ROW


def slot_to_fill(s: ArtisansState) -> i64:
    return s.dealt - MARKET - KINDS - 1 - s.players


def legal_draw(s: ArtisansState, moves: Moves) -> None:
    kind = draw_kind(s)
    if kind == DRAW_CARD:
        first = row_to_fill(s) * LEVEL_CARDS
        for card in range(first, first + LEVEL_CARDS):
            if s.lies[card] == NONE:
                moves.add(DRAW_CARD + A * card)
    elif kind == DRAW_CONTRACT:
        for contract in range(len(s.kit.contract_kind)):
            if s.kit.contract_kind[contract] == s.dealt - MARKET:
                moves.add(DRAW_CONTRACT + A * contract)
    elif kind == DRAW_FIRST:
        for seat in range(s.players):
            moves.add(DRAW_FIRST + A * seat)
    elif kind == DRAW_BOARD:
        for board in range(BOARDS):
            if not is_offered(s, board):
                moves.add(DRAW_BOARD + A * board)
    else:
        face = 2 * s.cast.cards[slot_to_fill(s)]
        moves.add(DRAW_FACE + A * face)
        moves.add(DRAW_FACE + A * (face + 1))


def draw(s: ArtisansState, dice: Dice) -> i64:
    kind = draw_kind(s)
    if kind == DRAW_CARD:
        return draw_card(s, row_to_fill(s), dice)
    if kind == DRAW_CONTRACT:
        return DRAW_CONTRACT + A * draw_contract(s, s.dealt - MARKET, dice)
    if kind == DRAW_FIRST:
        return DRAW_FIRST + A * dice.below(s.players)
    if kind == DRAW_BOARD:
        return DRAW_BOARD + A * draw_board(s, dice)
    return DRAW_FACE + A * (2 * s.cast.cards[slot_to_fill(s)] + dice.below(2))


def draw_card(s: ArtisansState, row: i64, dice: Dice) -> i64:
    """Any card of the deck is as likely as any other."""
    rest = dice.below(s.left[row])
    card = row * LEVEL_CARDS
    while s.lies[card] != NONE or rest > 0:
        if s.lies[card] == NONE:
            rest -= 1
        card += 1
    return DRAW_CARD + A * card


def draw_contract(s: ArtisansState, kind: i64, dice: Dice) -> i64:
    rest = dice.below(s.kit.contract_count[kind])
    contract: i64 = 0
    while s.kit.contract_kind[contract] != kind or rest > 0:
        if s.kit.contract_kind[contract] == kind:
            rest -= 1
        contract += 1
    return contract


def draw_board(s: ArtisansState, dice: Dice) -> i64:
    rest = dice.below(BOARDS - (s.dealt - MARKET - KINDS - 1))
    board: i64 = 0
    while is_offered(s, board) or rest > 0:
        if not is_offered(s, board):
            rest -= 1
        board += 1
    return board


def play_draw(s: ArtisansState, move: i64) -> None:
    kind = kind_of(move)
    drawn = only_of(move)
    if kind == DRAW_CARD:
        lay_card(s, row_to_fill(s), drawn)
        if s.asks != SETTING_UP:
            s.refill = NONE
            after_action(s)
            return
    elif kind == DRAW_CONTRACT:
        s.contracts[s.dealt - MARKET] = drawn
        tell(s, CONTRACT_LAID, CHANCE, drawn)
    elif kind == DRAW_FIRST:
        s.first = drawn
        s.token = drawn
        tell(s, FIRST_PLAYER, drawn)
    elif kind == DRAW_BOARD:
        lay_board(s, drawn)
    else:
        lay_artisan(s, drawn)
    s.dealt += 1


def lay_card(s: ArtisansState, row: i64, card: i64) -> None:
    """AB-6, AB-23: on the leftmost empty place of its row."""
    place = row * ROW
    while s.market[place] != NONE:
        place += 1
    s.market[place] = card
    s.lies[card] = ON_MARKET
    s.left[row] -= 1
    tell(s, CARD_LAID, CHANCE, card)


def lay_board(s: ArtisansState, board: i64) -> None:
    """AB-10: as many as players; then they are chosen, beginning to the right of the first player."""
    place = s.dealt - MARKET - KINDS - 1
    s.offered[place] = board
    tell(s, BOARD_LAID, CHANCE, board)
    if place == s.players - 1:
        s.current = before(s, s.first)
        s.asks = ASK_BOARD


def lay_artisan(s: ArtisansState, face: i64) -> None:
    """AB-9: a random side up, for the whole game."""
    slot = slot_to_fill(s)
    s.faces[slot] = face
    tell(s, ARTISAN_LAID, CHANCE, face)
    if slot == s.cast.count - 1:
        begin_round(s)
