"""Wood, stone and coins: a row of three in a table of the kit (AB-2). The bank is unlimited (AB-5c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.artisans_builders.codes import COINS, STONE, WOOD
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def is_nothing(table: vec[i64], at: i64) -> bool:
    return table[at + WOOD] + table[at + STONE] + table[at + COINS] == 0


def take(s: ArtisansState, seat: i64, event: i64, table: vec[i64], at: i64) -> None:
    """From the bank, the goods that stand at a place of a table."""
    s.wood[seat] += table[at + WOOD]
    s.stone[seat] += table[at + STONE]
    s.coins[seat] += table[at + COINS]
    if s.log is not None and not is_nothing(table, at):
        tell(s, event, seat, table[at + WOOD], table[at + STONE], table[at + COINS])


def shift(s: ArtisansState, giver: i64, receiver: i64, coins: i64) -> None:
    s.coins[giver] -= coins
    s.coins[receiver] += coins
