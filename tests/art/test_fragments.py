"""The 64 fragments: regions of the plates that are fair to look for."""

import itertools
import json
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KIT = tomllib.loads((ROOT / "src/chantier/games/architecture_game/kit.toml").read_text())["building"]
FRAGMENTS = [(part, fragment) for part in KIT for fragment in part["fragments"]]
Part = dict[str, object]


def name(value: object) -> str:
    return f"{value['id']}" if isinstance(value, dict) else ""


def test_the_client_gets_the_regions_of_the_kit() -> None:
    written = json.loads((ROOT / "web/src/art/plates/regions.json").read_text())

    assert written == {
        part["id"]: {"box": part["box"], "fragments": {str(f["id"]): f["region"] for f in part["fragments"]}}
        for part in KIT
    }


@pytest.mark.parametrize(("part", "fragment"), FRAGMENTS, ids=name)
def test_a_fragment_is_a_card_of_4_by_5_or_5_by_4(part: dict[str, list[int]], fragment: dict[str, list[int]]) -> None:
    _, _, w, h = fragment["region"]

    assert min(abs(w / h - 5 / 4), abs(w / h - 4 / 5)) < 0.01


@pytest.mark.parametrize(("part", "fragment"), FRAGMENTS, ids=name)
def test_a_fragment_shows_enough_of_its_building_and_not_too_much(
    part: dict[str, list[int]], fragment: dict[str, list[int]]
) -> None:
    """Between a ninth and a quarter: less is a riddle, more gives the building away."""
    x, y, w, h = fragment["region"]
    box_x, box_y, box_w, box_h = part["box"]
    inside = max(0, min(x + w, box_x + box_w) - max(x, box_x)) * max(0, min(y + h, box_y + box_h) - max(y, box_y))

    assert 0.11 <= w * h / (box_w * box_h) <= 0.27
    assert inside >= 0.5 * w * h


@pytest.mark.parametrize("part", KIT, ids=name)
def test_the_fragments_of_a_building_do_not_overlap(part: dict[str, list[dict[str, list[int]]]]) -> None:
    for one, other in itertools.combinations(part["fragments"], 2):
        (ax, ay, aw, ah), (bx, by, bw, bh) = one["region"], other["region"]

        assert ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay
