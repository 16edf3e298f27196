"""Notices reach people who are away, by a real SMTP server and a stand-in push service; none delays a move."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import http_ece  # type: ignore[import-untyped]
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chantier.server.accounts.mail import Mailer
from chantier.server.club.push import SERVICES, check_service
from chantier.server.errors import Refused
from chantier.server.ids import called
from chantier.server.store.notices import Device, Notice
from chantier.server.store.opening import open_store
from chantier.server.tables.clocks import now_ms
from chantier.server.wire.requests import Person
from tests.conftest import free_port
from tests.server.conftest import Place, Processes

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Player, Served

STATES = "SELECT kind, way, state FROM notices ORDER BY id"
HOUR = 3600


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class PushService:
    """A stand-in for a browser's push service, and the browser behind it, which alone can read what comes."""

    def __init__(self) -> None:
        self.status, self.taken = 201, []  # type: tuple[int, list[dict[str, Any]]]
        self.headers: list[Any] = []
        self.slow = threading.Event()
        self.slow.set()
        self.delay = 0.0
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.slow.wait(20)
                time.sleep(service.delay)
                service.headers.append(self.headers)
                if service.status < 300:
                    read = http_ece.decrypt(
                        body, private_key=service.key, auth_secret=service.auth, version="aes128gcm"
                    )
                    service.taken.append(json.loads(read))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def subscription(self, name: str = "ada") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        key, auth = (base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, self.auth))
        return {"endpoint": f"{self.url}/{name}", "key": key, "auth": auth}

    def close(self) -> None:
        self.slow.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def service(own_served: Served) -> Iterator[PushService]:
    service = PushService()
    for node in own_served.nodes:
        node.postman.services = (service.url,)
    yield service
    service.close()


class Postbox:
    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.answer = "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd calls it so
        if self.answer.startswith("250"):
            self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return self.answer


@pytest.fixture
def postbox(own_served: Served) -> Iterator[Postbox]:
    box = Postbox()
    smtp = Controller(box, hostname="127.0.0.1", port=free_port())
    smtp.start()
    for node in own_served.nodes:
        node.postman.mailer = Mailer(f"smtp://127.0.0.1:{smtp.port}", "Chantier <chantier@example.org>")
        node.postman.public = "https://chantier.example"
    yield box
    smtp.stop()


def with_mail(served: Served, ada: Guest) -> Guest:
    served.call(served.node.store.people.set_mail(ada.get("/api/me")["id"], "ada@example.org"))
    return ada


def deliver(served: Served, seconds: float = 0) -> None:
    """Time passes, then somebody looks what there is to tell, and sends it."""
    served.pass_time(seconds)
    for node in served.nodes:
        served.call(node.bookkeeper.look())
        served.call(node.herald.look())
    for node in served.nodes:
        served.call(node.postman.look())


def awaited(served: Served, known: Guest | None = None) -> tuple[Guest, Player]:
    """Ada, who has moved once and gone, and Bo, who has moved since: the table waits for Ada."""
    ada, bo = known or served.guest("Ada"), served.guest("Bo")
    table = ada.new_table("sealed_bids", grace=24 * HOUR)
    bo.join(table)
    ada.start(table)
    player, other = ada.live(table), bo.live(table)
    while not (player.is_asked and len(player.moves) and player.update["version"] > 4):
        mover = player if player.is_asked else other
        mover.play(mover.moves[0])
        (other if mover is player else player).catch_up_with_public(mover)
    player.close()
    served.until(lambda: ada.get("/api/me")["id"] not in served.node.actors[table].result().people_here())
    return ada, other


def test_whoever_is_away_gets_one_notice_for_a_turn(own_served: Served, service: PushService) -> None:
    ada, bo = awaited(own_served)
    assert 200 == ada.post("/api/me/devices", **service.subscription()).status_code
    deliver(own_served, 10)
    assert [] == service.taken, "somebody may only have looked away"
    deliver(own_served, 120)
    deliver(own_served, 120)
    bo.do("chat", text="Are you there?")
    deliver(own_served, 120)

    [told] = service.taken
    assert ("turn", f"/table/{bo.table}") == (told["kind"], told["url"])
    assert told["title"].endswith(": it is your turn")
    assert set(told) == {"kind", "table", "title", "url"}, "and nothing of what happened there"
    [headers] = service.headers
    assert headers["authorization"].startswith("vapid t=")


