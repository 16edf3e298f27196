"""A table set up as a scenario wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from chantier.kernel.errors import IllegalMove
from chantier.kernel.game import AnyKit, find
from chantier.kernel.log import Log
from chantier.kernel.moves import Moves
from chantier.kernel.refusal import Refusal
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.kernel.words import Figures


class Scene(Table):
    """Starts in a described position. Chance draws what the scenario says, then what it likes."""

    coming: list[str]

    def will_draw(self, *draws: str) -> None:
        """What chance draws next: "tile mason-1"."""
        self.coming.extend(draws)
        self.settle()

    def settle(self) -> None:
        while self.state.to_move() == CHANCE:
            self.enter(CHANCE, self.next_draw())

    def next_draw(self) -> int:
        if not self.coming:
            return self.state.draw(self.dice)
        code = self.texts.code[self.coming.pop(0)]
        possible = Moves()
        self.state.legal(CHANCE, possible)
        assert possible.has(code), f"can't be drawn here: {self.texts.text[code]}"
        return code

    def play_all(self, *moves: str) -> None:
        for move in moves:
            self.play(move)

    def refusal(self, move: str, seat: int | None = None) -> Refusal:
        """Play a move that must be refused, and leave no trace."""
        before = self.version
        try:
            self.play(move, seat)
        except IllegalMove as illegal:
            assert before == self.version
            return illegal.refusal
        raise AssertionError(f"not refused: {move}")

    def event(self, name: str) -> Figures:
        """The figures of the latest event of that name."""
        return self.events(name)[-1]

    def events(self, name: str) -> list[Figures]:
        return [event.figures for event in self.log() if event.name == name]

    @property
    def now(self) -> Any:
        """The state, to look at."""
        return self.state


def at(game: str, position: str, *, kit: Path | str | AnyKit | None = None, coming: tuple[str, ...] = ()) -> Scene:
    """A table in the position of some lines (see chantier.kernel.position)."""
    found = find(game)
    components = found.read_kit(kit) if kit is None or isinstance(kit, str | Path) else kit
    state = found.position(components, position)
    scene = Scene.unplayed(found, int(state.seats()), kit=components, seed=0)
    scene.coming = list(coming)
    scene.state = state
    state.log = Log()
    return scene
