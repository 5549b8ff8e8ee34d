"""Panels that are drawn again only when one of their arguments has changed.

A function marked with `panel` draws from its words and its arguments and from nothing else. After a move most of a
table looks as it did, and most of it looks alike to everybody: while the arguments are equal, so is the drawing. Only
a server's table has a cache; everybody else calls the function as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ludonaut.table.words import Words

P = ParamSpec("P")
T = TypeVar("T")

FEW = 2
"""Drawings kept of each panel for every viewer, or every seat where one function draws those of all: how it was a
moment ago is often how it will be again (undo)."""
MANY = 500
"""The most panels in the cache; then it is cleared."""


def panel(draw: Callable[Concatenate[Words, P], T]) -> Callable[Concatenate[Words, P], T]:
    """Mark a function that draws a panel from nothing but its arguments."""

    @wraps(draw)
    def drawn(words: Words, /, *args: P.args, **named: P.kwargs) -> T:
        cache = words.cache
        if cache is None or named:
            return draw(words, *args, **named)
        found: T = cache.drawn(draw, words, args)
        return found

    return drawn


class PanelCache:
    """The last drawings of each panel of a table and what they were drawn from, a few for every kind of viewer."""

    def __init__(self) -> None:
        self.viewers = FEW
        """How many viewers may see a panel differently."""
        self.drawings = 0
        """The number of drawings, for tests and measurements."""
        self._drawn: dict[tuple[Any, ...], list[tuple[tuple[Any, ...], Any]]] = {}

    def drawn(self, draw: Callable[..., Any], words: Words, args: tuple[Any, ...]) -> Any:
        """What the function draws, from the cache if its arguments are equal to earlier ones. A seat or a name that
        comes first is looked up, so that few drawings are left to compare with."""
        first = args[0] if args and type(args[0]) in (int, str) else None
        lately = self._drawn.setdefault((draw, first, words.lang, words.players), [])
        for number, (same, drawing) in enumerate(lately):
            if same == args:
                if number:
                    lately.insert(0, lately.pop(number))
                return drawing
        drawing = draw(words, *args)
        self.drawings += 1
        lately.insert(0, (args, drawing))
        del lately[FEW * max(self.viewers, len(words.players), FEW) :]
        if len(self._drawn) > MANY:
            self._drawn.clear()
        return drawing
