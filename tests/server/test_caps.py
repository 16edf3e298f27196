"""Caps count by address, and a home has more than one."""

from __future__ import annotations

from chantier.server.caps import net_of


def test_one_home_is_one_net_whatever_address_it_takes() -> None:
    assert net_of("2001:db8:1:2::1") == net_of("2001:db8:1:2:ffff::9")
    assert net_of("2001:db8:1:2::1") != net_of("2001:db8:1:3::1")
    assert "192.0.2.7" == net_of("192.0.2.7") == net_of("::ffff:192.0.2.7")
    assert "?" == net_of("?")
