"""chantier balance."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

TWO_GAMES = ("balance", "artisans_builders", "--games", "2", "--seats", "2", "--bot", "random")


def test_targets_are_met_or_missed(chantier: Chantier) -> None:
    said = chantier(*TWO_GAMES)

    assert (0, "") == (said.code, said.err)
    assert "Artisans & Bâtisseurs, 2 seats, 2 games" in said.out
    assert "Rounds, median" in said.out
    assert "✗ missed" in said.out


def test_the_tables_are_french_on_request(chantier: Chantier) -> None:
    said = chantier(*TWO_GAMES, lang="fr").out

    assert "Manches, médiane" in said
    assert "✗ manqué" in said


def test_the_tables_fit_a_terminal(chantier: Chantier) -> None:
    for lang in ("en", "fr"):
        assert max(len(line) for line in chantier(*TWO_GAMES, lang=lang).out.splitlines()) <= 80


def test_json_is_everything_for_every_number_of_seats(chantier: Chantier) -> None:
    found = json.loads(chantier("balance", "artisans_builders", "--games", "1", "--bot", "random", "--json").out)

    assert [2, 3, 4] == [one["seats"] for one in found]
    assert {"verdicts", "by_style", "tallies"} <= set(found[0])


def test_a_game_without_targets_says_so(chantier: Chantier) -> None:
    said = chantier("balance", "queens_architect", "--games", "1")

    assert 2 == said.code
    assert "does not say what its balance is measured by" in said.err
