"""Caps bound what one client, one address and one person may take, so that nobody stops the others."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

import msgspec

IPV6_NET = 64  # the bits of an IPv6 address that a home is given; it may choose the rest


class Rate(msgspec.Struct, frozen=True):
    """A rate says how many may come at once, and then how many a second."""

    burst: float
    per_second: float


class Caps(msgspec.Struct, frozen=True, kw_only=True):
    connections: int = 0  # the most in all; 0 means as many as the process may open files, less some for all else
    connections_each: int = 200  # the most of one address; a proxy that is trusted has no such cap
    sockets_each: int = 100  # the most open websockets of one address
    head_seconds: float = 10  # the time that a client has to send the head of a request
    body_seconds: float = 10  # the time that it has to send the body
    request_seconds: float = 60  # a request that is not answered and read by then is cut off
    requests: Rate = Rate(600, 100)  # the requests of one address; more are answered later
    spectators: Rate = Rate(100, 30)  # those who come to any table without a seat there; more come in later
    frames: Rate = Rate(40, 10)  # of a socket, of every kind; a client that sends more is read more slowly
    chats: Rate = Rate(5, 0.5)  # lines of chat of one person at one table
    thought_seconds: float = 10  # processor time of one thought of a bot, after which any move is played
    kit_seconds: float = 1  # processor time to read a kit that somebody wrote, and to try it out
    bot_seconds: Rate = Rate(60, 0.5)  # the time of thoughts at one person's tables; after that, others come first
    bot_moves: Rate = Rate(100, 20)  # the moves of bots at one person's tables


PLENTY = Rate(10**6, 10**6)
UNCAPPED = Caps(
    connections_each=10**6,
    sockets_each=10**6,
    requests=PLENTY,
    spectators=PLENTY,
    frames=PLENTY,
    chats=PLENTY,
    bot_seconds=PLENTY,
    bot_moves=PLENTY,
)


@lru_cache(10_000)
def net_of(address: str) -> str:
    """Return who counts as one: an IPv4 address, or the net of an IPv6 address, which a home has to itself."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed[: IPV6_NET // 8].ljust(16, b"\0"), IPV6_NET)))
