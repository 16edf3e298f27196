"""What a board says to the rules and of them is in the rules: views, moves, symbols and messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chantier.kernel.codes import FIRST_DRAW
from chantier.kernel.game import find
from chantier.server.web.board_types import board_types

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web/src"
BOARDS = sorted(index.parent for index in SOURCE.glob("boards/*/index.ts"))
ASKED = re.compile(r"spot\(table[\w ]*,|\bmoves=|\.(?:offer|starting|play)\(|refused\.(?:get|has)\(")
FIRST_WORD = re.compile(r"[\"'`]([a-z-]+)(?=[ \"'`])")
SYMBOL = re.compile(r"[\"'`]((?:i|ab|ag|qa|wk)-[a-z0-9-]*[a-z0-9])[\"'`]")
OTHER_NAMES = re.compile(r"\b(?:id|aria-labelledby)=\"[^\"]*\"|\bsay\(\s*[\"`][^\"`]*[\"`]")  # names of other things
SAID = re.compile(r"\bsay\(\s*(?:[^\"()`]*\? \"([a-z0-9-]+)\" : )?\"([a-z0-9-]+)\"")
ADDED = re.compile(
    r"\b(?:view|own|one|mine|other|market|track|card|site)\.\w+ [-+] (?!1\b)[\w(]|\bsum\("
)  # 1 counts a row
MOTION = re.compile(r"([^{};]+)\{([^{}]*\btransition:\s*([^;]+);[^{}]*)\}")
KEYFRAMES = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})+)")
COMPOSED = {"transform", "opacity"}
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)

each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)


def sources(folder: Path) -> Iterator[tuple[Path, str]]:
    for file in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
        if file.name != "wire.ts":
            yield file, file.read_text("utf-8")


def without_names(text: str) -> str:
    return OTHER_NAMES.sub("", text)


def moves(text: str) -> Iterator[str]:
    """The first words of the moves that a source asks the table about."""
    for asked in ASKED.finditer(text):
        depth, end = 0, asked.end()
        while end < len(text) and (depth > 0 or text[end] not in ")\n>"):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[end], 0)
            end += 1
        argument = re.sub(r"\{ ?(?:name|written|shows)\b.*", "", text[asked.end() : end], flags=re.DOTALL)
        yield from FIRST_WORD.findall(re.sub(r"===? \"[^\"]*\"", "", argument))


@each_board
def test_a_board_knows_the_view_and_the_words_of_its_rules(board: Path) -> None:
    assert board_types(find(board.name)) == (board / "wire.ts").read_text("utf-8")


@each_board
def test_every_move_of_a_board_is_one_of_the_rules(board: Path) -> None:
    verbs = {verb.word for kind, verb in find(board.name).verbs.items() if kind < FIRST_DRAW}
    used = {word: file.name for file, text in sources(board) for word in moves(without_names(text))}

    assert used
    assert not {word: file for word, file in used.items() if word not in verbs}


@each_board
def test_moves_that_are_folded_into_one_button_have_a_word_for_it(board: Path) -> None:
    """Only a verb that names something can have several moves."""
    several = {verb.word for kind, verb in find(board.name).verbs.items() if kind < FIRST_DRAW and verb.first}
    for file in board.glob("board.*.ftl"):
        words = file.read_text("utf-8")

        assert not {word for word in several if f"\nverb-{word} = " not in words}


@pytest.mark.parametrize(
    "folder", [SOURCE / "pages", SOURCE / "parts", SOURCE / "table", *BOARDS], ids=lambda f: f.name
)
def test_every_symbol_is_drawn(folder: Path) -> None:
    sprites = [SOURCE / "art/icons.svg", SOURCE / "art/pieces.svg", SOURCE / f"art/{folder.name}.svg"]
    drawn = {
        name for file in sprites if file.exists() for name in re.findall(r'\bid="([^"]+)"', file.read_text("utf-8"))
    }
    used = {name: file.name for file, text in sources(folder) for name in SYMBOL.findall(without_names(text))}

    assert used
    assert not {name: file for name, file in used.items() if name not in drawn}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "folder", [SOURCE / "pages", SOURCE / "parts", SOURCE / "table", *BOARDS], ids=lambda f: f.name
)
def test_every_message_is_written(folder: Path, lang: str) -> None:
    package = ROOT / "src/chantier"
    files = [*SOURCE.glob(f"words/*.{lang}.ftl"), package / f"bots/messages.{lang}.ftl", folder / f"board.{lang}.ftl"]
    files.append(package / f"games/{folder.name}/messages.{lang}.ftl")
    written = {name for file in files if file.exists() for name in MESSAGE.findall(file.read_text("utf-8"))}
    written.add("game-title")  # of the game that is shown
    written |= {f"seat-{seat}" for seat in range(1, 6)}  # of the kernel's messages the client has these, and refusals
    used = {name: file.name for file, text in sources(folder) for found in SAID.findall(text) for name in found if name}

    assert not {name: file for name, file in used.items() if name not in written}


@pytest.mark.parametrize("lang", ["fr", "en"])
@each_board
def test_every_option_and_its_values_are_said_in_words(board: Path, lang: str) -> None:
    written = MESSAGE.findall((board / f"board.{lang}.ftl").read_text("utf-8"))
    options = find(board.name).options
    wanted = {f"option-{option.replace('_', '-')}" for option in options}
    wanted |= {f"value-{value}" for values in options.values() for value in values if isinstance(value, str)}

    assert wanted <= set(written)


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.ftl")), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_message_is_written_twice(file: Path) -> None:
    names = MESSAGE.findall(file.read_text("utf-8"))

    assert not {name for name in names if names.count(name) > 1}


@each_board
def test_a_board_adds_no_figures_of_its_view(board: Path) -> None:
    """What can be counted the rules count; what is left are places on the screen and numbers of a row."""
    assert not {file.name: found for file, text in sources(board) if (found := ADDED.findall(text))}


def test_parts_that_all_share_are_written_once() -> None:
    """One dialog, one shell of a card, one line of the log; each is its own component."""
    own = {
        "<dialog": "parts/Dialog.svelte",
        'class={["card': "parts/Card.svelte",
        "<LogLine": "parts/TurnLine.svelte",
    }
    texts = {str(file.relative_to(SOURCE)): file.read_text("utf-8") for file in SOURCE.rglob("*.svelte")}
    found = {mark: {name for name, text in texts.items() if mark in text} for mark in own}

    assert {mark: {name} for mark, name in own.items()} == found


def test_what_a_turn_moves_the_compositor_draws() -> None:
    """Anything else is painted again for each frame, while the page has a turn to show; but for what one points at."""
    painted = set()
    for folder in ("boards", "parts", "table", "styles"):
        for file in [*SOURCE.glob(f"{folder}/**/*.svelte"), *SOURCE.glob(f"{folder}/*.css")]:
            text = re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
            for selector, _, motions in MOTION.findall(text):
                moved = {motion.split()[0] for motion in re.split(r",(?![^(]*\))", motions)}
                if ":hover" not in selector and moved - COMPOSED:
                    painted.add((file.name, *sorted(moved)))
            for frames in KEYFRAMES.findall(text):
                moved = set(re.findall(r"([\w-]+):", frames))
                if moved - COMPOSED:
                    painted.add((file.name, *sorted(moved)))

    assert {("Dial.svelte", "stroke-dashoffset")} == painted, "but the ring before a race, when nothing else moves"
