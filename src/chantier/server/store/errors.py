"""A store that can't be opened tells the operator why in one sentence."""

from __future__ import annotations

from chantier.kernel.errors import Trouble
from chantier.kernel.words import plain
from chantier.server.errors import WORDS


class CannotOpen(Trouble):
    """The store or Redis can't be opened, and a sentence of the server says why."""

    def says(self, lang: str) -> str:
        return WORDS.say(lang, self.message, plain(self.figures))
