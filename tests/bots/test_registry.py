"""Bots by their codes."""

from __future__ import annotations

import pytest

from chantier.bots.bot import RandomBot
from chantier.bots.greedy import GreedyBot
from chantier.bots.planner import PlannerBot
from chantier.bots.registry import CARDS, make, split
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadOption, UnknownBot
from chantier.kernel.words import LANGUAGES, MINUS


@pytest.mark.parametrize(("code", "kind"), [("random", RandomBot), ("greedy", GreedyBot), ("planner", PlannerBot)])
def test_a_code_makes_its_bot(code: str, kind: type) -> None:
    assert kind is type(make(code, Dice(0)))


def test_a_code_may_set_figures() -> None:
    bot = make("planner:turns=3,width=7", Dice(0))

    assert isinstance(bot, PlannerBot)
    assert (3, 7) == (bot.turns, bot.width)


def test_figures_that_are_not_set_are_the_usual_ones() -> None:
    bot = make("planner:turns=2", Dice(0))

    assert isinstance(bot, PlannerBot)
    assert (2, CARDS["planner"].parameters["width"].usual) == (bot.turns, bot.width)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CARDS)
def test_a_bot_has_a_name_and_a_sentence(code: str, lang: str) -> None:
    assert CARDS[code].name(lang)
    assert CARDS[code].sentence(lang).endswith(".")


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownBot) as trouble:
        make("oracle", Dice(0))

    assert f"There is no bot “oracle”; there is: {', '.join(CARDS)}." == str(trouble.value)
    assert trouble.value.says("fr").startswith("Il n’y a pas de bot «")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("random:turns=3", "random has no option “turns”; it has: –."),
        ("planner:depth=3", "planner has no option “depth”; it has: turns, width, style, recall."),
        ("planner:turns=0", "Option turns can't be 0; it can be: 1–12."),
        ("planner:turns=-1", "Option turns can't be \N{MINUS SIGN}1; it can be: 1–12."),
        ("planner:width=many", "Option width can't be many; it can be: 1–1000."),
        ("planner:width", "Option width can't be –; it can be: 1–1000."),
    ],
)
def test_figures_a_bot_does_not_have_are_refused(code: str, sentence: str) -> None:
    with pytest.raises(BadOption) as trouble:
        make(code, Dice(0))

    assert sentence == str(trouble.value)


@pytest.mark.parametrize(
    ("codes", "bots"),
    [
        ("random", ["random"]),
        ("random, greedy", ["random", "greedy"]),
        ("planner:turns=3,width=20", ["planner:turns=3,width=20"]),
        ("greedy,planner:turns=3,width=20,random", ["greedy", "planner:turns=3,width=20", "random"]),
        ("planner:width=5,planner:turns=2", ["planner:width=5", "planner:turns=2"]),
    ],
)
def test_codes_are_split_at_commas_that_are_not_within_one(codes: str, bots: list[str]) -> None:
    assert bots == split(codes)


@pytest.mark.parametrize(("written", "recall"), [("0", 0.0), ("0.5", 0.5), ("0.07", 0.07), ("1", 1.0), ("1.0", 1.0)])
def test_recall_is_a_part_of_one(written: str, recall: float) -> None:
    bots = make(f"greedy:recall={written}", Dice(0)), make(f"planner:turns=2,recall={written}", Dice(0))

    assert [recall, recall] == [bot.recall for bot in bots if isinstance(bot, PlannerBot)]


@pytest.mark.parametrize("written", ["1.1", "-1", "0.005", ".5", "0.", "half", "1e0", "1/2"])
def test_a_recall_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(BadOption) as trouble:
        make(f"greedy:recall={written}", Dice(0))

    said = written.replace("-", MINUS)
    assert f"Option recall can't be {said}; it can be: 0–1." == str(trouble.value)


def test_a_style_is_named_as_the_game_names_it_or_numbered() -> None:
    named = make("greedy:style=castles", Dice(0), ["balanced", "castles"])
    numbered = make("planner:style=1", Dice(0))

    assert isinstance(named, GreedyBot)
    assert isinstance(numbered, PlannerBot)
    assert 1 == named.style == numbered.style


@pytest.mark.parametrize("style", ["dragons", "2"])
def test_a_style_that_the_game_does_not_have_is_refused(style: str) -> None:
    with pytest.raises(BadOption):
        make(f"greedy:style={style}", Dice(0), ["balanced", "castles"])
