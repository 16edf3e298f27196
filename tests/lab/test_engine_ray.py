"""A cluster of Ray gives the same games as this process, and loses none when a worker or a node dies.

Ray does not stay on loopback by itself, so its two nodes run in a network namespace that has nothing else. They take a
minute to start and to be found dead: CHANTIER_RAY=1 runs this, with `pip install 'chantier[ray]'`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from chantier.kernel.errors import BadInput
from chantier.kernel.game import find
from chantier.lab.cell import new_cell
from chantier.lab.engine import HERE, Engine, engine
from chantier.lab.engine_ray import check_reached

GAMES = range(400)
ALONE = ("unshare", "--map-root-user", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "alone")


@pytest.mark.skipif(not os.environ.get("CHANTIER_RAY"), reason="takes minutes")
@pytest.mark.parametrize("trial", ["same_games", "worker_dies", "node_dies"])
def test_two_nodes_give_what_this_process_gives(trial: str) -> None:
    """They are in a process of their own, whose network reaches nobody."""
    with TemporaryDirectory(prefix="ray-") as folder:  # pytest's are too long for the names of Ray's sockets
        Path(folder, "ray").mkdir()
        ran = subprocess.run(
            [*ALONE, sys.executable, __file__, trial, folder],
            env={**os.environ, "RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    assert 0 == ran.returncode, ran.stdout + ran.stderr


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:many", "nowhere", "127.0.0.1:99999999", ""])
def test_an_address_without_a_cluster_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadInput, match="no cluster of Ray"):
        check_reached(address)


def slowly_squared(number: int) -> int:
    time.sleep(0.05)
    return number * number


def die_once(mark: Path, number: int) -> int:
    if number == 60 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return slowly_squared(number)


def same_games(there: Engine, _: Path, __: object) -> bool:
    numbers = range(60)
    cell = new_cell(find("artisans_builders"), "usual", find("artisans_builders").read_kit().source, 2, ["random"])
    return dict(there.results(cell, numbers)) == dict(HERE.results(cell, numbers))


def worker_dies(there: Engine, folder: Path, _: object) -> bool:
    play = partial(die_once, folder / "died")
    return dict(there.results(play, GAMES)) == {number: number**2 for number in GAMES} and (folder / "died").exists()


def node_dies(there: Engine, _: Path, stop_second: object) -> bool:
    found = {}
    for number, result in there.results(slowly_squared, GAMES):
        found[number] = result
        if len(found) == 100:
            assert callable(stop_second)
            stop_second()
    return found == {number: number**2 for number in GAMES}


def main(trial: str, folder: Path) -> None:
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - in the process of its own alone

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    try:
        with engine(ray=cluster.address) as there:
            assert there.workers == 2
            same = globals()[trial](there, folder, partial(cluster.remove_node, second, allow_graceful=False))
    finally:
        cluster.shutdown()
    sys.exit(0 if same else "not as here")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
