"""What luck did: how far each draw changed the chances from what could be expected of it.

A draw is looked at when whoever is next has made use of it with the turn that looks best: what lies on the table for
anybody to take is worth nothing by itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from chantier.analysis.turns import unplayed_like
from chantier.bots.beam import Line
from chantier.bots.ways import Ways
from chantier.kernel.dice import Dice
from chantier.kernel.odds import odds
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.kernel.table import Table

FEW = 60  # of more possible draws than these, the most likely are looked at
FURTHEST = 50.0  # of worths, beyond which a share is nothing


class Draw(msgspec.Struct, frozen=True):
    """A draw, and by how much it changed each seat's share of the win, beside the average of all draws there were."""

    after: int  # the number of entries with it
    text: str
    changed: list[float]


def draws_of(table: Table) -> Iterator[Draw]:
    """Yield all draws since somebody first moved: those before are the same start for all."""
    again = unplayed_like(table)
    begun = False
    for number, entry in enumerate(table.entries, 1):
        begun = begun or entry.seat != CHANCE
        if begun and entry.seat == CHANCE and again.state.to_move() == CHANCE:
            changed = luck(again.state, entry.code)
            yield Draw(number, table.texts.text[entry.code], changed)
        again.enter(entry.seat, entry.code)


def luck(state: State, drawn: int) -> list[float]:
    """Return the shares after a draw minus what was to be expected: over all possible draws that is nothing."""
    return lucks(state, drawn)[drawn]


def lucks(state: State, drawn: int) -> dict[int, list[float]]:
    """Return that for each of the likeliest draws, and for the one that was drawn."""
    possible = odds(state)
    if len(possible) == 1:
        return {drawn: [0.0] * int(state.seats())}
    weights = dict(sorted(possible, key=lambda one: -one[1])[:FEW])
    weights.setdefault(drawn, 0.0)
    shares = {code: shares_after(state, code) for code in weights}
    total = sum(weights.values())
    expected = [
        sum(weights[code] * shares[code][seat] for code in weights) / total for seat in range(int(state.seats()))
    ]
    return {
        code: [round(came - usual, 4) for came, usual in zip(after, expected, strict=True)]
        for code, after in shares.items()
    }


def shares_after(state: State, code: int) -> list[float]:
    after = state.clone()
    after.play(CHANCE, code)
    return shares_of(made_use_of(after))


def made_use_of(state: State) -> State:
    """Return the state after the turn that looks best to whoever is next; where several choose at once, as it is."""
    dice = Dice(1)  # the same for all draws that are compared
    while state.to_move() == CHANCE:
        state.play(CHANCE, state.draw(dice))
    seat = state.to_move()
    if seat == NOBODY or state.waiting() != 1 << seat:
        return state
    ways = Ways(dice)
    ways.begin(seat, 1)
    ways.follow(Line(state, []), noting=False)
    best: State = ways.beam.lines[0].state if ways.beam.lines else state
    return best


def shares_of(state: State) -> list[float]:
    """Return each seat's share of the win as the game has learnt to judge it, with everything known."""
    if state.to_move() == NOBODY:
        points = [state.points(seat) for seat in range(int(state.seats()))]
        return [float(one == max(points)) / points.count(max(points)) for one in points]
    worth = [state.adviser().worth(state, seat) for seat in range(int(state.seats()))]
    parts = [math.exp(max(-FURTHEST, one - max(worth))) for one in worth]
    return [part / sum(parts) for part in parts]
