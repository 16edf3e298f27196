"""Every apprentice at work (WK-15; the place each acts at has its own rule)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import RICH, goods, owns, west
from chantier.testing import Scene, rule


def placed(card: str, move: str, more: str = "goods 0: silver=3") -> Scene:
    table = west(f"promos: 1\ncrew 0: {card}\n{more}")
    table.play(move)
    return table


@rule("WK-10", "WK-11", "WK-12")
@pytest.mark.parametrize(
    ("card", "place", "expected"),
    [
        ("woodcutter-1", "forest", "wood=2"),
        ("woodcutter-2", "forest", "wood=2"),
        ("stonecutter-1", "quarry", "stone=2"),
        ("stonecutter-2", "quarry", "stone=2"),
        ("miner-1", "mine", "clay=3"),
        ("miner-2", "mine", "clay=3"),
        ("jeweller-1", "silversmith", "silver=3"),
        ("jeweller-2", "silversmith", "silver=3"),
    ],
)
def test_one_more_at_a_place(card: str, place: str, expected: str) -> None:
    assert expected == goods(placed(card, f"place {place}", "goods 0: -"))


@rule("WK-10")
def test_two_of_a_kind_add_up() -> None:
    assert "wood=3" == goods(placed("woodcutter-1 woodcutter-2", "place forest", "goods 0: -"))


@rule("WK-14")
@pytest.mark.parametrize(
    ("card", "exchange", "before", "after"),
    [
        ("merchant-clay", "1-silver-for-3-clay", "silver=3", "clay=3 silver=2"),
        ("merchant-gold", "2-silver-for-1-gold", "silver=3", "gold=1 silver=1"),
        ("merchant-marble", "3-silver-for-1-marble", "silver=3", "marble=1"),
        ("merchant-stone", "1-silver-for-2-stone", "silver=3", "stone=2 silver=2"),
        ("merchant-wood", "1-silver-for-2-wood", "silver=3", "wood=2 silver=2"),
        ("trader-clay", "3-clay-for-1-marble", "clay=3", "marble=1"),
        ("trader-stone", "2-stone-for-1-marble", "stone=3", "stone=1 marble=1"),
        ("trader-wood", "2-wood-for-1-marble", "wood=3", "wood=1 marble=1"),
    ],
)
def test_an_exchange_of_its_own(card: str, exchange: str, before: str, after: str) -> None:
    table = placed(card, "place storehouse", f"goods 0: {before}")
    table.play(f"exchange {exchange}")

    assert after == goods(table)


@rule("WK-14")
@pytest.mark.parametrize(
    ("card", "exchange", "before", "after"),
    [
        ("patron-clay", "1-clay-for-1-virtue", "clay=3", "clay=2"),
        ("patron-silver", "2-silver-for-1-virtue", "silver=3", "silver=1"),
        ("patron-stone", "1-stone-for-1-virtue", "stone=3", "stone=2"),
        ("patron-wood", "1-wood-for-1-virtue", "wood=3", "wood=2"),
    ],
)
def test_a_patron_sells_virtue(card: str, exchange: str, before: str, after: str) -> None:
    table = placed(card, "place storehouse", f"goods 0: {before}")
    table.play(f"exchange {exchange}")

    assert (after, 8) == (goods(table), table.now.virtue[0])


@rule("WK-14")
def test_overseer_counts_as_a_worker_in_the_storehouse() -> None:
    table = placed("overseer", "place storehouse", "goods 0: clay=4")
    table.play_all("exchange 2-clay-for-1-virtue", "exchange 2-clay-for-1-virtue")

    assert 9 == table.now.virtue[0]


@rule("WK-20")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("swindler-clay", "clay=2 marble=1 silver=2"),
        ("swindler-stone", "stone=1 marble=1 silver=2"),
        ("swindler-wood", "wood=1 marble=1 silver=2"),
    ],
)
def test_a_swindler_adds_goods_to_any_action_of_the_market(card: str, expected: str) -> None:
    assert expected == goods(placed(card, "place market-left"))


@rule("WK-20")
def test_illusionist_loses_no_virtue_in_the_market() -> None:
    assert 7 == placed("illusionist", "place market-left").now.virtue[0]


@rule("WK-20")
@pytest.mark.parametrize(("place", "left"), [("market-left", 3), ("market-right", 1)])
def test_trickster_pays_a_silver_less_in_the_market(place: str, left: int) -> None:
    assert left == owns(placed("trickster", f"place {place}"), 0, "silver")


@rule("WK-13")
def test_pickpocket_takes_a_gold_at_the_tax_stand() -> None:
    assert "gold=1 silver=7" == goods(placed("pickpocket", "place tax-stand"))


@rule("WK-13")
def test_thief_loses_a_virtue_less_at_the_tax_stand() -> None:
    assert 6 == placed("thief", "place tax-stand").now.virtue[0]


@rule("WK-19")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("debt-collector-clay", "clay=2"), ("debt-collector-stone", "stone=2"), ("debt-collector-wood", "wood=2")],
)
def test_a_debt_collector_is_paid_for_each_debt_paid_off(card: str, expected: str) -> None:
    assert expected == goods(placed(card, "place guardhouse", "unpaid 0: 1\ngoods 0: silver=6"))


@rule("WK-19")
def test_enforcer_takes_a_gold_when_captives_are_sold() -> None:
    assert "gold=1 silver=2" == goods(placed("enforcer", "place guardhouse", "captives 0: 1=2\ngoods 0: -"))


@rule("WK-24")
@pytest.mark.parametrize(("card", "good", "amount"), [("acolyte-clay", "clay", 2), ("acolyte-silver", "silver", 2)])
def test_an_acolyte_gives_goods_at_each_step(card: str, good: str, amount: int) -> None:
    table = west(f"crew 0: {card}\nhands 0: well smithy\ngoods 0: {RICH}", "reward grace")
    table.play_all("place guildhall", "cathedral", "discard well")

    assert 9 + amount == owns(table, 0, good)


@rule("WK-24")
def test_acolyte_cards_draws_a_building_at_each_step() -> None:
    table = west(f"crew 0: acolyte-cards\nhands 0: well smithy\ngoods 0: {RICH}", "reward grace", "building keep")
    table.play_all("place guildhall", "cathedral", "discard well")

    assert "smithy keep" == table.line("hands 0")


def reset(card: str, prisoners: int) -> Scene:
    """Seat 0 has an apprentice; seat 1 fills the market."""
    table = west(
        f"promos: 1\ncurrent: 1\ncrew 0: {card}\nprison 0: {prisoners}\nstalls: 1 1 -\ngoods 0: -\nprison 1: 9"
    )
    table.play("place market-right")
    return table


@rule("WK-21")
@pytest.mark.parametrize(("card", "expected"), [("squire-gold", "gold=1"), ("squire-marble", "marble=1")])
def test_a_squire_is_rewarded_at_a_reset_with_nobody_in_prison(card: str, expected: str) -> None:
    assert expected == goods(reset(card, 0))
    assert "-" == goods(reset(card, 1))


@rule("WK-21")
def test_squire_virtue_wins_two_virtue_at_a_reset_with_nobody_in_prison() -> None:
    assert 9 == reset("squire-virtue", 0).now.virtue[0]
    assert 7 == reset("squire-virtue", 1).now.virtue[0]


@rule("WK-21")
@pytest.mark.parametrize(("prisoners", "left"), [(1, 0), (2, 0), (5, 3)])
def test_gatekeeper_lets_up_to_two_workers_out_at_a_reset(prisoners: int, left: int) -> None:
    assert left == reset("gatekeeper", prisoners).now.prison[0]


@rule("WK-21")
def test_peddler_earns_two_silver_at_a_reset() -> None:
    assert "silver=2" == goods(reset("peddler", 4))


@rule("WK-18", "WK-31")
@pytest.mark.parametrize("card", ["conspirator-1", "conspirator-2"])
def test_a_conspirator_captures_further_ones_for_free(card: str) -> None:
    table = placed(card, "place town-hall", "workers 0: town-hall=1\nworkers 1: mine=1 forest=1\ngoods 0: silver=1")
    table.play_all("capture mine 1", "capture forest 1")

    assert "1=2" == table.line("captives 0")


@rule("WK-23")
def test_labourer_has_all_three_skills() -> None:
    table = placed("labourer", "place guildhall", f"hands 0: keep\ngoods 0: {RICH}")
    table.play("build keep")

    assert "keep" == table.line("built 0")


SKILLS = {
    "carpentry": "acolyte-cards conspirator-1 conspirator-2 debt-collector-wood illusionist labourer merchant-wood "
    "patron-wood squire-virtue swindler-wood thief trader-wood woodcutter-1 woodcutter-2 peddler",
    "tiling": "acolyte-clay debt-collector-clay jeweller-1 jeweller-2 labourer merchant-clay merchant-marble miner-1 "
    "miner-2 patron-clay pickpocket squire-gold swindler-clay trader-clay enforcer",
    "masonry": "acolyte-silver debt-collector-stone gatekeeper labourer merchant-gold merchant-stone patron-silver "
    "patron-stone squire-marble stonecutter-1 stonecutter-2 swindler-stone trader-stone trickster overseer",
}
ASKING = {"carpentry": "tavern", "tiling": "treasury", "masonry": "factory"}


@rule("WK-23")
@pytest.mark.parametrize(("skill", "card"), [(skill, card) for skill in SKILLS for card in SKILLS[skill].split()])
def test_every_apprentice_brings_its_skill(skill: str, card: str) -> None:
    building = ASKING[skill]
    table = placed(card, "place guildhall", f"hands 0: {building}\ngoods 0: {RICH}")

    assert f"build {building}" in table.moves()


VIRTUE = {
    1: "acolyte-cards acolyte-clay acolyte-silver squire-gold squire-marble squire-virtue",
    -1: "gatekeeper illusionist pickpocket swindler-clay swindler-stone swindler-wood trickster peddler",
}


@rule("WK-15")
@pytest.mark.parametrize(("virtue", "card"), [(by, card) for by in VIRTUE for card in VIRTUE[by].split()])
def test_who_changes_virtue_when_hired(virtue: int, card: str) -> None:
    table = west(f"promos: 1\nshown: {card} - - - - - - -\ngoods 0: silver=4")
    table.play_all("place workshop", f"hire {card}")

    assert 7 + virtue == table.now.virtue[0]
