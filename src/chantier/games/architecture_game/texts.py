"""Moves, questions and refusals in words."""

from __future__ import annotations

from typing import Literal

from chantier.games.architecture_game import codes
from chantier.games.architecture_game.dispatch import asked
from chantier.games.architecture_game.search import costs_a_look, in_view
from chantier.games.architecture_game.state import ArchitectureState
from chantier.games.architecture_game.tables import Kit
from chantier.kernel.codes import A
from chantier.kernel.texts import Question, Verb, Vocabularies, Vocabulary, Why, numbers
from chantier.kernel.words import Figures

Tempo = Literal["turns", "live"]
Phase = Literal["choosing", "racing", "playing", "filling", "setting-up", "over"]

SYMBOL_IDS = ("square", "compass", "arrow", "hourglass", "anchor")
TEMPO_IDS: tuple[Tempo, ...] = ("turns", "live")
PHASE_IDS: tuple[Phase, ...] = ("choosing", "racing", "playing", "filling", "setting-up", "over")
STAGE_IDS = ("idle", "searching", "kept", "ranked", "placed")

QUESTIONS = (
    Question("pile", "AG-8"),
    Question("search", "AG-10"),
    Question("pawn", "AG-11"),
    Question("play", "AG-15"),
    Question("build", "AG-23"),
    Question("under", "AG-15"),
)

VERBS = {
    codes.TAKE: Verb("take", "symbol"),
    codes.KEEP: Verb("keep"),
    codes.NEXT: Verb("next"),
    codes.PREVIOUS: Verb("previous"),
    codes.PAWN: Verb("pawn", "pawn"),
    codes.PASS: Verb("pass"),
    codes.PUT: Verb("put", "fragment"),
    codes.BUILD: Verb("build", "fragment"),
    codes.UNDER: Verb("under", "symbol"),
    codes.DRAW_BUILDING: Verb("building", "building"),
    codes.DEAL: Verb("deal", "fragment"),
    codes.DRAW_PAWN: Verb("order", "pawn"),
    codes.LOOK: Verb("look", "fragment"),
    codes.FINISHER: Verb("finisher", "seat", given=True),
    codes.LATE: Verb("late", "seat", given=True),
}

REFUSALS = {
    codes.PILE_TAKEN: Why("pile-taken"),
    codes.PILE_EMPTY: Why("pile-empty"),
    codes.NOTHING_SHOWN: Why("nothing-shown"),
    codes.LAST_FRAGMENT: Why("last-fragment"),
    codes.FIRST_FRAGMENT: Why("first-fragment"),
    codes.NO_LOOK_LEFT: Why("no-look-left"),
    codes.PAWN_GONE: Why("pawn-gone"),
    codes.NOT_HELD: Why("not-held"),
    codes.NOT_ON_THE_TABLE: Why("not-on-the-table"),
    codes.MUST_PLAY: Why("must-play"),
    codes.BUILD_OR_PASS: Why("build-or-pass"),
}


def vocabularies(kit: Kit, seats: int) -> Vocabularies:
    return {
        "building": named("building", kit.building_ids),
        "fragment": named("fragment", kit.fragment_ids),
        "symbol": named("symbol", SYMBOL_IDS),
        "pawn": numbers(1, seats),
        "seat": numbers(0, seats - 1),
        "site": numbers(1, codes.SITES),
        "place": numbers(1, codes.PLACES),
        "phase": Vocabulary(PHASE_IDS, PHASE_IDS),
        "stage": Vocabulary(STAGE_IDS, STAGE_IDS),
        "tempo": Vocabulary(TEMPO_IDS, TEMPO_IDS),
    }


def named(kind: str, ids: list[str] | tuple[str, ...]) -> Vocabulary:
    """Things with a message each; a fragment's describes what it shows and names no building (AG-29)."""
    return Vocabulary(ids, [f"@{kind}-{one}" for one in ids])


def asks(s: ArchitectureState, seat: int) -> int:
    return asked(s, seat)


IN_SEARCH = (codes.KEEP, codes.NEXT, codes.PREVIOUS)
SUPPOSED = {codes.TAKE: codes.CHOOSING, codes.PAWN: codes.RACING, codes.PUT: codes.PLAYING, codes.BUILD: codes.PLAYING}


def supposed(s: ArchitectureState, seat: int, move: int) -> ArchitectureState | None:
    """The table as if it were time for this move; who plays a fragment is supposed to have searched."""
    searches = move % A in IN_SEARCH and s.holds[seat] != codes.NONE
    if not searches and move % A not in SUPPOSED:
        return None
    then = s.clone()
    then.phase = codes.RACING if searches else SUPPOSED[move % A]
    then.putting = codes.NONE
    then.stage[seat] = codes.SEARCHING if searches else codes.PLACED
    return then


def context(s: ArchitectureState, seat: int, move: int) -> Figures:
    """What a label tells besides the move's own words."""
    kind = move % A
    if kind == codes.NEXT:
        return {"looks": s.looks[seat] if costs_a_look(s, seat) else -1}
    if kind == codes.KEEP and s.holds[seat] != codes.NONE and in_view(s, seat) != codes.NONE:
        return {"fragment": f"@fragment-{s.kit.fragment_ids[in_view(s, seat)]}"}
    if kind == codes.TAKE:
        return {"fragments": s.sizes[move // A]}
    if kind == codes.BUILD:
        return {"building": f"@building-{s.kit.building_ids[s.kit.building_of[move // A % A]]}"}
    return {}
