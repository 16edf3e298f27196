"""Income, the order of turns, the end of the round and of the game (AB-11 to AB-13, AB-15, AB-29 to AB-35)."""

import pytest

from chantier.games.artisans_builders.scenarios.scene import box, goods, site
from chantier.kernel.dice import Dice
from chantier.testing import Scene, rule

LAST_WORKER = "workers 0: 0\nworkers 1: 1\ncurrent: 1\ntoken: -"


def next_round(position: str) -> Scene:
    """The last worker of a round is placed, and income comes."""
    table = site(f"{LAST_WORKER}\n{position}")
    table.play("visit hod-carrier 1")
    return table


@rule("AB-11")
def test_an_empty_plot_pays_what_is_printed_on_the_board() -> None:
    table = next_round("wood 0: 0\ncoins 0: 0")

    assert (0, 0, 4) == goods(table, 0)
    assert 2 == table.now.round


@rule("AB-11")
def test_a_building_pays_its_income_instead_of_what_is_printed() -> None:
    table = next_round("wood 0: 0\ncoins 0: 0\ntop 0: - masons-lodge -")

    assert (0, 2, 1) == goods(table, 0)


@rule("AB-11")
def test_worked_example_2_a_plot_pays_the_top_building_and_what_is_left_of_the_covered_one() -> None:
    table = next_round("wood 0: 0\ncoins 0: 0\ntop 0: boatmens-hall - -\nlies: ham-smokehouse=0-1")

    assert (1, 1 + 1, 3) == goods(table, 0)
    assert 0 == table.now.badges[0 * 5 + 0] - 1  # only the board's own meat: the smokehouse's badge no longer counts


@rule("AB-11")
def test_residual_incomes_add_up_without_limit() -> None:
    covered = "ham-smokehouse=0-1 field-forge=0-1 quayside-warehouse=0-1 meadow-dairy=0-1"
    table = next_round(f"wood 0: 0\ncoins 0: 0\ntop 0: crane-yard - -\nlies: {covered}")

    assert (2, 1 + 4, 3) == goods(table, 0)


@rule("AB-12")
def test_a_bare_district_pays_4_coins_in_all() -> None:
    kit = site().now.kit

    assert [4] * 5 == [sum(kit.printed[board * 3 : board * 3 + 3]) for board in range(5)]


@rule("AB-12")
def test_round_1_pays_too() -> None:
    table = box(2)
    table.settle()
    table.play(table.moves()[0])

    assert 1 == table.now.round
    assert [7, 7] == list(table.now.coins)


@rule("AB-12")
def test_a_covered_plot_pays_its_printed_coins_no_longer() -> None:
    table = site("wood 0: 3\nstone 0: 3\ncoins 0: 1")
    table.play_all("build masons-lodge", "pay", "plot 2")

    assert [0, 2, 1] == list(table.now.income[:3])


@rule("AB-13")
@pytest.mark.parametrize(("castle", "cube"), [("mistwall", (1, 0, 1)), ("alder-keep", (0, 1, 1))])
def test_a_castle_pays_the_one_cube_of_its_card(castle: str, cube: tuple[int, int, int]) -> None:
    table = next_round(f"wood 0: 0\ncoins 0: 0\ntop 0: - {castle} -")

    assert cube == goods(table, 0)


@rule("AB-15")
def test_turns_go_clockwise_one_action_each_until_all_workers_are_used() -> None:
    table = site("seats: 3\nfirst: 1\ncurrent: 1\ntoken: 1\ncoins 0: 30\ncoins 1: 30\ncoins 2: 30")
    turns = []
    while table.now.round == 1:
        turns.append(table.seat)
        table.play(next(move for move in table.moves() if move.startswith("visit")))
        while table.line("asks") == "cubes":
            table.play("wood 1")

    assert [1, 2, 0] * 3 == turns


@rule("AB-15b")
def test_who_has_no_worker_left_is_skipped() -> None:
    table = site("workers 0: 2\nworkers 1: 0\ntoken: -")
    table.play("visit hod-carrier 1")

    assert 0 == table.seat


