"""Other moves, tried from a moment of a game that was played."""

from __future__ import annotations

import pytest

from chantier import Table
from chantier.analysis.judging import judge, opened, seed_of
from chantier.analysis.line import judge_line, last_turn, table_at, tried
from chantier.kernel.errors import BadInput, BadRecord, IllegalMove
from chantier.kernel.record import entry_text
from chantier.server.tables.playback import moments

TRIES = 24
MOMENT = 30


def first_moves(over: Table, count: int) -> list[str]:
    """A line: whoever is to move plays what comes first."""
    table = table_at(over, MOMENT)
    line: list[str] = []
    for _ in range(count):
        assert table.seat is not None
        line.append(entry_text(table.seat, table.moves()[0]))
        *_, table = tried(over, MOMENT, line, 1)
    return line


def test_a_line_begins_as_the_replay_shows_the_moment(over: Table) -> None:
    shown = [again.history.copy() for again in moments(over)]

    assert shown[0] == table_at(over, 0).history
    assert shown[MOMENT] == table_at(over, MOMENT).history
    with pytest.raises(BadInput):
        table_at(over, len(shown))


def test_the_same_line_meets_the_same_luck(over: Table) -> None:
    line = first_moves(over, 12)
    once, again = ([table.history.copy() for table in tried(over, MOMENT, line, 1)][-1] for _ in range(2))

    assert once == again
    assert line == [entry for entry in once[len(table_at(over, MOMENT).history) :] if not entry.startswith("chance")]


def test_a_turn_is_judged_when_it_is_over_and_as_the_analysis_judges(over: Table) -> None:
    game = opened(over.record().to_json())
    turn = next(turn for turn in game.turns[8:] if len(turn.codes) > 1 and not turn.is_forced)
    moment = next(at for at, again in enumerate(moments(over)) if again.version == turn.first)
    line = [entry_text(turn.seat, over.texts.text[code]) for code in turn.codes]
    content = over.record().to_json()

    assert judge_line(content, "", moment, line[:1], TRIES) is None
    found = judge_line(content, "", moment, line, TRIES)
    assert found is not None
    assert found == judge_line(content, "", moment, line, TRIES)
    usual = judge(game._replace(seed=seed_of(over.record()) + turn.first - turn.number), turn.number, TRIES)
    assert (usual.seat, usual.first, usual.loss, usual.choices) == (found.seat, found.first, found.loss, found.choices)


def test_a_turn_that_began_before_the_line_is_judged_whole(over: Table) -> None:
    game = opened(over.record().to_json())
    turn = next(turn for turn in game.turns[8:] if len(turn.codes) > 1)
    begun = next(at for at, again in enumerate(moments(over)) if again.version == turn.first + 1)
    *_, after = tried(over, begun, [entry_text(turn.seat, over.texts.text[code]) for code in turn.codes[1:]], 1)
    found = last_turn(after)

    assert found is not None
    assert (turn.first, turn.codes) == (found.first, found.codes)


@pytest.mark.parametrize(
    ("entry", "trouble"),
    [
        ("0: build the moon", IllegalMove),
        ("chance: tile mason-1", BadInput),
        ("9: pass", BadRecord),
        ("nonsense", BadRecord),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(over: Table, entry: str, trouble: type[Exception]) -> None:
    with pytest.raises(trouble):
        list(tried(over, MOMENT, [entry], 1))
