"""Moves, questions and refusals in words."""

from __future__ import annotations

from collections.abc import Sequence

from chantier.games.west_kingdom import codes
from chantier.games.west_kingdom.cathedral import mix
from chantier.games.west_kingdom.dispatch import ANSWERS
from chantier.games.west_kingdom.gathering import dug, own_workers
from chantier.games.west_kingdom.market import market_silver
from chantier.games.west_kingdom.parts import GOOD_IDS, PLACE_IDS, SKILL_IDS
from chantier.games.west_kingdom.prospects import (
    arrived,
    missing,
    missing_for_step,
    missing_when_saving,
    shortfall,
    unskilled,
)
from chantier.games.west_kingdom.purse import has, owns, tax_due
from chantier.games.west_kingdom.rounds import workers_at
from chantier.games.west_kingdom.setup import CHOSEN
from chantier.games.west_kingdom.sight import Goods
from chantier.games.west_kingdom.state import WestState
from chantier.games.west_kingdom.tables import Kit
from chantier.games.west_kingdom.todo import asked, number, push
from chantier.games.west_kingdom.town_hall import further_silver
from chantier.games.west_kingdom.workshop import hire_silver, missing_workers, plans, slot_of
from chantier.kernel.codes import A, B
from chantier.kernel.texts import Question, Verb, Vocabularies, Vocabulary, Why, numbers
from chantier.kernel.words import Figures

GUARD_IDS = ("sell", "release", "ransom", "borrow", "settle")

QUESTIONS = (
    Question("keep", "WK-3"),
    Question("place", "WK-5"),
    Question("take-back", "WK-6"),
    Question("mine", "WK-11"),
    Question("exchange", "WK-14"),
    Question("workshop", "WK-15"),
    Question("dismiss", "WK-17"),
    Question("capture", "WK-18"),
    Question("guard", "WK-19"),
    Question("middle", "WK-20"),
    Question("look", "WK-20"),
    Question("guildhall", "WK-22"),
    Question("mix", "WK-24"),
    Question("step-discard", "WK-24"),
    Question("gain", "WK-23"),
    Question("tavern", "WK-23"),
    Question("free-capture", "WK-31"),
    Question("barracks", "WK-31"),
    Question("library", "WK-23"),
    Question("church", "WK-23"),
    Question("crane", "WK-32"),
    Question("saving", "WK-32"),
    Question("debt", "WK-32"),
    Question("discard", "WK-7"),
    Question("character", "WK-4"),
)

VERBS = {
    codes.DONE: Verb("done"),
    codes.DECLINE: Verb("decline"),
    codes.KEEP: Verb("keep", "building"),
    codes.PLACE: Verb("place", "place"),
    codes.TAKE_BACK: Verb("take-back", "source"),
    codes.DIG: Verb("dig", "ore"),
    codes.EXCHANGE: Verb("exchange", "exchange"),
    codes.PLANS: Verb("plans"),
    codes.HIRE: Verb("hire", "apprentice"),
    codes.DISMISS: Verb("dismiss", "apprentice"),
    codes.CAPTURE: Verb("capture", "large", "seat"),
    codes.GUARD: Verb("guard", "guard"),
    codes.LOOK: Verb("look"),
    codes.BUILD: Verb("build", "building"),
    codes.CATHEDRAL: Verb("cathedral"),
    codes.PAY: Verb("pay", "wood"),
    codes.DISCARD: Verb("discard", "building"),
    codes.TAKE: Verb("take", "choice"),
    codes.LIBERATE: Verb("liberate"),
    codes.DESTROY: Verb("destroy"),
    codes.HOIST: Verb("hoist"),
    codes.SAVE: Verb("save", "saving"),
    codes.ACCEPT: Verb("accept"),
    codes.BUY_OFF: Verb("buy-off"),
    codes.BECOME: Verb("become", "character"),
    codes.DRAW_CHARACTER: Verb("character", "character"),
    codes.DRAW_FIRST: Verb("first", "seat"),
    codes.DRAW_SMALL: Verb("small", "market"),
    codes.DRAW_LARGE: Verb("large", "market"),
    codes.DRAW_APPRENTICE: Verb("apprentice", "apprentice"),
    codes.DRAW_BUILDING: Verb("building", "building"),
    codes.DRAW_LOOKED: Verb("seen", "building"),
    codes.DRAW_REWARD: Verb("reward", "reward"),
}

