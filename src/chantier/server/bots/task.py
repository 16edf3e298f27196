"""A task is everything that a bot needs to choose a move, in whichever process it thinks."""

from __future__ import annotations

from typing import Any, NamedTuple

from chantier.bots.registry import CARDS, make
from chantier.kernel.dice import Dice
from chantier.kernel.facts import Facts, with_facts
from chantier.kernel.moves import Moves
from chantier.server.tables.kits import game_of, kit_of

QUICK = "random"  # this bot is so quick that it needs no process of its own


class BotTask(NamedTuple):
    """A task tells a bot what its seat sees and which moves it has."""

    game: str
    edition: str
    kit_text: str  # the content of a kit.toml; empty for the game's own kit
    seats: int
    options: dict[str, Any]
    seen: Facts
    seat: int
    moves: list[int]
    texts: list[str]
    bot: str
    seed: int

    @property
    def is_brief(self) -> bool:
        """Say whether the bot answers at once, because it has no time of its own to think."""
        card = CARDS.get(self.bot.partition(":")[0])  # bots of other packages may take any time
        return card is not None and card.ms == 0


def solve(task: BotTask) -> str:
    game, kit = game_of(task.game, task.edition), kit_of(task.game, task.kit_text, task.edition)
    state = with_facts(game.start(kit, task.seats, task.options), task.seen)
    moves = Moves()
    for code in task.moves:
        moves.add(code)
    code = int(make(task.bot, Dice(task.seed)).choose(state, task.seat, moves))
    return task.texts[task.moves.index(code)]
