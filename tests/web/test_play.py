"""Whole games in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chantier.kernel.game import SHELF
from tests.web.positions import lay_late

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

MOST_CLICKS = 3000
BOTS = {"queens_architect": "planner:turns=3,width=6"}  # a bot that ends a game soon; elsewhere the rules do
LATE = 0.9  # of the game
PLACE = "main.board [data-state=legal]"


def click_a_move(player: Visitor, dice: random.Random) -> bool:
    """On the board where something is lit there, else in the bar; False while it is somebody else's turn."""
    return (dice.random() < 0.7 and player.choose(dice, PLACE)) or player.choose(dice)


def press_a_move(player: Visitor, dice: random.Random) -> bool:
    """The keys that the bar names, 1 to 9 and 0 mostly; a move without a key has the focus and is given Enter."""
    return player.choose(dice, by_key=True)


def finish(players: list[Visitor], move: Callable[[Visitor, random.Random], bool], seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(MOST_CLICKS):
        if all(player.is_over for player in players):
            return
        moved = [move(player, dice) for player in players if not player.is_over]
        if not any(moved):
            players[0].page.wait_for_timeout(30)
    pytest.fail("the game did not end")


def test_two_people_sit_down_and_play_by_clicks(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo", locale="fr-FR")
    table = ada.new_table("artisans_builders", 3, bots={"2": "greedy"})
    ada.sit(table)
    bo.page.goto(f"{bo.site}/table/{table}")
    bo.page.get_by_role("button", name="S’asseoir").click()
    bo.page.get_by_text("vous", exact=True).wait_for()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    dice = random.Random(3)
    moved = {ada: 0, bo: 0}
    while min(moved.values()) < 4:
        for player in moved:
            moved[player] += click_a_move(player, dice)

    assert "playing" == ada.state(table)["status"]
    assert [] == ada.complaints + bo.complaints


@pytest.mark.parametrize("game", SHELF)
def test_two_people_and_a_bot_finish_a_game_by_clicks(visit: Visit, database: Path, game: str) -> None:
    """Greedy bots have played for them so far: a game by clicks from its first move is a minute or two."""
    ada, bo = visit("Ada"), visit("Bo", locale="fr-FR")
    people = [player.ask("GET", "/api/me")["id"] for player in (ada, bo)]
    table = lay_late(database, game, *people, bot="greedy", part=LATE)
    ada.sit(table)
    bo.sit(table)
    finish([ada, bo], click_a_move, seed=3)
    outcome = ada.state(table)["outcome"]

    assert outcome["winners"]
    assert [] == ada.complaints + bo.complaints
    for player in (ada, bo):
        player.page.locator(".verdict tfoot td").first.wait_for()
        assert len(outcome["points"]) == player.page.locator(".verdict tfoot tr:first-child td b").count()


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
