"""Every sentence is there in French and English; other languages may lack some, and speak of the same things."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import chantier
from chantier.kernel.table import Table
from chantier.kernel.words import HYPHEN, LANGUAGES, MINUS, Words, decimal, language, native, percent
from chantier.testing.languages import lacking

FOLDERS = sorted(file.parent for file in Path(chantier.__file__).parent.rglob("messages.en.ftl"))
WHOLE = ("fr",)  # whoever writes an English sentence writes it in French too; other languages follow


class Figures(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The figures each message speaks of, and each of its attributes."""
    found = {}
    for entry in FluentParser().parse((folder / f"messages.{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder.name}, {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = figures(entry.value)
            found |= {f"{entry.id.name}.{short.id.name}": figures(short.value) for short in entry.attributes}
    return found


def figures(pattern: ast.Pattern | None) -> set[str]:
    found = Figures()
    if pattern is not None:
        found.visit(pattern)
    return found.names


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_language_says_the_same(folder: Path) -> None:
    english = messages(folder, "en")
    for file in folder.glob("messages.*.ftl"):
        lang = file.name.split(".")[1]
        told = messages(folder, lang)

        assert (english if lang in WHOLE else {name: english.get(name) for name in told}) == told, lang
    assert all((folder / f"messages.{lang}.ftl").exists() for lang in WHOLE)


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "messages.en.ftl").write_text("coin = { $n } coin\nluck = luck")
    (tmp_path / "messages.fr.ftl").write_text("coin = { $n } pièce")
    words = Words(tmp_path)

    assert ["3 pièce", "luck"] == [words.say("fr", "coin", {"n": 3}), words.say("fr", "luck")]
    assert "3 coin" == words.say("de", "coin", {"n": 3})
    assert "Vermilion" == words.say("de", "seat-2")  # all of it, so that no sentence is half and half
    assert [True, False] == [words.speak("fr"), words.speak("de")]


def test_the_recipe_of_a_language_says_what_is_missing() -> None:
    assert [] == list(lacking("fr"))
    assert "src/chantier/kernel/messages.tlh.ftl" in list(lacking("tlh"))


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert ["1.4", "1,4"] == [decimal("1.4", "en"), decimal("1.4", "fr")]
    assert ["5%", "5\N{NO-BREAK SPACE}%"] == [percent("5", "en"), percent("5", "fr")]
    assert ["Deutsch", "English", "français"] == [native(lang) for lang in ("de", "en", "fr")]


def test_a_missing_message_or_figure_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'nothing'"):
        Words().say("en", "nothing")
    with pytest.raises(LookupError, match="bad-seats"):
        Words().say("en", "bad-seats", {})


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("fr_BE.UTF-8", "fr"), ("FR", "fr"), ("en_US", "en"), ("de_DE", "de"), ("tlh_KX", "en"), ("", "en"), (None, "en")],
)
def test_the_locale_chooses_the_language(wanted: str | None, spoken: str) -> None:
    assert spoken == language(wanted)
    assert spoken in LANGUAGES


def test_a_figure_may_name_several_messages_each_with_its_number(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        (tmp_path / f"messages.{lang}.ftl").write_text("good-clay = { $n } clay\nluck = luck\ngains = gains { $goods }")

    assert "gains 2 clay, luck" == Words(tmp_path).say("en", "gains", {"goods": "@good-clay=2 @luck"})


def test_players_are_called_by_their_names_if_they_have_some() -> None:
    table = Table("artisans_builders", 2, 1)
    words = table.game.words

    assert "Vermilion" == words.spoken("en", "@seat-2")
    assert "Odile" == words.calling(["Ada", "Odile"]).spoken("en", "@seat-2")
    assert "Odile" == words.calling(["Ada", "Odile"]).spoken("fr", "@seat-2")


def test_a_number_below_zero_has_a_minus_sign() -> None:
    assert f"You lack {MINUS}3." == HYPHEN.sub(MINUS, "You lack -3.")
    assert "WK-15, 2-3 and --seed" == HYPHEN.sub(MINUS, "WK-15, 2-3 and --seed")
