"""The cards as tables in the rules, from the kit and nothing else: `python -m chantier.games.west_kingdom.card_tables`.

A table stands at the end of the rule that it belongs to, in both languages; a test fails when one is stale.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from chantier.games.west_kingdom.parts import AnyGoods, KitFile
from chantier.kernel.kit import converted
from chantier.kernel.rulebook import page_in
from chantier.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent
PROMO = " (promo)"
MINUS = "\u2212"


class CardTables:
    def __init__(self, kit: KitFile, words: Words, lang: str) -> None:
        self.kit = kit
        self.words = words
        self.lang = lang

    def by_rule(self) -> dict[str, str]:
        """Each table, and the rule whose text it ends."""
        return {
            "WK-15": self.apprentices(),
            "WK-20": self.market_cards(),
            "WK-23": self.buildings(),
            "WK-24": self.rewards(),
        }

    def buildings(self) -> str:
        rows = [
            [
                self.name("building", card.id, promo=card.promo),
                str(card.points),
                self.goods(card.cost),
                self.skills(card.skills),
                signed(card.virtue),
                self.say(f"building-{card.id}-text"),
            ]
            for card in self.kit.building
        ]
        return self.table(("building", "points", "cost", "skills", "virtue", "does"), rows)

    def apprentices(self) -> str:
        rows = [
            [
                self.name("apprentice", card.id, promo=card.promo),
                self.skills(card.skills),
                signed(card.virtue),
                self.say(f"apprentice-{card.id}-text"),
            ]
            for card in self.kit.apprentice
        ]
        return self.table(("apprentice", "skills", "virtue", "does"), rows)

    def rewards(self) -> str:
        return self.table(("reward", "cards"), [[self.goods(card.gain), str(card.count)] for card in self.kit.reward])

    def market_cards(self) -> str:
        return self.table(
            ("left", "right"), [[self.goods(one.small), self.goods(one.large)] for one in self.kit.market_card]
        )

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        heads = [self.say(f"cards-{column}") for column in columns]
        lines = [heads, ["---"] * len(columns), *rows]
        return (
            "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
            .replace("| --- ", "|---")
            .replace("--- |", "---|")
        )

    def say(self, message: str) -> str:
        return self.words.say(self.lang, message)

    def name(self, kind: str, card: str, *, promo: bool) -> str:
        return self.say(f"{kind}-{card}") + (PROMO if promo else "")

    def goods(self, goods: AnyGoods) -> str:
        return ", ".join(self.words.say(self.lang, f"good-{good}", {"n": n}) for good, n in goods.items()) or "–"

    def skills(self, skills: Iterable[str]) -> str:
        return ", ".join(self.say(f"skill-{skill}") for skill in skills) or "–"


def signed(virtue: int) -> str:
    return f"+{virtue}" if virtue > 0 else f"{MINUS}{-virtue}" if virtue else "–"


def tables(lang: str) -> dict[str, str]:
    kit = converted(tomllib.loads((FOLDER / "kit.toml").read_text("utf-8")), KitFile)
    return CardTables(kit, Words(FOLDER), lang).by_rule()


def with_tables(page: str, found: Mapping[str, str]) -> str:
    """The page with each table at the end of its rule, instead of the one with the same head that stood there."""
    for rule, table in found.items():
        head = re.escape(table.partition("\n")[0])
        page = re.sub(rf"\n\n{head}\n(?:\|.*\n)+", "\n", page)
        begins = page.index(f"### {rule} ")
        ends = page.find("\n##", begins)
        text = page[begins:ends].rstrip()
        page = f"{page[:begins]}{text}\n\n{table}\n{page[ends:]}"
    return page


if __name__ == "__main__":
    for lang in LANGUAGES:
        file = page_in(FOLDER, "RULES", lang)
        file.write_text(with_tables(file.read_text("utf-8"), tables(lang)), "utf-8")
