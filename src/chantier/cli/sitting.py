"""One person at a table of bots: asks, listens, and does what is typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import dropwhile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.pretty import Pretty
from rich.text import Text

from chantier.bots.bot import Bot
from chantier.bots.match import chosen
from chantier.cli import rules, telling
from chantier.cli.saving import Saving
from chantier.cli.speech import Speech
from chantier.cli.undo import take_back
from chantier.kernel.drawing import Player
from chantier.kernel.errors import Trouble
from chantier.kernel.moves import Moves
from chantier.kernel.rulebook import rulebook
from chantier.kernel.table import Table

with suppress(ImportError):
    import readline  # noqa: F401 - with it, input() knows the arrow keys; not every system has it

COMMANDS = ("undo", "why", "help", "board", "log", "save", "quit")

NOT_TO_BE_KEPT = ("", "n", "no", "non")  # answers to the question for a file name


class Left(Exception):
    """The person got up."""


class Sitting:
    def __init__(
        self,
        table: Table,
        seat: int,
        bots: Mapping[int, Bot],
        players: Sequence[Player],
        console: Console,
        speech: Speech,
        saving: Saving,
    ) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.players = players
        self.console = console
        self.speech = speech
        self.saving = saving
        heard = [entry for entry in table.entries if table.hears(entry, seat)]
        own = [version for version, entry in enumerate(heard, 1) if entry.seat == seat]
        self.told = own[-1] if own else 0  # the version up to which the log was told, as the seat counts
        self.drawn = -1  # the version of the board on the screen; none yet
        self.asked = -1  # the version whose question is on the screen
        self.commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, command)
            for command in COMMANDS
            for name in (command, speech.say(f"play-command-{command}"))
        }

    def play(self) -> None:
        try:
            self.welcome()
            while self.table.seat is not None:
                self.let_bots_play()
                if self.seat in self.table.waiting:
                    self.take_turn()
            self.finish()
        except Left:
            self.say_goodbye()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave_in_haste()

    def welcome(self) -> None:
        player = self.players[self.seat]
        self.console.print(Text(self.table.game.title, "bold"))
        self.say("play-welcome", seats=self.table.seats, player=f"{player.mark} {player.name}")
        self.say("play-how")

    # a turn

    def let_bots_play(self) -> None:
        with self.thinking():
            while bots := [seat for seat in self.table.waiting if seat != self.seat]:
                code = chosen(self.table.state, self.bots[bots[0]], bots[0], Moves())
                self.table.play(self.table.texts.text[code], bots[0])

    def thinking(self) -> AbstractContextManager[Any]:
        return self.console.status(self.speech.say("play-thinking")) if self.console.is_terminal else nullcontext()

    def take_turn(self) -> None:
        moves = self.table.moves(self.seat)
        if self.asked != self.table.version:
            self.ask(moves)
        self.answer(self.read("play-prompt", most=len(moves)), moves)

    def ask(self, moves: list[str]) -> None:
        """The board once a turn, then only what is new."""
        self.keep()
        if self.drawn < 0 or self.others_acted(since=self.drawn):
            self.board()
        self.tell_news()
        self.console.print(Text(f"\n◆ {self.table.question(self.seat)}", telling.GOLD))
        self.console.print(telling.choices(self.table, self.seat, moves))
        self.asked = self.table.version

    def others_acted(self, since: int) -> bool:
        """Another seat, chance, or the table itself: a new round."""
        acted = {entry.seat for entry in self.table.entries[since:]}
        return not acted | {event.seat for event in self.table.log(self.seat, since=since)} <= {self.seat}

    def answer(self, typed: str, moves: list[str]) -> None:
        word, _, rest = typed.partition(" ")
        try:
            if typed.isdecimal() and 1 <= int(typed) <= len(moves):
                self.table.play(moves[int(typed) - 1], self.seat)
            elif word.lower() in self.commands and typed not in moves:
                self.commands[word.lower()](rest.strip())
            elif typed:
                self.table.play(typed, self.seat)
        except Trouble as trouble:
            self.complain(trouble)

    def read(self, message: str, **figures: int) -> str:
        typed = input(f"{self.speech.say(message, **figures)} ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(typed))  # or what is written to a file would lack the answers
        return typed

    # commands

    def undo(self, rest: str) -> None:
        take_back(self.table, self.seat)
        self.drawn = self.asked = -1
        self.told = self.table.version_for(self.seat)
        self.say("play-undone")

    def why(self, move: str) -> None:
        refusal = self.table.why_not(move, self.seat)
        if not move:
            self.say("play-why-what")
        elif refusal is None:
            self.say("play-allowed", move=move)
        else:
            self.note(refusal.said(self.speech.lang))

    def help(self, rule: str) -> None:
        book = rulebook(self.table.game.folder, self.speech.lang)
        if rule:
            rules.show(rules.rule_page(book.find(rule)))
        else:
            now = self.table.game.questions[self.table.game.asks(self.table.state, self.seat)].rule
            self.console.print(telling.usage(COMMANDS, self.speech))
            self.say("play-rule-now", rule=now, title=book.find(now).title)
        self.asked = -1

    def board(self, rest: str = "") -> None:
        view, draw = self.table.view(self.seat), self.table.game.draw
        drawn = Pretty(view) if draw is None else draw(view, self.players, self.table.game.words, self.speech.lang)
        self.console.print()
        self.console.print(drawn)
        self.drawn = self.table.version
        self.asked = -1

    def log(self, rest: str) -> None:
        self.tell(since=0)
        self.asked = -1

    def save(self, file: str) -> None:
        if not file:
            self.say("play-save-where")
            return
        self.saving.begin(Path(file).expanduser())
        self.say("play-saved", file=file)

    def quit(self, rest: str) -> None:
        file = "" if self.saving.path else self.read("play-save-question")
        if file.lower() not in NOT_TO_BE_KEPT:
            self.saving.begin(Path(file).expanduser())
        raise Left

    # the end

    def finish(self) -> None:
        self.keep()
        self.board()
        self.tell_news()
        outcome = self.table.outcome
        assert outcome is not None, "nobody is to move any more"
        rule = rulebook(self.table.game.folder, self.speech.lang).find(outcome.rule)
        winners = [self.players[seat].name for seat in outcome.winners]
        self.console.print(Text(f"\n◆ {telling.victory(winners, self.speech)}", telling.GOLD))
        self.say("play-ended", rule=rule.id, title=rule.title)
        words = self.table.game.words
        self.console.print(telling.score_sheet(outcome, self.players, words, self.speech))

    def leave_in_haste(self) -> None:
        """Whoever leaves without a word finds the table again, if it was begun."""
        with suppress(Trouble):
            if self.saving.path is None and any(entry.seat == self.seat for entry in self.table.entries):
                self.saving.begin_spare()
        self.say_goodbye()

    def say_goodbye(self) -> None:
        self.keep()
        if self.saving.path is None:
            self.say("play-goodbye")
        else:
            self.say("play-resume")
            self.console.print(Text(f"  {self.saving.resume_command()}", "bold"), soft_wrap=True)

    def keep(self) -> None:
        try:
            self.saving.keep()
        except Trouble as trouble:
            self.saving.path = None
            self.complain(trouble)

    # speaking

    def tell_news(self) -> None:
        self.tell(since=self.told)
        self.told = self.table.version_for(self.seat)

    def tell(self, since: int) -> None:
        """What was laid out before anybody moved is on the board, and not told."""
        events = self.table.log(self.seat, since=since)
        begun = list(events if since else dropwhile(lambda event: event.seat < 0, events))
        for paragraph in telling.news(begun, self.players, self.speech, self.console.width):
            self.console.print(paragraph)

    def say(self, message: str, **figures: int | str) -> None:
        self.console.print(Text(telling.wrapped(self.speech.say(message, **figures), self.console.width)))

    def complain(self, trouble: Trouble) -> None:
        self.note(trouble.says(self.speech.lang))

    def note(self, sentence: str) -> None:
        self.console.print(Text(telling.wrapped(f"✗ {sentence}", self.console.width, "  "), "italic"))
