"""Every refusal is said in a position where it happens, in both languages, and what it says is missing would do."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from chantier.kernel.codes import FIRST_DRAW, RULE, A
from chantier.kernel.game import SHELF, find
from chantier.kernel.refusal import Refusal
from chantier.kernel.table import Table
from chantier.kernel.words import LANGUAGES
from chantier.testing import Scene, at

FOLDER = Path(__file__).parent / "refusals"
NEVER_IN_THE_BOX = {
    "too-far": "no journey on our maps is longer than 4 spaces",
    "nothing-to-harvest": "every building and every board pays",
}
every_game = pytest.mark.parametrize("game", SHELF)


def told(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))["refusal"]
    return found


def scene(game: str, position: str) -> Scene:
    """With the kit of the scenarios, where they have one: it stays as it is."""
    kit = find(game).folder / "scenarios" / "kit.toml"
    return at(game, position, kit=kit if kit.exists() else None)


CASES = [pytest.param(game, one, id=f"{game}-{one['code']}-{one['move']}") for game in SHELF for one in told(game)]


@pytest.mark.parametrize(("game", "one"), CASES)
def test_a_refusal_is_said_as_it_is_written_here(game: str, one: dict[str, Any]) -> None:
    refusal = scene(game, one["position"]).refusal(one["move"], one.get("seat"))

    assert one["code"] == refusal.code
    assert {"fr", "en"} <= one.keys()
    for lang in LANGUAGES:
        assert one.get(lang) in (None, refusal.said(lang))


@every_game
def test_every_refusal_that_can_happen_with_the_box_is_written_here(game: str) -> None:
    codes = {why.code for why in find(game).refusals.values()}
    scenarios = "\n".join(file.read_text("utf-8") for file in (find(game).folder / "scenarios").glob("test_*.py"))

    assert codes - NEVER_IN_THE_BOX.keys() == {one["code"] for one in told(game)}
    assert all(f'"{code}"' in scenarios for code in codes & NEVER_IN_THE_BOX.keys()), "shown with a kit of its own"


# whatever is asked, whenever


def random_tables(game: str, games: int, moves: int) -> Iterator[tuple[Table, int]]:
    """Positions of random games with every number of seats and every option, and who is asked."""
    card = find(game)
    for number in range(games):
        options = {name: values[number % len(values)] for name, values in card.options.items()}
        table = Table(game, card.seats[number % len(card.seats)], number, options=options)
        chance = random.Random(number)
        for _ in range(moves):
            if table.seat is None:
                break
            if chance.random() < 0.1:
                yield table, table.waiting[0]
            table.play(chance.choice(table.moves()))


def every_move(table: Table) -> list[str]:
    return [text for code, text in table.texts.text.items() if code % A < FIRST_DRAW]


@every_game
def test_why_has_an_answer_to_every_move_at_any_time(game: str) -> None:
    """In both languages; and what may be played has nothing against it."""
    for table, seat in random_tables(game, 3, 80):
        allowed = set(table.moves(seat))
        for move in every_move(table):
            refusals = table.why(move, seat)

            assert (move in allowed) == (not refusals)
            assert all(refusal.said(lang) for refusal in refusals for lang in LANGUAGES)


def test_why_says_what_is_missing_even_when_something_else_is_asked() -> None:
    table = at("queens_architect", "star 0: labour\nthalers 0: 1")

    assert ["Not now. Move your architect 1 to 3 spaces. (QA-11)", "That costs 6 thalers, you have 1. (QA-14)"] == [
        refusal.says for refusal in table.why("recruit 1")
    ]


def test_why_says_what_is_missing_in_the_middle_of_an_effect_too() -> None:
    table = at("west_kingdom", "seats: 2\nhands 0: well\nworkers 0: mine=2")
    table.play("place mine")

    assert "Not now. Take clay or gold. (WK-11)" == table.why("build well")[0].says
    assert "You lack 2 wood, 2 stone. (WK-23)" == table.why("build well")[1].says


def test_why_says_what_is_missing_in_the_draft_of_architectes_too() -> None:
    table = Table("west_kingdom", 2, 1)

    assert "Not now. Keep a card; the others go to the left. (WK-3)" == table.why("place guildhall")[0].says
    assert "You can build nothing, nor go up the cathedral. (WK-9)" == table.why("place guildhall")[1].says
    assert "That is not among your cards: Well. (WK-23)" == table.why("build well")[1].says


def test_why_says_what_an_effects_own_question_would_ask_for() -> None:
    table = at("west_kingdom", "seats: 2")

    assert "You have no unpaid debt. (WK-23)" == table.why("destroy")[1].says
    assert ["Destroy a debt, or decline. (WK-23)"] == table.when("destroy")
    assert "None of your workers is on another board. (WK-19)" == table.why("liberate")[1].says
    assert ["Take the debt, or pay to avoid it. (WK-32)"] == table.when("buy-off")


@every_game
def test_every_move_answers_a_question_and_every_question_has_answers(game: str) -> None:
    card = find(game)

    assert {kind for kind in card.verbs if kind < FIRST_DRAW} == set(card.answers)
    assert set(range(len(card.questions))) == {question for asked in card.answers.values() for question in asked}


def test_whoever_can_build_nothing_is_told_why_card_by_card() -> None:
    table = at("west_kingdom", "seats: 2\nhands 0: well reservoir\ngoods 0: wood=2")

    assert "nothing-to-build" == table.refusal("place guildhall").code
    assert {
        "build well": "You lack 2 stone. (WK-23)",
        "build reservoir": "You lack 6 clay. (WK-23)",
        "cathedral": "You lack 1 gold. (WK-24)",
    } == {move: refusal.says for move, refusal in table.why_beyond("place guildhall", 0)}
    assert [] == table.why_beyond("place forest", 0)
    guarded = {move: refusal.code for move, refusal in table.why_beyond("place guardhouse", 0)}
    assert ("no-captives", "nobody-in-prison", "no-debt") == tuple(
        guarded[f"guard {action}"] for action in ("sell", "release", "settle")
    )


# what a refusal names as missing would do, and nothing less


Give = Callable[[Any, int, int], None]


def put(field: str, width: int = 1, at: int = 0) -> Give:
    def give(state: Any, seat: int, n: int) -> None:
        getattr(state, field)[seat * width + at] += n

    return give


def skilled(skill: int) -> Give:
    def give(state: Any, seat: int, n: int) -> None:
        state.crew[seat] |= state.kit.skilled[skill] & -state.kit.skilled[skill]

    return give


ARTISANS = {f"@count-{good}": put(good) for good in ("wood", "stone", "coins")} | {
    f"@count-{badge}": put("badges", 5, n) for n, badge in enumerate(("meat", "fish", "cheese", "bread", "aubergine"))
}
WEST_GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
WEST = {f"@good-{good}": put("goods", 6, n) for n, good in enumerate(WEST_GOODS)} | {
    "@good-wood-or-stone": put("goods", 6, WEST_GOODS.index("wood")),
    **{f"@lack-{skill}": skilled(n) for n, skill in enumerate(("carpentry", "tiling", "masonry"))},
}
MISSING = {
    "artisans_builders": (("goods-missing", "badge-missing"), ARTISANS),
    "west_kingdom": (("goods-missing", "skill-missing"), WEST),
}


def lacking(refusal: Refusal) -> list[tuple[str, int]]:
    parts = (part.partition("=") for part in str(refusal.figures["lacks"]).split())
    return [(name, int(n or 1)) for name, _, n in parts]


class Refused(NamedTuple):
    """A move that is refused, now or once it is time for it."""

    state: Any
    seat: int
    move: str
    code: int
    refusal: Refusal

    def with_gifts(self, given: list[tuple[str, int]], gifts: dict[str, Give]) -> str:
        """Why it is refused to a seat that has been given something; empty if it no longer is."""
        then = self.state.clone()
        for name, n in given:
            gifts[name](then, self.seat, n)
        packed = then.why_not(self.seat, self.code)
        return find(self.game).refusals[packed % RULE].code if packed else ""

    @property
    def game(self) -> str:
        return type(self.state).__module__.split(".")[2]


def refused_moves(game: str, codes: tuple[str, ...]) -> Iterator[Refused]:
    for table, seat in random_tables(game, 4, 120):
        for move in every_move(table):
            refusals = table.why(move, seat)
            if refusals and refusals[-1].code in codes:
                code = table.texts.code[move]
                then = table.state if len(refusals) == 1 else table.game.supposed(table.state.seen_by(seat), seat, code)
                yield Refused(then, seat, move, code, refusals[-1])


@pytest.mark.parametrize("game", MISSING)
def test_what_is_named_as_missing_would_do_and_nothing_less_would(game: str) -> None:
    codes, gifts = MISSING[game]
    tried = 0
    for refused in refused_moves(game, codes):
        if refused.refusal.figures.get("also", "no") == "no":
            tried += 1
            lacks = lacking(refused.refusal)

            assert "" == refused.with_gifts(lacks, gifts), str(refused)
            for i, (name, n) in enumerate(lacks):
                less = [*lacks[:i], *([(name, n - 1)] if n > 1 else []), *lacks[i + 1 :]]
                assert refused.with_gifts(less, gifts) in codes, str(refused)

    assert tried > 100


@pytest.mark.parametrize(("game", "purse"), [("queens_architect", "thalers"), ("west_kingdom", "silver")])
def test_a_price_that_is_named_would_do_and_nothing_less_would(game: str, purse: str) -> None:
    give = put("thalers") if purse == "thalers" else put("goods", 6, WEST_GOODS.index("silver"))
    tried = 0
    for refused in refused_moves(game, ("too-dear",)):
        tried += 1
        short = int(refused.refusal.figures["need"]) - int(refused.refusal.figures["have"])

        assert "" == refused.with_gifts([("purse", short)], {"purse": give}), str(refused)
        assert "too-dear" == refused.with_gifts([("purse", short - 1)], {"purse": give}), str(refused)

    assert tried > 20
