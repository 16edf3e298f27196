"""Whole games in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pytest

from chantier.kernel.game import SHELF

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

MOST_CLICKS = 3000
BOTS = {"queens_architect": "planner:turns=3,width=6"}  # a bot that ends a game soon; elsewhere the rules do
PLACE = "main.board [data-state=legal]:visible"


def click_a_move(player: Visitor, dice: random.Random) -> bool:
    """On the board where something is lit there, else in the bar; False while it is somebody else's turn."""
    places = player.page.locator(PLACE)
    count = places.count()
    if count and dice.random() < 0.7:
        chosen = places.nth(dice.randrange(count))
        if not chosen.count():  # the table has moved on since the places were counted
            return True
    else:
        buttons = player.moves
        count = buttons.count()
        if not count:
            return False
        chosen = buttons.nth(dice.randrange(count))
    player.act(partial(chosen.dispatch_event, "click"))
    return True


def press_a_move(player: Visitor, dice: random.Random) -> bool:
    """The keys that the bar names, 1 to 9 and 0 mostly; a move without a key is reached with Tab and Enter."""
    buttons = player.moves
    count = buttons.count()
    if not count:
        return False
    chosen = buttons.nth(dice.randrange(count))
    key = chosen.get_attribute("aria-keyshortcuts")
    if not key:
        chosen.focus()
    player.act(partial(player.page.keyboard.press, key or "Enter"))
    return True


def finish(players: list[Visitor], move: Callable[[Visitor, random.Random], bool], seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(MOST_CLICKS):
        if all(player.is_over for player in players):
            return
        moved = [move(player, dice) for player in players if not player.is_over]
        if not any(moved):
            players[0].page.wait_for_timeout(30)
    pytest.fail("the game did not end")


@pytest.mark.parametrize("game", SHELF)
def test_two_people_and_a_bot_finish_a_game_by_clicks(visit: Visit, game: str) -> None:
    ada, bo = visit("Ada"), visit("Bo", locale="fr-FR")
    table = ada.new_table(game, 3, bots={"2": BOTS.get(game, "greedy")})
    ada.sit(table)
    bo.page.goto(f"{bo.site}/table/{table}")
    bo.page.get_by_role("button", name="S’asseoir").click()
    bo.page.get_by_text("vous", exact=True).wait_for()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    finish([ada, bo], click_a_move, seed=3)
    outcome = ada.state(table)["outcome"]

    assert outcome["winners"]
    assert [] == ada.complaints + bo.complaints
    for player in (ada, bo):
        player.page.locator(".verdict tfoot td").first.wait_for()
        assert len(outcome["points"]) == player.page.locator(".verdict tfoot td").count()


@pytest.mark.parametrize("game", SHELF)
def test_a_game_is_finished_by_keyboard_alone(visit: Visit, game: str) -> None:
    ada = visit("Ada")
    table = ada.begin(game, bot=BOTS.get(game, "greedy"))
    finish([ada], press_a_move, seed=5)

    assert "over" == ada.state(table)["status"]
    assert [] == ada.complaints


def test_a_live_race_is_run_with_the_arrow_keys(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.begin("architecture_game", options={"tempo": "live"})
    page = ada.page
    while not ada.state(table).get("own", {}).get("search"):
        places = page.locator("main.board .places [data-state=legal]")
        if places.count():
            places.first.click()
        page.wait_for_timeout(50)
    page.locator("footer.act .golden").wait_for()  # the signal
    contours = page.locator("[data-changed]").count()
    page.keyboard.press("2")
    page.keyboard.press("ArrowRight")
    page.get_by_text("1 of", exact=False).first.wait_for()
    wished = ada.state(table)["prefers"]
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="play one").wait_for()

    assert 0 == contours, "a race is no time to look"
    assert [2] == wished
    assert 3 == len(ada.state(table)["own"]["hand"])
    assert [] == ada.complaints
