"""Two people at one table: what happens to one of them is told to the other, in words and at a glance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PROGRESS

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

# what is told to those who hear the table, as often as it is told
HEAR = """() => { const live = document.querySelector('.table .sr[aria-live]');
    window.said = []; new MutationObserver(() => said.push(live.textContent))
        .observe(live, { childList: true, characterData: true, subtree: true }); }"""
expect.set_options(timeout=20_000)  # the machine may be busy


@pytest.fixture
def pair(visit: Visit) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada, who reads English, and Bo, who reads French; no window of the browser itself ever asks them anything."""
    both = visit("Ada"), visit("Bo", locale="fr-FR")
    asked: list[str] = []
    for one in both:
        one.page.on("dialog", lambda dialog: asked.append(dialog.message))
    yield both
    assert [] == asked + both[0].complaints + both[1].complaints
    for one in both:  # Chromium waits for minutes when it is to close somebody's page who has just sat down
        one.page.goto("about:blank")


def sit_together(ada: Visitor, bo: Visitor, game: str, **settings: object) -> str:
    """A table of theirs with a bot, begun; both look at it."""
    table = ada.new_table(game, 3, bots={"2": "greedy"}, **settings)
    bo.ask("POST", f"/api/tables/{table}/join", {})
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.sit(table)
    bo.sit(table)
    return table


def log(one: Visitor) -> Locator:
    return one.page.locator("section.log")


def card(one: Visitor, name: str) -> Locator:
    """What the others see of somebody beside the board."""
    return one.page.locator(".player", has_text=name)


def over_the_board(one: Visitor) -> Locator:
    return one.page.locator(".above")


def test_whose_time_is_up_is_replaced_until_they_say_that_they_are_back(pair: tuple[Visitor, Visitor]) -> None:
    ada, bo = pair
    table = sit_together(ada, bo, "queens_architect", clock={"move": 5})
    while 0 not in (late := [i for i, seat in enumerate(ada.state(table)["seats"]) if seat.get("away")]):
        if bo.moves.count() and 1 not in late:
            bo.choose(random.Random(1))
        ada.page.wait_for_timeout(100)

    expect(over_the_board(ada)).to_contain_text("Your time is up; a bot plays for you.")
    expect(log(bo)).to_contain_text("Le temps est écoulé pour Ada ; un bot joue à sa place.")
    expect(card(bo, "Ada")).to_contain_text("un bot joue")
    expect(ada.page.locator("footer.act .prompt")).to_contain_text("A bot plays for you")
    ada.page.locator("footer.act").get_by_role("button", name="I am back").click()
    expect(log(bo)).to_contain_text("Ada reprend sa place.")
    expect(log(ada)).to_contain_text("You are back.")


def test_who_leaves_is_missed_and_then_replaced_until_they_come_again(pair: tuple[Visitor, Visitor]) -> None:
    ada, bo = pair
    table = sit_together(ada, bo, "artisans_builders", grace=10)
    bo.page.goto("about:blank")

    expect(card(ada, "Bo")).to_contain_text("away")
    expect(over_the_board(ada)).to_contain_text("Bo has gone; a bot plays for them.")
    expect(card(ada, "Bo")).to_contain_text("a bot plays")
    bo.sit(table)
    expect(over_the_board(ada)).to_contain_text("Bo is back.")
    expect(card(ada, "Bo")).not_to_contain_text("a bot plays")


def test_a_move_that_others_saw_is_taken_back_when_they_agree(pair: tuple[Visitor, Visitor]) -> None:
    ada, bo = pair
    sit_together(ada, bo, "queens_architect")
    dice = random.Random(1)
    while not ada.page.get_by_role("button", name="Take back").count() or ada.moves.count():
        for one in pair:
            if one.moves.count() and not (one is bo and ada.page.get_by_role("button", name="Take back").count()):
                one.choose(dice)
        ada.page.wait_for_timeout(50)
    while not ada.moves.count() and not bo.moves.count():
        ada.page.wait_for_timeout(50)
    if not ada.moves.count():  # as long as nobody has moved since, it is simply taken back
        before = ada.page.evaluate(PROGRESS)
        bo.choose(dice)
        ada.see_progress(before)
    ada.page.get_by_role("button", name="Take back").click()

    expect(over_the_board(ada)).to_contain_text("Asked: waiting for the others.")
    expect(over_the_board(bo)).to_contain_text("Ada voudrait reprendre son dernier coup.")
    over_the_board(bo).get_by_role("button", name="Oui").click()
    expect(over_the_board(bo)).to_contain_text("Ada reprend son dernier coup.")
    expect(over_the_board(ada)).to_contain_text("You take your last move back.")
    expect(ada.moves.first).to_be_visible()


def test_who_resigns_is_asked_first_and_all_are_told(pair: tuple[Visitor, Visitor]) -> None:
    ada, bo = pair
    table = sit_together(ada, bo, "west_kingdom")
    ada.page.evaluate(HEAR)
    bo.page.get_by_role("button", name="Réglages").first.click()
    bo.page.get_by_role("button", name="Abandonner").click()
    bo.page.locator("dialog").get_by_role("button", name="Fermer").click()
    bo.page.wait_for_timeout(200)
    before = ada.state(table)["seats"][1].get("resigned")
    bo.page.get_by_role("button", name="Abandonner").click()
    bo.page.locator("dialog").get_by_role("button", name="Abandonner").click()

    expect(over_the_board(ada)).to_contain_text("Bo resigns; a bot plays on to the end.")
    expect(card(ada, "Bo")).to_contain_text("resigned")
    expect(bo.page.locator("footer.act .prompt")).to_contain_text("Vous avez abandonné")
    for seed in range(3):
        ada.moves.first.wait_for()
        ada.choose(random.Random(seed))
    assert before is None
    assert 1 == ada.page.evaluate("() => said.filter((text) => text.includes('Bo resigns')).length")


def test_the_lobby_says_who_plays_what_how_far_it_is_and_how_one_comes_in(pair: tuple[Visitor, Visitor]) -> None:
    ada, bo = pair
    ada.new_table("architecture_game", 3, bots={"2": "greedy"}, open=True, options={"tempo": "live"})
    ada.begin("queens_architect", open=True)
    bo.page.goto(bo.site)
    rows = bo.page.locator("#open li")

    race = rows.filter(has_text="Le Jeu de l’Architecture")
    for words in ("Ada", "libre", "1 place libre", "course en direct"):
        expect(race).to_contain_text(words)
    played = rows.filter(has_text="Queen’s Architect")
    for words in ("Ada", "la partie commence", "maintenant"):
        expect(played).to_contain_text(words)
    expect(played.get_by_role("link", name="Regarder")).to_be_visible()
    race.get_by_role("link", name="S’asseoir").click()
    expect(bo.page.locator(".words")).to_contain_text("en direct : 45 secondes")
    bo.page.get_by_role("button", name="S’asseoir").click()
    expect(bo.page.locator(".sitting")).to_contain_text("vous")
