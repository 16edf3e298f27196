"""A password is kept as a hash, and one that is easy to guess is refused."""

from __future__ import annotations

import asyncio

import pytest

from chantier.server.accounts.passwords import check_strength, hash_password, is_password
from chantier.server.errors import Refused


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
def test_what_is_on_every_list_or_is_ones_own_name_is_refused(password: str) -> None:
    with pytest.raises(Refused, match="password-common"):
        asyncio.run(check_strength(password, "Hildegarde"))


def test_some_words_in_a_row_are_enough_and_so_is_whatever_is_very_long() -> None:
    for password in ("seven stone bridges", "a" * 65):
        asyncio.run(check_strength(password, "Hildegarde"))
