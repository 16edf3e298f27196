"""The tavern (QA-20)."""

import pytest

from chantier.testing import at, rule

GUILDS = ["woodcutters", "smiths", "glaziers", "stonecutters", "masons", "tailors"]


@rule("QA-20")
def test_entering_moves_the_dormitory_to_the_entrance_then_the_bar_to_the_dormitory() -> None:
    table = at(
        "queens_architect",
        """
        asks: tavern
        rest 0: smiths=dormitory masons=dormitory tailors=bar
        thalers 0: 1
        """,
    )
    table.play("enter")

    assert "tailors=dormitory" == table.line("rest 0")
    assert [{}] == table.events("rest-tiles-shifted")


@rule("QA-20")
def test_one_enters_or_declines() -> None:
    table = at("queens_architect", "asks: tavern")

    assert ["decline", "enter"] == table.moves()


@rule("QA-20")
def test_only_the_guilds_at_the_entrance_can_be_sent() -> None:
    table = at("queens_architect", "asks: tavern\nrest 0: smiths=bar glaziers=bar tailors=dormitory\nthalers 0: 9")
    table.play("enter")

    assert ["done", "send woodcutters", "send stonecutters", "send masons", "send tailors"] == table.moves()


@rule("QA-20")
def test_a_guild_sent_to_the_bar_is_back_at_the_entrance_on_the_second_visit_after() -> None:
    table = at("queens_architect", "asks: tavern\nstar 0: tavern\nthalers 0: 1")
    where = []
    table.play_all("enter", "send masons")
    for _ in range(2):
        where.append(table.line("rest 0"))
        table.play_all("go labour", "decline")
        table.play_all("go recruitment", "decline")
        table.play_all("go travel", "decline")
        table.play_all("go tavern", "enter")
    where.append(table.line("rest 0"))

    assert ["masons=bar", "masons=dormitory", "-"] == where


