"""Draw the learning curve that examples/masked_ppo.py wrote.

python examples/plot_curve.py ppo.csv curve.svg
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import matplotlib.pyplot as plt


def main(source: str, target: str) -> None:
    with Path(source).open(newline="") as file:
        rows = list(csv.DictReader(file))
    figure, axes = plt.subplots(figsize=(6, 3.2))
    for bot in ("random", "greedy"):
        axes.plot(
            [int(row["steps"]) / 1e6 for row in rows], [100 * float(row[bot]) for row in rows], marker="o", label=bot
        )
    axes.set(xlabel="decisions, millions", ylabel="% won against", ylim=(-3, 103))
    axes.legend()
    figure.tight_layout()
    figure.savefig(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
