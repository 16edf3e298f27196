"""A question is asked, answered, broken off, taken up again, compared and reported."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
import time
import tomllib
from base64 import b64decode
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from chantier.cli.lab import write_rows
from chantier.kernel.errors import BadInput
from chantier.kernel.game import SHELF, find
from chantier.kernel.words import LANGUAGES
from chantier.lab.cell import Cell, setting
from chantier.lab.compare import GENERAL, compare, holm
from chantier.lab.engine import InThisProcess, Processes
from chantier.lab.export import flat_rows
from chantier.lab.figures import Estimate, figure
from chantier.lab.naming import Naming
from chantier.lab.question import Question, cells_of, read_question
from chantier.lab.report import report
from chantier.lab.run import missing_games, run, stages
from chantier.lab.store import Store
from chantier.lab.targets import Target, read_targets, two_digits, verdict
from chantier.lab.watch import first_player
from chantier.server.tables.kits import read_kits

QUESTION = Question("artisans_builders", bots=("random",), seats=[2], games=6, kits={"poor": {"start.coins": 1}})


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Store:
    store = Store(tmp_path_factory.mktemp("lab") / "games.lab")
    run(QUESTION, store, InThisProcess())
    return store


def test_every_kit_plays_the_same_numbers(kept: Store) -> None:
    assert ["usual", "poor"] == [cell.kit for cell in kept.cells()]
    assert [set(range(6))] * 2 == [kept.numbers(cell) for cell in kept.cells()]


def test_processes_give_the_same_games(kept: Store, tmp_path: Path) -> None:
    with Store(tmp_path / "apart.lab") as apart, Processes(2) as engine:
        run(QUESTION, apart, engine)

        assert [list(kept.rows(cell)) for cell in kept.cells()] == [list(apart.rows(cell)) for cell in apart.cells()]


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    heard: list[int] = []

    def break_off(cell: Cell, games: int) -> None:
        heard.append(games)
        if len(heard) == 2:
            raise KeyboardInterrupt

    with Store(tmp_path / "broken.lab") as store:
        with pytest.raises(KeyboardInterrupt):
            run(QUESTION, store, InThisProcess(), break_off)
        left = missing_games(QUESTION, store)
        again: list[int] = []
        run(QUESTION, store, InThisProcess(), lambda _, games: again.append(games))

    assert 12 - sum(heard) == left == sum(again)


def test_a_full_disk_keeps_what_is_finished(tmp_path: Path) -> None:
    many = replace(QUESTION, games=200)
    with Store(tmp_path / "full.lab") as store:
        (pages,) = store.base.execute("pragma page_count").fetchone()
        store.base.execute(f"pragma max_page_count = {pages + 30}")
        with pytest.raises(BadInput, match=r"full\.lab: database or disk is full"):
            run(many, store, InThisProcess())
        there = 400 - missing_games(many, store)
    with Store(tmp_path / "full.lab") as store:  # there is room again
        again: list[int] = []
        run(many, store, InThisProcess(), lambda _, games: again.append(games))

        assert there > 0
        assert 400 - there == sum(again)
        assert [200, 200] == [len(list(store.rows(cell))) for cell in store.cells()]


def test_a_killed_run_goes_on_and_says_so(tmp_path: Path) -> None:
    asked = tmp_path / "two.toml"
    asked.write_text('game = "artisans_builders"\nbots = ["greedy"]\nseats = [2]\ngames = 4000\n', "utf-8")
    command = [sys.executable, "-m", "chantier", "lab", "run", str(asked), "--workers", "1", "--lang", "en"]
    with Store(tmp_path / "two.lab") as store:
        cells = cells_of(read_question(asked))
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
            while running.poll() is None and not store.numbers(cells[0]):
                time.sleep(0.02)
            running.kill()
        there = len(store.numbers(cells[0]))

        assert 0 < there < 4000
        asked.write_text(asked.read_text("utf-8").replace("4000", str(there + 1)), "utf-8")
        said = subprocess.run(command, capture_output=True, text=True, check=True)

        assert f"{there} of {there + 1} games are there already." in said.stderr.replace(",", "")  # of thousands
        assert set(range(there + 1)) == store.numbers(cells[0])


def test_bots_judge_a_kit_by_what_was_learnt_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.lab.learn.STEPS", 10)
    question = Question("artisans_builders", bots=("master:iterations=2",), seats=[2], games=1, learn=20)
    with Store(tmp_path / "taught.lab") as store:
        own = setting(cells_of(question)[0]).game
        before = list(own.start(own.read_kit(), 2, {}).adviser().learnt(2).straight)
        run(question, store, InThisProcess())
        (cell,) = store.cells()
        run(question, store, InThisProcess())  # nothing is learnt or played again

        assert [cell] == store.cells()
        assert 0 == missing_games(question, store)
    assert setting(cell).weights
    assert before == list(own.start(own.read_kit(), 2, {}).adviser().learnt(2).straight)


def test_a_sweep_is_every_value_with_every_other() -> None:
    question = Question(
        "artisans_builders", usual=False, seats=[2], sweep={"start.coins": [2, 3], "start.wood": [0, 1]}
    )

    assert 4 == len({cell.digest for cell in cells_of(question)})


def test_until_narrow_looks_at_doubling_numbers() -> None:
    question = Question("artisans_builders", games=1200, narrower=0.05)

    assert [(0, 250), (250, 500), (500, 1000), (1000, 1200)] == list(stages(question))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('game = "artisans_builders"\ngames = many', "q.toml, line 2: "),
        ('game = "chess"', "q.toml, line 1: "),
        ('game = "artisans_builders"\n\n[kits.odd]\n"start.gold" = 3', "q.toml, line 4: The kit has no start.gold"),
        ('game = "artisans_builders"\nseats = [2, 9]', "q.toml, line 2: "),
        ('game = "artisans_builders"\nbots = ["nobody"]', "q.toml, line 2: "),
        ('game = "artisans_builders"\ngame_count = 9', "q.toml, line 2: "),
        (
            'game = "artisans_builders"\n\n[kits.odd]\n"artisan.mason.lines" = []',
            "q.toml, line 3: The kit variant is wrong",
        ),
        ('game = "artisans_builders"\nlearn = 3', "q.toml, line 2: Bots learn nothing from 3 games"),
    ],
)
def test_a_wrong_question_is_refused_with_its_line(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "q.toml"
    file.write_text(text, "utf-8")

    with pytest.raises(BadInput) as trouble:
        read_question(file)

    assert str(trouble.value).startswith(says)


def test_a_question_may_be_about_a_kit_of_ones_own(tmp_path: Path) -> None:
    game = find("artisans_builders")
    own = game.read_kit().source.replace("coins = 3 }", "coins = 4 }", 1)
    Path(tmp_path, "own.toml").write_text(own, "utf-8")
    file = tmp_path / "q.toml"
    asked = 'game = "artisans_builders"\nseats = [2]\ngames = 2\nbots = ["random"]\nkit = "own.toml"\n'
    file.write_text(asked + '[kits.rich]\n"start.wood" = 2', "utf-8")
    usual, rich = cells_of(read_question(file))
    with Store(tmp_path / "own.lab") as store:
        run(read_question(file), store, InThisProcess())
        page = report(store)

    assert own == usual.source
    assert {"wood": 2, "coins": 4} == tomllib.loads(rich.source)["start"]
    assert 2 == page.count("start.coins</th><td>3</td><td>4</td>")


@pytest.mark.parametrize(
    ("own", "says"), [("[", "Invalid"), ("start = 3", "The kit usual is wrong"), (None, "mine.toml")]
)
def test_a_kit_of_ones_own_that_is_wrong_is_refused(tmp_path: Path, own: str | None, says: str) -> None:
    if own:
        Path(tmp_path, "mine.toml").write_text(own, "utf-8")
    file = tmp_path / "q.toml"
    file.write_text('game = "artisans_builders"\n\nkit = "mine.toml"', "utf-8")

    with pytest.raises(BadInput, match=f"^q.toml, line 3: .*{says}"):
        read_question(file)


def test_without_games_there_is_nothing_to_report_or_export(tmp_path: Path) -> None:
    with Store(tmp_path / "new.lab") as store:
        for write in (report, flat_rows):
            with pytest.raises(BadInput, match=r"No game is kept in .*new\.lab yet"):
                write(store)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.lab"
    file.write_text("what I bought today, and for how much" * 40, "utf-8")

    with pytest.raises(BadInput, match="can't be kept"):
        Store(file)


@pytest.mark.parametrize("game", SHELF)
def test_the_targets_of_every_game_can_be_judged(game: str, tmp_path: Path) -> None:
    card = find(game)
    question = Question(game, bots=("random",), seats=[card.seats[0]], games=2)
    with Store(tmp_path / "two.lab") as store:
        run(question, store, InThisProcess())
        rows = list(store.rows(store.cells()[0]))

    assert read_targets(card)
    for target in read_targets(card):
        assert all(target.texts[lang] for lang in LANGUAGES if card.words.speak(lang))
        found = figure(rows, target.figure, card.headline)
        assert found.low <= found.found <= found.high


@pytest.mark.parametrize(
    ("found", "state", "more"),
    [
        (Estimate(0.02, 0.01, 0.03, 100), "met", False),
        (Estimate(0.2, 0.1, 0.3, 100), "missed", False),
        (Estimate(0.04, 0.01, 0.07, 100), "unknown", True),
        (Estimate(0.05, 0.02, 0.08, 100), "unknown", False),  # on the bound itself no number of games tells
    ],
)
def test_a_target_is_met_missed_or_not_yet_known(found: Estimate, state: str, *, more: bool) -> None:
    told = verdict(Target("seats", most=0.05), found, 2)

    assert (state, more) == (told.state, told.more is not None)


def test_how_many_games_more_are_needed_is_told_in_two_digits() -> None:
    assert [7, 89, 130, 21_000] == [two_digits(games) for games in (7, 89, 124, 20_401)]


def test_events_are_counted_by_round_by_game_and_by_another(kept: Store) -> None:
    """Of two games one has four recruits of the woodcutter in two rounds, the other one of the mason in four."""
    (row, *_) = kept.rows(kept.cells()[0])
    often = replace(row, measures={"rounds": 2}, events={"recruited woodcutter": [3, 1], "visited mason": [1, 1]})
    seldom = replace(row, measures={"rounds": 4}, events={"recruited mason": [0, 1], "rested": [2, 0]})

    def found(name: str) -> float:
        return figure([often, seldom], name, "points").found

    assert [1.0, 0.125] == [found("often recruited"), found("seldom recruited")]
    assert [0.5, 0.5] == [found("occurs rested"), found("occurs visited")]
    assert 2.0 == found("part recruited of visited")


def test_an_event_that_is_divided_by_nothing_is_refused(kept: Store) -> None:
    with pytest.raises(BadInput, match="part visited of waved"):
        figure(list(kept.rows(kept.cells()[0])), "part visited of waved", "points")


@pytest.mark.parametrize("game", SHELF)
def test_targets_name_events_that_there_are(game: str) -> None:
    """One that never happens is counted as never, so a slip of the pen would go unnoticed."""
    card = find(game)
    events = {told.name for told in card.events.values()}
    named = [
        name
        for target in read_targets(card)
        for kind, _, about in [target.figure.partition(" ")]
        if kind in ("occurs", "part", "seldom", "often", "least", "most", "openings")
        for name in re.split(" among | of ", about)
    ]

    assert set(named) <= events


def test_chances_are_corrected_for_being_many() -> None:
    assert [0.03, 0.06, 0.06] == pytest.approx(holm([0.01, 0.04, 0.03]))


def test_what_did_not_change_is_not_called_changed(kept: Store) -> None:
    rows = list(kept.rows(kept.cells()[0]))

    assert "changed" not in {one.answer for one in compare(rows, rows, GENERAL, "points")}


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections = 0
        self.fetched: list[str] = []
        self.saved: list[str] = []  # files that lie in the page itself

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        self.sections += tag == "section"
        linked = [value or "" for name, value in attrs if name in ("src", "href")]
        self.fetched += [value for value in linked if not value.startswith("data:")]
        self.saved += [b64decode(value.partition(",")[2]).decode() for value in linked if value.startswith("data:")]
        if tag not in ("meta", "rect", "line", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("rect", "line", "circle"):
            assert tag == self.open.pop()


def test_a_report_is_one_sound_page_that_fetches_nothing(kept: Store) -> None:
    outline = Outline()
    outline.feed(report(kept))

    assert [] == outline.open
    assert [] == outline.fetched
    assert 9 == outline.sections


def test_a_report_is_about_every_number_of_seats(tmp_path: Path) -> None:
    question = Question("artisans_builders", bots=("random",), seats=[2, 3, 4], games=1)
    with Store(tmp_path / "all.lab") as store:
        run(question, store, InThisProcess())
        page = report(store)

    assert all(
        f'<th scope="col"><span lang="de">zu {seats}</span><span lang="en">{seats} players' in page
        for seats in (2, 3, 4)
    )


def test_a_report_says_how_strong_play_differs(tmp_path: Path) -> None:
    question = Question("artisans_builders", bots=("greedy",), beside=("random",), seats=[2], games=2)
    with Store(tmp_path / "both.lab") as store:
        run(question, store, InThisProcess())
        outline = Outline()
        outline.feed(page := report(store))

    assert "The same kit, played by random and by greedy." in page
    assert 8 == outline.sections


def test_a_report_of_one_kit_says_nothing_of_a_change(kept: Store, tmp_path: Path) -> None:
    question = Question("artisans_builders", bots=("random",), seats=[2], games=1)
    with Store(tmp_path / "one.lab") as store:
        run(question, store, InThisProcess())

        assert "What did the change do?" not in report(store)
    assert "What did the change do?" in report(kept)


def test_a_report_says_in_words_what_was_missed(kept: Store) -> None:
    page = report(kept)
    lines = re.findall(r'<li><span class="missed">✗</span> (.*?)</li>', page)

    assert page.count('<span class="missed">✗ <') == len(lines) > 0
    assert all(re.search(r"\(2 players\): .*, wanted ", line) for line in lines)


def test_a_variant_can_be_saved_and_played_from_its_report(kept: Store, tmp_path: Path) -> None:
    outline = Outline()
    outline.feed(report(kept))
    (source,) = outline.saved
    file = tmp_path / "poor.toml"
    file.write_text(source, "utf-8")

    assert {"artisans_builders": source} == read_kits([file])
    assert 1 == tomllib.loads(source)["start"]["coins"]


@pytest.mark.parametrize("game", SHELF)
def test_what_happens_has_a_name_for_people(game: str) -> None:
    card = find(game)
    naming = Naming(cells_of(Question(game, bots=("random",), seats=[card.seats[0]]))[0])
    for lang in LANGUAGES:
        called = {told.name: naming.event(told.name, lang) for told in card.events.values()}

        assert [] == [name for name, said in called.items() if name == said]


def test_a_component_is_called_as_the_log_calls_it(kept: Store) -> None:
    naming = Naming(kept.cells()[0])

    assert ("builds …", "Saw Pit") == (naming.event("built", "en"), naming.item("built", "saw-pit", "en"))


def test_one_row_a_game_is_exported(kept: Store, tmp_path: Path) -> None:
    write_rows(kept.file, tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as file:
        rows: list[dict[str, Any]] = list(csv.DictReader(file))

    assert len(flat_rows(kept)) == 12 == len(rows)
    assert {"usual", "poor"} == {row["kit"] for row in rows}


def test_the_first_player_is_who_the_game_calls_so(kept: Store) -> None:
    """Not who moved first: the last in turn order chooses a board before."""
    rows = list(kept.rows(kept.cells()[0]))

    assert [row.events["first-player"] for row in rows] == [[int(turn == 0) for turn in row.order] for row in rows]


def test_a_game_without_an_event_for_it_is_begun_by_the_first_player() -> None:
    assert 1 == first_player(find("queens_architect"), {"first-player": [1, 0]}, opener=1)
