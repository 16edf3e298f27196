"""The words that scenarios are written in."""

from chantier.testing.rule import rule
from chantier.testing.scene import Scene, at

__all__ = ["Scene", "at", "rule"]
