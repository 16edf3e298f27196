"""Other people's engines, each driven the way it drives itself.

They are imported when the benchmark runs and not before: most who have Chantier have none of them.
"""

from importlib import import_module
from importlib.metadata import version
from random import Random

from chantier.cli.bench_rounds import Contender

PEERS = ("catanatron", "open_spiel")


def installed_peers() -> list[Contender]:
    found = []
    for peer in (catanatron, open_spiel):
        try:
            found.append(peer())
        except ImportError:
            continue
    return found


def catanatron() -> Contender:
    """An engine in Python, and a game of our kind: Catan with four players."""
    game = import_module("catanatron.game")
    player = import_module("catanatron.models.player")

    def play() -> tuple[int, int]:
        table = game.Game([player.RandomPlayer(colour) for colour in player.Color])
        made = offered = 0
        while table.winning_color() is None and table.state.num_turns < game.TURNS_LIMIT:
            offered += len(table.state.playable_actions)
            table.play_tick()
            made += 1
        return made, offered

    return Contender("catanatron", f"Catanatron {version('catanatron')}", 4, play)


def open_spiel() -> Contender:
    """An engine in C++ with about as much to compute for each move as ours: chess, driven from Python."""
    game = import_module("pyspiel").load_game("chess")
    dice = Random(1)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        made = offered = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(dice.random() * len(actions))])
            made += 1
            offered += len(actions)
        return made, offered

    return Contender("open_spiel", f"OpenSpiel {version('open_spiel')} chess", 2, play)
