"""Somebody tries other moves from a moment of a game that is over: the rules play them here, and a bot judges them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chantier.analysis.judging import JudgedTurn, seed_of
from chantier.analysis.line import judge_line, last_turn, tried
from chantier.analysis.telling import moments_at, told_turn
from chantier.kernel.table import Table
from chantier.server.errors import Refused
from chantier.server.tables.playback import Reel, frame, log_lines
from chantier.server.tables.updates import refused_moves
from chantier.server.web.handlers import Call, finished
from chantier.server.wire.messages import Change, SeatInfo, Update
from chantier.server.wire.requests import Line, LineJudged, LineShown

LINE_TRIES = 480
LINE_SECONDS = 20.0  # the processor time for one turn


async def show_line(call: Call) -> LineShown:
    """Show each position of a line through the eyes of whoever is to move there, with what they may do."""
    asked, (actor, table) = call.body, await finished(call)
    check_line(table)
    seats = actor.updates.seats_for(None)
    names = tuple(seat.name for seat in seats)
    key = ("line", actor.id, names, asked.moment, tuple(asked.moves), asked.seat, asked.known, asked.why, call.lang)
    told: LineShown = await call.node.replays.get(key, shown_line, table, seats, asked, call.lang)
    return told


async def judge(call: Call) -> LineJudged:
    """Let a bot judge the last turn of a line, in its own time beside all that bots think for others."""
    asked, (actor, table) = call.body, await finished(call)
    check_line(table)
    after = await call.node.replays.run(table_after, table, asked)  # what the rules refuse, no bot sees
    given = (table.record().to_json(), actor.room.settings.kit_text, asked.moment, asked.moves, LINE_TRIES)
    found: list[JudgedTurn] | None = await call.node.bots.study(
        "line", call.me().id, LINE_SECONDS, judged_in_a_list, *given
    )
    if found is None:
        raise Refused(503, "no-hint-now")
    words = table.game.words.calling([chair.name for chair in actor.room.chairs])
    told = [told_turn(turn, after, words, call.lang, moments_at(after)) for turn in found]
    return LineJudged(LINE_TRIES, told[0] if told else None)


def judged_in_a_list(content: bytes, kit_text: str, moment: int, moves: list[str], tries: int) -> list[JudgedTurn]:
    """Judge in another process; a list that is empty is an answer too, nothing at all would be a failure."""
    turn = judge_line(content, kit_text, moment, moves, tries)
    return [] if turn is None else [turn]


def table_after(table: Table, asked: Line) -> Table:
    *_, after = tried(table, asked.moment, asked.moves, seed_of(table.record()))
    return after


def check_line(table: Table) -> None:
    if table.game.referee(table.options, 1).is_live:
        raise Refused(409, "origin-live")


def shown_line(table: Table, seats: Sequence[SeatInfo], asked: Line, lang: str) -> LineShown:
    """Return the positions after the first `known` ones; all of them if that is 0, the moment itself first."""
    found: list[Update | Change] = []
    reel, shown = Reel(), 0
    for number, now in enumerate(tried(table, asked.moment, asked.moves, seed_of(table.record()))):
        eyes = eyes_of(now, asked.seat)
        told = log_lines(now, now.entries[shown:], eyes, asked.moment + number) if number else []
        shown = now.version
        if number >= asked.known:
            own = [msgspec.structs.replace(seat, you=i == eyes) for i, seat in enumerate(seats)]
            found.append(reel.next(frame(now, own, eyes, asked.moment + number, 0, told)))
    refused = refused_moves(now, eyes, lang) if asked.why and eyes is not None else []
    return LineShown(found, bool(asked.moves) and last_turn(now) is not None, refused)


def eyes_of(table: Table, wanted: int | None) -> int | None:
    """Return the seat that one looks through: who is to move, and of several the one that is wanted."""
    return wanted if wanted in table.waiting or not table.waiting else table.waiting[0]
