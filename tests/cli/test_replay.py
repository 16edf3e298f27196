"""chantier replay."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from chantier import Record, Table
from chantier.kernel.game import SHELF, shelve

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


def played(moves: int | None = None) -> Record:
    """A random game, whole or cut short."""
    table = Table("queens_architect", seats=3, seed=7)
    chance = random.Random(1)
    while table.seat is not None and moves != 0:
        table.play(chance.choice(table.moves()))
        moves = None if moves is None else moves - 1
    return table.record()


@pytest.fixture(scope="module")
def whole() -> Record:
    return played()


@pytest.fixture
def file(whole: Record, tmp_path: Path) -> str:
    whole.write(tmp_path / "game.json")
    return str(tmp_path / "game.json")


def test_a_game_is_told_round_by_round(chantier: Chantier, file: str) -> None:
    said = chantier("replay", file)
    lines = said.out.splitlines()

    assert (0, "") == (said.code, said.err)
    assert "Queen’s Architect, 3 seats, kit “reconstruction-1”." == lines[0]
    assert lines.index("Round 1 begins.") < lines.index("Round 2 begins.") < lines.index("Round 3 begins.")
    assert any(line.strip().startswith("1  Esteem token") for line in lines)
    assert any(line.startswith("  32  ") and "chooses" in line for line in lines)


def test_the_end_tells_the_winner_and_the_sheet(
    chantier: Chantier, file: str, whole: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    outcome = Table.replay(whole).outcome
    assert outcome is not None
    end = chantier("replay", file).out.split("draws fit seed")[1]

    assert end.startswith(" 7.\n")
    assert f"{outcome.rule}, " in end
    for name in ("place", "Steps", "Performance", "Thalers", "Bonds"):
        assert name in end
    of_the_first = [int(line.split()[-3]) for line in end.splitlines()[-6:]]
    assert [1, *outcome.sheets[outcome.winners[0]].values()] == of_the_first


def test_a_game_is_told_in_french(chantier: Chantier, file: str) -> None:
    said = chantier("replay", file, lang="fr").out.replace("\u00a0", " ")

    assert "Queen’s Architect, 3 sièges, matériel « reconstruction-1 »." in said
    assert "conformes à la graine 7" in said
    assert "siège 0" in said


def test_an_unfinished_game_ends_where_its_record_does(chantier: Chantier, tmp_path: Path) -> None:
    record = played(40)
    record.write(tmp_path / "half.json")
    said = chantier("replay", str(tmp_path / "half.json"))

    assert 0 == said.code
    assert "can't be checked" in said.out
    assert said.out.rstrip().endswith("The game is not over.")


def test_nothing_is_drawn_that_the_record_does_not_have(chantier: Chantier, tmp_path: Path, whole: Record) -> None:
    whole.until(5).write(tmp_path / "cut.json")
    report = json.loads(chantier("replay", str(tmp_path / "cut.json"), "--json").out)

    assert 5 == report["version"]
    assert whole.entries[:5] == report["entries"]
    assert [1, 2, 3, 4, 5] == [event["version"] for event in report["log"]]


def test_a_replay_as_data(chantier: Chantier, file: str, whole: Record) -> None:
    report = json.loads(chantier("replay", file, "--json").out)

    assert whole.entries == report["entries"]
    assert report["draws_fit_the_seed"]
    assert sum(entry.startswith("chance") for entry in whole.entries) == report["draws"]
    assert report["outcome"] == msgspec.to_builtins(Table.replay(whole).outcome)
    assert {"version", "name", "seat", "rule", "figures", "hidden", "says"} == set(report["log"][0])


def test_the_table_at_an_entry(chantier: Chantier, file: str) -> None:
    said = chantier("replay", file, "--until", "33")
    report = json.loads(chantier("replay", file, "--until", "33", "--json").out)

    assert said.out.startswith("After entry 33 of ")
    assert "turns " in said.out
    assert (33, None) == (report["version"], report["outcome"])
    assert 33 == report["log"][-1]["version"]


def test_before_the_first_entry_nothing_has_been_drawn(chantier: Chantier, file: str) -> None:
    report = json.loads(chantier("replay", file, "--until", "0", "--json").out)

    assert (0, [], []) == (report["version"], report["entries"], report["log"])
    assert 0 == chantier("replay", file, "--until", "0").code


@pytest.mark.parametrize("until", ["-1", "100000"])
def test_there_is_no_table_beyond_the_record(chantier: Chantier, file: str, until: str) -> None:
    refused(chantier, [file, "--until", until], "there is no table after", "il n’y a pas de table après")


def test_a_file_that_is_not_there_is_named(chantier: Chantier, tmp_path: Path) -> None:
    refused(chantier, [str(tmp_path / "none.json")], "none.json can't be read", "none.json ne peut pas être lue")
    refused(chantier, [str(tmp_path)], "can't be read", "ne peut pas être lue")


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"[1, 2]", b'{"format": 1}', b"\xff\xfe\x00"])
def test_another_file_is_not_a_record(chantier: Chantier, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "other").write_bytes(content)

    refused(chantier, [str(tmp_path / "other")], "is not a whole record", "n’est pas une partie entière")


def test_a_cut_off_file_is_not_a_record(chantier: Chantier, file: str) -> None:
    Path(file).write_bytes(Path(file).read_bytes()[:-200])

    refused(chantier, [file], "is not a whole record", "n’est pas une partie entière")


def test_an_edited_file_is_noticed(chantier: Chantier, file: str) -> None:
    Path(file).write_text(Path(file).read_text("utf-8").replace('"seed": 7', '"seed": 8'), "utf-8")

    refused(chantier, [file], "This record was changed after it was made", "Cette partie a été modifiée")


@pytest.mark.parametrize(
    ("changes", "english", "french"),
    [
        ({"game": "chess"}, "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
        ({"seats": 9}, "is for 2 to 4 players, not 9", "se joue de 2 à 4, pas à 9"),
        ({"edition": "0"}, "edition 0 of the rules", "l’édition 0 des règles"),
        ({"format": 2}, "This record has format 2", "Cette partie a le format 2"),
        ({"kit_check": "0"}, "played with the kit", "jouée avec le matériel"),
        ({"options": {"colour": 1}}, "has no option “colour”", "n’a pas d’option « colour »"),
        ({"seed": 8}, "is not what the seed gives", "n’est pas ce que donne la graine"),
        ({"seed": -8}, "A seed is a whole number", "Une graine est un nombre entier"),
        ({"entries": ["0: decline"]}, "Chance has to draw first", "n’est pas permise à cet endroit"),
        ({"entries": ["decline"]}, "Entry 1 of the record", "L’entrée 1 de la partie"),
    ],
)
def test_a_foreign_record_is_refused(  # sealed again, so only the change itself can be wrong
    chantier: Chantier, file: str, whole: Record, changes: dict[str, Any], english: str, french: str
) -> None:
    msgspec.structs.replace(whole, **changes).sealed().write(Path(file))

    refused(chantier, [file], english, french)


def test_a_record_wants_its_own_kit(chantier: Chantier, file: str, tmp_path: Path) -> None:
    own = Table("queens_architect").kit.source
    (tmp_path / "own.toml").write_text(own, "utf-8")
    (tmp_path / "dear.toml").write_text(own.replace("palace = 15", "palace = 16"), "utf-8")

    assert 0 == chantier("replay", file, "--kit", str(tmp_path / "own.toml")).code
    refused(chantier, [file, "--kit", str(tmp_path / "dear.toml")], "played with the kit", "jouée avec le matériel")
    refused(chantier, [file, "--kit", str(tmp_path / "none.toml")], "can't be read", "ne peut pas être lu")
    refused(chantier, [file, "--kit", file], "The kit", "Le matériel")


def refused(chantier: Chantier, arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        said = chantier("replay", *arguments, lang=lang)

        assert (2, "", 1) == (said.code, said.out, said.err.count("\n"))
        assert sentence in said.err.replace("\u00a0", " ")


@pytest.fixture
def bids(tmp_path: Path) -> Iterator[str]:
    """A game of Sealed Bids, which is on the shelf for a while."""
    shelve("sealed_bids", "chantier.testing.sealed_bids")
    table = Table("sealed_bids", 3, 7)
    while table.seat is not None:
        table.play(table.moves()[-1])
    table.record().write(tmp_path / "bids.json")
    yield str(tmp_path / "bids.json")
    del SHELF["sealed_bids"]


def test_a_game_of_an_earlier_edition_is_shown_as_it_was_and_says_so(chantier: Chantier, bids: str) -> None:
    before = chantier("replay", bids).out.splitlines()
    shelve("sealed_bids", "tests.archive.next_edition")
    title, edition, *rest = chantier("replay", bids).out.splitlines()
    moment = chantier("replay", bids, "--until", "12").out
    told = json.loads(chantier("replay", bids, "--json").out)

    assert "Played with edition 1 of the rules, and shown as it was; today’s is edition 2." == edition
    assert before == [title, *rest]
    assert edition in moment
    assert ("1", "2") == (told["edition"], told["edition_today"])
