"""Puzzles are found in games of strong bots, and kept only if a deeper search agrees.

A candidate is a turn that looked better than the others to the bot that played it. It is searched again, deeper and
with other dice, by somebody who sees the table for the first time and remembers nothing; the answer must be the same
turn, and in new worlds it must beat each other turn by more than a mistake loses (`marks.py`), one standard error taken
off. Last, games are played on to their ends, where no judgement can be wrong: it must win more often than the next
best, though whoever plays on thinks of nothing but the turn in hand, as most people do.
"""

from __future__ import annotations

import gc
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from chantier.analysis.luck import shares_of
from chantier.analysis.marks import DOUBTFUL, LIMITS, SURE
from chantier.bots.bot import Bot, Thought
from chantier.bots.evaluation import LearntEvaluation
from chantier.bots.greedy import GreedyBot
from chantier.bots.match import play_match
from chantier.bots.reasons import changes
from chantier.bots.search import SearchBot
from chantier.bots.tree import Node
from chantier.bots.ways import may_move
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game, find
from chantier.kernel.moves import Moves
from chantier.kernel.puzzle import Book, Puzzle
from chantier.kernel.record import Record
from chantier.kernel.state import State
from chantier.kernel.table import Table

MARGIN = LIMITS[DOUBTFUL]  # every other turn would be a mistake
PROMISING = 0.5  # of the margin, that a first look must see before a deeper one
BOT_SEED = 2**48  # a bot's dice are not the table's
NOTHING_REMEMBERED = 0.0
DECLINE = "decline"  # to take what is given, or not: that is no choice
SHALLOWER = 8  # times fewer tries has the quick look before the check
OBVIOUS = 0.1  # of the win, by which an answer looks better than all else at first sight: nobody would miss it
RIVALS = 3  # the turns that come nearest are searched as deeply as the answer
FIRST_WORLDS, WORLDS = 50, 400  # in which all turns, and then these, are compared
CLEAR = 1.25  # times what comes second: so far does the theme of a puzzle stand out
ENDS = 50  # games that are played on after the answer, and after the next best
MOST_IN_A_GAME = 8
LATEST = 400  # entries of a game, after which no puzzle is looked for, so that a book stays small
SEATS = (2, 3)  # of the games, in turn
MOST_OF_A_THEME = 0.4  # of a book
MOST_ALIKE = 0.2  # of a book: answers that begin with the same moves, whatever figures they have
ALIKE = 2  # so many moves
FIGURES = re.compile(r"[ -]*\d+")


class Effort(NamedTuple):
    """Iterations of the search a turn, of those who play and of those who check, and how far a game is played."""

    playing: int
    checking: int
    latest: int = LATEST


class Candidate(NamedTuple):
    at: int
    seat: int
    margin: float
    state: State


class Harvest(msgspec.Struct, frozen=True):
    """What one game brought: its record until the last puzzle, its puzzles, and what became of its candidates."""

    record: Record
    puzzles: list[Puzzle]
    counts: dict[str, int]


def harvest(game: str, effort: Effort, number: int) -> Harvest:
    """Play the game of this number, and keep the puzzles in it; the same number brings the same ones."""
    table, candidates = played(find(game), effort, number)
    counts: Counter[str] = Counter()
    puzzles: list[Puzzle] = []
    for one in sorted(candidates, key=lambda one: -one.margin):
        if len(puzzles) < MOST_IN_A_GAME:
            found = checked(table, one, effort.checking, number)
            counts["kept" if isinstance(found, Puzzle) else found] += 1
            puzzles += [found] if isinstance(found, Puzzle) else []
    last = max((puzzle.at for puzzle in puzzles), default=0)
    return Harvest(table.record().until(last), sorted(puzzles, key=lambda one: one.at), counts)


