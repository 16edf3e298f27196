"""Play over sockets."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Player, Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_update_has_the_next_version(pair: Pair) -> None:
    ada, bo = pair()
    play_in_turn(ada, bo, 20)
    versions = [message["version"] for message in bo.heard if message["type"] == "update"]

    assert list(range(versions[0], versions[0] + len(versions))) == versions


def test_who_reconnects_gets_exactly_what_was_missed(pair: Pair) -> None:
    ada, bo = pair()
    play_in_turn(ada, bo, 6)
    seen, before = bo.update["version"], bo.log
    bo.close()
    ada.do("chat", text="where are you?")
    if ada.is_asked:
        ada.play(ada.moves[0])
    again = bo.guest.live(bo.table, since=seen)
    whole = bo.guest.live(bo.table)

    assert len(before) == again.update["log_from"]
    assert whole.log == before + again.update.get("log", [])
    assert ["where are you?"] == [line["text"] for line in again.chat]
    assert all(line["version"] > seen for line in again.update.get("log", []))


def test_who_reconnects_after_an_undo_is_told_how_much_of_the_log_still_holds(pair: Pair) -> None:
    ada, bo = pair()
    mover = next(player for player in (ada, bo) if player.is_asked)
    other = bo if mover is ada else ada
    mover.play(mover.moves[0])
    other.until(lambda update: update["version"] == mover.update["version"])
    seen, before = other.update["version"], other.log
    other.close()
    mover.do("propose", what="undo")
    back = other.guest.live(other.table, since=seen)
    back.do("answer", what="undo", yes=True)
    back.until(lambda update: not update.get("proposals"))

    assert len(back.update.get("log", [])) + back.update["log_from"] < len(before)


def test_a_stale_move_is_refused_and_changes_nothing(pair: Pair) -> None:
    ada, _ = pair("sealed_bids")
    old = ada.update["version"]
    ada.play("look")
    refused = ada.say("move", move=ada.moves[0], version=old)

    assert "stale" == refused["code"]
    assert "moved on" in refused["says"]


def test_a_choice_made_at_the_same_time_as_anothers_is_not_stale(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    old = bo.update["version"]
    ada.play(ada.moves[0])
    bo.do("move", move=bo.moves[0], version=old)


def test_a_repeated_move_is_carried_out_once_also_after_reconnecting_and_restarting(own_served: Served) -> None:
    ada = own_served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    player = ada.live(table, client="mine")
    asked = {"move": "look", "version": player.update["version"], "id": "my-7th"}
    answers = [player.say("move", **asked), player.say("move", **asked)]
    answers.append(ada.live(table, client="mine").say("move", **asked))
    own_served.restart()
    answers.append(ada.live(table, client="mine").say("move", **asked))

    assert [{"type": "done", "id": "my-7th"}] * 4 == answers
    assert "refused" == ada.live(table).say("move", **asked)["type"]  # another client means another move
    assert 1 == own_served.dump().count('"seat":0,"move":"look"')


def test_a_refusal_says_why_and_names_the_rule(pair: Pair) -> None:
    ada, bo = pair()
    mover = next(player for player in (ada, bo) if player.is_asked)
    refused = mover.say("move", move="recruit 1", version=mover.update["version"])

    assert ("refused", "not-now") == (refused["type"], refused["code"])
    assert refused["rule"].startswith("QA-")
    assert refused["says"].startswith("Not now")


def test_who_is_not_to_move_is_refused(pair: Pair) -> None:
    ada, bo = pair()
    other = next(player for player in (ada, bo) if not player.is_asked)

    assert "not-your-turn" == other.say("move", move="choose 1", version=other.update["version"])["code"]


def test_a_move_is_stored_before_anybody_hears_of_it(pair: Pair) -> None:
    ada, bo = pair()
    mover, other = (ada, bo) if ada.is_asked else (bo, ada)
    mover.send("move", move=mover.moves[0], version=mover.update["version"])
    version = other.hear("update")["version"]

    [[stored]] = mover.guest.served.rows(f"SELECT max(number) FROM events WHERE \"table\" = '{ada.table}'")
    assert stored >= version


def test_a_table_whose_move_cannot_be_stored_goes_back_to_what_is_stored(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = pair()
    mover = next(player for player in (ada, bo) if player.is_asked)
    before = mover.update["version"]

    def refuse(*statements: object, guard: object) -> asyncio.Future[int]:
        refused = asyncio.get_running_loop().create_future()
        refused.set_exception(OSError("the disk is full"))
        return refused

    with monkeypatch.context() as patch:
        patch.setattr(mover.guest.served.node.store.database, "write", refuse)
        mover.send("move", move=mover.moves[0], version=before, id="once")
        mover.hear("resync")
    again = mover.guest.live(mover.table)

    assert before == again.update["version"]
    again.do("move", move=again.moves[0], version=before, id="once")
    assert before + 1 == again.guest.live(mover.table).update["version"]


def test_ids_count_for_one_client_so_that_a_program_may_count_from_one_again(pair: Pair) -> None:
    ada, _ = pair()
    named = [ada.guest.live(ada.table, client=name) for name in ("left", "left", "right")]
    for player in (*named, ada, ada.guest.live(ada.table)):
        player.do("chat", text="hello", id="1")

    assert 4 == len(ada.guest.live(ada.table).chat)  # of left, of right, and of each socket without a name


def test_a_slow_client_is_asked_to_resync_and_holds_nobody_up(pair: Pair) -> None:
    ada, _ = pair()
    slow = ada.guest.served.guest("Cleo").live_without_reading(ada.table)
    longest = 0.0
    for i in range(1000):
        began = time.monotonic()
        ada.guest.served.later += 5000
        ada.do("chat", text=f"{i} " + "€" * 490)
        longest = max(longest, time.monotonic() - began)
        if not any(c.person and c.person.name == "Cleo" for c in connections(ada)):
            break

    assert 4408 == slow.read_to_the_end()
    assert longest < 2
    assert {"type": "resync"} == slow.heard[-1]
    again = slow.guest.live(ada.table, since=slow.update["version"])
    assert ada.update["version"] == again.update["version"]


def connections(player: Player) -> list[Any]:
    node = player.guest.served.node
    return list(node.actors[player.table].result().presence.connections)


def test_a_move_can_be_taken_back_freely_until_another_moves(pair: Pair) -> None:
    ada, bo = pair()
    mover, other = (ada, bo) if ada.is_asked else (bo, ada)
    before = mover.moves
    mover.play(before[0])
    mover.until(lambda update: update.get("undo"))
    mover.do("undo")

    assert before == mover.moves
    assert "undo-nothing" == mover.say("undo")["code"]
    assert "refused" == other.say("undo")["type"]


def test_beyond_that_all_must_agree(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    ada.play("look")
    assert "undo-revealed" == ada.say("undo")["code"]
    ada.do("propose", what="undo")
    bo.until(lambda update: update.get("proposals") == {"undo": [0]})
    bo.do("answer", what="undo", yes=False)
    ada.until(lambda update: not update.get("proposals"))
    ada.do("propose", what="undo")
    bo.until(lambda update: update.get("proposals"))
    bo.do("answer", what="undo", yes=True)
    ada.until(lambda update: "look" in ada.moves)

    assert "undo: 6" in served_record(ada)


def served_record(player: Player) -> list[str]:
    node = player.guest.served.node
    table = node.actors[player.table].result().room.table
    assert table is not None
    return table.history


def test_a_rematch_seats_everybody_one_further_on(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    assert "not-over" == ada.say("propose", what="rematch")["code"]
    play_in_turn(ada, bo, 100)
    ada.do("propose", what="rematch")
    bo.until(lambda update: update.get("proposals"))
    bo.do("answer", what="rematch", yes=True)
    table = ada.until(lambda update: update.get("rematch"))["rematch"]
    again = ada.guest.live(table)

    assert "playing" == again.update["status"]
    assert ["Bo", "Ada"] == [seat["name"] for seat in again.update["seats"]]
    assert 1 == len({row["id"] for row in ada.guest.get("/api/tables?mine=true&status=playing")})


def test_for_whoever_resigns_a_bot_plays_to_the_end(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    ada.do("resign")
    bo.play_on(random.Random(1))

    assert bo.update["seats"][0]["resigned"]
    assert 3 <= bo.update["seats"][0]["played_for"]
    assert "over" == bo.update["status"]
    assert "refused" == ada.say("resign")["type"]


def test_whoever_has_resigned_comes_last_whatever_the_bot_made_of_it(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    actor = ada.guest.served.node.actors[ada.table].result()
    ada.do("resign")
    bo.play_on(random.Random(1))
    chairs = actor.room.chairs
    for resigned in (0, 1):  # one of them has at least as many points
        chairs[resigned].resigned, chairs[1 - resigned].resigned = True, False
        outcome = actor.room.outcome

        assert outcome is not None
        assert ([1 - resigned], [1 + resigned, 2 - resigned][::-1]) == (outcome.winners, outcome.places)
    assert [1] == bo.update["outcome"]["winners"]
    assert [2, 1] == bo.update["outcome"]["places"]


def test_who_has_resigned_does_not_move(pair: Pair) -> None:
    ada, _ = pair("sealed_bids")
    ada.do("resign")

    assert ada.say("move", move="look", version=ada.update["version"])["code"] in ("resigned", "not-your-turn")


def test_chat_reaches_everybody_once(pair: Pair) -> None:
    ada, bo = pair()
    spectator = ada.guest.served.guest("Cleo").live(ada.table)
    ada.do("chat", text="@refused-stale <b>hello</b>")
    spectator.do("chat", text="good luck")
    for player in (ada, bo, spectator):
        player.catch_up(spectator)

        assert ["@refused-stale <b>hello</b>", "good luck"] == [line["text"] for line in player.chat]
        assert [0, None] == [line.get("seat") for line in player.chat]


def test_a_spectator_can_only_watch(pair: Pair) -> None:
    ada, _ = pair()
    somebody, nobody = ada.guest.served.guest("Cleo").live(ada.table), ada.guest.served.nobody().live(ada.table)

    assert "not-seated" == somebody.say("move", move="choose 1", version=0)["code"]
    assert "not-seated" == somebody.say("resign")["code"]
    assert "not-seated" == nobody.say("chat", text="hello")["code"]
    assert "pong" == nobody.say("ping")["type"]


def play_in_turn(ada: Player, bo: Player, moves: int) -> None:
    """At random, each when asked; both know all at the end."""
    chance = random.Random(5)
    for _ in range(moves):
        ada.until(lambda update: update["version"] >= bo.update["version"])
        bo.until(lambda update: update["version"] >= ada.update["version"])
        if ada.update["status"] == "over":
            return
        mover = next(player for player in (ada, bo) if player.is_asked)
        mover.play(chance.choice(mover.moves))
        ada.catch_up(mover)
        bo.catch_up(mover)


# editions of the wire


@pytest.mark.parametrize("wire", [1, 2])
def test_a_client_of_an_older_wire_gets_whole_updates(pair: Pair, wire: int) -> None:
    ada, bo = pair()
    old = ada.guest.served.nobody().live(ada.table, wire=wire)
    mover = ada if ada.is_asked else bo
    mover.play(mover.moves[0])
    old.catch_up(mover)

    kinds = {json.loads(message)["type"] for message in old.received}
    assert "change" not in kinds
    assert mover.update["view"] == old.update["view"]


def test_a_client_of_the_first_wire_is_asked_to_reload_and_loses_nothing(pair: Pair) -> None:
    ada, _ = pair()
    old = ada.guest.live(ada.table, wire=1)
    before = old.update["version"]
    answers = [old.say("prefer", pawns=[1]), old.say("search", round=1, turn=0, move="next")]

    assert ["reload", "reload"] == [answer["code"] for answer in answers]
    assert before == old.update["version"]
    old.do("chat", text="Still here.")


def test_a_connection_that_comes_back_gets_the_whole_first(pair: Pair) -> None:
    ada, bo = pair()
    mover = ada if ada.is_asked else bo
    mover.play(mover.moves[0])
    again = mover.guest.live(mover.table, since=mover.update["version"])

    assert "update" == json.loads(again.received[0])["type"]
    assert mover.update["view"] == again.update["view"]
