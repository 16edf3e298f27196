"""What the log tells, each event with its rule. A private one is told to its seat alone (AG-26).

While somebody searches in private, others' last moves are such that nobody can take them back: if one could be, until
somebody looks at a fragment, asking would tell whether somebody has.
"""

from __future__ import annotations

from chantier.games.architecture_game import codes
from chantier.kernel.texts import Told

EVENTS = {
    codes.BUILDING_NEXT: Told("building-next", "AG-5", ("building:building",), step=True),
    codes.BUILDING_LAID: Told("building-laid", "AG-18", ("building:building", "site")),
    codes.DEALT: Told("dealt", "AG-6", ("fragment:fragment",), step=True),
    codes.PAWN_DRAWN: Told("pawn-drawn", "AG-7", ("pawn",), step=True),
    codes.ROUND_BEGAN: Told("round-began", "AG-19", ("round",)),
    codes.TOOK: Told("took", "AG-8", ("symbol:symbol", "pawn")),
    codes.NO_PILE: Told("no-pile", "AG-23"),
    codes.SIGNAL: Told("signal", "AG-9", reveals=True, step=True),
    codes.TURNED: Told("turned", "AG-14", ("turned", "looks"), private=True, step=True),
    codes.SHOWN: Told("shown", "AG-27", ("fragment:fragment", "position"), reveals=True, private=True, step=True),
    codes.KEPT_ONE: Told("kept-one", "AG-10", reveals=True, step=True),
    codes.KEPT_THIS: Told("kept-this", "AG-10", ("fragment:fragment",), private=True, step=True),
    codes.TIME_UP: Told("time-up", "AG-12", reveals=True),
    codes.FINISHED: Told("finished", "AG-13", ("rank",)),
    codes.PAWN_TAKEN: Told("pawn-taken", "AG-11", ("pawn", "symbol:symbol"), reveals=True, step=True),
    codes.PUT_UNDER: Told("put-under", "AG-15", ("symbol:symbol",)),
    codes.PUT_THIS: Told("put-this", "AG-15", ("fragment:fragment",), private=True, step=True),
    codes.BUILT: Told("built", "AG-15", ("fragment:fragment", "building:building")),
    codes.COMPLETED: Told("completed", "AG-16", ("building:building",)),
    codes.TOKENS_WON: Told("tokens-won", "AG-16", ("tokens", "won")),
    codes.PASSED: Told("passed", "AG-23"),
    codes.BARE: Told("bare", "AG-18", ("building:building",)),
    codes.TOKENS_ENDED: Told("tokens-ended", "AG-20", ("target",)),
    codes.TIE_ENDED: Told("tie-ended", "AG-21", ("target",)),
    codes.ROUNDS_ENDED: Told("rounds-ended", "AG-25", ("round",)),
}
