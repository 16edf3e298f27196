"""Every game there is. To add one, see docs/adding-a-game.md."""

from chantier.kernel.game import shelve

shelve("queens_architect", "chantier.games.queens_architect")
shelve("west_kingdom", "chantier.games.west_kingdom")
shelve("architecture_game", "chantier.games.architecture_game")
shelve("artisans_builders", "chantier.games.artisans_builders")
