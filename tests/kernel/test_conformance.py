"""The conformance checks hold for a game with secrets and simultaneous choices, and find the mistakes they look for."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel import conformance, texts
from chantier.kernel import conformance_numbers as numbers
from chantier.kernel.codes import RULE
from chantier.kernel.conformance import CHECKS
from chantier.kernel.conformance_walk import AnyGame, Check
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadGame, Trouble
from chantier.kernel.game import SHELF, shelve
from chantier.kernel.lens import Lens
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell
from chantier.testing import sealed_bids
from chantier.testing.sealed_bids import BID, GAME, BidsState


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


class LoudDeal(Faulty):
    """What a seat is dealt is told to everybody, although no other seat sees it."""

    def play_deal(self, value: int) -> None:
        told, self.log = self.log, None
        super().play_deal(value)
        self.log = told
        tell(self, sealed_bids.DEALT, (self.dealt - 1) // sealed_bids.HAND, value)


class LoudBid(Faulty):
    """A bid is told to everybody before all have bid."""

    def play_bid(self, seat: int, value: int) -> None:
        tell(self, sealed_bids.SHOWN, seat, value)
        super().play_bid(seat, value)


class FiveOfSix(Faulty):
    """One card is listed, and never drawn."""

    def draw(self, dice: Dice) -> int:
        lowest = next(value for value, count in enumerate(self.deck) if count)
        cards = [value for value, count in enumerate(self.deck) for _ in range(count) if value != lowest]
        return sealed_bids.DEAL + 64 * (cards[dice.below(len(cards))] if cards else lowest)


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


class LoadedDice(Faulty):
    """A draw that its odds do not tell: the dice are asked for a bare word, and the lowest card comes too often."""

    def draw(self, dice: Dice) -> int:
        low = next(value for value, count in enumerate(self.deck) if count)
        return sealed_bids.DEAL + 64 * low if dice.word() % 2 else super().draw(dice)


class MeddlingDraw(Faulty):
    """Drawing changes the state."""

    def draw(self, dice: Dice) -> int:
        code = super().draw(dice)
        self.tokens[0] += 1
        return code


class UnlistedDraw(Faulty):
    """A card that can be drawn is not listed."""

    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        if seat < 0 and moves.count > 1:
            moves.count -= 1


class OpenBids(Faulty):
    """The gate lets others' bids through: no view shows them, but an observation would."""

    def seen_by(self, seat: int) -> BidsState:
        view = super().seen_by(seat)
        view.bids = self.bids[:]
        return view


class WrongRecital(Faulty):
    """Two fields of the same size are told to a lens in the wrong order."""

    def recite(self, lens: Lens) -> bool:
        other = {"looks": "tokens", "tokens": "looks"}
        for name in lens.names:
            value = getattr(self, other.get(name, name))
            if isinstance(value, list):
                lens.numbers(vec[i64](value))
            else:
                lens.number(value)
        return True


class HugeFigure(Faulty):
    """A figure that is too large for a number of an observation."""

    def __init__(self, kit: sealed_bids.Kit, seats: int, rounds: int = 3, like: BidsState | None = None) -> None:
        super().__init__(kit, seats, rounds, like)
        self.looks = like.looks[:] if like else [40_000] * seats


class UntoldMove(Faulty):
    """A look is legal although why_not refuses it."""

    def why_not(self, seat: int, move: int) -> int:
        refused = super().why_not(seat, move)
        return sealed_bids.LOOKED_ALREADY + RULE * 3 if move == sealed_bids.LOOK else refused

    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        if seat >= 0 and self.looks[seat]:
            moves.add(sealed_bids.LOOK)


class RestlessPoints(Faulty):
    """Points differ each time they are asked for."""

    asked = 0

    def points(self, seat: int) -> int:
        RestlessPoints.asked += 1
        return RestlessPoints.asked


