"""What is said of figures is grammatical: plurals in every language with faults below, elisions in French."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from chantier.kernel.game import SHELF, find
from chantier.kernel.table import Table

THINGS = (
    "thaler|coin|worker|bond|card|point|step|notch|fragment|token|look|space|turn|cube|debt|apprentice|round|badge"
    "|reward|artisan|captive|exchange"
)
CHOSES = (
    "thaler|pièce|point|ouvrier|pierre|carte|obligation|échelon|cran|case|jeton|regard|fragment|cube|dette|apprenti"
    "|bâtiment|manche|badge|récompense|artisan|vertu|marbre|captif|échange"
)
DINGE = "Münze|Karte|Punkt|Runde|Auftrag|Burg|Bauplatz"
MEHRERE = "Münzen|Karten|Punkte|Runden|Aufträge|Burgen|Bauplätze"
ONE = r"(?<![\d.,+×])1"
NONE_OR_ONE = r"(?<![\d.,+×])[01]"  # French counts 0 as one
MANY = r"(?<![\d.,])(?:[2-9]|[1-9]\d+)"
FAULTS = {
    "en": [
        re.compile(rf"{ONE} (?:{THINGS})e?s\b"),
        re.compile(rf"(?:{MANY}|(?<![\d.,])0) (?:{THINGS})\b(?! (?:card|side))"),
        re.compile(r"\ba [aeiou]\w+ (?!one)", re.IGNORECASE),
    ],
    "de": [
        re.compile(rf"{ONE} (?:{MEHRERE})\b"),
        re.compile(rf"(?:{MANY}|(?<![\d.,])0) (?:{DINGE})\b"),
    ],
    "fr": [
        re.compile(rf"{NONE_OR_ONE} (?:{CHOSES})s\b"),
        re.compile(rf"{MANY} (?:{CHOSES})\b"),
        re.compile(r"\b(?:de|le|la|que|ne|se|je|me|te) [aeiouyéèêâîôàœ]\w+", re.IGNORECASE),
        re.compile(r"\b(?:de le|de les|à le|à les)\b", re.IGNORECASE),
    ],
}


def sentences(game: str, lang: str) -> Iterator[str]:
    """All that is asked, offered, refused and told in some random games, of every option and number of seats."""
    card = find(game)
    for number in range(4):
        options = {name: values[number % len(values)] for name, values in card.options.items()}
        table = Table(game, card.seats[number % len(card.seats)], number, options=options)
        chance = random.Random(number)
        for turn in range(160):
            if table.seat is None:
                break
            seat = table.waiting[0]
            yield table.question(seat, lang)
            yield from (table.label(move, seat, lang) for move in table.moves(seat))
            if turn % 20 == 0:
                yield from (refusal.said(lang) for _, refusal in table.refused(seat))
            table.play(chance.choice(table.moves()))
        yield from (event.says for event in table.whole_log(lang=lang))


@pytest.mark.parametrize(("game", "lang"), [(g, lang) for g in SHELF for lang in FAULTS if find(g).words.speak(lang)])
def test_no_sentence_has_a_wrong_plural_or_a_missing_elision(game: str, lang: str) -> None:
    wrong = {
        said: found[0] for said in sentences(game, lang) for fault in FAULTS[lang] if (found := fault.search(said))
    }

    assert {} == wrong


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "for 1 points"),
        ("en", "1 starters, 2 coin"),
        ("en", "0 worker"),
        ("en", "a artisan comes"),
        ("de", "1 Münzen"),
        ("de", "0 Karte"),
        ("fr", "1 pièces"),
        ("fr", "0 thalers"),
        ("fr", "3 pierre"),
        ("fr", "n’a voulu de Odile"),
        ("fr", "à le chantier"),
    ],
)
def test_a_fault_is_found(lang: str, said: str) -> None:
    assert any(fault.search(said) for fault in FAULTS[lang])
