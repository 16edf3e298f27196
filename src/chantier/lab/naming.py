"""What happened in a game is kept by codes, such as "built sawmill"; people read names, as the log says them."""

from __future__ import annotations

from typing import Any

from chantier.kernel.game import Game
from chantier.kernel.texts import Vocabularies, Vocabulary, parted
from chantier.lab.cell import Cell, setting

GAP = "…"  # stands in a sentence for whatever it speaks of
NO_WORDS = Vocabulary((), ())


class Naming:
    def __init__(self, cell: Cell) -> None:
        self.game: Game[Any, Any] = setting(cell).game
        self.vocabularies: Vocabularies = setting(cell).texts.vocabularies
        self.told = {told.name: told for told in self.game.events.values()}

    def event(self, name: str, lang: str) -> str:
        """Return the log's sentence with gaps for its figures: "builds …"."""
        labels = [parted(label)[0] for label in self.told[name].figures]
        try:
            said = self.game.words.say(lang, f"event-{name}", dict.fromkeys(labels, GAP))
        except LookupError:  # a sentence that counts has nothing to say of a gap
            return name
        return said.rstrip(".").rstrip()

    def item(self, event: str, code: str, lang: str) -> str:
        """Return what the components of an event are called: "la scierie"."""
        told = self.told[event]
        vocabulary = parted(told.figures[0])[1] if told.figures else ""
        words = self.vocabularies.get(vocabulary, NO_WORDS)
        name = words.names[list(words.ids).index(code)] if code in words.ids else code
        return str(self.game.words.spoken(lang, name))
