"""The pages of the client, as the server gives them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Served

TITLES = {
    "/": "Chantier – games about building",
    "/new/west_kingdom": "Architects of the West Kingdom",
    "/rules/west_kingdom": "Architects of the West Kingdom",
    "/me": "Chantier",
}
UNKNOWN = ["/table/abc", "/table/abc/replay", "/lesson/x", "/elsewhere"]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of one page and one file."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Chantier</title>", "utf-8")
    (tmp_path / "assets/index-1a2b.js").write_text("//" + "x" * 2000, "utf-8")
    monkeypatch.setattr("chantier.server.web.pages.STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize(("address", "title"), TITLES.items())
@pytest.mark.usefixtures("client")
def test_each_address_of_the_client_gives_its_page(own_served: Served, address: str, title: str) -> None:
    page = own_served.nobody().request("GET", address)

    assert 200 == page.status_code
    assert title in page.text.partition("<title>")[2].partition("</title>")[0]
    assert "default-src 'self'" in page.headers["content-security-policy"]


@pytest.mark.parametrize("address", UNKNOWN)
@pytest.mark.usefixtures("client")
def test_an_address_that_nobody_knows_gives_the_page_that_says_so(own_served: Served, address: str) -> None:
    page = own_served.nobody().request("GET", address)

    assert 404 == page.status_code
    assert "<title>" in page.text


@pytest.mark.usefixtures("client")
def test_a_file_is_compressed_and_kept_for_ever(own_served: Served) -> None:
    file = own_served.nobody().request("GET", "/assets/index-1a2b.js")

    assert "gzip" == file.headers["content-encoding"]
    assert "immutable" in file.headers["cache-control"]


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("address", ["/assets/../index.html", "/assets/%2e%2e/index.html"])
def test_nothing_else_is_served(own_served: Served, address: str) -> None:
    assert 404 == own_served.nobody().request("GET", address).status_code


def test_without_a_built_client_a_page_says_that_the_api_is_up(
    own_served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chantier.server.web.pages.STATIC", tmp_path)

    assert "/api" in own_served.nobody().request("GET", "/").text


def test_a_page_names_its_files_so_that_they_come_at_once(own_served: Served, client: Path) -> None:
    files = {
        "src/pages/LessonPage.svelte": {"file": "assets/lesson.js", "imports": ["_table.js"], "css": ["assets/l.css"]},
        "_table.js": {"file": "assets/table.js", "imports": ["index.html"]},
        "index.html": {"file": "assets/index.js"},
        "src/art/west_kingdom.svg": {"file": "assets/west.svg"},
    }
    (client / "manifest.json").write_text(json.dumps(files), "utf-8")
    (client / "index.html").write_text("<head><title>Chantier</title></head>", "utf-8")
    lesson = own_served.nobody().request("GET", "/lesson/west_kingdom").text
    table = own_served.guest().new_table()

    assert ["lesson.js", "l.css", "table.js", "west.svg"] == re.findall(r'href="/assets/([^"]+)"', lesson)
    assert f'href="/api/tables/{table}"' in own_served.nobody().request("GET", f"/table/{table}").text


@pytest.mark.parametrize(
    ("asked", "lang"), [("fr-CA,en;q=0.5", "fr"), ("de-DE,de;q=0.9", "de"), ("tlh", "en"), ("", "en")]
)
def test_a_guest_is_spoken_to_in_the_language_of_the_browser(served: Served, asked: str, lang: str) -> None:
    nobody = served.nobody()
    headers = {"accept-language": asked}
    guest = nobody.request("POST", "/api/guests", json={"name": "Ada"}, headers=headers).json()
    games = {game["name"]: game for game in nobody.request("GET", "/api/games", headers=headers).json()}
    title = "Architectes du Royaume de l’Ouest" if lang == "fr" else "Architects of the West Kingdom"

    assert lang == guest["lang"]
    assert title == games["west_kingdom"]["title"]
