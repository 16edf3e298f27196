"""chantier play: a person at a table of bots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chantier.cli.keys import named
from chantier.cli.play import bot_codes
from chantier.cli.speech import BadUsage
from chantier.cli.telling import counted, merged
from chantier.games import queens_architect
from chantier.kernel.record import read_record
from chantier.kernel.table import Table

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

PLAY = ("play", "queens_architect", "--seed", "11", "--bots", "random")  # seat 0 begins
ANY = "choose 1\nchoose 2\nchoose 3\nchoose 4\n"  # whichever is left: what is refused changes nothing
DRAFT = f"{ANY}turn 0\n" * 2  # two artisans, left as they are


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where whoever leaves in haste finds the table again."""
    for name in ("HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("LOGNAME", "ada")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_game_is_won_with_a_kit_of_ones_own(chantier: Chantier) -> None:
    kit = (queens_architect.GAME.folder / "kit.toml").read_text("utf-8")
    modest = {"tokens": "[1]", "steps": "1", "palace": "1"}
    Path("modest.toml").write_text(
        re.sub(r"(?m)^(tokens|steps|palace) = .*", lambda m: f"{m[1]} = {modest[m[1]]}", kit)
    )
    around_the_star = "go broker\ndecline\ngo construction\n"
    typed = f"{DRAFT}{around_the_star}1\ndone\nclimb\n{around_the_star}palace\n"
    said = chantier(*PLAY, "--kit", "modest.toml", typed=typed)

    assert "◆ Ada wins.\nEnd of the game: QA-28, The last round.\n" in said.out


def test_the_end_is_told_with_the_winner_the_rule_and_the_score_sheet(chantier: Chantier) -> None:
    last_round_of_a_game(Path("game.json"))
    said = chantier(
        "play", "queens_architect", "--resume", "game.json", "--bots", "random", typed="1\n0\n" * 4, lang="fr"
    )

    assert "Partie finie, manche 100" in said.out
    assert re.search("◆ (?!Vermillon)[A-Z]\\w+ l’emporte.\n", said.out), "by name"
    assert "QA-30, Si le palais se fait attendre.\n" in said.out
    pad = [line.split() for line in said.out.rpartition("Si le palais")[2].splitlines() if line]
    assert ["⌂I", "Ada"] == pad[1][-2:]
    assert ["Au", "hasard", "vous"] == pad[2]
    assert [["place", "1", "2"], "Palais", "Échelons", "Performance"] == [pad[3], *(line[0] for line in pad[4:7])]


def test_a_move_is_played_by_its_number_or_by_its_text(chantier: Chantier) -> None:
    chantier(*PLAY, "--save", "game.json", typed="2\nTURN  3\n")

    assert ["0: choose 2", "0: turn 3"] == moves_of("game.json", seat=0)


def test_each_move_is_listed_with_its_label_and_its_text(chantier: Chantier) -> None:
    out = chantier(*PLAY).out

    assert "◆ Choose one of the artisans beside the board." in out
    assert "2  Choose Lambert (glaziers)      choose 2" in out


def test_others_are_told_of_by_name(chantier: Chantier) -> None:
    out = " ".join(chantier(*PLAY, "--seat", "1", "--name", "Robin").out.split())

    assert "You are ▲II Robin." in out
    assert re.search(r"⌂I (?!Blue)[A-Z]\w+ begins; chooses", out)


def test_the_board_is_drawn_once_a_turn(chantier: Chantier) -> None:
    out = chantier(*PLAY, typed=DRAFT + "go labour\n").out

    assert ["The first two artisans", "The first two artisans", "Round 1"] == [
        line.strip().partition("  ")[0] for line in out.splitlines() if "◆ your turn" in line
    ]


def test_a_refused_move_gets_the_reason_and_its_rule(chantier: Chantier) -> None:
    out = chantier(*PLAY, typed=DRAFT + "go recruitment\nrecruit 1\nrecruit 99\n").out

    assert "✗ That costs 6 thalers, you have 0. (QA-14)" in out
    assert "✗ “recruit 99” is none of the choices: answer with a number, or with words" in out
    assert "choice. (QA-14)" in out


def test_why_gives_the_reason_without_playing(chantier: Chantier) -> None:
    out = chantier(*PLAY, "--save", "game.json", typed="why recruit 1\nwhy choose 1\nwhy\n").out

    assert "✗ Not now. Choose one of the artisans beside the board. (QA-10)" in out
    assert "It answers: Recruit one artisan, or decline. (QA-14)" in out
    assert "Nothing is against it: “Choose Thibaut (stonecutters)” is allowed." in out
    assert "Nothing that would be an answer is refused." in out
    assert [] == moves_of("game.json", seat=0)


def test_help_lists_the_commands_or_shows_a_rule(chantier: Chantier) -> None:
    out = chantier(*PLAY, typed="help\nhelp 14\nhelp QA-99\n").out

    assert "why MOVE" in out
    assert "The rule of the moment: QA-10, Your first two artisans." in out
    assert "### QA-14 What an artisan costs" in out
    assert "✗ There is no rule “QA-99”; they go from QA-1 to QA-31." in out


def test_commands_are_spoken_in_french_and_always_in_english(chantier: Chantier) -> None:
    typed = "aide 7\nhelp 8\npourquoi go labour\nplateau\njournal\nquitter\n\n"
    out = chantier(*PLAY, typed=typed, lang="fr").out

    assert "### QA-7 La troupe" in out
    assert "### QA-8 Le plateau et les joueurs" in out
    assert "✗ Pas maintenant." in out
    assert out.count("Estime de la reine") == 1, "drawn large"
    assert "La partie n’est pas enregistrée." in out


def test_the_log_tells_everything_since_the_first_move(chantier: Chantier) -> None:
    out = chantier(*PLAY, typed=DRAFT + "go labour\nlog\n").out
    told = out.rpartition("> log\n")[2]

    assert told.startswith("⌂I Ada begins; chooses Thibaut; leaves Thibaut at the start.")
    assert "Round 1 begins." in told


def test_undo_goes_back_to_ones_own_last_choice_over_the_moves_of_bots(chantier: Chantier) -> None:
    chantier(*PLAY, "--save", "game.json", typed=DRAFT + "go labour\ncollect\ndone\nundo\nundo\n")

    assert "0: go labour" == read_record(Path("game.json")).entries[-1]


def test_what_was_drawn_can_not_be_undone(chantier: Chantier) -> None:
    recruiting = f"choose 2\nturn 5\n{ANY}turn 5\ngo recruitment\nrecruit 6\n"
    said = chantier(*PLAY, "--save", "game.json", typed=recruiting + "undo\nreprendre\n", lang="fr")

    assert 2 == said.out.count("✗ Quelque chose a été tiré depuis")
    assert "0: recruit 6" == moves_of("game.json", seat=0)[-1]


def test_nothing_can_be_undone_before_the_first_choice(chantier: Chantier) -> None:
    assert "✗ Nobody has moved yet." in chantier(*PLAY, typed="undo\n").out


def test_a_saved_game_goes_on_where_it_was(chantier: Chantier) -> None:
    left = chantier(*PLAY, "--save", "game.json", "--bots", "greedy", typed=DRAFT)
    command = next(line.split() for line in left.out.splitlines() if line.startswith("  chantier play"))
    resumed = chantier(*command[1:], typed="go labour\n")

    assert ["chantier", "play", "queens_architect", "--bots", "greedy", "--resume", "game.json"] == command
    assert "◆ Move your architect 1 to 3 spaces." in resumed.out
    assert "0: go labour" == read_record(Path("game.json")).entries[-1]


def test_a_game_that_was_resumed_can_be_replayed_when_it_is_over(chantier: Chantier) -> None:
    last_round_of_a_game(Path("game.json"))
    chantier("play", "queens_architect", "--resume", "game.json", "--bots", "random", typed="1\n0\n" * 4)

    assert Table.replay(read_record(Path("game.json"))).outcome is not None


def test_whoever_leaves_in_haste_is_told_how_to_resume(chantier: Chantier, home: Path) -> None:
    said = chantier(*PLAY, typed="1\n")
    kept = next(home.rglob("queens_architect.json"))

    assert 0 == said.code
    assert f"--resume {kept}" in said.out
    assert ["0: choose 1"] == moves_of(kept, seat=0)


def test_nothing_is_kept_of_a_game_that_was_not_begun(chantier: Chantier, home: Path) -> None:
    assert "The game is not kept." in chantier(*PLAY).out
    assert [] == list(home.rglob("*.json"))


def test_an_interrupt_is_a_way_to_leave(chantier: Chantier, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = chantier(*PLAY, "--save", "game.json")

    assert 0 == said.code
    assert "--resume game.json" in said.out


def test_quitting_asks_whether_to_keep_the_game(chantier: Chantier) -> None:
    said = chantier(*PLAY, typed="1\nquit\nlater.json\n")

    assert "--resume later.json" in said.out
    assert ["0: choose 1"] == moves_of("later.json", seat=0)


@pytest.mark.parametrize("no", ["", "n", "Non"])
def test_a_no_is_not_taken_for_a_file_name(chantier: Chantier, no: str) -> None:
    said = chantier(*PLAY, typed=f"1\nquit\n{no}\n")

    assert 0 == said.code
    assert not Path(no or "nothing").exists()


def test_save_keeps_the_game_from_then_on(chantier: Chantier) -> None:
    out = chantier(*PLAY, typed="save\nsave game.json\n1\n").out

    assert "In which file?" in out
    assert "The game is kept in game.json." in out
    assert ["0: choose 1"] == moves_of("game.json", seat=0)


def test_another_game_is_never_overwritten(chantier: Chantier) -> None:
    chantier(*PLAY, "--save", "game.json", typed="1\n")

    assert (2, "") == chantier(*PLAY, "--save", "game.json")[:2]
    assert "✗ game.json exists already." in chantier(*PLAY, typed="save game.json\n").out
    assert ["0: choose 1"] == moves_of("game.json", seat=0)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--save", "nowhere/game.json"), "nowhere/game.json can't be written"),
        (("--seat", "2"), "There is no seat 2"),
        (("--bots", "random,random"), "One bot is needed, not 2."),
        (("--bots", "clever"), "clever"),
        (("--resume", "none.json"), "none.json can't be read"),
    ],
)
def test_what_is_asked_for_must_be_possible(chantier: Chantier, arguments: tuple[str, str], complaint: str) -> None:
    said = chantier(*PLAY, *arguments)

    assert (2, "") == said[:2]
    assert complaint in said.err


