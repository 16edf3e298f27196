"""A refusal has a status, a code and a sentence in the language that was asked for."""

from __future__ import annotations

import json

import pytest
from starlette.requests import HTTPConnection

from chantier.kernel.errors import UnknownGame
from chantier.kernel.game import find
from chantier.server.errors import LONGEST, Refused, raw_refusal, refusal_response, spoken


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        ("fr-BE,en;q=0.5", "fr"),
        ("tlh, en;q=0.8", "en"),
        ("tlh,fr;q=0.1", "fr"),
        ("de-AT,fr;q=0.1", "de"),
        ("", "en"),
        ("*;q=x, Fr", "fr"),
    ],
)
def test_the_first_language_that_we_speak_is_spoken(asked: str, lang: str) -> None:
    scope = {"type": "http", "headers": [(b"accept-language", asked.encode())]}

    assert lang == spoken(HTTPConnection(scope))


def test_a_refusal_repeats_only_the_beginning_of_what_was_sent() -> None:
    refused = Refused(409, "no-kit", given="x" * 5000, known="first")

    assert LONGEST == len(str(refused.figures["given"]))
    assert {"code", "says", "figures"} == refused.answer("fr").keys()


def test_whoever_came_too_often_is_told_when_to_come_again() -> None:
    assert "retry-after" in refusal_response(Refused(429, "too-many-requests"), "en").headers
    assert "retry-after" not in refusal_response(Refused(403, "not-host"), "en").headers


def test_a_refusal_before_the_request_is_a_whole_answer() -> None:
    head, body = raw_refusal(Refused(503, "too-many-connections")).split(b"\r\n\r\n", 1)

    assert head.startswith(b"HTTP/1.1 503 ")
    assert f"content-length: {len(body)}".encode() in head
    assert "too-many-connections" == json.loads(body)["code"]


@pytest.mark.parametrize(
    ("most", "sentence"),
    [
        (1, "You have a table that is not over. Finish or close it first."),
        (2, "You have 2 tables that are not over. Finish or close one first."),
    ],
)
def test_a_quota_is_told_in_the_right_number(most: int, sentence: str) -> None:
    assert sentence == Refused(409, "quota-tables", most=most).said("en")


def test_a_game_of_5000_letters_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame) as refused:
        find("a" * 5000)

    assert str(refused.value).endswith(".")
