"""Results are read from the log, whatever happens; ratings made step by step are those made from the whole log."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from chantier.server.tables import seating

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Pair, Served

RATINGS = "SELECT game, tempo, player, mu, sigma, games FROM ratings ORDER BY 1, 2, 3"
RESULTS = "SELECT * FROM results ORDER BY 1"
SEATS = "SELECT * FROM result_seats ORDER BY 1, 2"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def book(served: Served) -> None:
    served.pass_time(60)  # another node would have kept what it has open
    for node in served.nodes:
        served.call(node.bookkeeper.look())


def result(served: Served, table: str) -> Any:
    book(served)
    return served.call(served.node.store.results.find(table))


def play_with_a_bot(ada: Guest, seed: int = 1, **settings: Any) -> str:
    table = ada.new_table("sealed_bids", bots={"1": "random"}, **settings)
    ada.start(table)
    player = ada.live(table)
    player.play_on(random.Random(seed))
    player.close()
    return table


def test_a_game_with_a_bot_counts_for_both(served: Served) -> None:
    ada = served.guest("Ada")
    table = play_with_a_bot(ada)
    kept = result(served, table)
    person, bot = kept.seated

    assert ("", "unhurried", 2) == (kept.uncounted, kept.tempo, kept.seats)
    assert kept.began <= kept.ended
    assert (person.name, person.bot, bot.bot) == ("Ada", "", "random")
    assert {1, 2} >= {person.place, bot.place}
    assert [f'{{"tokens":{one.points}}}' for one in (person, bot)] == [one.tallies for one in (person, bot)]
    assert person.rated
    assert bot.rated
    ratings = served.call(served.node.store.results.ratings("sealed_bids", "unhurried"))
    assert ratings[person.person].mu == pytest.approx(25 + person.change)
    assert "bot:random" in ratings


def test_a_second_look_counts_nothing_twice(served: Served) -> None:
    play_with_a_bot(served.guest("Ada"))
    book(served)
    before = served.rows(RATINGS)
    book(served)

    assert before == served.rows(RATINGS)


@pytest.mark.parametrize(
    ("settings", "tempo"),
    [({"pace": "days"}, "days"), ({"clock": {"move": 60}}, "live"), ({}, "unhurried")],
)
def test_each_tempo_has_ratings_of_its_own(served: Served, settings: dict[str, Any], tempo: str) -> None:
    table = play_with_a_bot(served.guest("Ada"), **settings)

    assert tempo == result(served, table).tempo


def test_a_table_of_bots_alone_does_not_count(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.new_table("sealed_bids", bots={"0": "random", "1": "random"})
    ada.start(table)
    served.until(lambda: ada.get(f"/api/tables/{table}")["table"]["status"] == "over")

    assert "bots" == result(served, table).uncounted


def test_a_table_that_its_host_closed_does_not_count(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    assert 204 == ada.request("DELETE", f"/api/tables/{table}").status_code
    kept = result(served, table)

    assert ("closed", 0) == (kept.uncounted, kept.seated[0].place)


def test_who_gives_up_has_lost_and_it_counts(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table("sealed_bids", level="random")
    bo.join(table)
    ada.start(table)
    ada.live(table).do("resign")
    bo.live(table).play_on(random.Random(1))
    kept = result(served, table)

    assert ("", 2, True) == (kept.uncounted, kept.seated[0].place, kept.seated[0].rated)
    assert kept.seated[0].change < 0 < kept.seated[1].change


def test_the_whole_log_gives_the_ratings_that_were_made_step_by_step(own_served: Served) -> None:
    """Also after somebody was deleted, and after a table was kept that had ended before others."""
    ada, bo, store = own_served.guest("Ada"), own_served.guest("Bo Field"), own_served.node.store
    late = play_with_a_bot(ada, seed=0)
    for seed in range(1, 4):
        play_with_a_bot(ada, seed)
        play_with_a_bot(bo, seed)
        [table] = [row.id for row in own_served.call(store.results.unbooked(0, 100)) if row.id != late][:1]
        own_served.call(own_served.node.bookkeeper.keep(table))
        book(own_served)
    assert 204 == bo.request("DELETE", "/api/me").status_code
    before = [own_served.rows(what) for what in (RATINGS, RESULTS, SEATS)]
    tables = own_served.call(own_served.node.bookkeeper.recompute())

    assert 7 == tables
    assert before == [own_served.rows(what) for what in (RATINGS, RESULTS, SEATS)]
    assert "Bo Field" not in own_served.dump()


def test_no_request_changes_a_rating(own_served: Served) -> None:
    ada = own_served.guest("Ada")
    play_with_a_bot(ada)
    book(own_served)
    before = own_served.rows(RATINGS)
    document = ada.get("/api/openapi.json")
    writing = [
        path
        for path, methods in document["paths"].items()
        if {"post", "put", "delete", "patch"} & set(methods) and ("leaders" in path or "rating" in path)
    ]

    assert [] == writing
    assert 405 == ada.request("PUT", "/api/games/sealed_bids/leaders", json={"mu": 50}).status_code
    assert before == own_served.rows(RATINGS)


def test_taking_back_by_consent_is_help_and_a_free_undo_is_not(served: Served, pair: Pair) -> None:
    ada, bo = pair("queens_architect")
    mover, other = (ada, bo) if ada.is_asked else (bo, ada)
    mover.play(mover.moves[0])
    other.catch_up(mover)
    mover.do("propose", what="undo")
    other.until(lambda update: update.get("proposals"))
    other.do("answer", what="undo", yes=True)
    mover.until(lambda update: mover.is_asked)
    mover.do("resign")
    other.do("resign")
    mover.until(lambda update: update["status"] == "over")

    assert "helped" == result(served, mover.table).uncounted


def test_a_hint_is_help(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    actor = served.call(served.node.actor(table))
    served.call(actor.want(lambda room: seating.help_once(room, 0)))
    ada.live(table).play_on(random.Random(1))

    assert "helped" == result(served, table).uncounted
