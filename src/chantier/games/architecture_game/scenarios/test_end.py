"""The end of the game (AG-20 to AG-21)."""

from __future__ import annotations

from chantier.games.architecture_game.scenarios.pieces import MEDICI, REIMS, TAJ, playing
from chantier.testing import Scene, rule


def completing(*lines: str, built: str = "") -> Scene:
    """Seat 0 builds the last fragment of Reims."""
    seats = [line for line in lines if line.startswith("seats:")]
    rest = [line for line in lines if not line.startswith("seats:")]
    scene = playing(*seats, f"hands 0: {REIMS[2]} {TAJ[0]} {TAJ[1]}", f"built: {built}", *rest)
    scene.play(f"build {REIMS[2]}")
    return scene


OWN = f"{REIMS[0]}=0 {REIMS[1]}=0"
SHARED = f"{REIMS[0]}=0 {REIMS[1]}=1"
OTHERS = f"{REIMS[0]}=1 {REIMS[1]}=1"


@rule("AG-20")
def test_thirteen_tokens_win_at_once() -> None:
    scene = completing("won 0: 9", built=OWN)

    assert scene.outcome is not None
    assert ([0], "AG-20") == (scene.outcome.winners, scene.outcome.rule)
    assert [] == scene.waiting


@rule("AG-20")
def test_twelve_tokens_do_not_win() -> None:
    scene = completing("won 0: 8", built=OWN)

    assert 12 == scene.now.won[0]
    assert None is scene.outcome


@rule("AG-20")
def test_tokens_not_yet_won_do_not_count() -> None:
    scene = playing("won 0: 12", f"hands 0: {REIMS[0]} {TAJ[0]} {TAJ[1]}")
    scene.play(f"build {REIMS[0]}")

    assert None is scene.outcome


@rule("AG-16")
def test_the_end_tells_what_each_building_brought() -> None:
    scene = completing("seats: 3", "won 0: 11", built=SHARED)

    assert scene.outcome is not None
    assert [{"building-reims": 3}, {"building-reims": 1}, {"building-reims": 0}] == scene.outcome.sources


@rule("AG-20b")
def test_a_completion_can_bring_more_than_thirteen() -> None:
    scene = completing("won 0: 12", built=OWN)

    assert scene.outcome is not None
    assert [16, 0] == [sheet["tokens"] for sheet in scene.outcome.sheets]


@rule("AG-20b")
def test_the_winner_need_not_be_the_one_whose_turn_it_is() -> None:
    scene = completing("won 0: 3", "won 1: 11", built=OTHERS)

    assert scene.outcome is not None
    assert ([1], "AG-20") == (scene.outcome.winners, scene.outcome.rule)


@rule("AG-21")
def test_of_two_who_get_there_together_the_one_with_more_wins() -> None:
    scene = completing("won 0: 11", "won 1: 12", built=OTHERS)

    assert scene.outcome is not None
    assert [13, 14] == list(scene.now.won)
    assert ([1], "AG-21") == (scene.outcome.winners, scene.outcome.rule)


@rule("AG-21")
def test_of_equals_the_one_who_completed_the_building_wins() -> None:
    scene = completing("won 0: 10", "won 1: 12", built=SHARED)

    assert scene.outcome is not None
    assert [13, 13] == list(scene.now.won)
    assert [0] == scene.outcome.winners
    assert "tie-ended" == scene.log()[-1].name


@rule("AG-21")
def test_equals_who_did_not_complete_it_share() -> None:
    scene = playing(
        "seats: 3", f"hands 0: {REIMS[2]} {TAJ[0]}", f"built: {REIMS[0]}=1 {REIMS[1]}=2", "won 1: 12", "won 2: 12"
    )
    scene.play(f"build {REIMS[2]}")

    assert scene.outcome is not None
    assert [1, 2] == scene.outcome.winners


@rule("AG-21")
def test_completing_a_building_does_not_break_other_ties() -> None:
    scene = playing("seats: 3", f"hands 0: {MEDICI[1]} {TAJ[0]}", f"built: {MEDICI[0]}=1", "won 0: 4", "won 1: 12")
    scene.play(f"build {MEDICI[1]}")

    assert scene.outcome is not None
    assert [2, 1, 3] == scene.outcome.places
