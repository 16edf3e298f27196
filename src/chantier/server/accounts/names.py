"""Names are cleaned when they are given, and told apart when they look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache, lru_cache

from chantier.bots.registry import CARDS
from chantier.kernel.words import LANGUAGES
from chantier.server.errors import Refused

LONGEST = 40
MOST_KNOWN = 10_000  # the skeletons of no more names are kept
MOST_MARKS = 3  # the most marks on a letter; more of them would climb over the lines around it
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # controls, bidi, zero width, unassigned, private, line ends
BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5"}  # letters that show nothing
ALIKE = str.maketrans({"0": "o", "1": "l", "|": "l", "i": "l", "!": "l", "5": "s", "$": "s", "@": "a", "8": "b"})
OFFICIAL = (
    "chantier",
    "admin",
    "administrator",
    "administrateur",
    "moderator",
    "modérateur",
    "bot",
    "server",
    "serveur",
)


def clean(name: str) -> str:
    """Return a name as it is shown: composed, without anything unseen; refuse a name of which nothing is left."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", name) if is_seen(letter))
    cleaned = " ".join(few_marks(seen).split())[:LONGEST].strip()
    if not any(letter.isalnum() for letter in cleaned):
        raise Refused(409, "name-empty")
    if skeleton(cleaned) in official():
        raise Refused(409, "name-official", name=cleaned)
    return cleaned


def is_seen(letter: str) -> bool:
    return letter.isspace() or (unicodedata.category(letter) not in UNSEEN and letter not in BLANK)


def few_marks(text: str) -> str:
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def key(sign_in: str) -> str:
    """Return the form in which names to sign in with are compared and kept."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", sign_in).casefold()).strip()


@lru_cache(MOST_KNOWN)
def skeleton(name: str) -> str:
    """Return what is left of a name when letters that look alike are one, such as the Cyrillic and the Latin a."""
    plain = unicodedata.normalize("NFKC", name)
    if not plain.isascii():
        plain = "".join(latin(letter) for letter in unicodedata.normalize("NFKD", plain))
    return "".join(plain.casefold().translate(ALIKE).replace("rn", "m").replace("vv", "w").split())


@cache
def latin(letter: str) -> str:
    """Return the Latin letter that a letter looks like in Unicode's list, or the letter itself without its marks."""
    from confusable_homoglyphs import confusables  # noqa: PLC0415 - the list is long, and most names need none

    if unicodedata.combining(letter):
        return ""
    if letter.isascii():
        return letter
    alike = confusables.is_confusable(letter, greedy=True, preferred_aliases=["latin"])
    found = [other["c"] for other in alike[0]["homoglyphs"]] if alike else []
    return next((other for other in found if other.isascii()), letter)


@cache
def official() -> frozenset[str]:
    """Return the skeletons of names that only the house and its bots have."""
    bots = [name for card in CARDS.values() for name in (card.code, *map(card.name, LANGUAGES))]
    return frozenset(map(skeleton, (*bots, *OFFICIAL)))


def apart(name: str, others: Collection[str]) -> str:
    """Return the name, with a number behind it if it looks like one of the others."""
    taken, number, told = set(map(skeleton, others)), 1, name
    while skeleton(told) in taken:
        number += 1
        told = f"{name[: LONGEST - len(str(number)) - 1]} {number}"
    return told
