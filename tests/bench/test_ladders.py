"""Long ladders are played a range of seeds at a time."""

from __future__ import annotations

from pathlib import Path

from bench.ladders import Range, keep, known, play, told

PAIR = ("queens_architect", 2, "journeyman", "random")


def test_the_next_range_is_added_while_the_bots_play_as_they_did(tmp_path: Path) -> None:
    first = play(*PAIR, 2, [])
    keep(tmp_path / "ladders.jsonl", first)
    both = play(*PAIR, 1, known(tmp_path / "ladders.jsonl"))

    assert [(0, 2), (2, 1)] == [(one.seed, len(one.wins)) for one in both]
    assert ["queens_architect, 2 seats, journeyman : random  100.0 % (43.9–100.0) of 3"] == told(both)


def test_what_other_bots_won_under_these_names_is_not_added_to() -> None:
    once = Range(*PAIR, seed=0, wins=[0.0], mark=1)

    assert [(0, [1.0])] == [(one.seed, one.wins) for one in play(*PAIR, 1, [once])]
