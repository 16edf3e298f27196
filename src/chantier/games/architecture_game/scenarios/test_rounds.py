"""The end of a round (AG-18, AG-19, AG-22, AG-24, AG-25)."""

from __future__ import annotations

import pytest

from chantier.games.architecture_game.scenarios.pieces import KIT, PARTHENON, REIMS, playing
from chantier.kernel.dice import Dice
from chantier.testing import Scene, rule


def last_player(*lines: str) -> Scene:
    """The last player of a round passes: it had found no pile."""
    return playing("current: 1", "stage 1: idle", *lines)


@rule("AG-18")
def test_bare_buildings_go_under_the_pile_and_new_ones_come() -> None:
    """Figure 5: nothing is complete; Villa Rotonda and Opéra Garnier are bare, and two others take their places."""
    scene = playing(
        "sites: parthenon rotonda reims garnier",
        "next_building: pisa",
        f"built: {PARTHENON[0]}=0 {REIMS[0]}=1",
        "current: 1",
        "stage 1: idle",
    )
    scene.coming = ("building zwinger", "building sydney")
    scene.play("pass")

    assert "parthenon pisa reims zwinger" == scene.line("sites")
    assert "sydney" == scene.line("next_building")
    assert "rotonda garnier" == scene.line("returned")


@rule("AG-18")
def test_they_go_in_the_order_of_their_places() -> None:
    scene = last_player("sites: sydney parthenon pisa medici")
    scene.play("pass")

    assert "sydney parthenon pisa medici" == scene.line("returned")


@rule("AG-18")
def test_what_went_under_the_pile_comes_back_in_that_order() -> None:
    scene = last_player(
        f"built: {PARTHENON[0]}=0", "unseen: -", "returned: zwinger pisa", "sites: parthenon reims colosseum medici"
    )
    scene.play("pass")

    assert "parthenon rotonda zwinger pisa" == scene.line("sites")
    assert "reims" == scene.line("next_building")
    assert "colosseum medici" == scene.line("returned")


@rule("AG-18")
def test_there_are_always_four_buildings_at_the_end_of_a_round() -> None:
    scene = last_player("sites: parthenon - - medici")
    scene.play("pass")

    assert 4 == sum(site is not None for site in scene.view(None)["sites"])


@rule("AG-19")
def test_the_next_round_is_chosen_in_the_order_of_the_pawns_now_held() -> None:
    scene = last_player("pawns 0: 1", "pawns 1: 2", "round: 6")
    scene.play("pass")

    assert (7, 0, "choosing") == (scene.now.round, scene.seat, scene.view(None)["phase"])


@rule("AG-22")
def test_the_building_pile_can_not_run_out() -> None:
    """Five players with 12 tokens each: eight small buildings pay 3, nine large ones 4; 17 are complete at most."""
    tokens, complete = 5 * (KIT.target - 1), 0
    for pays in sorted(parts + 1 for parts in KIT.parts):
        if tokens >= pays:
            tokens, complete = tokens - pays, complete + 1

    assert 17 == complete
    assert len(KIT.building_ids) - complete > 4


@rule("AG-24")
@pytest.mark.parametrize("seed", range(2))
def test_a_building_that_goes_under_the_pile_carries_no_token(seed: int) -> None:
    table, dice = playing(), Dice(seed)
    for _ in range(400):
        moves = table.moves()
        table.play(moves[dice.below(len(moves))])
        under = {building for building in table.now.returned if building >= 0}
        assert not any(owner >= 0 and KIT.building_of[f] in under for f, owner in enumerate(table.now.built))


@rule("AG-25")
def test_the_two_hundredth_round_is_the_last() -> None:
    scene = last_player("round: 200", "won 0: 7", "won 1: 9")
    scene.play("pass")

    assert scene.outcome is not None
    assert ([1], "AG-25") == (scene.outcome.winners, scene.outcome.rule)
    assert "rounds-ended" == scene.log()[-1].name


@rule("AG-25")
def test_equals_share_the_two_hundredth_round() -> None:
    scene = last_player("round: 200", "won 0: 9", "won 1: 9")
    scene.play("pass")

    assert scene.outcome is not None
    assert [0, 1] == scene.outcome.winners
