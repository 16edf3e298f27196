"""Moves, questions and refusals in words."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.games.queens_architect import codes
from chantier.games.queens_architect.artisans import performance
from chantier.games.queens_architect.construction import building_points, missing_guilds, why_not_build
from chantier.games.queens_architect.dispatch import ANSWERS
from chantier.games.queens_architect.kit import GUILD_IDS
from chantier.games.queens_architect.labour import wage
from chantier.games.queens_architect.recruitment import price
from chantier.games.queens_architect.sight import REST_IDS, Action
from chantier.games.queens_architect.state import QueensState
from chantier.games.queens_architect.tables import Kit
from chantier.games.queens_architect.tavern import fee, shift_rest_tiles
from chantier.games.queens_architect.travel import distance
from chantier.games.queens_architect.turn import walk
from chantier.kernel.codes import LEGAL, A
from chantier.kernel.texts import Question, Verb, Vocabularies, Vocabulary, Why, numbers
from chantier.kernel.words import Figures

ACTION_IDS: tuple[Action, ...] = ("construction", "labour", "recruitment", "broker", "travel", "tavern")

QUESTIONS = (
    Question("construction", "QA-21"),
    Question("labour", "QA-13"),
    Question("recruitment", "QA-14"),
    Question("broker", "QA-18"),
    Question("travel", "QA-19"),
    Question("tavern", "QA-20"),
    Question("star", "QA-11"),
    Question("choose", "QA-10"),
    Question("turn", "QA-10"),
    Question("labourers", "QA-13"),
    Question("dismiss", "QA-15"),
    Question("guilds", "QA-20"),
    Question("repairers", "QA-26"),
    Question("esteem", "QA-23"),
)

QUESTION_IDS = [*(question.name for question in QUESTIONS), "setting-up", "over", "refilling"]

VERBS = {
    codes.CHOOSE: Verb("choose", "beside"),
    codes.TURN: Verb("turn", "notches"),
    codes.GO: Verb("go", "action"),
    codes.DECLINE: Verb("decline"),
    codes.DONE: Verb("done"),
    codes.COLLECT: Verb("collect"),
    codes.WORK: Verb("work", "artisan"),
    codes.RECRUIT: Verb("recruit", "place"),
    codes.DISMISS: Verb("dismiss", "artisan"),
    codes.TRUST: Verb("trust"),
    codes.CASH: Verb("cash", "bonds"),
    codes.JOURNEY: Verb("travel", "site"),
    codes.ENTER: Verb("enter"),
    codes.SEND: Verb("send", "guild"),
    codes.BUILD: Verb("build"),
    codes.REPAIR: Verb("repair", "artisan"),
    codes.PALACE: Verb("palace"),
    codes.CLIMB: Verb("climb"),
    codes.BONDS: Verb("bonds"),
    codes.DRAW_TOKEN: Verb("token", "token"),
    codes.DRAW_REQUEST: Verb("request", "request"),
    codes.DRAW_TILE: Verb("tile", "artisan"),
    codes.DRAW_FIRST: Verb("first", "seat"),
}

REFUSALS = {
    codes.TOO_DEAR: Why("too-dear", ("need", "have")),
    codes.TAKEN: Why("taken"),
    codes.OUT_OF_REACH: Why("out-of-reach", ("spaces",)),
    codes.NOT_EMPLOYED: Why("not-employed"),
    codes.NO_LABOURER: Why("no-labourer"),
    codes.HAS_WORKED: Why("has-worked"),
    codes.EMPTY_PLACE: Why("empty-place"),
    codes.SAME_CHARACTER: Why("same-character"),
    codes.ONLY_THE_TWIN: Why("only-the-twin", ("twin:artisan",)),
    codes.FULL_TRUST: Why("full-trust"),
    codes.TOO_MANY_BONDS: Why("too-many-bonds", ("limit", "bonds_owned")),
    codes.NO_BOND: Why("no-bond"),
    codes.ALREADY_THERE: Why("already-there"),
    codes.TOO_FAR: Why("too-far", ("need", "have")),
    codes.NOT_AT_ENTRANCE: Why("not-at-entrance"),
    codes.NOT_ON_A_SITE: Why("not-on-a-site"),
    codes.ALREADY_BUILT: Why("already-built"),
    codes.NO_BUILDING_LEFT: Why("no-building-left", ("need",)),
    codes.GUILD_MISSING: Why("guild-missing"),
    codes.GUILD_REPAIRS_ALREADY: Why("guild-repairs-already", ("guild:guild",)),
    codes.STEPS_MISSING: Why("steps-missing", ("need", "have")),
    codes.NOT_AT_THE_CAPITAL: Why("not-at-the-capital"),
    codes.TOO_WEAK: Why("too-weak", ("need", "have")),
    codes.NO_DISMISSAL: Why("no-dismissal", ("need", "have")),
}


def vocabularies(kit: Kit, seats: int) -> Vocabularies:
    board = kit.maps[seats]
    return {
        "artisan": Vocabulary(kit.character_ids, kit.character_names),
        "guild": Vocabulary([f"{guild}s" for guild in GUILD_IDS], [f"@guild-{guild}" for guild in GUILD_IDS]),
        "action": Vocabulary(ACTION_IDS, [f"@action-{action}" for action in ACTION_IDS]),
        "site": Vocabulary(board.ids, board.names),
        "request": Vocabulary(kit.request_ids, kit.request_ids),
        "beside": numbers(1, 2 * seats),
        "place": numbers(1, codes.PANEL),
        "notches": numbers(0, codes.LAST_NOTCH),
        "bonds": numbers(1, codes.TOP_TRUST),
        "token": numbers(0, len(kit.tokens) - 1),
        "seat": numbers(0, seats - 1),
        "question": Vocabulary(QUESTION_IDS, QUESTION_IDS),
        "rest": Vocabulary(REST_IDS, REST_IDS),
    }


def asks(s: QueensState, seat: i64) -> int:
    return s.asks


def artisan_figures(s: QueensState, character: i64, notch: i64) -> dict[str, int | str]:
    """An artisan as a label shows one: name, guild, and the performance at a notch."""
    if character == codes.NONE:
        return {"artisan": "–", "guild": "–", "performance": 0}
    return {
        "artisan": s.kit.character_names[character],
        "guild": f"@guild-{GUILD_IDS[s.kit.guild[character]]}",
        "performance": s.kit.values[character * 6 + notch],
    }


def context(s: QueensState, seat: i64, move: i64) -> Figures:
    """What a label or a refusal tells besides the move's own words."""
    kind, a = move % A, move // A
    if kind == codes.CHOOSE:
        return artisan_figures(s, s.beside[a], 0)
    if kind == codes.TURN:
        return artisan_figures(s, s.newcomer, a)
    if kind == codes.GO:
        return {"spaces": walk(s, seat, a)}
    if kind == codes.COLLECT:
        return {"thalers": wage(s, seat)}
    if kind == codes.RECRUIT:
        return artisan_figures(s, s.panel[a], a) | {"price": price(s, a)}
    if kind == codes.CASH:
        return {"thalers": codes.BOND_WORTH * (a + 1)}
    if kind == codes.JOURNEY:
        return journey_figures(s, distance(s, seat, a))
    if kind == codes.SEND and s.sent < codes.GUILDS:
        return {"price": fee(s)}
    if kind == codes.BUILD:
        return build_figures(s, seat)
    if kind == codes.REPAIR:
        return {"points": s.kit.repair[a]}
    if kind == codes.PALACE:
        return palace_figures(s, seat)
    if kind == codes.CLIMB and s.esteem[seat] < s.kit.steps:
        return {"cost": s.tokens[s.esteem[seat]], "points": s.purse}
    if kind == codes.BONDS:
        return {"bonds": min(s.purse, s.supply), "lost": max(0, s.purse - s.supply)}
    return {}


