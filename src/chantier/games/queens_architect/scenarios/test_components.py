"""Components (QA-1 to QA-4)."""

from chantier.testing import Scene, at, rule


def box() -> Scene:
    """The table before anything is drawn."""
    return Scene.unplayed("queens_architect", 2, seed=0)


@rule("QA-1")
def test_there_are_54_artisan_tiles() -> None:
    table = box()

    assert 54 == sum(table.now.starters) + sum(table.now.others)


@rule("QA-1")
def test_each_of_the_six_guilds_has_three_characters() -> None:
    guilds = list(box().now.kit.guild)

    assert [3, 3, 3, 3, 3, 3] == [guilds.count(guild) for guild in range(6)]


@rule("QA-1")
def test_one_copy_of_each_character_is_a_starter() -> None:
    table = box()

    assert [1] * 18 == list(table.now.starters)


@rule("QA-1")
def test_two_copies_of_each_character_are_not_starters() -> None:
    table = box()

    assert [2] * 18 == list(table.now.others)


@rule("QA-2")
def test_the_twelve_esteem_tokens_are_worth_4_to_9() -> None:
    counts = list(box().now.tokens_left)

    assert [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9] == [worth for worth, n in enumerate(counts) for _ in range(n)]


@rule("QA-2")
def test_nine_esteem_tokens_are_laid_out_and_three_stay_in_the_box() -> None:
    table = box()
    table.settle()

    assert 9 == len(table.now.tokens)
    assert 0 not in list(table.now.tokens)
    assert 3 == sum(table.now.tokens_left)


@rule("QA-2")
def test_a_token_is_laid_out_no_more_often_than_it_is_in_the_box() -> None:
    table = at(
        "queens_architect",
        """
        asks: setting-up
        dealt: 8
        tokens: 4 5 5 6 6 6 7 8 0
        """,
    )

    assert ["token 7", "token 8", "token 9"] == table.draws()


@rule("QA-3")
def test_there_are_9_village_10_monastery_and_9_city_requests() -> None:
    kinds = list(box().now.kit.request_kind)

    assert [9, 10, 9] == [kinds.count(kind) for kind in range(3)]


@rule("QA-3")
def test_a_village_asks_for_2_guilds_a_monastery_for_3_and_a_city_for_4() -> None:
    kit = box().now.kit
    asked = {(kind, guilds.bit_count()) for kind, guilds in zip(kit.request_kind, kit.request_guilds, strict=True)}

    assert {(0, 2), (1, 3), (2, 4)} == asked


@rule("QA-3")
def test_a_city_has_one_bonus_and_there_are_three_of_each_kind() -> None:
    kit = box().now.kit
    bonuses = [
        (bonus, amount)
        for kind, bonus, amount in zip(kit.request_kind, kit.request_bonus, kit.request_amount, strict=True)
        if kind == 2
    ]
    esteem, thalers, recruitment = 1, 2, 3

    assert [(esteem, 1), (esteem, 2), (esteem, 3)] == sorted(b for b in bonuses if b[0] == esteem)
    assert [(thalers, 2), (thalers, 3), (thalers, 4)] == sorted(b for b in bonuses if b[0] == thalers)
    assert [(recruitment, 1)] * 3 == sorted(b for b in bonuses if b[0] == recruitment)


@rule("QA-3")
def test_villages_and_monasteries_have_no_bonus() -> None:
    kit = box().now.kit
    bonuses = {bonus for kind, bonus in zip(kit.request_kind, kit.request_bonus, strict=True) if kind < 2}

    assert {0} == bonuses


@rule("QA-4")
def test_there_are_28_bonds_with_those_the_players_hold() -> None:
    table = Scene("queens_architect", 4, seed=0)

    assert 28 == table.now.supply + sum(table.now.bonds)
    assert 20 == table.now.supply


@rule("QA-4")
def test_a_29th_bond_is_never_handed_out() -> None:
    table = at(
        "queens_architect",
        """
        asks: construction
        notches 0: mason-3=0
        bonds 0: 20
        bonds 1: 7
        esteem 0: 9
        """,
    )
    table.play("repair mason-3")

    assert 21 == table.now.bonds[0]
    assert 0 == table.now.supply


@rule("QA-4")
def test_thalers_never_run_out() -> None:
    table = at(
        "queens_architect",
        """
        asks: labour
        notches 0: mason-1=0
        thalers 0: 45
        thalers 1: 45
        """,
    )
    table.play("collect")

    assert 46 == table.now.thalers[0]


@rule("QA-4")
def test_a_player_has_8_buildings() -> None:
    table = Scene("queens_architect", 2, seed=0)

    assert 8 == table.view(0)["seats"][0]["buildings_left"]


@rule("QA-4")
def test_a_player_has_a_rest_tile_for_each_guild() -> None:
    table = Scene("queens_architect", 2, seed=0)
    tavern = table.view(0)["seats"][0]["tavern"]

    assert ["woodcutter", "smith", "glazier", "stonecutter", "mason", "tailor"] == tavern["entrance"]