REFUSALS = {
    codes.TOO_DEAR: Why("too-dear", ("need", "have")),
    codes.STALL_TAKEN: Why("stall-taken"),
    codes.TOO_VIRTUOUS: Why("too-virtuous", ("most", "have")),
    codes.NOTHING_TO_TAKE: Why("nothing-to-take"),
    codes.NOTHING_TO_BUILD: Why("nothing-to-build"),
    codes.NOBODY_TO_CAPTURE: Why("nobody-to-capture"),
    codes.NOTHING_TO_GUARD: Why("nothing-to-guard"),
    codes.NO_SILVER_THERE: Why("no-silver-there"),
    codes.NONE_OF_YOURS: Why("none-of-yours"),
    codes.LARGE_PLACE_FIRST: Why("large-place-first"),
    codes.TOO_FEW_WORKERS: Why("too-few-workers", ("need", "have")),
    codes.GOODS_MISSING: Why("goods-missing"),
    codes.NOT_OFFERED: Why("not-offered"),
    codes.NOT_FACE_UP: Why("not-face-up"),
    codes.NOT_EMPLOYED: Why("not-employed"),
    codes.OTHER_PLACE: Why("other-place", ("most",)),
    codes.NO_CAPTIVES: Why("no-captives"),
    codes.NOBODY_IN_PRISON: Why("nobody-in-prison"),
    codes.NOBODY_CAPTURED: Why("nobody-captured"),
    codes.NO_DEBT: Why("no-debt"),
    codes.NOT_IN_HAND: Why("not-in-hand"),
    codes.SKILL_MISSING: Why("skill-missing"),
    codes.TOO_WICKED: Why("too-wicked", ("need", "have")),
    codes.STEP_FULL: Why("step-full", ("step",)),
    codes.AT_THE_TOP: Why("at-the-top"),
    codes.NO_CARD_TO_DISCARD: Why("no-card-to-discard"),
    codes.WRONG_MIX: Why("wrong-mix", ("wood_owned", "stone_owned")),
    codes.NOTHING_TO_SAVE: Why("nothing-to-save"),
    codes.MUST_ACT: Why("must-act"),
    codes.NO_WORKER: Why("no-worker"),
    codes.STAYS_IN_GUILDHALL: Why("stays-in-guildhall"),
    codes.CHARACTER_TAKEN: Why("character-taken", ("player:seat",)),
    codes.PROMO_CHARACTER: Why("promo-character"),
}


def vocabularies(kit: Kit, seats: int) -> Vocabularies:
    places = Vocabulary(PLACE_IDS, [f"@place-{place}" for place in PLACE_IDS])
    boards = [f"board-{seat}" for seat in range(seats)]
    goods = Vocabulary(GOOD_IDS, GOOD_IDS)
    return {
        "building": Vocabulary(kit.ids["building"], kit.names["building"]),
        "apprentice": Vocabulary(kit.ids["apprentice"], kit.names["apprentice"]),
        "character": Vocabulary(kit.ids["character"], kit.names["character"]),
        "reward": Vocabulary(kit.ids["reward"], kit.ids["reward"]),
        "market": Vocabulary(kit.ids["market"], kit.ids["market"]),
        "exchange": Vocabulary(kit.ids["exchange"], kit.ids["exchange"]),
        "pay": Vocabulary(kit.ids["exchange"], kit.names["exchange_pay"]),
        "gain-goods": Vocabulary([str(row) for row in range(len(kit.names["gain"]))], kit.names["gain_goods"]),
        "gain": Vocabulary([str(row) for row in range(len(kit.names["gain"]))], kit.names["gain"]),
        "place": places,
        "large": Vocabulary(PLACE_IDS[: codes.LARGE], places.names[: codes.LARGE]),
        "source": Vocabulary(
            [*PLACE_IDS, "prison", *boards],
            [*places.names, "@place-prison", *(f"@board-{seat}" for seat in range(seats))],
        ),
        "guard": Vocabulary(GUARD_IDS, GUARD_IDS),
        "good": goods,
        "ore": Vocabulary(("clay", "gold"), ("clay", "gold")),
        "saving": Vocabulary(("wood", "stone"), ("wood", "stone")),
        "skill": Vocabulary(SKILL_IDS, [f"@skill-{skill}" for skill in SKILL_IDS]),
        "choice": numbers(1, 2),
        "wood": numbers(0, max(kit.step_mix)),
        "stall": Vocabulary(("left", "middle", "right"), PLACE_IDS[codes.LARGE : codes.GUILDHALL]),
        "seat": Vocabulary([str(seat) for seat in range(seats)], [f"@seat-{seat + 1}" for seat in range(seats)]),
    }


