"""What players said stands beside the figures of the kit that they played."""

from pathlib import Path

import msgspec
import pytest

from chantier.kernel.errors import BadInput
from chantier.kernel.game import find
from chantier.kernel.record import check_sum
from chantier.lab.cell import new_cell
from chantier.lab.opinions import Opinion, read_opinions, said_about
from chantier.lab.report import Played, opinions_part

GAME = find("artisans_builders")
SOURCE = GAME.read_kit().source
SAID = [Opinion(check_sum(SOURCE.encode()), 2, 4, 0, again=True), Opinion("of another kit", 2, 1, 1, again=False)]


def test_opinions_belong_to_the_kit_that_was_played() -> None:
    assert SAID[:1] == said_about(SOURCE, SAID)


def test_the_report_shows_them_beside_the_kit() -> None:
    played = [Played(new_cell(GAME, "usual", SOURCE, 2, ["random"]), [])]

    assert "y rejoueraient" in opinions_part(played, SAID)
    assert "" == opinions_part(played, SAID[1:])


def test_what_an_operator_wrote_is_read(tmp_path: Path) -> None:
    file = tmp_path / "opinions.json"
    file.write_bytes(msgspec.json.encode([{"id": "t1", "at": 1, **msgspec.to_builtins(one)} for one in SAID]))

    assert SAID == read_opinions(file)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "opinions.json"
    file.write_text("{}", "utf-8")
    with pytest.raises(BadInput, match=r"opinions\.json"):
        read_opinions(file)