def test_the_seats_of_a_kept_game_can_not_change(chantier: Chantier) -> None:
    chantier(*PLAY, "--save", "game.json")
    said = chantier("play", "queens_architect", "--resume", "game.json", "--seats", "3")

    assert "game.json keeps a game for 2; the number of seats can't change on the way.\n" == said.err


def test_one_bot_is_for_all_others_or_each_has_its_own() -> None:
    assert {0: "random", 2: "random"} == bot_codes("random", 3, person=1)
    assert {0: "greedy", 2: "planner:turns=2,width=9"} == bot_codes("greedy,planner:turns=2,width=9", 3, person=1)
    with pytest.raises(BadUsage):
        bot_codes("random,greedy,random", 3, person=1)


def test_words_at_the_beginning_of_a_label_come_first() -> None:
    table = Table("west_kingdom", 2, 1)
    moves = ["build well", "plans"]  # of which the second is “Draw 1 building card”

    assert "build well" == named(table, 0, "build", moves)
    assert "plans" == named(table, 0, "card", moves)


def test_what_is_said_of_several_things_in_a_row_is_said_once() -> None:
    assert ["turns Aubin, Colas on"] == merged(["turns Aubin on", "turns Colas on"])
    assert ["sends the masons for 1 thaler, smiths for 2 thalers"] == merged(
        ["sends the masons for 1 thaler", "sends the smiths for 2 thalers"]
    )
    assert ["Aubin leaves", "Colas leaves"] == merged(["Aubin leaves", "Colas leaves"])
    assert ["sends them", "sends them"] == merged(["sends them", "sends them"])
    assert ["looks at a card (×2)", "keeps it"] == counted(["looks at a card", "looks at a card", "keeps it"])


