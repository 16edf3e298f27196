"""Bots at this game: how long each style searches, and what a memory is worth."""

from __future__ import annotations

import pytest

from chantier.bots.registry import make
from chantier.games.architecture_game.adviser import ADVISER
from chantier.games.architecture_game.judge import STYLES
from chantier.games.architecture_game.memory import AT, ROUND
from chantier.games.architecture_game.recall import recalled
from chantier.games.architecture_game.scenarios.pieces import (
    COLOSSEUM,
    MEDICI,
    PARTHENON,
    REIMS,
    TAJ,
    ZWINGER,
    racing,
    table,
)
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.dice import Dice
from chantier.kernel.facts import facts
from chantier.kernel.moves import Moves
from chantier.lab.simulate import simulate
from chantier.testing import Scene


def mark(scene: Scene) -> int:
    return int(ADVISER.way_mark(scene.state, 0))


def answer(scene: Scene, code: str, seat: int = 0) -> str:
    """What a new bot plays, from what its seat sees."""
    moves = Moves()
    scene.state.legal(seat, moves)
    chosen = make(code, Dice(1), STYLES).choose(scene.state.seen_by(seat), seat, moves)
    return str(scene.texts.text[int(chosen)])


def turned_up(*fragments: str) -> Scene:
    """Seat 0 has turned up these fragments of its pile, one after the other."""
    scene = racing(f"piles square: {' '.join(fragments)}")
    scene.play_all(*["next"] * len(fragments))
    return scene


@pytest.mark.parametrize(
    ("fragments", "haste", "choice"),
    [
        ([ZWINGER[2]], "next", "next"),
        ([PARTHENON[0]], "keep", "next"),
        ([ZWINGER[2], PARTHENON[0]], "keep", "next"),
        ([ZWINGER[2], PARTHENON[0], COLOSSEUM[0], REIMS[0], MEDICI[0]], "keep", "keep"),
    ],
)
def test_haste_keeps_the_first_it_can_use_and_choice_looks_at_all(
    fragments: list[str], haste: str, choice: str
) -> None:
    scene = turned_up(*fragments)

    assert (haste, choice) == (answer(scene, "greedy:style=haste"), answer(scene, "greedy:style=choice"))


@pytest.mark.parametrize("style", ["haste", "choice"])
def test_whoever_must_stop_goes_back_to_the_best(style: str) -> None:
    scene = turned_up(PARTHENON[0], ZWINGER[2], ZWINGER[1], ZWINGER[0], TAJ[2])

    assert "previous" == answer(scene, f"greedy:style={style}")


def test_where_a_search_stands_does_not_depend_on_how_one_got_there() -> None:
    """So a plan follows one way to each fragment, not every way to and fro."""
    once, again = turned_up(ZWINGER[2], PARTHENON[0]), turned_up(ZWINGER[2], PARTHENON[0])
    again.play_all("previous", "next")

    assert mark(once) == mark(again) != mark(turned_up(ZWINGER[2]))
    assert 0 == mark(table())


def test_styles_differ_in_nothing_but_the_search() -> None:
    scene = table(f"piles anchor: {PARTHENON[0]}", "known anchor: 1")

    assert {"take anchor"} == {answer(scene, f"greedy:style={style}") for style in STYLES}


def test_neither_haste_nor_choice_loses_every_game() -> None:
    """Compiled and over 1,000 games of two: see docs/designing-the-unhurried-race.md."""
    found = simulate("architecture_game", ["greedy:style=haste", "greedy:style=choice"], games=8)

    assert all(result.wins.wins > 0 for result in found.by_bot.values())


def having_seen(fragment: str) -> Scene:
    """Seat 0 has seen this fragment on top of the anchor pile, and a useless one below it."""
    seen = f"memory 0: {fragment}={4 + ROUND} {ZWINGER[2]}={4 + AT + ROUND}"
    return table(f"piles anchor: {fragment} {ZWINGER[2]}", "known anchor: 1 1", seen)


def known(scene: Scene) -> ArchitectureState:
    state = scene.state.seen_by(0)
    assert isinstance(state, ArchitectureState)
    return state


def test_who_remembers_takes_the_pile_in_which_something_good_lies() -> None:
    assert "take anchor" == answer(having_seen(PARTHENON[0]), "greedy:recall=1")
    assert "take anchor" != answer(having_seen(TAJ[2]), "greedy:recall=1")


@pytest.mark.parametrize("code", ["greedy:recall=0", "planner:turns=1,width=3,recall=0"])
def test_who_remembers_nothing_has_only_what_the_screen_shows(code: str) -> None:
    """Two pasts, one view: the same thoughts, and the same answer."""
    one, other = having_seen(PARTHENON[0]), having_seen(TAJ[2])

    assert one.view(0) == other.view(0)
    assert facts(known(one)) != facts(known(other))
    assert facts(recalled(known(one), 0, 0.0, salt=3)) == facts(recalled(known(other), 0, 0.0, salt=3))
    assert answer(one, code) == answer(other, code)


def test_a_good_memory_beats_none() -> None:
    """Compiled and over 1,000 games of two: see docs/designing-the-unhurried-race.md."""
    found = simulate("architecture_game", ["greedy:recall=1", "greedy:recall=0"], games=12)

    assert found.by_bot["greedy:recall=1"].wins.wins >= 9
