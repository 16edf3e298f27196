"""The table that scenarios of the West Kingdom are played at."""

from __future__ import annotations

from chantier.games.west_kingdom.parts import GOOD_IDS
from chantier.testing import Scene, at

RICH = "clay=9 wood=9 stone=9 gold=9 marble=9 silver=9"


def west(position: str = "", *draws: str) -> Scene:
    """Seat 0 begins, with no cards and 3 silver, unless the position says otherwise."""
    return at("west_kingdom", position, coming=draws)


def owns(table: Scene, seat: int, good: str) -> int:
    return int(table.now.goods[seat * len(GOOD_IDS) + GOOD_IDS.index(good)])


def goods(table: Scene, seat: int = 0) -> str:
    return table.line(f"goods {seat}")


def building(card: str, more: str = "", *draws: str) -> Scene:
    """Seat 0, rich and with every skill, has just built a card; what the card asks comes next."""
    table = west(f"hands 0: {card}\ncrew 0: labourer\ngoods 0: {RICH}\n{more}", *draws)
    table.play_all("place guildhall", f"build {card}")
    return table


def ending(more: str) -> Scene:
    """The last turn of the game has been played, in the quarry."""
    table = west(f"last_turns: 1\n{more}")
    table.play("place quarry")
    assert table.outcome is not None
    return table


def score(table: Scene, line: str, seat: int = 0) -> int:
    """A line of the score sheet."""
    assert table.outcome is not None
    return table.outcome.sheets[seat][line]
