"""The rules speak in integers and people in words; this module translates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from mypy_extensions import i64

from chantier.kernel.codes import A, B
from chantier.kernel.errors import BadGame
from chantier.kernel.words import Figures


class Vocabulary(NamedTuple):
    """A vocabulary says how moves write, and sentences name, the things that the rules number."""

    ids: Sequence[str]
    names: Sequence[str | int]


Vocabularies = Mapping[str, Vocabulary]


def numbers(first: int, last: int) -> Vocabulary:
    counted = range(first, last + 1)
    return Vocabulary([str(n) for n in counted], counted)


class Question(NamedTuple):
    """A question is what the table waits for; its sentence is the message ask-<name>."""

    name: str
    rule: str


class Verb(NamedTuple):
    """A verb is a kind of move: a word and the vocabularies of its arguments; its label is the message move-<word>."""

    word: str
    first: str = ""
    second: str = ""
    given: bool = False  # if True, no dice decide this move of chance: it comes from outside, such as who was quicker
    part: str = ""  # the part of the view that shows its first argument, so that a board for any game can light it


class Why(NamedTuple):
    """This is a kind of refusal: its code and its two figures; its sentence is the message refusal-<code>."""

    code: str
    figures: tuple[str, ...] = ()


class Told(NamedTuple):
    """This is a kind of event: its name, rule and three figures; its sentence is the message event-<name>."""

    name: str
    rule: str
    figures: tuple[str, ...] = ()
    reveals: bool = False  # if True, somebody has learnt something, so that the move can't be taken back
    step: bool = False  # if True, a turn is told without it: only whoever unfolds the turn reads it
    private: bool = False  # if True and the figures are secret, others do not even hear that it happened


def figures(labels: Iterable[str], values: Iterable[int], vocabularies: Vocabularies) -> Figures:
    """Return values by their labels; "artisan:character" names the value with the vocabulary character."""
    found: dict[str, int | str] = {}
    for label, value in zip(labels, values, strict=False):
        name, vocabulary = parted(label)
        found[name] = vocabularies[vocabulary].names[value] if vocabulary else value
    return found


@cache
def parted(label: str) -> tuple[str, str]:
    """Return the label itself and the name of its vocabulary."""
    name, _, vocabulary = label.partition(":")
    return name, vocabulary


def check_packing(verbs: Mapping[int, Verb], vocabularies: Vocabularies) -> None:
    """Refuse kinds of moves and first arguments that a code has no room for, instead of mixing them up."""
    for kind, verb in verbs.items():
        if not 0 <= kind < A:
            raise BadGame("game-kind", move=verb.word, given=kind, most=int(A) - 1)
        count = len(vocabularies[verb.first].ids) if verb.first else 0
        if count > A:
            raise BadGame("game-argument", move=verb.word, given=count, most=int(A))


class Texts:
    """This knows every move that can be written, by code and by text."""

    def __init__(self, verbs: Mapping[int, Verb], vocabularies: Vocabularies) -> None:
        check_packing(verbs, vocabularies)
        self.verbs = verbs
        self.vocabularies = vocabularies
        self.text = {code: text for kind, verb in verbs.items() for code, text in self.written(kind, verb)}
        self.code = {text: code for code, text in self.text.items()}
        if len(self.code) != len(self.text):
            raise BadGame("game-texts", text=next(text for code, text in self.text.items() if self.code[text] != code))
        self.named: dict[int, Figures] = {}

    def written(self, kind: int, verb: Verb) -> Iterable[tuple[int, str]]:
        firsts = self.vocabularies[verb.first].ids if verb.first else [""]
        seconds = self.vocabularies[verb.second].ids if verb.second else [""]
        for a, first in enumerate(firsts):
            for b, second in enumerate(seconds):
                yield kind + A * a + B * b, " ".join(filter(None, (verb.word, first, second)))

    def read(self, text: str) -> int | None:
        return self.code.get(" ".join(text.lower().split()))

    def is_given(self, code: i64) -> bool:
        """Say whether the move is decided outside, not by the table's dice."""
        return self.verbs[code % A].given

    def figures(self, code: i64) -> Figures:
        """Return what the move itself names."""
        if code not in self.named:
            verb = self.verbs[code % A]
            labels = [f"{name}:{name}" for name in (verb.first, verb.second) if name]
            self.named[code] = figures(labels, (code // A % A, code // B), self.vocabularies)
        return self.named[code]
