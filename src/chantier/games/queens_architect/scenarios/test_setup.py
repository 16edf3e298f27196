"""Setup (QA-8, QA-9) and the draft (QA-10)."""

import pytest

from chantier.kernel.dice import Dice
from chantier.testing import Scene, at, rule

EVERYBODY = range(4)


def set_up(seats: int, *draws: str) -> Scene:
    """A table as it stands before the draft; what is not said is drawn at random."""
    table = Scene.unplayed("queens_architect", seats, seed=0)
    table.will_draw(*draws)
    return table


def draft(seats: int, first: int) -> Scene:
    """The first player is about to choose."""
    beside = ["tailor-3", "mason-2", "glazier-3", "smith-2", "tailor-2", "mason-3", "glazier-2", "smith-3"]
    return at(
        "queens_architect",
        f"""
        seats: {seats}
        asks: choose
        round: 0
        picks: 0
        first: {first}
        current: {first}
        beside: {" ".join(beside[: 2 * seats])}
        """,
    )


@rule("QA-8")
def test_nine_tokens_lie_on_the_track_as_they_were_drawn() -> None:
    worths = (7, 5, 4, 6, 6, 5, 8, 7, 9)
    table = set_up(2, *(f"token {worth}" for worth in worths))

    assert "7 5 4 6 6 5 8 7 9" == table.line("tokens")
    assert {"token": 9, "step": 9} == table.event("token-laid")


@rule("QA-8")
def test_any_token_may_be_the_first() -> None:
    table = Scene.unplayed("queens_architect", 2, seed=0)

    assert ["token 4", "token 5", "token 6", "token 7", "token 8", "token 9"] == table.draws()


@rule("QA-8")
def test_the_first_token_is_drawn_at_random() -> None:
    drawn = {int(Scene("queens_architect", 2, seed=seed).now.tokens[0]) for seed in range(60)}

    assert {4, 5, 6, 7, 8, 9} == drawn


@rule("QA-8")
def test_every_esteem_pawn_begins_below_the_first_token() -> None:
    table = set_up(4)

    assert [0, 0, 0, 0] == list(table.now.esteem)


@rule("QA-8")
def test_every_carriage_begins_in_the_capital() -> None:
    table = set_up(4)

    assert ["capital"] * 4 == [table.line(f"carriage {seat}") for seat in EVERYBODY]


@rule("QA-8")
def test_every_broker_pawn_begins_on_1() -> None:
    table = set_up(4)

    assert [1, 1, 1, 1] == list(table.now.trust)


@rule("QA-8")
def test_every_architect_begins_on_construction() -> None:
    table = set_up(4)

    assert ["construction"] * 4 == [table.line(f"star {seat}") for seat in EVERYBODY]


@rule("QA-8")
def test_all_rest_tiles_begin_at_the_entrance() -> None:
    table = set_up(4)

    assert [6, 6, 6, 6] == [len(player["tavern"]["entrance"]) for player in table.view(None)["seats"]]


@rule("QA-8")
def test_every_player_begins_with_2_bonds_and_no_thalers() -> None:
    table = set_up(4)

    assert [2, 2, 2, 2] == list(table.now.bonds)
    assert [0, 0, 0, 0] == list(table.now.thalers)


@rule("QA-8")
def test_the_price_marker_begins_on_6() -> None:
    table = set_up(4)

    assert 6 == table.view(None)["panel"][0]["price"]


@rule("QA-8")
@pytest.mark.parametrize(("seats", "of_each"), [(2, 3), (3, 3), (4, 4)])
def test_there_are_3_sites_of_each_kind_and_4_with_four_players(seats: int, of_each: int) -> None:
    table = set_up(seats)
    kinds = [place["kind"] for place in table.view(None)["places"]]

    assert ["capital"] + ["village", "monastery", "city"] * of_each == kinds


