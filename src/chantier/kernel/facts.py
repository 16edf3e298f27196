"""A state becomes plain data here, so that two can be compared, or one sent to another process."""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from librt.vecs import vec

from chantier.kernel.state import State

Facts = dict[str, int | list[int]]


def fields(state: State) -> list[str]:
    """Return the names of a state's attributes; a compiled class has no __dict__, but a descriptor for each."""
    names = set(getattr(state, "__dict__", ()))
    for kind in type(state).__mro__:
        names.update(n for n, d in vars(kind).items() if isinstance(d, GetSetDescriptorType | MemberDescriptorType))
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
