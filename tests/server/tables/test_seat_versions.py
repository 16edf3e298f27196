"""How seats count events that are not all theirs to know."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from chantier.server.tables.seat_versions import SeatVersions


@given(st.lists(st.sampled_from([None, 0, 1, 2]), max_size=60))
def test_a_seat_counts_what_it_hears_and_finds_it_again(only: list[int | None]) -> None:
    hearing = SeatVersions(3)
    heard: dict[int | None, list[int]] = {eyes: [] for eyes in (0, 1, 2, None)}
    for number, seat in enumerate(only, 1):
        if seat is not None:
            hearing.hide(number, seat)
        for eyes, numbers in heard.items():
            if seat is None or seat == eyes:
                numbers.append(number)
    for eyes, numbers in heard.items():
        assert list(range(1, len(numbers) + 1)) == [hearing.version(eyes, number) for number in numbers]
        assert numbers == [hearing.number(eyes, version) for version in range(1, len(numbers) + 1)]
        assert len(numbers) == hearing.version(eyes, len(only))
