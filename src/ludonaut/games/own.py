"""What people add without touching this code: modules that an environment variable names, commas between them."""

from __future__ import annotations

import importlib
import os
import sys
from functools import cache
from types import ModuleType

from ludonaut.kernel import LudonautError


def modules(variable: str) -> tuple[ModuleType, ...]:
    """The modules that the variable names, from where Python finds modules or from the folder one is in."""
    return _modules(variable, os.environ.get(variable, ""))


@cache
def _modules(variable: str, named: str) -> tuple[ModuleType, ...]:
    words = [word for part in named.split(",") if (word := part.strip())]
    if words and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return tuple(_module(variable, word) for word in words)


def _module(variable: str, name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as fault:
        raise LudonautError(f"{variable} names {name!r:.60}, which cannot be imported: {fault}") from None
