"""One turn judged: what it was worth to its player, beside what the grandmaster would have played.

It is judged from what the player could see then. The same record, turn and number of tries give the same judgement,
in whichever process: the dice come from the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from chantier.analysis.turns import PlayedTurn, played_turns, unplayed_like
from chantier.bots.bot import Thought
from chantier.bots.evaluation import LearntEvaluation
from chantier.bots.reasons import Changes, Reason, changes, reasons
from chantier.bots.search import SearchBot, Weighed
from chantier.bots.tree import NOTHING, Node
from chantier.kernel.codes import A
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.kernel.record import Record, parse_record
from chantier.kernel.state import State
from chantier.kernel.table import Table
from chantier.kernel.words import Figures, Words

CHOICES = 3  # so many turns are told of: the best, the one played, and the next best
AGAIN = 2  # the best and the one played are tried again in one new world for so many tries of the search
HEX = 16


class Step(msgspec.Struct, frozen=True):
    """A move and what it names, so that it can be said in any language."""

    text: str
    figures: Figures

    def says(self, table: Table, words: Words, lang: str) -> str:
        word = table.texts.verbs[table.texts.code[self.text] % A].word
        return words.say(lang, f"move-{word}", self.figures)


class Choice(msgspec.Struct, frozen=True):
    """A turn that could have been played, and the share of the win that it was expected to bring."""

    steps: list[Step]
    share: float
    reasons: list[Reason]


class JudgedTurn(msgspec.Struct, frozen=True):
    number: int
    seat: int
    first: int  # the number of entries before it
    after: int  # the number of entries when it was over
    is_forced: bool
    before: list[float]  # each seat's share of the win, if the seat plays as well as the judge can
    chances: list[float]  # and after what it played
    loss: float  # what its player lost of the share, as shares come true
    error: float  # the standard error of the loss
    choices: list[Choice]  # the best turn first; a turn that was the best stands alone beside the next best
    played: int  # which of the choices was played


class OpenGame(NamedTuple):
    """A game that is analysed: its table when it was over, its turns, and the states before them."""

    table: Table
    turns: list[PlayedTurn]
    states: list[State]
    seed: int


@lru_cache(maxsize=4)
def opened(content: bytes, kit_text: str = "") -> OpenGame:
    """Read and check a record; the games that were opened last stay open."""
    record = parse_record(content)
    table = Table.replay(record, kit=kit_of(record, kit_text))
    turns = played_turns(table)
    again = unplayed_like(table)
    states = []
    for turn in turns:
        for entry in table.entries[again.version : turn.first]:
            again.enter(entry.seat, entry.code)
        states.append(again.state.clone())
    return OpenGame(table, turns, states, seed_of(record))


def seed_of(record: Record) -> int:
    """Return what all dice of judgements are made from."""
    return int(record.check[:HEX], HEX) >> 1


def kit_of(record: Record, kit_text: str) -> Any:
    """Return the kit from its text; without one it is that of the game."""
    game = find(record.game).in_edition(record.edition)
    return game.kit(kit_text, record.kit) if kit_text else None


def judged(content: bytes, kit_text: str, tries: int, number: int) -> JudgedTurn:
    """Judge one turn of a record with so many tries of the search."""
    return judge(opened(content, kit_text), number, tries)


def judge(game: OpenGame, number: int, tries: int) -> JudgedTurn:
    turn, state = game.turns[number], game.states[number]
    view = state.seen_by(turn.seat)
    bot = SearchBot(Dice(game.seed + number), LearntEvaluation(), iterations=tries)
    found = bot.weigh(view, turn.seat, turn.codes, max(1, tries // AGAIN))
    if found.best[: len(turn.codes)] == turn.codes:  # somebody else moved before it could go on as the best one does
        found = found._replace(best=turn.codes, best_shares=found.shares)
    before, after = expected(view, turn.seat, found)
    choices, played = told(game, number, view, found, bot.root, (before[turn.seat], after[turn.seat]))
    loss = max(NOTHING, before[turn.seat] - after[turn.seat])
    apart = found.best_shares[turn.seat] - found.shares[turn.seat]
    return JudgedTurn(
        number=number,
        seat=turn.seat,
        first=turn.first,
        after=turn.after,
        is_forced=turn.is_forced,
        before=before,
        chances=after,
        loss=loss,
        error=found.error * loss / apart if loss > 0 else found.error,
        choices=choices,
        played=played,
    )


def expected(view: State, seat: int, found: Weighed) -> tuple[list[float], list[float]]:
    """Return each seat's share after the best turn, which is its chance before, and after the one that was played."""
    after = calibrated(view, found.shares)
    return (after if is_as_good(found, seat) else calibrated(view, found.best_shares)), after


def is_as_good(found: Weighed, seat: int) -> bool:
    """Say whether the turn that was played is as good as the one that the search had chosen."""
    return bool(found.shares[seat] >= found.best_shares[seat])


def told_share(view: State, share: float) -> float:
    return float(view.adviser().told_share(share, True, view.seats()))


def calibrated(view: State, shares: list[float]) -> list[float]:
    """Return shares as they come true in games of bots, of which all seats together have one win."""
    told = [told_share(view, share) for share in shares]
    return [round(share / sum(told), 4) for share in told]


def told(
    game: OpenGame, number: int, view: State, found: Weighed, root: Node, chances: tuple[float, float]
) -> tuple[list[Choice], int]:
    """Return the best choices with their reasons, and which was played; `chances` are after the best and after that."""
    turn = game.turns[number]
    seat = turn.seat
    turns, shares = [found.best], [chances[0]]
    if is_as_good(found, seat) and turn.codes != found.best:
        turns, shares = [], []
    if turn.codes != found.best:
        turns.append(turn.codes)
        shares.append(chances[1])
    for node in sorted(root.next, key=lambda node: (-int(node.visits), -node.mean())):
        if len(turns) < CHOICES and all(node.turn[0] != other[0] for other in [*turns, found.best, turn.codes]):
            turns.append(node.turn)
            shares.append(min(told_share(view, node.mean()), max(shares)))
    thoughts = [Thought(codes[0], share, 0, tuple(codes)) for codes, share in zip(turns, shares, strict=True)]
    why = reasons(game.table.game, view, seat, thoughts)
    played = turns.index(turn.codes)
    if played:
        best, own = (changes(game.table.game, view.filled(Dice(1)), seat, thoughts[at]) for at in (0, played))
        why[played] = with_what_speaks_against(why[played], own, best)
    choices = [
        Choice(steps(game.table, game.states[number], seat, thought.turn), round(thought.share, 4), its)
        for thought, its in zip(thoughts, why, strict=True)
    ]
    return choices, played


def with_what_speaks_against(why: list[Reason], own: Changes, best: Changes) -> list[Reason]:
    """Return the reasons of a turn that was not the best, with the loss that most sets it apart from the best one."""
    losses = [reason for reason in own.values() if reason.change < 0]
    losses.sort(key=lambda reason: reason.change - (best[reason.part].change if reason.part in best else 0.0))
    return why if not losses or losses[0] in why else [*why[:1], losses[0]]


def steps(table: Table, now: State, seat: int, codes: Sequence[int]) -> list[Step]:
    """Return what the moves of a turn name, as far as the state allows them."""
    state, legal, found = now.clone(), Moves(), []
    for code in codes:
        legal.clear()
        if not state.waiting() >> seat & 1:
            break
        state.legal(seat, legal)
        if not legal.has(code):
            break
        figures = {**table.texts.figures(code), **table.game.context(state, seat, code)}
        found.append(Step(table.texts.text[code], figures))
        state.play(seat, code)
    return found
