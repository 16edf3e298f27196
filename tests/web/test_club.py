"""The club: who leads, a player's page, and who may see it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chantier.server.accounts.accounts import hashed
from chantier.server.club.bookkeeper import Bookkeeper
from chantier.server.ids import called
from chantier.server.store.opening import open_store
from chantier.server.store.results import Result, SeatResult
from chantier.server.store.sessions import Session
from chantier.server.tables.clocks import DAY, now_ms
from chantier.server.wire.requests import Person
from tests.web.test_pages import PHONE, grave_faults, is_too_wide, picture

if TYPE_CHECKING:
    from tests.web.conftest import Visitor

    Visit = Callable[..., Visitor]

NAMES = ["Élise", "Noor", "Yuki", "Hanne", "Bastien", "Inès", "Jorge", "Maud", "Théo", "Wim"]
BOTS = {"apprentice": 8, "journeyman": 5, "master": 2, "grandmaster": 0}
GAMES = ["queens_architect", "west_kingdom", "architecture_game", "artisans_builders"]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A club that has played for some months."""
    path = tmp_path_factory.mktemp("club") / "chantier.db"
    asyncio.run(found(f"sqlite:///{path}"))
    return path


async def found(url: str) -> None:
    store, chance, now = await open_store(url), random.Random(1), now_ms()
    for name in NAMES:
        await store.people.add(Person(name, name, "en", account=False), now - 250 * DAY)
        await store.sessions.add(Session(hashed(called(name)), name, "", now, now + DAY))
        await store.players.show_to(name, "me" if name == "Wim" else "all")
    books = Bookkeeper(store, now_ms)
    for number in range(150):
        new = played(number, chance, now)
        await store.results.keep(new, await books.change(new))
    await store.close()


def played(number: int, chance: random.Random, now: int) -> Result:
    """A game in which those who come first in the list tend to win."""
    people = chance.sample(NAMES, chance.choice([1, 2, 3]))
    bots = chance.sample(list(BOTS), 4 - len(people) if len(people) > 1 else 2)
    strength = {**{name: 9 - at for at, name in enumerate(NAMES)}, **{bot: 9 - less for bot, less in BOTS.items()}}
    order = sorted([*people, *bots], key=lambda one: -strength[one] - chance.gauss(0, 3))
    seats = [
        SeatResult(
            seat=seat,
            person=one if one in NAMES else "",
            bot=one if one in BOTS else "",
            name=one if one in NAMES else "Guerric",
            place=order.index(one) + 1,
            points=60 - 4 * order.index(one) - chance.randrange(4),
            won=order[0] == one,
            resigned=False,
            played_for=0,
            rated=True,
        )
        for seat, one in enumerate([*people, *bots])
    ]
    ended = now - (150 - number) * DAY
    game = GAMES[0] if number % 3 else chance.choice(GAMES)
    lasted = chance.randrange(20, 160) * 60_000
    return Result(f"table-{number:03}", game, "unhurried", len(seats), True, ended - lasted, ended, 8, "", seats)


def visit_as(visit: Visit, name: str, **options: object) -> Visitor:
    visitor = visit(**options)
    visitor.context.add_cookies([{"name": "chantier", "value": called(name), "url": visitor.site}])
    return visitor


