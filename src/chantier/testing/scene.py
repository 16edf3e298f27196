"""A table set up as a scenario wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from chantier.kernel.errors import IllegalMove
from chantier.kernel.facts import facts
from chantier.kernel.game import AnyKit, find
from chantier.kernel.log import Log
from chantier.kernel.moves import Moves
from chantier.kernel.position import Writer
from chantier.kernel.refusal import Refusal
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.kernel.words import Figures


class Scene(Table):
    """Starts in a described position. Chance draws what the scenario says, then what it likes."""

    coming: tuple[str, ...] = ()

    def will_draw(self, *draws: str) -> None:
        """What chance draws next: "tile mason-1"."""
        self.coming += draws
        self.settle()

    def settle(self) -> None:
        while self.state.to_move() == CHANCE:
            self.enter(CHANCE, self.next_draw())

    def next_draw(self) -> int:
        if not self.coming:
            return self.state.draw(self.dice)
        drawn, *rest = self.coming
        self.coming = tuple(rest)
        assert drawn in self.draws(), f"can't be drawn here: {drawn}"
        return self.texts.code[drawn]

    def draws(self) -> list[str]:
        """What chance may draw now."""
        possible = Moves()
        self.state.legal(CHANCE, possible)
        return [self.texts.text[code] for code in possible.listed()]

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

    def line(self, head: str) -> str:
        """How a line of the position reads now: line("notches 0") is "mason-1=3"."""
        name, _, row = head.partition(" ")
        field, value = self.game.positions.fields[name], facts(self.state)[name]
        writer = Writer(self.game.positions.fields, self.texts.vocabularies)
        if isinstance(value, int):
            return writer.scalar(field, value)
        rows = writer.rows(field)
        width, i = len(value) // len(rows), rows.index(row)
        return writer.row(field, value[i * width : (i + 1) * width])

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
    scene.coming = coming
    scene.state = state
    state.log = Log()
    return scene
