# ruff: noqa: INP001 - a script
"""Draws terminal.svg, a screen of `chantier play`, from the game in terminal.json."""

from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from chantier.cli.face import Picture
from chantier.cli.keys import keys_of
from chantier.cli.play import Asked, sit_down
from chantier.cli.speech import Speech
from chantier.kernel.game import find

HERE = Path(__file__).parent
SEAT = 0
WIDTH, HEIGHT = 120, 36

INK, PAPER = (29, 36, 48), (246, 240, 225)
COLOURS = [INK, (180, 62, 28), (47, 125, 100), (158, 108, 8), (28, 79, 134), (150, 92, 152), (58, 63, 74), PAPER]
THEME = TerminalTheme(PAPER, INK, COLOURS, COLOURS)

# no window around it, and no font from far away
FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 14 {width} {height}">
<style>
.{unique_id}-matrix {{ font: {char_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre }}
{styles}
</style>
<rect width="100%" height="100%" fill="#f6f0e1"/>
<defs>{lines}</defs>
<g transform="translate(8 8)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def main() -> None:
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, highlight=False, force_terminal=True, color_system="truecolor"
    )
    speech, game = Speech("fr"), find("queens_architect")
    asked = Asked(game, None, SEAT, None, None, {}, "planner", None, HERE / "terminal.json", "Marguerite", False)
    sitting = sit_down(asked, Picture(console, speech), speech)
    sitting.saving.path = None
    moves = sitting.table.moves(SEAT)
    sitting.ask(moves, keys_of(sitting.table, moves))
    svg = console.export_svg(theme=THEME, code_format=FORMAT, unique_id="terminal")
    (HERE / "terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
