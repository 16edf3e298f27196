"""A game has a card: it tells the kernel, the command line and the server all they need to play it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from chantier.kernel.codes import NOT_NOW
from chantier.kernel.drawing import Drawing
from chantier.kernel.errors import BadOption, BadRecord, BadSeats, UnknownGame
from chantier.kernel.kit import read_file
from chantier.kernel.position import Positions, read_position, write_position
from chantier.kernel.referee import Referee
from chantier.kernel.refusal import Refusal, rule_name, unpacked
from chantier.kernel.state import State
from chantier.kernel.study import Study
from chantier.kernel.texts import Question, Texts, Told, Verb, Vocabularies, Why, figures
from chantier.kernel.words import Figures, Words


class AnyKit(Hashable, Protocol):
    """A kit is the components of a game. A record keeps its name and the check sum of its source."""

    name: str
    source: str


S = TypeVar("S", bound=State)
K = TypeVar("K", bound=AnyKit)
Options = Mapping[str, Any]
MOST_TEXTS = 40  # no more are kept, so that tables with kits of their own do not fill the memory


def nothing_measured(state: State) -> dict[str, int]:
    return {}


@dataclass(frozen=True)
class Earlier:
    """An earlier edition of a game says what differs from today's; its tables and records go on with it."""

    options: Options = field(default_factory=dict)  # these options make today's rules play as they did then
    kit_file: str = "kit.toml"  # this file in the game's folder has the components of that time


@dataclass(frozen=True)
class Game(Generic[S, K]):
    name: str
    title: str
    prefix: str  # the numbers of its rules begin with this, such as QA
    edition: str  # the edition of its rules and its kit, which a record names
    authors: str
    publisher: str
    seats: Sequence[int]
    minutes: int
    folder: Path
    kit: Callable[[str, str], K]  # reads and checks a kit from its text and the name of its file
    start: Callable[[K, int, Options], S]
    vocabularies: Callable[[K, int], Vocabularies]
    verbs: Mapping[int, Verb]
    questions: Sequence[Question]
    refusals: Mapping[int, Why]
    events: Mapping[int, Told]
    asks: Callable[[S, int], int]  # returns the question that the seat has to answer
    context: Callable[[S, int, int], Figures]  # returns what a move's label tells besides what the move names
    view: Callable[[S, int], msgspec.Struct]  # returns what a seat sees, from a state with holes
    sheet: Callable[[S, int], dict[str, int]]  # returns the score sheet of a seat, line by line
    headline: str  # the line of the score sheet that people call the score
    ended: Callable[[S], str]  # returns the rule that ended the game
    conserved: Callable[[S], dict[str, int]]  # returns quantities that no move changes
    positions: Positions
    longest: int  # every game ends within so many moves of players
    most_draws: int = 10_000  # every game ends within so many draws
    open_information: bool = False  # if True, everybody sees the same, so that one view serves all
    options: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # the values of each option, the default first
    measures: Callable[[S], dict[str, int]] = nothing_measured  # returns what the lab counts besides who won
    referee: Callable[[Options, int], Referee] = Referee  # makes the referee, which is what the game adds to real time
    draw: Drawing | None = None  # draws a view in the terminal
    study: Study | None = None  # says how the lab measures the balance of the game
    kit_file: str = "kit.toml"  # the file of the kit in the game's folder
    earlier: Mapping[str, Earlier] = field(default_factory=dict)  # the editions that are still played to their end
    replaced_by: str = ""  # today's edition, if this is an earlier one

    @cached_property
    def words(self) -> Words:
        return Words(self.folder)

    @cached_property
    def private_events(self) -> frozenset[int]:
        """These kinds of events are private: other seats do not even learn that they happened."""
        return frozenset(kind for kind, told in self.events.items() if told.private)

    def read_kit(self, path: Path | str | None = None) -> K:
        """Return the kit that comes with the game, unless another file is given."""
        file = Path(path) if path else self.folder / self.kit_file
        return self.kit(read_file(file), file.name)

    @cached_property
    def texts(self) -> Callable[[K, int], Texts]:
        """Return a function that gives the texts of a kit and a number of seats; tables that share both share them."""
        return lru_cache(MOST_TEXTS)(lambda kit, seats: Texts(self.verbs, self.vocabularies(kit, seats)))

    def in_edition(self, edition: str) -> Game[S, K]:
        """Return the game as it was in an edition; an edition that is not known raises BadRecord."""
        if edition == self.edition:
            return self
        if edition not in self.earlier:
            known = ", ".join([*self.earlier, self.edition])
            raise BadRecord("record-edition", given=edition, known=known)
        return self.earlier_games[edition]

    @cached_property
    def earlier_games(self) -> Mapping[str, Game[S, K]]:
        return {edition: self.as_in(edition, earlier) for edition, earlier in self.earlier.items()}

    def as_in(self, edition: str, earlier: Earlier) -> Game[S, K]:
        def start(kit: K, seats: int, options: Options) -> S:
            return self.start(kit, seats, {**options, **earlier.options})

        return replace(self, edition=edition, start=start, kit_file=earlier.kit_file, replaced_by=self.edition)

    def position(self, kit: K, text: str) -> S:
        """Return the state that lines of text describe (see chantier.kernel.position)."""
        state: S = read_position(self.positions, lambda seats: self.vocabularies(kit, seats), kit, text)
        return state

    def position_text(self, kit: K, state: S) -> str:
        return write_position(self.positions, self.vocabularies(kit, int(state.seats())), state, kit)

    def checked_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise BadSeats("bad-seats", game=self.title, given=seats, least=self.seats[0], most=self.seats[-1])
        return seats

    def checked_options(self, given: Options | None) -> dict[str, Any]:
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in (given or {}).items():
            if name not in self.options:
                raise BadOption("unknown-option", game=self.title, given=name, known=", ".join(self.options) or "–")
            if value not in self.options[name]:
                known = ", ".join(str(v) for v in self.options[name])
                raise BadOption("bad-option", option=name, given=str(value), known=known)
            chosen[name] = value
        return chosen

    def refusal(self, packed: int, texts: Texts, about: Figures, lang: str) -> Refusal:
        """Put a refusal of the rules into words; `about` is what the move itself names."""
        code, rule, need, have = unpacked(packed)
        if code == NOT_NOW:
            question = self.questions[need]
            return Refusal("not-now", question.rule, {"question": f"@ask-{question.name}"}, self.words, lang)
        why = self.refusals[code]
        known = {**about, **figures(why.figures, (need, have), texts.vocabularies)}
        return Refusal(why.code, rule_name(self.prefix, rule), known, self.words, lang)


SHELF: dict[str, str] = {}
"""The shelf names every game, and the module that has its GAME."""


def shelve(name: str, module: str) -> None:
    SHELF[name] = module


def find(name: str) -> Game[Any, Any]:
    if name not in SHELF:
        raise UnknownGame("unknown-game", given=name, known=", ".join(SHELF))
    game: Game[Any, Any] = import_module(SHELF[name]).GAME
    return game
