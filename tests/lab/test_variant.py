"""A kit with named changes, and what differs between two."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from chantier.kernel.errors import BadInput, BadKit
from chantier.kernel.game import find
from chantier.kernel.kit import differences
from chantier.lab.variant import variant_source

GAME = find("artisans_builders")


def changed(**changes: Any) -> dict[str, tuple[Any, Any]]:
    paths = {path.replace("__", "."): value for path, value in changes.items()}
    return differences(tomllib.loads(variant_source(GAME, {})), tomllib.loads(variant_source(GAME, paths)))


def test_a_change_is_the_only_difference() -> None:
    assert {"start.coins": (3, 2)} == changed(start__coins=2)


def test_an_id_is_found_however_deep() -> None:
    assert {"artisan.0.face.woodcutter.lines.0.prices": ([4, 5], [1, 2])} == changed(
        artisan__woodcutter__lines__0__prices=[1, 2]
    )


def test_without_changes_the_kit_is_todays() -> None:
    assert (GAME.folder / "kit.toml").read_text("utf-8") == variant_source(GAME, {})


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("start.gold", 1, "The kit has no start.gold: there is no gold; here are wood, coins."),
        ("start.coins", "two", "start.coins = two does not fit; there it stands 3."),
        ("artisan.nobody.lines", [], "there is no nobody"),
    ],
)
def test_a_change_that_fits_nowhere_is_refused(path: str, value: Any, says: str) -> None:
    with pytest.raises(BadInput) as trouble:
        variant_source(GAME, {path: value})

    assert says in str(trouble.value)


def test_a_change_that_contradicts_the_kit_is_refused() -> None:
    with pytest.raises(BadKit):
        variant_source(GAME, {"start.coins": -1})
