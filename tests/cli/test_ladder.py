"""chantier bots, chantier ladder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chantier.bots.registry import CARDS, LEVELS

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

LADDER = ("ladder", "artisans_builders", "--games", "1", "--bots", "random,greedy", "--workers", "1")


def test_bots_are_listed_with_name_and_time(chantier: Chantier) -> None:
    said = chantier("bots")

    assert (0, "") == (said.code, said.err)
    assert "master       Master, 300 ms a move – level 3" in said.out.splitlines()
    assert all(card.sentence("en") in said.out for card in CARDS.values())


def test_bots_are_french_on_request(chantier: Chantier) -> None:
    said = chantier("bots", lang="fr").out

    assert all(name in said for name in ("Apprenti", "Compagnon", "Maître", "Maître d’œuvre"))


def test_bots_as_data(chantier: Chantier) -> None:
    told = {card["code"]: card for card in json.loads(chantier("bots", "--json").out)}

    assert list(CARDS) == list(told)
    assert [1, 2, 3, 4] == [told[card.code]["level"] for card in LEVELS]
    assert {"usual": 0.8, "least": 0.0, "most": 1.0} == told["master"]["parameters"]["recall"]


def test_a_ladder_is_shown(chantier: Chantier) -> None:
    said = chantier(*LADDER)
    lines = [" ".join(line.split()) for line in said.out.splitlines()]

    assert (0, "") == (said.code, said.err)
    assert "Artisans & Bâtisseurs, 2 seats, 1 game of every two." == lines[0]
    assert any(line.startswith("random against greedy") for line in lines)


def test_a_ladder_as_data(chantier: Chantier) -> None:
    found = json.loads(chantier(*LADDER, "--json").out)

    assert ["random", "greedy"] == found["bots"]
    assert {"random", "greedy"} == {standing["bot"] for standing in found["standings"]}
