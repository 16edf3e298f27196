"""The live race over sockets (AG-12): numbered commands, the gate, the lag, ranks, pawns, limits, the pace of bots."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from chantier import Table, parse_record

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor
    from tests.server.conftest import Player, Served

GAME = "architecture_game"


class Race:
    """Two people in a live race whose signal has been given, and a clock in the test's hand."""

    def __init__(self, served: Served, **settings: Any) -> None:
        self.clock = served.stop_clock()
        ada, bo = served.guest("Ada"), served.guest("Bo")
        self.table = ada.new_table(GAME, options={"tempo": "live"}, **settings)
        bo.join(self.table)
        ada.start(self.table)
        self.ada, self.bo = ada.live(self.table), bo.live(self.table)
        self.ada.take_piles(self.bo)
        for player in (self.ada, self.bo):
            player.until(lambda update: update.get("signal"))

    def signal(self) -> None:
        self.clock.turn(3000)
        for player in (self.ada, self.bo):
            player.hear("signal")

    def search(self, player: Player, move: str, turn: int | None = None, **about: Any) -> dict[str, Any]:
        """And what is answered."""
        number = player.search["turned"] if turn is None else turn
        return player.say("timed", move=move, quote={"round": 1, "turn": number}, **about)

    def turn(self, player: Player, after: int = 200) -> None:
        self.clock.turn(after)
        assert "done" == self.search(player, "next")["type"]

    def keep(self, player: Player, after: int = 200) -> None:
        self.clock.turn(after)
        assert "done" == self.search(player, "keep")["type"]


@pytest.fixture
def race(own_served: Served) -> Race:
    race = Race(own_served)
    race.signal()
    return race


def names(player: Player) -> list[str]:
    return [line["name"] for line in player.log]


def order(player: Player) -> list[int | None]:
    return [seat["rank"] for seat in player.update["view"]["seats"]]


# the signal


def test_the_signal_comes_three_seconds_after_the_last_pile_was_taken(own_served: Served) -> None:
    race = Race(own_served)
    assert race.clock.time + 3000 == race.ada.update["signal"]
    assert "no-signal" == race.search(race.ada, "next")["code"]
    race.signal()

    assert {"type": "signal", "stage": 1} in race.bo.heard
    assert "done" == race.search(race.ada, "next")["type"]


# AG-12a


def test_a_turn_is_answered_with_one_fragment_to_that_player_only(race: Race) -> None:
    heard = len(race.bo.heard)
    race.turn(race.ada)
    race.bo.say("ping")

    assert (1, 1) == (race.ada.search["turned"], race.ada.search["position"])
    assert race.ada.search["fragment"]
    assert {"pong"} == {message["type"] for message in race.bo.heard[heard:]} - {"measure"}


def test_a_stale_or_repeated_command_is_ignored_without_penalty(race: Race) -> None:
    race.turn(race.ada)
    race.clock.turn(500)
    shown = race.ada.search
    answers = [
        race.search(race.ada, "next", turn=0),
        race.search(race.ada, "previous", turn=7),
        race.ada.say("timed", move="keep", quote={"round": 2, "turn": 1}),
        race.ada.say("timed", move="next", quote={"round": 0, "turn": 0}),
    ]

    assert ["ignored"] * 4 == [answer["type"] for answer in answers]
    assert shown == race.ada.search
    race.turn(race.ada)
    assert 2 == race.ada.search["turned"]


def test_a_command_under_the_same_id_is_answered_and_carried_out_once(race: Race) -> None:
    answers = [race.search(race.ada, "next", turn=0, id="mine") for _ in range(2)]

    assert [{"type": "done", "id": "mine"}] * 2 == answers
    assert 1 == race.ada.search["turned"]


def test_a_keep_sent_before_the_new_fragment_was_shown_is_refused(race: Race) -> None:
    race.turn(race.ada)
    race.turn(race.ada)

    assert ["not-shown"] * 2 == [race.search(race.ada, "keep", turn=turn)["code"] for turn in (1, 3)]
    assert race.ada.update["view"]["seats"][race.ada.seat]["searching"]


def test_what_the_rules_forbid_is_refused_with_the_rule(race: Race) -> None:
    refused = race.search(race.ada, "keep")

    assert ("nothing-shown", "AG-14") == (refused["code"], refused["rule"])


