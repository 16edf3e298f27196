# ruff: noqa: INP001 - a script
"""Draws round-GAME.webp, a round of three bots as a person sees it: `python -m docs.pictures.rounds GAME`, or all."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from chantier.kernel.game import SHELF
from tests.web.conftest import CHROMIUM, MOVES, Visitor, serving

HERE = Path(__file__).parent
BEFORE = {"queens_architect": 20, "west_kingdom": 24, "architecture_game": 17, "artisans_builders": 26}
SEED = 4
LEAST, MOST = 5, 6  # pictures of one round
AGAIN = "() => { localStorage.chantier = JSON.stringify({ pace: 'normal' }); location.reload(); }"
ASKED = """() => document.querySelector('.table')?.dataset.behind === '0'
    && document.querySelector('footer.act button:is(.move, [data-move])')"""
SHOWN = "() => document.querySelector('.table').dataset.version"
WAITS = "() => Number(document.querySelector('.table')?.dataset.behind) > 0"
SAID = "() => document.querySelector('footer.act .prompt p').innerText.replace(/\\n+/, ' – ')"
GIVES_UP = "[data-move^=decline], [data-move^=done], [data-move^=pass]"
SHEET = """<style>body {{ margin: 0; padding: 16px; width: {width}px; background: #e9dfc8; color: #1d2430;
    display: grid; grid-template-columns: 1fr 1fr; gap: 16px; font: 17px/1.3 sans-serif }}
    figure {{ margin: 0 }} img {{ width: 100%; border: 1px solid }} figcaption {{ padding: 4px 0 }}</style>{figures}"""
WIDTH = 1280


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "db") as (site, _),
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for game in games:
            (HERE / f"round-{game}.webp").write_bytes(sheet(browser, seen(browser, site, game)))


def seen(browser: Browser, site: str, game: str) -> list[tuple[str, bytes]]:
    """What the bar says and the page shows after one's move, action by action, until one is asked again."""
    context = browser.new_context(locale="fr-FR", viewport={"width": 1440, "height": 900}, service_workers="block")
    marguerite = Visitor(site, context, "Marguerite", "once")
    marguerite.begin(game, 4)
    page, dice = marguerite.page, Random(SEED)
    for _ in range(BEFORE[game]):
        move(marguerite, dice)
    page.evaluate(AGAIN)
    page.wait_for_function(ASKED)
    found: list[tuple[str, bytes]] = []
    while len(found) < LEAST:  # a move that bots hardly answer makes no round
        marguerite.choose(dice)
        page.wait_for_timeout(100)
        found = watched(page) if page.evaluate(WAITS) else []
    context.close()
    most = min(MOST, len(found))
    return [found[round(i * (len(found) - 1) / (most - 1))] for i in range(most)]


def move(player: Visitor, dice: Random) -> None:
    player.page.wait_for_function(ASKED)
    player.choose(dice, f":is({MOVES}):not({GIVES_UP})") or player.choose(dice)


def watched(page: Page) -> list[tuple[str, bytes]]:
    """One picture of each moment; the last is taken when one is asked."""
    found: dict[str, tuple[str, bytes]] = {}
    while True:
        is_asked, shown = page.evaluate(ASKED), page.evaluate(SHOWN)
        if is_asked or shown not in found:
            found[shown] = page.evaluate(SAID), page.screenshot(animations="disabled")
        if is_asked:
            return list(found.values())
        page.wait_for_timeout(20)


def sheet(browser: Browser, pictures: list[tuple[str, bytes]]) -> bytes:
    """The pictures with what is said below each, as one picture."""
    page = browser.new_page(viewport={"width": WIDTH + 32, "height": 900})
    figures = "".join(
        f'<figure><img src="data:image/png;base64,{encoded}"><figcaption>{said}</figcaption></figure>'
        for said, encoded in ((said, base64.b64encode(drawn).decode()) for said, drawn in pictures)
    )
    page.set_content(SHEET.format(width=WIDTH, figures=figures), wait_until="load")
    high = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": WIDTH + 32, "height": high})
    session = page.context.new_cdp_session(page)
    drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": 45})["data"]
    page.close()
    return base64.b64decode(drawn)


if __name__ == "__main__":
    main(sys.argv[1:] or list(SHELF))
