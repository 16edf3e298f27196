"""What the built client weighs: scripts and styles as they come over the wire, and the drawings beside them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from chantier.kernel.game import SHELF, find
from chantier.kernel.words import ENGLISH, LANGUAGES
from chantier.server.web.game_files import address
from chantier.server.web.game_files import compressed as compressed_file
from chantier.server.web.pages import compressed
from chantier.server.web.preloads import preloads

STATIC = Path(__file__).parents[2] / "src/chantier/static"
LOADED = re.compile(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"')


def weight(files: Iterable[str]) -> float:
    """Kilobytes."""
    return sum(len(compressed(str(STATIC / file))) for file in set(files)) / 1000


def entry() -> list[str]:
    return LOADED.findall((STATIC / "index.html").read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_weighs_less_than_80_kilobytes_with_its_drawings_and_words(lang: str) -> None:
    manifest = json.loads((STATIC / "manifest.json").read_text("utf-8"))
    words = LOADED.findall(preloads(STATIC, "shelf", None, lang))
    covers = [file["file"] for source, file in manifest.items() if source.startswith("src/art/covers/")]

    assert (4, 1) == (len(covers), len(words))
    assert weight([*entry(), *covers, *words]) < 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_shelf_table_and_board_weigh_less_than_150_kilobytes(game: str, lang: str) -> None:
    named = preloads(STATIC, "table", game, lang)
    board = LOADED.findall(named)
    words = f"words.{lang if find(game).words.speak(lang) else ENGLISH}.ftl"

    assert len(board) > 8, "the page names its files"
    assert address(game, words) in named, "and its words"
    assert weight([*entry(), *board]) + len(compressed_file(game, words)) / 1000 < 150