def test_a_command_without_numbers_is_refused_in_a_race(race: Race) -> None:
    for move in ("next", "keep", " Previous"):
        assert "moment-counts" == race.ada.say("move", move=move, version=race.ada.update["version"])["code"]


def test_a_spectator_does_not_search(race: Race) -> None:
    watcher = race.ada.guest.served.guest("Cleo").live(race.table)

    assert "not-seated" == watcher.say("timed", move="next", quote={"round": 1, "turn": 0})["code"]


# AG-12b


def test_a_turn_that_comes_too_soon_waits_for_the_gate_and_further_ones_are_dropped(race: Race) -> None:
    race.turn(race.ada)
    race.clock.turn(50)
    held = race.ada.send("timed", move="next", quote={"round": 1, "turn": 1})
    dropped = [race.ada.say("timed", move="next", quote={"round": 1, "turn": turn})["type"] for turn in (1, 2)]
    early = race.search(race.ada, "keep", turn=1)
    assert ["ignored", "ignored"] == dropped
    assert "not-shown" == early["code"]
    assert 1 == race.ada.search["turned"]
    race.clock.turn(70)
    while (message := race.ada.read()).get("id") != held:
        pass

    assert "done" == message["type"]
    assert 2 == race.ada.search["turned"]


# AG-12c, AG-12d


def with_lag(race: Race, player: Player, lag: int) -> None:
    """A new connection over a line of this lag: its answer to the first measure is so late."""
    message = json.loads(player.socket.recv(20))
    while message["type"] != "measure":
        message = json.loads(player.socket.recv(20))
    race.clock.turn(lag)
    player.send("measured", id=message["id"])
    player.say("ping")


def test_the_lag_of_each_command_is_taken_off_and_a_rank_waits_for_it(own_served: Served) -> None:
    race = Race(own_served)
    far = race.bo.guest.live(race.table)
    with_lag(race, far, 200)
    race.clock.turn(2800)
    far.hear("signal")
    race.ada.hear("signal")
    for _ in range(2):
        race.turn(race.ada, 500)
        assert "done" == race.search(far, "next")["type"]
    race.keep(race.ada, 500)  # a clock of 1500; the other's is 2000 - 3 * 200
    assert [None, None] == order(race.ada)
    race.clock.turn(500)
    assert "done" == race.search(far, "keep")["type"]
    race.ada.until(lambda update: None not in order(race.ada))

    assert [2, 1] == order(race.ada)


def test_without_lag_who_keeps_first_is_first_at_once(race: Race) -> None:
    race.turn(race.ada)
    race.turn(race.bo)
    race.keep(race.ada, 500)
    race.clock.turn(31)
    race.ada.until(lambda update: order(race.ada)[race.ada.seat] == 1)

    assert race.ada.moves == ["pawn 1", "pawn 2"]
    assert "search" == race.bo.until(lambda update: order(race.bo)[race.ada.seat]).get("question")


# AG-12e


def test_a_pawn_is_chosen_within_five_seconds_or_the_lowest_is_taken(race: Race) -> None:
    race.turn(race.ada)
    race.keep(race.ada)
    race.clock.turn(31)
    race.ada.until(lambda update: update.get("question") == "pawn")
    assert race.clock.time + 5000 == race.ada.update["seats"][race.ada.seat]["until"]
    race.clock.turn(5000)
    race.ada.until(lambda update: update["view"]["seats"][race.ada.seat]["pawn"])

    assert 1 == race.ada.update["view"]["seats"][race.ada.seat]["pawn"]


def test_a_pawn_can_be_taken_while_others_search(race: Race) -> None:
    race.turn(race.ada)
    race.keep(race.ada)
    race.clock.turn(31)
    race.ada.until(lambda update: update.get("question") == "pawn")
    race.ada.play("pawn 2")

    assert 2 == race.ada.update["view"]["seats"][race.ada.seat]["pawn"]
    assert race.ada.update["view"]["seats"][race.bo.seat]["searching"]


def test_a_choice_may_be_left_in_advance(race: Race) -> None:
    race.ada.do("prefer", choices=[2, 1])
    race.turn(race.ada)
    race.keep(race.ada)
    race.clock.turn(31)
    race.ada.until(lambda update: update["view"]["seats"][race.ada.seat]["pawn"])

    assert 2 == race.ada.update["view"]["seats"][race.ada.seat]["pawn"]


# AG-12f


