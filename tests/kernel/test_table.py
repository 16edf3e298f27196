"""The friendly face of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from chantier import (
    BadInput,
    BadOption,
    BadSeats,
    CannotUndo,
    IllegalMove,
    Table,
    UnknownGame,
)
from chantier.kernel.facts import facts
from chantier.kernel.game import SHELF, shelve
from chantier.testing import at


@pytest.fixture
def bids() -> Iterator[Table]:
    """Sealed Bids for three: hands are secret and all choose at once."""
    shelve("sealed_bids", "chantier.testing.sealed_bids")
    yield Table("sealed_bids", seats=3, seed=5)
    del SHELF["sealed_bids"]


def play_at_random(table: Table, seed: int, moves: int = 10_000) -> None:
    chance = random.Random(seed)
    while table.seat is not None and moves:
        table.play(chance.choice(table.moves()))
        moves -= 1


def test_a_new_table_waits_for_the_first_player() -> None:
    table = Table("queens_architect", seats=3, seed=7)

    assert [table.seat] == table.waiting
    assert ["choose 1", "choose 2", "choose 3", "choose 4", "choose 5", "choose 6"] == table.moves()
    assert table.outcome is None


def test_seats_are_two_unless_said() -> None:
    assert 2 == Table("queens_architect").seats


def test_the_same_seed_gives_the_same_table() -> None:
    one, other = (Table("queens_architect", seats=4, seed=11) for _ in range(2))

    assert one.record() == other.record()


def test_without_a_seed_tables_differ() -> None:
    one, other = (Table("queens_architect", seats=4) for _ in range(2))

    assert one.record() != other.record()


def test_only_the_seat_to_move_has_moves() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    waiting = 1 - (table.seat or 0)

    assert [] == table.moves(waiting)
    assert "not-your-turn" == getattr(table.why_not("choose 1", waiting), "code", None)


def test_a_move_may_be_written_loosely() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    table.play("  Choose   1 ")

    assert table.record().entries[-1].endswith(": choose 1")


@pytest.mark.parametrize(
    "text", ["", "fly", "choose", "choose 99", "tile mason-1", "choose 1 2", "@guild-mason", "@@", "{ $given }"]
)
def test_what_is_no_move_is_answered_with_what_is(text: str) -> None:
    table = Table("queens_architect", seats=2, seed=1)
    before = table.record()

    with pytest.raises(IllegalMove, match="choose 1, choose 2, choose 3, choose 4") as refused:
        table.play(text)
    assert "unknown-move" == refused.value.refusal.code
    assert f"“{text}”" in str(refused.value)
    assert before == table.record()


def test_a_stale_move_is_refused() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    version = table.version
    table.play("choose 1", version=version)

    with pytest.raises(IllegalMove, match=f"version {version}"):
        table.play("turn 0", version=version)


def test_why_not_says_code_rule_and_sentence_in_both_languages() -> None:
    table = at("queens_architect", "star 0: labour\nthalers 0: 2")
    table.play("go recruitment")
    refusal = table.why_not("recruit 1")

    assert refusal is not None
    assert ("too-dear", "QA-14") == (refusal.code, refusal.rule)
    assert (6, 2) == (refusal.figures["need"], refusal.figures["have"])
    assert "That costs 6 thalers, you have 2. (QA-14)" == refusal.says
    assert "Cela coûte 6 thalers, vous en avez 2. (QA-14)" == refusal.said("fr")


def test_after_the_end_nothing_can_be_played() -> None:
    table = Table("queens_architect", seats=2, seed=3)
    play_at_random(table, 3)

    assert table.seat is None
    assert not table.waiting
    assert not table.moves(0)
    assert "over" == getattr(table.why_not("go labour"), "code", None)


def test_the_outcome_says_who_won_and_why() -> None:
    table = Table("queens_architect", seats=3, seed=3)
    play_at_random(table, 3)
    outcome = table.outcome

    assert outcome is not None
    assert 1 in outcome.places
    assert [seat for seat, place in enumerate(outcome.places) if place == 1] == outcome.winners
    assert "QA-30" == outcome.rule
    assert {"palace", "steps", "performance", "thalers", "bonds"} == set(outcome.sheets[0])


def test_undo_takes_back_the_last_choice() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    before = facts(table.state), table.record(), table.log()
    table.play("choose 1")
    table.undo()

    assert before == (facts(table.state), table.record(), table.log())


def test_undo_stops_at_the_draws_of_the_setup() -> None:
    with pytest.raises(CannotUndo, match="Nobody has moved yet"):
        Table("queens_architect", seats=2, seed=1).undo()


def test_undo_stops_at_a_draw() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    for move in ("choose 1", "turn 5", "choose 2", "turn 0", "choose 3", "turn 0", "choose 4", "turn 0"):
        table.play(move)
    table.play("go recruitment")
    table.play("recruit 6")
    before = table.record()

    with pytest.raises(CannotUndo, match="drawn"):
        table.undo()
    assert before == table.record()


def test_undo_is_for_whoever_moved_last() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    mover = table.seat or 0
    table.play("choose 1")

    with pytest.raises(CannotUndo, match=f"seat {mover}"):
        table.undo(seat=1 - mover)
    table.undo(seat=mover)


def test_undo_stops_at_a_reveal(bids: Table) -> None:
    bids.play("look", seat=1)

    with pytest.raises(CannotUndo, match="revealed"):
        bids.undo()


def test_several_seats_may_choose_at_once_in_any_order(bids: Table) -> None:
    assert [0, 1, 2] == bids.waiting

    bids.play(bids.moves(2)[0], seat=2)
    assert [0, 1] == bids.waiting
    bids.play(bids.moves(0)[0], seat=0)
    assert 1 == bids.seat
    assert [] == bids.moves(0)


def test_a_secret_bid_is_told_to_its_seat_only(bids: Table) -> None:
    bids.play(bids.moves(2)[0], seat=2)
    own, others = bids.log(seat=2)[-1], bids.log(seat=0)[-1]

    assert not own.hidden
    assert "card" in own.figures
    assert others.hidden
    assert {} == others.figures
    assert "bids." == others.says
    assert bids.log()[-1] == others


def test_a_view_shows_only_what_the_seat_may_know(bids: Table) -> None:
    seen = bids.view(1)
    bids.play(bids.moves(2)[0], seat=2)

    assert [3, 3, 3] == seen["cards"]
    assert 3 == sum(seen["hand"])
    assert [False, False, True] == bids.view(1)["has_bid"]
    assert [] == bids.view(None)["hand"]


def test_views_are_plain_data_for_each_seat_and_for_spectators() -> None:
    table = Table("queens_architect", seats=2, seed=1)

    assert 0 == table.view(0)["seat"]
    assert table.view(None)["seat"] is None
    with pytest.raises(BadInput, match="no seat 2"):
        table.view(2)


def test_an_unknown_game_is_answered_with_the_shelf() -> None:
    with pytest.raises(UnknownGame, match="“catan”; there is: queens_architect"):
        Table("catan")


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_game_has_its_number_of_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4 players"):
        Table("queens_architect", seats=seats)


def test_options_are_checked(bids: Table) -> None:
    with pytest.raises(BadOption, match="no option “dragons”; it has: rounds"):
        Table("sealed_bids", options={"dragons": True})
    with pytest.raises(BadOption, match="can't be 7; it can be: 3, 2"):
        Table("sealed_bids", options={"rounds": 7})
    assert {"rounds": 3} == bids.options
    assert {"rounds": 2} == Table("sealed_bids", options={"rounds": 2}).options


@pytest.mark.parametrize("seed", [-1, 2**63, 10**40])
def test_a_seed_is_a_whole_number_in_range(seed: int) -> None:
    with pytest.raises(BadInput, match="A seed is a whole number"):
        Table("queens_architect", seed=seed)


def test_labels_count_in_singular_and_plural() -> None:
    table = Table("queens_architect", seats=2, seed=1)
    table.play("choose 1")
    labels = [table.label(f"turn {notches}") for notches in range(3)]

    assert labels[0].startswith("Leave")
    assert "by 1 notch: +1 thaler," in labels[1]
    assert "by 2 notches: +2 thalers," in labels[2]


def test_a_kit_may_be_a_file(tmp_path: Path) -> None:
    usual = Table("queens_architect").kit
    changed = tmp_path / "dear.toml"
    changed.write_text(usual.source.replace("tavern = [1, 3,", "tavern = [2, 5,"))
    table = Table("queens_architect", seats=2, seed=1, kit=changed)

    assert "tavern = [2, 5," in table.kit.source
    assert usual.source != table.kit.source


def test_points_are_the_games_own_and_tie_breaks_stand_beside_them() -> None:
    table = Table("west_kingdom", seats=2, seed=3)
    play_at_random(table, 3)

    assert table.outcome is not None
    assert [sheet["total"] for sheet in table.outcome.sheets] == table.outcome.points
    assert [int(table.state.points(seat)) for seat in (0, 1)] == table.outcome.standings
