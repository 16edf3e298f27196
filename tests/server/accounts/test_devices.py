"""A session is known to its person by browser and system, and by nothing else that a browser says of itself."""

from __future__ import annotations

import pytest

from chantier.server.accounts.devices import device


@pytest.mark.parametrize(
    ("user_agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8.5 (somebody's own words)", ""),
        ("", ""),
    ],
)
def test_a_browser_is_two_words_at_most(user_agent: str, words: str) -> None:
    assert words == device(user_agent)
