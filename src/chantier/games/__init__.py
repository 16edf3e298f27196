"""Every game there is: ours, and those of packages that are installed. To add one, see docs/adding-a-game.md."""

from importlib.metadata import entry_points

from chantier.kernel.game import SHELF, shelve

GROUP = "chantier.games"  # a package names its games in this group of entry points: tower = "my_package.tower"

shelve("queens_architect", "chantier.games.queens_architect")
shelve("west_kingdom", "chantier.games.west_kingdom")
shelve("architecture_game", "chantier.games.architecture_game")
shelve("artisans_builders", "chantier.games.artisans_builders")

for entry in entry_points(group=GROUP):
    if entry.name not in SHELF:  # nobody takes the place of another game
        shelve(entry.name, entry.value, entry.dist.name if entry.dist else entry.value)
