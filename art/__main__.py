"""Write every drawing for the web client: python -m art."""

import importlib
import json
import tomllib
from pathlib import Path

from art.architecture_game import architecture_game
from art.artisans_builders import artisans_builders
from art.busts import busts
from art.covers import COVERS, cover
from art.drawing import Drawing
from art.glyphs import DEFS, favicon, icons, mark_svg, pieces
from art.mapart import queens_architect
from art.marks import marks
from art.people import PEOPLE, faces
from art.sprite import Symbol, sprite
from art.states import states
from art.west_kingdom import west_kingdom

ROOT = Path(__file__).parent.parent
OUT = ROOT / "web/src/art"
KIT = tomllib.loads((ROOT / "src/chantier/games/architecture_game/kit.toml").read_text())


INTRODUCTION = """# The drawings

`python -m art` writes everything here; nothing is edited by hand.

- Inline a sprite once in the page (it is 0 wide and 0 high; give it `position: absolute`), then place its symbols:
  `<svg width="24" height="24"><use href="#seat-2"/></svg>`. All colours are tokens, so day and night need nothing.
- Icons draw with `currentColor`. A seat's fill is `--seat`, its numeral `--seat-on`; without them, the seat's own.
- Line art draws with `--engrave` on `--plate` (without it, `--sheet`).
- `icons.svg` is on every page, `pieces.svg` where a table, a seat or a face is. The latter also holds the patterns
  `hatch-b` `-f` `-v` `-t` `-m` `-c` (guilds), `hatch-spent`, `hatch-why` and `hatch-shade`, for
  `fill="url(#hatch-spent)"`.
- `covers/<game>.svg` (300 x 300), `plates/<building>.svg` (1000 x 1000; `--pen` thickens or thins its lines, `--wash`
  is its tint) and `mark.svg` are whole drawings to inline; a fragment is its plate with the `viewBox` that
  `plates/regions.json` gives. `favicon.svg` stands alone.
- The busts of people place a common bust and a common icon, so they need `icons.svg` and `pieces.svg` in the page, too.
"""


def sprites() -> dict[str, list[Symbol]]:
    return {
        "icons": icons(),
        "pieces": [*pieces(), *busts()],
        "queens_architect": queens_architect(),
        "west_kingdom": west_kingdom(),
        "artisans_builders": artisans_builders(),
        "architecture_game": architecture_game(),
        "people/states": states(),
        "people/marks": marks(),
        **{f"people/{person.code}": faces(person) for person in PEOPLE},
    }


def plate(building: str) -> str:
    drawing: Drawing = importlib.import_module(f"art.buildings.{building.replace('-', '_')}").build()
    return drawing.svg(building)


def regions() -> str:
    """What the kit says of each plate, for the client: the kit alone is edited."""
    return json.dumps(
        {
            part["id"]: {
                "box": part["box"],
                "fragments": {str(fragment["id"]): fragment["region"] for fragment in part["fragments"]},
            }
            for part in KIT["building"]
        },
        indent=1,
    )


def index() -> str:
    lines = [INTRODUCTION]
    for name, symbols in sprites().items():
        lines += [f"## {name}.svg", "", "| id | shows | viewBox |", "|---|---|---|"]
        lines += [f"| `{symbol.id}` | {symbol.shows} | {symbol.view} |" for symbol in symbols]
        lines.append("")
    return "\n".join(lines)


def drawings() -> dict[str, str]:
    """Every file that is written, by its path below web/src/art."""
    files = {f"{name}.svg": sprite(symbols, DEFS if name == "pieces" else "") for name, symbols in sprites().items()}
    files |= {f"covers/{game}.svg": cover(game) for game in COVERS}
    files |= {f"plates/{part['id']}.svg": plate(part["id"]) + "\n" for part in KIT["building"]}
    return files | {
        "plates/regions.json": regions() + "\n",
        "mark.svg": mark_svg(),
        "favicon.svg": favicon(),
        "INDEX.md": index(),
    }


if __name__ == "__main__":
    for name, content in drawings().items():
        path = OUT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
