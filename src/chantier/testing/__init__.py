"""The words that scenarios are written in."""
