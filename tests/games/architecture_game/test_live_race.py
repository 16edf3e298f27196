"""The live race on its own (AG-12): commands, the gate, clocks without the lag, ranks, limits."""

from __future__ import annotations

import heapq
import random

import pytest

from chantier.games.architecture_game.live_race import (
    AFTER_THE_FIRST,
    COUNTDOWN,
    GATE,
    LIMIT,
    MOST_LAG,
    TIE,
    WINDOW,
    Race,
    Verdict,
    pause,
)

TRIALS = 4000


def race(*pawns: int, slower: int = 1) -> Race:
    """Seat by seat, from a signal at 0."""
    return Race(1, 0, dict(enumerate(pawns)), slower)


def turn(race: Race, seat: int, at: int, lag: int = 0) -> None:
    race.turned(seat, at, lag)
    race.show(seat, at)


# AG-12a


def test_a_command_for_the_turn_that_is_shown_is_carried_out() -> None:
    racing = race(1, 2)
    turn(racing, 0, 500)

    assert Verdict.NOW == racing.judged(0, 1, 900, keeps=False)
    assert Verdict.NOW == racing.judged(0, 1, 900, keeps=True)


def test_a_stale_or_early_turn_is_ignored() -> None:
    racing = race(1, 2)
    turn(racing, 0, 500)

    assert [Verdict.IGNORED] * 2 == [racing.judged(0, number, 900, keeps=False) for number in (0, 2)]


def test_a_keep_sent_before_the_new_fragment_was_shown_is_refused() -> None:
    racing = race(1, 2)
    turn(racing, 0, 500)

    assert [Verdict.NOT_SHOWN] * 2 == [racing.judged(0, number, 900, keeps=True) for number in (0, 2)]


def test_a_keep_behind_a_turn_that_is_held_is_refused() -> None:
    racing = race(1, 2)
    turn(racing, 0, 500)
    racing.judged(0, 1, 550, keeps=False)

    assert Verdict.NOT_SHOWN == racing.judged(0, 1, 560, keeps=True)


def test_whoever_has_kept_is_not_heard_again() -> None:
    racing = race(1, 2)
    turn(racing, 0, 500)
    racing.keep(0, 900, 0)

    assert Verdict.IGNORED == racing.judged(0, 1, 950, keeps=True)


def test_nothing_is_turned_before_the_signal() -> None:
    racing = race(1, 2)

    assert Verdict.NO_SIGNAL == racing.judged(0, 0, -1, keeps=False)
    assert Verdict.NOW == racing.judged(0, 0, 0, keeps=False)


# AG-12b


def test_a_turn_within_120_ms_is_held_and_further_ones_are_dropped() -> None:
    racing = race(1, 2)
    turn(racing, 0, 500)
    verdicts = [racing.judged(0, 1, at, keeps=False) for at in (619, 619, 625)]

    assert [Verdict.HELD, Verdict.IGNORED, Verdict.IGNORED] == verdicts
    assert 500 + GATE == racing.opens(0)
    racing.release(0)
    assert Verdict.NOW == racing.judged(0, 1, 620, keeps=False)


# AG-12c


def test_the_lag_of_every_command_is_taken_off_the_clock() -> None:
    racing = race(1, 2)
    for at in (1000, 2000, 3000):
        turn(racing, 0, at, lag=200)

    assert 4000 - 4 * 200 == racing.keep(0, 4000, 200)


def test_no_more_is_taken_off_than_a_command_can_have_taken() -> None:
    """Whoever answers pings late and sends ahead gains nothing by it."""
    racing = race(1, 2)
    turn(racing, 0, 100, lag=9999)
    turn(racing, 0, 220, lag=9999)

    assert 0 == racing.runners[0].shown - racing.runners[0].taken_off
    assert 1000 - 220 - MOST_LAG == racing.keep(0, 1000, 9999)


# AG-12d


def test_a_rank_waits_until_nobody_can_come_in_before() -> None:
    racing = race(1, 2)
    for at in (1000, 2000):
        turn(racing, 0, at, lag=30)
        turn(racing, 1, at, lag=200)
    racing.keep(0, 2500, 30)  # a clock of 2410; the other's line can still bring 2500 - 600
    certain = 2410 + TIE + 600 + 1

    assert certain == racing.rank_due()
    assert [None, 0] == [racing.next_rank(at) for at in (certain - 1, certain)]


def test_who_comes_in_later_with_a_lower_clock_is_first() -> None:
    racing = race(1, 2)
    turn(racing, 0, 1000, lag=0)
    turn(racing, 1, 1000, lag=200)
    racing.keep(0, 1500, 0)
    assert racing.next_rank(1650) is None
    racing.keep(1, 1650, 200)

    assert 1 == racing.next_rank(1650)


def test_a_rank_is_given_at_once_when_nobody_searches_any_more() -> None:
    racing = race(1, 2)
    racing.late(1)
    turn(racing, 0, 1000)
    racing.keep(0, 2000, 0)

    assert 0 == racing.next_rank(2000)


def test_a_rank_waits_1500_ms_at_most() -> None:
    racing = race(1, 2)
    for at in range(300, 6300, 300):
        turn(racing, 1, at, lag=250)
    turn(racing, 0, 1000)
    racing.keep(0, 6500, 0)

    assert 6500 + WINDOW == racing.rank_due()