@rule("QA-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_site_has_a_request_tile_of_its_kind(seats: int) -> None:
    table = set_up(seats)
    sites = list(table.now.map.ids[1:])

    assert [site.split("-")[0] for site in sites] == [table.line(f"requests {site}").split("-")[0] for site in sites]


@rule("QA-8")
def test_any_village_tile_that_is_left_may_come_to_a_village() -> None:
    table = at(
        "queens_architect",
        """
        asks: setting-up
        dealt: 9
        requests village-1: -
        requests village-2: village-bv
        requests village-3: village-mc
        """,
    )
    left = ["bt", "bc", "fv", "ft", "fc", "mv", "mt"]

    assert [f"request village-{guilds}" for guilds in left] == table.draws()


@rule("QA-8")
def test_the_request_tiles_that_are_not_used_stay_in_the_box() -> None:
    table = set_up(2)

    assert 28 - 9 == sum(table.now.requests_left)


@rule("QA-8")
def test_the_log_says_which_request_tile_lies_where() -> None:
    tokens = ("token 5",) * 2 + ("token 6",) * 3 + ("token 7",) * 3 + ("token 4",)
    table = set_up(2, *tokens, "request village-mc")

    assert "village-mc" == table.line("requests village-1")
    assert {"request": "village-mc", "site": "Valmière"} == table.events("request-laid")[0]


@rule("QA-9")
@pytest.mark.parametrize(("seats", "beside", "on_the_pile"), [(2, 4, 8), (3, 6, 6), (4, 8, 4)])
def test_6_starters_go_to_the_panel_some_beside_the_board_the_rest_on_the_pile(
    seats: int, beside: int, on_the_pile: int
) -> None:
    table = set_up(seats)

    assert 6 == sum(tile >= 0 for tile in table.now.panel)
    assert beside == sum(tile >= 0 for tile in table.now.beside)
    assert on_the_pile == table.now.starters_left
    assert beside == len(table.events("tile-beside"))


@rule("QA-9")
def test_the_36_other_tiles_are_all_on_the_pile() -> None:
    table = set_up(4)

    assert [2] * 18 == list(table.now.others)


@rule("QA-9")
def test_no_character_lies_twice_on_panel_and_table() -> None:
    table = set_up(4)
    lying = [*table.now.panel, *table.now.beside]

    assert 14 == len(set(lying))


@rule("QA-9")
def test_draws_come_from_the_starters_until_they_are_gone() -> None:
    table = at(
        "queens_architect",
        """
        panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 -
        starters: tailor-2=1 mason-3=1
        others: smith-1=2 tailor-1=1
        """,
    )

    assert ["tile mason-3", "tile tailor-2"] == table.draws()


@rule("QA-9")
def test_when_the_starters_are_gone_draws_come_from_the_others() -> None:
    table = at(
        "queens_architect",
        """
        panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 mason-1 -
        starters: -
        others: smith-1=2 tailor-1=1
        """,
    )

    assert ["tile smith-1", "tile tailor-1"] == table.draws()


@rule("QA-9")
def test_of_two_draws_the_last_starter_comes_first() -> None:
    table = at(
        "queens_architect",
        """
        asks: refilling
        panel: woodcutter-1 smith-1 glazier-1 stonecutter-1 - -
        starters: tailor-2=1
        others: mason-3=2
        """,
    )
    table.settle()

    assert "woodcutter-1 smith-1 glazier-1 stonecutter-1 tailor-2 mason-3" == table.line("panel")
    assert {"artisan": "Garin", "place": 6} == table.event("tile-drawn")
    assert ("-", "mason-3=1") == (table.line("starters"), table.line("others"))
    assert (0, 1) == (table.now.starters_left, table.now.others_left)


@rule("QA-9")
@pytest.mark.parametrize("layers", ["starters: smith-2=1 tailor-2=1", "starters: -\nothers: smith-2=1 tailor-2=1"])
def test_any_tile_of_the_layer_may_be_the_next(layers: str) -> None:
    drawn = set()
    for seed in range(20):
        table = at("queens_architect", f"asks: recruitment\nthalers 0: 6\n{layers}")
        table.dice = Dice(seed)
        table.play("recruit 1")
        drawn.add(table.line("panel").split()[5])

    assert {"smith-2", "tailor-2"} == drawn


@rule("QA-10")
def test_any_player_may_be_the_first() -> None:
    table = at(
        "queens_architect",
        """
        seats: 3
        asks: setting-up
        round: 0
        picks: 0
        first: -
        beside: tailor-3 mason-2 glazier-3 smith-2 tailor-2 mason-3
        """,
    )

    assert ["first 0", "first 1", "first 2"] == table.draws()


@rule("QA-10")
def test_the_player_drawn_as_the_first_begins_the_draft() -> None:
    table = at(
        "queens_architect",
        """
        seats: 3
        asks: setting-up
        round: 0
        picks: 0
        first: -
        beside: tailor-3 mason-2 glazier-3 smith-2 tailor-2 mason-3
        """,
    )
    table.will_draw("first 2")
    (told,) = table.log()

    assert 2 == table.seat
    assert 2 == table.now.first
    assert ("first-player", 2) == (told.name, told.seat)


@rule("QA-10")
def test_each_takes_one_of_those_beside_the_board() -> None:
    table = draft(2, first=0)
    offered = table.moves()
    table.play_all("choose 3", "turn 0")

    assert ["choose 1", "choose 2", "choose 3", "choose 4"] == offered
    assert ["choose 1", "choose 2", "choose 4"] == table.moves()


@rule("QA-10")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 1, 0]), (3, 1, [1, 2, 0, 0, 2, 1]), (4, 2, [2, 3, 0, 1, 1, 0, 3, 2])],
)
def test_the_draft_goes_clockwise_then_back_so_that_the_last_picks_twice(
    seats: int, first: int, order: list[int]
) -> None:
    table = draft(seats, first)
    picked = []
    for place in range(1, 2 * seats + 1):
        picked.append(table.seat)
        table.play_all(f"choose {place}", "turn 0")

    assert order == picked


