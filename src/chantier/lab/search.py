"""A search for a better kit: Optuna proposes values for the knobs of a question, and the game's targets judge them.

Bad kits cost little (successive halving): every try plays a ninth of the games first, then a third, then all, and goes
on only while it is among the best third of those that came as far. The first try is the kit as it is. Every try is in
the store, so a search that was broken off goes on with the proposals that it would have made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from chantier.kernel.errors import BadInput, BadKit
from chantier.kernel.game import find
from chantier.lab.cell import Cell
from chantier.lab.engine import Engine
from chantier.lab.question import USUAL, Knob, Question, cells_of_kit
from chantier.lab.run import play, taught
from chantier.lab.store import Rung, Store, Try
from chantier.lab.targets import Target, read_targets, verdicts
from chantier.lab.variant import Changes

if TYPE_CHECKING:
    import optuna

KEPT = 3  # one of so many tries goes on to so many times as many games
HALVINGS = 2
TRY = "try "  # and its number: the name of its kit
FEWEST_PROPOSED = 8  # tries by lot, before what was found proposes the next
NO_KIT = Rung(0, 1.0)  # values that are sound one by one may contradict each other: nothing is played, all is missed


def search(
    question: Question, store: Store, engine: Engine, heard: Callable[[Cell, int], None] = lambda *_: None
) -> list[Try]:
    """Try what has not been tried yet, and return all tries, the best first."""
    if not question.knobs:
        raise BadInput("no-knobs")
    check_targets(question)
    known = store.tries()
    for number in range(len(known), question.tries + 1):
        trial = asked(question, known, number) if number else None
        changes = suggested(trial, question.knobs) if trial else {}
        found = Try(number, changes, rungs(question, changes, number, known, store, engine, heard))
        store.keep_try(found)
        known.append(found)
    return sorted(known, key=standing)


def check_targets(question: Question) -> None:
    game = find(question.game)
    targets = read_targets(game)
    if not any(target.is_about(seats) for target in targets for seats in question.seats or game.seats):
        raise BadInput("no-targets", game=game.title)


def standing(one: Try) -> tuple[int, float, int]:
    """Order tries: those that played most games first, among them those that miss least."""
    return -one.rungs[-1].games, one.rungs[-1].missed, one.number


def rungs(
    question: Question,
    changes: Changes,
    number: int,
    known: Sequence[Try],
    store: Store,
    engine: Engine,
    heard: Callable[[Cell, int], None],
) -> list[Rung]:
    """Play a try as far as it deserves; the kit as it is plays all games."""
    name = f"{TRY}{number}" if number else USUAL
    try:
        untaught = cells_of_kit(question, name, changes, question.bots)
    except BadKit:
        return [NO_KIT]
    cells = [taught(cell, question.learn, store, engine) for cell in untaught]
    found: list[Rung] = []
    for games in ladder_of_games(question.games):
        for cell in cells:
            play(cell, games, store, engine, heard)
        found.append(Rung(games, missed(question, cells, games, store)))
        others = [rung.missed for one in known if one.number for rung in one.rungs if rung.games == games]
        if number and not goes_on(found[-1].missed, others):
            break
    return found


def ladder_of_games(games: int) -> list[int]:
    return sorted({max(1, games // KEPT**halving) for halving in range(HALVINGS + 1)})


def goes_on(mine: float, others: Sequence[float]) -> bool:
    """Say whether this is among the best third of all."""
    return sum(other < mine for other in others) < ceil((len(others) + 1) / KEPT)


def missed(question: Question, cells: Sequence[Cell], games: int, store: Store) -> float:
    """Return by how much the targets are missed on average, for all numbers of seats: 0 is best, 1 is far off."""
    game = find(question.game)
    found = [
        beyond(one.target, one.estimate.found)
        for cell in cells
        for one in verdicts(game, list(store.rows(cell, below=games)), cell.seats)
    ]
    return sum(found) / len(found)


def beyond(target: Target, found: float) -> float:
    """Return how far a figure lies outside its bounds, as a part of their distance, or of the only bound."""
    least, most = target.least, target.most
    distance = max(0.0, (least - found) if least is not None else 0.0, (found - most) if most is not None else 0.0)
    scale = most - least if least is not None and most is not None else abs(least if least is not None else most or 0.0)
    return min(1.0, distance / scale) if scale else float(distance > 0)


def asked(question: Question, known: Sequence[Try], number: int) -> optuna.Trial:
    """Ask for the next try, given all before it; its own seed makes it the same after a pause."""
    import optuna  # noqa: PLC0415 - an extra

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=question.seed + number, n_startup_trials=FEWEST_PROPOSED)
    study = optuna.create_study(sampler=sampler)
    ranges = {path: distribution(knob) for path, knob in question.knobs.items()}
    for one in known:
        if one.number and fits(one, question.knobs):
            study.add_trial(told(one, question, ranges))
    trial: optuna.Trial = study.ask(ranges)
    return trial


def fits(one: Try, knobs: Mapping[str, Knob]) -> bool:
    """Say whether a try could have been made with these knobs, which may be others than they were then."""
    return set(one.changes) == set(knobs) and all(knobs[path].has(value) for path, value in one.changes.items())


def distribution(knob: Knob) -> Any:
    import optuna  # noqa: PLC0415

    if knob.among:
        return optuna.distributions.CategoricalDistribution(list(range(len(knob.among))))
    least, most = knob.extremes("")
    if isinstance(least, int) and isinstance(most, int):
        return optuna.distributions.IntDistribution(least, most)
    return optuna.distributions.FloatDistribution(least, most)


def suggested(trial: optuna.Trial, knobs: Mapping[str, Knob]) -> dict[str, Any]:
    return {path: value_of(knob, trial.params[path]) for path, knob in knobs.items()}


def value_of(knob: Knob, proposed: Any) -> Any:
    return knob.among[proposed] if knob.among else proposed


def told(one: Try, question: Question, ranges: Mapping[str, Any]) -> Any:
    """Return a try as Optuna keeps it; one that was halved away counts as pruned."""
    import optuna  # noqa: PLC0415

    whole = one.rungs[-1].games == question.games
    state = optuna.trial.TrialState.COMPLETE if whole else optuna.trial.TrialState.PRUNED
    return optuna.trial.create_trial(
        state=state,
        value=one.rungs[-1].missed if whole else None,
        params={path: place_of(question.knobs[path], one.changes[path]) for path in ranges},
        distributions=dict(ranges),
        intermediate_values={rung.games: rung.missed for rung in one.rungs},
    )


def place_of(knob: Knob, value: Any) -> Any:
    return knob.among.index(value) if knob.among else value
