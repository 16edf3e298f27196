"""What is asked before a game begins: which game, a lesson or not, how many, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from chantier.bots.registry import LEVELS
from chantier.cli.face import Lines
from chantier.cli.keys import folded
from chantier.cli.speech import WORDS, Speech
from chantier.kernel.game import SHELF, find
from chantier.kernel.words import LANGUAGES

YES = {yes for lang in LANGUAGES for yes in WORDS.say(lang, "answer-yes").split(", ")}


class Asking:
    def __init__(self, face: Lines, speech: Speech) -> None:
        self.face = face
        self.speech = speech

    def choose(self, question: str, choices: Sequence[str], usual: int, first: int = 1) -> int:
        """Ask until one of the numbers is typed, or words of one choice; Enter takes the usual one."""
        self.face.note(Text(f"\n◆ {self.speech.say(question)}", "bold yellow"))
        for number, choice in enumerate(choices, first):
            mark = f"  ({self.speech.say('ask-usual')})" if number == usual else ""
            self.face.note(Text(f"{number:>2}  {choice}{mark}"))
        while True:
            typed = self.face.read(">")
            found = [n for n, one in enumerate(choices, first) if typed and begins(typed, one)]
            if not typed:
                return usual
            if typed.isdecimal() and first <= int(typed) < first + len(choices):
                return int(typed)
            if len(found) == 1:
                return found[0]
            self.face.note(Text(self.speech.say("ask-again", least=first, most=first + len(choices) - 1)))

    def is_wanted(self, question: str) -> bool:
        return self.face.read(f"◆ {self.speech.say(question)}").lower() in YES

    def game(self) -> str:
        titles = [find(name).called(self.speech.lang) for name in SHELF]
        return list(SHELF)[self.choose("ask-game", titles, 1) - 1]

    def seats(self, game: str) -> int:
        least, most = find(game).seats[0], find(game).seats[-1]
        said = [self.speech.say("ask-players", players=n, bots=n - 1) for n in range(least, most + 1)]
        return self.choose("ask-seats", said, least, least)

    def name(self, usual: str) -> str:
        return self.face.read(f"◆ {self.speech.say('ask-name', usual=usual)}") or usual

    def bot(self) -> str:
        said = [f"{card.name(self.speech.lang)} – {card.sentence(self.speech.lang)}" for card in LEVELS]
        return LEVELS[self.choose("ask-bots", said, 2) - 1].code


def begins(typed: str, choice: str) -> bool:
    """Every word typed begins a word of the choice."""
    words = folded(choice)
    return all(any(word.startswith(one) for word in words) for one in folded(typed))
