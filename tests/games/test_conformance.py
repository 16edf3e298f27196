"""Every game there is keeps what every game must keep."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.kernel.conformance import CHECKS, Check
from chantier.kernel.game import SHELF, find


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in SHELF for seats in find(name).seats])
@given(seed=st.integers(0, 2**31))
def test_conformance(name: str, seats: int, check: Check, seed: int) -> None:
    check(find(name), seats, seed)