def played(game: Game[Any, Any], effort: Effort, number: int) -> tuple[Table, list[Candidate]]:
    """Play a game of grandmasters, and note where one of them saw a turn that stood out."""
    seats = [seats for seats in SEATS if seats in game.seats]
    table = Table(game, seats[number % len(seats)], number)
    bots = [searcher(number ^ BOT_SEED * (seat + 1), effort.playing) for seat in range(table.seats)]
    found: list[Candidate] = []
    while table.seat is not None and table.version <= effort.latest:
        seat, moves = table.seat, Moves()
        table.state.legal(seat, moves)
        bot, tree = bots[seat], bots[seat].root
        code = int(bot.choose(table.state.seen_by(seat), seat, moves))
        if bot.root is not tree and table.waiting == [seat]:  # it has thought anew
            margin = ahead(bot)
            if margin >= PROMISING * MARGIN:
                found.append(Candidate(table.version, seat, margin, table.state.clone()))
        table.play(table.texts.text[code], seat)
    return table, found


def searcher(seed: int, iterations: int, recall: float = 1.0) -> SearchBot:
    return SearchBot(Dice(seed), LearntEvaluation(), iterations=iterations, recall=recall)


def ahead(bot: SearchBot) -> float:
    """By how much the turn that a search has chosen is before the next best of those tried as often."""
    best = bot.best()
    rivals = [node for node in bot.root.next if node is not best and 2 * node.visits >= best.visits]
    return best.mean() - max((node.mean() for node in rivals), default=best.mean())


