"""Kits are read wherever they are needed, also in several threads at once."""

from __future__ import annotations

import subprocess
import sys

READ_AT_ONCE = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from chantier.kernel.game import SHELF, find

sys.setswitchinterval(1e-6)
for name in SHELF:
    ready = threading.Barrier(8)
    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(lambda _: ready.wait() < 8 and find(name).read_kit(), range(8)))
"""


def test_threads_may_read_a_kit_for_the_first_time_at_once() -> None:
    """In a process of its own, where nobody has read one yet; it used to crash."""
    assert 0 == subprocess.run([sys.executable, "-c", READ_AT_ONCE], check=False).returncode
