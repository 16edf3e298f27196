"""The pages, looked at and used as people do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chantier.kernel.game import SHELF, find
from chantier.server.web.pages import OF_A_GAME, OF_A_TABLE, PLAIN
from tests.web.positions import lay

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FRENCH = re.compile("À vous de jouer")
SCREENS = Path(__file__).parents[2] / "screenshots"  # git ignores it; to be looked at
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SEEN = """() => {
    const stop = document.activeElement;
    if (stop === document.body) return ''; // once round
    const [box, style] = [stop.getBoundingClientRect(), getComputedStyle(stop)];
    const isIn = box.width > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return isIn && (style.outlineStyle !== 'none' || style.boxShadow !== 'none') ? '' : stop.outerHTML.slice(0, 200);
}"""  # what has the focus, if that cannot be seen
LOADED = """() => performance.getEntriesByType('resource')
    .filter(({name}) => /\\.(js|css)$/.test(name))
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize / 1000, 0)"""


def grave_faults(visitor: Visitor) -> list[str]:
    """What axe calls serious or critical."""
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    grave = [fault for fault in found["violations"] if fault["impact"] in ("serious", "critical")]
    return [f"{fault['id']}: {[node['html'][:160] for node in fault['nodes'][:3]]}" for fault in grave]


def picture(visitor: Visitor, name: str) -> None:
    SCREENS.mkdir(exist_ok=True)
    visitor.page.screenshot(path=SCREENS / f"{name}.png")


def is_too_wide(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def play_some(visitor: Visitor, moves: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(moves):
        while not visitor.choose(dice):  # somebody else's turn, or a move on its way
            visitor.moves.first.wait_for()


def test_one_click_leads_from_the_shelf_to_the_first_move(visit: Visit) -> None:
    nobody = visit()
    nobody.page.goto(nobody.site)
    nobody.page.get_by_role("button", name="Play against bots – Queen’s Architect").click()

    nobody.moves.first.wait_for()


def test_number_and_level_of_bots_are_chosen_on_the_shelf_and_kept(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.goto(ada.site)
    ada.page.get_by_role("button", name="3 opponents").click()
    ada.page.get_by_role("button", name="Apprentice").click()
    ada.page.reload()
    ada.page.get_by_role("button", name="Play against bots – Architects of the West Kingdom").click()
    ada.page.locator("footer.act").wait_for()
    table = ada.state(ada.page.url.rpartition("/")[2])

    assert [None, *["apprentice"] * 3] == [seat.get("bot") for seat in table["seats"]]


def test_who_wants_to_watch_is_shown_the_tables_of_that_game(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit()
    ada.begin("artisans_builders", open=True)
    bo.page.goto(bo.site)
    bo.page.get_by_role("button", name="Watch – Artisans").click()
    expect(bo.page.locator("#open li")).to_have_count(1)
    bo.page.get_by_role("button", name="Watch – Queen").click()
    expect(bo.page.locator("#open")).to_contain_text("Nobody is playing this game")


def test_a_first_visit_loads_little(visit: Visit) -> None:
    """Kilobytes of script and style as they come over the wire: the shelf, then a table with its board."""
    nobody = visit(locale="fr-FR")
    nobody.page.goto(nobody.site, wait_until="networkidle")
    shelf = nobody.page.evaluate(LOADED)
    nobody.page.get_by_role("button", name="Jouer contre les bots – Queen’s Architect").click()
    nobody.moves.first.wait_for()
    nobody.page.wait_for_load_state("networkidle")

    assert shelf < 80
    assert nobody.page.evaluate(LOADED) < 150


def test_a_click_before_the_socket_has_said_anything_is_a_move_like_any_other(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.add_init_script("""window.WebSocket = class extends WebSocket {
        set onmessage(hear) { super.onmessage = said => setTimeout(() => hear(said), 1000); } }""")
    ada.begin()
    play_some(ada, 1)


def test_the_browser_chooses_the_language_and_a_person_changes_it(visit: Visit) -> None:
    ada = visit("Ada", locale="fr-FR")
    ada.begin()

    expect(ada.page.get_by_text("À vous de jouer").first).to_be_visible()
    ada.page.locator(".top .lang").select_option("en")
    expect(ada.page.get_by_text("Your turn").first).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("Your turn").first).to_be_visible()


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.begin()
    play_some(ada, 5)
    ada.moves.first.wait_for()
    moves = ada.page.locator("footer.act div.moves")
    offered = moves.inner_text()
    log = ada.page.locator(".log ol .turn").all_text_contents()
    ada.page.reload()
    ada.moves.first.wait_for()

    expect(moves).to_have_text(offered, use_inner_text=True)  # as soon as the letters are there that it is laid out by
    assert log == ada.page.locator(".log ol .turn").all_text_contents()  # under the digest, if bots have moved since
    assert "playing" == ada.state(table)["status"]


def test_a_lost_connection_comes_back_without_a_reload(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = ada.new_table(seats=2)
    bo.ask("POST", f"/api/tables/{table}/join", {})
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.sit(table)
    bo.sit(table)
    waiting = [ada, bo][ada.state(table)["waiting"][0]]
    other = bo if waiting is ada else ada
    other.context.set_offline(True)
    play_some(waiting, 1)
    other.context.set_offline(False)

    expect(other.page.locator(".log .turn").first).to_have_text(waiting.page.locator(".log .turn").first.inner_text())


def test_a_refused_thing_says_why_with_its_rule(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.begin()
    for _ in range(60):
        play_some(ada, 1)
        ada.moves.first.wait_for()
        ada.page.get_by_role("button", name="What is refused?").click()
        ada.page.wait_for_timeout(100)
        if ada.page.locator(".refusals li").count():
            break
    told = ada.page.locator(".refusals li").first

    expect(told.locator(".rule")).to_have_text(re.compile(r"QA-\d+"))
    told.locator(".rule").click()
    expect(ada.page.locator("article.open")).to_be_visible()
    assert table


def test_what_is_not_lit_on_the_board_says_why(visit: Visit) -> None:
    ada = visit("Ada")
    ada.begin()
    shut = ada.page.locator("main.board [data-state=refused]:visible")
    looked = ada.page.locator("main.board [data-state=idle]:visible")  # the reasons are asked for when somebody looks
    for _ in range(60):
        play_some(ada, 1)
        ada.moves.first.wait_for()
        if looked.count():
            looked.first.dispatch_event("pointerenter")
        ada.page.wait_for_timeout(100)
        if shut.count():
            break
    shut.first.dispatch_event("click")

    expect(ada.page.locator(".why .rule")).to_have_text(re.compile(r"QA-\d+"))


def test_what_others_changed_keeps_its_contour_until_one_moves(visit: Visit) -> None:
    players = [visit("Ada"), visit("Bo")]
    table = players[0].new_table(seats=2)
    players[1].ask("POST", f"/api/tables/{table}/join", {})
    players[0].ask("POST", f"/api/tables/{table}/start")
    for player in players:
        player.sit(table)
    [begins] = players[0].state(table)["waiting"]
    first, second = players[begins], players[1 - begins]
    theirs = second.page.locator(".others [data-changed]")
    own = second.page.locator(".mat .drafted[data-changed]")
    expect(theirs).to_have_count(0)
    while [begins] == first.state(table)["waiting"]:
        play_some(first, 1)  # an artisan is taken, then turned

    expect(theirs).not_to_have_count(0)
    expect(theirs.first).to_have_css("outline-style", "dotted")
    expect(own).to_have_count(0)
    play_some(second, 1)
    expect(theirs).to_have_count(0)
    expect(own).to_have_count(1)


def test_friends_come_by_a_link(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit()
    ada.page.goto(f"{ada.site}/new/queens_architect")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.locator("code").inner_text()
    bo.page.goto(link)
    bo.page.get_by_label("Your name", exact=True).fill("Bo")
    bo.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()

    expect(bo.page.locator("footer.act")).to_be_visible()
    expect(ada.page.get_by_text("Bo").first).to_be_visible()


def test_a_spectator_sees_the_game_and_has_no_moves(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit()
    table = ada.begin()
    eve.sit(table)
    play_some(ada, 3)

    expect(eve.page.locator(".log .turn").first).to_have_text(ada.page.locator(".log .turn").first.inner_text())
    assert 0 == eve.moves.count()


def test_what_is_said_reaches_the_table_once_also_after_a_reload(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = ada.new_table(seats=2)
    bo.ask("POST", f"/api/tables/{table}/join", {})
    ada.ask("POST", f"/api/tables/{table}/start")
    lines = ["Well built!", "Well paid!"]
    for number, line in enumerate(lines, 1):
        for player in (ada, bo):
            player.sit(table)
            player.page.get_by_role("button", name=re.compile("^Chat")).click()
        ada.page.get_by_label("Say something to the table").fill(line)
        ada.page.get_by_role("button", name="Send", exact=True).click()

        expect(bo.page.locator(".chat ol li")).to_have_text([re.compile(f"Ada\\s+{said}") for said in lines[:number]])
    bo.page.locator(".margin").get_by_role("button", name="Close").click()

    expect(bo.page.get_by_role("button", name=re.compile("^Chat"))).to_have_text("Chat")


def test_the_rulebook_is_searched(visit: Visit) -> None:
    nobody = visit()
    nobody.page.goto(f"{nobody.site}/rules/queens_architect")
    nobody.page.get_by_label("Search the rules").fill("exhaustion arrow")

    expect(nobody.page.locator("article").first).to_contain_text("QA-5")


def test_the_rulebook_is_printed_whole_and_by_day(visit: Visit) -> None:
    nobody = visit(color_scheme="dark")
    nobody.page.goto(f"{nobody.site}/rules/queens_architect")
    nobody.page.locator("article").last.wait_for()
    nobody.page.emulate_media(media="print")
    end = nobody.page.locator("article").last.bounding_box()

    assert end is not None
    assert nobody.page.evaluate("document.documentElement.scrollHeight") > end["y"], "the last rule is on paper"
    expect(nobody.page.locator("body")).to_have_css("color", "rgb(29, 36, 48)")


@pytest.mark.parametrize("game", SHELF)
def test_a_lesson_is_taken_to_its_end(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    ada.page.goto(f"{ada.site}/lesson/{game}")
    ada.page.locator("footer.act").wait_for()
    end = ada.page.get_by_role("link", name="With friends")
    for _ in range(400):
        if end.count():
            break
        ada.learn()

    expect(end).to_be_visible()
    assert [] == ada.complaints


def test_another_move_than_the_lesson_asks_for_is_answered_kindly(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.goto(f"{ada.site}/lesson/queens_architect")
    other = ada.page.locator("main.board [data-state=refused]:visible")
    for _ in range(100):
        if other.count():
            break
        ada.learn()
    other.first.hover()
    expect(ada.page.locator("main.board [data-state=legal]")).to_have_count(1)  # only the target is gold
    expect(ada.page.locator("main.board [data-lit]")).to_have_attribute("data-state", "legal")
    other.first.dispatch_event("click")

    expect(ada.page.locator(".lesson .other")).to_contain_text("For the lesson, rather do this")
    expect(ada.page.locator(".why")).to_have_count(0)  # nothing lies over what is asked for


def test_a_finished_table_is_seen_again_from_each_seat(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table(seats=2, bots={"0": "random", "1": "random"})
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.page.goto(f"{ada.site}/table/{table}")
    ada.page.locator(".verdict").wait_for(timeout=90_000)
    ada.page.get_by_role("link", name="See the game again").click()
    ada.page.get_by_role("button", name="Next").wait_for()
    for _ in range(5):
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_timeout(30)
    ada.page.get_by_label("Through the eyes of").select_option("1")
    expect(ada.page).to_have_url(re.compile(r"at=5"))
    shared = ada.page.url
    log = ada.page.locator(".log .turn").all_inner_texts()
    bo = visit()
    bo.page.goto(shared)
    bo.page.locator(".log .turn").first.wait_for()

    assert log == bo.page.locator(".log .turn").all_inner_texts()
    assert ada.complaints == []


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("game", SHELF)
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str, *, night: bool) -> None:
    ada = visit("Ada", color_scheme="dark" if night else "light", reduced_motion="reduce")
    ada.begin(game, 3)
    play_some(ada, 8)
    ada.page.wait_for_timeout(500)
    picture(ada, f"{game}-{'night' if night else 'day'}")

    assert [] == grave_faults(ada)
    assert [] == ada.complaints


@pytest.mark.parametrize("game", SHELF)
def test_a_laptop_shows_a_table_without_scrolling(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    ada.begin(game, 3)
    play_some(ada, 6)
    for width, height in ((1440, 800), (1366, 768), (1280, 720)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(300)
        picture(ada, f"{game}-laptop-{height}")
        hidden = ada.page.locator("main.board").evaluate("board => board.scrollHeight - board.clientHeight")

        assert hidden <= 1, f"{hidden} pixels at {width} × {height}"


@pytest.mark.parametrize("game", SHELF)
def test_a_phone_shows_every_part_of_a_table(visit: Visit, game: str) -> None:
    ada = visit("Ada", **PHONE)
    ada.begin(game, 3)
    play_some(ada, 6)
    tabs = ada.page.locator("nav.tabs button")

    assert tabs.count() <= 5
    for i in range(tabs.count()):
        tabs.nth(i).click()
        picture(ada, f"{game}-phone-{i + 1}")
        assert not is_too_wide(ada), f"tab {i + 1}"
    assert [] == grave_faults(ada)


@pytest.mark.parametrize(
    "path", ["/", "/new/west_kingdom", "/rules/artisans_builders", "/me", "/lesson/queens_architect"]
)
@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)], ids=["phone", "tablet", "desktop"])
def test_axe_finds_nothing_serious_on_a_page(visit: Visit, path: str, size: tuple[int, int]) -> None:
    ada = visit("Ada", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    ada.page.goto(ada.site + path)
    ada.page.wait_for_load_state("networkidle")
    picture(ada, f"page{path.replace('/', '-')}-{size[0]}")

    assert [] == grave_faults(ada)
    assert not is_too_wide(ada)


@pytest.mark.parametrize("game", SHELF)
def test_the_first_move_is_at_most_three_stops_of_the_keyboard_away(visit: Visit, game: str) -> None:
    ada = visit("Ada", viewport={"width": 1920, "height": 1080})
    ada.begin(game, 2)
    ada.moves.first.wait_for()
    for _ in range(3):
        ada.page.keyboard.press("Tab")
        stop = ada.page.locator(":focus")
        if stop.evaluate("stop => stop.matches('footer.act .move, footer.act [data-move]')"):
            break

    expect(stop).to_have_css("outline-style", "solid")
    assert stop.evaluate("stop => stop.closest('footer.act') !== null")
    ada.act(partial(ada.page.keyboard.press, "Enter"))


@pytest.mark.parametrize("path", ["/", "/club", "/rules/west_kingdom", "/new/west_kingdom", "table"])
def test_the_keyboard_skips_to_the_content_and_always_sees_where_it_is(visit: Visit, path: str) -> None:
    ada = visit("Ada")
    path = f"/table/{ada.begin('west_kingdom')}" if path == "table" else path
    ada.page.goto(ada.site + path)
    ada.page.locator("#content").wait_for()
    hidden = []
    for stop in range(30):
        ada.page.keyboard.press("Tab")
        if stop == 0:
            expect(ada.page.locator(":focus")).to_have_class("skip")
        seen = ada.page.evaluate(SEEN)
        if seen:
            hidden.append(seen)
    ada.page.locator("a.skip").focus()
    ada.page.keyboard.press("Enter")

    expect(ada.page.locator("#content")).to_be_focused()
    assert [] == hidden


def test_the_log_is_one_stop_and_arrows_lead_through_it(visit: Visit) -> None:
    ada = visit("Ada")
    ada.begin()
    play_some(ada, 2)
    ada.moves.first.wait_for()  # the bots have played, so no line comes any more
    log = ada.page.locator("main.board .log ol")

    assert 0 == log.locator("button").evaluate_all("all => all.filter(button => button.tabIndex >= 0).length")
    log.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(log.locator("button").first).to_be_focused()


def test_an_unknown_address_gets_the_drawn_page_and_its_status(visit: Visit) -> None:
    nobody = visit()
    for path in ("/xyz", "/rules/chess", "/table/nowhere"):
        answer = nobody.page.goto(nobody.site + path)

        assert answer is not None
        assert 404 == answer.status, path
        expect(nobody.page.locator("main svg")).to_be_visible()


def test_a_first_visit_to_any_page_says_nothing_in_the_console_and_each_has_its_title_and_description(
    visit: Visit, database: Path
) -> None:
    who = visit("Ada").ask("GET", "/api/me")["id"]
    table = lay(database, "west_kingdom", who)["end"]
    titles: dict[str, str] = {}
    descriptions: dict[str, str] = {}
    for path in [*PLAIN, *(f"/{kind}/west_kingdom" for kind in OF_A_GAME), f"/player/{who}"] + [
        form.replace("{id}", table) for form in OF_A_TABLE
    ]:
        nobody = visit()
        nobody.page.goto(nobody.site + path)
        nobody.page.wait_for_load_state("networkidle")
        told = nobody.context.request.get(nobody.site + path).text()
        described = re.search(r'name="description" content="([^"]+)"', told)
        preview = re.search(r'"og:image" content="([^"]+)"', told)

        assert [] == nobody.complaints, path
        assert "Chantier" in nobody.page.title(), path
        assert described is not None, path
        assert preview is not None, path
        assert "image/png" == nobody.context.request.get(preview[1]).headers["content-type"], path
        titles[path], descriptions[path] = nobody.page.title(), described[1]
        nobody.context.close()

    assert len(titles) == len(set(titles.values())), titles
    assert len(descriptions) == len(set(descriptions.values())), descriptions


@pytest.mark.parametrize("game", SHELF)
def test_the_preview_of_a_table_a_replay_and_a_game_shows_its_picture(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    table = ada.new_table(game)
    for path in (f"/table/{table}", f"/table/{table}/replay", f"/rules/{game}", f"/new/{game}", f"/lesson/{game}"):
        told = ada.context.request.get(ada.site + path).text()
        titles = re.findall(r'(?:og:title" content="|<title>)([^"<]+)', told)

        assert f"/previews/{game}.png" in told
        assert find(game).words.say("en", "game-title") in unescape(titles[0])
        assert titles[0] == titles[1]


def test_a_phone_leads_from_the_shelf_to_account_and_tables(visit: Visit) -> None:
    ada = visit("Ada", **PHONE)
    ada.page.goto(ada.site)

    expect(ada.page.get_by_role("link", name="My tables")).to_be_visible()
    ada.page.get_by_role("link", name="Ada", exact=True).click()
    expect(ada.page).to_have_url(re.compile("/me$"))
