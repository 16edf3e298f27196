"""A sprite: symbols that a page inlines once and places with <use href="#id"/>."""

from collections.abc import Iterable
from dataclasses import dataclass

from art.engrave import PEN


@dataclass(frozen=True)
class Symbol:
    id: str
    shows: str
    body: str
    view: str = "0 0 24 24"
    pen: str = PEN  # what the strokes in it inherit

    def svg(self) -> str:
        return f'<symbol id="{self.id}" viewBox="{self.view}" {self.pen}>{self.body}</symbol>'


def sprite(symbols: Iterable[Symbol], defs: str = "") -> str:
    """Sized 0 rather than hidden: patterns of a hidden drawing do not paint."""
    body = "\n".join(symbol.svg() for symbol in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">\n{defs}{body}\n</svg>\n'
