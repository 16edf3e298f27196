"""A guided first game in the terminal."""

from __future__ import annotations

from chantier.cli.face import Lines
from chantier.cli.keys import keys_of
from chantier.cli.saving import Saving
from chantier.cli.sitting import Left, Sitting
from chantier.cli.speech import Speech
from chantier.kernel.drawing import players
from chantier.kernel.errors import Trouble
from chantier.kernel.lesson import PUPIL, ScriptStep, script
from chantier.kernel.record import entry_text
from chantier.kernel.replay import play_entry
from chantier.kernel.table import Table


class Lesson(Sitting):
    """Step by step: something happens, a sentence tells it, and the pupil makes the move that it asks for."""

    def __init__(self, game: str, face: Lines, speech: Speech) -> None:
        told = script(game)
        table = Table.unplayed(game, len(told.names), options=told.options, lang=speech.lang)
        seated = players(speech.lang, told.names, told.names)
        table.call(told.names)
        super().__init__(table, PUPIL, {}, seated, face, speech, Saving(table, None, []))
        self.steps = told.step
        self.step = self.steps[0]

    def play(self) -> None:
        self.face.open()
        try:
            for step in self.steps:
                self.go_through(step)
        except (Left, EOFError, KeyboardInterrupt):
            pass
        finally:
            self.face.close()

    def go_through(self, step: ScriptStep) -> None:
        self.step = step
        for entry in step.happens:
            play_entry(self.table, self.table.version, entry, fair=False)
        if not step.move:
            if step.says(self.speech.lang) and self.table.seat is not None:
                self.ask([], {})
                self.read("lesson-next")
            return
        self.asked = -1
        while self.step is step:
            moves = self.table.moves(self.seat)
            keys = keys_of(self.table, moves)
            self.ask([step.move], keys)
            self.answer(self.read("play-prompt"), keys)

    def make(self, move: str) -> None:
        """Only what the lesson asks for: any other move would lead out of it."""
        if " ".join(move.lower().split()) != self.step.move:
            self.say("lesson-other", label=self.table.label(self.step.move, self.seat))
            return
        try:
            play_entry(self.table, self.table.version, entry_text(PUPIL, move), fair=False)
        except Trouble as trouble:
            self.complain(trouble)
            return
        self.step = ScriptStep()

    def question(self) -> str:
        return self.step.says(self.speech.lang)

    def quit(self, rest: str) -> None:
        raise Left

    def keep(self) -> None:
        """A lesson is not kept."""
