"""A terminal to play in: a pseudo-terminal of some size with `chantier` in it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

CLEARED = "\x1b[2J"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")
COLOURS = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-9]|4[0-9]|9[0-7])(?:;\d+)*m")
PATIENCE = 60  # seconds: a busy machine is slow, and none of the answers takes long on an idle one


class Terminal:
    def __init__(self, *arguments: str, home: Path, size: tuple[int, int] = (80, 24), **environment: str) -> None:
        self.keyboard, slave = pty.openpty()
        self.resize(*size)
        known = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        places = {"HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chantier", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=home,
            env={**known, **places, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.at_once = 2**16  # bytes a read may bring
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end within a letter
        self.written = ""  # everything so far
        self.seen = 0  # of that, what an answer was typed to

    def resize(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def wait_for(self, *texts: str) -> str:
        """Until one of the texts is written after what was typed last; which one it was."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            fresh = ESCAPES.sub("", self.written[self.seen :])
            found = [text for text in texts if text in fresh]
            if found:
                return found[0]
            if not self.listen():
                break
        raise AssertionError(f"none of {texts} in:\n{self.screen()}")

    def listen(self) -> bool:
        """Whether there is more to come."""
        if not select.select([self.keyboard], [], [], 1)[0]:
            return True
        try:
            heard = os.read(self.keyboard, self.at_once)
        except OSError:  # the other end was closed
            return False
        self.written += self.letters.decode(heard)
        return bool(heard)

    def type(self, text: str) -> None:
        self.seen = len(self.written)
        os.write(self.keyboard, f"{text}\n".encode())

    def screen(self) -> list[str]:
        """The lines since the screen was cleared last, as a reader sees them."""
        picture = self.written.rpartition(CLEARED)[2]
        return [line.rstrip() for line in ESCAPES.sub("", picture).replace("\r", "").split("\n")]

    def has_colour(self) -> bool:
        return bool(COLOURS.search(self.written))
