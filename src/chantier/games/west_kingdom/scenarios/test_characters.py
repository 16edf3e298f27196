"""Every character at work (WK-4, WK-32)."""

import pytest

from chantier import Table
from chantier.games.west_kingdom.scenarios.table import building, ending, goods, owns, west
from chantier.kernel.state import CHANCE
from chantier.testing import rule

START = [
    ("therese", 4, 5, 5),
    ("caroline", 8, 10, 3),
    ("ada", 0, 0, 11),
    ("frederick", 0, 4, 7),
    ("rudolf", 0, 3, 9),
    ("lothaire", 6, 6, 4),
    ("hugo", 10, 12, 2),
    ("clovis", 0, 1, 10),
    ("fara", 2, 5, 6),
    ("bertha", 0, 3, 8),
]
EXTRA = {
    "therese": ("-", 1, 0),
    "caroline": ("marble=1", 0, 1),
    "ada": ("gold=1", 1, 0),
    "frederick": ("stone=1", 0, 0),
    "rudolf": ("wood=1", 0, 0),
    "lothaire": ("clay=2", 0, 0),
    "hugo": ("-", 2, 0),
    "clovis": ("clay=1 marble=1", 0, 0),
    "fara": ("wood=1 stone=1", 0, 0),
    "bertha": ("-", 1, 0),
}


@rule("WK-4")
@pytest.mark.parametrize(("who", "prison", "silver", "virtue"), START)
def test_every_character_begins_with_its_own_figures(who: str, prison: int, silver: int, virtue: int) -> None:
    table = Table.unplayed("west_kingdom", 2, options={"characters": True, "promos": True}, seed=1)
    while "character" not in (drawn := table.texts.text[table.state.draw(table.dice)]):
        table.enter(CHANCE, table.texts.code[drawn])
    table.enter(CHANCE, table.texts.code[f"character {who}"])
    seat = table.view(None)["seats"][0]

    assert (prison, silver, virtue) == (seat["prison"], seat["goods"]["silver"], seat["virtue"])


@rule("WK-4")
@pytest.mark.parametrize("who", EXTRA)
def test_every_character_has_something_besides_after_the_draft(who: str) -> None:
    extra, cards, debts = EXTRA[who]
    other = "rudolf" if who != "rudolf" else "frederick"
    table = west(
        f"""
        characters: 1
        promos: 1
        character 0: {who}
        character 1: {other}
        goods 0: -
        passes: 2
        looking 0: well smithy
        looking 1: keep palace
        todo_count: 2
        todo: 41 0
        """
    )
    table.play("keep well", 0)
    table.play("keep keep", 1)
    while table.moves()[0] == "accept":
        table.play("accept")

    assert (extra, 1 + cards, debts) == (goods(table), table.now.cards[0], table.now.unpaid[0])


# the box


@rule("WK-4", "WK-32")
def test_therese_pays_a_step_of_one_gold_with_one_marble() -> None:
    table = west("character 0: therese\nhands 0: well\ngoods 0: marble=1", "reward grace")
    table.play("place guildhall")

    assert (1, "-") == (table.now.step[0], goods(table))


@rule("WK-32")
def test_therese_pays_the_printed_kind_first() -> None:
    table = west("character 0: therese\nhands 0: well smithy\ngoods 0: gold=3 marble=1\nstep 0: 4", "reward grace")
    table.play_all("place guildhall", "discard well")

    assert (5, "-") == (table.now.step[0], goods(table))


@rule("WK-32")
def test_to_therese_gold_and_marble_count_together_for_castle_and_observatory() -> None:
    table = ending("character 0: therese\nbuilt 0: castle observatory\ngoods 0: gold=3 marble=1\nvirtue 0: 5")

    assert 5 + 2 + 2 == table.now.virtue[0]


@rule("WK-4")
def test_others_do_not_pay_gold_with_marble() -> None:
    table = west("character 0: ada\nhands 0: well\ngoods 0: marble=1")

    assert "nothing-to-build" == table.refusal("place guildhall").code


@rule("WK-4", "WK-32")
def test_caroline_draws_a_card_with_every_action_in_the_market() -> None:
    table = west("character 0: caroline\nvirtue 0: 3")
    table.play("place market-left")
    assert 1 == table.now.cards[0]

    table = west("character 0: caroline\nvirtue 0: 3")
    table.play_all("place market-middle", "look")
    table.play(table.moves()[0])
    assert 2 == table.now.cards[0], "also for a look"


@rule("WK-4")
def test_ada_pays_a_tax_coin_less() -> None:
    table = west("character 0: ada\nworkers 1: mine=1\ngoods 0: -")
    table.play_all("place town-hall", "capture mine 1")

    assert ("1=1", 4) == (table.line("captives 0"), table.now.tax)


@rule("WK-4")
def test_frederick_discards_no_card_for_the_cathedral() -> None:
    table = west("character 0: frederick\ngoods 0: gold=1", "reward grace")
    table.play("place guildhall")

    assert 1 == table.now.step[0]


@rule("WK-4")
def test_rudolf_hires_for_a_silver_less_in_the_workshop() -> None:
    table = west("character 0: rudolf\ngoods 0: silver=3")
    table.play_all("place workshop", "hire conspirator-2")

    assert (0, 6) == (owns(table, 0, "silver"), table.now.tax)


@rule("WK-17")
def test_rudolf_employs_six() -> None:
    crew = "crew 0: labourer miner-1 miner-2 thief trickster"
    table = west(f"character 0: rudolf\n{crew}\ngoods 0: silver=9")
    table.play_all("place workshop", "hire acolyte-clay")
    assert 1 == table.seat, "the sixth needs no dismissal"

    table = west(f"character 0: rudolf\n{crew} pickpocket\ngoods 0: silver=9")
    table.play_all("place workshop", "hire acolyte-clay", "dismiss thief")
    assert 1 == table.seat


