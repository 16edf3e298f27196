"""Games of a store as flat rows, one a game, for other programs."""

from __future__ import annotations

from typing import Any

import msgspec

from chantier.lab.store import Store


def flat_rows(store: Store) -> list[dict[str, Any]]:
    """Return all games; lists, sheets, moves and events are JSON texts, and each measure has a column of its own."""
    rows: list[dict[str, Any]] = []
    for cell in store.played_cells():
        for number, row in zip(sorted(store.numbers(cell)), store.rows(cell), strict=True):
            plain = {"game": cell.game, "edition": cell.edition, "kit": cell.kit, "seats": cell.seats, "number": number}
            for name in row.__struct_fields__:
                value = getattr(row, name)
                if name == "measures":
                    plain |= {f"measure-{measure}": figure for measure, figure in value.items()}
                else:
                    plain[name] = msgspec.json.encode(value).decode() if isinstance(value, list | dict) else value
            rows.append(plain)
    return rows
