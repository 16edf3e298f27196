"""The people at a table: what a host can do about them, and what anybody can."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

Visit = Callable[..., "Visitor"]
expect.set_options(timeout=20_000)  # the machine may be busy


def about(visitor: Visitor, name: str) -> Locator:
    """The menu about somebody, open."""
    visitor.page.get_by_role("button", name=f"What about {name}?").first.click()
    return visitor.page.get_by_role("dialog")


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_placeholder("Say something").fill(text)
    visitor.page.get_by_placeholder("Say something").press("Enter")


def test_a_host_silences_hands_over_and_removes_and_anybody_reports_and_blocks(visit: Visit) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    table = ada.new_table(seats=3, bots={"2": "random"})
    bruno.ask("POST", f"/api/tables/{table}/join", {})
    ada.ask("POST", f"/api/tables/{table}/start")
    for one in (ada, bruno):
        one.sit(table)
        one.page.get_by_role("button", name="Chat").first.click()

    about(ada, "Bruno").get_by_role("button", name="Silence at this table").click()
    say(bruno, "can you hear me?")
    expect(bruno.page.locator(".chat [role=alert]")).to_be_visible()
    about(ada, "Bruno").get_by_role("button", name="Let speak again").click()
    say(bruno, "and now?")
    expect(ada.page.locator(".chat ol li")).to_contain_text("and now?")

    menu = about(ada, "Bruno")
    menu.get_by_label("What is wrong?").fill("shouts")
    menu.get_by_role("button", name="Report").click()
    expect(menu.get_by_role("status")).to_have_text("Reported. Thank you.")
    menu.get_by_role("button", name="Hand the table over").click()
    expect(bruno.page.get_by_label("Spectators may speak")).to_be_visible()

    about(ada, "Bruno").get_by_role("button", name="Block").click()
    expect(ada.page.get_by_text("and now?")).to_have_count(0)
    assert not ada.complaints


def test_a_host_removes_somebody_before_the_start_and_closes_the_table(visit: Visit) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    table = ada.new_table(seats=2)
    bruno.ask("POST", f"/api/tables/{table}/join", {})
    ada.page.goto(f"{ada.site}/table/{table}")
    about(ada, "Bruno").get_by_role("button", name="Ask to leave").click()
    expect(ada.page.get_by_text("Bruno")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()

    ada.page.wait_for_url(f"{ada.site}/")
    assert [] == ada.ask("GET", "/api/tables?mine=true")


def test_a_host_closes_a_table_that_has_begun_and_its_record_stays(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.begin()
    ada.page.get_by_role("button", name="Chat").first.click()
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()

    expect(ada.page.get_by_text("This table was closed before the end of its game.")).to_be_visible()
    assert ada.ask("GET", f"/api/tables/{table}/record")["entries"]
    assert not ada.complaints
