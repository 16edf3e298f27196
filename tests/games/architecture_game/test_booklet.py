"""The booklet's pages: of a fair length, and the same facts in both languages and in the kit."""

from __future__ import annotations

import re

import pytest

from chantier.games.architecture_game.booklet import booklet
from chantier.kernel.game import find
from chantier.kernel.words import LANGUAGES

KIT = find("architecture_game").read_kit()


def years(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("building", KIT.building_ids)
def test_a_page_has_60_to_120_words(building: str, lang: str) -> None:
    assert 60 <= len(booklet(lang)[building].text.split()) <= 120


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(24))
def test_a_page_has_the_dates_of_the_kit(number: int, lang: str) -> None:
    begun, finished = KIT.begun[number], KIT.finished[number]
    expected = sorted({abs(year) for year in (begun, finished) if year is not None})

    assert expected == sorted(years(booklet(lang)[KIT.building_ids[number]].date))


@pytest.mark.parametrize("building", KIT.building_ids)
def test_all_languages_tell_the_same_figures(building: str) -> None:
    told = {tuple(years(booklet(lang)[building].text)) for lang in LANGUAGES}

    assert 1 == len(told)


@pytest.mark.parametrize("building", KIT.building_ids)
def test_a_year_in_the_text_does_not_contradict_the_date(building: str) -> None:
    """What a page tells happened in its own time or near it, or it is later history."""
    number = KIT.building_ids.index(building)
    text = booklet("en")[building].text

    assert all(year >= KIT.begun[number] - 20 for year in years(text) if year > 400)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fragment", KIT.fragment_ids)
def test_a_description_tells_neither_place_nor_architect(fragment: str, lang: str) -> None:
    """AG-29: nor the country; the building's own name is looked for in the scenarios."""
    page = booklet(lang)[KIT.building_ids[KIT.building_of[int(fragment) - 1]]]
    telling = {word.lower() for word in re.findall(r"\w{4,}", f"{page.place} {page.architect}") if word[0].isupper()}
    said = set(re.findall(r"\w+", find("architecture_game").words.say(lang, f"fragment-{fragment}").lower()))

    assert set() == telling & said
