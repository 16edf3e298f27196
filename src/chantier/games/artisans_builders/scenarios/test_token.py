"""The first-player token (AB-16, AB-25)."""

from chantier.games.artisans_builders.scenarios.scene import site
from chantier.testing import rule


@rule("AB-16")
def test_the_first_players_first_action_must_use_a_worker() -> None:
    assert "first-action" == site().refusal("token").code


@rule("AB-16")
def test_after_the_first_action_the_token_lies_in_the_middle() -> None:
    table = site()
    table.play("visit hod-carrier 1")

    assert "-" == table.line("token")
    assert "token" in table.moves()


@rule("AB-25")
def test_taking_the_token_places_no_worker() -> None:
    table = site()
    table.play_all("visit hod-carrier 1", "token")

    assert [2, 3] == list(table.now.workers)
    assert "1" == table.line("token")
    assert 0 == table.seat


@rule("AB-25")
def test_the_token_is_taken_once_a_round() -> None:
    table = site()
    table.play_all("visit hod-carrier 1", "token")

    assert "token-taken" == table.refusal("token").code


@rule("AB-25")
def test_the_first_player_may_take_it_back_from_the_second_action_on() -> None:
    table = site()
    table.play_all("visit hod-carrier 1", "visit woodcutter 1", "token")

    assert "0" == table.line("token")


@rule("AB-25")
def test_worked_example_3_the_token_taker_plays_the_last_worker_after_all_others_and_begins_the_next_round() -> None:
    table = site("coins 0: 9\ncoins 1: 9")
    table.play_all("visit hod-carrier 1", "token")
    turns = []
    while table.now.round == 1:
        turns.append(table.seat)
        table.play(next(move for move in table.moves() if move.startswith("visit")))

    assert [0, 1, 0, 1, 1] == turns
    assert "1" == table.line("first")
