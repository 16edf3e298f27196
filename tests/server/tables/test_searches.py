"""Le Jeu de l'Architecture over sockets: searching is private, unhurried or in a race (AG-13, AG-26, AG-27)."""

from __future__ import annotations

import itertools
import json
import random
import re
import threading
from typing import TYPE_CHECKING

import pytest

from chantier import Table, parse_record
from chantier.server.tables import table_maker

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Player, Served, StoppedClock

GAME = "architecture_game"


def play_unhurried(player: Player, chance: random.Random) -> None:
    while player.update["status"] != "over":
        if player.is_asked:
            player.play(player.sensible(chance))
        else:
            player.read()


def test_two_people_and_a_bot_play_a_whole_unhurried_game(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table(GAME, seats=3, bots={"1": "random"}, pace="days", clock={"move": 24 * 3600})
    bo.join(table)
    ada.start(table)
    players = [ada.live(table), bo.live(table)]
    watcher = served.nobody().live(table)
    threads = [
        threading.Thread(target=play_unhurried, args=(player, random.Random(i))) for i, player in enumerate(players)
    ]
    threads.append(threading.Thread(target=watcher.until, args=(lambda update: update["status"] == "over",)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    record = parse_record(json.dumps(ada.get(f"/api/tables/{table}/record")).encode())
    replayed = Table.replay(record)

    assert replayed.outcome is not None
    private = {told.name for told in replayed.game.events.values() if told.private}
    for player in (*players, watcher):
        assert replayed.outcome.points == player.update["outcome"]["points"]
        assert [line["name"] for line in player.log] == [e.name for e in replayed.log() if e.name not in private]
        versions = [message["version"] for message in player.heard if message["type"] == "update"]
        assert list(range(versions[0], versions[0] + len(versions))) == versions
    assert replayed.version > watcher.update["version"]


# what others may know


class World:
    """Two people in a race, one of whom searches; or does not. Time passes alike."""

    def __init__(self, served: Served, clock: StoppedClock, tempo: str) -> None:
        self.clock, self.tempo = clock, tempo
        clock.time = 1_800_000_000_000
        ada, bo = served.guest("Ada"), served.guest("Bo")
        self.table = ada.new_table(GAME, options={"tempo": tempo}, clock={"move": 3600}, open=True)
        bo.join(self.table)
        ada.start(self.table)
        self.ada, self.bo = ada.live(self.table), bo.live(self.table)
        self.watcher = served.nobody().live(self.table)
        for player in (self.ada, self.bo, self.watcher):
            player.ids = itertools.count(1)
        self.ada.take_piles(self.bo)
        self.watcher.catch_up_with_public(self.ada)
        self.asked: list[str] = []
        self.ada.until(lambda update: len(update["waiting"]) == 2)
        if tempo == "live":
            clock.turn(3000)
            for player in (self.ada, self.bo, self.watcher):
                player.hear("signal")

    def search(self, *, is_done: bool) -> None:
        for number, move in enumerate(("next", "next", "previous", "next")):
            self.clock.turn(400)
            if is_done and self.tempo == "live":
                self.ada.do("timed", move=move, quote={"round": 1, "turn": number})
            elif is_done:
                self.ada.do("move", move=move, version=self.ada.update["version"])
        if is_done:
            self.ada.do("prefer", choices=[2, 1])

    def go_on(self) -> None:
        """All that another can think of to find out."""
        bo, version = self.bo, self.bo.update["version"]
        self.asked.append(bo.guest.request("GET", f"/api/tables/{self.table}").text)
        for said in (
            {"type_": "move", "move": "next now", "version": version},
            {"type_": "move", "move": "pawn 1", "version": version},
            {"type_": "move", "move": "next", "version": version + 1},
            {"type_": "timed", "move": "next", "quote": {"round": 1, "turn": 3}},
            {"type_": "timed", "move": "keep", "quote": {"round": 1, "turn": 0}},
            {"type_": "undo"},
            {"type_": "propose", "what": "undo"},
            {"type_": "prefer", "choices": [1]},
            {"type_": "chat", "text": "how far are you?"},
        ):
            bo.say(id=f"bo-{len(bo.heard)}", **said)
        self.clock.turn(100)
        self.ada.do("chat", text="further than you")
        for player in (bo, self.watcher):
            while len(player.chat) < 2:
                player.read()
        again = [bo.guest.live(self.table, since=bo.update["version"]), bo.guest.live(self.table)]
        for player in (bo, self.watcher, *again):
            player.say("ping", id="last")
        self.asked += [text for player in again for text in received(player)]
        for guest in (bo.guest, self.watcher.guest):
            for path in ("", "/events", "/events?since=0", f"/events?since={version}"):
                self.asked.append(guest.request("GET", f"/api/tables/{self.table}{path}").text)
            [row] = [row for row in guest.get("/api/tables?status=playing") if row["id"] == self.table]
            self.asked.append(json.dumps(row))

    def told(self) -> list[str]:
        """Every byte that Bo and somebody who watches have received."""
        texts = [*received(self.bo), "---", *received(self.watcher), "---", *self.asked]
        return [re.sub(r'"who": ?"\w+"', "", text.replace(self.table, "THE-TABLE")) for text in texts]  # other people


def received(player: Player) -> list[str]:
    """A measure comes every two seconds of real time, whatever happens at the table."""
    return [str(text) for text in player.received if json.loads(text)["type"] != "measure"]


@pytest.mark.parametrize("tempo", ["turns", "live"])
def test_not_one_byte_tells_others_of_a_search(own_served: Served, monkeypatch: pytest.MonkeyPatch, tempo: str) -> None:
    monkeypatch.setattr(table_maker, "new_secret", lambda: "5" * 64)
    clock = own_served.stop_clock()
    worlds = []
    for is_done in (False, True):
        world = World(own_served, clock, tempo)
        counted = events(world)
        world.search(is_done=is_done)
        assert counted == events(world)
        world.go_on()
        worlds.append(world)
    idle, busy = worlds

    assert idle.told() == busy.told()
    assert 4 == busy.ada.search["turned"]
    assert idle.ada.update["version"] + 5 == busy.ada.update["version"]


def events(world: World) -> list[str]:
    text = world.bo.guest.request("GET", "/api/metrics").text
    return [line for line in text.splitlines() if line.startswith("chantier_events")]


def test_a_fragment_put_aside_for_a_pile_is_private_and_so_is_taking_it_back(pair: Pair) -> None:
    ada, bo = pair(GAME)
    play_to(ada, bo, "playing")
    mover, other = (ada, bo) if ada.is_asked else (bo, ada)
    before, moves = other.update["version"], mover.moves
    mover.play(next(move for move in moves if move.startswith("put")))
    mover.do("undo")
    other.do("chat", text="well?")

    assert moves == mover.moves
    assert before + 1 == other.update["version"]


def play_to(ada: Player, bo: Player, phase: str) -> None:
    """Until the table is at a phase; everybody keeps the first fragment and takes the first of everything."""
    while ada.update["view"]["phase"] != phase:
        mover = next(player for player in (ada, bo) if player.is_asked)
        mover.play("keep" if "keep" in mover.moves else mover.moves[0])
        ada.catch_up_with_public(mover)
        bo.catch_up_with_public(mover)


# taking back


def test_a_search_can_not_be_taken_back_not_even_by_consent(pair: Pair) -> None:
    ada, bo = pair(GAME)
    ada.take_piles(bo)
    ada.play("next")

    assert "undo-revealed" == ada.say("propose", what="undo")["code"]
    assert "undo-revealed" == bo.say("propose", what="undo")["code"]
    assert "refused" == ada.say("undo")["type"] == bo.say("undo")["type"]


def test_what_was_built_can_be_taken_back_by_consent(pair: Pair) -> None:
    ada, bo = pair(GAME)
    play_to(ada, bo, "playing")
    mover, other = (ada, bo) if ada.is_asked else (bo, ada)
    before = mover.moves
    mover.play(next(move for move in before if move.startswith("put")))
    mover.play(mover.moves[0])
    mover.do("propose", what="undo")
    other.until(lambda update: update.get("proposals"))
    other.do("answer", what="undo", yes=True)
    mover.until(lambda _: mover.is_asked)

    assert all(move.startswith("under") for move in mover.moves)


# time


def test_a_deadline_is_for_the_whole_search_and_then_the_fragment_in_view_is_kept(pair: Pair) -> None:
    ada, bo = pair(GAME, clock={"move": 600}, pace="days")
    ada.take_piles(bo)
    until = ada.update["seats"][ada.seat]["until"]
    hand = ada.update["own"]["hand"]
    ada.guest.served.pass_time(500)
    ada.play("next")
    shown = ada.search["fragment"]
    bo.play("next")
    bo.play("keep")
    ada.catch_up_with_public(bo)
    assert until == ada.update["seats"][ada.seat]["until"]
    ada.guest.served.pass_time(101)
    bo.until(lambda update: not update["view"]["seats"][ada.seat]["searching"])
    ada.until(lambda update: not update["view"]["seats"][ada.seat]["searching"])

    assert sorted([*hand, shown]) == sorted(ada.update["own"]["hand"])
    assert "time-up" in [line["name"] for line in bo.log]
    assert not ada.update["seats"][ada.seat].get("away")
    assert [bo.seat] == bo.update["waiting"]


def test_whoever_does_not_choose_a_pawn_in_time_gets_the_lowest(pair: Pair) -> None:
    ada, bo = pair(GAME, clock={"move": 600}, pace="days")
    ada.take_piles(bo)
    for player in (ada, bo):
        player.play("next")
        player.play("keep")
    bo.until(lambda update: len(update["waiting"]) == 1)
    first = bo.update["waiting"][0]
    ada.guest.served.pass_time(601)
    bo.until(lambda update: update["view"]["phase"] == "playing")

    assert 1 == bo.update["view"]["seats"][first]["pawn"]
    assert not bo.update["seats"][first].get("away")


# coming back


def test_whoever_comes_back_in_mid_search_has_the_fragment_in_view_and_no_earlier_ones(own_served: Served) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo")
    table = ada.new_table(GAME, clock={"move": 600})
    bo.join(table)
    ada.start(table)
    player, other = ada.live(table), bo.live(table)
    player.take_piles(other)
    earlier = []
    for _ in range(2):
        player.play("next")
        earlier.append(player.search["fragment"])
    player.play("next")
    search, hand, version = player.search, player.update["own"]["hand"], player.update["version"]
    own_served.pass_time(100)
    player.close()
    own_served.restart()
    again, whole = ada.live(table, since=version), ada.live(table)

    for back in (again, whole):
        assert search == back.search
        assert hand == back.update["own"]["hand"]
        assert version == back.update["version"]
        left = back.update["seats"][back.seat]["until"] - back.update["now"]
        assert left <= 506_000
        assert not any(f'"{fragment}"' in str(text) for fragment in earlier for text in back.received)
    back.play("keep")
    assert search["fragment"] in back.update["own"]["hand"]


# pawns


def test_a_pawn_that_was_wished_for_in_advance_is_taken_by_itself(pair: Pair) -> None:
    ada, bo = pair(GAME)
    ada.take_piles(bo)
    ada.do("prefer", choices=[2])
    assert [2] == ada.update["prefers"]
    for player, times in ((ada, 1), (bo, 2)):
        for _ in range(times):
            player.play("next")
        player.play("keep")
    bo.until(lambda update: update["view"]["phase"] == "playing")

    assert 2 == bo.update["view"]["seats"][ada.seat]["pawn"]
    ada.until(lambda update: update["view"]["phase"] == "playing")
    assert not ada.update.get("prefers")
    assert "no-preference" == ada.say("prefer", choices=[1])["code"]


@pytest.mark.parametrize("pawns", [[3], [1, 1]])
def test_a_wish_names_each_pawn_of_the_table_once(pair: Pair, pawns: list[int]) -> None:
    ada, bo = pair(GAME)
    ada.take_piles(bo)

    assert "no-preference" == ada.say("prefer", choices=pawns)["code"]


# the doors


def test_a_live_race_is_not_played_over_days(served: Served) -> None:
    refused = served.guest().post("/api/tables", game=GAME, seats=2, pace="days", options={"tempo": "live"})

    assert (409, "live-over-days") == (refused.status_code, refused.json()["code"])


def test_where_searching_is_no_race_a_command_of_one_is_refused(pair: Pair) -> None:
    ada, bo = pair(GAME)
    ada.take_piles(bo)

    assert "not-timed" == ada.say("timed", move="next", quote={"round": 1, "turn": 0})["code"]
