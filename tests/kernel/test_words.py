"""Every sentence is there in both languages and speaks of the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import chantier
from chantier.kernel.words import LANGUAGES, Words, language

FOLDERS = sorted(file.parent for file in Path(chantier.__file__).parent.rglob("messages.fr.ftl"))
TYPEWRITER = re.compile(r"'|\"|\.\.\.")  # ’ “ ” « » and … are typeset
LOOSE = re.compile(r"(?<![\u00a0\u202f])([;:?!](?=\s|$)|»)|«(?![\u00a0\u202f])")  # these want a no-break space


class Figures(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's own name
        self.found.append(node)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The figures each message speaks of."""
    found = {}
    for entry in FluentParser().parse((folder / f"messages.{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder.name}, {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            figures = Figures()
            figures.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = figures.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_and_english_say_the_same(folder: Path) -> None:
    assert messages(folder, "fr") == messages(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_is_typeset(folder: Path) -> None:
    text = (folder / "messages.fr.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            spoken = "".join(element.value for element in text_elements(entry))
            assert not TYPEWRITER.search(spoken), f"{entry.id.name}: {spoken}"
            assert not LOOSE.search(spoken), f"no-break space in {entry.id.name}: {spoken}"


def text_elements(message: ast.Message) -> list[ast.TextElement]:
    texts = Texts()
    texts.visit(message)
    return texts.found


def test_a_missing_message_or_figure_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'nothing'"):
        Words().say("en", "nothing")
    with pytest.raises(LookupError, match="bad-seats"):
        Words().say("en", "bad-seats", {})


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("fr_BE.UTF-8", "fr"), ("FR", "fr"), ("en_US", "en"), ("de_DE", "en"), ("", "en"), (None, "en")],
)
def test_the_locale_chooses_the_language(wanted: str | None, spoken: str) -> None:
    assert spoken == language(wanted)
    assert spoken in LANGUAGES
