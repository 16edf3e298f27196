"""A game has a card: it tells the kernel, the command line and the server all they need to play it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from chantier.kernel.account import Account, no_account
from chantier.kernel.codes import NOT_NOW
from chantier.kernel.drawing import Drawing, Glance
from chantier.kernel.errors import BadGame, BadOption, BadRecord, BadSeats, UnknownGame
from chantier.kernel.foresight import Foretold
from chantier.kernel.kit import read_file
from chantier.kernel.position import Positions, read_position, write_position
from chantier.kernel.referee import Referee
from chantier.kernel.refusal import Refusal, rule_name, unpacked
from chantier.kernel.state import State
from chantier.kernel.study import Study
from chantier.kernel.tally import Tally
from chantier.kernel.texts import Question, Texts, Told, Verb, Vocabularies, Why, figures
from chantier.kernel.words import LANGUAGES, Figures, Words, bundle


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


def tells_no_sources(kit: AnyKit, noted: Iterable[Sequence[int]], seats: int) -> list[dict[str, int]]:
    return []


def leads_nowhere(state: State, seat: int, move: int) -> list[int]:
    return []


def nothing_supposed(state: State, seat: int, move: int) -> None:
    return None


def no_round(state: State) -> int:
    return 0


def nothing_foretold(before: State, after: State, seat: int) -> Sequence[Foretold]:
    return ()


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
    longest: int  # the most moves of players in any game
    most_draws: int = 10_000  # the most draws in any game
    open_information: bool = False  # if True, everybody sees the same, so that one view serves all
    options: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # the values of each option, the default first
    live_options: Options = field(default_factory=dict)  # these options make it a game in real time, if it has one
    round: Callable[[S], int] = no_round  # how far it is, for the message at-round; 0 if the game does not say
    measures: Callable[[S], dict[str, int]] = nothing_measured  # returns what the lab counts besides who won
    answers: Mapping[int, Sequence[int]] = field(default_factory=dict)  # the questions that each kind of move answers
    supposed: Callable[[S, int, int], S | None] = nothing_supposed  # a copy of the table that asks what a move answers
    foretell: Callable[[S, S, int], Sequence[Foretold]] = nothing_foretold  # says what a move leaves, before it is made
    ranking: Callable[[S, int], dict[str, int]] | None = None  # what places go by, in the order in which it is compared
    # tells where points came from
    sources: Callable[[K, Iterable[Sequence[int]], int], list[dict[str, int]]] = tells_no_sources
    tallies: Mapping[str, Tally] = field(default_factory=dict)  # what is counted of each seat, by messages tally-…
    leads_to: Callable[[S, int, int], list[int]] = leads_nowhere  # the moves for whose sake a refused one would be made
    account: Callable[[S, int], Account] = no_account  # returns what the judgement of a seat is made of
    referee: Callable[[Options, int], Referee] = Referee  # makes the referee, which is what the game adds to real time
    draw: Drawing | None = None  # draws a view in the terminal
    glance: Glance | None = None  # draws it for a small screen, with the keys of the moves
    study: Study | None = None  # says how the lab measures the balance of the game
    kit_file: str = "kit.toml"  # the file of the kit in the game's folder
    earlier: Mapping[str, Earlier] = field(default_factory=dict)  # the editions that are still played to their end
    replaced_by: str = ""  # today's edition, if this is an earlier one

    @cached_property
    def words(self) -> Words:
        return Words(self.folder)

    def called(self, lang: str) -> str:
        """Return the title as it is read in a language."""
        return self.words.say(lang, "game-title")

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

OUTSIDE: dict[str, str] = {}
"""Some of these games come from packages that somebody has installed; this names the package of each."""

LEFT_OUT: dict[str, str] = {}
"""A game whose package is broken is taken from the shelf; this says why."""


def shelve(name: str, module: str, package: str = "") -> None:
    SHELF[name] = module
    if package:
        OUTSIDE[name] = package


def find(name: str) -> Game[Any, Any]:
    if name in LEFT_OUT:
        raise BadGame("game-left-out", game=name, reason=LEFT_OUT[name])
    if name not in SHELF:
        raise UnknownGame("unknown-game", given=name, known=", ".join(SHELF))
    try:
        return loaded(name, SHELF[name])
    except Exception as trouble:
        if name not in OUTSIDE:
            raise
        del SHELF[name]
        LEFT_OUT[name] = f"{OUTSIDE[name]}: {type(trouble).__name__}: {trouble}"
        raise BadGame("game-left-out", game=name, reason=LEFT_OUT[name]) from trouble


@cache
def loaded(name: str, module: str) -> Game[Any, Any]:
    """Return the game of a module, once it is clear that its moves can be written for every number of seats."""
    game: Game[Any, Any] = import_module(module).GAME
    if not isinstance(game, Game):
        raise BadGame("game-no-card", module=module)
    if game.name != name:
        raise BadGame("game-name", given=game.name, known=name)
    if name in OUTSIDE:
        for seats in game.seats:
            game.texts(game.read_kit(), seats)
        for lang in LANGUAGES:
            bundle(game.words.folders, lang)
    return game


def shelf() -> list[Game[Any, Any]]:
    """Return every game that can be played; one whose package is broken is left out and named in LEFT_OUT."""
    return [game for game in map(playable, list(SHELF)) if game is not None]


def playable(name: str) -> Game[Any, Any] | None:
    try:
        return find(name)
    except BadGame:
        return None
