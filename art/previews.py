"""The pictures of link previews and the app's icons, `python -m art.previews`: drawings photographed with Chromium."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parents[1] / "web"
COVERS = WEB / "src/art/covers"
FOLDER = WEB / "public/previews"
ICONS = {"192": (192, 1.0), "512": (512, 1.0), "maskable": (512, 0.74)}  # a telephone cuts a maskable one as it likes
SIZE = {"width": 800, "height": 420}  # what every network shows whole
STYLE = """body{margin:0;height:420px;background:var(--paper);display:grid;place-items:center}
main{height:332px;display:flex;gap:32px;padding:16px}
main{border:2px solid var(--ink);outline:1px solid var(--rule-2);outline-offset:-9px}
svg{height:100%;width:auto;overflow:hidden}"""


def day() -> str:
    """The tokens of a page by day."""
    tokens = (WEB / "src/styles/tokens.css").read_text("utf-8")
    return re.sub(r"@media.*", "", tokens, flags=re.DOTALL)


def draw_icons(page: Page) -> None:
    """Draw the favicon in the sizes of an app."""
    folder, drawn = FOLDER.parent / "icons", (WEB / "src/art/favicon.svg").read_text("utf-8")
    folder.mkdir(exist_ok=True)
    for name, (size, part) in ICONS.items():
        page.set_viewport_size({"width": size, "height": size})
        style = "body{margin:0;height:100vh;display:grid;place-items:center;background:var(--paper)}"
        page.set_content(f"<style>{day()}{style}svg{{width:{100 * part}vw;height:auto}}</style>{drawn}")
        page.screenshot(path=folder / f"{name}.png")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawings = {cover.stem: cover.read_text("utf-8") for cover in sorted(COVERS.glob("*.svg"))}
    with sync_playwright() as player:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        for name, drawn in {**drawings, "chantier": "".join(list(drawings.values())[1:3])}.items():
            page.set_content(f"<style>{day()}{STYLE}</style><main>{drawn}</main>")
            page.screenshot(path=FOLDER / f"{name}.png")
        draw_icons(page)
        browser.close()


if __name__ == "__main__":
    main()
