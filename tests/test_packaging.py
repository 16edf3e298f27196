"""What an installed Chantier holds, with and without a C compiler."""

import json
import os
import runpy
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.heavy  # builds wheels
GAMES = [kit.parent.name for kit in sorted(ROOT.glob("src/chantier/games/*/kit.toml"))]


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    wheel, _ = build("wheel", tmp_path_factory.mktemp("pure"), CHANTIER_MYPYC="0")
    return set(ZipFile(wheel).namelist())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("file", ["RULES.en.md", "RULES.fr.md", "kit.toml", "messages.en.ftl", "messages.fr.ftl"])
def test_a_game_brings_its_rules_kit_and_words(pure_wheel: set[str], game: str, file: str) -> None:
    assert f"chantier/games/{game}/{file}" in pure_wheel


def test_a_wheel_brings_the_client_that_was_built(tmp_path: Path) -> None:
    if not (ROOT / "src/chantier/static/index.html").exists():
        pytest.skip("the client is not built")
    wheel, _ = build("wheel", tmp_path, CHANTIER_MYPYC="0")

    assert "chantier/static/index.html" in ZipFile(wheel).namelist()


def test_the_lock_file_knows_the_native_parts_of_every_platform() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    wanted = lock["node_modules/rolldown"]["optionalDependencies"]

    assert set(wanted) <= {name.removeprefix("node_modules/") for name in lock}


def test_a_wheel_brings_no_tests(pure_wheel: set[str]) -> None:
    ours = [name for name in pure_wheel if not name.startswith("chantier/new_game/")]  # that is a game to begin with
    folders = {folder for name in ours for folder in Path(name).parts[:-1]}

    assert set() == folders & {"playthroughs", "scenarios", "tests"}


def test_a_wheel_brings_the_game_that_new_ones_begin_with(pure_wheel: set[str]) -> None:
    begun = {name.removeprefix("chantier/new_game/") for name in pure_wheel if name.startswith("chantier/new_game/")}

    assert {"pyproject.toml", "tests/test_rules.py", "src/windy_towers/RULES.fr.md"} <= begun


def test_a_source_distribution_brings_what_builds_and_tests_it(tmp_path: Path) -> None:
    sdist, _ = build("sdist", tmp_path)
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"hatch_build.py", "hatch_compile.py", "tests/test_packaging.py"} <= names
    for game in GAMES:
        assert any(name.startswith(f"src/chantier/games/{game}/scenarios/test_") for name in names)


def test_without_a_compiler_the_wheel_is_pure_and_one_warning_says_why(tmp_path: Path) -> None:
    wheel, [warning] = build("wheel", tmp_path, CC="/bin/false", CHANTIER_MYPYC="")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert warning.startswith("chantier is not compiled, so it will be slower: error:")
    assert "/bin/false" in warning


def test_a_compiler_that_must_work_and_does_not_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as stopped:
        build("wheel", tmp_path, CC="/bin/false", CHANTIER_MYPYC="1")

    assert "/bin/false" in stopped.value.stderr


def test_a_module_that_imports_i64_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "rules.py").write_text("from mypy_extensions import i64, mypyc_attr")
    (tmp_path / "view.py").write_text("import mypy_extensions")
    (tmp_path / "typed.py").write_text("if TYPE_CHECKING:\n    from mypy_extensions import i64")
    (tmp_path / "scenarios/test_rules.py").write_text("from mypy_extensions import i64")

    assert ["rules.py"] == runpy.run_path(str(ROOT / "hatch_build.py"))["modules_to_compile"](tmp_path)


def test_a_wheel_is_compiled_with_what_is_tested_for_what_it_runs_with() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = settings["project"]
    build_hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]

    assert {*build_hook["dependencies"]} <= {*project["dependencies"], *project["optional-dependencies"]["test"]}


def build(target: str, directory: Path, **environment: str) -> tuple[Path, list[str]]:
    """Build a distribution; return it and the warnings."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", directory],
        cwd=ROOT,
        env={**os.environ, "HATCH_QUIET": "1", "CHANTIER_WEB": "0", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    [distribution] = directory.iterdir()
    return distribution, done.stderr.splitlines()
