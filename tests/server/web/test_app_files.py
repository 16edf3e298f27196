"""The client as an app: what its service worker keeps."""

from __future__ import annotations

import json
from pathlib import Path

from chantier.server.web.app_files import service_worker


def test_the_worker_keeps_the_shelf_rules_and_replays_and_no_page_that_needs_a_connection(tmp_path: Path) -> None:
    pages = ("RulesPage", "ReplayPage", "ClubPage", "PlayerPage", "MePage", "NewTable")
    files = {f"src/pages/{page}.svelte": {"file": f"assets/{page}.js", "isDynamicEntry": True} for page in pages}
    files["index.html"] = {"file": "assets/index.js", "css": ["assets/index.css"]}
    (tmp_path / "manifest.json").write_text(json.dumps(files), "utf-8")
    (tmp_path / "sw.js").write_text("// the worker\n", "utf-8")

    first, _, rest = service_worker(tmp_path).partition("\n")
    kept = json.loads(first.removeprefix("const SHELL = ").removesuffix(";"))

    assert "// the worker\n" == rest
    assert {"/assets/index.js", "/assets/index.css", "/assets/RulesPage.js", "/assets/ReplayPage.js"} <= set(kept)
    assert "/assets/NewTable.js" not in kept
    assert any(path.endswith("rules.fr.json") for path in kept)
