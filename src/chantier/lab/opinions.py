"""What players said after games of a kit, which no simulation can tell."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from chantier.kernel.errors import BadInput
from chantier.kernel.record import check_sum


class Opinion(msgspec.Struct):
    """One player's answers, as `chantier admin opinions GAME --json` writes them."""

    kit: str  # the check sum of its source
    seats: int
    enjoyed: int  # from 1 to 5
    length: int  # -1 too short, 0 right, 1 too long
    again: bool


def read_opinions(file: Path) -> list[Opinion]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Opinion])
    except (OSError, msgspec.MsgspecError) as trouble:
        raise BadInput("bad-opinions", file=str(file), reason=str(trouble)) from None


def said_about(source: str, opinions: Iterable[Opinion]) -> list[Opinion]:
    """Return those about a kit, by the text of the kit."""
    return [one for one in opinions if one.kit == check_sum(source.encode())]
