"""Draws the box on the shelf: python3 draw_cover.py. Lines take the ink of the page, by day and by night."""

import math
from pathlib import Path

INK, PAPER, GOLD = "var(--engrave)", "var(--sheet)", "var(--leaf)"
TOWERS = ((62, (6, 5, 5, 3)), (150, (6, 6, 4, 3, 2, 1)), (238, (5, 4, 2)))
GROUND, STOREY, UNIT = 262, 34, 11


def line(points: list[tuple[float, float]], width: float = 0.6) -> str:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="{path}" stroke-width="{width}"/>'


def stone(x: float, y: float, size: int, *, gilded: bool) -> str:
    """A block as wide as its size, hatched on its right side."""
    wide = UNIT * size / 2 + 4
    box = f'<rect x="{x - wide:.1f}" y="{y:.1f}" width="{2 * wide:.1f}" height="{STOREY - 2}" stroke-width="1.5"'
    drawn = [f'{box} fill="{GOLD if gilded else PAPER}"/>']
    for i in range(1, 6):
        at = x + wide - 2.4 * i
        drawn.append(line([(at, y + 1), (at, y + STOREY - 3)]))
    for i in range(size):  # its weight, as dots on a die
        cx = x - wide + 6 + i * (2 * wide - 18) / max(1, size - 0.5)
        drawn.append(f'<circle cx="{cx:.1f}" cy="{y + STOREY / 2 - 1:.1f}" r="1.5" fill="{INK}" stroke="none"/>')
    return "".join(drawn)


def gust(y: float, start: float, length: float) -> str:
    """A long line of wind that curls at its end."""
    curl = [(start + length + 7 * math.sin(a), y - 7 + 7 * math.cos(a)) for a in (0, 0.6, 1.2, 1.9, 2.6, 3.3, 4)]
    return line([(start, y), *curl], 0.9)


def drawing() -> str:
    parts = [gust(24 + 17 * i, -10 + 37 * (i % 3), 150 + 41 * (i % 4)) for i in range(8)]
    for x, sizes in TOWERS:
        for floor, size in enumerate(sizes):
            parts.append(stone(x, GROUND - STOREY * (floor + 1), size, gilded=floor == 5))
    for i in range(12):
        parts.append(line([(4 + i * 2, GROUND + 4 + i * 3), (296 - (i * 7) % 40, GROUND + 4 + i * 3)]))
    parts.append(line([(0, GROUND), (300, GROUND)], 1.5))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" fill="none" stroke="{INK}"'
    return f'{head} stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</svg>\n'


if __name__ == "__main__":
    (Path(__file__).parent / "src/windy_towers/cover.svg").write_text(drawing(), "utf-8")
