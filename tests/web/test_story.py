"""The curve at the end of a game: its cursor is moved by mouse and by keys, and leads into the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.positions import lay

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]


def test_the_cursor_of_the_curve_is_dragged_and_stepped_and_opens_that_move(visit: Visit, database: Path) -> None:
    ada = visit("Ada")
    table = lay(database, "artisans_builders", ada.ask("GET", "/api/me")["id"])["end"]
    ada.sit(table)
    curve = ada.page.get_by_role("slider", name="Everybody’s points over the game")
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    mouse = ada.page.mouse
    mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
    mouse.down()
    before = int(curve.get_attribute("aria-valuenow") or 0)
    mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2, steps=5)
    mouse.up()
    dragged, last = (int(curve.get_attribute(name) or 0) for name in ("aria-valuenow", "aria-valuemax"))

    assert 0 < before < dragged < last
    see = ada.page.locator(".graph").get_by_role("link", name="See it in the replay")
    way = see.bounding_box()
    assert way is not None
    mouse.move(way["x"] + way["width"] / 2, way["y"] + way["height"] / 2, steps=12)  # over the curve
    expect(see).to_have_attribute("href", f"/table/{table}/replay?at={dragged}")
    curve.focus()
    for key, at in (
        ("ArrowRight", dragged + 1),
        ("PageUp", dragged - 9),
        ("Home", 0),
        ("End", last),
        ("ArrowLeft", last - 1),
    ):
        ada.page.keyboard.press(key)
        expect(curve).to_have_attribute("aria-valuenow", str(at))
    expect(ada.page.locator(".graph .read b")).to_contain_text(f"move {last - 1}")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile(rf"/replay\?at={last - 1}$"))
    expect(ada.page.locator(".controls")).to_contain_text(f"{last - 1}")

    ada.page.go_back()
    expect(curve).to_be_visible()
    assert [] == ada.complaints