@pytest.mark.parametrize("pace", [1, 2])
def test_twelve_seconds_after_the_first_keep_the_fragment_in_view_is_kept(own_served: Served, pace: int) -> None:
    race = Race(own_served, slower=pace)
    race.signal()
    race.turn(race.ada)
    race.turn(race.bo)
    race.turn(race.bo)
    shown = race.bo.search["fragment"]
    race.keep(race.ada)
    race.bo.until(lambda update: update["view"]["seats"][race.ada.seat]["kept"])
    assert race.clock.time + 12_000 * pace == race.bo.update["seats"][race.bo.seat]["until"]
    race.clock.turn(12_000 * pace - 1)
    assert "pong" == race.bo.say("ping")["type"]
    assert "time-up" not in names(race.bo)
    race.clock.turn(1)
    race.bo.until(lambda update: "time-up" in names(race.bo))

    assert shown in race.bo.update["own"]["hand"]
    race.bo.until(lambda update: order(race.bo)[race.bo.seat])
    assert [1, 2] == sorted(order(race.bo))  # type: ignore[type-var]
    assert 1 == order(race.bo)[race.ada.seat]


def test_after_45_seconds_the_top_one_is_kept_by_whoever_has_not_begun(race: Race) -> None:
    race.clock.turn(45_000)
    race.ada.until(lambda update: None not in order(race.ada))

    assert [3, 3] == [seat["hand"] for seat in race.ada.update["view"]["seats"]]
    assert 2 == names(race.ada).count("time-up")


