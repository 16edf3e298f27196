"""What a game lets its players choose, from the command line."""

from __future__ import annotations

import pytest

from chantier import BadOption
from chantier.cli.options import chosen
from chantier.cli.speech import BadUsage
from chantier.kernel.game import find

GAME = find("west_kingdom")


def test_a_value_is_read_as_what_the_game_knows() -> None:
    known = chosen(GAME, ["characters=true", "promos=False"])

    assert (True, False) == (known["characters"], known["promos"])


def test_a_name_alone_is_a_yes() -> None:
    assert chosen(GAME, ["characters"])["characters"] is True


def test_nothing_said_is_the_usual() -> None:
    assert {"characters": False, "promos": False, "chosen_characters": False} == chosen(GAME, [])


@pytest.mark.parametrize("given", ["dragons=true", "characters=maybe"])
def test_what_the_game_does_not_have_is_refused(given: str) -> None:
    with pytest.raises(BadOption):
        chosen(GAME, [given])


def test_an_option_has_a_name() -> None:
    with pytest.raises(BadUsage, match="name=value"):
        chosen(GAME, ["=true"])
