"""The pieces by name: a fragment's number tells nothing, so scenarios look it up."""

from __future__ import annotations

from chantier.games.architecture_game.codes import MOST_PARTS
from chantier.kernel.game import find
from chantier.testing import Scene, at

GAME = find("architecture_game")
KIT = GAME.read_kit()


def fragment(building: str, number: int) -> str:
    """The id of a building's first, second or third fragment."""
    place = MOST_PARTS * KIT.building_ids.index(building) + number - 1
    return str(KIT.fragment_ids[KIT.part[place]])


PARTHENON = [fragment("parthenon", n) for n in (1, 2, 3)]
COLOSSEUM = [fragment("colosseum", n) for n in (1, 2, 3)]
REIMS = [fragment("reims", n) for n in (1, 2, 3)]
MEDICI = [fragment("medici", n) for n in (1, 2)]
TAJ = [fragment("taj-mahal", n) for n in (1, 2, 3)]
SYDNEY = [fragment("sydney", n) for n in (1, 2, 3)]
ZWINGER = [fragment("zwinger", n) for n in (1, 2, 3)]


def table(*lines: str) -> Scene:
    """Round 1, about to choose piles: Parthenon, Colosseum, Reims and Medici on the table, Rotonda next.

    Seat 0 holds two fragments of the Taj Mahal, seat 1 two of Sydney, seat 2 two of the Zwinger.
    """
    hands = [f"hands {seat}: {two[0]} {two[1]}" for seat, two in enumerate((TAJ, SYDNEY, ZWINGER))]
    seats = 2
    if lines and lines[0].startswith("seats:"):
        seats = int(lines[0].split()[1])
    given = [line for line in lines if not line.startswith("seats:")]
    return at("architecture_game", "\n".join([f"seats: {seats}", *hands[:seats], *given]))


def racing(*lines: str) -> Scene:
    """Everybody has a pile and searches: seat 0 the square, seat 1 the compass, seat 2 the arrow."""
    scene = table(*lines)
    for symbol in ("square", "compass", "arrow")[: scene.seats]:
        scene.play(f"take {symbol}")
    return scene


def playing(*lines: str) -> Scene:
    """Everybody has searched; seat 0 has pawn 1 and plays first. Hands as said, two or three fragments."""
    seats = int(lines[0].split()[1]) if lines and lines[0].startswith("seats:") else 2
    stages = [f"stage {seat}: placed" for seat in range(seats)]
    return table(f"seats: {seats}", "phase: playing", *stages, *lines)
