"""Search in many worlds: information-set Monte Carlo tree search whose steps are whole turns."""

from __future__ import annotations

import gc
from math import sqrt
from time import thread_time
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from chantier.bots.beam import Line
from chantier.bots.bot import Thought
from chantier.bots.evaluation import Evaluation
from chantier.bots.tree import NOTHING, Node, best_next, thoughts
from chantier.bots.turn_bot import PERFECT, TurnBot
from chantier.bots.ways import NEVER, NO_STYLE, Ways, may_move
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State

MILLISECONDS: Final[i64] = 300
UNLIMITED: Final[i64] = 0
FEWEST: Final = 64.0  # iterations, however little time there is
WIDTH: Final[i64] = 16
RIPE: Final[i64] = 2  # visits before it is asked what follows
BOLDNESS: Final = 1.0
FIRST_GUESS: Final = 0.1  # how far results differ, before there are enough to tell
ENOUGH: Final[i64] = 8
LEAST: Final = 0.001
LIKING: Final = 0.05  # the share of the win that one of `taste` is worth: it decides between turns that win as often
SUBTLE: Final = 0.02  # the share by which a first look may be wrong, at most
THINKING: Final = 0.95  # of the time; the rest is for clearing up
STEEPEST: Final = 0.25  # of the curve from a lead in edges to a share


class Weighed(NamedTuple):
    """What a search thinks of a turn that was played: each seat's share after the best turn and after this one, and how
    far the difference may be wrong (its standard error)."""

    best: list[int]
    best_shares: list[float]
    shares: list[float]
    error: float


