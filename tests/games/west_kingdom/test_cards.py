"""Cards are data with a closed list of effects: each is implemented, and each card has a scenario that names it."""

from __future__ import annotations

import re
from typing import get_args, get_type_hints

import pytest

from chantier.games.west_kingdom import card_tables, codes
from chantier.games.west_kingdom.effects import perform
from chantier.games.west_kingdom.parts import (
    ABILITIES,
    APPRENTICE_EFFECTS,
    BUILDING_EFFECTS,
    COUNTED,
    EFFECT_MOMENTS,
    MOMENTS,
    ApprenticePart,
    BuildingPart,
    CharacterPart,
)
from chantier.games.west_kingdom.scoring import times
from chantier.kernel.game import find
from chantier.kernel.rulebook import rulebook
from chantier.kernel.words import LANGUAGES
from chantier.testing import at

GAME = find("west_kingdom")
KIT = GAME.read_kit()
SCENARIOS = "\n".join(file.read_text("utf-8") for file in (GAME.folder / "scenarios").glob("test_*.py"))
SOURCES = {file.name: file.read_text("utf-8") for file in GAME.folder.glob("*.py") if file.name != "codes.py"}


@pytest.mark.parametrize("kind", ["building", "apprentice", "character", "market", "reward"])
def test_every_card_is_named_by_a_scenario(kind: str) -> None:
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", SCENARIOS))

    assert not {card for card in KIT.ids[kind] if card not in words}


@pytest.mark.parametrize("card", range(len(KIT.ids["building"])), ids=KIT.ids["building"])
def test_every_effect_of_a_building_does_or_counts_something(card: int) -> None:
    """What is done at once changes the table or asks a question; what waits counts for virtue, points or debts."""
    table = at("west_kingdom", HELPED)
    if KIT.effect[card] >= codes.MOST:
        counts = times(table.now, 0, card) > 0 or KIT.effect[card] == codes.DEBT_POINTS
        assert counts
        assert KIT.end_points[card] or KIT.end_virtue[card]
    else:
        before = GAME.position_text(KIT, table.state)
        perform(table.now, 0, card)
        assert before != GAME.position_text(KIT, table.state)


HELPED = """
promos: 1
crew 0: labourer
goods 0: clay=4 wood=4 stone=4 gold=4 marble=4 silver=4
goods 1: -
virtue 0: 8
step 0: 1
built 0: well smithy
paid 0: 2
prison 0: 3
captives 0: 1=3
"""


def test_the_lists_of_effects_are_closed() -> None:
    """What a file may say, what becomes a code, and what the rules look for are the same."""
    assert set(literals(BuildingPart, "effect")) == set(BUILDING_EFFECTS)
    assert set(literals(ApprenticePart, "effect")) == set(APPRENTICE_EFFECTS) == set(EFFECT_MOMENTS)
    assert {*literals(ApprenticePart, "at"), None} == {*MOMENTS, None}
    assert set(literals(CharacterPart, "ability")) == {*ABILITIES} - {"none"}
    assert set(literals(BuildingPart, "of")) == set(COUNTED)


def literals(part: type, field: str) -> set[str]:
    hint = get_type_hints(part)[field]
    return {one for found in (hint, *get_args(hint)) for one in (*get_args(found), found) if isinstance(one, str)}


@pytest.mark.parametrize(
    "code",
    [
        "GAIN",
        "EXCHANGE_KIND",
        "LESS_SILVER",
        "LESS_VIRTUE",
        "RELEASE",
        "GAIN_IF_NOBODY_IN_PRISON",
        "COUNTS_AS_WORKER",
        "GOLD_IS_MARBLE",
        "CARD_AT_MARKET",
        "LESS_TAX",
        "NO_DISCARD",
        "CHEAP_HIRE",
        "LESS_WOOD_OR_STONE",
        "BUY_OFF_DEBTS",
        "CARD_WHEN_BUILDING",
        "RELEASE_AT_RESET",
        "SILVER_FOR_CAPTIVES",
    ],
)
def test_every_effect_and_ability_is_looked_for_by_the_rules(code: str) -> None:
    chapters = "".join(text for name, text in SOURCES.items() if name not in ("parts.py", "kit.py", "judge.py"))
    used = re.findall(rf"(?<!import )\b{code}\b(?!,\n)", chapters)

    assert used or code == "EXCHANGE_KIND"  # exchanges have a table of their own


def test_every_card_has_its_words_in_both_languages() -> None:
    wanted = {
        *(
            f"{kind}-{card}{text}"
            for kind in ("building", "apprentice")
            for card in KIT.ids[kind]
            for text in ("", "-text")
        ),
        *(f"character-{card}-text" for card in KIT.ids["character"]),
        *(f"sheet-{line}" for line in GAME.sheet(GAME.start(KIT, 2, GAME.checked_options(None)), 0)),
        *(f"measure-{name}" for name in GAME.measures(GAME.start(KIT, 2, GAME.checked_options(None)))),
    }

    for lang in LANGUAGES:
        assert not {message for message in wanted if not GAME.words.has(lang, message)}


def test_names_of_cards_are_all_different() -> None:
    for lang in LANGUAGES:
        for kind in ("building", "apprentice"):
            names = [GAME.words.say(lang, f"{kind}-{card}") for card in KIT.ids[kind]]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if (card_tables.FOLDER / f"RULES.{lang}.md").exists()])
def test_every_card_can_be_read_in_the_rules_as_the_kit_has_it(lang: str) -> None:
    """Stale? python -m chantier.games.west_kingdom.card_tables"""
    page = (card_tables.FOLDER / f"RULES.{lang}.md").read_text("utf-8")
    book = rulebook(card_tables.FOLDER, lang)

    assert page == card_tables.with_tables(page, card_tables.tables(lang))
    for rule, table in card_tables.tables(lang).items():
        assert book.find(rule).text.endswith(table)
