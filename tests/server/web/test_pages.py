"""The pages of the client, as the server gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Served

ADDRESSES = ["/", "/table/abc", "/table/abc/replay", "/new/west_kingdom", "/rules/west_kingdom", "/lesson/x", "/me"]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of one page and one file."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Chantier</title>", "utf-8")
    (tmp_path / "assets/index-1a2b.js").write_text("//" + "x" * 2000, "utf-8")
    monkeypatch.setattr("chantier.server.web.pages.STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.usefixtures("client")
def test_each_address_of_the_client_gives_its_page(own_served: Served, address: str) -> None:
    page = own_served.nobody().request("GET", address)

    assert (200, "<title>Chantier</title>") == (page.status_code, page.text)
    assert "default-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.usefixtures("client")
def test_a_file_is_compressed_and_kept_for_ever(own_served: Served) -> None:
    file = own_served.nobody().request("GET", "/assets/index-1a2b.js")

    assert "gzip" == file.headers["content-encoding"]
    assert "immutable" in file.headers["cache-control"]


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("address", ["/assets/../index.html", "/assets/%2e%2e/index.html", "/elsewhere"])
def test_nothing_else_is_served(own_served: Served, address: str) -> None:
    assert 404 == own_served.nobody().request("GET", address).status_code


def test_without_a_built_client_a_page_says_that_the_api_is_up(
    own_served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chantier.server.web.pages.STATIC", tmp_path)

    assert "/api" in own_served.nobody().request("GET", "/").text
