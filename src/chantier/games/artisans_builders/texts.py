"""Moves, questions and refusals in words."""

from __future__ import annotations

from chantier.games.artisans_builders import codes
from chantier.games.artisans_builders.building import cost
from chantier.games.artisans_builders.contracts import fee
from chantier.games.artisans_builders.dispatch import ANSWERS
from chantier.games.artisans_builders.effects import plot_income
from chantier.games.artisans_builders.kit import BADGE_IDS, GOOD_IDS, MOST
from chantier.games.artisans_builders.shortfalls import for_building, for_contract, for_trade, for_visit
from chantier.games.artisans_builders.state import ArtisansState
from chantier.games.artisans_builders.tables import Kit
from chantier.kernel.codes import A, B
from chantier.kernel.texts import Question, Verb, Vocabularies, Vocabulary, Why, numbers
from chantier.kernel.words import Figures

QUESTIONS = (
    Question("board", "AB-10"),
    Question("recruit", "AB-14"),
    Question("action", "AB-15"),
    Question("payment", "AB-19"),
    Question("plot", "AB-20"),
    Question("contract", "AB-26"),
    Question("cubes", "AB-5c"),
    Question("trade", "AB-5c"),
    Question("rebate", "AB-5c"),
    Question("renew", "AB-5c"),
    Question("harvest", "AB-5c"),
)

QUESTION_IDS = [*(question.name for question in QUESTIONS), "setting-up", "over"]
ROW_IDS = ("1", "2", "3")

VERBS = {
    codes.CHOOSE: Verb("choose", "board"),
    codes.RECRUIT: Verb("recruit", "artisan"),
    codes.VISIT: Verb("visit", "artisan", "place"),
    codes.BUILD: Verb("build", "building"),
    codes.TOKEN: Verb("token"),
    codes.REST: Verb("coins"),
    codes.PAY: Verb("pay"),
    codes.USE: Verb("use", "cube"),
    codes.PLOT: Verb("plot", "plot"),
    codes.DECLINE: Verb("decline"),
    codes.FULFIL: Verb("fulfil", "kind"),
    codes.SPLIT: Verb("wood", "number"),
    codes.TRADE: Verb("trade", "number"),
    codes.RENEW: Verb("renew", "building"),
    codes.HARVEST: Verb("harvest", "plot"),
    codes.DRAW_CARD: Verb("card", "building"),
    codes.DRAW_CONTRACT: Verb("contract", "contract"),
    codes.DRAW_FIRST: Verb("first", "seat"),
    codes.DRAW_BOARD: Verb("board", "board"),
    codes.DRAW_FACE: Verb("artisan", "artisan"),
}

REFUSALS = {
    codes.GOODS_MISSING: Why("goods-missing"),
    codes.NOT_OFFERED: Why("not-offered"),
    codes.NOT_IN_THIS_GAME: Why("not-in-this-game"),
    codes.OTHER_SIDE_UP: Why("other-side-up", ("up:artisan",)),
    codes.RECRUITED_ALREADY: Why("recruited-already"),
    codes.NEUTRAL: Why("neutral"),
    codes.OWN_ARTISAN: Why("own-artisan"),
    codes.NO_SUCH_PLACE: Why("no-such-place", ("places",)),
    codes.OCCUPIED: Why("occupied"),
    codes.NOTHING_TO_BUILD: Why("nothing-to-build"),
    codes.NOTHING_TO_RENEW: Why("nothing-to-renew"),
    codes.NOTHING_TO_HARVEST: Why("nothing-to-harvest"),
    codes.NOT_FOR_SALE: Why("not-for-sale"),
    codes.TOO_FEW_COINS: Why("too-few-coins", ("need", "have")),
    codes.AT_LEAST_ONCE: Why("at-least-once"),
    codes.TOO_OFTEN: Why("too-often", ("limit", "most")),
    codes.CASTLE_STANDS: Why("castle-stands"),
    codes.TOKEN_TAKEN: Why("token-taken"),
    codes.FIRST_ACTION: Why("first-action"),
    codes.CAN_ACT: Why("can-act"),
    codes.BADGE_MISSING: Why("badge-missing"),
    codes.FULFILLED_ALREADY: Why("fulfilled-already"),
    codes.EMPTY_DECK: Why("empty-deck"),
    codes.TOO_MANY: Why("too-many", ("need", "have")),
    codes.PLOT_PAYS_NOTHING: Why("plot-pays-nothing"),
    codes.NONE_TO_SPARE: Why("none-to-spare"),
}


