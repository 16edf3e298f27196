"""Whoever asks for much waits behind those who ask for little."""

from __future__ import annotations

from chantier.server.bots.fair_queue import FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    found = []
    while (wanted := queue.take()) is not None:
        found.append(wanted)
    return found


def test_people_take_turns_and_each_ones_wishes_keep_their_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for wish in ("a1", "a2", "a3"):
        queue.put("far", "ada", wish)
    queue.put("near", "bo", "b1")

    assert 4 == len(queue)
    assert ["a1", "b1", "a2", "a3"] == taken(queue)
    assert 0 == len(queue)


def test_many_guests_of_one_address_take_turns_as_one() -> None:
    queue: FairQueue[str] = FairQueue()
    for guest in ("1", "2", "3"):
        queue.put("school", guest, f"s{guest}")
        queue.put("school", guest, f"S{guest}")
    queue.put("home", "bo", "b1")
    queue.put("home", "bo", "b2")

    assert ["s1", "b1", "s2", "b2", "s3", "S1", "S2", "S3"] == taken(queue)
