"""A player's page: what it counts, what it tells to whom."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from chantier.server.club.players import Asked, Own, curiosities
from chantier.server.ids import called
from chantier.server.store.players import Player
from chantier.server.store.results import Result, SeatResult

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Served

BO = Player("bo", called("bo"), "Bo", "", "all", 0)


def own(points: int, others: int, minutes: int = 30, *, game: str = "queens_architect", other: str = "bo") -> Own:
    mine = SeatResult(0, "ada", "", "Ada", 1 if points >= others else 2, points, points >= others, False, 0, True)
    theirs = SeatResult(
        1, other, "" if other else "master", other.title(), 3 - mine.place, others, False, False, 0, True
    )
    result = Result(f"{points}-{others}", game, "live", 2, True, 0, minutes * 60_000, 8, "", [mine, theirs])
    return Own(result, mine, [theirs])


def test_what_is_curious_is_found_among_the_games() -> None:
    finished = [own(40, 39), own(60, 20, 150), own(10, 30), own(5, 30), own(30, 10), own(7, 9, game="west_kingdom")]
    found = curiosities(finished, {"60-20"}, {"bo": BO})
    told = {one.name: one for one in found}

    assert (150, "60-20") == (told["longest"].n, told["longest"].table)
    assert [("queens_architect", 60), ("west_kingdom", 7)] == [(o.game, o.n) for o in found if o.name == "best"]
    assert (1, "") == (told["closest"].n, told["closest"].table), "a game that can't be seen has no link"
    assert 2 == told["streak"].n
    assert (3, "Bo") == (told["nemesis"].n, told["nemesis"].other)
    assert [] == curiosities([], set(), {})


def test_a_game_counts_what_its_players_did_over_all_games() -> None:
    def captured(points: int, prisoners: int, other: int = 0) -> Own:
        one = own(points, other, game="west_kingdom")
        tallies = f'{{"prisoners":{prisoners},"debts":0}}'
        return one._replace(seat=one.seat._replace(tallies=tallies))

    finished = [captured(40, 3), captured(30, 9), own(20, 0, game="west_kingdom"), own(9, 0, game="gone")]
    [told] = [one for one in curiosities(finished, {"30-0"}, {}, "fr") if one.name == "tally"]

    assert ("west_kingdom", 12, 9, "30-0", "ouvriers capturés") == (
        told.game,
        told.n,
        told.most,
        told.table,
        told.what,
    )


def test_games_are_found_by_game_name_and_kind() -> None:
    won, lost = own(40, 39), own(10, 30, other="", game="west_kingdom")

    assert [True, False] == [Asked(which="won").fits(one) for one in (won, lost)]
    assert [True, False] == [Asked(which="people").fits(one) for one in (won, lost)]
    assert [True, False] == [Asked(name="BO").fits(one) for one in (won, lost)]
    assert [False, True] == [Asked(game="west_kingdom").fits(one) for one in (won, lost)]


def play(served: Served, ada: Guest, bo: Guest, *, open: bool) -> None:  # noqa: A002 - as the setting is called
    table = ada.new_table("sealed_bids", open=open)
    bo.join(table)
    ada.start(table)
    players, chance = [ada.live(table), bo.live(table)], random.Random(1)
    while players[0].update["status"] != "over":
        mover = next(player for player in players if player.is_asked)
        mover.play(chance.choice(mover.moves))
        for player in players:
            player.catch_up(mover)
    served.call(served.node.bookkeeper.look())


def test_a_page_shows_what_its_player_lets_be_seen(own_served: Served) -> None:
    ada, bo, cy, nobody = (own_served.guest(name) for name in ("Ada", "Bo", "Cy", ""))
    play(own_served, ada, bo, open=True)
    play(own_served, ada, bo, open=False)
    page = f"/api/players/{called(ada.get('/api/me')['id'])}"

    mine = ada.get("/api/me/page")
    assert (2, 1, True, "tables") == (mine["games"], mine["met"], mine["you"], mine["shown"])
    assert 2 == ada.get(f"{page}/games")["found"]
    assert [False, True, True] == [guest.get(page)["hidden"] for guest in (bo, cy, nobody)]
    assert 403 == cy.request("GET", f"{page}/games").status_code
    assert 2 == bo.get(f"{page}/games")["found"], "both games were Bo's as well"

    assert 204 == ada.request("PUT", "/api/me/shown", json={"shown": "all"}).status_code
    seen = cy.get(page)
    assert (2, None) == (seen["games"], seen["shown"])
    assert 1 == cy.get(f"{page}/games")["found"], "the other table was not open"
    assert 1 == nobody.get(f"{page}/games?name=bo")["found"]

    assert 204 == ada.request("PUT", "/api/me/shown", json={"shown": "me"}).status_code
    assert bo.get(page)["hidden"]
    assert 404 == bo.request("GET", "/api/players/0123456789ab").status_code


def test_leaders_are_those_whose_page_one_may_see(own_served: Served) -> None:
    ada, bo, cy = (own_served.guest(name) for name in ("Ada", "Bo", "Cy"))
    for _ in range(10):
        play(own_served, ada, bo, open=False)

    def names(guest: Guest) -> list[str]:
        return sorted(row["name"] for row in guest.get("/api/games/sealed_bids/leaders")["rows"])

    assert (["Ada", "Bo"], []) == (names(bo), names(cy))
    assert 204 == ada.request("PUT", "/api/me/shown", json={"shown": "all"}).status_code
    assert ["Ada"] == names(cy)
    own = bo.get("/api/games/sealed_bids/leaders")["yours"]
    assert 10 == own["games"]
    assert abs(own["mu"] - 2 * own["sigma"] - own["sure"]) < 0.05
