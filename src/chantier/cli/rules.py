"""chantier rules: what a game asks of its players."""

import json
from itertools import groupby
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from chantier.cli.speech import AsJson, Lang, Speech, game_argument
from chantier.kernel.game import find
from chantier.kernel.rulebook import Rule, Rulebook, rulebook


def add_to(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("help-rules"))
    def rules(
        game: Annotated[str, game_argument(speech)],
        rule: Annotated[str | None, typer.Argument(metavar="RULE", help=say("argument-rule"))] = None,
        as_json: AsJson = False,
        lang: Lang = None,
    ) -> None:
        book = rulebook(find(game).folder, speech.lang)
        found = book if rule is None else book.find(rule)
        if as_json:
            typer.echo(json.dumps(plain(found), ensure_ascii=False, indent=2))
        else:
            show(rule_page(found) if isinstance(found, Rule) else book_page(found))


def plain(found: Rule | Rulebook) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.to_builtins(found)
    return content | {"rules": list(content["rules"].values())} if "rules" in content else content


def book_page(book: Rulebook) -> str:
    chapters = [
        f"## {chapter}\n\n" + "\n\n".join(rule_page(rule) for rule in rules)
        for chapter, rules in groupby(book.rules.values(), lambda rule: rule.chapter)
    ]
    return "\n\n".join([f"# {book.title}", book.about, *chapters])


def rule_page(rule: Rule) -> str:
    return f"### {rule.id} {rule.title}\n\n{rule.text}"


def show(page: str) -> None:
    """Typeset on a terminal; elsewhere Markdown is plain text already."""
    console = Console()
    if console.is_terminal:
        from rich.markdown import Markdown  # noqa: PLC0415 - slow to import, and no other command needs it

        console.print(Markdown(page))
    else:
        typer.echo(page)
