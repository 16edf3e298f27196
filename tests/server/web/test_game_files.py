"""The words, rules, booklet and cover of a game, as the server gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chantier.kernel.game import SHELF, find
from chantier.kernel.rulebook import rulebook
from chantier.kernel.words import ENGLISH, LANGUAGES
from chantier.server.web.game_files import address, content

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_every_game_gives_its_words_and_all_its_rules(served: Served, game: str, lang: str) -> None:
    nobody = served.nobody()
    spoken = lang if find(game).words.speak(lang) else ENGLISH
    words = nobody.request("GET", address(game, f"words.{spoken}.ftl"))
    rules = nobody.request("GET", address(game, f"rules.{lang}.json"))

    assert "\ngame-title = " in f"\n{words.text}"
    assert not [line for line in words.text.splitlines() if line.startswith("#")]
    assert spoken == rules.json()["lang"]
    told = [rule["id"] for chapter in rules.json()["chapters"] for rule in chapter["rules"]]
    assert [*rulebook(find(game).folder, lang).rules] == told


def test_at_its_own_address_a_file_is_compressed_and_kept_for_good(served: Served) -> None:
    file = served.nobody().request("GET", address("queens_architect", "words.fr.ftl"))

    assert "gzip" == file.headers["content-encoding"]
    assert "immutable" in file.headers["cache-control"]
    assert (content("queens_architect", "words.fr.ftl") or b"").decode() == file.text


def test_at_an_older_address_it_is_what_it_is_now_and_is_not_kept(served: Served) -> None:
    file = served.nobody().request("GET", "/games/queens_architect/0123456789ab/words.fr.ftl")

    assert (200, "no-store") == (file.status_code, file.headers["cache-control"])


@pytest.mark.parametrize(
    "path", ["chess/x/words.fr.ftl", "queens_architect/x/kit.toml", "queens_architect/x/booklet.fr.md"]
)
def test_nothing_else_is_given(served: Served, path: str) -> None:
    assert 404 == served.nobody().request("GET", f"/games/{path}").status_code
