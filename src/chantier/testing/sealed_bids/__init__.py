"""Sealed Bids: the smallest game with everything a game can have. It is on no shelf.

Hands are secret, all choose at the same time, chance deals, one move reveals, an option changes the rules. The kernel's
own tests play it, and docs/adding-a-game.md explains it. It is plain Python: a game need not be compiled.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.codes import FIRST_DRAW, LEGAL, NEED, NOT_NOW, RULE, A
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game
from chantier.kernel.moves import Moves
from chantier.kernel.position import Field, Positions
from chantier.kernel.state import CHANCE, NOBODY, UNKNOWN, State, tell, tell_secret
from chantier.kernel.tally import Tally
from chantier.kernel.texts import Question, Told, Verb, Vocabularies, Why, numbers
from chantier.kernel.words import Figures

HAND = 3
BID, LOOK, DEAL = 1, 2, FIRST_DRAW
NOT_HELD, LOOKED_ALREADY = 2, 3
DEALT, BID_MADE, SHOWN, WON, LOOKED, ENDED = range(1, 7)


@dataclass(frozen=True)
class Kit:
    name: str
    source: str
    values: int
    copies: int


def read_kit(source: str, name: str) -> Kit:
    return Kit(source=source, **tomllib.loads(source))


class BidsState(State):
    def __init__(self, kit: Kit, seats: int, rounds: int = HAND, like: BidsState | None = None) -> None:
        super().__init__()
        self.kit = kit
        self.rounds: int = like.rounds if like else rounds
        self.players: int = like.players if like else seats
        self.round: int = like.round if like else 1
        self.dealt: int = like.dealt if like else 0
        # the deck by value; in a view, all cards that are not known
        self.deck: list[int] = like.deck[:] if like else [kit.copies] * kit.values
        self.hands: list[int] = like.hands[:] if like else [0] * (seats * kit.values)
        self.hidden: list[int] = like.hidden[:] if like else [0] * seats  # cards in hand that the viewer can't know
        self.bids: list[int] = like.bids[:] if like else [0] * seats  # a value from 1, 0 for none yet
        self.looks: list[int] = like.looks[:] if like else [1] * seats
        self.tokens: list[int] = like.tokens[:] if like else [0] * seats

    def seats(self) -> int:
        return self.players

    def to_move(self) -> int:
        if self.dealt < HAND * self.players:
            return CHANCE
        if self.round > self.rounds:
            return NOBODY
        return self.bids.index(0)

    def waiting(self) -> int:
        """SB-2: everybody who has not bid."""
        if self.to_move() < 0:
            return 0
        return sum(1 << seat for seat in range(self.players) if self.bids[seat] == 0)

    def legal(self, seat: int, moves: Moves) -> None:
        if seat == CHANCE:
            for value in range(self.kit.values):
                if self.deck[value]:
                    moves.add(DEAL + A * value)
            return
        for move in (*(BID + A * value for value in range(self.kit.values)), LOOK):
            if self.why_not(seat, move) == LEGAL:
                moves.add(move)

    def why_not(self, seat: int, move: int) -> int:
        if self.bids[seat] != 0:
            return NOT_NOW + NEED * 0
        if move == LOOK:
            return LEGAL if self.looks[seat] else LOOKED_ALREADY + RULE * 3
        return LEGAL if self.hands[seat * self.kit.values + move // A] else NOT_HELD + RULE * 2

    def play(self, seat: int, move: int) -> None:
        if seat == CHANCE:
            self.play_deal(move // A)
        elif move == LOOK:
            self.play_look(seat)
        else:
            self.play_bid(seat, move // A)

    def play_deal(self, value: int) -> None:
        """SB-1: three cards each, secret."""
        seat = self.dealt // HAND
        self.deck[value] -= 1
        self.hands[seat * self.kit.values + value] += 1
        self.dealt += 1
        tell_secret(self, DEALT, seat, value)

    def play_look(self, seat: int) -> None:
        """SB-3: once a game, the best card of the seat to the left. What was seen is the player's to remember."""
        self.looks[seat] -= 1
        left = (seat + 1) % self.players
        held = [v for v in range(self.kit.values) if self.hands[left * self.kit.values + v]]
        tell_secret(self, LOOKED, seat, max(held, default=0))

    def play_bid(self, seat: int, value: int) -> None:
        """SB-2: secret until all have bid."""
        self.hands[seat * self.kit.values + value] -= 1
        self.bids[seat] = value + 1
        tell_secret(self, BID_MADE, seat, value)
        if 0 not in self.bids:
            self.show_bids()

    def show_bids(self) -> None:
        """SB-2: the highest bid that nobody else made wins a token."""
        for seat, bid in enumerate(self.bids):
            tell(self, SHOWN, seat, bid - 1)
        alone = [bid for bid in self.bids if self.bids.count(bid) == 1]
        if alone:
            winner = self.bids.index(max(alone))
            self.tokens[winner] += 1
            tell(self, WON, winner)
        self.bids = [0] * self.players
        self.round += 1
        if self.round > self.rounds:
            tell(self, ENDED, CHANCE)

    def draw(self, dice: Dice) -> int:
        cards = [value for value, count in enumerate(self.deck) for _ in range(count)]
        return DEAL + A * cards[dice.below(len(cards))]

    def clone(self) -> BidsState:
        return BidsState(self.kit, self.players, self.rounds, self)

    def seen_by(self, seat: int) -> BidsState:
        """Others' cards and bids count as not yet dealt; how many there are stays known."""
        view = self.clone()
        for other in range(self.players):
            if other != seat:
                view.hide(other)
        return view

    def hide(self, seat: int) -> None:
        for value in range(self.kit.values):
            held = self.hands[seat * self.kit.values + value]
            self.hands[seat * self.kit.values + value] = 0
            self.deck[value] += held
            self.hidden[seat] += held
        if self.bids[seat] > 0:
            self.deck[self.bids[seat] - 1] += 1
            self.bids[seat] = UNKNOWN

    def filled(self, dice: Dice) -> BidsState:
        world = self.clone()
        for seat in range(self.players):
            for _ in range(world.hidden[seat]):
                world.hands[seat * self.kit.values + world.take(dice)] += 1
            world.hidden[seat] = 0
            if world.bids[seat] == UNKNOWN:
                world.bids[seat] = world.take(dice) + 1
        return world

    def take(self, dice: Dice) -> int:
        value = int(self.draw(dice)) // A
        self.deck[value] -= 1
        return value

    def points(self, seat: int) -> int:
        return self.tokens[seat]


