"""The kit as the rules read it: numbers and vecs."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def ints(items: list[int]) -> vec[i64]:
    out = vec[i64]([0] * len(items))
    for i, item in enumerate(items):
        out[i] = item
    return out


class Region:
    """The part of a drawing that a fragment shows; a drawing is 1000 wide and 1000 high."""

    def __init__(self, x: int, y: int, width: int, height: int) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height


class Kit:
    def __init__(
        self,
        name: str,
        source: str,
        *,
        building_ids: list[str],
        begun: list[int],
        finished: list[int | None],
        boxes: list[Region],
        fragment_ids: list[str],
        regions: list[Region],
        building_of: list[int],
        parts: list[int],
        part: list[int],
        target: int,
        last_round: int,
        start_looks: int,
        more_looks: int,
        most_looks: int,
    ) -> None:
        self.name = name
        self.source = source  # the file's text: what a record checks and a copy is made from
        self.building_ids = building_ids
        self.begun = begun  # years, before our era below 0
        self.finished = finished
        self.boxes = boxes  # where the building stands in its drawing
        self.fragment_ids = fragment_ids
        self.regions = regions
        self.building_of = ints(building_of)  # by fragment
        self.parts = ints(parts)  # how many fragments a building has
        self.part = ints(part)  # its fragments, three places a building
        self.target: i64 = target
        self.last_round: i64 = last_round
        self.start_looks: i64 = start_looks
        self.more_looks: i64 = more_looks
        self.most_looks: i64 = most_looks
