"""chantier perft."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from chantier import Table
from chantier.cli import perft
from chantier.kernel.perft import perft as count

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


def test_lines_are_counted_at_every_depth(chantier: Chantier) -> None:
    said = chantier("perft", "queens_architect", "--seats", "4", "--depth", "3")

    assert (0, "") == (said.code, said.err)
    assert ["depth lines", "1 8", "2 48", "3 336"] == [" ".join(line.split()) for line in said.out.splitlines()]


def test_divided_lines_add_up(chantier: Chantier) -> None:
    said = chantier("perft", "queens_architect", "--depth", "4", "--divide", "--seed", "5", "--json")
    found = json.loads(said.out)

    assert ["choose 1", "choose 2", "choose 3", "choose 4"] == list(found["divide"])
    assert sum(found["divide"].values()) == found["counts"][-1]["lines"]
    assert ("queens_architect", 2, 5) == (found["game"], found["seats"], found["seed"])


def test_divided_lines_are_shown_by_move(chantier: Chantier) -> None:
    said = chantier("perft", "queens_architect", "--depth", "2", "--divide", lang="fr")

    assert "choose 4 6" in [" ".join(line.split()) for line in said.out.splitlines()]
    assert said.out.splitlines()[-1].startswith("en tout")


def test_lines_taken_apart_are_those_counted_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep in a game, where draws come between the moves."""
    table = Table("queens_architect", 2, 1)
    while table.state.round < 3:  # type: ignore[attr-defined]
        table.play(table.moves()[-1])
    seat, [code, *_] = table.state.to_move(), table.codes(table.seat)
    in_one_go = perft.lines_after(table.state, seat, code, 3)
    monkeypatch.setattr(perft, "IN_ONE_GO", 0)

    assert in_one_go == perft.lines_after(table.state, seat, code, 3)
    assert count(table.state, 1) == sum(perft.lines(table, 1, lambda: None).values())


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
        (["queens_architect", "--seats", "5"], "Queen's Architect is for 2 to 4 players, not 5", "se joue de 2 à 4"),
        (["queens_architect", "--seats", "-1"], "is for 2 to 4 players, not \u22121", "pas à \u22121"),
        (["queens_architect", "--depth", "0"], "A depth is 1 to 12, not 0", "La profondeur va de 1 à 12"),
        (
            ["queens_architect", "--depth", "-3"],
            "A depth is 1 to 12, not \u22123",
            "et non \u22123",
        ),
        (["queens_architect", "--depth", f"1{40 * '0'}"], "A depth is 1 to 12, not 1000", "trop nombreuses"),
        (["queens_architect", "--seed", "-1"], "A seed is a whole number from 0 to", "Une graine est un nombre entier"),
        (["queens_architect", "--seed", "9223372036854775808"], "not 9223372036854775808", "pas 9223372036854775808"),
        (["queens_architect", "--seed", "seven"], "--seed is a whole number, not “seven”", "pas « seven »"),
    ],
)
def test_what_cannot_be_counted_is_refused(chantier: Chantier, arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        said = chantier("perft", *arguments, lang=lang)

        assert (2, "", 1) == (said.code, said.out, said.err.count("\n"))
        assert sentence in said.err.replace("\u00a0", " ")
