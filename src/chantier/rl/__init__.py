"""Doors for research: the games as PettingZoo, Gymnasium and OpenSpiel know environments, and many tables at once."""
