"""What happens to a seat in private: others neither hear of it nor can count it."""

from __future__ import annotations

import dataclasses

import pytest

from chantier import IllegalMove, Table
from chantier.kernel.codes import A
from chantier.kernel.texts import Told
from chantier.testing.sealed_bids import GAME, LOOKED

PRIVATE = dataclasses.replace(
    GAME, events={**GAME.events, LOOKED: Told("looked", "SB-3", ("card:value",), reveals=True, private=True)}
)


def after_a_look() -> Table:
    table = Table(PRIVATE, seats=2, seed=5)
    table.play("look", 1)
    return table


def test_only_the_seat_itself_hears_of_it() -> None:
    table = after_a_look()

    assert "looked" in [event.name for event in table.log(1)]
    assert "looked" not in [event.name for event in table.log(0)]
    assert "looked" not in [event.name for event in table.log()]


def test_others_can_not_count_it() -> None:
    table = after_a_look()

    assert table.version == table.version_for(1)
    assert table.version - 1 == table.version_for(0) == table.version_for(None)


def test_the_log_is_numbered_as_the_seat_counts() -> None:
    table = after_a_look()
    table.play(table.moves(1)[0], 1)

    assert table.version_for(0) == table.log(0)[-1].version
    assert table.version_for(1) == table.log(1)[-1].version
    assert ["bid"] == [event.name for event in table.log(0, since=table.version_for(0) - 1)]


def test_when_all_is_over_the_whole_log_tells_every_secret() -> None:
    table = after_a_look()
    told = {event.name: event for event in table.whole_log()}

    assert {"card"} == {*told["looked"].figures} == {*told["dealt"].figures}
    assert not any(event.hidden for event in table.whole_log())


def test_a_move_is_for_the_version_its_seat_knows() -> None:
    table = after_a_look()
    known = table.version_for(0)
    table.play(table.moves(0)[0], 0, version=known)

    with pytest.raises(IllegalMove, match=f"version {known}"):
        table.play(table.moves(1)[0], 1, version=known)


def test_a_move_that_the_dice_decide_can_not_be_given() -> None:
    table = Table.unplayed(GAME, 2, seed=1)

    with pytest.raises(IllegalMove, match="can't come from outside"):
        table.give("card 1")


def test_a_kind_of_move_says_that_it_comes_from_outside() -> None:
    verbs = {**GAME.verbs, 32: GAME.verbs[32]._replace(given=True)}
    table = Table.unplayed(dataclasses.replace(GAME, verbs=verbs), 2, seed=1)
    table.give("card 3")

    assert 32 + A * 2 == table.entries[0].code
    assert table.seat is not None


def test_what_others_did_in_private_does_not_stop_an_undo_and_goes_with_it() -> None:
    """Otherwise asking would tell whether they have done something."""
    quiet = {**GAME.events, LOOKED: Told("looked", "SB-3", ("card:value",), private=True)}
    table = Table(dataclasses.replace(GAME, events=quiet), seats=2, seed=5)
    table.play(table.moves(0)[0], 0)
    before = table.why_not_undo(0)
    table.play("look", 1)
    after = table.why_not_undo(0)
    table.undo(0)

    assert before is None
    assert after is None
    assert [0, 1] == table.waiting
    assert "look" in table.moves(1)


def test_a_watched_table_waits_for_what_comes_from_outside() -> None:
    verbs = {**GAME.verbs, 32: GAME.verbs[32]._replace(given=True)}
    table = Table.unplayed(dataclasses.replace(GAME, verbs=verbs), 2, seed=1)
    table.is_watched = True
    table.settle()
    refusal = table.why_not("look")

    assert (0, False, None) == (table.version, table.is_over, table.record().seed)
    assert refusal is not None
    assert "draw-first" == refusal.code
