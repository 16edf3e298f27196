"""Fair dice can be foreseen by nobody and checked by everybody.

A table has a secret. Its hash, the commitment, is published before the first draw, and the secret itself when the table
is over. Every number comes from the secret by HMAC-SHA256, so that whoever has both can check every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from mypy_extensions import i64

from chantier.kernel.dice import Dice

SECRET_BYTES = 32
WORD_BYTES = 4


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """Return the hash of a secret, which is published before the first draw."""
    return hashlib.sha256(secret.encode()).hexdigest()


class FairDice(Dice):
    """The n-th block of eight words is the HMAC of n under the secret.

    They are compiled like the rules: what compiled code hands to a plain subclass of theirs is never freed, and a
    server draws with these at every table.
    """

    def __init__(self, secret: str) -> None:
        self.secret: bytes = secret.encode()
        self.words: list[int] = []
        self.blocks: int = 0
        super().__init__(0)
        self.words, self.blocks = [], 0  # the base class has drawn some words to warm up, which do not count here

    def copy(self) -> FairDice:
        again = FairDice("")
        again.secret, again.words, again.blocks = self.secret, self.words.copy(), self.blocks
        return again

    def word(self) -> i64:
        if not self.words:
            block = hmac.digest(self.secret, self.blocks.to_bytes(8, "big"), "sha256")
            self.blocks += 1
            self.words = [int.from_bytes(block[i : i + WORD_BYTES], "big") for i in range(0, len(block), WORD_BYTES)]
        return self.words.pop(0)


def dice_of(seed: int | str) -> Dice:
    """Return quick dice for a number, and fair dice for a text, which is their secret."""
    return Dice(seed) if isinstance(seed, int) else FairDice(seed)
