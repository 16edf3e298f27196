"""A policy as a bot: what has learnt here can sit at any table of the project, and play by the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chantier.bots.bot import Bot
from chantier.kernel.encoding import Encoding
from chantier.kernel.lens import Sheet
from chantier.kernel.moves import Moves
from chantier.kernel.state import State
from chantier.rl.arrays import shown

Policy = Callable[[NDArray[np.int16], NDArray[np.uint8]], int]  # from observation and mask to an action


class PolicyBot(Bot):
    """Asks a policy for the action, with what its seat sees and may do."""

    def __init__(self, encoding: Encoding, policy: Policy) -> None:
        self.encoding = encoding
        self.policy = policy
        self.sheet = Sheet(encoding.lens, 1)
        self.features: NDArray[Any] = shown(self.sheet.features)
        self.mask: NDArray[Any] = shown(self.sheet.masks)

    def choose(self, view: State, seat: int, moves: Moves) -> int:
        lens = self.encoding.lens
        lens.observe(view, seat, self.sheet, 0)
        lens.mark(view, seat, self.sheet, 0)
        return self.encoding.codes[int(self.policy(self.features, self.mask))]
