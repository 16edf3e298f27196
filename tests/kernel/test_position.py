"""A position as text."""

from __future__ import annotations

import pytest

from chantier import BadInput
from chantier.kernel.game import find
from chantier.kernel.position import Field, Writer
from chantier.kernel.texts import numbers
from chantier.testing import at

GAME = find("queens_architect")


def test_a_position_is_written_as_it_was_read() -> None:
    text = "\n".join(
        [
            "seats: 3",
            "asks: recruitment",
            "round: 4",
            "contributed: 0 2",
            "lots city-1: 0 2 - -",
            "panel: tailor-2 mason-1 - - - -",
            "thalers 1: 5",
            "carriage 2: monastery-2",
            "notches 0: glazier-2=0 mason-1=3",
            "rest 1: masons=bar tailors=dormitory",
            "starters: -",
            "others: smith-1=2",
        ]
    )
    kit = GAME.read_kit()

    assert text == GAME.position_text(kit, GAME.position(kit, text))


@pytest.mark.parametrize(
    "line", ["thalers", "gold 0: 3", "thalers 9: 3", "thalers 0: much", "panel: nobody", "notches 0: mason-1", "round:"]
)
def test_a_line_that_cannot_be_read_is_shown(line: str) -> None:
    with pytest.raises(BadInput, match=f"can't be read: {line}"):
        at("queens_architect", line)


def test_tiles_that_are_named_come_from_the_pile() -> None:
    table = at("queens_architect", "notches 0: mason-2=0\nnotches 1: mason-2=3")

    assert {"tiles": 54, "bonds": 28, "tokens": 12, "requests": 28} == GAME.conserved(table.state)
    assert (0, 1) == (table.now.starters[13], table.now.others[13])


def test_each_row_of_a_field_may_be_a_bit_mask() -> None:
    writer = Writer({}, {"seat": numbers(0, 1), "card": numbers(1, 3)})
    field = Field("card", rows="seat", mask=True)

    assert [5, 2] == writer.value(field, "0", ["1", "3"], [0, 2])
    assert ["hands 0: 1 3", "hands 1: -"] == list(writer.field_lines("hands", field, [5, 0], [0, 2]))


def test_a_short_row_leaves_out_what_is_usual_at_its_end() -> None:
    writer = Writer({}, {})
    field = Field(usual=0, short=True)

    assert ["4 0 7", "-"] == [writer.row(field, [4, 0, 7, 0]), writer.row(field, [0, 0, 0, 0])]
    assert [4, 0, 7, 0] == writer.value(field, "", ["4", "0", "7"], [1, 1, 1, 1])
    assert [0, 0, 0, 0] == writer.value(field, "", ["-"], [1, 1, 1, 1])
