"""Compile modules on all cores: `python hatch_compile.py WORK ARGUMENTS…`, with the options and files that mypy takes.

What belongs into the wheel is written to WORK/wheel. A script, because mypyc ends its process on an error.

With GCC each module is a C file of its own, and link-time optimisation makes one program of them again: both steps use
all cores, and a call from one module to another is inlined as in one file. Other compilers get one C file, which
takes one core: most can't optimise while linking without a linker that may not be there.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

CORES = os.cpu_count() or 1

# On Linux nothing is inlined across the functions of a shared library unless told that they can't be replaced; and a
# warning that only a newer compiler knows is no reason to stop.
LINUX = ["-fno-semantic-interposition", "-Wno-error"]


class BuildOnAllCores(build_ext):
    def build_extensions(self) -> None:
        self.parallel = CORES  # extensions; the files of one are compiled together below
        compile_files = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [file for files in objects for file in files]

        self.compiler.compile = compile_together
        super().build_extensions()


def main(work: str, *arguments: str) -> None:
    gcc = "Free Software Foundation" in version_of_compiler()
    extensions: list[Extension] = mypycify(
        [*arguments],
        group_name="chantier",
        opt_level="3",
        debug_level="0",
        multi_file=gcc,
        target_dir=f"{work}/c",
    )
    for extension in extensions:
        if sys.platform == "linux":
            extension.extra_compile_args += LINUX
        if gcc and len(extension.sources) > 1:  # the group; all others are doors to one of its modules
            extension.extra_compile_args += ["-flto", "-fvisibility=hidden"]
            extension.extra_link_args += ["-O3", f"-flto={CORES}"]
    command = ["build_ext", f"--build-temp={work}/objects", f"--build-lib={work}/wheel"]
    setup(
        name="chantier",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=command,
    )


def version_of_compiler() -> str:
    """Return what the C compiler says of itself; one that says nothing ends the build before anything takes long.

    Only on Linux, since elsewhere gcc is another name of clang, or there is none.
    """
    if sys.platform != "linux":
        return ""
    compiler: Any = new_compiler()
    customize_compiler(compiler)
    command = [compiler.compiler[0], "--version"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as trouble:
        sys.exit(f"error: there is no C compiler: {trouble}")


if __name__ == "__main__":
    main(*sys.argv[1:])
