"""One turn judged, from what its player could see."""

from __future__ import annotations

from typing import Any

import pytest

from chantier import Table
from chantier.analysis import judging
from chantier.analysis.judging import judge, judged, opened, with_what_speaks_against
from chantier.bots.reasons import Reason
from chantier.bots.search import SearchBot, Weighed
from chantier.bots.tree import Node
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadRecord
from chantier.kernel.state import State

TRIES = 24


def test_the_same_question_gets_the_same_answer(over: Table) -> None:
    content = over.record().to_json()
    once = judged(content, "", TRIES, 5)
    opened.cache_clear()

    assert once == judged(content, "", TRIES, 5)


def test_who_plays_at_random_loses_more_than_who_thinks(over: Table) -> None:
    game = opened(over.record().to_json())
    losses: dict[int, list[float]] = {0: [], 1: []}
    for turn in game.turns[4:44]:
        losses[turn.seat].append(judge(game, turn.number, TRIES).loss)

    careful, careless = (sum(each) / len(each) for each in losses.values())
    assert careful < careless


def test_the_choices_are_told_with_the_best_first_and_the_one_played(over: Table) -> None:
    game = opened(over.record().to_json())
    for number in range(10, 20):
        turn = judge(game, number, TRIES)
        played = [game.table.texts.text[code] for code in game.turns[number].codes]

        assert played == [step.text for step in turn.choices[turn.played].steps]
        assert turn.choices[0].share == max(choice.share for choice in turn.choices)
        assert pytest.approx(1, abs=0.001) == sum(turn.before)
        assert pytest.approx(1, abs=0.001) == sum(turn.chances)
        assert turn.loss >= 0
        expected = [turn.choices[0].share, turn.choices[turn.played].share]
        assert pytest.approx(expected, abs=0.001) == [turn.before[turn.seat], turn.chances[turn.seat]]
        assert pytest.approx(expected[0] - expected[1], abs=0.001) == turn.loss
        for step in turn.choices[0].steps:
            assert "move-" not in step.says(game.table, game.table.words, "fr")


def test_a_judgement_rests_on_nothing_that_the_seat_could_not_see(over: Table) -> None:
    """What is hidden from the mover is dealt anew: the judgement stays, word for word."""
    game = opened(over.record().to_json())
    number = 12
    seat = game.turns[number].seat
    usual = judge(game, number, TRIES)
    other = game.states[number].seen_by(seat).filled(Dice(99))
    states = [*game.states]
    states[number] = other

    assert usual == judge(game._replace(states=states), number, TRIES)


class FarSeeing:
    """A judge whose best turn begins as the one played and goes on, though it was not to go on at the table."""

    def __init__(self, *given: Any, **figures: Any) -> None:
        self.bot = SearchBot(*given, **figures)

    @property
    def root(self) -> Node:
        return self.bot.root

    def weigh(self, view: State, seat: int, codes: list[int], worlds: int) -> Weighed:
        found = self.bot.weigh(view, seat, codes, worlds)
        return found._replace(best=[*codes, *codes], best_shares=[1.0, 0.0])


def test_a_turn_that_another_seat_interrupts_is_not_blamed_for_what_it_could_not_go_on_with(
    over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "SearchBot", FarSeeing)
    turn = judge(opened(over.record().to_json()), 10, TRIES)

    assert (0, 0) == (turn.loss, turn.played)
    assert turn.before == turn.chances


def test_of_a_turn_that_was_not_the_best_one_reads_what_speaks_against_it() -> None:
    own = {part: Reason(part, change) for part, change in (("building", 8.0), ("guildhall", 6.0), ("virtue", -2.0))}
    why = [own["building"], own["guildhall"]]

    assert [own["building"], own["virtue"]] == with_what_speaks_against(why, own, {})
    assert why == with_what_speaks_against(why, {"building": own["building"]}, {})


def test_a_record_that_was_changed_is_refused(over: Table) -> None:
    content = over.record().to_json().replace(b'"seats": 2', b'"seats": 3')

    with pytest.raises(BadRecord):
        judged(content, "", TRIES, 0)
