"""The table drawn in a terminal, from a view and nothing else; one file a part of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chantier.kernel.drawing import Player, Section
from chantier.kernel.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


def drawn(view: Mapping[str, Any], players: Sequence[Player], words: Words, lang: str) -> RenderableType:
    from chantier.games.artisans_builders.terminal.pen import Pen  # noqa: PLC0415 - rich is slow to import,
    from chantier.games.artisans_builders.terminal.sheet import Sheet  # noqa: PLC0415 - and only terminals need it

    return Sheet(Pen(view, players, words, lang))


def glanced(
    view: Mapping[str, Any], players: Sequence[Player], words: Words, lang: str, keys: Mapping[str, str]
) -> list[Section]:
    from chantier.games.artisans_builders.terminal.glance import glance  # noqa: PLC0415 - as above
    from chantier.games.artisans_builders.terminal.pen import Pen  # noqa: PLC0415

    return glance(Pen(view, players, words, lang), keys)
