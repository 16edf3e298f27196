"""A page's head names every file that the client needs first, so that the browser fetches all of them at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from chantier.kernel.game import find
from chantier.kernel.words import ENGLISH
from chantier.server.web.game_files import address

PAGES = {
    "table": "TablePage",
    "replay": "ReplayPage",
    "lesson": "LessonPage",
    "puzzles": "PuzzlePage",
    "new": "NewTable",
    "rules": "RulesPage",
    "me": "MePage",
    "club": "ClubPage",
    "day": "DayPage",
    "player": "PlayerPage",
    "invitations": "ClubRooms",
    "groups": "ClubRooms",
    "group": "ClubRooms",
    "tournaments": "ClubRooms",
    "tournament": "ClubRooms",
    "unsubscribe": "UnsubscribePage",
}
WITH_BOARD = ("table", "replay", "lesson", "puzzles")
FONTS = (
    "atkinson-hyperlegible-next-latin-wght-normal",
    "eb-garamond-latin-wght-normal",
    "eb-garamond-latin-wght-italic",
)
FETCHED = '<link rel="preload" as="fetch" crossorigin="anonymous" href="{}" />'


@lru_cache(maxsize=256)
def preloads(static: Path, kind: str, game: str | None, lang: str) -> str:
    """Return links to the scripts, styles, words, drawings and fonts of a page, from the manifest of the build."""
    manifest = static / "manifest.json"
    if not manifest.exists():
        return ""
    files: dict[str, dict[str, Any]] = json.loads(manifest.read_text("utf-8"))
    links: dict[str, None] = {}
    spoken = lang if game is None or find(game).words.speak(lang) else ENGLISH
    for name in wanted(kind, game, spoken):
        links |= dict.fromkeys(linked(files, name, set(), lang))
    for words in ("client", "table") if kind in PAGES else ("client",):
        links |= dict.fromkeys(linked(files, f"src/words/{words}.{lang}.ftl?raw", set()))
    if game:
        links |= dict.fromkeys(FETCHED.format(address(game, name)) for name in files_of_game(kind, spoken))
    if kind in WITH_BOARD:
        drawings = files.get(f"src/art/{game}.svg")
        links |= {FETCHED.format(f"/{drawings['file']}"): None} if drawings else {}
    for source, file in files.items():
        if source.endswith(".woff2") and Path(source).stem in FONTS:
            links[f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file["file"]}" />'] = None
    return "".join(links)


def fetched(kind: str, table: str) -> str:
    """Return a link to what the page of a table asks the server for first."""
    return FETCHED.format(f"/api/tables/{table}") if kind in ("table", "replay") else ""


def wanted(kind: str, game: str | None, lang: str) -> Iterator[str]:
    """Yield the sources of a page as the manifest names them; the page itself loads its own entry."""
    if kind in PAGES:
        yield f"src/pages/{PAGES[kind]}.svelte"
    if game and kind in (*WITH_BOARD, "new"):
        yield f"src/words/client.{lang}.ftl?raw"
        yield f"../src/chantier/kernel/messages.{lang}.ftl?raw"
        yield f"src/boards/{game}/board.{lang}.ftl?raw"
    if game and kind in WITH_BOARD:
        yield f"src/boards/{game}/index.ts"


def files_of_game(kind: str, lang: str) -> Iterator[str]:
    """Yield what a page first asks for of the files of its game."""
    if kind in (*WITH_BOARD, "new"):
        yield f"words.{lang}.ftl"
    if kind == "rules":
        yield f"rules.{lang}.json"


def linked(files: dict[str, dict[str, Any]], name: str, seen: set[str], lang: str = "") -> Iterator[str]:
    """Yield the links of a source, of all that it imports, and of the words that these have of their own."""
    if name in seen or name not in files or name == "index.html":
        return
    seen.add(name)
    file = files[name]
    yield f'<link rel="modulepreload" crossorigin href="/{file["file"]}" />'
    for style in file.get("css", ()):
        yield f'<link rel="stylesheet" crossorigin href="/{style}" />'
    for other in file.get("imports", ()):
        yield from linked(files, other, seen, lang)
    for words in file.get("dynamicImports", ()):
        if words.startswith("src/words/") and words.endswith(f".{lang}.ftl?raw"):
            yield from linked(files, words, seen)
