"""Reads and checks the kit, and turns it into tables (AG-1, AG-4, AG-4b)."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from chantier.games.architecture_game.codes import BUILDINGS, FRAGMENTS, NONE
from chantier.games.architecture_game.tables import Kit, Region
from chantier.kernel.kit import Count, Id, Some, parse_kit, require

DRAWING = 1000  # how wide and how high
FEWEST, MOST = 2, 3  # fragments of a building
SMALL, LARGE = 8, 16  # buildings with so many
MOST_LOOKS = 60
MOST_ROUNDS = 1000

Year = Annotated[int, msgspec.Meta(ge=-3000, le=2100)]
Box = tuple[Count, Count, Some, Some]  # x, y, width, height


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: a key that is not expected is a mistake."""


class LooksPart(Part):
    start: Some
    more: Some
    most: Some


class FragmentPart(Part):
    id: Annotated[int, msgspec.Meta(ge=1, le=64)]
    region: Box


class BuildingPart(Part):
    id: Id
    begun: Year
    box: Box
    fragments: list[FragmentPart]
    finished: Year | None = None


class KitFile(Part):
    name: str
    reconstructed: list[str]  # keys whose figures nobody publishes, such as "building.box"
    target: Some
    last_round: Some
    looks: LooksPart
    building: list[BuildingPart]


@cache
def read_kit(source: str, name: str) -> Kit:
    file = parse_kit(source, KitFile, name)
    check_marks(file, name)
    check_figures(file, name)
    check_buildings(file, name)
    return tables(file, source)


def check_marks(file: KitFile, name: str) -> None:
    known = {*KitFile.__struct_fields__, *(f"building.{key}" for key in BuildingPart.__struct_fields__)}
    for mark in file.reconstructed:
        require(mark in known, name, f"reconstructed names {mark}, and there is no such figure")


def check_figures(file: KitFile, name: str) -> None:
    looks = file.looks
    require(looks.start <= looks.most, name, f"looks start at {looks.start}, and {looks.most} is the most")
    require(looks.most <= MOST_LOOKS, name, f"looks.most is {MOST_LOOKS} at most, not {looks.most}")
    require(file.last_round <= MOST_ROUNDS, name, f"last_round is {MOST_ROUNDS} at most, not {file.last_round}")
    # with more, the building pile could run out (AG-22)
    require(file.target <= 13, name, f"target is 13 at most, not {file.target}")


def check_buildings(file: KitFile, name: str) -> None:
    """AG-1: 24 buildings, 8 of them with two fragments and 16 with three."""
    ids = [part.id for part in file.building]
    require(len(ids) == BUILDINGS, name, f"{BUILDINGS} buildings are needed, not {len(ids)}")
    for part in file.building:
        require(ids.count(part.id) == 1, name, f"two buildings have the id {part.id}")
        parts = len(part.fragments)
        require(FEWEST <= parts <= MOST, name, f"{part.id} has {parts} fragments, it needs 2 or 3")
        ended = part.begun if part.finished is None else part.finished
        require(part.begun <= ended, name, f"{part.id} was finished before it was begun")
        for box in (part.box, *(fragment.region for fragment in part.fragments)):
            check_box(box, part.id, name)
    numbers = sorted(fragment.id for part in file.building for fragment in part.fragments)
    for number in numbers:
        require(numbers.count(number) == 1, name, f"two fragments have the id {number}")
    few = sum(len(part.fragments) == FEWEST for part in file.building)
    require(few == SMALL, name, f"{SMALL} buildings have 2 fragments and {LARGE} have 3; here {few} have 2")


def check_box(box: Box, building: str, name: str) -> None:
    x, y, width, height = box
    inside = x + width <= DRAWING and y + height <= DRAWING
    require(inside, name, f"{building}: {list(box)} does not fit into a drawing of {DRAWING} by {DRAWING}")


def tables(file: KitFile, source: str) -> Kit:
    """Fragments are numbered by their ids, so that their order tells nothing of their buildings either."""
    shown = {fragment.id: (b, fragment) for b, part in enumerate(file.building) for fragment in part.fragments}
    assert len(shown) == FRAGMENTS, "8 times 2 and 16 times 3"
    rows = [[fragment.id - 1 for fragment in part.fragments] for part in file.building]
    return Kit(
        file.name,
        source,
        building_ids=[part.id for part in file.building],
        begun=[part.begun for part in file.building],
        finished=[part.finished for part in file.building],
        boxes=[Region(*part.box) for part in file.building],
        fragment_ids=[str(n) for n in sorted(shown)],
        regions=[Region(*shown[n][1].region) for n in sorted(shown)],
        building_of=[shown[n][0] for n in sorted(shown)],
        parts=[len(row) for row in rows],
        part=[fragment for row in rows for fragment in [*row, NONE][:MOST]],
        target=file.target,
        last_round=file.last_round,
        start_looks=file.looks.start,
        more_looks=file.looks.more,
        most_looks=file.looks.most,
    )