@rule("QA-10")
def test_a_drafted_tile_starts_at_its_first_notch() -> None:
    table = draft(2, first=0)
    table.play("choose 2")

    assert "mason-2=0" == table.line("notches 0")
    assert {"artisan": "Hersende"} == table.event("chose")


@rule("QA-10")
@pytest.mark.parametrize("notches", range(6))
def test_the_owner_turns_the_tile_on_and_receives_a_thaler_a_notch(notches: int) -> None:
    table = draft(2, first=0)
    table.play_all("choose 2", f"turn {notches}")

    assert f"mason-2={notches}" == table.line("notches 0")
    assert notches == table.now.thalers[0]


@rule("QA-10")
def test_a_tailor_turned_3_notches_brings_3_thalers() -> None:
    """Worked example 1."""
    table = draft(2, first=0)
    table.play_all("choose 1", "turn 3")

    assert 3 == table.now.thalers[0]
    assert {"artisan": "Maud", "thalers": 3} == table.event("turned-for-thalers")


@rule("QA-10")
def test_a_tile_is_turned_at_most_5_notches() -> None:
    table = draft(2, first=0)
    table.play("choose 1")

    assert ["turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"] == table.moves()
    assert ("unknown-move", "QA-10") == (table.refusal("turn 6").code, table.refusal("turn 6").rule)


@rule("QA-10")
def test_a_tile_is_turned_at_once_or_not_at_all() -> None:
    table = draft(2, first=0)
    table.play_all("choose 1", "turn 0")

    assert "not-now" == table.refusal("turn 1").code
    assert table.view(0)["pending"]["newcomer"] is None


@rule("QA-10")
def test_an_artisan_who_has_been_chosen_is_refused_to_the_next() -> None:
    table = draft(2, first=0)
    table.play_all("choose 1", "turn 0")
    refusal = table.refusal("choose 1")

    assert ("taken", "QA-10") == (refusal.code, refusal.rule)
    assert 1 == refusal.figures["beside"]
    assert "That artisan has been chosen already. (QA-10)" == refusal.says


@rule("QA-10")
def test_after_the_draft_everybody_has_two_artisans_and_none_is_left() -> None:
    table = draft(3, first=0)
    for place in range(1, 7):
        table.play_all(f"choose {place}", "turn 0")

    assert [2, 2, 2] == [len(player["artisans"]) for player in table.view(None)["seats"]]
    assert "- - - - - -" == table.line("beside")


@rule("QA-10")
def test_the_draft_is_not_a_round() -> None:
    table = draft(2, first=1)
    table.play_all("choose 1", "turn 0", "choose 2", "turn 0", "choose 3", "turn 0", "choose 4")
    rounds_before = table.events("round-began")
    table.play("turn 0")

    assert [] == rounds_before
    assert {"round": 1} == table.event("round-began")


@rule("QA-10")
def test_after_the_draft_the_first_player_begins() -> None:
    table = draft(3, first=2)
    for place in range(1, 7):
        table.play_all(f"choose {place}", "turn 0")

    assert (1, 2) == (table.now.round, table.seat)
    assert "star" == table.line("asks")
