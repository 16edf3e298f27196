"""No board breaks: at seven sizes nothing overlaps, nothing is cut, and what is asked about is in sight.

Each page is opened once and resized: the table alone, with each panel, on phones with each tab, and in a lesson every
step at one of the sizes and on a phone lying down, all in both languages. The boxes of the page are measured in it by
`measure.js`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import cycle
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
LYING = SIZES[-1]  # a phone's bar is narrowest there
STAGES = ("setup", "middle", "end")
PANELS = {"rules": "i-book", "chat": "i-chat", "settings": "i-more"}
TOOL = "icon => document.querySelector(`.top .tool use[href='#${icon}']`).closest('button').click()"
TABS = "() => [...document.querySelectorAll('nav.tabs button')].filter(tab => tab.getClientRects().length).length"
TAB = "at => document.querySelectorAll('nav.tabs button')[at].click()"
SPEAK = """lang => {
    const chosen = document.querySelector('.top .lang');
    chosen.value = lang;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
}"""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))"
TAUGHT = """() => document.querySelector('.lesson .todo') !== null || document.querySelector('footer.act a.primary')
    || (document.querySelector('footer.act .moves button.primary')?.click(), false)"""
DO = """() => {
    const asked = document.querySelector('footer.act .tray .lit, footer.act .moves .lit');
    if (asked?.ariaDisabled === 'true') return false; // before the signal of a race
    asked?.click();
    return true;
}"""
DESKTOP = 1181  # pixels: here a board keeps its place in a lesson too
Open = Callable[[str, str], Page]


@pytest.fixture(scope="module")
def open_at(site: str, database: Path, come: Callable[..., Visitor]) -> Iterator[Open]:
    """`open_at(game, stage)` is a new page there; it closes the last one."""
    iris = come(site, "Iris", locale="fr-FR", reduced_motion="reduce")
    tables: dict[str, dict[str, str]] = {}
    shutil.rmtree(PICTURES, ignore_errors=True)

    def page(game: str, stage: str) -> Page:
        for other in iris.context.pages:
            other.close()
        if stage != "lesson" and game not in tables:
            tables[game] = lay(database, game, iris.ask("GET", "/api/me")["id"])
        opened = iris.context.new_page()
        path = f"/lesson/{game}" if stage == "lesson" else f"/table/{tables[game][stage.removesuffix('-replay')]}"
        path += "/replay" if stage.endswith("-replay") else ""
        opened.goto(site + path)
        opened.locator("footer.act").wait_for()
        opened.evaluate("document.fonts.ready")
        return opened

    yield page
    iris.context.close()


class Walk:
    """One page at every size: what was found in each situation, and where its board was."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.found: list[str] = []

    def resize(self, size: tuple[int, int]) -> None:
        self.size = f"{size[0]}x{size[1]}"
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def look(self, situation: str) -> str:
        """Where the board is."""
        self.page.evaluate(SETTLED)
        seen = self.page.evaluate(MEASURE)
        if seen["faults"]:
            PICTURES.mkdir(parents=True, exist_ok=True)
            picture = PICTURES / f"{self.name}-{self.size}-{situation}.png"
            self.page.screenshot(path=picture)
            more = f"\n    and {seen['more']} more" if seen["more"] else ""
            self.found.append(f"{self.size} {situation} ({picture}):\n    " + "\n    ".join(seen["faults"]) + more)
        return str(seen["board"])

    def panels(self) -> None:
        """The table alone and with each panel: the board stays where it is."""
        boards = {"alone": self.look("alone")}
        for panel, icon in PANELS.items():
            self.page.evaluate(TOOL, icon)
            boards[panel] = self.look(panel)
            self.page.evaluate(TOOL, icon)
        if len(set(boards.values())) > 1:
            self.found.append(f"{self.size}: the board moves: {boards}")

    def tabs(self) -> None:
        for at in range(self.page.evaluate(TABS)):
            self.page.evaluate(TAB, at)
            self.look(f"tab-{at + 1}")

    def speak(self, lang: str) -> None:
        self.page.evaluate(SPEAK, lang)
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("game", SHELF)
def test_nothing_overlaps_or_is_cut_at_a_table(open_at: Open, game: str, stage: str) -> None:
    walk = Walk(open_at(game, stage), f"{game}-{stage}")
    for size in SIZES:
        walk.resize(size)
        walk.panels()
        if stage == "middle":
            walk.tabs()
    walk.speak("en")
    for size in SIZES:
        walk.resize(size)
        walk.look("english")
    walk.speak("fr")

    assert not walk.found, "\n  ".join([f"{game}, {stage}", *walk.found])


def test_nothing_overlaps_or_is_cut_in_a_replay_nor_on_the_shelf_of_who_plays(open_at: Open, site: str) -> None:
    walk = Walk(open_at("queens_architect", "end-replay"), "replay")
    for size in SIZES:
        walk.resize(size)
        walk.look("alone")
    walk.page.goto(site)  # with tables that wait for them
    walk.page.locator("header.top .turn").wait_for()
    for size in SIZES:
        walk.resize(size)
        wide = walk.page.evaluate("document.documentElement.scrollWidth")
        if wide > size[0]:
            walk.found.append(f"{walk.size}: the shelf is {wide} wide")

    assert not walk.found, "\n  ".join(walk.found)


@pytest.mark.parametrize("game", SHELF)
def test_nothing_overlaps_or_is_cut_in_a_lesson(open_at: Open, game: str) -> None:
    page = open_at(game, "lesson")
    walk = Walk(page, f"{game}-lesson")
    walk.speak("fr")  # the lesson before may have ended in English
    boards: dict[str, set[str]] = {}
    sizes = cycle(SIZES)
    langs = cycle(("en", "fr"))  # French comes first; each step is seen in the next language too
    for step in range(80):
        page.wait_for_function(TAUGHT)
        for size in [*SIZES] if step == 0 else [next(sizes), LYING]:
            walk.resize(size)
            where = walk.look(f"step-{step + 1}")
            if size[0] >= DESKTOP:  # elsewhere its note has a strip of its own below the board
                boards.setdefault(walk.size, set()).add(where)
        lang = next(langs)
        with page.expect_response(f"**/lesson?lang={lang}*"):  # it goes on where it was
            walk.speak(lang)
        walk.look(f"step-{step + 1}-{lang}")
        if page.locator("footer.act a.primary").count():
            break
        page.wait_for_function(DO)
    else:
        walk.found.append("the lesson does not end")
    walk.found += [f"{size}: the board moves: {where}" for size, where in boards.items() if len(where) > 1]

    assert not walk.found, "\n  ".join([f"{game}, lesson", *walk.found])
