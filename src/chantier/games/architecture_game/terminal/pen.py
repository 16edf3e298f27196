"""What every part of the drawing is drawn with: marks, names, frames."""

from __future__ import annotations

import textwrap

from rich.text import Text

from chantier.kernel import pen


class Pen(pen.Pen):
    def called(self, kind: str, wanted: str) -> str:
        return self.word(f"{kind}-{wanted}")

    def player(self, seat: int) -> Text:
        return Text.assemble(self.mark(seat), " ", (self.players[seat].name, "bold"))


def wrapped(text: str, width: int, indent: str = "") -> Text:
    """rich breaks lines at no-break spaces too, and French is full of them."""
    return Text(textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))
