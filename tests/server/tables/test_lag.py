"""How long the line to a client takes."""

from __future__ import annotations

from chantier.server.tables.lag import Lag


def test_lag_is_the_lowest_of_the_last_five_measures() -> None:
    lag = Lag()
    seen = []
    for number, took in enumerate([10, 90, 80, 70, 60, 50, 400, 400, 400, 400, 300]):
        lag.ping(str(number), 1000 * number)
        lag.answered(str(number), 1000 * number + took)
        seen.append(lag.value())

    assert [10] * 5 + [50] * 5 + [300] == seen


def test_an_answer_to_no_measure_does_not_count() -> None:
    lag = Lag()
    lag.ping("1", 0)
    for number, at in (("2", 5), ("1", 100), ("1", 100)):
        lag.answered(number, at)

    assert [100] == list(lag.times)
