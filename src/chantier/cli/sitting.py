"""One person at a table of bots: asks, listens, and does what is typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import dropwhile
from pathlib import Path

from rich.console import Group
from rich.markdown import Markdown
from rich.pretty import Pretty
from rich.text import Text

from chantier.bots.bot import Bot
from chantier.bots.match import chosen
from chantier.cli import rules, telling
from chantier.cli.advice import advised
from chantier.cli.face import Lines, Picture, Turn
from chantier.cli.keys import folded, keys_of, named, translated
from chantier.cli.saving import Saving
from chantier.cli.speech import Speech
from chantier.cli.undo import take_back
from chantier.kernel.challenge import challenge, medal
from chantier.kernel.codes import FIRST_DRAW, A
from chantier.kernel.drawing import Player, Section
from chantier.kernel.errors import IllegalMove, Trouble
from chantier.kernel.moves import Moves
from chantier.kernel.refusal import Refusal
from chantier.kernel.rulebook import Rulebook, rulebook
from chantier.kernel.table import Table

with suppress(ImportError):
    import readline  # noqa: F401 - with it, input() knows the arrow keys; not every system has it

COMMANDS = ("hint", "undo", "why", "rules", "board", "log", "save", "help", "quit")
NEXT_PAGE = "+"
RECENT = 60  # moves and draws that the margin tells of
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
        face: Lines,
        speech: Speech,
        saving: Saving,
        *,
        is_challenge: bool = False,
    ) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.players = players
        self.face = face
        self.speech = speech
        self.saving = saving
        heard = [entry for entry in table.entries if table.hears(entry, seat)]
        own = [version for version, entry in enumerate(heard, 1) if entry.seat == seat]
        self.told = own[-1] if own else 0  # the version up to which the log was told, as the seat counts
        self.is_challenge = is_challenge  # if True, a medal can be won
        self.drawn = -1  # the version of the board on the screen; none yet
        self.asked = -1  # the version whose question is on the screen
        self.commands: dict[str, Callable[[str], None]] = {
            word: getattr(self, command)
            for command in COMMANDS
            for name in (command, *speech.say(f"play-command-{command}").split(", "))
            for word in folded(name)
        }

    def play(self) -> None:
        self.face.open()
        try:
            self.welcome()
            while self.table.seat is not None:
                self.let_bots_play()
                if self.seat in self.table.waiting:
                    self.take_turn()
        except Left:
            self.leave(self.say_goodbye)
        except (EOFError, KeyboardInterrupt):
            self.leave(self.leave_in_haste)
        except BaseException:
            self.face.close()  # whatever happened is told on the screen one came from
            raise
        else:
            self.leave(self.finish)

    def leave(self, then: Callable[[], None]) -> None:
        """What is said last stays on the screen one came from."""
        self.face.close()
        self.face = Lines(self.face.console, self.speech)
        then()

    def welcome(self) -> None:
        player = self.players[self.seat]
        called = f"{player.mark} {player.name}"
        self.say("play-welcome", game=self.table.game.called(self.speech.lang), seats=self.table.seats, player=called)
        if self.is_challenge:
            asked = challenge(self.table.game.name)
            self.say(f"challenge-{asked.better}", figure=self.figure(), silver=asked.silver, gold=asked.gold)
        if self.table.game.replaced_by:
            self.say("replay-edition", edition=self.table.game.edition, today=self.table.game.replaced_by)
        self.say("play-how")

    def figure(self) -> str:
        """What a medal is won with, as the game calls it."""
        asked, words = challenge(self.table.game.name), self.table.game.words
        kind = "sheet" if asked.better == "more" else "measure"
        return words.say(self.speech.lang, f"{kind}-{asked.figure}")

    # a turn

    def let_bots_play(self) -> None:
        if not self.bots_to_move():
            return
        with self.face.thinking():
            while bots := self.bots_to_move():
                code = chosen(self.table.state, self.bots[bots[0]], bots[0], Moves())
                self.table.play(self.table.texts.text[code], bots[0])

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.table.waiting if seat != self.seat]

    def take_turn(self) -> None:
        moves = self.table.moves(self.seat)
        keys = keys_of(self.table, moves)
        if isinstance(self.face, Picture) or self.asked != self.table.version:
            self.ask(moves, keys)
        self.answer(self.read("play-prompt"), keys)

    def ask(self, moves: list[str], keys: Mapping[str, str]) -> None:
        """The board once a turn, then only what is new."""
        self.keep()
        fresh = self.drawn < 0 or self.others_acted(since=self.drawn)
        news = self.telling(self.told)
        asked = [(keys[move], self.table.label(move, self.seat), move) for move in moves]
        asked.sort(key=lambda choice: (choice[0] == "0", int(choice[0])))
        log = self.telling(max(0, self.table.version_for(self.seat) - RECENT)) if self.face.has_margin else []
        self.face.show(Turn(self.sections(keys), news, self.question(), asked, self.rule_now(), log, fresh))
        if self.asked != self.table.version and not isinstance(self.face, Picture):
            self.told = self.table.version_for(self.seat)
        self.drawn = self.table.version if fresh else self.drawn
        self.asked = self.table.version

    def question(self) -> str:
        return self.table.question(self.seat)

    def sections(self, keys: Mapping[str, str]) -> list[Section]:
        view, glance = self.table.view(self.seat), self.table.game.glance
        if glance is None:
            return [Section("", [Text(line) for line in str(view).splitlines()])]
        return glance(view, self.players, self.table.game.words, self.speech.lang, keys)

    def others_acted(self, since: int) -> bool:
        """Another seat, chance, or the table itself: a new round."""
        acted = {entry.seat for entry in self.table.entries[since:]}
        return not acted | {event.seat for event in self.table.log(self.seat, since=since)} <= {self.seat}

    def answer(self, typed: str, keys: Mapping[str, str]) -> None:
        word, _, rest = typed.partition(" ")
        command = self.commands.get(" ".join(folded(word)))
        try:
            if typed == NEXT_PAGE and isinstance(self.face, Picture):
                self.face.turn_page()
            elif command and typed not in keys and not self.is_move(typed):
                command(rest.strip())
            elif typed:
                self.make(self.meant(typed, keys))
        except IllegalMove as refused:
            self.note(self.said(refused.refusal))
        except Trouble as trouble:
            self.complain(trouble)

    def said(self, refusal: Refusal) -> str:
        """The choices stand below, so what fits none of them needs no list of moves."""
        if refusal.code != "unknown-move":
            return refusal.said(self.speech.lang)
        sentence = self.speech.say("play-unknown", given=str(refusal.figures["given"]))
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def is_move(self, typed: str) -> bool:
        return self.table.texts.read(typed) is not None

    def meant(self, typed: str, keys: Mapping[str, str]) -> str:
        """A key, the text of a move, or words of one of the choices; what fits nothing is for the rules to refuse."""
        by_key = {key: move for move, key in keys.items()}
        if typed in by_key:
            return by_key[typed]
        spoken = translated(self.table, typed)
        if self.is_move(spoken):
            return spoken
        return named(self.table, self.seat, typed, keys) or typed

    def make(self, move: str) -> None:
        before = self.table.version_for(self.seat)
        self.table.play(move, self.seat)
        if isinstance(self.face, Picture):
            self.told = before
            self.face.first_choice = 0

    def read(self, message: str, **figures: int | str) -> str:
        return self.face.read(self.speech.say(message, **figures))

    # commands

    def hint(self, rest: str) -> None:
        with self.face.thinking():
            move = advised(self.table, self.seat)
        key = keys_of(self.table, self.table.moves(self.seat))[move]
        self.say("play-hint", key=key, label=self.table.label(move, self.seat))

    def undo(self, rest: str) -> None:
        take_back(self.table, self.seat)
        self.drawn = self.asked = -1
        self.told = self.table.version_for(self.seat)
        self.say("play-undone")

    def why(self, typed: str) -> None:
        """Why not: a key, a move, words of any move; without any, all that could be an answer and is not."""
        if not typed:
            self.why_all()
            return
        keys = keys_of(self.table, self.table.moves(self.seat))
        move = self.meant(typed, keys)
        if not self.is_move(move):
            move = named(self.table, self.seat, typed, self.every_move()) or typed
        refusals = self.table.why(move, self.seat)
        if not refusals:
            self.say("play-allowed", move=self.table.label(move, self.seat))
            self.foretell(move)
        else:
            now, *then = map(self.said, refusals)
            self.note(now)
            if refusals[0].code == "not-now":
                self.say_when(move, then)
        for further, refusal in self.table.why_beyond(move, self.seat) if refusals else []:
            label, reason = self.table.label(further, self.seat), refusal.said(self.speech.lang)
            self.say("play-beyond", label=label, reason=reason)

    def foretell(self, move: str) -> None:
        """Say what an allowed move would bring, in the sentences of the log."""
        found = self.table.foresee(move, self.seat)
        if found is None:
            return
        words, lang = self.table.game.words, self.speech.lang
        events = [self.table.as_event(0, known, lang) for known in found.happens]
        left = [Text(words.say(lang, f"then-{each.name}", each.figures)) for each in found.leaves]
        told = [*telling.news(events, self.players, self.speech, self.face.width), *left]
        if told:
            self.face.page(Group(*told))

    def say_when(self, move: str, reasons: list[str]) -> None:
        """Say which question a move would answer, and what would be against it then."""
        for question in self.table.when(move, self.speech.lang):
            self.say("play-when", question=question)
        for reason in reasons:
            self.say("play-besides", reason=reason)
        if not reasons and self.is_imagined(move):
            self.say("play-nothing-else")

    def is_imagined(self, move: str) -> bool:
        """Whether the rules can say what would be against a move at another time."""
        seen, code = self.table.state.seen_by(self.seat), self.table.texts.code[" ".join(move.lower().split())]
        return self.table.game.supposed(seen, self.seat, code) is not None

    def why_all(self) -> None:
        refused = self.table.refused(self.seat)
        if not refused:
            self.say("play-nothing-refused")
            return
        self.face.page(telling.reasons(refused, self.speech))
        self.asked = -1

    def every_move(self) -> list[str]:
        return [text for code, text in self.table.texts.text.items() if code % A < FIRST_DRAW]

    def rules(self, rule: str) -> None:
        if rule:
            self.read_rule(rule)
        else:
            self.show_page(rules.book_page(self.book))
        self.asked = -1

    def read_rule(self, rule: str) -> None:
        self.show_page(rules.rule_page(self.book.find(rule)))

    def show_page(self, page: str) -> None:
        """Typeset on a terminal; elsewhere Markdown is plain text already."""
        self.face.page(Markdown(page) if self.face.console.is_terminal else Text(page))

    @property
    def book(self) -> Rulebook:
        return rulebook(self.table.game.folder, self.speech.lang)

    def rule_now(self) -> str:
        now = self.book.find(self.table.game.questions[self.table.game.asks(self.table.state, self.seat)].rule)
        return f"{now.id} {now.title}\n{now.text}"

    def help(self, rule: str) -> None:
        if rule:
            self.read_rule(rule)
        else:
            now = self.book.find(self.rule_now().partition(" ")[0])
            said = self.speech.say("play-rule-now", rule=now.id, title=now.title)
            self.face.page(Group(telling.usage(COMMANDS, self.speech), Text(said)))
        self.asked = -1

    def board(self, rest: str = "") -> None:
        """The whole sheet, larger than the glance that stays."""
        view, draw = self.table.view(self.seat), self.table.game.draw
        drawn = Pretty(view) if draw is None else draw(view, self.players, self.table.game.words, self.speech.lang)
        self.face.page(Group(Text(), drawn))
        self.asked = -1

    def log(self, rest: str) -> None:
        self.face.page(Group(*self.telling(0)))
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
        for paragraph in self.telling(self.told):
            self.face.page(paragraph)
        outcome = self.table.outcome
        assert outcome is not None, "nobody is to move any more"
        rule = self.book.find(outcome.rule)
        winners = [self.players[seat].name for seat in outcome.winners]
        self.face.note(Text(f"\n◆ {telling.victory(winners, self.speech)}", telling.GOLD))
        self.say("play-ended", rule=rule.id, title=rule.title)
        words = self.table.game.words
        self.face.page(telling.score_sheet(outcome, self.players, words, self.speech))
        if self.is_challenge:
            self.say(f"challenge-{medal(self.table, self.seat) or 'none'}")

    def leave_in_haste(self) -> None:
        """Whoever leaves without a word finds the table again, if it was begun."""
        self.face.console.print()
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
            self.face.console.print(Text(f"  {self.saving.resume_command()}", "bold"), soft_wrap=True)

    def keep(self) -> None:
        try:
            self.saving.keep()
        except Trouble as trouble:
            self.saving.path = None
            self.complain(trouble)

    # speaking

    def telling(self, since: int) -> list[Text]:
        """What was laid out before anybody moved is on the board, and not told."""
        events = self.table.log(self.seat, since=since)
        begun = list(events if since else dropwhile(lambda event: event.seat < 0, events))
        return telling.news(begun, self.players, self.speech, self.face.width)

    def say(self, message: str, **figures: int | str) -> None:
        self.face.note(Text(telling.wrapped(self.speech.say(message, **figures), self.face.width)))

    def complain(self, trouble: Trouble) -> None:
        self.note(trouble.says(self.speech.lang))

    def note(self, sentence: str) -> None:
        self.face.note(Text(telling.wrapped(f"✗ {sentence}", self.face.width, "  "), "italic"))
