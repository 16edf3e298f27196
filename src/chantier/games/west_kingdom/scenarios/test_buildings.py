"""Every building at work (WK-23; end effects WK-29)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import building, ending, goods, owns, score, west
from chantier.testing import rule


@rule("WK-23")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("smithy", "clay=5 wood=7 stone=13 gold=9 marble=9 silver=9"),
        ("well", "clay=13 wood=7 stone=7 gold=9 marble=9 silver=9"),
        ("lumber-camp", "clay=5 wood=13 stone=7 gold=9 marble=9 silver=9"),
        ("thieves-den", "clay=8 wood=7 stone=6 gold=9 marble=9 silver=13"),
        ("factory", "clay=9 wood=7 stone=7 gold=6 marble=11 silver=9"),
    ],
)
def test_goods_at_once(card: str, after: str) -> None:
    assert after == goods(building(card))


@rule("WK-23")
@pytest.mark.parametrize(
    ("card", "choice", "good", "left"),
    [
        ("treasury", "take 1", "gold", 9 - 1 + 1),
        ("treasury", "take 2", "silver", 9 + 3),
        ("clay-pit", "take 1", "gold", 9 + 1),
        ("clay-pit", "take 2", "marble", 9 + 1),
    ],
)
def test_treasury_and_clay_pit_give_one_of_two(card: str, choice: str, good: str, left: int) -> None:
    table = building(card)
    table.play(choice)

    assert left == owns(table, 0, good)


@rule("WK-23")
def test_drafting_room_draws_two_cards() -> None:
    table = building("drafting-room", "", "building keep", "building well")

    assert "well keep" == table.line("hands 0")


@rule("WK-23")
def test_betting_house_costs_a_virtue_and_brings_a_debt() -> None:
    table = building("betting-house")

    assert (6, 1) == (table.now.virtue[0], table.now.unpaid[0])


@rule("WK-23")
def test_tavern_hires_anybody_face_up_for_free_with_the_silver_on_the_card() -> None:
    table = building("tavern", "coins: 0 0 0 3 0 0 0 0")
    table.play("hire conspirator-1")

    assert "conspirator-1 labourer" == table.line("crew 0")
    assert 9 + 3 == owns(table, 0, "silver")


@rule("WK-23")
def test_tavern_at_the_limit_dismisses_first() -> None:
    table = building("tavern", "crew 0: labourer miner-1 miner-2 thief trickster")
    table.play_all("hire acolyte-clay", "dismiss thief")

    assert "acolyte-clay labourer miner-1 miner-2 trickster" == table.line("crew 0")


@rule("WK-31")
def test_armoury_makes_one_capture_for_free() -> None:
    table = building("armoury", "workers 1: mine=3 forest=1")
    table.play("capture mine 1")

    assert ("1=3", 9, 1) == (table.line("captives 0"), owns(table, 0, "silver"), table.seat)


@rule("WK-31")
def test_fortress_makes_two_captures_for_free() -> None:
    table = building("fortress", "workers 1: mine=3 forest=1 quarry=2")
    table.play_all("capture mine 1", "capture quarry 1")

    assert ("1=5", 9, 5) == (table.line("captives 0"), owns(table, 0, "silver"), table.now.virtue[0])


@rule("WK-31")
def test_barracks_frees_all_own_workers_from_boards() -> None:
    table = building("barracks", "captives 1: 0=4\nworkers 1: mine=3")
    table.play("liberate")

    assert (19, 9, 1) == (table.now.home[0], owns(table, 0, "silver"), table.seat)


@rule("WK-31")
def test_or_barracks_makes_a_capture() -> None:
    table = building("barracks", "captives 1: 0=4\nworkers 1: mine=3 forest=1")
    table.play("capture mine 1")
    assert ("1=3", 1) == (table.line("captives 0"), table.seat)

    table = building("barracks", "workers 1: mine=3 forest=1")
    assert "nobody-captured" == table.refusal("liberate").code


@rule("WK-23")
def test_church_destroys_a_debt() -> None:
    table = building("church", "unpaid 0: 2")
    table.play("destroy")

    assert (1, 0, 8) == (table.now.unpaid[0], table.now.paid[0], table.now.virtue[0])


@rule("WK-23")
def test_church_without_a_debt_asks_nothing() -> None:
    table = west("hands 0: church\ngoods 0: clay=3 stone=3\ntodo_count: 2\ntodo: 43 19")
    assert "no-debt" == table.refusal("destroy").code

    assert 1 == building("church").seat


@rule("WK-23")
def test_library_turns_a_card_into_two_gold() -> None:
    table = building("library", "hands 0: library well keep")
    table.play("discard keep")

    assert ("well", "keep", 11) == (table.line("hands 0"), table.line("under"), owns(table, 0, "gold"))


@rule("WK-23")
def test_hideout_lets_all_own_workers_out_of_prison() -> None:
    table = building("hideout", "prison 0: 5\nprison 1: 2")

    assert ([0, 2], 5) == (list(table.now.prison), table.now.virtue[0])


@rule("WK-23")
def test_monument_gives_everybody_a_virtue() -> None:
    table = west("seats: 3\nhands 0: monument\ncrew 0: labourer\ngoods 0: wood=2 stone=3 marble=2")
    table.play("place guildhall")

    assert [9, 8, 8] == list(table.now.virtue)


@rule("WK-23")
def test_watchtower_costs_everybody_with_three_in_prison_a_virtue() -> None:
    table = building("watchtower", "prison 0: 3\nprison 1: 2")
    assert [5, 7] == list(table.now.virtue)

    table = building("watchtower", "prison 0: 2\nprison 1: 4")
    assert [6, 6] == list(table.now.virtue)


@rule("WK-23")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (7, 1), (8, 2), (14, 3)])
def test_palace_gives_a_gold_per_four_virtue(virtue: int, gold: int) -> None:
    table = west(f"hands 0: palace\ncrew 0: labourer\ngoods 0: wood=3 stone=3 marble=2\nvirtue 0: {virtue}\nstep 0: 5")
    table.play("place guildhall")

    assert gold == owns(table, 0, "gold")


@rule("WK-32")
def test_crane_places_another_worker_in_the_guildhall() -> None:
    table = building("crane", "promos: 1\nhands 0: crane well smithy")
    table.play_all("hoist", "build smithy")

    assert "smithy crane" == table.line("built 0")
    assert (2, 18, 1) == (table.now.guild[0], table.now.home[0], table.seat)


@rule("WK-32")
def test_crane_needs_a_worker_at_home_and_something_to_build() -> None:
    table = west("todo_count: 2\ntodo: 43 20\nworkers 0: mine=20\nhands 0: well\ngoods 0: wood=9 stone=9")
    assert "no-worker" == table.refusal("hoist").code

    assert 1 == building("crane", "promos: 1").seat


@rule("WK-23")
def test_graveyard_dismisses_an_apprentice() -> None:
    table = building("graveyard", "promos: 1\ncrew 0: labourer thief")
    table.play("dismiss thief")

    assert ("labourer", "thief") == (table.line("crew 0"), table.line("dismissed"))


# at the end


@rule("WK-29", "WK-32")
@pytest.mark.parametrize(
    ("card", "good"),
    [("stone-market", "stone"), ("wood-market", "wood"), ("clay-market", "clay"), ("silver-market", "silver")],
)
def test_a_market_is_worth_two_points_to_whoever_has_strictly_most(card: str, good: str) -> None:
    more = {"stone": 1}.get(good, 0)  # seat 0 plays its last turn in the quarry
    assert 2 == score(ending(f"built 0: {card}\ngoods 0: {good}={5 - more}\ngoods 1: {good}=4"), "bonuses")
    assert 0 == score(ending(f"built 0: {card}\ngoods 0: {good}={4 - more}\ngoods 1: {good}=4"), "bonuses")


@rule("WK-29", "WK-32")
def test_steeple_is_worth_two_points_alone_at_the_top() -> None:
    assert 2 == score(ending("built 0: steeple\nstep 0: 2\nstep 1: 1"), "bonuses")
    assert 0 == score(ending("built 0: steeple\nstep 0: 2\nstep 1: 2"), "bonuses")


@rule("WK-29", "WK-32")
def test_chapel_is_worth_two_virtue_alone_at_the_top() -> None:
    assert 9 == ending("built 0: chapel\nstep 0: 2\nstep 1: 1").now.virtue[0]
    assert 7 == ending("built 0: chapel\nstep 0: 1\nstep 1: 1").now.virtue[0]


@rule("WK-29")
@pytest.mark.parametrize(
    ("card", "crew"),
    [
        ("carpenters-hut", "labourer woodcutter-1 thief miner-1"),
        ("tilers-hut", "labourer miner-1 miner-2 thief"),
        ("masons-hut", "labourer trickster stonecutter-1 thief"),
    ],
)
def test_a_hut_is_worth_a_point_per_apprentice_with_its_skill(card: str, crew: str) -> None:
    assert 3 == score(ending(f"built 0: {card}\ncrew 0: {crew}"), "bonuses")


@rule("WK-29", "WK-32")
def test_trading_post_is_worth_a_virtue_per_four_materials() -> None:
    table = ending("built 0: trading-post\ngoods 0: clay=3 wood=3 stone=1 gold=9")

    assert 7 + 2 == table.now.virtue[0], "8 with the stone of the last turn"


@rule("WK-29", "WK-32")
def test_castle_is_worth_a_virtue_per_two_gold() -> None:
    assert 9 == ending("built 0: castle\ngoods 0: gold=5 marble=9").now.virtue[0]


@rule("WK-29", "WK-32")
def test_observatory_is_worth_a_virtue_per_two_marble() -> None:
    assert 8 == ending("built 0: observatory\ngoods 0: gold=5 marble=3").now.virtue[0]


@rule("WK-29")
def test_reservoir_is_worth_a_virtue_per_two_paid_debts() -> None:
    assert 9 == ending("built 0: reservoir\npaid 0: 5\nunpaid 0: 2").now.virtue[0]


@rule("WK-29")
def test_moneylender_is_worth_a_point_per_paid_debt() -> None:
    assert 3 == score(ending("built 0: moneylender\npaid 0: 3\nunpaid 0: 2"), "bonuses")


@rule("WK-29")
def test_university_is_worth_two_points_without_unpaid_debt() -> None:
    assert 2 == score(ending("built 0: university\npaid 0: 1"), "bonuses")
    assert 0 == score(ending("built 0: university\nunpaid 0: 1"), "bonuses")


@rule("WK-29", "WK-32")
def test_aqueduct_is_worth_a_point_per_building_itself_included() -> None:
    assert 3 == score(ending("built 0: aqueduct well smithy"), "bonuses")


@rule("WK-29")
def test_museum_is_worth_a_virtue_per_two_buildings() -> None:
    assert 8 == ending("promos: 1\nbuilt 0: museum well smithy").now.virtue[0]


@rule("WK-29")
def test_dungeon_costs_two_virtue_at_the_end() -> None:
    assert 5 == ending("built 0: dungeon").now.virtue[0]


@rule("WK-29")
def test_keep_is_worth_a_point_per_three_captives() -> None:
    assert 2 == score(ending("built 0: keep\ncaptives 0: 1=8"), "bonuses")


@rule("WK-29")
def test_lighthouse_is_worth_a_point_per_four_virtue() -> None:
    assert 2 == score(ending("built 0: lighthouse\nvirtue 0: 11"), "bonuses")


@rule("WK-29", "WK-32")
@pytest.mark.parametrize(
    ("built", "points"), [("fountain", -3), ("gamblers-den", -9), ("fountain gamblers-den", -6), ("well", -6)]
)
def test_fountain_and_gamblers_den_change_what_a_debt_costs(built: str, points: int) -> None:
    assert points == score(ending(f"built 0: {built}\nunpaid 0: 3"), "debts")


PRINTED = [
    ("smithy", 3, 0),
    ("steeple", 4, 1),
    ("stone-market", 7, 0),
    ("tavern", 6, 0),
    ("thieves-den", 8, -2),
    ("tilers-hut", 5, 0),
    ("trading-post", 7, 0),
    ("treasury", 6, 0),
    ("university", 11, 1),
    ("watchtower", 11, -1),
    ("well", 3, 0),
    ("wood-market", 7, 0),
    ("aqueduct", 3, 0),
    ("armoury", 9, 0),
    ("barracks", 10, 0),
    ("betting-house", 7, -1),
    ("carpenters-hut", 5, 0),
    ("castle", 10, 0),
    ("chapel", 6, 1),
    ("church", 5, 1),
    ("clay-market", 6, 0),
    ("clay-pit", 3, 0),
    ("drafting-room", 8, 0),
    ("dungeon", 14, -1),
    ("factory", 7, 0),
    ("fortress", 12, -2),
    ("fountain", 4, 1),
    ("gamblers-den", 10, -2),
    ("hideout", 8, -2),
    ("keep", 12, -2),
    ("library", 8, 0),
    ("lighthouse", 6, 0),
    ("lumber-camp", 3, 0),
    ("masons-hut", 5, 0),
    ("moneylender", 5, -1),
    ("monument", 9, 2),
    ("observatory", 7, 0),
    ("palace", 9, 0),
    ("reservoir", 4, 0),
    ("silver-market", 6, 0),
    ("crane", 3, 0),
    ("graveyard", 12, -1),
    ("museum", 4, 0),
]


@rule("WK-23", "WK-29")
@pytest.mark.parametrize(("card", "points", "virtue"), PRINTED)
def test_every_building_changes_virtue_when_built_and_has_its_points(card: str, points: int, virtue: int) -> None:
    table = building(card, "promos: 1")

    assert 7 + virtue == table.now.virtue[0]
    assert points == table.view(None)["seats"][0]["score"]["buildings"]
