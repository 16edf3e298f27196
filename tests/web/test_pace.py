"""What others do is seen one action at a time, and no screen is ever wrong for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pytest

from chantier.kernel.game import SHELF
from tests.web.conftest import MOVES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

# notes when each moment appears, and when it was heard
WATCH = """() => { window.seen = []; const table = document.querySelector('.table');
    new MutationObserver(() => seen.push([performance.now(), Number(table.dataset.version)]))
        .observe(table, { attributeFilter: ['data-version'] }); }"""
HEAR = """window.heard = []; window.sockets = []; window.WebSocket = class extends WebSocket {
    constructor(...given) { super(...given); sockets.push(this);
        this.addEventListener('message', said => { const { type, version } = JSON.parse(said.data);
            if (type === 'change' || type === 'update') heard.push([performance.now(), version]); }); } }"""
# keeps back what is told while `held` is a list
HOLD = """window.WebSocket = class extends WebSocket { set onmessage(hear) {
    this.hear = hear; super.onmessage = (said) => window.held ? held.push(said) : hear(said); } }"""
RELEASE = """() => { const waiting = held; window.held = undefined;
    for (const said of waiting) said.target.hear(said); }"""
SETTLED = """() => document.querySelector('.table')?.dataset.behind === '0'
    && document.querySelector('footer.act button:is(.move, [data-move])')"""
BEHIND = "() => Number(document.querySelector('.table').dataset.behind) > 0"


def begin(visit: Visit, game: str = "queens_architect", pace: str = "normal") -> tuple[Visitor, str]:
    """A table with three bots, at the moment when the first question of all is asked."""
    ada = visit("Ada", pace=pace)
    ada.page.add_init_script(HEAR)
    table = ada.begin(game, 4)
    settle(ada.page)
    return ada, table


def settle(page: Page) -> None:
    """Go on until one is asked; step by step nothing goes on by itself."""
    while not page.evaluate(SETTLED):
        page.keyboard.press("End")
        page.wait_for_timeout(50)


def play_until_behind(ada: Visitor) -> None:
    """Move until bots have done more than is shown."""
    for _ in range(60):
        settle(ada.page)
        ada.act(partial(ada.moves.last.dispatch_event, "click"))
        ada.page.wait_for_timeout(150)
        if ada.page.evaluate(BEHIND):
            return
    pytest.fail("no bot ever moved")


def play_on(page: Page, ada: Visitor, table: str) -> None:
    """Make a move in this tab, and see what the others do until one is asked again."""
    settle(page)
    before = ada.state(table)["version"]
    while ada.state(table)["version"] == before:
        page.locator(MOVES).last.dispatch_event("click")  # the first may open a tray
        page.wait_for_timeout(50)
    settle(page)


def read(page: Page) -> list[list[str]]:
    """What stands in the log, and what was said."""
    log = page.locator(".log .turn").all_inner_texts()
    page.get_by_role("button", name=re.compile("^Chat")).dispatch_event("click")
    page.locator(".chat ol li").first.wait_for()
    return [log, page.locator(".chat ol li").all_text_contents()]


def version(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-version") or 0)


@pytest.mark.parametrize("game", SHELF)
def test_a_round_of_three_bots_is_seen_action_by_action_within_8_s(visit: Visit, game: str) -> None:
    ada, table = begin(visit, game)
    page = ada.page
    page.evaluate(WATCH)
    play_until_behind(ada)
    page.wait_for_function(SETTLED, timeout=9_000)
    seen, heard = page.evaluate("() => [seen, heard]")
    late = [at - next(when for when, told in heard if told >= shown) for at, shown in seen]

    assert len({shown for _, shown in seen}) >= 3
    assert max(late) < 8000
    assert version(page) == ada.state(table)["version"]
    assert [] == ada.complaints


def test_who_hears_the_table_is_told_what_each_of_the_others_does(visit: Visit) -> None:
    ada, table = begin(visit, pace="step")
    ada.page.evaluate("""() => { const live = document.querySelector('.table .sr[aria-live]');
        window.said = []; new MutationObserver(() => said.push(live.textContent))
            .observe(live, { childList: true, characterData: true, subtree: true }); }""")
    play_until_behind(ada)
    settle(ada.page)
    said = " ".join(ada.page.evaluate("() => said"))

    assert any(f"{seat['name']} chooses" in said for seat in ada.state(table)["seats"][1:])


def test_keys_go_on_and_are_no_moves(visit: Visit) -> None:
    ada, table = begin(visit, pace="step")
    play_until_behind(ada)
    while 0 not in ada.state(table)["waiting"]:
        ada.page.wait_for_timeout(50)
    before, shown = ada.state(table), version(ada.page)
    ada.page.keyboard.press("1")
    ada.page.wait_for_function("was => document.querySelector('.table').dataset.version > was", arg=shown)
    ada.page.keyboard.press("End")
    ada.page.wait_for_function(SETTLED)

    after = ada.state(table)
    assert before["turn"] == after["turn"], "the keys were for going on"
    assert version(ada.page) == after["version"]


def test_a_second_tab_and_a_tab_that_sleeps_are_never_behind(visit: Visit) -> None:
    ada, table = begin(visit, pace="step")
    play_until_behind(ada)
    while 0 not in ada.state(table)["waiting"]:
        ada.page.wait_for_timeout(50)
    other = ada.context.new_page()
    other.goto(f"{ada.site}/table/{table}")
    other.wait_for_function(SETTLED)
    ada.page.evaluate("""() => { Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange')) }""")

    known = ada.state(table)["version"]
    assert version(other) == version(ada.page) == known
    for _ in range(2):  # the first may open a tray
        other.locator(MOVES).last.dispatch_event("click")
        other.wait_for_timeout(100)
    ada.page.wait_for_function("known => Number(document.querySelector('.table').dataset.version) > known", arg=known)
    ada.page.wait_for_function(SETTLED)
    assert version(ada.page) == ada.state(table)["version"]
    assert [] == ada.complaints


def test_a_socket_that_drops_while_things_move_loses_and_doubles_nothing(visit: Visit) -> None:
    """What waits to be shown is known all the same, and more happens before the socket is back."""
    ada, table = begin(visit, pace="step")
    play_until_behind(ada)
    while 0 not in ada.state(table)["waiting"]:
        ada.page.wait_for_timeout(50)
    ada.page.evaluate("""() => { heard.length = 0;
        sockets.at(-1).send(JSON.stringify({ type: 'chat', id: 'said', text: 'Hello' })); }""")
    ada.page.wait_for_function("() => heard.length")
    other = ada.context.new_page()
    other.goto(f"{ada.site}/table/{table}")
    ada.page.evaluate("() => { sockets.at(-1).onmessage = null }")  # cut: what is told from now on is lost
    play_on(other, ada, table)
    assert ada.page.evaluate(BEHIND), "something must still be shown"
    ada.page.evaluate("() => sockets.at(-1).close()")
    ada.page.wait_for_function(SETTLED, timeout=9_000)
    told = read(ada.page)

    assert version(ada.page) == ada.state(table)["version"]
    ada.page.reload()
    ada.page.wait_for_function(SETTLED)
    assert told == read(ada.page)
    assert [] == ada.complaints


def test_a_tab_that_slept_while_one_played_elsewhere_wakes_to_the_table_as_it_is(visit: Visit) -> None:
    """The browser stops what a sleeping tab does; in an hour its socket is gone as well."""
    ada, table = begin(visit)
    ada.page.evaluate("() => { sockets.at(-1).onmessage = null }")  # what is told to it from now on never arrives
    sleep = ada.context.new_cdp_session(ada.page)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    other = ada.context.new_page()
    other.add_init_script(HEAR)
    other.goto(f"{ada.site}/table/{table}")
    for _ in range(3):
        play_on(other, ada, table)
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    ada.page.evaluate("() => sockets.at(-1).close()")
    known = ada.state(table)["version"]
    ada.page.wait_for_function("known => Number(document.querySelector('.table').dataset.version) >= known", arg=known)
    settle(ada.page)
    settle(other)

    assert version(other) == version(ada.page) == ada.state(table)["version"]
    assert other.locator(".log .turn").all_inner_texts() == ada.page.locator(".log .turn").all_inner_texts()
    assert [] == ada.complaints


def test_two_tabs_that_answer_the_same_question_make_one_move(visit: Visit) -> None:
    """The second has not heard yet of what was played in the first."""
    ada, table = begin(visit, pace="once")
    other = ada.context.new_page()
    other.add_init_script(HOLD)
    other.goto(f"{ada.site}/table/{table}")
    other.wait_for_function(SETTLED)
    other.evaluate("() => { window.held = []; }")
    ada.choose(Random(1))
    ada.page.wait_for_function(SETTLED)
    for _ in range(2):  # the first opens a tray
        other.locator(MOVES).first.dispatch_event("click")
    other.wait_for_function("() => held.some(({ data }) => JSON.parse(data).type === 'refused')")
    other.evaluate(RELEASE)
    other.wait_for_function(SETTLED)
    chosen = [page.locator(".log .turn", has_text="Ada").count() for page in (ada.page, other)]

    assert [1, 1] == chosen
    assert version(other) == version(ada.page) == ada.state(table)["version"]
    assert [] == ada.complaints
