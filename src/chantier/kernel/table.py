"""A table is one match: the friendly face of the rules."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from mypy_extensions import i64, mypyc_attr

from chantier.kernel import replay
from chantier.kernel.codes import FIRST_DRAW, NOT_NOW, RULE, A
from chantier.kernel.errors import BadInput, CannotUndo, IllegalMove
from chantier.kernel.fair import commitment, dice_of
from chantier.kernel.foresight import Foresight, foresee
from chantier.kernel.game import AnyKit, Game, find
from chantier.kernel.log import EVERYBODY, Log
from chantier.kernel.moves import Moves
from chantier.kernel.outcome import Outcome, ranked
from chantier.kernel.record import FORMAT, UNDO_WORD, Record, check_sum, checked, entry_text
from chantier.kernel.refusal import Refusal
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.kernel.tally import tallied
from chantier.kernel.texts import figures
from chantier.kernel.words import Figures, plain

MOST_SEED = 2**63 - 1
Noted = tuple[int, ...]  # an event as the log keeps it: audience, kind, seat and three figures


class Known(NamedTuple):
    """This is something that happened, as one seat may know it."""

    name: str
    seat: int  # -1 is the table itself
    rule: str
    figures: Figures
    hidden: bool  # the figures are left out, because only another seat may see them


@dataclass(frozen=True)
class Event:
    """This is something that happened, in words; `version` is the table's version as the seat counts it."""

    version: int
    name: str
    seat: int
    rule: str
    figures: Figures
    hidden: bool
    says: str


