"""Coming back without the password: with a code noted before, or one sent by mail through a real SMTP server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller

from chantier.server.accounts.mail import Mailer
from tests.conftest import free_port

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Served

PASSWORD, OTHER = "correct horse", "battery staple"
CODE = re.compile(r"\b[a-z2-7]{4}(?:-[a-z2-7]{4}){3}\b")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Postbox:
    """What the SMTP server has received."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd calls it so
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def code(self) -> str:
        return str(CODE.findall(self.letters[-1].get_content())[0])


@pytest.fixture
def postbox(served: Served) -> Iterator[Postbox]:
    box = Postbox()
    smtp = Controller(box, hostname="127.0.0.1", port=free_port())
    smtp.start()
    served.node.recovery.mailer = Mailer(f"smtp://127.0.0.1:{smtp.port}", "Chantier <chantier@example.org>")
    yield box
    served.node.recovery.mailer = None
    smtp.stop()


def account(served: Served, sign_in: str) -> Guest:
    ada = served.guest()
    ada.request("PUT", "/api/me/password", json={"sign_in": sign_in, "password": PASSWORD})
    return ada


def recover(served: Served, sign_in: str, code: str, password: str = OTHER) -> int:
    return served.nobody().post("/api/recover", sign_in=sign_in, code=code, password=password).status_code


def test_a_code_that_was_noted_sets_another_password_once(served: Served) -> None:
    ada = account(served, "ada-noted")
    assert 403 == ada.post("/api/me/recovery-codes", password="not this one").status_code
    codes = ada.post("/api/me/recovery-codes", password=PASSWORD).json()["codes"]
    back = served.nobody()

    assert 8 == len(set(codes))
    assert all(code not in served.dump() for code in codes)
    assert 200 == back.post("/api/recover", sign_in="ADA-noted", code=codes[0].upper(), password=OTHER).status_code
    assert "Ada" == back.get("/api/me")["name"]
    assert 7 == back.get("/api/me/account")["codes_left"]
    assert 401 == ada.request("GET", "/api/me").status_code
    assert 200 == served.nobody().post("/api/sign-in", sign_in="ada-noted", password=OTHER).status_code
    assert 403 == recover(served, "ada-noted", codes[0])


def test_a_code_is_good_for_its_own_account_only_and_new_ones_replace_old_ones(served: Served) -> None:
    ada = account(served, "ada-own")
    account(served, "bo-own")
    old = ada.post("/api/me/recovery-codes", password=PASSWORD).json()["codes"]
    ada.post("/api/me/recovery-codes", password=PASSWORD)

    assert 403 == recover(served, "bo-own", old[0])
    assert 403 == recover(served, "ada-own", old[0])
    assert 403 == recover(served, "nobody-own", old[0])


def test_a_password_that_is_refused_does_not_use_the_code_up(served: Served) -> None:
    codes = account(served, "ada-weak").post("/api/me/recovery-codes", password=PASSWORD).json()["codes"]

    assert [409, 200] == [recover(served, "ada-weak", codes[0], password) for password in ("password", OTHER)]


def test_a_guest_has_nothing_to_recover(served: Served) -> None:
    assert 409 == served.guest().post("/api/me/recovery-codes", password="").status_code


def test_an_address_is_kept_when_its_code_comes_back_and_gets_codes(served: Served, postbox: Postbox) -> None:
    ada = account(served, "ada-mail")
    body = {"mail": "ada@example.org", "password": PASSWORD}
    assert 403 == ada.request("PUT", "/api/me/mail", json={**body, "password": "wrong"}).status_code
    assert 204 == ada.request("PUT", "/api/me/mail", json=body).status_code
    assert "" == ada.get("/api/me/account")["mail"]
    assert 403 == ada.post("/api/me/mail/code", code="aaaa-aaaa-aaaa-aaaa").status_code
    assert 204 == ada.post("/api/me/mail/code", code=postbox.code()).status_code
    assert "ada@example.org" == ada.get("/api/me/account")["mail"]
    confirmed = postbox.code()
    assert 204 == served.nobody().post("/api/recover/mail", sign_in="ada-mail").status_code

    assert 204 == served.nobody().post("/api/recover/mail", sign_in="ada-mail").status_code  # soon after, none is sent
    served.until(lambda: len(postbox.letters) == 2 and not served.node.recovery.letters)

    assert ["ada@example.org"] * 2 == [str(letter["To"]) for letter in postbox.letters]
    assert "Ada" in postbox.letters[-1].get_content()
    assert 403 == recover(served, "ada-mail", confirmed)
    assert [200, 403] == [recover(served, "ada-mail", postbox.code()) for _ in range(2)]


def test_nobody_learns_who_has_an_account_or_an_address(served: Served, postbox: Postbox) -> None:
    account(served, "ada-silent")
    ada = account(served, "ada-heard")
    served.call(served.node.store.people.set_mail(ada.get("/api/me")["id"], "ada@example.org"))
    served.node.recovery.mailer = Mailer(f"smtp://127.0.0.1:{free_port()}", "chantier@example.org")

    whom = ("ada-silent", "ada-heard", "nobody-at-all")
    asked = [served.nobody().post("/api/recover/mail", sign_in=who) for who in whom]
    assert [(204, b"")] * 3 == [(answer.status_code, answer.content) for answer in asked]
    assert [] == postbox.letters


def test_a_code_by_mail_is_good_for_half_an_hour(own_served: Served) -> None:
    box = Postbox()
    smtp = Controller(box, hostname="127.0.0.1", port=free_port())
    smtp.start()
    own_served.node.recovery.mailer = Mailer(f"smtp://127.0.0.1:{smtp.port}", "chantier@example.org")
    ada = account(own_served, "ada")
    ada.request("PUT", "/api/me/mail", json={"mail": "ada@example.org", "password": PASSWORD})
    own_served.pass_time(31 * 60)
    smtp.stop()

    assert 403 == ada.post("/api/me/mail/code", code=box.code()).status_code


def test_nobodys_letter_box_is_filled_with_codes(served: Served, postbox: Postbox) -> None:
    ada, eve = account(served, "ada-filled"), account(served, "eve-fills")
    asked = [
        guest.request("PUT", "/api/me/mail", json={"mail": to, "password": PASSWORD}).status_code
        for guest, to in ((ada, "bo@example.org"), (ada, "bo2@example.org"), (eve, "Bo@example.org"))
    ]

    assert [204, 429, 429] == asked
    assert 1 == len(postbox.letters)
    served.pass_time(120)
    again = eve.request("PUT", "/api/me/mail", json={"mail": "bo@example.org", "password": PASSWORD})
    assert 204 == again.status_code


def test_where_no_mail_is_sent_this_is_said(served: Served) -> None:
    ada = account(served, "ada-none")
    refused = ada.request("PUT", "/api/me/mail", json={"mail": "a@example.org", "password": PASSWORD})

    assert (409, "no-mail") == (refused.status_code, refused.json()["code"])
    assert not ada.get("/api/me/account")["sends_mail"]


def test_a_mail_that_can_not_be_sent_is_refused_and_not_broken(served: Served) -> None:
    ada = account(served, "ada-lost")
    served.node.recovery.mailer = Mailer(f"smtp://127.0.0.1:{free_port()}", "chantier@example.org")
    refused = ada.request("PUT", "/api/me/mail", json={"mail": "a@example.org", "password": PASSWORD})
    served.node.recovery.mailer = None

    assert (503, "mail-failed") == (refused.status_code, refused.json()["code"])
