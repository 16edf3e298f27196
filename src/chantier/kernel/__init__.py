"""The kernel says what a game is, and knows no game itself."""
