"""The conformance checks hold for a game with secrets and simultaneous choices, and find the mistakes they look for."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel import conformance, texts
from chantier.kernel import conformance_numbers as numbers
from chantier.kernel.codes import RULE, A
from chantier.kernel.conformance import CHECKS
from chantier.kernel.conformance_walk import AnyGame, Check
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadGame, Trouble
from chantier.kernel.game import SHELF, shelve
from chantier.kernel.lens import Lens
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, tell
from chantier.kernel.words import Figures, Words
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


class OneHandOpen(Faulty):
    """The gate lets one card of a hand through, which is dealt without a word; no view shows it."""

    def play_deal(self, value: int) -> None:
        told, self.log = self.log, None
        super().play_deal(value)
        self.log = told

    def seen_by(self, seat: int) -> BidsState:
        view = super().seen_by(seat)
        for other in range(self.players):
            if other != seat and self.hands[other * self.kit.values]:
                view.hands[other * self.kit.values] += 1
                view.deck[0] -= 1
                view.hidden[other] -= 1
        return view


class BeyondItsKind(Faulty):
    """A bid is offered for a card that does not exist."""

    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        if seat >= 0:
            moves.add(BID + A * 40)


class SameMoveTwice(Faulty):
    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        if seat >= 0:
            moves.add(moves.codes[0])


class EndlessDeal(Faulty):
    """Chance never stops moving."""

    def to_move(self) -> int:
        return CHANCE

    def legal(self, seat: int, moves: Moves) -> None:
        moves.add(sealed_bids.DEAL)

    def draw(self, dice: Dice) -> int:
        return sealed_bids.DEAL

    def play_deal(self, value: int) -> None:
        pass


class NobodyMay(Faulty):
    """Somebody is to move, and nobody is waited for."""

    def waiting(self) -> int:
        return 0


class MeddlingReason(Faulty):
    """Asking why not costs a look."""

    def why_not(self, seat: int, move: int) -> int:
        refused = super().why_not(seat, move)
        if refused:
            self.looks[seat] = 0
        return refused


class Forgetful(Faulty):
    """What a look costs depends on how many there have been at any table."""

    looked = 0

    def play_look(self, seat: int) -> None:
        super().play_look(seat)
        Forgetful.looked += 1
        self.tokens[seat] += Forgetful.looked


class StillWaiting(Faulty):
    """The game is over, and still waits for somebody."""

    def waiting(self) -> int:
        return 1 if self.to_move() == NOBODY else super().waiting()


class RestlessRecital(Faulty):
    """The same view is recited with another number each time."""

    recited = 0

    def recite(self, lens: Lens) -> bool:
        RestlessRecital.recited += 1
        for name in lens.names:
            value = getattr(self, name)
            if isinstance(value, list):
                lens.numbers(vec[i64](value))
            else:
                lens.number(RestlessRecital.recited % 5 if name == "round" else value)
        return True


def saying(message: str, text: str) -> AnyGame:
    """Sealed Bids with another sentence; a message without one says an empty text."""
    game = dataclasses.replace(GAME)
    vars(game)["words"] = SaysOtherwise(GAME.folder, message, text)
    return game


class SaysOtherwise(Words):
    def __init__(self, folder: Path, message: str, text: str) -> None:
        super().__init__(folder)
        self.message, self.text = message, text

    def say(self, lang: str, message: str, figures: Figures | None = None) -> str:
        return self.text if message == self.message else super().say(lang, message, figures)


def untyped_view(s: BidsState, seat: int) -> sealed_bids.View:
    """A view in which a figure is missing that it promises."""
    view = sealed_bids.view(s, seat)
    view.own_bid = None  # type: ignore[assignment]
    return view


def without(field: str) -> AnyGame:
    """Sealed Bids whose positions do not tell a field."""
    fields = {name: told for name, told in GAME.positions.fields.items() if name != field}
    return dataclasses.replace(GAME, positions=GAME.positions._replace(fields=fields))


# what each check is there to find: a mistake, the check, and the sentence that somebody reads who made it
MISTAKES: list[tuple[Callable[[], AnyGame], Check, str]] = [
    (lambda: with_state(NoMoveLeft), conformance.moves_have_texts_that_read_back, "seat . is to move but has no move"),
    (lambda: with_state(NobodyMay), conformance.moves_have_texts_that_read_back, "seat 0 is to move, but is not among"),
    (
        lambda: with_state(BeyondItsKind),
        conformance.moves_have_texts_that_read_back,
        "is offered moves that no text says",
    ),
    (lambda: with_state(SameMoveTwice), conformance.moves_have_texts_that_read_back, "two moves share a text: .*'bid"),
    (lambda: with_state(UnstableOrder), conformance.the_order_of_moves_is_stable, "moves come in another order"),
    (
        lambda: with_state(LooseReasons),
        conformance.a_move_is_legal_or_has_a_reason,
        "is not offered, and nothing is against",
    ),
    (lambda: with_state(UntoldMove), conformance.a_move_is_legal_or_has_a_reason, "look is offered, and refused"),
    (
        lambda: saying("refusal-not-held", ""),
        conformance.a_move_is_legal_or_has_a_reason,
        "nothing is said of the refusal",
    ),
    (lambda: saying("move-look", ""), conformance.every_move_has_a_label, "look has no label"),
    (lambda: saying("ask-bid", ""), conformance.every_move_has_a_label, "seat 0 is asked nothing"),
    (
        lambda: dataclasses.replace(GAME, answers={BID: (0,)}),
        conformance.every_move_answers_what_is_asked,
        "look answers",
    ),
    (lambda: saying("event-shown", ""), conformance.every_event_can_be_told, "nothing is said of"),
    (
        lambda: with_state(MeddlingReason),
        conformance.a_refused_move_changes_nothing,
        "was refused and changed something",
    ),
    (lambda: with_state(ShallowClone), conformance.a_clone_goes_its_own_way, "playing on a clone changed the original"),
    (
        lambda: with_state(Forgetful),
        conformance.a_record_replays_to_the_same_state,
        "a record replays to another state",
    ),
    (lambda: dataclasses.replace(GAME, view=untyped_view), conformance.views_are_json, "Expected `int`, got `null`"),
    (
        lambda: with_state(HalfFilled),
        conformance.filled_fits_what_is_seen,
        "a filled world looks otherwise to a spectator",
    ),
    (lambda: with_state(OpenHands), conformance.what_a_seat_cannot_know_does_not_show, "is given a secret of seat"),
    (lambda: with_state(OpenBids), conformance.what_a_seat_cannot_know_does_not_show, "is given a secret of seat"),
    (lambda: with_state(LoudDeal), conformance.the_log_tells_no_secret, "seat . hears what it can't see: .*'dealt'"),
    (lambda: with_state(LoudBid), conformance.the_log_tells_no_secret, "seat . hears what it can't see: .*'shown'"),
    (
        lambda: with_state(OneHandOpen),
        conformance.bots_are_given_what_people_see,
        "is given .*'hands'.* which no view shows",
    ),
    (
        lambda: dataclasses.replace(GAME, open_information=True),
        conformance.a_game_is_as_open_as_it_says,
        "a spectator does not see .*'hands'",
    ),
    (lambda: with_state(CardFromNowhere), conformance.nothing_is_lost_or_made, "there is {'cards': .*} instead of"),
    (lambda: with_state(WildDraw), conformance.a_draw_is_one_of_the_possible_draws, "drawn, but not possible: 4064"),
    (lambda: with_state(EndlessDeal), conformance.a_draw_is_one_of_the_possible_draws, "more than 10000 draws"),
    (lambda: without("looks"), conformance.a_position_reads_back, "rounds|seats: 3"),
    (lambda: with_state(EndlessLooks), conformance.the_game_ends_with_a_winner, "more than 100 moves"),
    (lambda: with_state(StillWaiting), conformance.the_game_ends_with_a_winner, r"is over, but waits for \[0\]"),
    (
        lambda: with_state(FiveOfSix),
        numbers.odds_are_those_of_the_dice,
        "odds are not those of the draws that are listed",
    ),
    (lambda: with_state(UnlistedDraw), numbers.odds_are_those_of_the_dice, "odds are not those of the draws that are"),
    (lambda: with_state(LoadedDice), numbers.odds_are_those_of_the_dice, "never `word`, so that its odds can be told"),
    (lambda: with_state(MeddlingDraw), numbers.odds_are_those_of_the_dice, "telling the odds changed the state"),
    (lambda: dataclasses.replace(GAME, most_draws=3), numbers.odds_are_those_of_the_dice, "more than 3 draws"),
    (
        lambda: with_state(WrongRecital),
        numbers.observations_tell_what_views_tell,
        "recites other fields than a lens reads",
    ),
    (
        lambda: with_state(RestlessRecital),
        numbers.observations_tell_what_views_tell,
        "a row that was used before is written otherwise",
    ),
    (lambda: with_state(HugeFigure), numbers.observations_tell_what_views_tell, "two views have the same observation"),
    (lambda: with_state(OpenBids), numbers.secrets_are_not_observed, "seat . observes what . hides"),
    (lambda: with_state(OpenHands), numbers.secrets_are_not_observed, "seat . observes what . hides"),
    (
        lambda: with_state(UntoldMove),
        numbers.masks_are_the_legal_moves,
        "look is marked and refused, or neither: refused",
    ),
    (lambda: with_state(RestlessPoints), numbers.returns_go_to_the_winners, "returns sum to"),
    (lambda: with_state(SecretField), numbers.a_saved_state_is_restored, "a restored state goes on otherwise"),
]


MISTAKE_IDS = [f"{number}-{check.__name__}" for number, (_, check, _) in enumerate(MISTAKES)]


@pytest.mark.parametrize(("game", "check", "sentence"), MISTAKES, ids=MISTAKE_IDS)
def test_a_check_finds_its_mistake_and_says_what_it_is(
    game: Callable[[], AnyGame], check: Check, sentence: str
) -> None:
    def check_some() -> None:
        for seed in range(20):
            check(game(), 3, seed)

    with pytest.raises((AssertionError, ValueError), match=sentence):
        check_some()


def test_every_check_has_a_mistake_to_find() -> None:
    assert set(CHECKS) == {check for _, check, _ in MISTAKES}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("mistake", [NoMoveLeft, NobodyMay, EndlessLooks, EndlessDeal, UnlistedDraw, FiveOfSix])
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
