"""Fast copies of states: a function per class, written from the types of its fields.

Values that never change are shared; lists, dictionaries and other mutable dataclasses are copied as deep as their types
say. The generated source is what one would write by hand, and it is compiled into native classes by `tools/compile.py`.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

SHARED = {"copied": "shared"}
"""Metadata of a field whose value never changes: `field(metadata=SHARED)`."""
DROPPED = {"copied": "dropped"}
"""Metadata of a field that is None in a copy."""


class CannotCopy(TypeError):
    """The type of a field does not say how to copy it."""


@cache
def copier(kind: type[Any]) -> Callable[[Any], Any]:
    """The function that copies objects of this class."""
    space: dict[str, Any] = {kind.__name__: kind}
    for nested in nested_in(kind):
        space[f"copy_{nested.__name__}"] = copier(nested)
    body = "\n".join(f"    {line}" for line in source(kind, lambda nested, value: f"copy_{nested}({value})"))
    exec(f"def copy(self):\n{body}", space)
    made: Callable[[Any], Any] = space["copy"]
    return made


def source(kind: type, call: Callable[[str, str], str]) -> list[str]:
    """The lines of a copy function; `call` says how an object of a nested class is copied."""
    lines = [f"new = {kind.__name__}.__new__({kind.__name__})"]
    hints = get_type_hints(kind, include_extras=True)
    for one in fields(kind):
        try:
            lines.append(f"new.{one.name} = {_field(one, hints[one.name], call)}")
        except CannotCopy as fault:
            raise CannotCopy(f"{kind.__name__}.{one.name}: {fault}") from None
    return [*lines, "return new"]


def _field(one: Field[Any], hint: Any, call: Callable[[str, str], str]) -> str:
    """The expression that copies a field."""
    match one.metadata.get("copied"):
        case "shared":
            return f"self.{one.name}"
        case "dropped":
            return "None"
    return _copied(f"self.{one.name}", hint, call, 0)


def nested_in(kind: type) -> list[type]:
    """The mutable dataclasses that the fields of this class hold."""
    found: dict[type, None] = {}

    def look(hint: Any) -> None:
        if isinstance(hint, type) and is_dataclass(hint) and not is_fixed(hint):
            found[hint] = None
        for part in get_args(hint):
            if get_origin(hint) is not Literal:
                look(part)

    hints = get_type_hints(kind, include_extras=True)
    for one in fields(kind):
        if "copied" not in one.metadata:
            look(hints[one.name])
    return list(found)


def is_fixed(hint: Any) -> bool:
    """Can a value of this type never change?"""
    origin = get_origin(hint)
    if origin is Annotated:
        return is_fixed(get_args(hint)[0])
    if origin is Literal or hint in (None, type(None), Any):
        return hint is not Any
    if origin in (Union, types.UnionType):
        return all(map(is_fixed, get_args(hint)))
    if origin is tuple:
        return all(is_fixed(part) for part in get_args(hint) if part is not ...)
    if origin is frozenset:
        return True
    if not isinstance(hint, type):
        return False
    if is_dataclass(hint):
        return bool(hint.__dataclass_params__.frozen)  # type: ignore[attr-defined]
    if issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return issubclass(hint, (str, int, float, bytes, bool, Enum)) or hint in (tuple, frozenset)


def _copied(value: str, hint: Any, call: Callable[[str, str], str], depth: int) -> str:
    """The expression that copies a value of this type."""
    if is_fixed(hint):
        return value
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _copied(value, parts[0], call, depth)
    if origin in (Union, types.UnionType) and len(parts) == 2 and type(None) in parts:
        inner = next(part for part in parts if part is not type(None))
        return f"None if {value} is None else {_copied(value, inner, call, depth)}"
    if origin in (list, dict, set):
        return _container(value, origin, parts, call, depth)
    if isinstance(hint, type) and is_dataclass(hint):
        return call(hint.__name__, value)
    raise CannotCopy(f"how is a {hint} copied? Use lists, dicts, sets, tuples, dataclasses, or metadata=SHARED")


def _container(value: str, origin: type, parts: tuple[Any, ...], call: Callable[[str, str], str], depth: int) -> str:
    if is_fixed(parts[-1]):
        return f"{value}.copy()"
    item = f"v{depth}"
    inner = _copied(item, parts[-1], call, depth + 1)
    if origin is dict:
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    if origin is list:
        return f"[{inner} for {item} in {value}]"
    raise CannotCopy("a set holds only what never changes")
