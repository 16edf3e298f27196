"""The client can be installed as an app with these files: its manifest, its icons and its service worker."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from chantier.kernel.game import shelf
from chantier.kernel.words import LANGUAGES
from chantier.server.web.game_files import address
from chantier.server.web.preloads import linked

# besides the shelf, what opens without a connection: the rules, finished games with their boards, the club
PARTS = ("src/lib/worker.ts", "src/parts/TableCard.svelte", "src/pages/OpenTables.svelte")  # the parts of the shelf
PAGES = ("RulesPage", "ReplayPage", "ClubPage", "PlayerPage", "MePage")


@lru_cache(maxsize=4)
def service_worker(static: Path) -> str:
    """Return the service worker, preceded by the names of the files that it keeps."""
    files: dict[str, dict[str, Any]] = json.loads((static / "manifest.json").read_text("utf-8"))
    kept: dict[str, None] = {}
    for name in files:
        if is_kept(name):
            kept |= dict.fromkeys(paths_of(files, name))
    for game in shelf():
        for lang in filter(game.words.speak, LANGUAGES):
            kept |= {address(game.name, f"words.{lang}.ftl"): None, address(game.name, f"rules.{lang}.json"): None}
    return f"const SHELL = {json.dumps(list(kept))};\n" + (static / "sw.js").read_text("utf-8")


def page_of(name: str) -> str:
    return name.removeprefix("src/pages/").removesuffix(".svelte")


def is_kept(name: str) -> bool:
    return (
        name == "index.html"
        or name in PARTS
        or page_of(name) in PAGES
        or name.endswith((".ftl?raw", ".woff2"))
        or is_board(name)
    )


def is_board(name: str) -> bool:
    drawn = name.startswith("src/art/") and name.count("/") <= 3 and name.endswith(".svg") and "people" not in name
    return drawn or (name.startswith("src/boards/") and name.endswith("/index.ts"))


def paths_of(files: dict[str, dict[str, Any]], name: str) -> list[str]:
    """Return the paths of a source, its styles and all that it imports."""
    entry = files[name]
    own = [f"/{entry['file']}", *(f"/{style}" for style in entry.get("css", ()))]
    imported = [
        link.split('href="')[1].split('"')[0]
        for other in entry.get("imports", ())
        for link in linked(files, other, set())
    ]
    return own + imported