@dataclass
class Entry:
    """An entry is one move or draw and what it brought about; a server keeps many thousands."""

    seat: int
    code: int
    noted: tuple[Noted, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A table numbers its seats from 0 and speaks `lang`, or other languages on request."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        seats: int | None = None,
        seed: int | str | None = None,
        *,
        kit: Path | str | AnyKit | None = None,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
    ) -> None:
        self.lay_out(game, seats, kit, options, lang, seed)
        self.settle()

    @classmethod
    def unplayed(
        cls,
        game: str | Game[Any, Any],
        seats: int,
        *,
        kit: Path | str | AnyKit | None = None,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
        seed: int | str | None = None,
    ) -> Self:
        """Return a table before the first draw, for callers who bring the draws themselves."""
        table = cls.__new__(cls)
        table.lay_out(game, seats, kit, options, lang, seed)
        return table

    def lay_out(
        self,
        game: str | Game[Any, Any],
        seats: int | None,
        kit: Path | str | AnyKit | None,
        options: Mapping[str, Any] | None,
        lang: str,
        seed: int | str | None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.checked_seats(seats)
        self.options = self.game.checked_options(options)
        self.recorded_options = self.options  # an old record goes on without naming options that came later
        self.kit = self.game.read_kit(kit) if kit is None or isinstance(kit, str | Path) else kit
        self.texts = self.game.texts(self.kit, self.seats)
        self.words = self.game.words  # see `call`
        self.lang = lang
        self.seed = checked_seed(seed)
        self.dice = dice_of(self.seed)
        self.seed_explains = True  # as long as this is True, every draw came from these dice
        self.is_watched = False  # if True, the table waits for moves of chance that are decided outside
        self.entries: list[Entry] = []
        self.history: list[str] = []  # the text of every entry, also of those taken back by consent
        self.state = self.fresh_state()

    def fresh_state(self) -> State:
        state: State = self.game.start(self.kit, self.seats, self.options)
        state.log = Log()
        return state

    # whose turn it is, and what can be done

    @property
    def version(self) -> int:
        """The version counts the moves and draws so far."""
        return len(self.entries)

    def version_for(self, eyes: int | None) -> int:
        """Return the version without the private events of other seats; None is a spectator."""
        return sum(self.hears(entry, eyes) for entry in self.entries)

    def hears(self, entry: Entry, eyes: int | None) -> bool:
        """Say whether a seat hears of an entry: it does unless all its events are private to another seat."""
        return not entry.noted or any(self.reaches(noted, eyes) for noted in entry.noted)

    def reaches(self, noted: Noted, eyes: int | None) -> bool:
        audience, kind, *_ = noted
        return audience in (EVERYBODY, eyes) or not self.game.events[kind].private

    @property
    def seat(self) -> int | None:
        """This is the seat to move (the lowest if several may), or None when the game is over."""
        seat = self.state.to_move()
        return seat if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        return self.state.to_move() == NOBODY

    @property
    def waiting(self) -> list[int]:
        """These are all seats that may move now."""
        mask = self.state.waiting()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def is_asked(self, seat: i64) -> bool:
        """Say whether the seat may move now."""
        return bool(self.state.waiting() >> seat & 1)

    def moves(self, seat: int | None = None) -> list[str]:
        """Return what a seat may do now, in the rules' own order."""
        seat = self.seat if seat is None else self.known_seat(seat)
        return [self.texts.text[code] for code in self.codes(seat)]

    def codes(self, seat: int | None) -> list[int]:
        if seat is None or not self.is_asked(seat):
            return []
        moves = Moves()
        self.state.legal(seat, moves)
        return moves.listed()

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Return the reason why a move is refused, or None if it may be played."""
        if self.is_over:
            return self.plain_refusal("over")
        seat = self.seat if seat is None else self.known_seat(seat)
        if seat is None:
            return self.plain_refusal("draw-first")
        code = self.texts.read(text)
        if code is None or code % A >= FIRST_DRAW:
            return self.unknown_move(text, seat)
        if not self.is_asked(seat):
            return self.plain_refusal("not-your-turn", seat=seat, turn=", ".join(map(str, self.waiting)))
        packed = self.state.why_not(seat, code)
        return self.in_words(packed, self.about(seat, code)) if packed else None

    def why(self, text: str, seat: int | None = None) -> list[Refusal]:
        """Return everything against a move: also what is missing for it when it is not what is asked now."""
        refusal = self.why_not(text, seat)
        if refusal is None:
            return []
        code, seat = self.texts.read(text), self.seat if seat is None else seat
        if code is None or seat is None or refusal.code not in ("not-now", "not-your-turn"):
            return [refusal]
        then = self.why_then(seat, code)
        return [refusal, then] if then else [refusal]

    def why_then(self, seat: int, code: int) -> Refusal | None:
        """Return what would be against a move if the table asked for it, as far as the game can suppose that."""
        then = self.game.supposed(self.state.seen_by(seat), seat, code)
        packed = 0 if then is None else then.why_not(seat, code)
        if not packed or packed % RULE == NOT_NOW:
            return None
        return self.in_words(packed, {**self.texts.figures(code), **self.game.context(then, seat, code)})

    def when(self, text: str, lang: str | None = None) -> list[str]:
        """Return the questions that a move answers, each with its rule, for whoever asks at another time."""
        code = self.texts.read(text)
        numbers = [] if code is None else self.game.answers.get(code % A, ())
        questions = [self.game.questions[number] for number in numbers]
        return [f"{self.words.say(lang or self.lang, f'ask-{each.name}')} ({each.rule})" for each in questions]

    def why_beyond(self, text: str, seat: int) -> list[tuple[str, Refusal]]:
        """Return the moves for whose sake a refused one would be made, each with what is against it in its turn."""
        code = self.texts.read(text)
        further = [] if code is None else self.game.leads_to(self.state.seen_by(seat), seat, code)
        found = [(self.texts.text[one], self.why_then(seat, one)) for one in further]
        return [(move, refusal) for move, refusal in found if refusal]

    def refused(self, seat: int) -> list[tuple[str, Refusal]]:
        """Return the moves that answer the question but may not be played, each with its reason."""
        found = []
        for code, text in self.texts.text.items():
            packed = self.state.why_not(seat, code) if code % A < FIRST_DRAW else 0
            if packed and packed % RULE != NOT_NOW:
                found.append((text, self.in_words(packed, self.about(seat, code))))
        return found

    def foresee(self, text: str, seat: int | None = None) -> Foresight | None:
        """Say what a move would bring, as far as the seat can know; None if it may not be played."""
        seat = self.seat if seat is None else self.known_seat(seat)
        code = self.texts.read(text)
        if seat is None or code is None or code not in self.codes(seat):
            return None
        return foresee(self, seat, code)

    def in_words(self, packed: int, about: Figures) -> Refusal:
        return replace(self.game.refusal(packed, self.texts, about, self.lang), words=self.words)

    def plain_refusal(self, code: str, **about: int | str) -> Refusal:
        return Refusal(code, "", plain(about), self.words, self.lang)

    def unknown_move(self, text: str, seat: int) -> Refusal:
        """Say what can be done; a known word with a figure that does not exist is refused by the rule it belongs to."""
        refusal = self.plain_refusal("unknown-move", given=text, moves=self.some_moves(seat))
        word, *_ = text.lower().split() or [""]
        asked = [self.game.asks(self.state, seat)] if self.is_asked(seat) else []
        if word not in {move.split()[0] for move in self.moves(seat)}:
            kinds = [kind for kind, verb in self.texts.verbs.items() if verb.word == word]
            asked = [question for kind in kinds for question in self.game.answers.get(kind, ())]
        return replace(refusal, rule=self.game.questions[asked[0]].rule) if asked else refusal

    def some_moves(self, seat: int) -> str:
        moves = self.moves(seat)
        return ", ".join(moves[:8]) + (", …" if len(moves) > 8 else "") if moves else "–"

    def known_seat(self, seat: i64) -> i64:
        if not 0 <= seat < self.seats:
            raise BadInput("unknown-seat", given=seat, most=self.seats - 1)
        return seat

    # words

    def call(self, names: Sequence[str]) -> None:
        """Name the players in all that is said from now on; without names, seats are called by their colours."""
        self.words = self.game.words.calling(names)

    def about(self, seat: i64, code: i64) -> dict[str, int | str]:
        """Return what a move names: its figures, and what the game adds."""
        return {**self.texts.figures(code), **self.game.context(self.state, seat, code)}

    def label(self, text: str, seat: int | None = None, lang: str | None = None) -> str:
        """Say a legal move in plain words: "Recruit Alix for 3 thalers"."""
        code = self.texts.code[text]
        seat = self.seat if seat is None else seat
        word = self.texts.verbs[code % A].word
        return self.words.say(lang or self.lang, f"move-{word}", self.about(seat or 0, code))

    def question(self, seat: int | None = None, lang: str | None = None) -> str:
        """Say in one sentence what the table asks a seat."""
        seat = self.seat if seat is None else seat
        if seat is None or not self.is_asked(seat):
            return ""
        question = self.game.questions[self.game.asks(self.state, seat)]
        return self.words.say(lang or self.lang, f"ask-{question.name}")

    # playing

    def play(self, text: str, seat: int | None = None, *, version: int | None = None) -> None:
        """Play a move and all draws that follow; a move that is refused or for another version changes nothing."""
        if version is not None and version != (now := self.version_for(self.seat if seat is None else seat)):
            raise IllegalMove(self.plain_refusal("stale", given=version, now=now))
        refusal = self.why_not(text, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        seat = self.seat if seat is None else seat
        code = self.texts.read(text)
        assert seat is not None, "somebody is to move, or why_not had refused"
        assert code is not None, "the text can be read, or why_not had refused"
        self.enter(seat, code)
        self.settle()

    def enter(self, seat: i64, code: i64) -> None:
        self.carry_out(seat, code)
        self.history.append(entry_text(seat, self.texts.text[code]))

    def carry_out(self, seat: i64, code: i64) -> None:
        self.state.play(seat, code)
        assert self.state.log is not None, "a table keeps a log"
        self.entries.append(Entry(seat, code, tuple(self.state.log.taken())))

    def give(self, text: str) -> None:
        """Enter a move of chance that is decided outside, such as who was quicker in a race.

        If it was the turn of chance, the dice are thrown all the same, so that the seed explains the draws that follow.
        """
        code = self.given_code(text)
        if self.state.to_move() == CHANCE:
            self.state.draw(self.dice)
        self.enter(CHANCE, code)
        self.settle()

    def given_code(self, text: str) -> int:
        """Return the code of a move of chance, or refuse it if it may not be given now."""
        code = self.texts.read(text)
        if code is None or not self.texts.is_given(code) or code not in possible_draws(self.state):
            raise IllegalMove(self.plain_refusal("not-given", given=text))
        return code

    def settle(self) -> None:
        while self.is_to_draw(self.state):
            self.enter(CHANCE, self.state.draw(self.dice))

    def is_to_draw(self, state: State) -> bool:
        """Say whether it is the turn of chance and the dice decide what it does."""
        if state.to_move() != CHANCE:
            return False
        return not self.is_watched or not all(self.texts.is_given(code) for code in possible_draws(state))

    def draws_after(self, seat: i64, code: i64) -> list[str]:
        """Return the draws that would follow a move, without playing it or throwing the table's dice."""
        state = self.state.clone()
        dice = self.dice.copy() if seat == CHANCE and state.to_move() == CHANCE else None
        if dice is not None:
            state.draw(dice)  # `give` throws the dice here too
        state.play(seat, code)
        draws: list[str] = []
        while self.is_to_draw(state):
            dice = dice or self.dice.copy()
            code = state.draw(dice)
            state.play(CHANCE, code)
            draws.append(self.texts.text[code])
        return draws

    # undo

    def why_not_undo(self, seat: int | None = None) -> CannotUndo | None:
        """Return why the last move can't be taken back freely: after a draw, a reveal or another seat's move it can't.

        The answer depends only on what the seat has heard of, so that it tells nothing of what others do in private.
        """
        if self.may_undo(seat):
            return None
        mover = self.entries[self.last_heard(seat)].seat if self.entries else CHANCE
        if mover == CHANCE:
            moved = any(entry.seat >= 0 for entry in self.entries)
            return CannotUndo("undo-drawn" if moved else "undo-nothing")
        return CannotUndo("undo-revealed") if seat in (None, mover) else CannotUndo("undo-other", seat=mover)

    def may_undo(self, seat: int | None = None) -> bool:
        """Say whether the last move can be taken back freely, as `why_not_undo` does but without a reason."""
        if not self.entries:
            return False
        last = self.last_heard(seat)
        mover = self.entries[last].seat
        return mover != CHANCE and seat in (None, mover) and not self.has_revealed(last)

    def last_heard(self, seat: int | None) -> int:
        """Return the number of the last entry that the seat knows of; None stands for the table, which knows all."""
        if seat is None or not self.game.private_events:
            return self.version - 1
        return next(at for at in range(self.version - 1, -1, -1) if self.hears(self.entries[at], seat))

    def has_revealed(self, since: int) -> bool:
        """Say whether somebody has learnt something from an entry since then."""
        events = self.game.events
        return any(events[kind].reveals for entry in self.entries[since:] for _, kind, *_ in entry.noted)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last move of the seat that asks, with what others have done in private since."""
        refused = self.why_not_undo(seat)
        if refused is not None:
            raise refused
        last = self.last_heard(seat)
        if last < self.version - 1:
            self.take_back(last)
        else:
            self.history.pop()
            self.rebuild(last)

    def take_back(self, entries: int) -> None:
        """Go back to a number of entries by consent of all, whatever was drawn since; the record keeps all of it."""
        self.history.append(f"{UNDO_WORD}: {entries}")
        self.rebuild(entries)

    def rebuild(self, entries: int) -> None:
        kept = self.entries[:entries]
        self.entries = []
        self.state = self.fresh_state()
        for entry in kept:
            self.carry_out(entry.seat, entry.code)

    # what can be seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat sees, as JSON has it; None is a spectator, who sees what is public."""
        plain_data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.seen(seat)))
        return plain_data

    def seen(self, seat: int | None) -> msgspec.Struct:
        """Return what a seat sees as the game's own struct, which is cheaper to encode."""
        eyes = NOBODY if seat is None else self.known_seat(seat)
        return self.game.view(self.state.seen_by(eyes), eyes)

    def log(self, seat: int | None = None, *, since: int = 0, lang: str | None = None) -> list[Event]:
        """Return what happened since a version, as a seat may know and count it; None is a spectator."""
        heard = [entry for entry in self.entries if self.hears(entry, seat)]
        return [
            self.told(version, noted, seat, lang or self.lang)
            for version, entry in enumerate(heard[since:], since + 1)
            for noted in entry.noted
            if self.reaches(noted, seat)
        ]

    def whole_log(self, *, lang: str | None = None) -> list[Event]:
        """Return what happened with everybody's secrets, for a game that is over."""
        return [
            self.told(version, noted, noted[0], lang or self.lang)
            for version, entry in enumerate(self.entries, 1)
            for noted in entry.noted
        ]

    def told(self, version: int, noted: Noted, eyes: int | None, lang: str) -> Event:
        return self.as_event(version, self.known(noted, eyes), lang)

    def as_event(self, version: int, known: Known, lang: str | None = None) -> Event:
        """Put something that happened, or would, into words."""
        message = f"event-{known.name}{'-hidden' if known.hidden else ''}"
        return Event(version, *known, self.words.say(lang or self.lang, message, known.figures))

    def known(self, noted: Noted, eyes: int | None) -> Known:
        audience, kind, seat, *values = noted
        kind_told = self.game.events[kind]
        hidden = audience not in (EVERYBODY, eyes)
        said = {} if hidden else figures(kind_told.figures, values, self.texts.vocabularies)
        return Known(kind_told.name, seat, kind_told.rule, said, hidden)

    # the end

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        standings = [int(self.state.points(seat)) for seat in range(self.seats)]
        places = ranked(standings)
        sheets = [self.game.sheet(self.state, seat) for seat in range(self.seats)]
        return Outcome(
            winners=[seat for seat in range(self.seats) if places[seat] == 1],
            places=places,
            points=[sheet[self.game.headline] for sheet in sheets],
            standings=standings,
            sheets=sheets,
            rule=self.game.ended(self.state),
            rankings=[self.game.ranking(self.state, seat) for seat in range(self.seats)] if self.game.ranking else [],
            sources=self.game.sources(self.kit, self.noted(), self.seats),
        )

    def noted(self) -> Iterator[Noted]:
        """Yield everything that happened, also what only one seat may know."""
        for entry in self.entries:
            yield from entry.noted

    def tallies(self) -> list[dict[str, int]]:
        """Return what the game counts of each seat, by the names of its tallies."""
        return tallied(self.game.tallies, self.noted(), self.seats)

    # records

    def record(self) -> Record:
        """Return the record; it has the seed once the table is over, so that every draw can be checked."""
        return Record(
            format=FORMAT,
            game=self.game.name,
            edition=self.game.edition,
            kit=self.kit.name,
            kit_check=check_sum(self.kit.source.encode()),
            seats=self.seats,
            options=self.recorded_options,
            entries=self.history.copy(),
            commitment=commitment(self.seed) if isinstance(self.seed, str) else "",
            seed=self.seed if self.is_over and self.seed_explains else None,
        ).sealed()

    @classmethod
    def replay(
        cls,
        record: Record,
        *,
        kit: Path | str | AnyKit | None = None,
        seed: int | str | None = None,
        lang: str = "en",
    ) -> Self:
        """Return the table of a record, in the edition of the rules that it was played with.

        With a seed (given, or in the record) every draw is checked against it, and the seed against the commitment.
        """
        checked(record)
        known = record.seed if seed is None else seed
        replay.check_commitment(record, known)
        game = find(record.game).in_edition(record.edition)
        table = cls.unplayed(game, record.seats, kit=kit, options=record.options, lang=lang, seed=known)
        table.recorded_options = record.options
        table.seed_explains = known is not None
        replay.check_kit(table, record)
        for number, entry in enumerate(record.entries, 1):
            replay.play_entry(table, number, entry, fair=known is not None)
        table.settle()
        return table


def possible_draws(state: State) -> list[int]:
    """Return the moves that chance may make now."""
    possible = Moves()
    if state.may_draw():
        state.legal(CHANCE, possible)
    return possible.listed()


def checked_seed(seed: int | str | None) -> int | str:
    """Return the seed, a number for quick dice or a secret text for fair ones; by default a number nobody can guess."""
    if seed is None:
        return secrets.randbelow(MOST_SEED)
    if isinstance(seed, int) and not 0 <= seed <= MOST_SEED:
        raise BadInput("bad-seed", given=str(seed), most=str(MOST_SEED))
    return seed