class SecretField(Faulty):
    """A fact of the state that is kept in a field which is none."""

    def __init__(self, kit: sealed_bids.Kit, seats: int, rounds: int = 3, like: BidsState | None = None) -> None:
        super().__init__(kit, seats, rounds, like)
        self.counted: tuple[int] = (like.counted[0],) if isinstance(like, SecretField) else (0,)

    def play_bid(self, seat: int, value: int) -> None:
        super().play_bid(seat, value)
        self.counted = (self.counted[0] + 1,)
        self.looks[0] += self.counted[0]


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
    (lambda: with_state(OpenHands), conformance.what_a_seat_cannot_know_does_not_show),
    (lambda: with_state(OpenBids), conformance.what_a_seat_cannot_know_does_not_show),
    (lambda: with_state(LoudDeal), conformance.the_log_tells_no_secret),
    (lambda: with_state(LoudBid), conformance.the_log_tells_no_secret),
    (lambda: with_state(FiveOfSix), numbers.odds_are_those_of_the_dice),
    (lambda: dataclasses.replace(GAME, answers={BID: (0,)}), conformance.every_move_answers_what_is_asked),
    (lambda: with_state(LooseReasons), conformance.a_move_is_legal_or_has_a_reason),
    (lambda: with_state(CardFromNowhere), conformance.nothing_is_lost_or_made),
    (lambda: with_state(WildDraw), conformance.a_draw_is_one_of_the_possible_draws),
    (lambda: with_state(EndlessLooks), conformance.the_game_ends_with_a_winner),
    (lambda: with_state(UnstableOrder), conformance.the_order_of_moves_is_stable),
    (lambda: with_state(LoadedDice), numbers.odds_are_those_of_the_dice),
    (lambda: with_state(MeddlingDraw), numbers.odds_are_those_of_the_dice),
    (lambda: with_state(UnlistedDraw), numbers.odds_are_those_of_the_dice),
    (lambda: dataclasses.replace(GAME, most_draws=3), numbers.odds_are_those_of_the_dice),
    (lambda: with_state(OpenBids), numbers.secrets_are_not_observed),
    (lambda: with_state(OpenHands), numbers.secrets_are_not_observed),
    (lambda: with_state(WrongRecital), numbers.observations_tell_what_views_tell),
    (lambda: with_state(HugeFigure), numbers.observations_tell_what_views_tell),
    (lambda: with_state(UntoldMove), numbers.masks_are_the_legal_moves),
    (lambda: with_state(RestlessPoints), numbers.returns_go_to_the_winners),
    (lambda: with_state(SecretField), numbers.a_saved_state_is_restored),
]


MISTAKE_IDS = [f"{number}-{check.__name__}" for number, (_, check) in enumerate(MISTAKES)]


@pytest.mark.parametrize(("game", "check"), MISTAKES, ids=MISTAKE_IDS)
def test_a_check_finds_its_mistake(game: Callable[[], AnyGame], check: Check) -> None:
    def check_some() -> None:
        for seed in range(20):
            check(game(), 3, seed)

    with pytest.raises((AssertionError, IndexError, KeyError, ValueError)):
        check_some()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("mistake", [NoMoveLeft, EndlessLooks, UnlistedDraw, FiveOfSix])
def test_no_check_hangs_or_fails_without_a_word(mistake: type[BidsState], check: Check) -> None:
    for seed in range(3):
        try:
            check(with_state(mistake), 3, seed)
        except (AssertionError, Trouble) as found:
            assert str(found)  # noqa: PT017 - most checks look for other mistakes and find nothing


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_check_finds_that_a_code_has_no_room(check: Check) -> None:
    wide = dataclasses.replace(
        GAME, vocabularies=lambda kit, seats: {"value": texts.numbers(1, 70), "seat": texts.numbers(0, 3)}
    )

    with pytest.raises(BadGame, match="has 70 values; a code has room for 64"):
        check(wide, 3, 0)
