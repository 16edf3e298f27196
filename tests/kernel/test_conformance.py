"""The conformance checks hold for a game with secrets and simultaneous choices, and find the mistakes they look for."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.kernel import conformance
from chantier.kernel.conformance import CHECKS, AnyGame, Check
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, shelve
from chantier.kernel.moves import Moves
from chantier.testing import sealed_bids
from chantier.testing.sealed_bids import GAME, BidsState


@pytest.fixture(autouse=True, scope="module")
def _toy_on_the_shelf() -> Any:
    shelve("sealed_bids", "chantier.testing.sealed_bids")
    yield
    del SHELF["sealed_bids"]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", GAME.seats)
@given(seed=st.integers(0, 2**31))
def test_sealed_bids_conforms(seats: int, check: Check, seed: int) -> None:
    check(GAME, seats, seed)


def with_state(kind: type[BidsState]) -> AnyGame:
    """Sealed Bids with a mistake in it."""
    return dataclasses.replace(GAME, start=lambda kit, seats, options: kind(kit, seats, options["rounds"]))


class Faulty(BidsState):
    """Clones are as faulty as the original."""

    def clone(self) -> BidsState:
        return type(self)(self.kit, self.players, self.rounds, self)


class NoMoveLeft(Faulty):
    def legal(self, seat: int, moves: Moves) -> None:
        if seat < 0 or self.round < 2:
            super().legal(seat, moves)


class ShallowClone(Faulty):
    def clone(self) -> BidsState:
        clone = super().clone()
        clone.tokens = self.tokens
        return clone


class OpenHands(Faulty):
    """The gate lets others' hands through."""

    def seen_by(self, seat: int) -> BidsState:
        return self.clone()


class HalfFilled(Faulty):
    """A filled world still has a hole."""

    def filled(self, dice: Dice) -> BidsState:
        world = super().filled(dice)
        world.tokens[0] += 1
        return world


class LooseReasons(Faulty):
    """A move is offered that is refused, and the other way round."""

    def why_not(self, seat: int, move: int) -> int:
        return 0

    def legal(self, seat: int, moves: Moves) -> None:
        if seat < 0:
            super().legal(seat, moves)
        else:
            moves.add(sealed_bids.BID)


class CardFromNowhere(Faulty):
    def play_look(self, seat: int) -> None:
        super().play_look(seat)
        self.hands[0] += 1


class WildDraw(Faulty):
    def draw(self, dice: Dice) -> int:
        return sealed_bids.DEAL + 64 * 63


class EndlessLooks(Faulty):
    """Nothing moves on."""

    def play_bid(self, seat: int, value: int) -> None:
        self.looks[seat] += 1


class UnstableOrder(Faulty):
    calls = 0

    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        UnstableOrder.calls += 1
        if seat >= 0 and UnstableOrder.calls % 2 and moves.count > 1:
            moves.codes[0], moves.codes[1] = moves.codes[1], moves.codes[0]


def open_view(s: BidsState, seat: int) -> sealed_bids.View:
    """A view that tells how many high cards everybody holds."""
    view = sealed_bids.view(s, seat)
    view.cards = [sum(s.hands[other * s.kit.values + 3 : (other + 1) * s.kit.values]) for other in range(s.players)]
    return view


MISTAKES: list[tuple[Callable[[], AnyGame], Check]] = [
    (lambda: with_state(NoMoveLeft), conformance.moves_have_texts_that_read_back),
    (lambda: with_state(ShallowClone), conformance.a_clone_goes_its_own_way),
    (
        lambda: dataclasses.replace(with_state(OpenHands), view=open_view),
        conformance.what_a_seat_cannot_know_does_not_show,
    ),
    (lambda: with_state(HalfFilled), conformance.filled_fits_what_is_seen),
    (lambda: with_state(LooseReasons), conformance.a_move_is_legal_or_has_a_reason),
    (lambda: with_state(CardFromNowhere), conformance.nothing_is_lost_or_made),
    (lambda: with_state(WildDraw), conformance.a_draw_is_one_of_the_possible_draws),
    (lambda: with_state(EndlessLooks), conformance.the_game_ends_with_a_winner),
    (lambda: with_state(UnstableOrder), conformance.the_order_of_moves_is_stable),
]


@pytest.mark.parametrize(("game", "check"), MISTAKES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_check_finds_its_mistake(game: Callable[[], AnyGame], check: Check) -> None:
    def check_some() -> None:
        for seed in range(20):
            check(game(), 3, seed)

    with pytest.raises((AssertionError, IndexError, KeyError)):
        check_some()
