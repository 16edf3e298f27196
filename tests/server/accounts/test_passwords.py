"""A password is kept as a hash, and one that is easy to guess is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from chantier.server.accounts.passwords import GUESS_SECONDS, Strength, hash_password, is_password
from chantier.server.bots.pool import BotPool
from chantier.server.errors import Refused


@pytest.fixture(scope="module")
def strength() -> Iterator[Strength]:
    pool = BotPool(0)
    yield Strength(pool)
    pool.close()


def test_a_hash_knows_its_password_and_no_other() -> None:
    async def tried() -> tuple[bool, bool, bool]:
        known = await hash_password("seven stone bridges")
        assert "stone" not in known
        return (
            await is_password(known, "seven stone bridges"),
            await is_password(known, "seven stone bridge"),
            await is_password("", "seven stone bridges"),
        )

    assert (True, False, False) == asyncio.run(tried())


@pytest.mark.parametrize("password", ["password", "chantier2024", "Hildegarde1"])
def test_what_is_on_every_list_or_is_ones_own_name_is_refused(strength: Strength, password: str) -> None:
    with pytest.raises(Refused, match="password-common"):
        asyncio.run(strength.check("p1", password, "Hildegarde"))


def test_some_words_in_a_row_are_enough_and_so_is_whatever_is_very_long(strength: Strength) -> None:
    for password in ("seven stone bridges", "a" * 65):
        asyncio.run(strength.check("p1", password, "Hildegarde"))


def test_a_password_that_takes_long_to_judge_takes_the_server_no_time(strength: Strength) -> None:
    before = time.process_time()
    asyncio.run(strength.check("p1", "@4(8{[<369!1|0$57+2" * 3, "Hildegarde"))

    assert time.process_time() - before < GUESS_SECONDS
