"""The queen's esteem: a ruler from the start to the palace, and whose turn it is."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.queens_architect.terminal.pen import Pen
from chantier.kernel.pen import FAINT, GOLD, NOW, frame


def heading(pen: Pen, width: int) -> Table:
    """When it is, what the bank has left, and whose turn."""
    supply = pen.say("supply", bonds=pen.view["supply"])
    line = Table.grid(expand=True)
    line.width = width
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text.assemble((moment(pen), "bold"), (" · ", FAINT), supply), whose_turn(pen))
    return line


def moment(pen: Pen) -> str:
    if pen.view["turn"] is None:
        return pen.say("over", round=pen.view["round"])
    return pen.say("round", round=pen.view["round"]) if pen.view["round"] else pen.say("draft")


def whose_turn(pen: Pen) -> Text:
    turn = pen.view["turn"]
    if turn is None:
        return Text()
    if turn == pen.seat:
        return Text(f"{NOW} {pen.say('your-turn')}", GOLD)
    return Text.assemble(pen.mark(turn), " ", pen.say("turn", player=pen.players[turn].name))


def esteem(pen: Pen, width: int) -> Panel:
    tokens = pen.view["tokens"]
    ruler = Table.grid(expand=True)
    for _ in range(len(tokens) + 2):
        ruler.add_column(justify="center", ratio=1)
    steps = [str(step) for step in range(1, len(tokens) + 1)]
    ruler.add_row(pen.say("start"), *steps, pen.say("palace"), style=FAINT)
    ruler.add_row("", *(token(pen, step) for step in range(len(tokens))), f"≥ {pen.view['palace']}")
    ruler.add_row(*(pawns(pen, step) for step in range(len(tokens) + 2)))
    return frame(ruler, width, pen.say("esteem"), pen.say("esteem-note"))


def token(pen: Pen, step: int) -> Text:
    """What a step costs; the next one to pay is gold."""
    climbed = pen.view["seats"][pen.seat]["steps"] if pen.seat is not None else 0
    cost = pen.view["tokens"][step]
    if pen.seat is not None and step == climbed:
        return Text(f"[{cost}]", GOLD)
    return Text(f"({cost})", FAINT if step < climbed else "")


def pawns(pen: Pen, step: int) -> Text:
    """Whoever has contributed stands beyond the last step."""
    seats = enumerate(pen.view["seats"])
    return pen.marks(seat for seat, goods in seats if goods["steps"] + goods["contributed"] == step)