# promos


@rule("WK-4", "WK-32")
@pytest.mark.parametrize(
    ("save", "left"),
    [
        ("wood", "clay=9 wood=8 stone=7 gold=9 marble=9 silver=9"),
        ("stone", "clay=9 wood=7 stone=8 gold=9 marble=9 silver=9"),
    ],
)
def test_lothaire_saves_a_wood_or_a_stone(save: str, left: str) -> None:
    table = building("well", "promos: 1\ncharacter 0: lothaire")
    table.play(f"save {save}")

    assert left.replace("clay=9", "clay=13") == goods(table)


@rule("WK-32")
def test_lothaire_is_asked_only_when_there_is_a_choice() -> None:
    table = building("steeple", "promos: 1\ncharacter 0: lothaire")
    assert "clay=9 wood=8 stone=9 gold=7 marble=9 silver=9" == goods(table)

    table = west("promos: 1\ncharacter 0: lothaire\nhands 0: well\ngoods 0: wood=1 stone=2")
    table.play("place guildhall")
    assert "clay=4" == goods(table)

    table = west("promos: 1\ncharacter 0: lothaire\nhands 0: steeple\ntodo_count: 2\ntodo: 43 4117")
    assert "nothing-to-save" == table.refusal("save stone").code


@rule("WK-32")
def test_a_refusal_counts_what_lothaire_saves() -> None:
    table = west("promos: 1\ncharacter 0: lothaire\nhands 0: well smithy clay-pit\ngoods 0: clay=4 wood=1")
    table.play("place guildhall")

    assert "You lack 2 stone. (WK-23)" == table.refusal("build well").says


@rule("WK-4")
def test_lothaire_pays_one_less_for_a_step_of_wood_and_stone() -> None:
    table = west(
        "promos: 1\ncharacter 0: lothaire\nhands 0: well\ngoods 0: wood=3\nstep 0: 1\nvirtue 0: 5", "reward grace"
    )
    table.play("place guildhall")

    assert (2, "-") == (table.now.step[0], goods(table))


HUGO = "promos: 1\ncharacter 1: hugo\n"


@rule("WK-32")
@pytest.mark.parametrize(("answer", "silver", "debts"), [("accept", 5, 1), ("buy-off", 3, 0)])
def test_hugo_is_asked_at_every_debt_also_out_of_turn(answer: str, silver: int, debts: int) -> None:
    table = west(HUGO + "stalls: 1 1 -\ngoods 1: silver=5\ngoods 0: silver=3")
    table.play("place market-right")
    assert (1, ["accept", "buy-off"]) == (table.seat, table.moves())
    table.play(answer)

    assert (silver, debts) == (owns(table, 1, "silver"), table.now.unpaid[1])


@rule("WK-32")
def test_hugo_without_silver_takes_the_debt() -> None:
    table = west(HUGO + "stalls: 1 1 -\ngoods 1: silver=1\ngoods 0: silver=3")
    table.play("place market-right")

    assert 1 == table.now.unpaid[1]


@rule("WK-32")
def test_at_the_end_hugo_pays_if_he_can() -> None:
    table = ending("promos: 1\ncharacter 0: hugo\nbuilt 0: dungeon\nvirtue 0: 0\ngoods 0: silver=3")

    assert (1, 1) == (owns(table, 0, "silver"), table.now.unpaid[0])


@rule("WK-4", "WK-32")
def test_clovis_draws_a_card_after_the_effect_of_a_building() -> None:
    table = building("treasury", "promos: 1\ncharacter 0: clovis")
    assert 0 == table.now.cards[0]
    table.play("take 1")

    assert 1 == table.now.cards[0]


@rule("WK-4", "WK-21")
def test_fara_lets_a_worker_out_at_each_reset() -> None:
    table = west("promos: 1\ncharacter 1: fara\nprison 1: 2\nprison 0: 4\nstalls: 0 0 -")
    table.play("place market-right")

    assert [7, 1] == list(table.now.prison)


@rule("WK-4")
def test_bertha_earns_two_silver_more_for_her_captives() -> None:
    table = west("promos: 1\ncharacter 0: bertha\ncaptives 0: 1=3\ngoods 0: -")
    table.play("place guardhouse")

    assert "silver=5" == goods(table)


@rule("WK-4")
def test_characters_can_be_chosen_one_after_the_other() -> None:
    table = Table("west_kingdom", 3, 5, options={"chosen_characters": True})
    offered = table.moves()
    table.play("become ada")

    assert ["become therese", "become caroline", "become ada", "become frederick", "become rudolf"] == offered
    refusal = table.why_not("become ada")
    assert refusal is not None
    assert ("character-taken", "WK-4") == (refusal.code, refusal.rule)
    table.play("become therese")
    table.play("become rudolf")
    assert (0, "keep") == (table.view(0)["first"], table.view(0)["asks"]), "Ada has the highest virtue"
    assert [0, 4, 0] == [seat["prison"] for seat in table.view(None)["seats"]]


@rule("WK-4")
def test_the_last_character_is_not_asked_about() -> None:
    table = Table("west_kingdom", 5, 5, options={"chosen_characters": True})
    for _ in range(4):
        table.play(table.moves()[0])

    assert "keep" == table.view(0)["asks"]
    assert 5 == len({seat["character"] for seat in table.view(None)["seats"]})
