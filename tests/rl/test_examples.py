"""The examples for research run; PyTorch and Matplotlib are not needed here, so those that use them are left out."""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from chantier.kernel.game import SHELF

PROJECT = Path(__file__).parents[2]
RECORDS = PROJECT / "tests/archive/records"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, PROJECT / f"examples/{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["queens_architect", "artisans_builders"])
def test_kept_records_become_decisions_that_were_legal(game: str) -> None:
    reader = example("read_records")
    for _, record in zip(range(2), reader.records(RECORDS / f"{game}-1.jsonl.xz"), strict=False):
        found = reader.decisions(record)

        assert len(found.actions) > 30
        assert all(mask[action] for mask, action in zip(found.masks, found.actions, strict=True))
        assert {0, *range(record.seats)} == set(found.seats)
        assert found.paid.max() > 0 > found.paid.min()


@pytest.mark.skipif(not os.environ.get("CHANTIER_LONG"), reason="takes half a minute")
def test_openspiels_cfr_solves_a_tiny_kit() -> None:
    won = example("openspiel_algorithms").solved(2)
    SHELF.pop("sealed_bids")

    assert won[1] < won[0]


def test_openspiels_mcts_plays_a_game_of_ours() -> None:
    worth = example("openspiel_algorithms").one_game_of_mcts(simulations=2, moves=70)

    assert 2 == len(worth)
    assert abs(sum(worth)) < 1e-9


def test_the_tour_shows_the_code_that_was_run() -> None:
    """`python examples/make_page.py` writes the page anew."""
    shown = (PROJECT / "docs/tour.md").read_text("utf-8")
    maker = example("make_page")
    for is_text, cell in maker.cells((PROJECT / "examples/tour.py").read_text("utf-8")):
        assert (maker.text_of(cell) if is_text else f"```python\n{cell}\n```") in shown
