"""What the workshop draws is what is committed, and what a page can use."""

import gzip
import re
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from art.__main__ import OUT, drawings, sprites
from art.glyphs import GUILDS

GAMES = Path(__file__).parents[2] / "src/chantier/games"
SPRITES = ["icons", "pieces", "queens_architect", "west_kingdom", "artisans_builders", "architecture_game"]
PLATES = [part["id"] for part in tomllib.loads((GAMES / "architecture_game/kit.toml").read_text())["building"]]


@cache
def drawn() -> dict[str, str]:
    return drawings()


@cache
def symbols() -> set[str]:
    return {symbol.id for drawn in sprites().values() for symbol in drawn}


def kit(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "kit.toml").read_text())


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def test_what_is_committed_is_what_the_code_makes() -> None:
    """If this fails: python -m art, and look at what changed."""
    committed = {path.relative_to(OUT).as_posix(): path.read_text() for path in OUT.rglob("*") if path.is_file()}

    assert [] == sorted(drawn().keys() ^ committed.keys())
    assert [] == [name for name, content in drawn().items() if committed[name] != content]


def test_every_drawing_is_well_formed() -> None:
    for name, content in drawn().items():
        if name.endswith(".svg"):
            ET.fromstring(content)


def test_an_id_is_unique_over_a_page_with_all_drawings() -> None:
    counted = Counter(found for name, content in drawn().items() if name.endswith(".svg") for found in ids(content))

    assert [] == [found for found, times in counted.items() if times > 1]


@pytest.mark.parametrize("name", [*SPRITES, *(f"plates/{plate}" for plate in PLATES)])
def test_what_a_drawing_refers_to_is_in_it_or_in_what_is_on_every_board(name: str) -> None:
    content = drawn()[f"{name}.svg"]
    referred = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', content))

    shared = ids(drawn()["icons.svg"] + drawn()["pieces.svg"])

    assert set() == {a or b for a, b in referred} - {*ids(content), *shared}


def test_drawings_speak_in_tokens_and_need_no_style_sheet() -> None:
    """Colours would not turn with the night, and a strict page refuses styles inside a drawing."""
    for name, content in drawn().items():
        if name.endswith(".svg") and name != "favicon.svg":
            assert [] == re.findall(r"#[0-9a-f]{3,6}\b(?=\")|<style| style=", content), name


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("icons", 6_000),
        ("pieces", 4_500),
        ("queens_architect", 8_000),
        ("west_kingdom", 35_000),
        ("artisans_builders", 40_000),
        ("architecture_game", 5_000),
        *((f"plates/{plate}", 20_000) for plate in PLATES),
        *((f"covers/{game}", 13_000) for game in SPRITES[2:]),
    ],
)
def test_a_drawing_is_quick_to_load(name: str, most: int) -> None:
    assert len(gzip.compress(drawn()[f"{name}.svg"].encode(), 9, mtime=0)) <= most


def test_every_game_has_a_cover_and_a_sprite() -> None:
    games = {path.parent.name for path in GAMES.glob("*/kit.toml")}

    assert games <= {name.removesuffix(".svg") for name in drawn()}
    assert games == {Path(name).stem for name in drawn() if name.startswith("covers/")}


def test_every_kind_of_site_and_guild_of_queens_architect_is_drawn() -> None:
    found = kit("queens_architect")
    kinds = {site["kind"] for board in found["map"] for site in board["sites"]}
    guilds = {character["guild"] for character in found["character"]}

    assert set() == {f"qa-{kind}" for kind in [*kinds, "capital"]} - symbols()
    assert guilds == set(GUILDS.values())


def test_every_card_of_west_kingdom_is_drawn() -> None:
    found = kit("west_kingdom")
    goods = {"clay", "wood", "stone", "silver", "gold", "marble", "virtue", "cards"}
    kinds = {
        "-".join(part for part in card["id"].split("-") if part not in goods and not part.isdigit())
        for card in found["apprentice"]
    }

    assert set() == {f"wk-building-{card['id']}" for card in found["building"]} - symbols()
    assert set() == {f"wk-apprentice-{kind}" for kind in kinds} - symbols()
    assert set() == {f"wk-character-{card['id']}" for card in found["character"]} - symbols()


def test_every_card_of_artisans_builders_is_drawn() -> None:
    found = kit("artisans_builders")
    faces = [face["id"] for artisan in found["artisan"] for face in artisan["face"]]

    assert set() == {f"ab-building-{card['id']}" for card in found["building"]} - symbols()
    assert set() == {f"ab-district-{board['id']}" for board in found["board"]} - symbols()
    assert set() == {f"ab-artisan-{face}" for face in faces} - symbols()
    assert set() == {f"i-{board['badge']}" for board in found["board"]} - symbols()


def test_every_pile_of_the_architecture_game_has_its_mark() -> None:
    words = (GAMES / "architecture_game/messages.en.ftl").read_text()

    assert {f"ag-mark-{mark}" for mark in re.findall(r"^symbol-(\w+) =", words, re.MULTILINE)} <= symbols()


def test_the_index_names_every_symbol() -> None:
    assert symbols() == set(re.findall(r"^\| `([^`]+)`", drawn()["INDEX.md"], re.MULTILINE))