def test_whoever_is_at_the_table_is_told_nothing(own_served: Served, service: PushService) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo")
    ada.post("/api/me/devices", **service.subscription())
    table = ada.new_table("sealed_bids")
    bo.join(table)
    ada.start(table)
    ada.live(table)
    deliver(own_served, 300)

    assert [] == service.taken


def test_a_turn_that_was_played_meanwhile_is_not_told(own_served: Served, service: PushService) -> None:
    ada, bo = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    own_served.pass_time(120)
    own_served.call(own_served.node.herald.look())
    back = ada.live(bo.table)
    back.play(back.moves[0])
    back.close()
    own_served.call(own_served.node.postman.look())

    assert [] == service.taken
    assert ("turn", "push", "dropped") in own_served.rows(STATES)


def test_whoever_was_not_there_when_a_table_began_is_told(own_served: Served, service: PushService) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo")
    bo.post("/api/me/devices", **service.subscription())
    table = ada.new_table("sealed_bids")
    bo.join(table)
    ada.start(table)
    own_served.call(own_served.node.postman.look())

    assert ["ready"] == [told["kind"] for told in service.taken]


def test_the_end_is_told_to_whoever_did_not_see_it(own_served: Served, service: PushService) -> None:
    ada, bo = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    ada.request("PUT", "/api/me/notices", json={"turn": [], "ready": []})
    back = ada.live(bo.table)
    back.do("resign")
    back.close()
    bo.play_on(random.Random(1))
    deliver(own_served, 60)
    deliver(own_served, 60)

    assert ["over"] == [told["kind"] for told in service.taken]
    assert not [row for row in own_served.rows(STATES) if row[0] == "over" and row[2] == "due"]


def test_a_service_that_refuses_is_tried_again(own_served: Served, service: PushService) -> None:
    ada, _ = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    service.status = 500
    deliver(own_served, 120)
    assert [("turn", "push", "due")] == [
        row for row in own_served.rows(STATES) if row[1] == "push" and row[0] == "turn"
    ]
    service.status = 201
    deliver(own_served, 10)
    assert [] == service.taken, "not at once"
    deliver(own_served, 120)
    assert 1 == len(service.taken)


