"""A state becomes plain data here, so that two can be compared, or one sent to another process."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

from librt.vecs import vec

from chantier.kernel.state import State

Facts = dict[str, int | list[int]]

DESCRIBED: Final[dict[type, list[str]]] = {}  # the fields that a class describes, looked up once


def fields(one: object) -> list[str]:
    """Return the names of an object's attributes; a compiled class has no __dict__, but a descriptor for each."""
    kind = type(one)
    if kind not in DESCRIBED:
        DESCRIBED[kind] = described(kind)
    own = getattr(one, "__dict__", None)
    return sorted({*DESCRIBED[kind], *own}) if own else DESCRIBED[kind]


def described(kind: type) -> list[str]:
    names = {
        name
        for one in kind.__mro__
        for name, what in vars(one).items()
        if isinstance(what, GetSetDescriptorType | MemberDescriptorType)
    }
    return sorted(names - {"__dict__", "__weakref__"})


def facts(state: State) -> Facts:
    """Return every field that is an integer, a bool, a vec or a list."""
    found: Facts = {}
    for name in fields(state):
        value = getattr(state, name)
        if isinstance(value, int):
            found[name] = int(value)
        elif isinstance(value, vec | list):
            found[name] = [int(n) for n in value]
    return found


def with_facts(state: State, given: Facts) -> Any:
    """Return the state after its facts were replaced."""
    for name, value in given.items():
        setattr(state, name, type(getattr(state, name))(value))
    return state
