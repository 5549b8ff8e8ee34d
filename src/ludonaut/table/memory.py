"""Panels that are drawn again only when something has changed that they were drawn from.

After a move most of a table looks as it did, and two players see most of it alike. A function that draws a panel from a
view and is marked with `kept` notes what it reads; as long as all of that is the same, so is its drawing. Only who has
a `Memory` (a server's table) pays for the notes; everybody else calls the function as it is.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

P = ParamSpec("P")
V = TypeVar("V", bound=Mapping[str, Any])
T = TypeVar("T")
Path = tuple[Any, ...]
"""Where in a view: a key; or a key, a row's number (None: how many rows there are) and perhaps a key of that row."""

FEW = 2
"""So many at least: how it was a moment ago is often how it will be again (a choice that is taken back)."""
MANY = 500
NOTHING = ...
"""Stands for what is not there; it can be copied like everything else that was read."""


def kept(draw: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """Mark a function that draws from a view, and from nothing else that changes."""

    @wraps(draw)
    def drawn(view: V, *rest: P.args, **named: P.kwargs) -> T:
        if isinstance(view, Seen) and not named:
            found: T = view.memory.drawn(draw, view, rest)
            return found
        return draw(view, *rest, **named)

    return cast(Callable[Concatenate[V, P], T], drawn)


class Memory:
    """What was drawn lately, and from what: of each panel as many drawings as there are `eyes` that may see it
    differently."""

    def __init__(self) -> None:
        self.eyes = FEW
        self._drawn: dict[Path, list[tuple[dict[Path, Any], Any]]] = {}

    def drawn(self, draw: Callable[..., Any], view: Seen, rest: Path) -> Any:
        """What the function draws, from memory if it would read the same."""
        lately = self._drawn.setdefault((draw, *rest), [])
        number = next((n for n, (reads, _) in enumerate(lately) if view.agrees(reads)), None)
        if number is None:
            lately.insert(0, self._anew(draw, view, rest))
            del lately[max(self.eyes, FEW) :]
            if len(self._drawn) > MANY:
                self._drawn.clear()
        elif number:
            lately.insert(0, lately.pop(number))
        reads, drawing = lately[0]
        if view.reads is not None:
            view.reads.update(reads)
        return drawing

    def _anew(self, draw: Callable[..., Any], view: Seen, rest: Path) -> tuple[dict[Path, Any], Any]:
        outer, view.reads = view.reads, {}
        try:
            drawing = draw(view, *rest)
            # A copy: a view may lend out lists of the state, which go on changing.
            return marshal.loads(marshal.dumps(view.reads)), drawing
        finally:
            view.reads = outer


class Seen(Mapping[str, Any]):
    """A view that notes what is read of it, while somebody wants notes."""

    def __init__(self, view: Mapping[str, Any], memory: Memory) -> None:
        self.memory = memory
        self.reads: dict[Path, Any] | None = None
        self._view = view

    def agrees(self, reads: dict[Path, Any]) -> bool:
        """Is everything still as it was read? Asked so often that it does without calls of its own."""
        view = self._view
        for path, value in reads.items():
            if not path:
                found: Any = view
            else:
                found = view.get(path[0], NOTHING)
                if len(path) > 1 and found is not NOTHING:
                    number = path[1]
                    if number is None:
                        found = len(found)
                    elif not -len(found) <= number < len(found):
                        found = NOTHING
                    else:
                        found = found[number]
                        if len(path) > 2:
                            found = found.get(path[2], NOTHING)
            if found != value:
                return False
        return True

    def __getitem__(self, key: str) -> Any:
        found = self._view.get(key, NOTHING)
        if self.reads is not None:
            if found.__class__ is list and found and found[0].__class__ is dict:
                return Rows(self.reads, key, found)
            self.reads[key,] = found
        if found is NOTHING:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        if self.reads is not None:
            self.reads[()] = dict(self._view)
        return iter(self._view)

    def __len__(self) -> int:
        return len(list(iter(self)))


class Rows(Sequence[Any]):
    """A list of dictionaries in a view, such as the players."""

    def __init__(self, reads: dict[Path, Any], key: str, rows: list[dict[str, Any]]) -> None:
        self._reads = reads
        self._key = key
        self._rows = rows

    def __getitem__(self, number: Any) -> Any:
        if isinstance(number, slice):
            return [self[n] for n in range(len(self))[number]]
        return Row(self._reads, (self._key, number), self._rows[number])

    def __iter__(self) -> Iterator[Any]:
        return (self[number] for number in range(len(self)))

    def __len__(self) -> int:
        self._reads[self._key, None] = len(self._rows)
        return len(self._rows)


class Row(Mapping[str, Any]):
    """One of them."""

    def __init__(self, reads: dict[Path, Any], path: Path, row: dict[str, Any]) -> None:
        self._reads = reads
        self._path = path
        self._row = row

    def __getitem__(self, key: str) -> Any:
        found = self._row.get(key, NOTHING)
        self._reads[*self._path, key] = found
        if found is NOTHING:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        self._reads[self._path] = self._row
        return iter(self._row)

    def __len__(self) -> int:
        return len(list(iter(self)))
