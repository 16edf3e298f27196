"""What the board of Queen's Architect tells before one commits, at positions of its lesson."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.positions import lay_where

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]


def learn_until(visitor: Visitor, move: str) -> None:
    """The lesson, up to the moment where it asks for this move."""
    visitor.page.goto(f"{visitor.site}/lesson/queens_architect")
    visitor.page.locator("footer.act").wait_for()
    for _ in range(400):
        if visitor.learn(until=move):
            return
    raise AssertionError(f"the lesson never asks for {move}")


def test_a_journey_shows_its_way_and_price_and_the_carriage_drives_along_it(visit: Visit) -> None:
    ada = visit("Ada")
    learn_until(ada, "travel village-1")
    village = ada.page.locator('main [data-move="travel village-2"]')
    village.hover()

    expect(ada.page.locator(".road.lit")).to_have_count(1)
    expect(village.locator(".coin")).to_have_text("0")
    carriage = ada.page.locator('.carriage[aria-label*="Ada"]')
    lasts = carriage.evaluate("""async carriage => {
        const village = document.querySelector('main [data-move="travel village-1"]');
        village.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise(done => setTimeout(done));
        return carriage.getAnimations().map(({ effect }) => effect.getTiming().duration);
    }""")
    assert [640] == lasts  # one road, and one motion at a time


def test_a_finger_sees_way_and_price_before_it_travels(visit: Visit) -> None:
    ada = visit("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    asked = "travel village-1"
    learn_until(ada, asked)
    place = ada.page.locator(f'main [data-move="{asked}"]')
    place.tap()

    expect(ada.page.locator("footer.act .tray button.move")).to_have_attribute("data-move", asked)  # and its price
    expect(ada.page.locator(".road.lit")).to_have_count(1)
    expect(ada.page.locator(".why")).to_have_count(0)
    place.tap()
    expect(ada.page.locator(".road.lit")).to_have_count(0)  # it was played: the lesson goes on


def test_building_shows_its_points_before_it_is_done_and_they_are_spent_on_the_board(visit: Visit) -> None:
    ada = visit("Ada")
    learn_until(ada, "build")
    sheet = ada.page.get_by_role("region", name="The site")

    expect(sheet).to_contain_text("12, cut to 10")
    expect(sheet).to_contain_text("2 steps")
    expect(ada.page.locator('main [data-move="build"]')).to_have_count(2)  # on the map, and on the sheet
    ada.page.locator('main [data-move="build"]').last.click()
    ada.page.locator('.esteem [data-move="climb"]').click()
    expect(sheet).to_contain_text("6 points to spend")


def brings(view: dict[str, Any], move: str) -> int:
    return int(view["prospects"][move]["amount"]) if move in view["prospects"] else 0


def test_a_space_of_the_star_tells_what_it_would_bring_and_which_hammers_it_turns(visit: Visit, database: Path) -> None:
    ada = visit("Ada")
    person = ada.ask("GET", "/api/me")["id"]
    ada.sit(lay_where(database, "queens_architect", person, lambda view: brings(view, "go tavern") >= 2))
    space = ada.page.locator('main [data-move="go tavern"]')
    told = (space.locator(".tag").text_content() or "").strip()
    space.locator(".name").hover()
    turned = re.search(r"(\d) hammers?", told)

    assert turned, told
    expect(ada.page.locator(".brings .sum")).to_contain_text(told)
    expect(ada.page.locator(".tile.turns")).to_have_count(int(turned[1]))  # each shows where its hammer would stand


def test_the_star_of_another_player_is_laid_out(visit: Visit) -> None:
    ada = visit("Ada")
    learn_until(ada, "go travel")
    ada.page.get_by_role("button", name="Fold", exact=True).click()  # the lesson's note, which lies over the others
    ada.page.locator("article.player").get_by_role("button", name="Aliénor").click()

    expect(ada.page.get_by_role("heading", name="Aliénor’s star")).to_be_visible()
    expect(ada.page.locator(".mat .tile")).to_have_count(3)


def test_a_piece_is_seen_close(visit: Visit) -> None:
    ada = visit("Ada")
    learn_until(ada, "go recruitment")
    ada.page.locator(".recruit .tile").first.click()

    expect(ada.page.get_by_role("dialog", name="Guerric")).to_contain_text("performance 5")
