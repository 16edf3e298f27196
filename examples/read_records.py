"""Read records of finished tables, and make observations and actions of them, such as to learn by imitation.

    python examples/read_records.py record.json …

A record comes from `Table.record().write(path)`, from `chantier play`, or from a server; `chantier verify` checks one.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from chantier import Record, read_record
from chantier.kernel.encoding import Encoding
from chantier.kernel.record import parse_entry
from chantier.kernel.returns import returns
from chantier.rl.arrays import observed


def decisions(record: Record) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What the mover saw, the action it chose, and what the end paid it, for every move of a table."""
    encoding = Encoding(record.game, record.seats, record.options)
    action_of = {code: action for action, code in enumerate(encoding.codes)}
    state = encoding.start()
    seen, actions, seats = [], [], []
    for number, entry in enumerate(record.entries, 1):
        seat, text = parse_entry(number, entry, record.seats)
        code = encoding.texts.code[text]
        if seat >= 0:
            seen.append(observed(encoding, state, seat))
            actions.append(action_of[code])
            seats.append(seat)
        state.play(seat, code)
    paid = np.array(returns(state))
    return np.array(seen), np.array(actions), paid[seats]


if __name__ == "__main__":
    for path in sys.argv[1:]:
        seen, actions, paid = decisions(read_record(Path(path)))
        print(f"{path}: {len(actions)} decisions, {seen.shape[1]} features, {sum(paid > 0)} by winners")