@rule("AB-15b")
def test_who_has_a_worker_left_must_act() -> None:
    table = site("wood 0: 0\ncoins 0: 0\ntoken: 1\nworkers 0: 1\nstanding 0: 1 1 - - - -")

    assert "decline" not in table.moves()
    assert table.moves()


@rule("AB-29")
def test_workers_and_recruiters_come_home() -> None:
    table = next_round("recruiter: - 0 1 - -\nstanding 1: 1 - - - - -")

    assert [3, 3] == list(table.now.workers)
    assert "- - - - -" == table.line("recruiter")
    assert "- - - - - -" == table.line("standing 1")


@rule("AB-29")
def test_a_token_still_in_the_middle_goes_to_whoever_placed_the_last_worker() -> None:
    table = next_round("")

    assert "1" == table.line("token")
    assert "1" == table.line("first")


@rule("AB-29")
def test_without_a_third_castle_another_round_begins() -> None:
    table = next_round("top 0: mistwall alder-keep -")

    assert 2 == table.now.round
    assert "recruit" == table.line("asks")


TWO_CASTLES = """
    top 0: portcullis-fort alder-keep -
    wood 0: 5
    stone 0: 7
    coins 0: 1
    coins 1: 9
    """


@rule("AB-30")
def test_a_third_castle_triggers_the_end_and_the_round_is_played_out() -> None:
    table = site(TWO_CASTLES)
    table.play("build mistwall")

    assert [{}] == table.events("third-castle")
    assert 1 == table.seat
    table.play_all("visit hod-carrier 1", "visit woodcutter 1")
    table.play("visit quarryman 1")
    assert table.outcome is not None
    assert "AB-30" == table.outcome.rule


@rule("AB-31")
def test_worked_example_5_two_workers_left_on_castles_score_8_points() -> None:
    table = site(TWO_CASTLES)
    table.play("build mistwall")
    table.play_all("visit hod-carrier 1", "visit woodcutter 1", "visit quarryman 1")

    assert [{}, {}] == table.events("castle-improved")
    assert table.outcome is not None
    assert 8 == table.outcome.sheets[0]["castle-workers"]


@rule("AB-31")
def test_with_three_castles_there_is_neither_a_token_nor_a_contract_any_more() -> None:
    table = site(f"{TWO_CASTLES}\nfulfilled 0: 31")
    table.play("build mistwall")
    table.play("visit hod-carrier 1")

    assert 1 == table.seat  # seat 0 was not asked
    assert 1 == table.now.improved[0]


@rule("AB-31")
def test_a_contract_is_still_possible_on_the_turn_of_the_third_castle() -> None:
    table = site(f"{TWO_CASTLES}\ntop 0: castle-of-the-three-cranes alder-keep -")
    table.play("build mistwall")

    assert "contract" == table.line("asks")
    assert 0 == table.seat


@rule("AB-31")
def test_who_has_three_castles_still_receives_prices_and_market_goods() -> None:
    table = site(f"{TWO_CASTLES}\nrecruiter: - 0 1 - -\nwood 1: 0\nstone 1: 3")
    table.play("build mistwall")
    before = goods(table, 0)
    table.play_all("visit woodcutter 1", "build log-shed", "pay", "plot 1")

    assert (0, 1, 1) == tuple(b - a for a, b in zip(before, goods(table, 0), strict=True))


@rule("AB-34")
def test_after_20_rounds_without_a_third_castle_the_game_ends() -> None:
    table = next_round("round: 20")

    assert table.outcome is not None
    assert "AB-34" == table.outcome.rule
    assert {"round": 20} == table.event("rounds-ended")


@rule("AB-35")
def test_everybody_sees_everything_but_what_will_be_drawn() -> None:
    table = site("wood 0: 5")

    assert table.view(0)["seats"] == table.view(1)["seats"] == table.view(None)["seats"]
    assert 36 == len(table.view(0)["undrawn"])
    assert table.state.seen_by(1).filled(Dice(1)).legal is not None
