"""Fills the structs of a view from a state: a function for each struct, generated from the types of its fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .copying import is_fixed

T = TypeVar("T", bound=msgspec.Struct)


def show(kind: type[T], source: object, **given: Any) -> T:
    """A struct of a view with what `given` says, and else with the fields of the same names of a state or player.

    Lists become tuples and dictionaries tuples of pairs, so that the view shares nothing with the state. Where the
    struct has a number and the state a collection, it is its length; where it has structs and the state a list
    of players, each of them is shown in turn.
    """
    shower = _shower(kind, type(source), tuple(given))  # type: ignore[arg-type]
    made: T = shower(source, given)
    return made


@cache
def _shower(kind: type[Any], source: type[Any], given: tuple[str, ...]) -> Callable[[Any, dict[str, Any]], Any]:
    """The function that fills a struct from an object of a class; generated once, as fast as code written by hand."""
    held, shown = get_type_hints(source), get_type_hints(kind)
    filled: list[str] = []
    space: dict[str, Any] = {"kind": kind, "show": show}
    for name in kind.__struct_fields__:
        if name in given:
            filled.append(f"given[{name!r}]")
        elif hasattr(source, name):
            if each := _struct_of_each(held.get(name), shown[name]):
                space[f"kind_{name}"] = each
                filled.append(f"tuple([show(kind_{name}, each) for each in source.{name}])")
            else:
                filled.append(_shown(f"source.{name}", held.get(name), shown[name] is int))
        else:
            raise TypeError(f"{kind.__name__}.{name}: {source.__name__} has no such field, and it is not given")
    exec(f"def shower(source, given):\n    return kind({', '.join(filled)})", space)
    made: Callable[[Any, dict[str, Any]], Any] = space["shower"]
    return made


def _struct_of_each(held: Any, shown: Any) -> type[msgspec.Struct] | None:
    """The struct for each element of a list that is shown as a tuple of structs."""
    if get_origin(held) is not list or get_origin(shown) is not tuple or is_fixed(get_args(held)[0]):
        return None
    each = get_args(shown)[0]
    return each if isinstance(each, type) and issubclass(each, msgspec.Struct) else None


def _shown(value: str, hint: Any, counted: bool) -> str:
    """The expression that shows a value of this type; a property is shown as it is."""
    origin = get_origin(hint)
    if counted and origin in (list, dict, set, tuple, frozenset):
        return f"len({value})"
    if hint is None or is_fixed(hint):
        return value
    if origin not in (list, dict, set):
        raise TypeError(f"how is {value}, a {hint}, shown? Give it a value of its own")
    inner = get_args(hint)[-1]
    if not is_fixed(inner):
        raise TypeError(f"how is {value}, a {hint}, shown? Give it a value of its own")
    return {list: f"tuple({value})", dict: f"tuple({value}.items())", set: f"tuple(sorted({value}))"}[origin]
