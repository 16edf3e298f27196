"""Whole games with exchanged secrets: a seat that never saw the difference never sees it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier import Table
from chantier.games.architecture_game.adviser import ADVISER
from chantier.games.architecture_game.codes import BUILD, DEAL, LOOK, PUT
from chantier.games.architecture_game.memory import disturbances, position_of, sighting
from chantier.games.architecture_game.playing import site_of
from chantier.kernel.codes import A
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Entry

NAMES_A_FRAGMENT = {BUILD, DEAL, LOOK, PUT}
SOME = settings(max_examples=3)


def random_table(seats: int, seed: int, tempo: str, moves: int) -> Table:
    """So many moves of a random game; everybody searches in any order."""
    options = {"tempo": tempo, "memory_aid": bool(seed % 2)}
    table, dice = Table("architecture_game", seats=seats, seed=seed, options=options), Dice(seed)
    for _ in range(moves):
        if table.seat is None:
            break
        seat = table.waiting[dice.below(len(table.waiting))]
        codes = table.codes(seat)
        table.enter(seat, codes[dice.below(len(codes))])
        table.settle()
    return table


def secret_from(table: Table, eyes: int) -> list[int]:
    """Fragments that this seat has never seen, in its hand, in a search or built."""
    seen = {
        noted[3]
        for entry in table.entries
        for noted in entry.noted
        if table.reaches(noted, eyes)
        and noted[0] in (-1, eyes)
        and "fragment:fragment" in table.game.events[noted[1]].figures
    }
    return [fragment for fragment in range(64) if fragment not in seen]


def exchanged(entry: Entry, other: dict[int, int]) -> int:
    """The entry's code in the world where the secret fragments have changed places."""
    kind, fragment = entry.code % A, entry.code // A
    return kind + A * other.get(fragment, fragment) if kind in NAMES_A_FRAGMENT else entry.code


@pytest.mark.parametrize("tempo", ["turns", "live"])
@pytest.mark.parametrize("seats", [2, 3, 5])
@SOME
@given(seed=st.integers(0, 2**31))
def test_a_seat_can_not_tell_two_worlds_apart(seats: int, tempo: str, seed: int) -> None:
    """All others hold, see, keep and put under other fragments: its views, moves, refusals and log are the same."""
    table = random_table(seats, seed, tempo, 250)
    eyes = seed % seats
    secret = secret_from(table, eyes)
    assert len(secret) > 1
    other = dict(zip(secret, [*secret[1:], secret[0]], strict=True))
    one, two = unplayed(table), unplayed(table)
    for entry in table.entries:
        one.enter(entry.seat, entry.code)
        two.enter(entry.seat, exchanged(entry, other))
        assert known(one, eyes) == known(two, eyes)
    assert one.log(eyes) == two.log(eyes)
    assert one.log(eyes, lang="fr") == two.log(eyes, lang="fr")
    assert one.version_for(eyes) == two.version_for(eyes)


def unplayed(table: Table) -> Table:
    return Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options)


def known(table: Table, eyes: int) -> dict[str, Any]:
    """What a seat can find out at a moment."""
    found: dict[str, Any] = {"view": table.view(eyes), "waiting": table.waiting, "moves": table.moves(eyes)}
    found["undo"] = str(table.why_not_undo(eyes))
    if eyes in table.waiting:
        found["refusals"] = [str(table.why_not(text, eyes)) for text in ("take anchor", "keep", "next", "pass")]
    return found


@pytest.mark.parametrize("seats", [2, 4])
@SOME
@given(seed=st.integers(0, 2**31))
def test_a_bot_can_not_tell_two_worlds_apart(seats: int, seed: int) -> None:
    """What the gate lets through is the same to the last field, so no bot can look through it."""
    table = random_table(seats, seed, "turns", 200)
    secret = secret_from(table, 0)
    other = dict(zip(secret, [*secret[1:], secret[0]], strict=True))
    one, two = unplayed(table), unplayed(table)
    for entry in table.entries:
        one.enter(entry.seat, entry.code)
        two.enter(entry.seat, exchanged(entry, other))
    assert facts(one.state.seen_by(0)) == facts(two.state.seen_by(0))
    assert ADVISER.judge(one.state, 0) == ADVISER.judge(two.state, 0)


@pytest.mark.parametrize("seats", [2, 4])
@SOME
@given(seed=st.integers(0, 2**31))
def test_how_far_others_have_searched_does_not_show(seats: int, seed: int) -> None:
    """Another seat turns over a few more fragments and comes back: nobody else can tell."""
    table = random_table(seats, seed, "live", 60)
    while len(table.waiting) < seats:
        table.play(table.moves()[0])
    seat, eyes = 0, 1
    before, version = known(table, eyes), table.version_for(eyes)
    for move in ("next", "next", "previous", "next"):
        if move in table.moves(seat):
            table.play(move, seat)

    assert before == known(table, eyes)
    assert version == table.version_for(eyes)


def test_a_look_takes_as_many_entries_whether_another_has_seen_it_or_not() -> None:
    """Otherwise a seat could count that somebody was there before it."""
    counts = set()
    for seen_before in (False, True):
        table = Table("architecture_game", seats=2, seed=1, options={"tempo": "live"})
        state: Any = table.state
        while len(table.waiting) < 2:
            table.play(table.moves()[0])
        if seen_before:
            pile = state.holds[0]
            fragment = next(f for f in range(64) if state.undrawn[f])
            state.piles[64 * pile], state.known[64 * pile] = fragment, 2
            state.undrawn[fragment] = 0
            state.undrawn_left -= 1
        before = table.version
        table.play("next", 0)
        counts.add((table.version - before, table.entries[-1].seat == CHANCE))

    assert {(2, True)} == counts


def test_what_fits_and_was_in_a_pile_that_others_took_from_is_believed_to_be_in_a_hand() -> None:
    table = Table("architecture_game", seats=2, seed=4)
    believed: list[float] = []
    while table.seat is not None and len(believed) < 40:
        table.play(table.moves()[0] if "next" not in table.moves() else "next")
        seen = table.state.seen_by(0)
        believed += [held_by_the_other(seen, fragment) for fragment in wanted_and_disturbed(seen)]

    assert len(believed) > 10
    assert sum(believed) / len(believed) > 0.5


def wanted_and_disturbed(seen: Any) -> list[int]:
    """What seat 0 has seen near the top of a pile and fits, where the other has taken something since."""
    sights = {fragment: sighting(seen, 0, fragment) for fragment in range(64)}
    return [
        fragment
        for fragment, sight in sights.items()
        if sight >= 0
        and disturbances(seen, 0, sight) > 0
        and site_of(seen, fragment) >= 0
        and position_of(sight) < 3
        and seen.held[1] > 0
    ]


def held_by_the_other(seen: Any, fragment: int) -> float:
    worlds = [seen.filled(Dice(number)) for number in range(20)]
    return sum(fragment in world.hands[3:6] for world in worlds) / len(worlds)
