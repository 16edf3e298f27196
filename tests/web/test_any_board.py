"""A game that brings no board of its own, in a real browser: the example, installed as a package."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

EXAMPLE = Path(__file__).parents[2] / "examples/windy_towers"
PLACE = "main.board [data-state=legal]"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("packages")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(EXAMPLE)], check=True)
    return [folder]


def play_to_the_end(player: Visitor, choose: Callable[[Visitor, random.Random], bool]) -> None:
    dice = random.Random(5)
    for _ in range(400):
        if player.is_over:
            return
        if not choose(player, dice):
            player.page.wait_for_timeout(30)
    pytest.fail("the game did not end")


def touch(player: Visitor, dice: random.Random) -> bool:
    """A lit stone of the board where there is one, else a button of the bar."""
    return player.choose(dice, PLACE) or player.choose(dice)


def press(player: Visitor, dice: random.Random) -> bool:
    return player.choose(dice, by_key=True)


def test_an_installed_game_is_on_the_shelf_with_its_cover_and_rules(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.goto(ada.site)
    box = ada.page.locator("li.box", has_text="Windy Towers")
    box.locator(".cover svg rect").first.wait_for()
    ada.page.goto(f"{ada.site}/rules/windy_towers")
    ada.page.locator("#rule-TW-8", has_text="lighter than the wind").wait_for()

    assert [] == ada.complaints


@pytest.mark.parametrize(("seats", "choose"), [(3, touch), (2, press)], ids=["by touch", "by keyboard"])
def test_a_whole_game_is_played_on_a_board_for_any_game(
    visit: Visit, seats: int, choose: Callable[[Visitor, random.Random], bool]
) -> None:
    ada = visit("Ada")
    table = ada.begin("windy_towers", seats, bot="journeyman")
    play_to_the_end(ada, choose)

    assert ada.state(table)["outcome"]["rule"] == "TW-10"
    ada.page.goto(f"{ada.site}/table/{table}/replay")
    ada.page.locator("main.board .parts").wait_for()
    assert [] == ada.complaints


def test_a_stone_that_is_refused_says_why(visit: Visit) -> None:
    ada = visit("Ada")
    ada.begin("windy_towers", bot="apprentice")
    idle = ada.page.locator("section[aria-label='Your hand'] .thing[data-state=idle]")
    for _ in range(200):
        if ada.moves.count() and idle.count():  # too light for this wind, or too wide
            idle.first.click()
            ada.page.locator(".why").wait_for()
            assert "TW-" in ada.page.locator(".why").inner_text()
            return
        smallest = ada.page.locator("section[aria-label='Your hand'] [data-state=legal]").first
        if ada.moves.count():  # all that are larger than the first are too wide then
            ada.act(partial(smallest.dispatch_event, "click"))
        else:
            ada.page.wait_for_timeout(30)
    pytest.fail("every stone could be laid in every wind")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768)], ids=str)
def test_it_fits_a_phone_and_a_tablet(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada")
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.begin("windy_towers", 3, bot="apprentice")
    ada.page.locator("section[aria-label='Your hand'] .thing").first.wait_for()

    assert 0 == ada.page.evaluate(WIDER)
    assert [] == ada.complaints
