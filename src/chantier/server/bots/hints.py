"""A player asks what a bot would play; the bot thinks in the bots' processes and knows what the player sees."""

from __future__ import annotations

from chantier.analysis.hint import hint
from chantier.analysis.judging import Choice
from chantier.kernel.facts import with_facts
from chantier.kernel.table import Table
from chantier.server.bots.task import BotTask
from chantier.server.tables.kits import game_of, kit_of

HINT_BOT = "grandmaster"
HINT_SECONDS = 6.0  # the most processor time that a hint takes


def think_of_hint(task: BotTask) -> list[Choice]:
    """Think in another process, where nothing is known but the task."""
    game, kit = game_of(task.game, task.edition), kit_of(task.game, task.kit_text, task.edition)
    table = Table.unplayed(game, task.seats, kit=kit, options=task.options)
    view = with_facts(game.start(kit, task.seats, task.options), task.seen)
    return hint(table, view, task.seat, task.bot, task.seed)
