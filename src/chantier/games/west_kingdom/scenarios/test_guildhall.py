"""The guildhall and building (WK-22, WK-23)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import RICH, building, goods, west
from chantier.testing import rule


@rule("WK-22")
def test_the_worker_stays_and_one_thing_is_built() -> None:
    table = west(f"hands 0: well smithy\ngoods 0: {RICH}")
    table.play_all("place guildhall", "build well")

    assert 1 == table.now.guild[0]
    assert ("well", "smithy") == (table.line("built 0"), table.line("hands 0"))
    assert 1 == table.seat


@rule("WK-22")
@pytest.mark.parametrize(("seats", "places"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_guildhall_has_12_to_24_places(seats: int, places: int) -> None:
    assert places == west(f"seats: {seats}").view(None)["guildhall_places"]


@rule("WK-23")
def test_a_building_asks_for_skills_that_are_not_used_up() -> None:
    table = west(f"hands 0: armoury hideout well\ngoods 0: {RICH}\ncrew 0: woodcutter-1")
    table.play("place guildhall")
    refusal = table.refusal("build armoury")
    assert ("skill-missing", "WK-23") == (refusal.code, refusal.rule)
    assert "You lack an apprentice who knows masonry. (WK-23)" == refusal.says
    assert "Il vous manque\N{NO-BREAK SPACE}: un apprenti maçon. (WK-23)" == refusal.said("fr")

    table = west(f"hands 0: hideout\ngoods 0: {RICH}\ncrew 0: woodcutter-1 stonecutter-1")
    table.play_all("place guildhall", "build hideout")
    assert "stonecutter-1 woodcutter-1" == table.line("crew 0")


@rule("WK-23")
def test_the_cost_is_paid_and_virtue_changes_before_the_effect() -> None:
    table = building("palace", "virtue 0: 8")

    assert "clay=9 wood=6 stone=6 gold=11 marble=7 silver=9" == goods(table)


@rule("WK-23")
def test_goods_that_are_missing_are_named() -> None:
    table = west("hands 0: well castle\ngoods 0: wood=3 stone=2 gold=1\ncrew 0: labourer")
    table.play("place guildhall")

    assert "You lack 2 clay, 1 wood, 2 marble. (WK-23)" == table.refusal("build castle").says
    assert "not-in-hand" == table.refusal("build keep").code


@rule("WK-23")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    table = building("tavern", "shown: - - - - - - - -\nvirtue 0: 7")

    assert 1 == table.seat


@rule("WK-23")
@pytest.mark.parametrize(("card", "more"), [("church", "unpaid 0: 1"), ("library", "hands 0: library well")])
def test_church_and_library_may_be_declined(card: str, more: str) -> None:
    table = building(card, more)
    assert "decline" == table.moves()[0]
    table.play("decline")

    assert 1 == table.seat


@rule("WK-23")
def test_a_building_is_shown_to_all_when_it_is_built() -> None:
    table = building("well")

    assert "builds Well." in [event.says for event in table.log(1)]