def checked(table: Table, one: Candidate, iterations: int, number: int) -> Puzzle | str:
    """Return the puzzle at a moment, or why there is none."""
    view = one.state.seen_by(one.seat)
    collects = gc.isenabled()
    gc.disable()  # as a bot does while it thinks
    try:
        first = searcher(number ^ BOT_SEED * 31 + one.at, iterations // SHALLOWER, NOTHING_REMEMBERED)
        known = first.remembered(view, one.seat)
        turn = first.search(known, known.filled(first.dice), one.seat)
        declined = [table.texts.code[DECLINE]] if DECLINE in table.texts.code else []
        if all(node.turn in (turn, declined) for node in first.root.next):
            return "forced"
        if refused := why_no_puzzle(first, table.seats):
            return refused
        deeper = searcher(number ^ BOT_SEED * 37 + one.at, iterations, NOTHING_REMEMBERED)
        if deeper.search(known, known.filled(deeper.dice), one.seat) != turn:
            return "not agreed"
        answer = deeper.best()
        rivals = nearest(deeper, known, answer)
    finally:
        if collects:
            gc.enable()
    if not rivals or rivals[0].margin < MARGIN:
        return "not clear"
    turns = [turn, *(each.turn for each in rivals)]
    if not all(is_whole(one, each) for each in turns):
        return "not clear"
    theme = theme_of(table.game, known, one.seat, turns)
    if not theme:
        return "no theme"
    if not comes_true(known, one, turns[:2], number):
        return "not true"
    return written(table, one, answer, deeper.root.next, rivals, theme)


def is_whole(one: Candidate, turn: Sequence[int]) -> bool:
    """Say whether the turn is over at the table too, where the seat may be asked more than it could foresee."""
    state = one.state.clone()
    for code in turn:
        if not may_move(state, one.seat):
            return False
        state.play(one.seat, code)
    return not may_move(state, one.seat)


def why_no_puzzle(bot: SearchBot, seats: int) -> str:
    """Return what a quick look has against a position: most fall here, before a deeper search."""
    best = bot.best()
    others = [node for node in bot.root.next if node is not best]
    if max(node.hunch for node in others) < best.hunch - OBVIOUS:
        return "obvious"
    if best.mean() < 1 / seats:
        return "lost"
    return "not clear" if ahead(bot) < PROMISING * MARGIN else ""


class Against(NamedTuple):
    """A turn beside the answer, in the same new worlds."""

    turn: list[int]
    best: float
    share: float
    margin: float  # less a standard error


def nearest(bot: SearchBot, known: State, answer: Node) -> list[Against]:
    """Return how the answer stands against the turns that come nearest, of which each is tried as often as it was."""
    others = [(against(bot, known, answer, node, FIRST_WORLDS), node) for node in bot.root.next if node is not answer]
    others.sort(key=lambda each: each[0].margin)
    if not others or others[0][0].margin < PROMISING * MARGIN:
        return []
    for _, node in others[:RIVALS]:
        while node.visits < answer.visits:
            bot.try_again(known, node)
    found = [against(bot, known, answer, node, WORLDS) for _, node in others[:RIVALS]]
    return sorted(found, key=lambda each: each.margin)


def against(bot: SearchBot, known: State, answer: Node, node: Node, worlds: int) -> Against:
    found = bot.compared(known, answer, node, worlds)
    seat = int(node.seat)
    best, share = found.best_shares[seat], found.shares[seat]
    return Against(node.turn, best, share, best - share - SURE * found.error)


def written(
    table: Table, one: Candidate, answer: Node, turns: Sequence[Node], rivals: Sequence[Against], theme: str
) -> Puzzle:
    adviser = one.state.adviser()
    shares = [sum(each.best for each in rivals) / len(rivals), *(each.share for each in rivals)]
    return Puzzle(
        game=0,
        at=one.at,
        seat=one.seat,
        turns=[[table.texts.text[code] for code in turn] for turn in (answer.turn, *(each.turn for each in rivals))],
        shares=[round(adviser.told_share(share, True, table.seats), 3) for share in shares],
        margin=round(rivals[0].margin, 3),
        theme=theme,
        looks=sum(node.hunch > answer.hunch for node in turns),
    )


def comes_true(known: State, one: Candidate, turns: Sequence[Sequence[int]], number: int) -> bool:
    """Say whether the answer wins more often than the next best, in games that are played on from the same worlds."""
    wins = [0.0, 0.0]
    for world in range(ENDS):
        for which, turn in enumerate(turns):
            dice = Dice(number ^ BOT_SEED * 41 + one.at * ENDS + world)
            state = known.filled(dice)
            for code in turn:
                state.play(one.seat, code)
            bots: list[Bot] = [GreedyBot(Dice(world * state.seats() + seat)) for seat in range(state.seats())]
            play_match(state, bots, dice)
            wins[which] += shares_of(state)[one.seat]
    answer, rival = wins
    return answer > rival


def theme_of(game: Game[Any, Any], view: State, seat: int, turns: Sequence[Sequence[int]]) -> str:
    """Return the part of the account in which the first turn is most before all others, if one part stands out."""
    changed = [changes(game, view.filled(Dice(1)), seat, Thought(turn[0], 0.0, 0, tuple(turn))) for turn in turns]
    answer, others = changed[0], changed[1:]

    def gain(part: str) -> float:
        theirs = [other[part].change if part in other else 0.0 for other in others]
        own = answer[part].change if part in answer else 0.0
        return own - sum(theirs) / len(theirs)

    gains = sorted(((gain(part), part) for part in {part for one in changed for part in one}), reverse=True)
    if not gains or gains[0][0] <= 0 or (len(gains) > 1 and gains[0][0] < CLEAR * gains[1][0]):
        return ""
    return gains[0][1]


def alike_to(puzzle: Puzzle) -> str:
    """Return how an answer begins, without its figures: what those have in common who feel the same to solve."""
    return ", ".join(FIGURES.sub("", move) for move in puzzle.turns[0][:ALIKE])


def bound(found: Sequence[Harvest], count: int) -> Book:
    """Return a book of so many puzzles at most, the easiest first, in which no theme and no answer is too frequent.

    Those are preferred that deceive at first sight, then those with the larger margin. A game asks for the same once.
    """
    every = [(one.record, puzzle) for one in found for puzzle in one.puzzles]
    every.sort(key=lambda one: (-min(one[1].looks, 1), -one[1].margin))
    themes: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    asked: set[tuple[str, str]] = set()
    kept: list[tuple[Record, Puzzle]] = []
    for record, puzzle in every:
        theme, alike = puzzle.theme, alike_to(puzzle)
        is_new = themes[theme] < MOST_OF_A_THEME * count and answers[alike] < MOST_ALIKE * count
        if len(kept) < count and is_new and (record.check, alike) not in asked:
            themes[theme] += 1
            answers[alike] += 1
            asked.add((record.check, alike))
            kept.append((record, puzzle))
    games = list({record.check: record for record, _ in kept}.values())
    puzzles = [
        msgspec.structs.replace(puzzle, game=games.index(record))
        for record, puzzle in sorted(kept, key=lambda one: (one[1].looks, -one[1].margin))
    ]
    last = [max(puzzle.at for puzzle in puzzles if puzzle.game == number) for number in range(len(games))]
    return Book([record.until(at) for record, at in zip(games, last, strict=True)], puzzles)