def test_a_limit_that_passes_while_the_signal_is_being_told_is_not_missed(
    own_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    race = Race(own_served)
    [connection, *_] = own_served.node.actors[race.table].result().presence.connections
    told = connection.socket.send

    def tell_slowly(message: bytes) -> bool:
        if b'"type":"signal"' in message:
            race.clock.time += 45_000
        return bool(told(message))

    monkeypatch.setattr(connection.socket, "send", tell_slowly)
    race.signal()
    race.ada.until(lambda update: None not in order(race.ada))

    assert 2 == names(race.ada).count("time-up")


# AG-27b


def test_the_clock_runs_on_for_whoever_is_cut_off_and_they_get_back_what_was_in_view(race: Race) -> None:
    race.turn(race.ada)
    first = race.ada.search["fragment"]
    race.turn(race.ada)
    shown, hand = race.ada.search, race.ada.update["own"]["hand"]
    race.ada.socket.socket.close()
    race.clock.turn(20_000)
    back = race.ada.guest.live(race.table)

    assert shown == back.search
    assert hand == back.update["own"]["hand"]
    assert 45_000 - 400 - 20_000 == back.update["seats"][back.seat]["until"] - back.update["now"]
    assert not any(f'"{first}"' in str(text) for text in back.received)
    race.keep(back)
    assert shown["fragment"] in back.update["own"]["hand"]


def test_a_race_goes_on_for_those_who_are_there_when_all_others_are_cut_off(race: Race) -> None:
    race.turn(race.ada)
    race.ada.socket.socket.close()
    race.turn(race.bo)
    race.keep(race.bo)
    race.clock.turn(12_000)
    race.bo.until(lambda update: None not in order(race.bo))

    assert 1 == order(race.bo)[race.bo.seat]


# after a restart


def test_after_a_restart_the_race_goes_on_with_a_new_signal(own_served: Served) -> None:
    race = Race(own_served)
    race.signal()
    race.turn(race.ada)
    race.turn(race.bo)
    shown = race.bo.search
    race.keep(race.ada, 9000)
    own_served.restart()
    race.clock = own_served.stop_clock()
    race.clock.turn(60_000)
    ada, bo = race.ada.guest.live(race.table), race.bo.guest.live(race.table)
    assert shown == bo.search
    assert race.clock.time + 3000 == bo.update["signal"]
    race.clock.turn(3000)
    bo.hear("signal")
    assert race.clock.time + 12_000 == bo.update["seats"][bo.seat]["until"]
    race.keep(bo, 1)
    ada.until(lambda update: None not in order(ada))

    assert 1 == order(ada)[ada.seat]


# AG-28


def test_a_bot_turns_at_its_own_pace_and_holds_up_nobody(own_served: Served) -> None:
    clock = own_served.stop_clock()
    player, actor = race_with_a_bot(own_served)
    signal = clock.time + 3000
    clock.turn(3000)
    player.hear("signal")
    for _ in range(3):
        clock.turn(130)
        assert "done" == player.say("timed", move="next", quote={"round": 1, "turn": player.search["turned"]})["type"]
    [ready] = [at for at, _ in actor.real_time.waits]
    assert 450 <= ready - signal <= 1350  # about 900
    assert 0 == turned_by(actor, 1)
    clock.turn(1350)

    async def has_turned() -> None:
        while turned_by(actor, 1) == 0:
            await asyncio.sleep(0.01)

    own_served.call(has_turned())


def test_a_signal_is_given_even_if_something_else_sets_the_alarm_at_its_moment(own_served: Served) -> None:
    clock = own_served.stop_clock()
    player, actor = race_with_a_bot(own_served)

    async def set_alarm() -> None:
        clock.time += 3000
        actor.set_alarm()

    own_served.call(set_alarm())
    own_served.pass_time(0)
    assert "signal" == player.hear("signal")["type"]


def race_with_a_bot(served: Served) -> tuple[Player, TableActor]:
    """Somebody whose race with a bot is announced."""
    ada = served.guest()
    table = ada.new_table(GAME, options={"tempo": "live"}, bots={"1": "random"})
    ada.start(table)
    player = ada.live(table)
    while player.update["view"]["phase"] != "racing":
        if player.is_asked:
            player.play(player.moves[0])
        else:
            player.read()
    return player, served.node.actors[table].result()


def turned_by(actor: TableActor, seat: int) -> int:
    state: Any = actor.room.playing().state
    return int(state.turned[seat])


# whole games


@contextmanager
def quick_time(served: Served) -> Iterator[None]:
    """Twenty times as fast as ours."""
    over = threading.Event()

    def tick() -> None:
        while not over.wait(0.01):
            served.pass_time(0.2)

    ticking = threading.Thread(target=tick)
    ticking.start()
    try:
        yield
    finally:
        over.set()
        ticking.join()


def play_live(player: Player, chance: random.Random) -> None:
    """As a client does: searches when the signal is given, answers when asked."""
    while player.update["status"] != "over":
        update = player.update
        if player.is_asked and update.get("question") != "search":
            player.say("move", move=player.sensible(chance), version=update["version"])
        elif player.is_asked and is_signalled(player):
            turned, move = player.search["turned"], player.sensible(chance)
            player.say("timed", move=move, quote={"round": update["view"]["round"], "turn": turned})
        else:
            player.read()


def is_signalled(player: Player) -> bool:
    told = {"type": "signal", "stage": player.update["view"]["round"]}
    return told in player.heard[-50:] or player.update["now"] >= player.update.get("signal", 2**60)


def test_bots_race_on_where_no_people_play_also_after_a_restart(own_served: Served) -> None:
    ada = own_served.guest()
    table = ada.new_table(GAME, seats=2, bots={"0": "random", "1": "random"}, options={"tempo": "live"})
    ada.start(table)
    for round_ in (2, 3):
        watcher = ada.live(table)
        with quick_time(own_served):
            watcher.until(lambda update, round_=round_: update["view"]["round"] == round_)  # type: ignore[misc]
        own_served.restart()


def test_for_whoever_resigns_in_mid_search_a_bot_searches_on_at_its_pace(race: Race) -> None:
    race.turn(race.ada)
    race.ada.do("resign")
    race.clock.turn(200)
    assert "resigned" == race.search(race.ada, "next")["code"]
    race.turn(race.bo)
    race.keep(race.bo)
    while None in order(race.bo):
        race.clock.turn(200)
        race.bo.say("ping")

    assert race.bo.update["view"]["seats"][race.ada.seat]["kept"]


def test_two_people_and_a_bot_play_a_whole_live_game(own_served: Served) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo")
    table = ada.new_table(GAME, seats=3, bots={"1": "greedy"}, options={"tempo": "live"})
    bo.join(table)
    ada.start(table)
    players = [ada.live(table), bo.live(table)]
    threads = [threading.Thread(target=play_live, args=(player, random.Random(i))) for i, player in enumerate(players)]
    with quick_time(own_served):
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    record = parse_record(json.dumps(ada.get(f"/api/tables/{table}/record")).encode())
    replayed = Table.replay(record)

    assert replayed.outcome is not None
    assert any(entry.startswith("chance: finisher") for entry in record.entries)
    for player in players:
        assert replayed.outcome.points == player.update["outcome"]["points"]
        assert {"refused"} & {message["type"] for message in player.heard} == set()
