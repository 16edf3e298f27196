"""A board at a glance: sections laid into the rows of a screen, shortened where these are few."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from chantier.kernel.drawing import Section

GUTTER = 9  # columns of the titles
BETWEEN = 2  # columns between cells
MOST_COLUMNS = 6
OWN = 2  # sections at the end that tell of the person who looks
FAINT = "dim"


def laid_out(sections: Sequence[Section], width: int, rows: int) -> list[Text]:
    """As many rows as there are, at most; the sections that are not asked about are shortened first, the last last.

    If that is not enough, they are left out in the same order, but for the heading and one's own lines at the end.
    """
    shown = list(sections)
    lines = [line for one in shown for line in section_lines(one, width)]
    for i, one in enumerate(shown):
        if len(lines) <= rows:
            break
        if one.brief is not None and not one.now:
            shown[i] = one._replace(cells=one.brief)
            lines = [line for section in shown for line in section_lines(section, width)]
    for i, one in enumerate(shown[:-OWN]):
        if len(lines) <= rows:
            break
        if i > 0 and not one.now:
            shown[i] = one._replace(cells=[])
            lines = [line for section in shown for line in section_lines(section, width)]
    return lines[:rows]


def section_lines(section: Section, width: int) -> list[Text]:
    """Cells in columns, in as few rows as that takes; the title stands before the first row."""
    if not section.cells:
        return []
    tries = [in_columns(section.cells, columns, width - GUTTER) for columns in range(1, MOST_COLUMNS + 1)]
    lines = min(tries, key=len)
    heads = [Text(section.title, "bold" if section.now else FAINT), *[Text()] * (len(lines) - 1)]
    return [Text.assemble(padded(head, GUTTER), line) for head, line in zip(heads, lines, strict=True)]


def in_columns(cells: Sequence[Text], columns: int, room: int) -> list[Text]:
    """Each cell begins at a column; a long one takes several, and one longer than the row goes on in the next."""
    column = room // columns
    lines: list[Text] = []
    used = columns  # columns of the last line that are taken
    for cell in cells:
        span = min(columns, -(-(cell.cell_len + BETWEEN) // column))
        if cell.cell_len > room:
            lines += wrapped(cell, room)
            used = columns
        elif used + span > columns and not (used < columns and used * column + cell.cell_len <= room):
            lines.append(cell)
            used = span
        else:
            lines[-1] = Text.assemble(padded(lines[-1], used * column), cell)
            used += span
    return lines


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * max(0, width - text.cell_len))


def wrapped(text: Text, width: int) -> list[Text]:
    """Lines of whole words, those after the first set in a little."""
    if text.cell_len <= width:
        return [text]
    cut = text.plain.rfind(" ", 0, width)
    cut = cut if cut > 0 else width
    rest = text[cut:]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
    return [text[:cut], *wrapped(Text.assemble("   ", rest), width)]
