"""How far a long command has come, for those who watch it on a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def progress(what: str, steps: int | None) -> Iterator[Callable[..., None]]:
    """A bar on stderr that goes on by a step at each call, or by as many as told, with the time that is left.
    Without a number of steps it only shows that it goes on.

    Nothing is drawn between the calls, so whoever measures time between them measures nothing of ours.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda steps=1: None
        return
    from rich.progress import Progress  # noqa: PLC0415 - slow to import, and seldom needed

    with Progress(console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task(what, total=steps)
        bar.refresh()
        yield lambda steps=1: bar.update(task, advance=steps, refresh=True)
