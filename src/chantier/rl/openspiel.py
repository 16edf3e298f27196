"""OpenSpiel's door: importing it registers every game of the shelf as chantier_<name>, such as

    pyspiel.load_game("chantier_queens_architect(seats=2)")

Options of a game and the path of a kit are parameters too. Chance is a player with explicit odds. Where several seats
choose at once they are asked in turn; what they choose stays hidden until the rules show it, so nothing is given away.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import chantier.games  # noqa: F401 - puts the games on the shelf
from chantier.kernel.encoding import Encoding
from chantier.kernel.errors import IllegalMove
from chantier.kernel.facts import facts
from chantier.kernel.game import Game, find, shelf
from chantier.kernel.lens import Sheet
from chantier.kernel.log import EVERYBODY, Log
from chantier.kernel.moves import Moves
from chantier.kernel.odds import odds
from chantier.kernel.returns import returns
from chantier.kernel.state import CHANCE, NOBODY, State
from chantier.rl.arrays import shown

MOVES = Moves()  # filled again and again
HEARD_BITS = 128  # of an information state's tensor: a check sum of all that the seat has heard and done


class Played:
    """What OpenSpiel keeps of a table: its state, and what each seat has heard and done so far.

    OpenSpiel copies it with `deepcopy` and writes it with `pickle`.
    """

    def __init__(self, encoding: Encoding, state: State, heard: list[tuple[int, ...]]) -> None:
        self.encoding = encoding
        self.state = state
        self.state.log = Log()
        self.heard = heard  # events as the log keeps them, and (seat, action) for a seat's own choices
        self.texts = [""] * encoding.seats  # what each seat was told, as text
        self.sums = [hashlib.sha256() for _ in range(encoding.seats)]  # check sums of these texts
        self.listened = [0] * encoding.seats  # how much of `heard` each text has

    def __deepcopy__(self, memo: dict[int, Any]) -> Played:
        copy = Played(self.encoding, self.state.clone(), self.heard[:])
        copy.texts, copy.listened = self.texts[:], self.listened[:]
        copy.sums = [one.copy() for one in self.sums]
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        encoding = self.encoding
        kit, options = encoding.kit, tuple(encoding.options.items())
        what = encoding.game.name, encoding.seats, options, kit.source, kit.name
        return restored, (what, encoding.saved(self.state), self.heard)

    def play(self, seat: int, code: int) -> None:
        self.state.play(seat, code)
        if seat >= 0:
            self.heard.append((seat, code))
        assert self.state.log is not None, "this table keeps a log"
        self.heard += self.state.log.taken()

    def heard_by(self, seat: int) -> str:
        """All that a seat has heard and done; a game has thousands of events, so only what is new is added."""
        self.listen(seat)
        return self.texts[seat]

    def heard_sum(self, seat: int) -> bytes:
        self.listen(seat)
        return self.sums[seat].digest()[: HEARD_BITS // 8]

    def listen(self, seat: int) -> None:
        new = "".join(str(told) for one in self.heard[self.listened[seat] :] if (told := self.told(one, seat)))
        self.listened[seat] = len(self.heard)
        if new:
            self.texts[seat] += new
            self.sums[seat].update(new.encode())

    def told(self, one: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """A seat's own choices, events that everybody sees, its own secrets in full, of others' that there were any."""
        if len(one) == 2:
            return one if one[0] == seat else ()
        audience, kind = one[:2]
        if audience in (EVERYBODY, seat):
            return one
        return () if kind in self.encoding.game.private_events else one[:3]


@lru_cache(8)
def encoding_of(name: str, seats: int, options: tuple[tuple[str, Any], ...], source: str, kit: str) -> Encoding:
    return Encoding(name, seats, dict(options), find(name).kit(source, kit))


def restored(what: tuple[Any, ...], content: bytes, heard: list[tuple[int, ...]]) -> Played:
    encoding = encoding_of(*what)
    return Played(encoding, encoding.restored(content), heard)


class OpenSpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A table as OpenSpiel sees it.

    What Python asks most is answered here, and not by way of OpenSpiel's C++, which would ask Python in its turn.
    """

    def __init__(self, game: Any, encoding: Encoding) -> None:
        super().__init__(game)
        self.played = Played(encoding, encoding.start(), [])

    def current_player(self) -> int:
        seat = int(self.played.state.to_move())
        if seat >= 0:
            return seat
        player: int = pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL
        return player

    def is_terminal(self) -> bool:
        return bool(self.played.state.to_move() == NOBODY)

    def is_chance_node(self) -> bool:
        return bool(self.played.state.to_move() == CHANCE)

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = int(self.played.state.to_move())
        if seat == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        return self._legal_actions(seat) if seat >= 0 and player in (None, seat) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.played.encoding.lens.legal_actions(self.played.state, player, MOVES)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.tensor_of(player, recalls=False)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.tensor_of(player, recalls=True)

    def tensor_of(self, player: int | None, *, recalls: bool) -> list[float]:
        observer = observer_of(self.played.encoding, recalls)
        return observer.listed_from(self, self.current_player() if player is None else player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ids = self.played.encoding.draw_ids
        return [(ids[code], share) for code, share in odds(self.played.state)]

    def _apply_action(self, action: int) -> None:
        played = self.played
        seat = int(played.state.to_move())
        if seat == NOBODY:
            raise pyspiel.SpielError("the game is over: nobody can act")
        if seat == CHANCE:
            played.play(seat, self.checked_draw(action))
        else:
            codes = played.encoding.codes
            if not 0 <= action < len(codes):
                raise pyspiel.SpielError(f"there is no action {action}; actions are 0 to {len(codes) - 1}")
            if played.state.why_not(seat, codes[action]):
                refusal = played.encoding.why_not(played.state, seat, action)
                assert refusal is not None, "the rules have refused it"
                raise IllegalMove(refusal)
            played.play(seat, codes[action])

    def checked_draw(self, action: int) -> int:
        codes, possible = self.played.encoding.draw_codes, Moves()
        self.played.state.legal(CHANCE, possible)
        if not 0 <= action < len(codes) or not possible.has(codes[action]):
            raise pyspiel.SpielError(f"chance can't draw {action} now")
        return codes[action]

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.played.encoding
        return (encoding.draws if player == pyspiel.PlayerId.CHANCE else encoding.actions)[action]

    def returns(self) -> list[float]:
        return returns(self.played.state)

    def __str__(self) -> str:
        encoding = self.played.encoding
        return encoding.game.position_text(encoding.kit, self.played.state)


class OpenSpielObserver:
    """What a seat sees now; with perfect recall, besides, a check sum of all that it has heard and done."""

    def __init__(self, encoding: Encoding, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observer has no parameters here; given were {params}")
        self.recalls = bool(kind.perfect_recall)
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.is_private = not kind.public_info
        self.encoding = encoding
        self.sheet = Sheet(encoding.lens, 1)
        self.features = shown(self.sheet.features)
        width = len(self.features)
        self.listed_features = self.features.copy()
        self.listed: list[float] = self.features.astype(float).tolist()  # the same as Python's numbers
        self.tensor: NDArray[np.float32] = np.zeros(width + HEARD_BITS * self.recalls, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if self.recalls:
            self.dict["heard"] = self.tensor[width:]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.look(state, player)
        self.dict["observation"][:] = self.features
        if self.recalls:
            self.dict["heard"][:] = self.heard_bits(state, player)

    def listed_from(self, state: OpenSpielState, player: int) -> list[float]:
        """Return the tensor as a list: to make hundreds of numbers anew is dear, and most are as they were."""
        self.look(state, player)
        changed = (self.features != self.listed_features).nonzero()[0]
        for place, number in zip(changed.tolist(), self.features[changed].tolist(), strict=True):
            self.listed[place] = float(number)
        self.listed_features[:] = self.features
        heard: list[float] = self.heard_bits(state, player).astype(float).tolist() if self.recalls else []
        return self.listed + heard

    def heard_bits(self, state: OpenSpielState, player: int) -> NDArray[np.uint8]:
        return np.unpackbits(np.frombuffer(state.played.heard_sum(player), np.uint8))

    def look(self, state: OpenSpielState, player: int) -> None:
        if not 0 <= player < self.encoding.seats:
            raise pyspiel.SpielError(f"no player {player}: player >= 0 and player < {self.encoding.seats}")
        if self.is_public or self.is_private:
            raise ValueError("a tensor is all that a seat sees; its public or private part is there as text only")
        self.encoding.lens.observe(state.played.state, player, self.sheet, 0)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if self.recalls:
            return f"seat {player}: {state.played.heard_by(player)}"
        seen = facts(state.played.state.seen_by(NOBODY if self.is_public else player))
        if self.is_private:
            public = facts(state.played.state.seen_by(NOBODY))
            seen = {name: value for name, value in seen.items() if value != public[name]}
            return "; ".join(f"{name} {value}" for name, value in seen.items())
        eyes = "" if self.is_public else f"seat {player}: "
        return eyes + "; ".join(f"{name} {value}" for name, value in seen.items())


@lru_cache(16)
def observer_of(encoding: Encoding, recalls: bool) -> OpenSpielObserver:
    return OpenSpielObserver(encoding, pyspiel.IIGObservationType(perfect_recall=recalls), None)


def register(name: str) -> None:
    """Make OpenSpiel know a game of the shelf."""
    card = find(name)
    kind = game_type(card)

    class OpenSpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {**kind.parameter_specification, **(params or {})}
            options = {option: given[option] for option in card.options}
            self.encoding = Encoding(card, given["seats"], options, given["kit"] or None)
            super().__init__(kind, game_info(self.encoding), params or {})

        def new_initial_state(self) -> OpenSpielState:
            return OpenSpielState(self, self.encoding)

        def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> OpenSpielObserver:
            asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return OpenSpielObserver(self.encoding, asked, params)

        def max_chance_nodes_in_history(self) -> int:
            return card.most_draws

    pyspiel.register_game(kind, OpenSpielGame)


def game_type(card: Game[Any, Any]) -> Any:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"chantier_{card.name}",
        long_name=f"{card.title} (edition {card.edition})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if card.open_information else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=card.seats[-1],
        min_num_players=card.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": card.seats[0],
            "kit": "",
            **{option: values[0] for option, values in card.options.items()},
        },
    )


def game_info(encoding: Encoding) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(encoding.actions),
        max_chance_outcomes=len(encoding.draws),
        num_players=encoding.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=encoding.game.longest,
    )


for title in shelf():
    if f"chantier_{title.name}" not in pyspiel.registered_names():
        register(title.name)
