"""Extensions: installed packages with an entry point, and modules that an environment
variable names, commas between them."""

from __future__ import annotations

import importlib
import os
import sys
from functools import cache
from types import ModuleType

from ludonaut.kernel import LudonautError


def modules(variable: str, group: str) -> tuple[ModuleType, ...]:
    """The modules of the entry points of this group, and those that the variable names: from where Python finds
    modules or from the current folder."""
    return (*_installed(group), *_named(variable, os.environ.get(variable, "")))


@cache
def _installed(group: str) -> tuple[ModuleType, ...]:
    from importlib.metadata import entry_points

    found = {point.module: point for point in entry_points(group=group)}
    return tuple(_module(f"the entry point {point.name!r} of {group}", name) for name, point in found.items())


@cache
def _named(variable: str, named: str) -> tuple[ModuleType, ...]:
    words = [word for part in named.split(",") if (word := part.strip())]
    if words and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return tuple(_module(variable, word) for word in words)


def _module(where: str, name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as fault:
        said = fault if isinstance(fault, ImportError) else f"{type(fault).__name__}: {fault}"
        raise LudonautError(f"{where} names {name!r:.60}, which cannot be imported: {said}") from fault
