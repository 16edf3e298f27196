"""The people that bots are called after."""

from art.people.medallion import PEOPLE, faces

__all__ = ["PEOPLE", "faces"]