@pytest.mark.parametrize(("later", "first"), [(TIE, 1), (TIE + 1, 0)])
def test_within_30_ms_the_lower_old_pawn_is_first(later: int, first: int) -> None:
    racing = race(2, 1)
    for seat in (0, 1):
        turn(racing, seat, 1000)
    racing.keep(0, 2000, 0)
    racing.keep(1, 2000 + later, 0)

    assert first == racing.next_rank(2000 + later)


def test_a_chain_of_ties_has_an_order_too() -> None:
    racing = race(3, 2, 1)
    for seat in range(3):
        turn(racing, seat, 1000)
    for seat in range(3):
        racing.keep(seat, 2000 + 20 * seat, 0)
    order = []
    while racing.waiting():
        order.append(racing.first())
        racing.rank(order[-1])

    assert [1, 0, 2] == order


# AG-12e, AG-12f


def test_the_limit_is_45_seconds_or_12_after_the_first_keep_times_the_pace() -> None:
    for slower in (1, 3):
        racing = race(1, 2, slower=slower)
        assert LIMIT * slower == racing.limit() == racing.until(1)
        turn(racing, 0, 1000)
        racing.keep(0, 2000, 0)

        assert 2000 + AFTER_THE_FIRST * slower == racing.limit() == racing.until(1)


def test_a_keep_near_the_end_gives_no_more_time() -> None:
    racing = race(1, 2)
    turn(racing, 0, 1000)
    racing.keep(0, 44_000, 0)

    assert LIMIT == racing.limit()


def test_each_has_five_seconds_for_a_pawn() -> None:
    racing = race(1, 2)
    racing.choose(1, 7000)
    racing.choose(1, 8000)

    assert 12_000 == racing.until(1)


# after a restart


def test_who_had_kept_before_a_restart_is_before_all_others() -> None:
    racing = Race(4, COUNTDOWN, {0: 1, 1: 2, 2: 3}, clocks={0: 9000, 2: 8000})
    turn(racing, 1, COUNTDOWN + 10)
    order = []
    while racing.waiting():
        seat = racing.next_rank(COUNTDOWN)
        assert seat is not None
        order.append(seat)
        racing.rank(seat)

    assert [2, 0] == order
    assert COUNTDOWN + AFTER_THE_FIRST == racing.limit()
    assert racing.keep(1, COUNTDOWN + 100, 0) > 9000


# AG-28


def test_a_bot_looks_as_long_as_its_level_does_with_spread() -> None:
    chance = random.Random(1)
    for pace in (900, 350):
        pauses = [pause(pace, 1, chance.random()) for _ in range(TRIALS)]

        assert pace * 0.97 < sum(pauses) / TRIALS < pace * 1.03
        assert max(pauses) > 1.4 * pace
        assert min(pauses) < 0.6 * pace
    assert GATE == pause(10, 1, 0.5)
    assert 1800 == pause(900, 2, 0.5)


# the model


def quickest(lags: tuple[int, int], chance: random.Random, *, corrected: bool) -> int:
    """Who is ranked first of two equal players who each turn six fragments, over lines of these lags there and back."""
    seats = [0, 1]
    pawns = chance.sample([1, 2], 2)
    racing = Race(1, 0, dict(zip(seats, pawns, strict=True)))
    measured = [min(jittered(lags[seat], chance) for _ in range(5)) for seat in seats]
    coming = [(arrival(0, lags[seat], chance), seat) for seat in seats]
    heapq.heapify(coming)
    while coming:
        now, seat = heapq.heappop(coming)
        due = racing.next_rank(now)
        if due is not None:
            return due
        lag = measured[seat] if corrected else 0
        runner = racing.runners[seat]
        keeps = runner.turn == 6
        verdict = racing.judged(seat, runner.turn, now, keeps=keeps)
        assert verdict in (Verdict.NOW, Verdict.HELD)
        if keeps:
            racing.keep(seat, now, lag)
        else:
            shown = max(now, racing.opens(seat))
            racing.release(seat)
            racing.turned(seat, now, lag)
            racing.show(seat, shown)
            heapq.heappush(coming, (arrival(shown, lags[seat], chance), seat))
    return racing.first()


def arrival(sent: int, lag: int, chance: random.Random) -> int:
    """Half the line there, an eye and a hand, half the line back."""
    return sent + jittered(lag, chance) + int(650 * chance.lognormvariate(0, 0.35))


def jittered(lag: int, chance: random.Random) -> int:
    return lag + int(chance.expovariate(1 / 8))


def share_of_the_near(chance: random.Random, *, corrected: bool) -> float:
    return sum(quickest((30, 200), chance, corrected=corrected) == 0 for _ in range(TRIALS)) / TRIALS


def test_30_ms_and_200_ms_of_lag_win_as_often() -> None:
    """The standard error of the share is 0.8 %."""
    assert 0.45 <= share_of_the_near(random.Random(12), corrected=True) <= 0.55


def test_without_the_correction_30_ms_would_win_nearly_always() -> None:
    assert 0.85 <= share_of_the_near(random.Random(12), corrected=False)
