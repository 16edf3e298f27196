"""These requests are about puzzles, which everybody may solve."""

from __future__ import annotations

from chantier.analysis.solving import weighed
from chantier.kernel.game import SHELF
from chantier.kernel.puzzle import book, has_puzzles
from chantier.server.errors import Refused
from chantier.server.tables.puzzles import PuzzleInfo, PuzzleMoment, Tried, is_unknown, moment, puzzles
from chantier.server.web.handlers import Call

WEIGH_SECONDS = 10.0  # the most processor time for a judgement
MOST_DIGITS = 6  # the most digits of a number; Python refuses to read thousands


def game_of(call: Call) -> str:
    game = call.path["game"]
    if game not in SHELF or not has_puzzles(game):
        raise Refused(404, "no-such-path")
    return game


async def list_puzzles(call: Call) -> list[PuzzleInfo]:
    game = game_of(call)
    found: list[PuzzleInfo] = await call.node.replays.get(("puzzles", game, call.lang), puzzles, game, call.lang)
    return found


async def try_puzzle(call: Call) -> PuzzleMoment:
    """Show a puzzle after some moves, and its solution when they are a whole turn."""
    game, given, asked = game_of(call), call.path["number"], call.body
    assert isinstance(asked, Tried), "the route says so"
    if not given.isdecimal() or len(given) > MOST_DIGITS or not 1 <= int(given) <= len(book(game).puzzles):
        raise Refused(404, "no-such-path")
    number, moves, share = int(given) - 1, tuple(asked.moves), None
    key = ("puzzle", game, number, moves, call.lang)
    unknown = await call.node.replays.get((*key, "unknown"), is_unknown, game, number, moves, call.lang)
    if bytes(unknown) == b"true":
        person = call.person.id if call.person else ""
        share = await call.node.bots.study("puzzle", person, WEIGH_SECONDS, weighed, game, number, moves)
        if share is None:
            raise Refused(503, "no-hint-now")
    found: PuzzleMoment = await call.node.replays.get((*key, share), moment, game, number, moves, share, call.lang)
    return found
