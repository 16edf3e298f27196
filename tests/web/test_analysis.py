"""A finished game in the browser: what bots think of its turns, and playing on from a moment of it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import expect

from chantier import parse_record
from chantier.analysis.game_analysis import Analysis
from chantier.analysis.judging import judge, opened
from chantier.analysis.luck import draws_of
from tests.web.conftest import Visitor

Visit = Callable[..., Visitor]
MOTIONS = "[...new Set([...document.querySelectorAll('*')].map((one) => getComputedStyle(one).animationName))]"
expect.set_options(timeout=20_000)  # the machine may be busy


def finished(visitor: Visitor) -> str:
    """A table that bots have played to its end."""
    table = visitor.new_table("queens_architect", 2, bots={"0": "random", "1": "random"})
    visitor.ask("POST", f"/api/tables/{table}/start")
    while visitor.state(table)["status"] != "over":
        visitor.page.wait_for_timeout(200)
    return table


def judge_some(visitor: Visitor, table: str, database: Path) -> None:
    """Keep an analysis of the first turns, as the server would; all turns take longer than a test should."""
    record = parse_record(msgspec.json.encode(visitor.ask("GET", f"/api/tables/{table}/record")))
    game = opened(record.to_json())
    found = Analysis(2, [judge(game, number, 2) for number in range(12)], list(islice(draws_of(game.table), 2)))
    with sqlite3.connect(database, timeout=30) as kept:
        kept.execute(
            'insert into analyses ("table", tries, content) values (?, ?, ?)',
            (table, 2, msgspec.json.encode(found).decode()),
        )


def test_a_replay_shows_what_bots_think_and_one_plays_on_from_it(visit: Visit, database: Path, tmp_path: Path) -> None:
    ada = visit("Ada")
    table = finished(ada)
    ada.page.goto(f"{ada.site}/table/{table}/replay")
    ada.page.get_by_role("button", name="Analyse").wait_for()

    judge_some(ada, table, database)
    ada.page.reload()
    turns = ada.page.locator(".judged > ol > li > button")
    turns.nth(5).click()
    expect(turns.nth(5)).to_have_attribute("aria-current", "true")
    expect(ada.page.get_by_text("What the bot would have played")).to_be_visible()
    expect(ada.page.get_by_role("slider", name="Chance to win")).to_have_attribute(
        "aria-valuetext", re.compile("turn 6, ")
    )

    ada.page.get_by_role("button", name="Try moves").click()
    tree = ada.page.locator(".tried .tree")
    tree.get_by_role("button", name="From move").wait_for()
    for _ in range(2):  # another move instead, beside the first
        ada.choose(Random(_))
        ada.page.locator(".tried").get_by_role("button", name="Back by a move").click()
    expect(tree.locator("li .moves")).to_have_count(2)
    tree.locator("li .moves button").first.click()
    expect(ada.page).to_have_url(re.compile("at=.*&line="))

    ada.page.reload()  # the address is a link to the line
    ada.page.locator(".tried .tree li .moves").wait_for()
    ada.page.evaluate("document.styleSheets[0].insertRule('h2 { animation: arrive 1s }')")
    ada.page.get_by_role("button", name="Share this moment").click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save as PNG").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save as SVG").click()
    drawn = saved.value.path().read_text("utf-8")
    assert "a line that was tried" in drawn
    shown = ada.context.new_page()
    shown.goto(saved.value.path().rename(tmp_path / "moment.svg").as_uri())
    assert ["none"] == shown.evaluate(MOTIONS)  # a picture is taken as it begins, when nothing has arrived yet
    shown.close()
    assert "http" not in re.sub(r"http://www\.w3\.org/[a-z0-9/]*", "", drawn)  # it needs nothing from outside
    ada.page.locator("dialog").get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name="Back to the game").click()

    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.get_by_role("button", name="Take this seat").click()
    ada.page.locator("dialog select").select_option("open")
    ada.page.get_by_role("button", name="Make the table and invite").click()
    ada.page.get_by_role("link", name="Goes on from move").wait_for()
    made = ada.page.url.split("/")[-1]
    bo = visit("Bo")
    bo.ask("POST", f"/api/tables/{made}/join", {})
    ada.page.get_by_role("button", name="Start").click()
    ada.page.get_by_role("link", name="Goes on from another game").wait_for()
    assert [] == ada.complaints
