"""The layout of a table, measured in the browser at every size, in every situation: nothing overlaps, nothing is cut.

`pytest tests/web/test_layout.py -k "queens and 1440"` walks one game at one size. A failure names the element, its
box and the picture in `screenshots/layout/`. What a board does not hold yet is listed in `layout.pending.json`, which
only becomes shorter.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page

from chantier.kernel.game import SHELF
from tests.web.positions import lay

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390))
MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
PICTURES = Path(__file__).parents[2] / "screenshots" / "layout"
STAGES = ("setup", "middle", "end")
PANELS = {"rules": "i-book", "chat": "i-chat", "settings": "i-more"}
TOOL = "icon => document.querySelector(`.top .tool use[href='#${icon}']`).closest('button').click()"
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))"
TAUGHT = """() => document.querySelector('.lesson .todo') !== null
    || (document.querySelector('footer.act .moves .btn.primary')?.click(), false)"""
PENDING = json.loads((Path(__file__).parent / "layout.pending.json").read_text("utf-8"))  # boards that don't hold yet
DESKTOP = 1181  # pixels: here a board keeps its place in a lesson too
Open = Callable[[str, str], Page]


@pytest.fixture(scope="module")
def open_at(site: str, database: Path, come: Callable[..., Visitor]) -> Iterator[Open]:
    """`open_at(game, stage)` is a page there, kept open for the next size; another game closes those of the last."""
    iris = come(site, "Iris", locale="fr-FR", reduced_motion="reduce")
    pages: dict[tuple[str, str], Page] = {}
    tables: dict[str, dict[str, str]] = {}
    shutil.rmtree(PICTURES, ignore_errors=True)

    def page(game: str, stage: str) -> Page:
        for other in [key for key in pages if key[0] != game]:
            pages.pop(other).close()
        if game not in tables:
            tables[game] = lay(database, game, iris.ask("GET", "/api/me")["id"])
        if (game, stage) not in pages:
            opened = pages[game, stage] = iris.context.new_page()
            path = f"/lesson/{game}" if stage == "lesson" else f"/table/{tables[game][stage]}"
            opened.goto(site + path)
            opened.locator("footer.act").wait_for()
            opened.evaluate("document.fonts.ready")
            if stage == "lesson":
                opened.wait_for_function(TAUGHT)
        return pages[game, stage]

    yield page
    iris.context.close()


class Walk:
    """One game at one size: what was found in each situation."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[str] = []

    def look(self, page: Page, situation: str) -> str:
        """Where the board is."""
        page.evaluate(SETTLED)
        seen = page.evaluate(MEASURE)
        if seen["faults"]:
            PICTURES.mkdir(parents=True, exist_ok=True)
            picture = PICTURES / f"{self.name}-{situation}.png"
            page.screenshot(path=picture)
            more = f"\n    and {seen['more']} more" if seen["more"] else ""
            self.found.append(f"{situation} ({picture}):\n    " + "\n    ".join(seen["faults"]) + more)
        return str(seen["board"])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", SHELF)
def test_nothing_overlaps_or_is_cut(open_at: Open, game: str, size: tuple[int, int]) -> None:
    walk = Walk(f"{game}-{size[0]}x{size[1]}")
    boards: dict[str, str] = {}
    for stage in (*STAGES, "lesson"):
        page = open_at(game, stage)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.bring_to_front()
        board = walk.look(page, stage)
        if stage != "end":  # there the score lies in its place
            boards[stage] = board
        for panel, icon in PANELS.items() if stage == "middle" else ():
            page.evaluate(TOOL, icon)
            boards[panel] = walk.look(page, f"{stage}-{panel}")
            page.evaluate(TOOL, icon)
    if size[0] < DESKTOP:
        del boards["lesson"]  # its note has a strip of its own below the board
    if len(set(boards.values())) > 1:
        walk.found.append(f"the board moves: {boards}")

    if walk.found and f"{size[0]}x{size[1]}" in PENDING.get(game, ()):
        pytest.xfail("\n  ".join(walk.found))
    assert not walk.found, "\n  ".join([f"{game} at {size[0]} × {size[1]}", *walk.found])
