"""Names as they are shown, and told apart."""

from __future__ import annotations

import pytest

from chantier.server.accounts.names import apart, clean, key, skeleton
from chantier.server.errors import Refused


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada\n", "Ada"),
        ("  Ada   L. ", "Ada L."),
        ("A\u200bd\u200ba", "Ada"),
        ("\u202eadA\u2066", "adA"),
        ("A\u0007da", "Ada"),
        ("\uff21\uff44\uff41", "Ada"),
        ("E\u0301lodie", "Élodie"),
        ("a" + "\u0301" * 30, "á" + "\u0301" * 3),
        ("Łukasz 🏰", "Łukasz 🏰"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_name_is_shown_without_what_can_not_be_seen(given: str, shown: str) -> None:
    assert shown == clean(given)


@pytest.mark.parametrize("given", ["", "\u200b", "…", "\u3164\u3164", "🏰"])
def test_a_name_with_nothing_to_read_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="name-empty"):
        clean(given)


@pytest.mark.parametrize("given", ["Random", "grandmaster", "Maître d’œuvre", "ADMIN", "Adm1n", "Ch\u0430ntier", "bot"])
def test_a_name_of_the_house_or_of_a_bot_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="name-official"):
        clean(given)


def test_names_that_look_alike_have_one_skeleton() -> None:
    alike = ["Ada", "ada", "\u0410D\u0410", "Àda", "\uff41\uff44\uff41", "A d a"]

    assert {"ada"} == {skeleton(name) for name in alike}
    assert skeleton("Ada") != skeleton("Ida")


def test_who_has_anothers_name_at_a_table_gets_a_number() -> None:
    assert "Bo" == apart("Bo", ["Ada"])
    assert "Ada 2" == apart("Ada", ["\u0430d\u0430", "Bo"])
    assert "Ada 3" == apart("Ada", ["Ada", "Ada 2"])
    assert 40 == len(apart("x" * 40, ["x" * 40]))


def test_a_name_to_sign_in_with_is_compared_without_case_and_width() -> None:
    assert key("\uff21\uff24\uff21") == key("ada ")
