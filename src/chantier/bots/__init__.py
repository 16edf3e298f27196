"""Bots know no game: they see what their seat sees, and what it may do."""