def vocabularies(kit: Kit, seats: int) -> Vocabularies:
    spots = [*plot_ids(seats), *(f"-{n}" for n in range(3 * seats, codes.ON_MARKET)), "market", "gone"]
    return {
        "board": Vocabulary(kit.board_ids, kit.board_names),
        "artisan": Vocabulary(kit.face_ids, kit.face_names),
        "building": Vocabulary(kit.building_ids, kit.building_names),
        "contract": Vocabulary(kit.contract_ids, kit.contract_names),
        "kind": Vocabulary(BADGE_IDS, [f"@badge-{badge}" for badge in BADGE_IDS]),
        "cube": Vocabulary(GOOD_IDS[:2], [f"@good-{good}" for good in GOOD_IDS[:2]]),
        "place": numbers(1, codes.MOST_PLACES),
        "plot": numbers(1, codes.PLOTS),
        "number": numbers(0, MOST),
        "seat": numbers(0, seats - 1),
        "player": Vocabulary([str(n) for n in range(seats)], [f"@seat-{n + 1}" for n in range(seats)]),
        "question": Vocabulary(QUESTION_IDS, QUESTION_IDS),
        # for positions
        "good": Vocabulary(GOOD_IDS, GOOD_IDS),
        "row": Vocabulary(ROW_IDS, ROW_IDS),
        "district": Vocabulary(plot_ids(seats), plot_ids(seats)),
        "spot": Vocabulary(spots, spots),
        "slot": numbers(0, int(kit.casts[seats].count) - 1),
    }


def plot_ids(seats: int) -> list[str]:
    """The plots of all districts: 0-1 is the first plot of seat 0."""
    return [f"{seat}-{plot}" for seat in range(seats) for plot in range(1, codes.PLOTS + 1)]


def asks(s: ArtisansState, seat: int) -> int:
    return s.asks


def context(s: ArtisansState, seat: int, move: int) -> Figures:
    """What a label or a refusal tells besides the move's own words."""
    kind, a = move % A, move // A % A
    if kind == codes.CHOOSE:
        return board_figures(s.kit, a)
    if kind == codes.VISIT:
        return visit_figures(s.kit, a, move // B) | for_visit(s, seat, a, move // B)
    if kind == codes.BUILD:
        return building_figures(s, a) | for_building(s, seat, a)
    if kind == codes.TOKEN or kind == codes.REST:
        return {"coins": codes.IDLE_COINS}
    if kind == codes.PAY:
        return {"coins": s.due}
    if kind == codes.PLOT:
        return plot_figures(s, seat, a)
    if kind == codes.FULFIL:
        return {
            "contract": s.kit.contract_names[s.contracts[a]],
            "fee": fee(s, a),
            **effect_figures(s.kit, s.kit.powers[a]),
            **for_contract(s, seat, a),
        }
    if kind == codes.SPLIT:
        return {"stone": max(0, s.kit.effects[s.effect * codes.EFFECT + codes.TIMES] - a)}
    if kind == codes.TRADE:
        return effect_figures(s.kit, s.effect) | for_trade(s, seat, a)
    if kind == codes.HARVEST:
        return dict(zip(GOOD_IDS, (plot_income(s, seat, a, good) for good in range(codes.GOODS)), strict=True))
    return {}


NOT_SUPPOSED = (codes.DECLINE, codes.PAY, codes.SPLIT, codes.TRADE)  # they depend on what is being done
FROM_ROUND_1 = (codes.RECRUIT, codes.VISIT, codes.TOKEN, codes.REST, codes.HARVEST)


def supposed(s: ArtisansState, seat: int, move: int) -> ArtisansState | None:
    """The table as if it asked what this move answers; AB-9: artisans lie there, and boards are chosen, by round 1."""
    kind = move % A
    if kind in NOT_SUPPOSED or (kind in FROM_ROUND_1 and s.round == 0):
        return None
    then = s.clone()
    then.asks = ANSWERS[move % A][0]
    then.effect = codes.NO_EFFECT
    return then


def board_figures(kit: Kit, board: int) -> dict[str, int | str]:
    plots = {f"plot{plot + 1}": kit.printed[board * codes.PLOTS + plot] for plot in range(codes.PLOTS)}
    return {**plots, "badge": f"@badge-{BADGE_IDS[kit.board_badge[board]]}"}


def visit_figures(kit: Kit, face: int, place: int) -> dict[str, int | str]:
    """The price of a place and what it does; a place that does not exist costs nothing and does nothing."""
    at = face * codes.MOST_PLACES + place
    return {"price": kit.prices[at], **effect_figures(kit, kit.place_effect[at])}


def effect_figures(kit: Kit, effect: int) -> dict[str, int | str]:
    """An effect as a message spells it: what it does, and its goods."""
    row = [int(n) for n in kit.effects[effect * codes.EFFECT : (effect + 1) * codes.EFFECT]]
    names = ("effect", "wood", "stone", "coins", "givewood", "givestone", "givecoins", "times")
    return dict(zip(names, (list(EFFECT_IDS)[row[0]], *row[1:]), strict=True))


EFFECT_IDS = ("gain", "cubes", "trade", "build", "renew", "harvest")


def building_figures(s: ArtisansState, card: int) -> dict[str, int | str]:
    """The cost, lowered by the rebate that is being used, and the points."""
    lowered = {name: cost(s, card, good, s.effect) for good, name in enumerate(GOOD_IDS)}
    return {**lowered, "points": s.kit.points[card]}


def plot_figures(s: ArtisansState, seat: int, plot: int) -> dict[str, int | str]:
    """What stands there."""
    top = s.top[seat * codes.PLOTS + plot]
    return {"stands": "no" if top == codes.NONE else s.kit.building_names[top]}
