"""What a game is. The kernel knows no game."""
