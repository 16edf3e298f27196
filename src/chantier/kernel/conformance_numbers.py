"""These checks hold for every game that programs learn: odds, observations, masks, returns, saved states.

Each check is one of `chantier.kernel.conformance`.
"""

from __future__ import annotations

from math import isclose, sqrt

from chantier.kernel.conformance_walk import (
    AnyGame,
    Check,
    now_and_then,
    play_on,
    steps,
    tables_with_another_secret,
)
from chantier.kernel.dice import Dice
from chantier.kernel.encoding import Encoding
from chantier.kernel.errors import BadInput
from chantier.kernel.facts import facts
from chantier.kernel.lens import Sheet
from chantier.kernel.odds import odds
from chantier.kernel.returns import returns
from chantier.kernel.state import CHANCE, State
from chantier.kernel.table import Table

ROLLS = 400
DEVIATIONS = 6  # in standard deviations; if chance differs more from its odds, it is no accident


def encoding_of(table: Table) -> Encoding:
    return Encoding(table.game, table.seats, table.options, table.kit)


def odds_are_those_of_the_dice(game: AnyGame, seats: int, seed: int) -> None:
    """The odds of all possible draws sum to 1 and agree with many rolls, and asking for them changes nothing."""
    dice = Dice(seed)
    for state, seat, possible, _ in steps(game, seats, seed):
        if seat == CHANCE and dice.below(5) == 0:
            before = facts(state)
            shares = dict(odds(state))
            assert facts(state) == before, "telling the odds changed the state"
            assert isclose(sum(shares.values()), 1), f"odds sum to {sum(shares.values())}"
            assert sorted(shares) == sorted(possible), "odds are not those of the draws that are listed"
            if dice.below(8) == 0:
                compare_with_rolls(state, shares, dice)


def compare_with_rolls(state: State, shares: dict[int, float], dice: Dice) -> None:
    rolled = [int(state.draw(dice)) for _ in range(ROLLS)]
    for code, share in shares.items():
        spread = sqrt(ROLLS * share * (1 - share))
        assert abs(rolled.count(code) - ROLLS * share) <= DEVIATIONS * spread + 1, f"draw {code} has not odds {share}"


def observations_tell_what_views_tell(game: AnyGame, seats: int, seed: int) -> None:
    """Equal views give equal observations and different views different ones, however and wherever they are written."""
    encoding: Encoding | None = None
    told: dict[str, bytes] = {}
    for table in now_and_then(game, seats, seed, moments=10):
        encoding = encoding or encoding_of(table)
        lens = encoding.lens
        used = Sheet(lens, 1)
        for eyes in (*range(seats), 0):
            fresh = Sheet(lens, 1)
            lens.observe(table.state, eyes, fresh, 0)
            lens.observe(table.state, eyes, used, 0)
            assert list(used.features) == list(fresh.features), "a row that was used before is written otherwise"
            view = table.state.seen_by(eyes)
            read = Sheet(lens, 1)
            lens.begin(eyes, read, 0)
            lens.read(view)
            assert list(read.features) == list(fresh.features), "the game recites other fields than a lens reads"
            observation = repr(list(fresh.features)).encode()
            assert told.setdefault(repr((eyes, facts(view))), observation) == observation, "one view, two observations"
    assert len(set(told.values())) == len(told), "two views have the same observation"


def secrets_are_not_observed(game: AnyGame, seats: int, seed: int) -> None:
    """Two tables that differ in one secret of a seat give all others the same observations and masks."""
    encoding: Encoding | None = None
    for one, other, owner in tables_with_another_secret(game, seats, seed):
        encoding = encoding or encoding_of(one)
        lens = encoding.lens
        for eyes in range(seats):
            if eyes != owner:
                sheets = Sheet(lens, 1), Sheet(lens, 1)
                for table, sheet in zip((one, other), sheets, strict=True):
                    lens.observe(table.state, eyes, sheet, 0)
                    if table.is_asked(eyes):
                        lens.mark(table.state, eyes, sheet, 0)
                assert list(sheets[0].features) == list(sheets[1].features), f"seat {eyes} observes what {owner} hides"
                assert list(sheets[0].masks) == list(sheets[1].masks), f"marks of seat {eyes} tell a secret"


def masks_are_the_legal_moves(game: AnyGame, seats: int, seed: int) -> None:
    """An action is marked exactly where its text is a legal move, also when the row had other marks before."""
    encoding: Encoding | None = None
    for table in now_and_then(game, seats, seed):
        if encoding is None:
            encoding = encoding_of(table)
            sheet = Sheet(encoding.lens, 1)
        for seat in table.waiting:
            encoding.lens.mark(table.state, seat, sheet, 0)
            marked = {text for text, mark in zip(encoding.actions, sheet.masks, strict=True) if mark}
            assert marked == set(table.moves(seat)), f"marked: {marked}"
            for action, text in enumerate(encoding.actions):
                if text in marked or action % 7 == 0:
                    refusal = encoding.why_not(table.state, seat, action)
                    said = f"refused: {refusal}" if refusal else "not refused"
                    assert (refusal is None) == (text in marked), f"{text} is marked and refused, or neither: {said}"


def returns_go_to_the_winners(game: AnyGame, seats: int, seed: int) -> None:
    """Nobody is paid before the end; then the winners have more than the others, and the sum is 0."""
    for table in now_and_then(game, seats, seed, moments=3):
        paid = returns(table.state)
        assert isclose(sum(paid), 0, abs_tol=1e-9), f"returns sum to {sum(paid)}"
        if table.outcome is None:
            assert paid == [0.0] * seats, f"somebody is paid before the end: {paid}"
        else:
            most = [seat for seat in range(seats) if paid[seat] == max(paid)]
            assert most == table.outcome.winners, f"{most} are paid most, but {table.outcome.winners} have won"


def a_saved_state_is_restored(game: AnyGame, seats: int, seed: int) -> None:
    """Saved bytes give the same state, which goes on the same way; bytes that were cut off are refused."""
    for table in now_and_then(game, seats, seed, moments=3):
        encoding = encoding_of(table)
        content = encoding.saved(table.state)
        again = encoding.restored(content)
        assert facts(again) == facts(table.state), "saved bytes give another state"
        here = table.state.clone()
        for state in (again, here):
            play_on(state, Dice(seed), 20)
        assert facts(again) == facts(here), "a restored state goes on otherwise"
        try:
            encoding.restored(content[:-1])
        except BadInput:
            continue
        raise AssertionError("bytes that were cut off were restored")


NUMBER_CHECKS: tuple[Check, ...] = (
    odds_are_those_of_the_dice,
    observations_tell_what_views_tell,
    secrets_are_not_observed,
    masks_are_the_legal_moves,
    returns_go_to_the_winners,
    a_saved_state_is_restored,
)
