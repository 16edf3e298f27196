"""Several nodes at one address: one keeps a table, and only it can write; bots think at workers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from redis import Redis
from sqlalchemy import insert, update
from websockets.frames import Frame, Opcode

from chantier.server.bots import queue as bot_queue
from chantier.server.caps import Caps
from chantier.server.ids import new_id
from chantier.server.store import schema
from chantier.server.store.database import Taken
from chantier.server.token_bucket import TokenBucket

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node
    from chantier.server.store.database import Statement
    from tests.server.conftest import Guest, Pair, Player, Served

pytestmark = pytest.mark.heavy  # several nodes find each other by PostgreSQL and Redis


@pytest.fixture(scope="module")
def kind() -> str:
    return "postgresql"


async def write(node: Node, statement: Statement, guard: Statement | None = None) -> int:
    return await node.store.database.write(statement, guard=guard)


def in_turn(ada: Player, bo: Player) -> tuple[Player, Player]:
    return (ada, bo) if ada.is_asked else (bo, ada)


def test_a_keeper_whose_table_another_has_taken_cannot_write(pair: Pair) -> None:
    mover, _ = in_turn(*pair())
    served, before = mover.guest.served, mover.update["version"]
    taken = update(schema.tables).where(schema.tables.c.id == mover.table).values(keeper=new_id())
    served.call(write(served.nodes[1], taken))
    mover.send("move", move=mover.moves[0], version=before, id="once")
    assert 4408 == mover.read_to_the_end()
    [[stored]] = served.rows(f"SELECT max(number) FROM events WHERE \"table\" = '{mover.table}'")
    assert before == stored
    again = mover.guest.live(mover.table, since=before)
    again.do("move", move=again.moves[0], version=before, id="once")

    assert before + 1 == again.update["version"]


def test_whoever_floods_a_table_of_another_house_disturbs_nobody_else(pair: Pair) -> None:
    ada, bo = pair()
    served = ada.guest.served
    eve = served.guest("Eve").live(ada.table)
    [wire] = [wire for wire in served.sockets() if wire.client[1] == eve.socket.socket.getsockname()[1]]
    wire.allowed = TokenBucket(Caps().frames)  # as it is outside of tests
    ping = Frame(Opcode.TEXT, b'{"type":"ping","id":"1"}').serialize(mask=True)
    eve.socket.socket.sendall(ping * 20_000)

    for player in (ada, bo, eve):
        assert "pong" == player.hear("pong")["type"] if player is eve else player.say("ping")["type"]
    assert wire.slowed is not None


def test_two_that_write_the_same_number_do_not_both_succeed(served: Served) -> None:
    table = served.guest().new_table()
    event = insert(schema.events).values(table=table, number=7, at=0, data="{}")
    served.call(write(served.node, event))

    with pytest.raises(Taken):
        served.call(write(served.node, event))


def test_what_the_guard_does_not_let_through_is_not_written(served: Served) -> None:
    table = served.guest().new_table()
    nobody = update(schema.tables).where(schema.tables.c.keeper == "nobody").values(touched=0)
    event = insert(schema.events).values(table=table, number=7, at=0, data="{}")
    with pytest.raises(Taken):
        served.call(write(served.node, event, guard=nobody))

    assert [] == served.rows(f"SELECT * FROM events WHERE \"table\" = '{table}' AND number = 7")


def cut_off(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """It no longer reaches Redis."""

    async def fail() -> bool:
        raise ConnectionError

    assert node.router is not None
    monkeypatch.setattr(node.router.leases, "renew", fail)


def test_a_house_that_cannot_renew_its_lease_lets_its_tables_go(
    own_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = own_served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    player = ada.live(table)
    first, second = own_served.nodes
    assert table in first.actors
    cut_off(first, monkeypatch)
    assert 4408 == player.read_to_the_end()
    again = ada.live(table, since=player.update["version"])
    again.play("look")

    assert table in second.actors
    own_served.until(lambda: not first.actors)


def test_a_deadline_of_a_house_that_is_gone_is_kept_by_another(
    own_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = own_served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"}, clock={"move": 60}, pace="days")
    ada.start(table)
    first, second = own_served.nodes
    cut_off(first, monkeypatch)
    own_served.until(lambda: not first.actors)
    own_served.pass_time(70)
    own_served.until(lambda: own_served.rows("SELECT id FROM tables WHERE status = 'over'"))

    assert table in second.actors


def test_a_redis_that_was_away_and_has_forgotten_everything_is_survived(own_served: Served) -> None:
    """The bus has lost its connection, and the leases are gone."""
    ada = own_served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    player = ada.live(table)
    with Redis.from_url(own_served.redis) as redis:
        redis.flushdb()
        for client in redis.client_list():
            if own_served.redis.endswith(f"/{client['db']}") and client["cmd"] != "client|list":
                redis.client_kill_filter(_id=client["id"])
    assert 4408 == player.read_to_the_end()
    own_served.until(lambda: reached(ada, table))
    ada.live(table, since=player.update["version"]).play("look")


def reached(guest: Guest, table: str) -> bool:
    return guest.request("GET", f"/api/tables/{table}").is_success


def test_a_table_is_reached_through_every_house_and_seen_alike(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()
    bo.join(table)
    ada.start(table)
    near = ada.browser.get(f"{served.url}/api/tables/{table}/events?since=0").json()
    far = ada.browser.get(f"{served.far_url}/api/tables/{table}/events?since=0").json()

    assert {**near, "now": 0} == {**far, "now": 0}
    assert near["own"]
    assert 404 == ada.browser.get(f"{served.far_url}/api/tables/{table[::-1]}").status_code
    refused = ada.request("POST", f"/api/tables/{table}/start")
    headers = {"origin": served.far_url}
    assert refused.text == ada.browser.post(f"{served.far_url}/api/tables/{table}/start", headers=headers).text


def test_who_is_forgotten_at_one_house_is_forgotten_at_all(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()
    bo.join(table)
    ada.start(table)
    watcher = served.guest("Cleo").live(table)
    watcher.until(lambda update: update["status"] == "playing")
    gone = bo.browser.delete(f"{served.far_url}/api/me", headers={"origin": served.far_url})
    assert 204 == gone.status_code
    assert 4408 == watcher.read_to_the_end()
    seats = watcher.guest.live(table).update["seats"]

    assert ["Ada", ""] == [seat["name"] for seat in seats]


@contextmanager
def worker(redis: str) -> Iterator[None]:
    command = [sys.executable, "-m", "chantier", "worker", "--redis", redis, "--processes", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield
        process.terminate()


@pytest.fixture
def tasks(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """What workers have answered."""
    assert served.node.router is not None
    there, answers = served.node.router.bot_queue, list[str | None]()
    solve = there.solve

    async def noted(task: Any, person: str = "") -> str | None:
        answers.append(await solve(task, person))
        return answers[-1]

    monkeypatch.setattr(there, "solve", noted)
    return answers


def test_bots_think_at_a_worker(served: Served, tasks: list[str | None]) -> None:
    assert served.node.router is not None
    with worker(served.redis):
        served.until(lambda: served.node.router and served.node.router.bot_queue.is_open)
        watch_bots(served, moves=5)

    assert len(tasks) >= 3
    assert None not in tasks
    served.until(lambda: served.node.router and not served.node.router.bot_queue.is_open)


def test_at_a_worker_nobody_waits_for_the_share_of_others(served: Served) -> None:
    """Servers have counted who may ask for how much; a worker does not know whose task it is."""
    worker = bot_queue.Worker(served.redis, 1)
    try:
        assert 0 == worker.bots.moves.of("").spend(1000)
    finally:
        worker.bots.close()


def test_a_puzzle_that_no_worker_solves_is_solved_here(
    served: Served, tasks: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_queue, "PATIENCE_SECONDS", 0.1)
    with Redis.from_url(served.redis) as redis:
        redis.set(bot_queue.WORKERS, "busy")
        served.until(lambda: served.node.router and served.node.router.bot_queue.is_open)
        watch_bots(served, moves=2)
        redis.delete(bot_queue.WORKERS)

        assert None in tasks
        served.until(lambda: not redis.llen(bot_queue.TASKS))


def watch_bots(served: Served, moves: int) -> None:
    ada = served.guest()
    table = ada.new_table("artisans_builders", bots={"0": "greedy", "1": "greedy"})
    ada.start(table)
    ada.live(table).until(lambda update: update["version"] >= 3 + moves)
