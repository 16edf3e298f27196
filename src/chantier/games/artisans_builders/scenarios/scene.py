"""The table of these scenarios. Their kit is a first draft that stays as it is, whatever is tuned in the real one."""

from pathlib import Path

from chantier.testing import Scene, at

KIT = Path(__file__).parent / "kit.toml"


def site(position: str = "") -> Scene:
    """A table in a position, with the scenarios' kit."""
    return at("artisans_builders", position, kit=KIT)


def box(seats: int) -> Scene:
    """The table before anything is drawn."""
    return Scene.unplayed("artisans_builders", seats, kit=KIT, seed=0)


def goods(table: Scene, seat: int) -> tuple[int, int, int]:
    """Wood, stone, coins."""
    return table.now.wood[seat], table.now.stone[seat], table.now.coins[seat]
