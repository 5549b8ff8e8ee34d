"""What one seat may know, in two typed parts."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

Public = TypeVar("Public")
Private = TypeVar("Private")


class View(msgspec.Struct, Generic[Public, Private], frozen=True, gc=False):
    """The table as a seat (None: a spectator) sees it.

    `public` is the same for everybody; `private` is what only this seat knows, None for a spectator. Both are structs
    of the game. Nothing in them may be a list of the state: a view outlives the next choice.
    """

    seat: int | None
    public: Public
    private: Private | None
