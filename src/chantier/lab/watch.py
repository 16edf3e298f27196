"""One game is watched from its first move to its last; what was seen is a row of figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from chantier.bots.bot import Bot
from chantier.bots.match import chosen
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game
from chantier.kernel.log import Log
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import ranked
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.kernel.texts import Texts, parted


class Row(msgspec.Struct, frozen=True):
    """One game. Lists are by seat."""

    bots: list[str]
    wins: list[float]  # a shared win counts in parts
    order: list[int]  # clockwise from the first player, who is 0
    places: list[int]
    points: list[int]
    sheets: list[dict[str, int]]
    ended: str
    decisions: list[int]
    choices: int  # legal moves, over all decisions
    forced: int  # decisions with one legal move
    turns: int
    leads: int  # how often somebody else took the lead
    decided: float  # the part of the turns after which the winner always led
    comeback: bool  # the winner was last in the middle of the game
    caller: int  # the seat that made the last move
    measures: dict[str, int]
    moves: dict[str, int]  # by their texts
    events: dict[str, list[int]]  # how often something happened to each seat: "built sawmill", "wage"


def watched_game(
    game: Game[Any, Any], texts: Texts, state: State, bots: list[Bot], names: list[str], dice: Dice
) -> Row:
    seats = len(bots)
    log = state.log = Log()
    moves = Moves()
    made: Counter[int] = Counter()
    decisions = [0] * seats
    choices = forced = 0
    opener = mover = NOBODY
    standings: list[list[int]] = []
    while (seat := int(state.to_move())) != NOBODY:
        if seat == CHANCE:
            state.play(CHANCE, state.draw(dice))
            continue
        if seat != mover:
            mover = seat
            opener = seat if opener == NOBODY else opener
            standings.append([int(state.points(one)) for one in range(seats)])
        move = int(chosen(state, bots[seat], seat, moves))
        made[move] += 1
        decisions[seat] += 1
        choices += int(moves.count)
        forced += moves.count == 1
        state.play(seat, move)
    points = [int(state.points(seat)) for seat in range(seats)]
    places = ranked(points)
    sheets = [game.sheet(state, seat) for seat in range(seats)]
    winner = places.index(1)
    events = happened(game, texts, log, seats)
    first = first_player(game, events, opener)
    return Row(
        bots=names,
        wins=[(place == 1) / places.count(1) for place in places],
        order=[(seat - first) % seats for seat in range(seats)],
        places=places,
        points=[sheet[game.headline] for sheet in sheets],
        sheets=sheets,
        ended=game.ended(state),
        decisions=decisions,
        choices=choices,
        forced=forced,
        turns=len(standings),
        leads=lead_changes(standings),
        decided=decided(standings, winner),
        comeback=was_last(standings, winner),
        caller=mover,
        measures=game.measures(state),
        moves={texts.text[move]: count for move, count in sorted(made.items())},
        events=events,
    )


def first_player(game: Game[Any, Any], events: dict[str, list[int]], opener: int) -> int:
    """Return whom the game calls so, if it does; who moved first may have chosen a board before the first player."""
    told = events.get(game.study.first, []) if game.study else []
    return told.index(max(told)) if any(told) else opener


def leader(points: Sequence[int]) -> int:
    """Return who is alone in front, or NOBODY."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else int(NOBODY)


def lead_changes(standings: list[list[int]]) -> int:
    leaders = [seat for seat in map(leader, standings) if seat != NOBODY]
    return sum(one != other for one, other in pairwise(leaders))


def decided(standings: list[list[int]], winner: int) -> float:
    behind = [turn for turn, points in enumerate(standings) if leader(points) != winner]
    return (behind[-1] + 1) / len(standings) if behind else 0.0


def was_last(standings: list[list[int]], winner: int) -> bool:
    middle = standings[len(standings) // 2]
    return middle[winner] == min(middle) < max(middle)


def happened(game: Game[Any, Any], texts: Texts, log: Log, seats: int) -> dict[str, list[int]]:
    """Count events by their name and by what their first figure names; those of nobody count for the first seat."""
    found: dict[str, list[int]] = {}
    for _, kind, seat, value, *_ in log.taken():
        told = game.events[kind]
        vocabulary = parted(told.figures[0])[1] if told.figures else ""
        name = f"{told.name} {texts.vocabularies[vocabulary].ids[value]}" if vocabulary else told.name
        found.setdefault(name, [0] * seats)[max(seat, 0)] += 1
    return dict(sorted(found.items()))