def asks(s: WestState, seat: int) -> int:
    return asked(s)


def context(s: WestState, seat: int, move: int) -> Figures:
    """What a label or a refusal tells besides the move's own words."""
    kind, a = move % A, move // A % A
    if kind == codes.PLACE:
        return place_figures(s, seat, a)
    if kind == codes.TAKE_BACK:
        return {"workers": workers_at(s, seat, a)}
    if kind == codes.DIG:
        return {"amount": dug(s, seat, a)}
    if kind == codes.EXCHANGE:
        lacks = said_to_lack(shortfall(s, seat, s.kit.exchange_pay, a * codes.GOODS))
        return {"pay": s.kit.names["exchange_pay"][a], "gain": s.kit.names["exchange_gain"][a], **lacks}
    if kind == codes.PLANS:
        return {"cards": plans(s, seat)}
    if kind == codes.HIRE:
        return hire_figures(s, seat, a)
    if kind == codes.CAPTURE:
        return capture_figures(s, seat, a, move // B)
    if kind == codes.GUARD:
        return guard_figures(s, seat, a)
    if kind == codes.KEEP:
        return {"cost": s.kit.names["cost"][a], "points": s.kit.worth[a]}
    if kind == codes.BUILD:
        lacks = said_to_lack(missing(s, seat, a), unskilled(s, seat, a))
        return {"cost": s.kit.names["cost"][a], "points": s.kit.worth[a], **lacks}
    if kind == codes.CATHEDRAL and s.step[seat] < codes.STEPS:
        return step_figures(s, seat)
    if kind == codes.PAY and s.step[seat] < codes.STEPS:
        asked_for = mix(s, seat, s.step[seat])
        return {"asked": asked_for, "stone": max(asked_for - a, 0)}
    if kind == codes.SAVE and asked(s) == codes.ASK_SAVING:
        return said_to_lack(missing_when_saving(s, seat, number(s), codes.WOOD + a))
    if kind == codes.TAKE:
        rows = s.kit.other_gain if a else s.kit.building_gain
        return {"gain": s.kit.names["gain"][rows[min(number(s), len(rows) - 1)]]}
    if kind == codes.BECOME:
        return character_figures(s.kit, a)
    if kind == codes.BUY_OFF and s.character[seat] != codes.NONE:
        return {"price": s.kit.ability_amount[s.character[seat]]}
    return {}


def character_figures(kit: Kit, who: int) -> dict[str, int | str]:
    """WK-4: what a character begins with, and can do."""
    return {
        "silver": kit.character_silver[who],
        "virtue": kit.character_virtue[who],
        "prisoners": kit.prisoners[who],
        "does": f"@character-{kit.ids['character'][who]}-text",
    }


WENT_TO = {  # the place where a move is made; others are made where the seat is
    codes.DIG: codes.MINE,
    codes.EXCHANGE: codes.STOREHOUSE,
    codes.PLANS: codes.WORKSHOP,
    codes.HIRE: codes.WORKSHOP,
    codes.CAPTURE: codes.TOWN_HALL,
    codes.GUARD: codes.GUARDHOUSE,
    codes.BUILD: codes.GUILDHALL,
    codes.CATHEDRAL: codes.GUILDHALL,
}
NOT_SUPPOSED = (codes.ACCEPT, codes.DECLINE, codes.DONE, codes.SAVE, codes.TAKE)  # whoever is asked may


def supposed(s: WestState, seat: int, move: int) -> WestState | None:
    """The table as if a worker of the seat had just gone where this move is made, or its question had come."""
    kind = move % A
    if kind in NOT_SUPPOSED or not is_ever_asked(s, seat, kind):
        return None
    then = arrived(s, seat, WENT_TO[kind]) if kind in WENT_TO else s.clone()
    then.visited = 0
    push(then, codes.ASK_LOOK if kind == codes.KEEP and s.passes == codes.KEPT else ANSWERS[kind][0], seat, 1)
    return then


def is_ever_asked(s: WestState, seat: int, kind: int) -> bool:
    """WK-4: characters are chosen by option, and only Hugo buys debts off; WK-24: a step below the top is paid."""
    if kind == codes.BECOME:
        return bool(s.characters == CHOSEN and s.character[seat] == codes.NONE)
    if kind == codes.BUY_OFF:
        return has(s, seat, codes.BUY_OFF_DEBTS)
    return kind != codes.PAY or bool(s.step[seat] < codes.STEPS)


def leads_to(s: WestState, seat: int, move: int) -> list[int]:
    """WK-22: to the guildhall one goes to build a card or go up the cathedral; WK-19: what the guardhouse does."""
    if move == codes.PLACE + A * codes.GUARDHOUSE:
        return [codes.GUARD + A * action for action in range(len(GUARD_IDS))]
    if move != codes.PLACE + A * codes.GUILDHALL:
        return []
    hand = [card for card in range(len(s.kit.worth)) if s.hands[seat] >> card & 1]
    return [*(codes.BUILD + A * card for card in hand), *([codes.CATHEDRAL] if s.step[seat] < codes.STEPS else [])]


def said_to_lack(goods: Goods, skills: Sequence[str] = ()) -> dict[str, int | str]:
    """All that is missing, as a refusal names it; nothing where nothing is."""
    named = [*(f"@lack-{skill}" for skill in skills), *(f"@good-{good}={count}" for good, count in goods.items())]
    return {"lacks": " ".join(named)} if named else {}


def place_figures(s: WestState, seat: int, place: int) -> dict[str, int | str]:
    if place < codes.LARGE:
        return {"workers": own_workers(s, seat, place) + 1, "price": 0}
    if place == codes.GUILDHALL:
        return {"workers": 1, "price": 0}
    price = market_silver(s, s.crew[seat], place - codes.MARKET_LEFT)
    lacks = max(0, price - owns(s, seat, codes.SILVER))
    also = {"also": "yes", "lacks": f"@good-silver={lacks}"} if lacks else {"also": "no"}
    return {"workers": 1, "price": price, **also}


def step_figures(s: WestState, seat: int) -> dict[str, int | str]:
    """WK-24: the next step, and what is missing for it besides virtue; a card to discard first."""
    step, goods = s.step[seat], missing_for_step(s, seat)
    wicked = s.virtue[seat] < s.kit.cathedral_from
    card = {"cards": 1} if wicked and s.cards[seat] == 0 and not has(s, seat, codes.NO_DISCARD) else {}
    lacks = said_to_lack({**card, **goods})
    return {"step": step + 1, "points": s.kit.step_points[step], "also": "yes" if lacks else "no", **lacks}


def hire_figures(s: WestState, seat: int, apprentice: int) -> dict[str, int | str]:
    slot = slot_of(s, apprentice)
    text = f"@apprentice-{s.kit.ids['apprentice'][apprentice]}-text"
    if asked(s) != codes.ASK_WORKSHOP or slot == codes.NONE:
        return {"price": 0, "does": text}
    silver = hire_silver(s, seat) + missing_workers(s, seat, slot)
    return {"price": tax_due(s, seat, s.kit.hire_tax) + silver, "does": text}


def capture_figures(s: WestState, seat: int, place: int, whose: int) -> dict[str, int | str]:
    price = 0
    if asked(s) == codes.ASK_CAPTURE:
        first = tax_due(s, seat, s.kit.first_capture_tax) + s.kit.first_capture_silver
        price = further_silver(s) + tax_due(s, seat, s.kit.further_capture_tax) if s.visited else first
    return {"workers": own_workers(s, whose, place), "own": int(whose == seat), "price": price}


def guard_figures(s: WestState, seat: int, action: int) -> dict[str, int | str]:
    kit = s.kit
    prices = {
        codes.RANSOM: tax_due(s, seat, kit.ransom_tax) + kit.ransom_silver,
        codes.SETTLE: tax_due(s, seat, kit.settle_tax) + kit.settle_silver,
    }
    return {"price": prices.get(action, 0)}
