"""A table with a kit of one's own, from the file that is dropped on the page to what players thought of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chantier.kernel.game import find
from tests.web.positions import lay
from tests.web.test_pages import PHONE, grave_faults, is_too_wide, picture

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

USUAL = find("queens_architect").read_kit().source
DROP = """text => {
    const files = new DataTransfer();
    files.items.add(new File([text], "mine.toml"));
    for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


def test_a_kit_file_is_dropped_on_the_page_and_its_table_says_what_differs(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.goto(f"{ada.site}/new/queens_architect")
    ada.page.get_by_text("Another kit?").wait_for()
    ada.page.evaluate(DROP, USUAL.replace("palace = 15", "palace = -1"))
    ada.page.get_by_role("alert").filter(has_text="palace").wait_for()
    ada.page.evaluate(DROP, USUAL)
    ada.page.get_by_text("This file is the usual kit.").wait_for()
    ada.page.evaluate(DROP, USUAL.replace("palace = 15", "palace = 7"))
    row = ada.page.get_by_role("row").filter(has_text="palace")
    row.wait_for()
    expect(row).to_contain_text("15")
    picture(ada, "kit-dropped")

    assert [] == grave_faults(ada)
    ada.page.locator("form button.primary").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_text("This table is played with another kit")).to_be_visible()
    expect(ada.page.get_by_role("row").filter(has_text="palace")).to_contain_text("7")


@pytest.mark.parametrize("phone", [False, True])
def test_three_questions_come_after_a_game_and_are_kept(visit: Visit, database: Path, *, phone: bool) -> None:
    ada = visit("Ada", **(PHONE if phone else {}))
    table = lay(database, "artisans_builders", ada.ask("GET", "/api/me")["id"])["end"]
    ada.page.goto(f"{ada.site}/table/{table}")
    for question, answer in (
        ("Did you enjoy the game?", "4 out of 5"),
        ("And its length?", "just right"),
        ("Would you play it again?", "yes"),
    ):
        ada.page.get_by_role("group", name=question).get_by_role("button", name=answer, exact=True).click()
    expect(ada.page.get_by_text("Your answer is kept.")).to_be_visible()
    picture(ada, f"questions-{'phone' if phone else 'desktop'}")

    assert {"enjoyed": 4, "length": 0, "again": True} == ada.ask("GET", f"/api/tables/{table}/opinion")["said"]
    assert [] == grave_faults(ada)
    assert not is_too_wide(ada)
    ada.page.reload()
    expect(ada.page.get_by_text("Your answer is kept.")).to_be_visible()