class View(msgspec.Struct):
    seat: int | None
    round: int
    hand: list[int]  # the viewer's own
    cards: list[int]  # in each hand
    has_bid: list[bool]
    own_bid: int
    looks: list[int]
    tokens: list[int]


def view(s: BidsState, seat: int) -> View:
    own = [] if seat == NOBODY else s.hands[seat * s.kit.values : (seat + 1) * s.kit.values]
    return View(
        seat=None if seat == NOBODY else seat,
        round=s.round,
        hand=own,
        cards=[cards(s, other) for other in range(s.players)],
        has_bid=[bid != 0 for bid in s.bids],
        own_bid=0 if seat == NOBODY else s.bids[seat],
        looks=s.looks,
        tokens=s.tokens,
    )


def cards(s: BidsState, seat: int) -> int:
    return s.hidden[seat] + sum(s.hands[seat * s.kit.values : (seat + 1) * s.kit.values])


def vocabularies(kit: Kit, seats: int) -> Vocabularies:
    return {"value": numbers(1, kit.values), "seat": numbers(0, seats - 1)}


def conserved(s: BidsState) -> dict[str, int]:
    """Cards of the deck, in hands and bid; a round that is over has used one of each seat."""
    bids = sum(bid != 0 for bid in s.bids)
    played = s.players * (s.round - 1)
    return {"cards": sum(s.deck) + sum(s.hands) + bids + played}


def start(kit: Kit, seats: int) -> BidsState:
    """Nothing is dealt."""
    return BidsState(kit, seats)


def no_context(s: BidsState, seat: int, move: int) -> Figures:
    return {}


def no_balance(s: BidsState, said: set[str]) -> None:
    """A position says every card."""


GAME: Game[Any, Any] = Game(
    name="sealed_bids",
    title="Sealed Bids",
    prefix="SB",
    edition="1",
    authors="Chantier",
    publisher="Chantier",
    seats=(2, 3, 4),
    minutes=1,
    folder=Path(__file__).parent,
    kit=read_kit,
    start=lambda kit, seats, options: BidsState(kit, seats, options["rounds"]),
    vocabularies=vocabularies,
    verbs={BID: Verb("bid", "value"), LOOK: Verb("look"), DEAL: Verb("card", "value")},
    questions=(Question("bid", "SB-2"),),
    refusals={NOT_HELD: Why("not-held"), LOOKED_ALREADY: Why("looked-already")},
    tallies={"tokens": Tally(WON)},
    events={
        DEALT: Told("dealt", "SB-1", ("card:value",)),
        BID_MADE: Told("bid", "SB-2", ("card:value",)),
        SHOWN: Told("shown", "SB-2", ("card:value",)),
        WON: Told("won", "SB-2"),
        LOOKED: Told("looked", "SB-3", ("card:value",), reveals=True),
        ENDED: Told("ended", "SB-4"),
    },
    asks=lambda s, seat: 0,
    context=no_context,
    view=view,
    sheet=lambda s, seat: {"tokens": s.tokens[seat]},
    headline="tokens",
    ended=lambda s: "SB-4",
    conserved=conserved,
    positions=Positions(
        {
            "rounds": Field(),
            "round": Field(),
            "dealt": Field(),
            "deck": Field(columns="value", usual=0),
            "hands": Field(rows="seat", columns="value", usual=0),
            "hidden": Field(rows="seat"),
            "bids": Field(rows="seat"),
            "looks": Field(rows="seat"),
            "tokens": Field(rows="seat"),
        },
        start,
        no_balance,
    ),
    longest=100,
    answers={BID: (0,), LOOK: (0,)},
    options={"rounds": (3, 2)},
)
