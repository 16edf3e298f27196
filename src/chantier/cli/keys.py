"""What a person types: the keys of moves, and words of any language that fit exactly one of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from chantier.cli.speech import BadUsage
from chantier.kernel.codes import A
from chantier.kernel.table import Table
from chantier.kernel.words import LANGUAGES

LABEL = re.compile(r"^move-([a-z-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
FIRST = re.compile(r"(?:^|\]) +([^\W\d_]+)", re.MULTILINE)  # words that a label, or one of its variants, begins with
ASIDE = ("decline", "done", "pass")  # to do nothing more has the key 0
MANY = 4  # no more moves are named when several fit


def keys_of(table: Table, moves: Sequence[str]) -> dict[str, str]:
    """A move that names one number of the board has that number as its key; the others get those that are free."""
    keys = {move: number for move in moves if (number := own_number(table, move))}
    if len({*keys.values()}) < len(keys):
        keys = {}
    keys |= {move: "0" for move in moves if move in ASIDE and "0" not in keys.values()}
    free = (str(n) for n in range(1, len(moves) + 100) if str(n) not in {*keys.values()})
    return {move: keys.get(move) or next(free) for move in moves}


def own_number(table: Table, move: str) -> str:
    """The number that a move names, if it names nothing else: recruit 3 is 3; fragments' numbers mean nothing."""
    verb = table.texts.verbs[table.texts.code[move] % A]
    word, _, rest = move.partition(" ")
    return rest if not verb.second and verb.first != "fragment" and rest.isdecimal() and word == verb.word else ""


@cache
def verb_words(folders: tuple[Path, ...]) -> dict[str, list[str]]:
    """The first word of a verb's label, in any language, means the verb: « Recruter … » is recruit."""
    found: dict[str, list[str]] = {}
    for folder in folders:
        for file in sorted(folder.glob("messages.*.ftl")):
            for verb, label in LABEL.findall(file.read_text("utf-8")):
                for word in FIRST.findall(label):
                    found.setdefault(folded(word)[0], []).append(verb)
    return found


def translated(table: Table, typed: str) -> str:
    """A move whose verb was typed in other words: "recruter 3" is "recruit 3"; what is no such move stays as it is."""
    first, *rest = typed.lower().split() or [""]
    for verb in verb_words(table.game.words.folders).get(" ".join(folded(first)), []):
        move = " ".join([verb, *rest])
        if table.texts.read(move) is not None:
            return move
    return typed


def folded(text: str) -> list[str]:
    """Words without capitals, accents and signs, so that « pré » and "Pre" are the same."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(one))
    return "".join(one if one.isalnum() else " " for one in plain).split()


def fits(typed: list[str], label: list[str]) -> bool:
    """Every word typed begins a word of the label, in this order."""
    rest = iter(label)
    return all(any(word.startswith(one) for word in rest) for one in typed)


def named(table: Table, seat: int, typed: str, moves: Iterable[str]) -> str | None:
    """The one move whose label, in any language, has the words that were typed; None if there is none.

    Labels that begin with what was typed come before those that have it further on.
    """
    words = folded(typed)
    fitting = {move: [one for one in labels(table, seat, move) if words and fits(words, one)] for move in moves}
    first = [move for move, labelled in fitting.items() if any(one[0].startswith(words[0]) for one in labelled)]
    found = first or [move for move, labelled in fitting.items() if labelled]
    if len(found) > 1:
        told = ", ".join(table.label(move, seat) for move in found[:MANY]) + (", …" if len(found) > MANY else "")
        raise BadUsage("play-several", given=typed, moves=told)
    return found[0] if found else None


def labels(table: Table, seat: int, move: str) -> list[list[str]]:
    """A move that is not to be made now may have nothing to say."""
    try:
        return [folded(table.label(move, seat, lang)) for lang in LANGUAGES]
    except LookupError:
        return []