@rule("QA-20")
@pytest.mark.parametrize(("tiles", "price"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_1_to_6_rest_tiles_cost_1_3_6_10_15_21(tiles: int, price: int) -> None:
    table = at("queens_architect", "asks: tavern\nthalers 0: 30")
    table.play_all("enter", *(f"send {guild}" for guild in GUILDS[:tiles]))

    assert 30 - price == table.now.thalers[0]
    assert " ".join(f"{guild}=bar" for guild in GUILDS[:tiles]) == table.line("rest 0")


@rule("QA-20")
def test_each_rest_tile_costs_one_more_than_the_one_before() -> None:
    table = at("queens_architect", "asks: tavern\nthalers 0: 21")
    table.play_all("enter", *(f"send {guild}" for guild in GUILDS))

    assert [1, 2, 3, 4, 5, 6] == [sent["price"] for sent in table.events("sent")]


@rule("QA-20")
def test_on_the_next_visit_the_first_rest_tile_costs_1_again() -> None:
    table = at("queens_architect", "asks: tavern\nstar 0: tavern\nthalers 0: 4")
    table.play_all("enter", "send masons", "send smiths")
    table.play_all("go labour", "decline")
    table.play_all("go recruitment", "decline")
    table.play_all("go travel", "decline")
    table.play_all("go tavern", "enter", "send tailors")

    assert 1 == table.event("sent")["price"]


@rule("QA-20")
def test_two_guilds_to_the_bar_cost_3_and_two_glaziers_and_a_tailor_turn_back() -> None:
    """Worked example 8."""
    table = at(
        "queens_architect",
        """
        asks: tavern
        notches 0: glazier-1=3 glazier-2=1 mason-1=2 tailor-1=5
        rest 0: smiths=dormitory masons=bar woodcutters=bar
        thalers 0: 3
        """,
    )
    table.play_all("enter", "send glaziers", "send tailors")

    assert 0 == table.now.thalers[0]
    assert "glazier-1=2 glazier-2=0 mason-1=2 tailor-1=4" == table.line("notches 0")
    assert "woodcutters=dormitory glaziers=bar masons=dormitory tailors=bar" == table.line("rest 0")


@rule("QA-20")
def test_an_artisan_at_the_start_does_not_turn_back() -> None:
    table = at("queens_architect", "asks: tavern\nnotches 0: glazier-1=0 glazier-2=1\nthalers 0: 1")
    table.play_all("enter", "send glaziers")

    assert "glazier-1=0 glazier-2=0" == table.line("notches 0")


@rule("QA-20")
def test_the_artisans_of_others_do_not_turn_back() -> None:
    table = at("queens_architect", "asks: tavern\nnotches 1: glazier-1=3\nrest 1: masons=bar\nthalers 0: 1")
    table.play_all("enter", "send glaziers")

    assert "glazier-1=3" == table.line("notches 1")
    assert "masons=bar" == table.line("rest 1")


@rule("QA-20")
def test_a_guild_that_sleeps_in_the_dormitory_is_refused() -> None:
    table = at("queens_architect", "asks: tavern\nrest 0: masons=bar\nthalers 0: 9")
    table.play("enter")
    refusal = table.refusal("send masons")

    assert ("not-at-entrance", "QA-20") == (refusal.code, refusal.rule)
    assert "@guild-mason" == refusal.figures["guild"]
    assert "The masons are still in the tavern: their rest tile is not at the entrance. (QA-20)" == refusal.says


@rule("QA-20")
def test_a_guild_is_not_sent_twice_on_one_visit() -> None:
    table = at("queens_architect", "asks: tavern\nthalers 0: 9")
    table.play_all("enter", "send masons")
    refusal = table.refusal("send masons")

    assert ("not-at-entrance", "QA-20") == (refusal.code, refusal.rule)


@rule("QA-20")
def test_a_guild_that_comes_from_the_dormitory_may_be_sent_at_once() -> None:
    table = at("queens_architect", "asks: tavern\nrest 0: masons=dormitory\nnotches 0: mason-1=3\nthalers 0: 1")
    table.play_all("enter", "send masons")

    assert "masons=bar" == table.line("rest 0")
    assert "mason-1=2" == table.line("notches 0")


@rule("QA-20")
def test_when_no_further_guild_can_be_paid_the_turn_is_over() -> None:
    table = at("queens_architect", "asks: tavern\nthalers 0: 2")
    table.play_all("enter", "send masons")

    assert 1 == table.now.thalers[0]
    assert 1 == table.seat


@rule("QA-20")
def test_a_guild_one_cannot_pay_is_refused() -> None:
    table = at("queens_architect", "asks: guilds\nsent: 3\nrest 0: smiths=bar masons=bar tailors=bar\nthalers 0: 3")
    refusal = table.refusal("send glaziers")

    assert ("too-dear", "QA-20") == (refusal.code, refusal.rule)
    assert (4, 3) == (refusal.figures["need"], refusal.figures["have"])


@rule("QA-20")
def test_sending_nobody_is_allowed_and_still_shifts_the_tiles() -> None:
    table = at("queens_architect", "asks: tavern\nrest 0: masons=bar tailors=dormitory\nthalers 0: 9")
    table.play_all("enter", "done")

    assert "masons=dormitory" == table.line("rest 0")
    assert 9 == table.now.thalers[0]
    assert 1 == table.seat


@rule("QA-20")
def test_without_a_thaler_one_may_enter_and_the_tiles_shift() -> None:
    table = at("queens_architect", "asks: tavern\nrest 0: masons=bar tailors=dormitory\nthalers 0: 0")
    table.play("enter")

    assert "masons=dormitory" == table.line("rest 0")
    assert 1 == table.seat


@rule("QA-20")
def test_declining_does_not_shift_the_tiles() -> None:
    table = at("queens_architect", "asks: tavern\nrest 0: masons=bar tailors=dormitory\nthalers 0: 9")
    table.play("decline")

    assert "masons=bar tailors=dormitory" == table.line("rest 0")


@rule("QA-20")
def test_a_guild_may_be_sent_even_if_nobody_turns_back() -> None:
    table = at("queens_architect", "asks: tavern\nnotches 0: mason-1=0\nthalers 0: 9")
    table.play_all("enter", "send masons", "send tailors", "done")

    assert "masons=bar tailors=bar" == table.line("rest 0")
    assert {"guild": "@guild-tailor", "price": 2} == table.event("sent")
    assert [] == table.events("rested")