class SearchBot(TurnBot):
    """Tries its turns in turn, each time in another world that fits what it knows, and keeps the better half of them
    until one is left. What follows is searched the same way, wider where it is tried more often.

    The steps are turns, not moves: for each seat the best looking ways through its turn, as the game's judge sees them.
    Where several seats choose at once nobody knows what the others do, so they play their first legal move.
    """

    def __init__(
        self,
        dice: Dice,
        evaluation: Evaluation,
        ms: i64 = MILLISECONDS,
        iterations: i64 = UNLIMITED,
        width: i64 = WIDTH,
        recall: float = PERFECT,
        style: i64 = NO_STYLE,
    ) -> None:
        super().__init__(dice, recall)
        self.evaluation = evaluation
        self.ms: i64 = ms
        self.iterations: i64 = iterations
        self.width: i64 = width
        # while searching
        self.ways = Ways(dice, style)
        self.seat: i64 = NOBODY
        self.root = Node(NOBODY, [])
        self.candidates: list[Node] = []
        self.luck = dice
        self.worlds: i64 = NOBODY  # what the dice of the n-th try are made from
        self.done: i64 = 0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.doubt: float = SUBTLE

    def think(self, view: State, world: State, seat: i64) -> list[int]:
        """Without the garbage collector: it would find nothing in a tree, and take longer than the clock allows."""
        collects = gc.isenabled()
        gc.disable()
        try:
            return self.search(view, world, seat)
        finally:
            self.root.forget_later()
            if collects:
                gc.enable()

    def search(self, view: State, world: State, seat: i64) -> list[int]:
        """The n-th try of each candidate is in the same world with the same luck: so the better one shows sooner."""
        begun = thread_time()
        self.worlds = self.dice.word()
        self.begin(world, seat, NEVER if self.iterations > 0 else begun + float(self.ms) / 1000.0)
        rounds = halvings(i64(len(self.candidates)))
        halved: i64 = 0
        progress = 0.0
        while progress < 1.0 and (self.done < RIPE or len(self.root.next) > 1) and self.candidates:
            while halved < i64(progress * float(rounds)):
                self.drop_worse_half()
                halved += 1
            self.try_again(view, self.least_tried())
            self.done += 1
            progress = self.progress(begun)
        return self.best().turn

    def try_again(self, view: State, node: Node) -> None:
        self.luck = Dice(self.worlds + node.visits)
        self.iterate(view.filled(self.luck), node)

    def begin(self, world: State, seat: i64, deadline: float) -> None:
        self.evaluation.begin(world.seats())
        self.seat = seat
        self.ways.deadline = deadline
        self.done = 0
        self.sum = 0.0
        self.squares = 0.0
        self.root = Node(NOBODY, [])
        self.open(self.root, world, seat)
        self.candidates = self.root.next[:]
        self.doubt = min(max(mean_loss(self.candidates), LEAST), SUBTLE)

    def progress(self, begun: float) -> float:
        """How much of the search is over. Time is that of this processor, so on a busy machine a bot thinks as well."""
        if self.iterations > 0:
            return float(self.done) / float(self.iterations)
        passed = (thread_time() - begun) * 1000.0 / (float(self.ms) * THINKING)
        return min(passed, float(self.done) / FEWEST)

    def drop_worse_half(self) -> None:
        left = (len(self.candidates) + 1) // 2
        while len(self.candidates) > left:
            worst = self.candidates[-1]
            for node in self.candidates:
                if self.outlook(node) < self.outlook(worst):
                    worst = node
            self.candidates.remove(worst)

    def outlook(self, node: Node) -> float:
        """Results, and the less they can be trusted the more how it looked at first: luck must not decide.

        A first look is wrong by no more than looks differ: where they hardly do, it takes more to prove it wrong.
        """
        noise = self.spread()
        sure = self.doubt * self.doubt * float(node.visits)
        trust = sure / (sure + noise * noise)
        return trust * node.mean() + (1.0 - trust) * node.hunch + LIKING * node.mean_liked()

    def least_tried(self) -> Node:
        least = self.candidates[0]
        for node in self.candidates:
            if node.visits < least.visits:
                least = node
        return least

    def best(self) -> Node:
        best = self.root
        for node in self.candidates:
            if best is self.root or self.outlook(node) > self.outlook(best):
                best = node
        return best

    def iterate(self, world: State, node: Node) -> None:
        """One line of play down the tree, judged where it leaves it."""
        path = [node]
        self.play_turn(world, self.seat, node.turn)
        while node.visits >= RIPE:
            world = self.come_to_a_choice(world)
            seat = self.chooser(world)
            if seat == NOBODY:
                break
            follows = self.next_turn(node, world, seat)
            if follows is None:
                break
            node = follows
            path.append(node)
            self.play_turn(world, seat, node.turn)
        world = self.at_rest(world)
        if world.adviser().playout() > 0:
            self.play_out(world, world.adviser().playout())
        self.evaluation.look(world)
        path[0].liked += world.adviser().taste(world, self.seat)
        self.learn(path)

    def chooser(self, world: State) -> i64:
        """Where several choose at once, this seat comes first: it can't know what the others do."""
        return self.seat if may_move(world, self.seat) else world.to_move()

    def come_to_a_choice(self, world: State) -> State:
        """Chance draws, and what several choose at once no tree is made of: each does what looks best."""
        while not may_move(world, self.seat):
            seat = world.to_move()
            if seat == CHANCE:
                world.play(CHANCE, world.draw(self.luck))
            elif seat == NOBODY or not is_one_of_several(world):
                break
            else:
                world = self.with_best_looking_turn(world, seat)
        return world

    def at_rest(self, world: State) -> State:
        """Where the evaluation can tell positions apart."""
        while not world.adviser().is_quiet(world):
            seat = world.to_move()
            if seat == CHANCE:
                world.play(CHANCE, world.draw(self.luck))
            else:
                world = self.with_best_looking_turn(world, seat)
        return world

    def play_out(self, world: State, most: i64) -> None:
        """At random, for a game whose judge knows too little of what is to come."""
        made: i64 = 0
        while made < most:
            seat = world.to_move()
            if seat == NOBODY:
                return
            if seat == CHANCE:
                world.play(CHANCE, world.draw(self.luck))
            else:
                self.moves.clear()
                world.legal(seat, self.moves)
                world.play(seat, self.moves.codes[self.luck.below(self.moves.count)])
                made += 1

    def with_best_looking_turn(self, world: State, seat: i64) -> State:
        self.ways.begin(seat, 1)
        self.ways.follow(Line(world, []), noting=False)
        if self.ways.beam.lines:
            return self.ways.beam.lines[0].state
        self.play_turn(world, seat, [])
        return world

    def next_turn(self, node: Node, world: State, seat: i64) -> Node | None:
        reach = BOLDNESS * self.spread()
        width = 1 + i64(sqrt(float(node.visits)))
        self.moves.clear()
        world.legal(seat, self.moves)
        follows = best_next(node, seat, self.moves, width, reach)
        if follows is not None:
            return follows
        self.open(node, world, seat)
        return best_next(node, seat, self.moves, width, reach)

    def open(self, node: Node, world: State, seat: i64) -> None:
        """The turns that look best in this world; a world in which none of those known can be played brings others."""
        self.ways.begin(seat, self.width)
        self.ways.follow(Line(world, []), noting=True)
        lines = self.ways.beam.lines
        for line in lines:
            behind = float(lines[0].worth - line.worth) / float(world.adviser().edge())
            node.next.append(Node(seat, line.plan, -min(STEEPEST * behind, STEEPEST)))

    def play_turn(self, world: State, seat: i64, turn: list[int]) -> None:
        """As far as this world allows it; what is left of the turn is played in the most neutral way."""
        for move in turn:
            self.moves.clear()
            world.legal(seat, self.moves)
            if not self.moves.has(move):
                break
            world.play(seat, move)
            if not may_move(world, seat):
                return
        while may_move(world, seat):
            self.play_first(world, seat)

    def play_first(self, world: State, seat: i64) -> None:
        self.moves.clear()
        world.legal(seat, self.moves)
        world.play(seat, self.moves.codes[0])

    def learn(self, path: list[Node]) -> None:
        own = self.evaluation.shares[self.seat]
        self.sum += own
        self.squares += own * own
        for node in path:
            node.visits += 1
            node.total += self.evaluation.shares[node.seat]

    def spread(self) -> float:
        """How far results differ in this search: what is seldom tried may be better by so much."""
        if self.done < ENOUGH:
            return FIRST_GUESS
        count = float(self.done)
        mean = self.sum / count
        return max(sqrt(max(self.squares / count - mean * mean, 0.0)), LEAST)

    def weigh(self, view: State, seat: i64, turn: list[int], tries: i64) -> Weighed:
        """A turn that was played beside the one this bot would have played.

        Both are tried in the same new worlds, in which luck has chosen neither: that they differ means something.
        """
        known = self.remembered(view, seat)
        collects = gc.isenabled()
        gc.disable()
        try:
            self.search(known, known.filled(self.dice), seat)
            best = self.best()
            played = self.root.step(turn, seat)
            while played.visits < best.visits:
                self.try_again(known, played)
            return self.compared(known, best, played, tries)
        finally:
            self.root.forget_later()
            if collects:
                gc.enable()

    def compared(self, known: State, best: Node, played: Node, tries: i64) -> Weighed:
        worlds = self.dice.word()
        best_shares = [NOTHING] * len(self.evaluation.shares)
        shares = [NOTHING] * len(self.evaluation.shares)
        lost = NOTHING
        squares = NOTHING
        for number in range(tries):
            self.luck = Dice(worlds + number)
            self.iterate(known.filled(self.luck), played)
            before = self.evaluation.shares[self.seat]
            add_to(shares, self.evaluation.shares)
            if best is not played:
                self.luck = Dice(worlds + number)
                self.iterate(known.filled(self.luck), best)
                add_to(best_shares, self.evaluation.shares)
                loss = self.evaluation.shares[self.seat] - before
                lost += loss
                squares += loss * loss
        if best is played:
            best_shares = shares
        count = float(tries)
        spread = sqrt(max(squares / count - (lost / count) * (lost / count), NOTHING))
        return Weighed(
            best.turn, [one / count for one in best_shares], [one / count for one in shares], spread / sqrt(count)
        )

    def explain(self, view: State, seat: i64, moves: Moves) -> list[Thought]:
        known = self.remembered(view, seat)
        turn = self.think(known, known.filled(self.dice), seat)
        adviser, learnt = view.adviser(), self.evaluation.learnt
        return [
            Thought(one.move, adviser.told_share(one.share, learnt, view.seats()), one.visits, one.turn)
            for one in thoughts(self.root, turn or moves.listed()[:1])
        ]


def add_to(sums: list[float], shares: vec[float]) -> None:
    for seat in range(len(shares)):
        sums[seat] += shares[seat]


def halvings(candidates: i64) -> i64:
    """Rounds until one is left; there is at least one."""
    rounds: i64 = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        rounds += 1
    return rounds


def mean_loss(candidates: list[Node]) -> float:
    """What is lost with the others, as they look at first."""
    lost = NOTHING
    for node in candidates:
        lost -= node.hunch
    return lost / float(max(len(candidates) - 1, 1))


def is_one_of_several(world: State) -> bool:
    waiting = world.waiting()
    return waiting & (waiting - 1) != 0
