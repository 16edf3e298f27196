"""chantier play in a pseudo-terminal: a picture that stays, in two sizes, and whole games of all four titles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from chantier.kernel.challenge import challenge, medal
from chantier.kernel.game import SHELF, find
from chantier.kernel.record import read_record
from chantier.kernel.table import Table
from tests.archive.make_records import archive, read_archive
from tests.cli.terminal import Terminal

PROMPT = "Your choice >"
CHOICE = re.compile(r"(?:^|  )\s?(\d{1,3}) (\S+(?: \S+)*)")
WANTED = re.compile(r"palace|Climb|Repair|Construction|guildhall|Build|Keep")

# so that a whole game takes a minute at the table, and seconds here
SHORT = {
    "queens_architect": {"tokens": "[1]", "steps": "1", "palace": "1"},
    "west_kingdom": {
        "4 = 20, 5 = 24 }": "4 = 20, 5 = 5 }",
        "5 = [13, 19] }": "5 = [2, 4] }",
    },
    "architecture_game": {"target": "2", "last_round": "12"},
    "artisans_builders": {},
}


def short_kit(game: str, folder: Path) -> list[str]:
    if not SHORT[game]:
        return []
    source = (find(game).folder / "kit.toml").read_text("utf-8")
    for old, new in SHORT[game].items():
        before = source
        source = source.replace(old, new) if "=" in old else re.sub(rf"(?m)^{old} = .*", f"{old} = {new}", source)
        assert before != source
    kit = folder / "short.toml"
    kit.write_text(source, "utf-8")
    return ["--kit", str(kit)]


def choices_on(screen: list[str]) -> list[tuple[str, str]]:
    """The keys and labels below the question."""
    asked = max(i for i, line in enumerate(screen) if line.startswith("◆"))
    return [choice for line in screen[asked + 1 :] for choice in CHOICE.findall(line.partition(" │ ")[0])]


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_is_played_in_a_terminal_of_any_size(game: str, tmp_path: Path) -> None:
    """By the keys on the screen, with the most players: everybody is on it, nothing is cut off, the game is kept."""
    most = find(game).seats[-1]
    play = (
        "play",
        game,
        "--seats",
        str(most),
        "--seed",
        "4",
        "--bots",
        "random",
        "--save",
        "game.json",
        "--lang",
        "en",
    )
    with Terminal(*play, *short_kit(game, tmp_path), home=tmp_path) as terminal:
        turns = 0
        while terminal.wait_for(PROMPT, "End of the game") == PROMPT:
            screen = terminal.screen()
            picture = "\n".join(screen)

            assert terminal.rows == len(screen)
            assert max(map(cell_len, screen)) <= terminal.columns
            assert all(mark in picture for mark in ("⌂I", "▲II", "■III", "●IV", "◣V")[:most])
            assert ("│" in picture) == (terminal.columns == 120)
            turns += 1
            terminal.resize(*((120, 40) if turns % 4 == 3 else (80, 24)))
            terminal.type(chosen(screen, turns))
        terminal.process.wait()

    record = read_record(tmp_path / "game.json")
    kit = tmp_path / "short.toml"
    assert Table.replay(record, kit=kit if kit.exists() else None).outcome is not None
    assert turns > 3


# a record of three, and its last move, with which seat 0 wins: any medal is better than none
LAST_MOVES = {
    "queens_architect": (34, "palace"),
    "west_kingdom": (3, "place silversmith"),
    "architecture_game": (32, "build 58"),
    "artisans_builders": (23, "use wood"),
}


@pytest.mark.parametrize("game", SHELF)
def test_a_challenge_ends_with_its_medal(game: str, tmp_path: Path) -> None:
    number, last = LAST_MOVES[game]
    record = read_archive(archive(game, "1"))[number].record
    until = record.entries.index(f"0: {last}", len(record.entries) - 5)
    replace(record, entries=record.entries[:until], seed=None, commitment="").sealed().write(tmp_path / "late.json")
    challenged = ("play", game, "--challenge", "--name", "Robin", "--lang", "en")
    with Terminal(*challenged, "--resume", "late.json", home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        welcome = " ".join(" ".join(terminal.screen()).split())
        terminal.type(last)
        terminal.wait_for("Robin wins.")
        said = terminal.wait_for("No medal", "A bronze medal!", "A silver medal!", "A gold medal!")

    assert "The challenge: a victory earns bronze." in welcome
    assert f"{challenge(game).silver} for silver, {challenge(game).gold} for gold." in welcome
    table = Table.replay(read_record(tmp_path / "late.json"))
    assert f"A {medal(table, 0)} medal!" == said


def chosen(screen: list[str], turns: int) -> str:
    """What leads to the end, if it is offered; otherwise one after the other."""
    choices = choices_on(screen)
    assert choices, screen
    leading = [key for key, label in choices if WANTED.search(label)]
    return leading[0] if leading else choices[turns * 7 % len(choices)][0]


def test_one_is_asked_who_plays_and_words_will_do(tmp_path: Path) -> None:
    with Terminal("play", home=tmp_path, LANG="fr_FR.UTF-8") as terminal:
        terminal.at_once = 1  # so that reads end within accented letters
        terminal.wait_for("Quel jeu")
        terminal.type("reine queen")
        terminal.wait_for("Un numéro de 1 à 4")
        terminal.type("queen")
        terminal.wait_for("partie guidée")
        terminal.type("non")
        terminal.wait_for("Combien jouent")
        terminal.at_once = 2**16
        terminal.type("3")
        terminal.wait_for("Contre qui")
        terminal.type("")
        terminal.wait_for("Votre nom")
        terminal.type("Marguerite")
        terminal.wait_for("Votre choix >")
        screen = "\n".join(terminal.screen())

    assert "■III" in screen, "three play"
    assert "⌂I Marguerite" in screen
    assert "◆ Choisissez un des artisans" in screen


def test_french_words_hint_undo_why_and_rules(tmp_path: Path) -> None:
    play = ("play", "queens_architect", "--seats", "2", "--seed", "11", "--bots", "random", "--lang", "fr")
    said = []
    with Terminal(*play, home=tmp_path) as terminal:
        for typed, answer in [
            ("conseil", "Un maître choisirait"),
            ("choisir thibaut", "Tournez votre artisan"),
            ("tourner 0", "Choisissez un des artisans"),
            ("annuler", "Coup repris."),
            ("pourquoi recruter 1", "De plus"),
            ("règles 14", "QA-14 Le prix"),
        ]:
            terminal.wait_for("Votre choix >")
            terminal.type(typed)
            terminal.wait_for(answer)
            said.append(answer)
        terminal.type("")
        terminal.wait_for("Votre choix >")
        terminal.type("quitter")
        terminal.wait_for("Enregistrer la partie")
        terminal.type("")
        terminal.wait_for("À bientôt")

    assert 6 == len(said)


def test_colour_can_be_done_without(tmp_path: Path) -> None:
    """What is gold has a sign too."""
    play = ("play", "queens_architect", "--seats", "2", "--seed", "11", "--bots", "random")
    with Terminal(*play, home=tmp_path, NO_COLOR="1") as terminal:
        terminal.wait_for(PROMPT)

        assert not terminal.has_colour()
        assert "◆ your turn" in "\n".join(terminal.screen())


def test_for_those_who_listen_nothing_moves(tmp_path: Path) -> None:
    play = ("play", "queens_architect", "--seats", "2", "--seed", "11", "--bots", "random", "--plain")
    with Terminal(*play, home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1")
        terminal.wait_for("Turn your artisan on")

        assert "\x1b[2J" not in terminal.written
        assert "\x1b[?1049h" not in terminal.written
        assert terminal.has_colour(), "on a terminal that has it"


def test_a_lesson_is_followed_step_by_step(tmp_path: Path) -> None:
    with Terminal("play", "queens_architect", "--lesson", "--lang", "en", home=tmp_path) as terminal:
        terminal.wait_for("Enter to go on")
        terminal.type("")
        terminal.wait_for("First choose an artisan beside the board")
        terminal.wait_for(PROMPT)
        terminal.type("choose 2")
        terminal.wait_for("In this lesson: Choose Perrine")
        terminal.type("choose 1")
        terminal.wait_for("You may turn her at once")
