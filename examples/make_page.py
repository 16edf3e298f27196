"""Run a notebook in the percent format from top to bottom, and write it as a page with what it prints and draws.

python examples/make_page.py [examples/tour.py docs/tour.md]
"""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

MARKDOWN = "# %% [markdown]"


def cells(source: str) -> list[tuple[bool, str]]:
    """Each cell: whether it is text, and what is in it."""
    found: list[tuple[bool, list[str]]] = []
    for line in source.splitlines():
        if line.startswith("# %%"):
            found.append((line == MARKDOWN, []))
        else:
            found[-1][1].append(line)
    return [(is_text, "\n".join(lines).strip("\n")) for is_text, lines in found]


def text_of(cell: str) -> str:
    return "\n".join(line.removeprefix("#").removeprefix(" ") for line in cell.splitlines())


def page(source: Path, target: Path) -> str:
    import matplotlib as mpl  # noqa: PLC0415 - who only reads cells needs none
    import matplotlib.pyplot as plt  # noqa: PLC0415

    mpl.use("svg")
    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "chantier", "figure.autolayout": True})
    known: dict[str, Any] = {}
    parts = []
    for number, (is_text, cell) in enumerate(cells(source.read_text("utf-8"))):
        if is_text:
            parts.append(text_of(cell))
            continue
        parts.append(f"```python\n{cell}\n```")
        with redirect_stdout(io.StringIO()) as said:
            exec(compile(cell, str(source), "exec"), known)
        if said.getvalue():
            parts.append(f"```text\n{said.getvalue().rstrip()}\n```")
        if plt.get_fignums():
            picture = target.parent / f"pictures/{target.stem}-{number}.svg"
            plt.savefig(picture, metadata={"Date": None})
            plt.close("all")
            parts.append(f"![What the lines above draw](pictures/{picture.name})")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3] or ("examples/tour.py", "docs/tour.md"))
    target.write_text(page(source, target), "utf-8")