def test_no_table_is_looked_into_for_somebody_without_a_browser_to_tell(
    own_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    awaited(own_served)
    looked: list[object] = []
    monkeypatch.setattr(own_served.node.postman, "is_of_use", looked.append)
    deliver(own_served, 120)

    assert ("turn", "push", "dropped") in own_served.rows(STATES)
    assert [] == looked


def test_a_browser_that_takes_nothing_any_more_is_forgotten(own_served: Served, service: PushService) -> None:
    ada, _ = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    service.status = 410
    deliver(own_served, 120)

    assert [] == ada.get("/api/me/notices")["devices"]


def test_a_service_that_hangs_delays_no_move(own_served: Served, service: PushService) -> None:
    ada, bo = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    service.slow.clear()
    own_served.pass_time(120)
    own_served.call(own_served.node.herald.look())
    sending = threading.Thread(target=lambda: own_served.call(own_served.node.postman.look()))
    sending.start()
    own_served.until(lambda: ("turn", "push", "sending") in own_served.rows(STATES))
    back = ada.live(bo.table)
    back.play(back.moves[0])
    assert [] == service.taken, "the move was played while the service hung"
    service.slow.set()
    sending.join(20)
    own_served.until(lambda: ("turn", "push", "sent") in own_served.rows(STATES))


def test_a_service_that_hangs_holds_up_nobody_else(own_served: Served, service: PushService) -> None:
    other, (ada, _) = PushService(), awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    for node in own_served.nodes:
        node.postman.services, node.postman.patience = (service.url, other.url), 0.5
    service.slow.clear()
    deliver(own_served, 120)
    bo, _ = awaited(own_served)
    bo.post("/api/me/devices", **other.subscription("bo"))
    deliver(own_served, 120)
    own_served.until(lambda: other.taken)
    assert [] == service.taken
    service.slow.set()
    own_served.until(lambda: service.taken)
    other.close()

    assert [1, 1] == [len(service.taken), len(other.taken)]


def test_what_waits_outlives_the_server_and_is_sent_once(own_served: Served, service: PushService) -> None:
    ada, _ = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    own_served.pass_time(120)
    own_served.call(own_served.node.herald.look())
    own_served.restart(down=60)
    for node in own_served.nodes:
        node.postman.services = (service.url,)
    deliver(own_served)
    deliver(own_served, 600)

    assert 1 == len(service.taken)


def test_what_was_being_sent_when_the_server_died_is_sent_later(own_served: Served, service: PushService) -> None:
    ada, _ = awaited(own_served)
    ada.post("/api/me/devices", **service.subscription())
    own_served.pass_time(120)
    store = own_served.node.store.notices
    own_served.call(own_served.node.herald.look())
    me = ada.get("/api/me")["id"]
    [notice] = [one for one in own_served.call(store.due(own_served.node.now())) if one.person == me]
    assert own_served.call(store.claim(notice, own_served.node.now()))
    assert not own_served.call(store.claim(notice, own_served.node.now())), "only one can"
    deliver(own_served)
    assert [] == service.taken, "somebody is at it"
    deliver(own_served, 400)

    assert 1 == len(service.taken)


def test_a_server_that_is_killed_loses_no_notice_and_sends_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, service = Place(f"sqlite:///{tmp_path / 'chantier.db'}"), PushService()
    monkeypatch.setenv("CHANTIER_PUSH", service.url)
    asyncio.run(fill_queue(place.db, service, 12))
    processes = Processes(place)
    service.delay = 0.1
    for taken in (3, 8):
        server = processes.start()
        wait_for(lambda: len(service.taken) >= taken)  # noqa: B023 - it is called at once
        server.kill()
    processes.start()
    wait_for(lambda: not processes.rows("SELECT id FROM notices WHERE state = 'due'"))
    wait_for(lambda: len(processes.rows("SELECT id FROM notices WHERE state = 'sending'")) <= 2)
    told = [one["table"] for one in service.taken]
    under_way = [table for (table,) in processes.rows("SELECT \"table\" FROM notices WHERE state = 'sending'")]
    processes.close()
    service.close()

    assert len(told) == len(set(told)), "none was sent twice"
    assert {f"table-{n}" for n in range(12)} == {*told, *under_way}, (
        "each kill may have hit one on its way; it is sent later"
    )


async def fill_queue(db: str, service: PushService, count: int) -> None:
    store, now = await open_store(db), now_ms()
    await store.people.add(Person("ada", "Ada", "en", account=False), now)
    given = service.subscription()
    await store.notices.add_device(Device("d", "ada", given["endpoint"], given["key"], given["auth"], "", now))
    await store.notices.add(
        Notice("ada", "over", f"table-{n}", "sealed_bids", 0, "push", now, now) for n in range(count)
    )
    await store.close()


def wait_for(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + 40
    while not holds():
        assert time.monotonic() < give_up, "it does not come about"
        time.sleep(0.02)


def test_mail_comes_after_some_silence_in_one_letter_and_ends_by_one_click(
    own_served: Served, postbox: Postbox
) -> None:
    ada, bo = awaited(own_served)
    with_mail(own_served, ada)
    _, other = awaited(own_served, ada)
    deliver(own_served, 120)
    assert [] == postbox.letters
    deliver(own_served, 3 * HOUR)
    deliver(own_served, 60)
    own_served.until(lambda: postbox.letters)  # the server's own postman may be about to send it

    [letter] = postbox.letters
    text = letter.get_content()
    assert "ada@example.org" == letter["to"]
    assert "News of 2 tables" == letter["subject"]
    assert all(f"https://chantier.example/table/{table}" in text for table in (bo.table, other.table))
    assert not re.search(r"\bBo\b", re.sub(r"https:\S+", "", text))
    address = letter["list-unsubscribe"].strip("<>").removeprefix("https://chantier.example")
    assert address in text, "the same link that people click"
    assert "List-Unsubscribe=One-Click" == letter["list-unsubscribe-post"]
    nobody = own_served.nobody()
    clicked = nobody.browser.post(own_served.url + address, data={"List-Unsubscribe": "One-Click"})
    assert {"kind": "turn"} == clicked.json()
    assert ["push"] == ada.get("/api/me/notices")["choices"]["turn"]
    assert 404 == nobody.browser.post(own_served.url + address[:-2] + "AA").status_code


def test_one_click_ends_mail_of_all_kinds_that_a_letter_told(own_served: Served, postbox: Postbox) -> None:
    ada, _ = awaited(own_served)
    with_mail(own_served, ada).request("PUT", "/api/me/notices", json={"turn": ["mail"], "invited": ["mail"]})
    bo = own_served.guest("Bo")
    group = bo.post("/api/groups", name="Tuesdays").json()["id"]
    bo.post(f"/api/groups/{group}/invite", who=called(ada.get("/api/me")["id"]))
    own_served.pass_time(3 * HOUR)
    own_served.call(own_served.node.herald.look())
    deliver(own_served, 3 * HOUR)
    own_served.until(lambda: postbox.letters)
    [letter] = postbox.letters
    address = letter["list-unsubscribe"].strip("<>").removeprefix("https://chantier.example")
    clicked = own_served.nobody().browser.post(own_served.url + address)

    assert {"invited", "turn"} == set(clicked.json()["kind"].split("+"))
    choices = ada.get("/api/me/notices")["choices"]
    assert [[], []] == [choices.get("turn"), choices.get("invited")]


def test_a_tournament_table_is_told_of_only_to_whoever_has_not_come(own_served: Served, postbox: Postbox) -> None:
    ada, other = awaited(own_served)
    with_mail(own_served, ada).request("PUT", "/api/me/notices", json={"turn": []})
    bo = own_served.guest("Bo")
    new, watched = (bo.new_table("sealed_bids", grace=24 * HOUR) for _ in range(2))
    for table in (new, watched):
        ada.join(table)
        bo.start(table)
    ada.live(watched)
    for table in (other.table, new, watched):
        own_served.call(own_served.node.herald.round_made(table, "sealed_bids", ada.get("/api/me")["id"]))
    own_served.call(own_served.node.herald.look())  # it sees her before the letter is due
    deliver(own_served, 120)
    own_served.until(lambda: postbox.letters)

    [letter] = postbox.letters
    assert letter["subject"].endswith(": your tournament table is ready")
    assert f"/table/{new}" in letter.get_content()


def test_what_may_wait_is_not_sent_because_something_that_was_due_is_no_longer_true(
    own_served: Served, postbox: Postbox
) -> None:
    ada, bo = with_mail(own_served, own_served.guest("Ada")), own_served.guest("Bo")
    who = called(ada.get("/api/me")["id"])
    first, second = (bo.new_table("sealed_bids") for _ in range(2))
    bo.post(f"/api/tables/{first}/invite", who=who)
    ada.join(first)
    own_served.pass_time(61)
    bo.post(f"/api/tables/{second}/invite", who=who)
    deliver(own_served)
    assert [] == postbox.letters, "she came to the first table, and was asked to the second just now"
    deliver(own_served, 61)
    own_served.until(lambda: postbox.letters)

    [letter] = postbox.letters
    assert f"/table/{second}" in letter.get_content()
    assert first not in letter.get_content()


def test_mail_that_is_not_taken_is_tried_again(own_served: Served, postbox: Postbox) -> None:
    ada, _ = awaited(own_served)
    with_mail(own_served, ada)
    deliver(own_served, 120)
    postbox.answer = "451 come back later"
    deliver(own_served, 3 * HOUR)
    assert [] == postbox.letters
    postbox.answer = "250 OK"
    deliver(own_served, 120)
    own_served.until(lambda: postbox.letters)

    assert 1 == len(postbox.letters)


def test_each_kind_is_switched_alone(own_served: Served, service: PushService, postbox: Postbox) -> None:
    ada, _ = awaited(own_served)
    with_mail(own_served, ada)
    ada.post("/api/me/devices", **service.subscription())
    assert 204 == ada.request("PUT", "/api/me/notices", json={"turn": ["mail"]}).status_code
    deliver(own_served, 120)
    deliver(own_served, 3 * HOUR)

    assert [] == service.taken
    assert 1 == len(postbox.letters)


KINDS = {"turn", "ready", "over", "invited", "declined", "round"}


def all_that_can_be_told(served: Served, ada: Guest) -> None:
    """A table waits for Ada, others begin and end without her, Bodo asks her, and does not come."""
    bo = served.guest("Bodo")
    awaited(served, ada)
    over, ready, hosted, drawn = (
        ada.new_table("sealed_bids", grace=24 * HOUR) if at % 2 == 0 else bo.new_table("sealed_bids", grace=24 * HOUR)
        for at in range(4)
    )
    bo.join(over)
    ada.start(over)
    leaving, staying = ada.live(over), bo.live(over)
    leaving.do("resign")
    leaving.close()
    staying.play_on(random.Random(1))
    for table in (ready, drawn):
        ada.join(table)
        bo.start(table)
    ada.post(f"/api/tables/{hosted}/invite", who=called(bo.get("/api/me")["id"]))
    bo.request("DELETE", f"/api/me/invitations/{hosted}")
    group = bo.post("/api/groups", name="The Secret Circle").json()["id"]
    bo.post(f"/api/groups/{group}/invite", who=called(ada.get("/api/me")["id"]))
    served.call(served.node.herald.round_made(drawn, "sealed_bids", ada.get("/api/me")["id"]))


def test_every_kind_is_told_by_push_and_by_mail(own_served: Served, service: PushService, postbox: Postbox) -> None:
    ada = with_mail(own_served, own_served.guest("Ada"))
    ada.post("/api/me/devices", **service.subscription())
    ada.request("PUT", "/api/me/notices", json={kind: ["push", "mail"] for kind in KINDS})
    all_that_can_be_told(own_served, ada)
    own_served.pass_time(3 * HOUR)
    for node in own_served.nodes:
        own_served.call(node.bookkeeper.look())
        own_served.call(node.herald.look())
    deliver(own_served, 3 * HOUR)
    own_served.until(lambda: postbox.letters and len(service.taken) >= len(KINDS))

    assert KINDS == {told["kind"] for told in service.taken}
    text = "".join(letter.get_content() for letter in postbox.letters)
    assert KINDS == {end.partition(".")[0] for end in re.findall(r"/unsubscribe/(\S+)", text)}
    assert not any(name in text + json.dumps(service.taken) for name in ("Bodo", "Secret Circle"))


def test_whoever_wants_to_be_told_nothing_is_told_nothing(
    own_served: Served, service: PushService, postbox: Postbox
) -> None:
    ada = with_mail(own_served, own_served.guest("Ada"))
    ada.post("/api/me/devices", **service.subscription())
    ada.request("PUT", "/api/me/notices", json={kind: [] for kind in KINDS})
    all_that_can_be_told(own_served, ada)
    deliver(own_served, 3 * HOUR)
    deliver(own_served, 3 * HOUR)

    assert [[], []] == [service.taken, postbox.letters]


def test_a_browser_can_be_taken_off_the_list_and_deleted_people_leave_none(
    own_served: Served, service: PushService
) -> None:
    ada = own_served.guest("Ada")
    device = ada.post("/api/me/devices", **service.subscription()).json()["id"]
    assert [device] == [one["id"] for one in ada.get("/api/me/notices")["devices"]]
    assert 204 == ada.request("DELETE", f"/api/me/devices/{device}").status_code
    ada.post("/api/me/devices", **service.subscription("other"))
    assert service.url in json.dumps(ada.get("/api/me/export")["devices"])
    ada.request("DELETE", "/api/me")

    assert [] == own_served.rows("SELECT id FROM devices")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://[::1]/x",
        "https://127.0.0.1\\.push.services.mozilla.com/x",
        "https://127.0.0.1:8443\\.push.apple.com/x",
        "https://127.0.0.1;.push.services.mozilla.com/x",
        "https://127.0.0.1%2f.push.services.mozilla.com/x",
        "https://127.0.0.1#.push.apple.com/x",
        "https://a.push.apple.com:22/x",
    ],
)
def test_nothing_is_sent_to_an_address_that_is_no_push_service(endpoint: str) -> None:
    with pytest.raises(Refused):
        check_service(endpoint, SERVICES)
    check_service("https://updates.push.services.mozilla.com/wpush/v2/x", SERVICES)