def test_piped_in_a_process_of_its_own_it_plays_without_colour(home: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chantier", *PLAY, "--lang", "fr"],
        input="1\nquitter\n\n",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert "\x1b" not in done.stdout
    assert "Votre choix > 1\n⌂I Ada choisit" in done.stdout


def test_a_challenge_is_resumed_as_one(chantier: Chantier) -> None:
    """The bots' names are the same, too: the first draws decide them."""
    first = chantier("play", "artisans_builders", "--challenge", "--name", "Robin", "--save", "game.json", typed="1\n")
    again = chantier("play", "artisans_builders", "--challenge", "--name", "Robin", "--resume", "game.json")
    names = [re.findall(r"(?:▲II|■III) ([A-Z]\w+) ·", said.out)[:2] for said in (first, again)]

    assert "chantier play artisans_builders --name Robin --challenge --resume game.json" in first.out
    assert "The challenge: a victory earns bronze." in " ".join(again.out.split())
    assert names[0] == names[1]
    assert 2 == len({*names[0]})


def last_round_of_a_game(file: Path) -> None:
    """Keep a game in which everybody has always done what is listed first."""
    table = Table("queens_architect", seats=2, seed=11)
    while table.view(0)["round"] < 100:
        table.play(table.moves()[0])
    table.record().write(file)


def moves_of(file: Path | str, seat: int) -> list[str]:
    return [entry for entry in read_record(Path(file)).entries if entry.startswith(f"{seat}: ")]