def palace_figures(s: QueensState, seat: i64) -> dict[str, int | str]:
    """QA-27: what is missing besides the first thing that the refusal names."""
    short = max(0, s.kit.palace - performance(s, seat))
    away = ["@lack-capital"] if s.carriage[seat] != codes.CAPITAL else []
    weak = [f"@lack-performance={short}"] if short else []
    lacks = away + weak if s.esteem[seat] < s.kit.steps else weak
    return {"also": "yes", "lacks": " ".join(lacks)} if lacks else {"also": "no"}


NOT_SUPPOSED = (codes.TURN, codes.DECLINE, codes.DONE, codes.CLIMB, codes.BONDS)  # whoever is asked may


def supposed(s: QueensState, seat: i64, move: i64) -> QueensState | None:
    """The table as if the architect stood where this move is made; or its question had come."""
    if move % A in NOT_SUPPOSED or (move % A == codes.CHOOSE and s.round > 0):
        return None
    then = s.clone()
    then.crew = then.sent = 0
    if move % A == codes.SEND:
        shift_rest_tiles(then, seat)
    then.asks = codes.ASK_RECRUITMENT if move % A == codes.DISMISS else ANSWERS[move % A][0]
    return then


def journey_figures(s: QueensState, spaces: i64) -> dict[str, int | str]:
    reachable = 1 <= spaces <= codes.LONGEST_JOURNEY
    return {"spaces": spaces, "price": s.kit.travel[spaces - 1] if reachable else 0}


def build_figures(s: QueensState, seat: i64) -> dict[str, int | str]:
    site = s.carriage[seat]
    figures: dict[str, int | str] = {"site": s.map.names[site], "points": 0}
    if site == codes.CAPITAL:
        return figures
    if why_not_build(s, seat) == LEGAL:
        figures["points"] = building_points(s, seat, site)
    missing = missing_guilds(s, seat, site)
    names = [f"@guild-{guild}" for number, guild in enumerate(GUILD_IDS) if missing >> number & 1]
    return figures | {"missing": " ".join(names)} if names else figures
