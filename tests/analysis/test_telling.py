"""An analysis in words."""

from __future__ import annotations

from chantier import Table
from chantier.analysis.telling import moments_at
from chantier.analysis.turns import played_turns
from chantier.server.tables.playback import moments


def test_moments_are_those_of_the_replay(over: Table) -> None:
    """A turn begins where the replay shows the table before it, and ends where it shows its last move."""
    shown = [again.version for again in moments(over)]
    at = moments_at(over)

    for turn in played_turns(over):
        assert turn.first == shown[at[turn.first]]
        ends = at[turn.after]
        assert shown[ends] >= turn.after
        assert ends == 0 or shown[ends - 1] < turn.after
