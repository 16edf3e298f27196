"""The puzzles of each game: they can be played, are no forced ones, and the judge agrees with the answer."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from chantier.analysis import puzzle_making
from chantier.analysis.marks import DOUBTFUL, LIMITS
from chantier.analysis.puzzle_making import (
    MOST_ALIKE,
    MOST_OF_A_THEME,
    Candidate,
    Harvest,
    alike_to,
    bound,
    comes_true,
)
from chantier.analysis.solving import solution, told_turn, weighed
from chantier.kernel.puzzle import book, has_puzzles, position

FEWEST = {"queens_architect": 50, "west_kingdom": 50, "architecture_game": 50, "artisans_builders": 50}
GAMES = list(FEWEST)
A_BOOK = 50  # puzzles, at most
QUICK = 24  # tries
MOST_BYTES = 250_000
MARGIN = LIMITS[DOUBTFUL]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_played(game: str) -> None:
    found = book(game)
    assert FEWEST[game] <= len(found.puzzles) <= A_BOOK
    assert len(found.written()) <= MOST_BYTES
    for puzzle in found.puzzles:
        table = position(found, puzzle)
        assert [puzzle.seat] == table.waiting
        assert 1 < len(puzzle.turns) == len(puzzle.shares)
        assert [] == [turn for turn in puzzle.turns if told_turn(puzzle, table, turn) != puzzle.turns.index(turn)]
        assert puzzle.margin >= MARGIN
        assert puzzle.shares[0] == max(puzzle.shares)
        for turn in puzzle.turns:
            again = position(found, puzzle)
            for text in turn:
                assert again.why_not(text, puzzle.seat) is None
                again.enter(puzzle.seat, again.texts.code[text])
            assert not again.is_asked(puzzle.seat), "a turn is whole"


@pytest.mark.parametrize("game", GAMES)
def test_no_theme_is_too_frequent_and_each_has_its_words(game: str) -> None:
    found = book(game)
    themes = Counter(puzzle.theme for puzzle in found.puzzles)
    table = position(found, found.puzzles[0])

    answers = Counter(alike_to(puzzle) for puzzle in found.puzzles)
    in_games = Counter((puzzle.game, alike_to(puzzle)) for puzzle in found.puzzles)

    assert len(themes) >= 2
    assert max(themes.values()) <= MOST_OF_A_THEME * A_BOOK
    assert max(answers.values()) <= MOST_ALIKE * A_BOOK
    assert {1} == set(in_games.values()), "a game asks for the same once"
    for theme in themes:
        assert table.game.words.say("fr", f"theme-{theme}") != table.game.words.say("en", f"theme-{theme}")


@pytest.mark.parametrize("game", ["queens_architect", "artisans_builders"])
def test_a_quick_look_prefers_the_answer_to_the_next_best(game: str) -> None:
    puzzles = book(game).puzzles[:2]
    for number, puzzle in enumerate(puzzles):
        answer, next_best = (weighed(game, number, turn, QUICK) for turn in puzzle.turns[:2])

        assert answer > next_best


def test_answers_are_alike_that_differ_in_their_figures() -> None:
    recruit = book("queens_architect").puzzles[0]
    first, other, third = (
        msgspec.structs.replace(recruit, turns=[turn])
        for turn in (["go recruitment", "recruit 5"], ["go recruitment", "recruit 1"], ["go recruitment", "decline"])
    )

    assert alike_to(first) == alike_to(other) != alike_to(third)


def test_a_book_has_no_answer_too_often_and_no_game_asks_for_the_same_twice() -> None:
    known = book("queens_architect")
    puzzle = known.puzzles[0]
    games = [Harvest(known.games[0].until(at), [puzzle, puzzle], {}) for at in range(1, 30)]

    assert 2 == len(bound(games, 10).puzzles)
    assert 1 == len(bound(games[:1], 10).puzzles)


def test_an_answer_that_loses_when_it_is_played_on_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_making, "ENDS", 3)
    found = book("artisans_builders")
    puzzle = max(found.puzzles, key=lambda one: one.margin)  # it wins at once
    table = position(found, puzzle)
    answer, rival = ([table.texts.code[text] for text in turn] for turn in puzzle.turns[:2])
    known, moment = table.state.seen_by(puzzle.seat), Candidate(puzzle.at, puzzle.seat, puzzle.margin, table.state)

    assert comes_true(known, moment, [answer, rival], 1)
    assert not comes_true(known, moment, [rival, answer], 1)


def test_what_was_played_is_told_beside_the_answer() -> None:
    found = book("queens_architect")
    puzzle = found.puzzles[0]
    table = position(found, puzzle)
    right = solution(puzzle, table, puzzle.turns[0], None)
    other = solution(puzzle, table, ["go labour" if table.why_not("go labour") is None else table.moves()[0]], 0.1)

    assert 0 == right.played
    assert right.choices[0].reasons
    assert (len(puzzle.turns), 0.1) == (other.played, other.choices[-1].share)


def test_a_game_without_a_book_has_no_puzzles() -> None:
    assert [True] * len(GAMES) == [has_puzzles(game) for game in GAMES]