@pytest.mark.parametrize("phone", [False, True])
def test_the_leaders_have_their_places_and_bots_stand_between_them(visit: Visit, *, phone: bool) -> None:
    elise = visit_as(visit, "Élise", **(PHONE if phone else {}))
    elise.page.goto(f"{elise.site}/club")
    rows = elise.page.locator("tbody tr")
    rows.first.wait_for()
    names = rows.locator(".name").all_inner_texts()

    assert any("Élise" in name and "you" in name for name in names)
    assert any("Master builder" in name for name in names)
    assert not any("Wim" in name for name in names), "Wim does not want to be seen"
    assert [] == grave_faults(elise)
    assert not is_too_wide(elise)
    picture(elise, f"leaders-{'phone' if phone else 'desktop'}")
    elise.page.get_by_role("button", name="People", exact=True).click()
    expect(elise.page.locator("tbody tr.bot")).to_have_count(0)
    elise.page.get_by_role("button", name="over days").click()
    expect(elise.page.get_by_text("Nobody has played 10 games of this yet")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_player_finds_games_and_decides_who_may_see_them(visit: Visit, *, phone: bool) -> None:
    elise, noor = visit_as(visit, "Élise", **(PHONE if phone else {})), visit_as(visit, "Noor")
    address = f"/player/{called('Élise')}"
    elise.page.goto(elise.site + address)
    expect(elise.page.get_by_role("heading", name="Élise")).to_be_visible()
    games = elise.page.locator("main ol li")
    games.first.wait_for()
    picture(elise, f"player-{'phone' if phone else 'desktop'}")

    assert [] == grave_faults(elise)
    assert not is_too_wide(elise)
    before = games.count()
    elise.page.get_by_role("button", name="Earlier games").click()
    expect(games.nth(before)).to_be_visible()
    elise.page.get_by_role("searchbox", name="Somebody’s name").fill("noor")
    expect(games.filter(has_not_text="Noor")).to_have_count(0)
    expect(games.first).to_contain_text("Noor")
    elise.page.get_by_role("button", name="Only me").click()
    expect(elise.page.get_by_text("Only you see this page.")).to_be_visible()
    noor.page.goto(noor.site + address)
    expect(noor.page.get_by_text("Élise does not show this page to you.")).to_be_visible()
    elise.page.get_by_role("button", name="My tables", exact=True).click()
    expect(elise.page.get_by_text("Those you have played with")).to_be_visible()
    noor.page.reload()
    expect(noor.page.get_by_role("heading", name="Curiosities")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_people_are_asked_by_name_and_bots_keep_the_other_seats(visit: Visit, *, phone: bool) -> None:
    ada, noor = visit_as(visit, "Élise", **(PHONE if phone else {})), visit_as(visit, "Noor")
    table = ada.new_table("west_kingdom", seats=4)
    ada.page.goto(f"{ada.site}/table/{table}")
    ada.page.get_by_role("img", name="The link as a QR code").wait_for()
    ada.page.get_by_label("By name").fill("Noor")
    ada.page.get_by_role("button", name="Ask", exact=True).click()
    expect(ada.page.get_by_text("Noor is asked")).to_be_visible()
    noor.page.goto(f"{noor.site}/invitations")
    expect(noor.page.get_by_text("Élise keeps you a seat")).to_be_visible()

    assert [] == grave_faults(noor)
    noor.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("sat down just now")).to_be_visible()
    picture(ada, f"waiting-room-{'phone' if phone else 'desktop'}")
    assert [] == grave_faults(ada)
    assert not is_too_wide(ada)
    ada.page.get_by_role("button", name="Begin with 2 bots").click()
    expect(ada.page.locator("footer.act")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_tournament_is_called_and_shows_everybody_their_table(visit: Visit, *, phone: bool) -> None:
    elise, noor = visit_as(visit, "Élise", **(PHONE if phone else {})), visit_as(visit, "Noor")
    elise.page.goto(f"{elise.site}/tournaments")
    elise.page.get_by_label("Its name").fill("Monday at the old ford")
    elise.page.get_by_label("Bots that play from the beginning").fill("6")
    picture(elise, f"tournaments-{'phone' if phone else 'desktop'}")
    assert [] == grave_faults(elise)
    elise.page.get_by_role("button", name="Call it").click()
    elise.page.get_by_role("button", name="Play along").click()
    expect(elise.page.get_by_role("button", name="Withdraw")).to_be_visible()
    noor.page.goto(elise.page.url)
    noor.page.get_by_role("button", name="Play along").click()
    expect(noor.page.get_by_role("button", name="Withdraw")).to_be_visible()
    elise.page.get_by_role("button", name="Begin").click()
    expect(elise.page.get_by_role("heading", name="Your table")).to_be_visible()
    expect(elise.page.locator("tbody tr")).to_have_count(8)
    picture(elise, f"tournament-{'phone' if phone else 'desktop'}")

    assert [] == grave_faults(elise)
    assert not is_too_wide(elise)


def test_a_group_has_its_page(visit: Visit) -> None:
    elise, noor = visit_as(visit, "Élise", **PHONE), visit_as(visit, "Noor")
    elise.page.goto(f"{elise.site}/groups")
    elise.page.get_by_label("Its name").fill("The Tuesday table")
    elise.page.get_by_role("button", name="Found it").click()
    elise.page.get_by_role("heading", name="The Tuesday table").wait_for()
    noor.page.goto(elise.page.url)
    noor.page.get_by_role("button", name="Become a member").click()
    expect(noor.page.get_by_role("button", name="Leave the group")).to_be_visible()
    picture(noor, "group-desktop")
    elise.page.reload()
    expect(elise.page.get_by_role("button", name="Hand over to Noor")).to_be_visible()
    picture(elise, "group-phone")

    assert [] == [*grave_faults(elise), *grave_faults(noor)]
    assert not is_too_wide(elise)


def test_a_link_goes_through_the_systems_own_list_where_there_is_one(visit: Visit) -> None:
    elise = visit_as(visit, "Élise", **PHONE)
    elise.context.add_init_script("navigator.share = async what => { window.shared = what; };")
    table = elise.new_table("west_kingdom", seats=4)
    elise.page.goto(f"{elise.site}/table/{table}")
    elise.page.get_by_role("img", name="The link as a QR code").wait_for()  # and nothing moves any more
    elise.page.get_by_role("button", name="Share…").click()

    shared = elise.page.evaluate("window.shared")
    assert f"{elise.site}/table/{table}" == shared["url"]
    assert "Kingdom" in shared["title"]
    picture(elise, "share-phone")
    elise.context.add_init_script("delete navigator.share; delete Navigator.prototype.share;")
    elise.page.reload()
    elise.page.get_by_role("img", name="The link as a QR code").wait_for()
    expect(elise.page.get_by_role("button", name="Share…")).to_have_count(0)
