"""Playing a fragment (AG-15 to AG-17)."""

from __future__ import annotations

from chantier.games.architecture_game.scenarios.pieces import COLOSSEUM, MEDICI, PARTHENON, REIMS, TAJ, playing, racing
from chantier.testing import rule


@rule("AG-15")
def test_fragments_are_played_in_the_order_of_the_new_pawns() -> None:
    scene = racing("seats: 3")
    for seat, times in enumerate((3, 2, 1)):
        for _ in range(times):
            scene.play("next", seat)
        scene.play("keep", seat)
    scene.play_all("pawn 3", "pawn 1")
    played = []
    while scene.view(None)["phase"] == "playing":
        played.append(scene.seat)
        scene.play_all(scene.moves()[0], "under anchor")

    assert [1, 0, 2] == played


@rule("AG-15")
def test_a_fragment_goes_to_the_bottom_of_any_pile() -> None:
    scene = playing(f"hands 0: {TAJ[0]} {TAJ[1]} {TAJ[2]}", f"piles arrow: {REIMS[0]}", "sizes arrow: 1")
    scene.play(f"put {TAJ[1]}")
    assert [f"under {symbol}" for symbol in ("square", "compass", "arrow", "hourglass", "anchor")] == scene.moves(0)
    scene.play("under arrow")

    assert f"{REIMS[0]} {TAJ[1]}" == scene.line("piles arrow")
    assert 2 == scene.now.held[0]


@rule("AG-15")
def test_others_see_under_which_pile_but_not_what() -> None:
    scene = playing(f"hands 0: {TAJ[0]} {TAJ[1]} {TAJ[2]}")
    scene.play(f"put {TAJ[1]}")
    before = scene.version_for(1)
    scene.play("under arrow")

    assert {"symbol": "@symbol-arrow"} == scene.log(1)[-1].figures
    assert before + 1 == scene.version_for(1)
    assert "put-this" not in [event.name for event in scene.log(1)]


@rule("AG-15")
def test_building_lays_a_token_on_the_fragment() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]} {TAJ[0]} {TAJ[1]}")
    scene.play(f"build {PARTHENON[0]}")

    assert f"{PARTHENON[0]}=0" == scene.line("built")
    assert [1, 0] == [scene.view(None)["seats"][0]["laid"], scene.view(None)["seats"][0]["won"]]


@rule("AG-15")
def test_only_a_building_on_the_table_can_be_built() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]} {TAJ[0]} {TAJ[1]}")

    refusal = scene.refusal(f"build {TAJ[0]}")
    assert ("not-on-the-table", "AG-15") == (refusal.code, refusal.rule)
    assert "Taj" not in refusal.said("en")


@rule("AG-15")
def test_only_what_one_holds_can_be_played() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]} {TAJ[0]} {TAJ[1]}")

    assert "not-held" == scene.refusal(f"put {COLOSSEUM[0]}").code
    assert "not-held" == scene.refusal(f"build {COLOSSEUM[0]}").code


@rule("AG-15")
def test_whoever_has_searched_must_play() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]} {TAJ[0]} {TAJ[1]}")

    refusal = scene.refusal("pass")
    assert ("must-play", "AG-15") == (refusal.code, refusal.rule)


@rule("AG-15")
def test_the_pile_is_asked_for_after_the_fragment() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]} {TAJ[0]} {TAJ[1]}")

    assert "not-now" == scene.refusal("under arrow").code


@rule("AG-15")
def test_the_fragment_that_completes_a_building_gets_two_tokens() -> None:
    scene = playing(f"hands 0: {MEDICI[1]} {TAJ[0]} {TAJ[1]}", f"built: {MEDICI[0]}=0")
    scene.play(f"build {MEDICI[1]}")

    assert {"tokens": 3, "won": 3} == scene.event("tokens-won")


@rule("AG-16")
def test_tokens_of_a_completed_building_go_to_their_owners() -> None:
    """Red builds the first fragment, Blue the second, Red the third: 3 tokens and 1."""
    scene = playing(f"hands 0: {REIMS[2]} {TAJ[0]} {TAJ[1]}", f"built: {REIMS[0]}=0 {REIMS[1]}=1")
    scene.play(f"build {REIMS[2]}")

    assert [3, 1] == list(scene.now.won)
    assert "parthenon colosseum - medici" == scene.line("sites")


@rule("AG-16")
def test_a_completed_building_is_not_replaced_before_the_end_of_the_round() -> None:
    scene = playing(f"hands 0: {MEDICI[1]} {TAJ[0]} {TAJ[1]}", f"built: {MEDICI[0]}=0")
    scene.play(f"build {MEDICI[1]}")
    during = scene.view(None)["sites"][3]
    scene.play_all(scene.moves()[0], "under anchor")

    assert None is during
    assert None is not scene.view(None)["sites"][3]
    assert ["medici"] == scene.view(None)["completed"]


@rule("AG-16")
def test_fragments_of_a_completed_building_are_out_of_the_game() -> None:
    scene = playing(f"hands 0: {MEDICI[1]} {TAJ[0]} {TAJ[1]}", f"built: {MEDICI[0]}=0")
    scene.play(f"build {MEDICI[1]}")

    assert "-" == scene.line("built")
    assert 0 == sum(scene.now.undrawn[int(one) - 1] for one in MEDICI)


@rule("AG-16")
def test_tokens_on_an_unfinished_building_are_not_won() -> None:
    scene = playing(f"hands 0: {REIMS[2]} {TAJ[0]} {TAJ[1]}", f"built: {REIMS[0]}=0")
    scene.play(f"build {REIMS[2]}")

    assert [0, 0] == list(scene.now.won)


@rule("AG-17")
def test_after_playing_everybody_holds_two() -> None:
    scene = playing(f"hands 0: {TAJ[0]} {TAJ[1]} {TAJ[2]}", f"hands 1: {REIMS[0]} {REIMS[1]} {REIMS[2]}")
    scene.play_all(f"put {TAJ[0]}", "under anchor", f"build {REIMS[0]}")

    assert [2, 2] == list(scene.now.held)


@rule("AG-15")
def test_the_view_says_what_building_would_lay_once_it_is_ones_turn() -> None:
    scene = playing(f"hands 0: {MEDICI[1]} {TAJ[0]} {PARTHENON[0]}", f"built: {MEDICI[0]}=1")

    assert {MEDICI[1]: 2, PARTHENON[0]: 1} == scene.view(0)["tokens"]
    assert {} == scene.view(1)["tokens"] == scene.view(None)["tokens"]
