"""Which pages may act for somebody."""

from __future__ import annotations

import http.client
from typing import TYPE_CHECKING

import pytest
from starlette.datastructures import Headers

from chantier.server.errors import Refused
from chantier.server.serve import configured
from chantier.server.settings import Settings
from chantier.server.web.origins import Origins

if TYPE_CHECKING:
    from tests.server.conftest import Served

HERE = {"host": "127.0.0.1:8000"}


def check(origins: Origins, **headers: str) -> str:
    try:
        return origins.check(Headers({**HERE, **headers}))
    except Refused as refused:
        return refused.code


def test_a_page_of_the_same_host_is_our_own() -> None:
    plain, https = Origins("", https=False), Origins("", https=True)

    assert "http://127.0.0.1:8000" == check(plain, origin="http://127.0.0.1:8000")
    assert "https://127.0.0.1:8000" == check(https, origin="https://127.0.0.1:8000")
    assert "foreign-origin" == check(https, origin="http://127.0.0.1:8000")
    for other in ("http://127.0.0.1", "null", "ftp://127.0.0.1:8000", "http://[", "http://127.0.0.1:8000.evil.example"):
        assert "foreign-origin" == check(plain, origin=other)


def test_with_a_public_address_the_host_does_not_matter() -> None:
    public = Origins("https://chantier.example/", https=True)

    assert "https://chantier.example" == check(public, origin="https://chantier.example")
    for other in ("http://chantier.example", "https://chantier.example.evil", "https://127.0.0.1:8000"):
        assert "foreign-origin" == check(public, origin=other)


def test_a_browser_says_where_it_comes_from_and_a_program_need_not() -> None:
    public = Origins("https://chantier.example", https=True)

    assert "no-origin" == check(public, cookie="chantier=x")
    assert "" == check(public)


@pytest.mark.parametrize(("https", "expected"), [(False, []), (True, ["max-age=31536000"])])
def test_browsers_stay_with_https_where_there_is_https(https: bool, expected: list[str]) -> None:
    config = configured(lambda *_: None, Settings(db="", https=https))  # type: ignore[arg-type]
    config.load()

    assert expected == [value.decode() for name, value in config.encoded_headers if name.startswith(b"strict")]


def test_no_answer_leads_to_the_host_that_a_request_names(served: Served) -> None:
    for path in ("/assets", "/api/tables/", "/me/"):
        connection = http.client.HTTPConnection(*served.address)
        connection.request("GET", path, headers={"Host": "evil.example"})
        answer = connection.getresponse()

        assert answer.status in (200, 404), path
        assert answer.getheader("location") is None
        answer.read()
        connection.close()
