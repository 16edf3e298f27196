"""Contact sheets, to look at every drawing by day and by night: python -m art.sheet
[icons|covers|plates|fragments|<game>…]

They are written as pages and, where Chromium is, as pictures, into build/sheets, which git ignores.
"""

import functools
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from art import __main__ as workshop
from art.__main__ import KIT, ROOT, sprites

drawings = functools.cache(workshop.drawings)

OUT = ROOT / "build/sheets"
TOKENS = (ROOT / "web/src/styles/tokens.css").read_text()
STYLE = """
body { margin: 0; padding: 8px; background: var(--paper); color: var(--ink); width: 1484px;
  display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-end; font: 10px/1.2 sans-serif }
figure { margin: 0; display: grid; justify-items: center; gap: 2px } figcaption { max-width: 120px; text-align: center }
svg { display: block } .sheet { background: var(--sheet); outline: 1px solid var(--rule) }
"""


def figure(body: str, caption: str) -> str:
    return f"<figure>{body}<figcaption>{caption}</figcaption></figure>"


def used(name: str, height: int) -> str:
    out = []
    for symbol in sprites()[name]:
        _, _, w, h = map(float, symbol.view.split())
        width = height * w / h
        out.append(
            figure(
                f'<svg class="sheet" width="{width:.0f}" height="{height}"><use href="#{symbol.id}"/></svg>', symbol.id
            )
        )
    return "".join(out)


def sized(svg: str, width: float, height: float, view: str = "") -> str:
    opened, _, rest = svg.partition('viewBox="')
    old, _, rest = rest.partition('"')
    return f'{opened}class="sheet" width="{width:.0f}" height="{height:.0f}" viewBox="{view or old}"{rest}'


def icons() -> str:
    return "".join(used(name, height) for height in (48, 20) for name in ("pieces", "icons"))


def covers() -> str:
    drawn = drawings()
    files = [name for name in drawn if name.startswith("covers/") or name in ("mark.svg", "favicon.svg")]
    return "".join(sized(drawn[name], size, size) for size in (480, 150) for name in files)


def plates(size: int = 360) -> str:
    drawn = drawings()
    return "".join(figure(sized(drawn[f"plates/{part['id']}.svg"], size, size), part["id"]) for part in KIT["building"])


def fragments(height: int = 230) -> str:
    drawn = drawings()
    out = []
    for part in KIT["building"]:
        for fragment in part["fragments"]:
            x, y, w, h = fragment["region"]
            svg = sized(drawn[f"plates/{part['id']}.svg"], height * w / h, height, f"{x} {y} {w} {h}")
            out.append(figure(svg, f"{part['id']} {fragment['id']}"))
    return "".join(out)


PAGES: dict[str, Callable[[], str]] = {
    "icons": icons,
    "covers": covers,
    "plates": plates,
    "small": lambda: plates(200),
    "fragments": fragments,
    "queens_architect": lambda: used("queens_architect", 150),
    "west_kingdom": lambda: used("west_kingdom", 150),
    "artisans_builders": lambda: used("artisans_builders", 170),
    "architecture_game": lambda: used("architecture_game", 120),
}


def page(name: str, theme: str) -> str:
    drawn = drawings()
    inlined = drawn["icons.svg"] + drawn["pieces.svg"] + (drawn.get(f"{name}.svg", "") if name != "icons" else "")
    head = f'<!doctype html><meta charset="utf-8"><html data-theme="{theme}"><style>{TOKENS}{STYLE}</style>'
    return f"{head}<body>{inlined}{PAGES[name]()}"


def picture(html: Path, height: int) -> None:
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
                "--no-first-run", "--hide-scrollbars", f"--user-data-dir={profile}", f"--window-size=1500,{height}",
                f"--screenshot={html.with_suffix('.png')}", html.as_uri(),
            ],
            check=True,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip


HEIGHT = {
    "icons": 1400,
    "covers": 2300,
    "plates": 2300,
    "small": 900,
    "fragments": 3600,
    "west_kingdom": 1900,
    "artisans_builders": 1700,
}

if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or PAGES:
        for theme in ("day", "night"):
            html = OUT / f"{name}-{theme}.html"
            html.write_text(page(name, theme))
            if shutil.which("chromium"):
                picture(html, HEIGHT.get(name, 900))
