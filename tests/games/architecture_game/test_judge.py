"""What bots think of a position: small differences that any player would see."""

from __future__ import annotations

from chantier.games.architecture_game.adviser import ADVISER
from chantier.games.architecture_game.scenarios.pieces import MEDICI, PARTHENON, REIMS, TAJ, playing, racing, table
from chantier.testing import Scene


def worth(scene: Scene, move: str, seat: int = 0) -> int:
    """How a position looks to a seat after a move."""
    state = scene.state.clone()
    state.play(seat, scene.texts.code[move])
    return int(ADVISER.judge(state, seat))


def test_building_is_better_than_giving_back() -> None:
    scene = playing(f"hands 0: {PARTHENON[0]} {TAJ[0]} {TAJ[1]}")
    given_back = scene.state.clone()
    for move in (f"put {PARTHENON[0]}", "under anchor"):
        given_back.play(0, scene.texts.code[move])

    assert worth(scene, f"build {PARTHENON[0]}") > ADVISER.judge(given_back, 0)


def test_completing_is_better_than_beginning() -> None:
    scene = playing(f"hands 0: {MEDICI[1]} {PARTHENON[0]} {TAJ[1]}", f"built: {MEDICI[0]}=1")

    assert worth(scene, f"build {MEDICI[1]}") > worth(scene, f"build {PARTHENON[0]}")


def test_a_fragment_that_completes_is_kept() -> None:
    scene = racing(f"piles square: {MEDICI[1]}", f"built: {MEDICI[0]}=0")
    scene.play("next")

    assert worth(scene, "keep") > worth(scene, "next")


def test_a_fragment_of_no_use_is_turned_over() -> None:
    scene = racing(f"piles square: {TAJ[2]}")
    scene.play("next")

    assert worth(scene, "next") > worth(scene, "keep")


def test_a_pile_in_which_something_good_was_seen_is_better() -> None:
    scene = table(f"piles anchor: {REIMS[0]}", "known anchor: 1")

    assert worth(scene, "take anchor") > worth(scene, "take arrow")


def test_what_others_know_counts_for_nothing() -> None:
    scene = table(f"piles anchor: {REIMS[0]}", "known anchor: 2")

    assert worth(scene, "take anchor") == worth(scene, "take arrow")


def test_a_lower_pawn_is_better() -> None:
    scene = racing()
    for seat in (0, 1):
        scene.play("next", seat)
        scene.play("keep", seat)

    assert worth(scene, "pawn 1") > worth(scene, "pawn 2")
