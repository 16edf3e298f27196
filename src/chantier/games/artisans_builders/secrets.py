"""What a seat does not see (AB-35): only the order of the decks, which is not there before a card is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.kernel.dice import Dice

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def seen_by(s: ArtisansState, seat: i64) -> ArtisansState:
    return s.clone()


def filled(s: ArtisansState, dice: Dice) -> ArtisansState:
    return s.clone()
