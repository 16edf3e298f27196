"""chantier games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chantier.kernel.game import SHELF, find

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


def test_every_game_on_the_shelf_is_listed(chantier: Chantier) -> None:
    said = chantier("games")

    assert (0, "") == (said.code, said.err)
    for name in SHELF:
        assert name in said.out
        assert find(name).called("en") in said.out


def test_the_list_speaks_french(chantier: Chantier) -> None:
    assert "joueurs" in chantier("games", lang="fr").out


def test_the_list_as_data(chantier: Chantier) -> None:
    [first, *_] = json.loads(chantier("games", "--json").out)

    assert "queens_architect" == first["name"]
    assert [2, 3, 4] == first["seats"]
    assert {"title", "authors", "publisher", "minutes", "edition", "options"} <= set(first)
