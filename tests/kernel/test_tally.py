"""What a game counts of its players."""

from __future__ import annotations

import pytest

from chantier.kernel.game import find, shelf
from chantier.kernel.log import EVERYBODY
from chantier.kernel.tally import Tally, tallied

WON, TOOK = 1, 2


def test_events_are_counted_or_one_of_their_figures_is_added_up() -> None:
    wanted = {"wins": Tally(WON), "taken": Tally(TOOK, 1)}
    noted = [
        (EVERYBODY, WON, 0, 9, 9, 9),
        (0, TOOK, 0, 7, 3, 0),
        (EVERYBODY, TOOK, 0, 7, 2, 0),
        (EVERYBODY, WON, -1, 0, 0, 0),
    ]

    assert [{"wins": 1, "taken": 5}, {"wins": 0, "taken": 0}] == tallied(wanted, noted, 2)


@pytest.mark.parametrize("game", [game.name for game in shelf()])
def test_a_game_has_a_word_for_each_tally_and_tells_its_event(game: str) -> None:
    card = find(game)
    for name, tally in card.tallies.items():
        told = card.events[tally.event]
        words = {(lang, n): card.words.say(lang, f"tally-{name}", {"n": n}) for lang in ("fr", "en") for n in (1, 2)}

        assert tally.figure is None or tally.figure < len(told.figures)
        assert not any("tally-" in said or "{" in said for said in words.values())
        assert words["fr", 2] != words["en", 2]
