"""A few may come at once, then so many a second."""

from __future__ import annotations

from chantier.server.caps import Rate
from chantier.server.token_bucket import TokenBucket


def test_a_bucket_has_some_at_once_and_then_so_many_a_second() -> None:
    time = [0.0]
    bucket = TokenBucket(Rate(2, 10), lambda: time[0])
    at_once = [bucket.take(), bucket.take(), bucket.take()]
    time[0] = 0.1

    assert [True, True, False] == at_once
    assert [True, False] == [bucket.take(), bucket.take()]


def test_a_bucket_that_is_overdrawn_says_how_long_to_wait() -> None:
    time = [0.0]
    bucket = TokenBucket(Rate(2, 10), lambda: time[0])
    waits = [bucket.spend(2), bucket.spend(5)]
    time[0] = 0.5

    assert [0, 0.5] == waits
    assert 0 == bucket.fill()
