"""While somebody is here: the tab's title, the app's icon and a knock say that a table waits."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.positions import lay

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

SEEN = """
const { start } = OscillatorNode.prototype;
Object.assign(window, { badges: [], taps: [] });
OscillatorNode.prototype.start = function (at) {
    window.taps.push([this.context.state, this.frequency.value]);
    return start.call(this, at);
};
Navigator.prototype.setAppBadge = async count => { window.badges.push(count); };
Navigator.prototype.clearAppBadge = async () => { window.badges.push(0); };
"""
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
KNOCK = [["running", 420], ["running", 520]]
MINUTE = 60_000


def watched(visit: Visit) -> Visitor:
    """Somebody whose browser notes what is heard of it, and what its icon shows."""
    ada = visit("Ada")
    ada.context.add_init_script(SEEN)
    ada.page.clock.install()
    return ada


def test_title_icon_and_a_knock_say_that_tables_wait(visit: Visit, database: Path) -> None:
    ada = watched(visit)
    me = ada.ask("GET", "/api/me")["id"]
    ada.page.goto(f"{ada.site}/me")
    ada.page.get_by_role("group", name="Sounds").get_by_role("button", name="on", exact=True).click()
    ada.page.locator("a.brand").click()
    expect(ada.page).to_have_title("Chantier")
    ada.page.wait_for_function("() => window.badges.at(-1) === 0")
    with ada.page.expect_response("**/api/tables?mine=true"):  # whoever turns away has the tables counted
        ada.page.evaluate(HIDE, arg=True)
    lay(database, "artisans_builders", me)
    ada.page.clock.run_for(MINUTE)

    expect(ada.page).to_have_title("(2) Chantier")
    ada.page.wait_for_function("() => window.badges.at(-1) === 2")
    assert KNOCK == ada.page.evaluate("window.taps")
    ada.page.clock.run_for(MINUTE)
    ada.page.evaluate(HIDE, arg=False)
    assert KNOCK == ada.page.evaluate("window.taps"), "it says so once"


def test_a_table_calls_whoever_looks_elsewhere_and_the_icon_knows_what_was_played(visit: Visit, database: Path) -> None:
    ada, chance = watched(visit), Random(1)
    tables = lay(database, "artisans_builders", ada.ask("GET", "/api/me")["id"])
    ada.page.goto(ada.site)
    expect(ada.page).to_have_title("(2) Chantier")
    ada.sit(tables["middle"])
    expect(ada.page).to_have_title(re.compile("^◆ "))
    while ada.page.title().startswith("◆ "):
        assert ada.choose(chance), "a table that calls has something to choose"
    ada.page.evaluate(HIDE, arg=True)
    ada.page.wait_for_function("() => window.badges.at(-1) === 1")
    assert [] == ada.page.evaluate("window.taps"), "sounds are off at first"


def test_a_bots_table_knocks_at_ones_turn(visit: Visit) -> None:
    ada, chance = watched(visit), Random(1)
    ada.context.add_init_script("localStorage.chantier = JSON.stringify({ pace: 'once', sound: true })")
    ada.begin("artisans_builders")
    ada.page.locator("footer.act").click()
    while not ada.page.evaluate("window.taps.length"):
        ada.choose(chance)

    expect(ada.page).to_have_title(re.compile("^◆ "))
    assert KNOCK == ada.page.evaluate("window.taps")[:2]
