"""A week of a club, played through in browsers: three people, three languages, and a clock that is put on by days.

Everything is done by what the pages show. `screenshots/week-*.png` are what people saw. CHANTIER_WEEK plays it.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Locator, expect

from tests.conftest import free_port
from tests.server.club.test_notices import Postbox
from tests.web.conftest import MOVES, ROOT, SERVE, serving
from tests.web.test_pages import PHONE, is_too_wide, picture

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Come = Callable[..., Visitor]

CLOCK = """
import os
from pathlib import Path
from chantier.server.tables import clocks

real, ahead = clocks.now_ms, Path(os.environ["CLOCK"])
clocks.now_ms = lambda: real() + 1000 * int(ahead.read_text() or 0)
"""
PLAY_BY_ITSELF = f"""() => {{ window.playing = setInterval(() => {{
    const offered = [...document.querySelectorAll("{MOVES}")].filter(one => one.checkVisibility());
    offered[Math.floor(Math.random() * offered.length)]?.click();
}}, 25); }}"""
STOP = "() => clearInterval(window.playing)"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"
KEPT = "async url => Boolean(await caches.match(url, { cacheName: 'chantier-told', ignoreVary: true }))"
PASSWORD = "correct horse battery"
HOUR = 3600
expect.set_options(timeout=20_000)  # the machine may be busy


class Week:
    """A server whose clock can be put on, and the letters that it sends."""

    def __init__(self, site: str, database: Path, ahead: Path, post: Postbox) -> None:
        self.site = site
        self.database = database
        self.ahead = ahead
        self.post = post

    def pass_time(self, hours: int) -> None:
        new = self.ahead.with_suffix(".new")
        new.write_text(str(int(self.ahead.read_text()) + hours * HOUR))
        new.replace(self.ahead)

    def until_noted(self, kind: str, way: str) -> None:
        """Wait until the server, which looks every few seconds, has noted whom there is something to tell."""
        for _ in range(600):
            with closing(sqlite3.connect(self.database, timeout=20)) as store:
                if store.execute("SELECT id FROM notices WHERE kind = ? AND way = ?", (kind, way)).fetchall():
                    return
            time.sleep(0.1)
        raise AssertionError(f"no notice of the kind {kind!r}")

    def until_left(self, table: str) -> None:
        """Wait until somebody has gone from a table, and all that they did there has come."""
        for _ in range(600):
            log = self.database.with_suffix(".log").read_text("utf-8").splitlines()
            if any('"LIVE ' in line and f'"table":"{table[:6]}"' in line for line in log):
                return
            time.sleep(0.1)
        raise AssertionError(f"nobody has gone from {table}")

    def letter(self, to: str, number: int) -> EmailMessage:
        """The letter of this number that somebody got, once it is there."""
        for _ in range(600):
            own = [letter for letter in self.post.letters if letter["to"] == to]
            if len(own) > number:
                found: EmailMessage = own[number]
                return found
            time.sleep(0.1)
        raise AssertionError(f"{to} got {len(own)} letters")


@contextmanager
def week(folder: Path) -> Iterator[tuple[Week, Callable[[], None]]]:
    ahead, box, port = folder / "ahead", Postbox(), free_port()
    ahead.write_text("0")
    smtp = Controller(box, hostname="127.0.0.1", port=free_port())
    smtp.start()
    mail = [
        "--smtp",
        f"smtp://127.0.0.1:{smtp.port}",
        "--mail-from",
        "Chantier <club@example.org>",
        "--public",
        f"http://127.0.0.1:{port}",
    ]
    options = ["--port", str(port), *mail]
    with serving(folder / "week.db", (), CLOCK + SERVE, options, CLOCK=str(ahead)) as (site, server):

        def close() -> None:
            server.terminate()
            server.wait(20)

        try:
            yield Week(site, folder / "week.db", ahead, box), close
        finally:
            smtp.stop()


def said(file: str, key: str, lang: str) -> str:
    """A message without variables, such as the name of a button."""
    text = (ROOT / f"web/src/words/{file}.{lang}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.*)$", text, re.MULTILINE)
    assert found, f"{key} is in {file}.{lang}.ftl"
    return found[1]


def button(visitor: Visitor, file: str, key: str, lang: str) -> Locator:
    return visitor.page.get_by_role("button", name=said(file, key, lang), exact=True)


def make_account(visitor: Visitor, name: str, lang: str) -> None:
    page = visitor.page
    page.goto(f"{visitor.site}/me")
    page.get_by_label(said("client", "your-name", lang), exact=True).fill(name)
    part = page.locator("details", has=page.get_by_text(said("account", "make-account", lang), exact=True)).first
    part.locator("summary").click()
    part.locator("input").first.fill(name.lower())
    part.locator("input[type=password]").fill(PASSWORD)
    part.locator("button").click()
    expect(page.get_by_text(said("account", "sign-out", lang), exact=True).last).to_be_visible()


def give_address(club: Week, visitor: Visitor, address: str, lang: str) -> None:
    """An address counts once a code has come back from there."""
    page = visitor.page
    part = page.locator("details", has=page.locator("input[type=email], input[autocomplete=one-time-code]"))
    part.locator("summary").click()
    part.locator("input[type=email]").fill(address)
    part.locator("input[type=password]").fill(PASSWORD)
    part.get_by_role("button", name=said("account", "mail-send", lang)).click()
    code = re.search(r"\b[a-z2-7]{4}(?:-[a-z2-7]{4}){3}\b", club.letter(address, 0).get_content())
    assert code, "the letter has a code"
    part.locator("input[autocomplete=one-time-code]").fill(code[0])
    part.get_by_role("button", name=said("account", "mail-confirm", lang)).click()
    expect(part.get_by_text(address)).to_be_visible()


def play_to_the_end(*players: Visitor) -> None:
    """By the buttons of the bar, whichever it is, all at once."""
    for player in players:
        player.page.evaluate(PLAY_BY_ITSELF)
    for player in players:
        player.page.locator(".verdict").wait_for(timeout=180_000)
        player.page.evaluate(STOP)


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.partition("/table/")[2].partition("/")[0]


@pytest.mark.skipif("CHANTIER_WEEK" not in os.environ, reason="it takes minutes; CHANTIER_WEEK=1 plays it")
def test_a_week_of_a_club(come: Come, tmp_path: Path) -> None:
    with week(tmp_path) as (club, close):
        ada = come(club.site)
        bo = come(club.site, locale="fr-FR", color_scheme="dark", **PHONE)
        clara = come(club.site, locale="de-DE", service_workers="allow", **PHONE)
        people = [(ada, "Ada", "en"), (bo, "Bo", "fr"), (clara, "Clara", "de")]

        # Monday: Ada founds a group, the others come by its link
        make_account(ada, "Ada", "en")
        ada.page.goto(f"{club.site}/groups")
        ada.page.get_by_label(said("club", "group-name", "en")).fill("The Tuesday table")
        button(ada, "club", "found", "en").click()
        ada.page.get_by_role("heading", name="The Tuesday table").wait_for()
        group = ada.page.url
        make_account(bo, "Bo", "fr")
        give_address(club, bo, "bo@example.org", "fr")
        clara.ask("POST", "/api/guests", {"name": "Clara", "lang": "de"})
        for visitor, _, lang in people[1:]:
            visitor.page.goto(group)
            button(visitor, "club", "join-this", lang).click()
            expect(button(visitor, "club", "leave-group", lang)).to_be_visible()
        picture(clara, "week-1-group")

        # Tuesday: a table for the group; a bot keeps the seat that stays free
        club.pass_time(24)
        ada.page.goto(group)
        ada.page.locator("aside a[href*=artisans_builders]").click()
        ada.page.locator("fieldset .seg").first.get_by_role("button", name="4", exact=True).click()
        ada.page.locator("form button.primary").click()
        ada.page.wait_for_url("**/table/*")
        for visitor, _, lang in people[1:]:
            visitor.page.goto(f"{club.site}/invitations")
            button(visitor, "invite", "sit-down", lang).click()
            visitor.page.wait_for_url("**/table/*")
        expect(ada.page.get_by_text(said("invite", "sat-now", "en"))).to_be_visible()
        picture(ada, "week-2-waiting-room")
        button(ada, "invite", "begin-bots", "en").or_(ada.page.get_by_role("button", name="Begin with a bot")).click()
        for visitor, *_ in people:
            visitor.page.locator("footer.act").wait_for()
        tuesday = table_of(ada)
        play_to_the_end(ada, bo, clara)
        picture(bo, "week-2-end")

        # Wednesday: a table over days; Bo goes away, and is written to after two hours, once
        club.pass_time(24)
        ada.page.goto(f"{club.site}/new/queens_architect")
        ada.page.get_by_role("button", name=said("client", "pace-days", "en")).click()
        ada.page.locator("form button.primary").click()
        ada.page.wait_for_url("**/table/*")
        days = table_of(ada)
        ada.page.get_by_label(said("invite", "ask-by-name", "en")).fill("Bo")
        button(ada, "invite", "ask", "en").click()
        expect(ada.page.get_by_text("Bo is asked")).to_be_visible()
        bo.page.goto(f"{club.site}/invitations")
        button(bo, "invite", "sit-down", "fr").click()
        bo.page.wait_for_url("**/table/*")
        ada.page.get_by_role("button", name="Start", exact=True).click()
        for visitor in (ada, bo):
            visitor.page.locator("footer.act").wait_for()
        for visitor in (ada, bo):
            visitor.page.evaluate(PLAY_BY_ITSELF)
        ada.page.wait_for_function("() => Number(document.querySelector('.table').dataset.version) > 12")
        bo.page.goto("about:blank")
        club.until_left(days)
        seat = next(n for n, seat in enumerate(ada.state(days)["seats"]) if seat["name"] == "Bo")
        while ada.state(days)["waiting"] != [seat]:
            ada.page.wait_for_timeout(50)
        ada.page.evaluate(STOP)
        club.pass_time(1)
        club.until_noted("turn", "mail")
        club.pass_time(3)

        # Thursday: the letter says which table waits, nothing of what happened there; its links work
        letter = club.letter("bo@example.org", 1)
        text = letter.get_content()
        assert f"{club.site}/table/{days}" in text
        assert "Ada" not in text
        bo.page.goto(club.site)
        expect(bo.page).to_have_title(re.compile(r"^\(1\) "))
        picture(bo, "week-4-shelf")
        assert not is_too_wide(bo)
        bo.page.goto(f"{club.site}/table/{days}")
        bo.moves.first.wait_for()
        stop = re.search(rf"{re.escape(club.site)}/unsubscribe/\S+", text)
        assert stop, "the letter has a link by which such letters end"
        bo.page.goto(stop[0])
        expect(bo.page.get_by_text(said("account", "unsubscribed-turn", "fr"))).to_be_visible()
        club.pass_time(20)

        # Friday: an evening with bots, two rounds at tables of two
        ada.page.goto(f"{club.site}/tournaments")
        ada.page.get_by_label(said("club", "tournament-name", "en")).fill("Friday at the old ford")
        ada.page.locator("form select").first.select_option("artisans_builders")
        ada.page.get_by_role("group", name=said("club", "table-size", "en")).get_by_text("2", exact=True).click()
        ada.page.get_by_label(said("club", "how-many-rounds", "en")).fill("2")
        ada.page.get_by_label(said("club", "more-bots", "en")).fill("1")
        button(ada, "club", "call-it", "en").click()
        ada.page.wait_for_url("**/tournament/*")
        evening = ada.page.url
        for visitor, _, lang in people:
            visitor.page.goto(evening)
            button(visitor, "club", "tournament-join", lang).click()
            expect(button(visitor, "club", "tournament-withdraw", lang)).to_be_visible()
        button(ada, "club", "tournament-start", "en").click()
        for number in (1, 2):
            for visitor, *_ in people:
                visitor.page.goto(evening)
                visitor.page.locator(f".rounds li.now:nth-child({number})").wait_for()
                visitor.page.locator(".ready a.primary").click()
            for visitor, *_ in people:
                visitor.page.locator("footer.act").wait_for()
            play_to_the_end(ada, bo, clara)
        for visitor, *_ in people:
            visitor.page.goto(evening)
            visitor.page.get_by_text(said("club", "standings-end", people[0][2])).or_(
                visitor.page.locator("ol.rounds:not(:has(.now))")
            ).first.wait_for()
            assert not is_too_wide(visitor)
        picture(ada, "week-5-evening")
        picture(clara, "week-5-evening-phone")
        club.pass_time(24)

        # Saturday: pages of the club, what the group has played, and a game that is looked at again
        clara.page.goto(group)
        expect(clara.page.locator("ol li", has_text="Ada").first).to_be_visible()
        picture(clara, "week-6-group")
        ada.page.goto(f"{club.site}/me")
        ada.page.get_by_role("link", name=said("club", "my-page", "en")).click()
        games = ada.page.locator("main ol li")
        expect(games).to_have_count(3)
        picture(ada, "week-6-player")
        own_page = ada.page.url
        ada.page.goto(f"{club.site}/table/{tuesday}/replay")
        ada.page.locator("main.board").wait_for()
        clara.page.goto(club.site)
        clara.page.wait_for_function(IN_CHARGE)
        for url in ("/", "/api/me", "/api/tables?mine=true", f"/api/tables/{tuesday}/film?whole"):
            clara.page.wait_for_function(KEPT, arg=url)
        club.pass_time(24)

        # Sunday: Bo takes his data along and deletes himself; games stay, the name goes
        bo.page.goto(f"{club.site}/me")
        part = bo.page.locator("details", has=bo.page.get_by_text(said("account", "my-data", "fr"), exact=True))
        part.locator("summary").click()
        with bo.page.expect_download() as download:
            button(bo, "account", "export-me", "fr").click()
        taken = json.loads(Path(download.value.path()).read_text("utf-8"))
        assert {tuesday, days} <= set(re.findall(r'"([\w-]{24})"', json.dumps(taken)))
        button(bo, "account", "delete-me", "fr").click()
        bo.page.get_by_role("dialog").get_by_role("button", name=said("account", "delete-me", "fr")).click()
        bo.page.wait_for_url(f"{club.site}/")
        for address in (own_page, group, evening, f"{club.site}/table/{tuesday}/replay"):
            ada.page.goto(address)
            ada.page.locator("main").get_by_text("Ada").first.wait_for()
            assert not re.search(r"\bBo\b", ada.page.locator("main").inner_text()), f"{address} still names Bo"

        # at night the server is switched off: Clara’s phone opens, with the week’s games
        letters = [letter["subject"] for letter in club.post.letters]
        close()
        clara.complaints.clear()
        clara.page.goto(club.site)
        clara.page.locator(".offline").wait_for()
        expect(clara.page.locator(f"#mine a[href*='{tuesday}']").first).to_be_visible()
        picture(clara, "week-7-offline")
        clara.page.goto(f"{club.site}/table/{tuesday}/replay")
        clara.page.locator("main.board").wait_for()

    assert 2 == len(letters), f"a code and one letter about a turn, not {letters}"
    faults = [line for line in (tmp_path / "week.log").read_text("utf-8").splitlines() if '"level":"error"' in line]
    assert [[], [], []] == [ada.complaints, bo.complaints, faults]
