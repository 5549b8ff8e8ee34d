"""Scripts that many rules share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .ask import Action, Args, Ask, Script

T = TypeVar("T")


def in_any_order(
    seat: int,
    about: str,
    steps: list[T],
    action: Callable[[T], Action],
    do: Callable[[T], Script[Any]],
    *,
    args: Callable[[], Args] | None = None,
    guide: str = "",
) -> Script[None]:
    """Resolve every step, the seat choosing which comes next; the last one needs no question.

    `steps` is the list of what is left: a step may add to it or take from it. Steps with the same action are alike.
    """
    while steps:
        if len({action(step) for step in steps}) == 1:
            step = steps[0]
        else:
            chosen: Action = yield Ask(
                seat, about, lambda: list(dict.fromkeys(map(action, steps))), args=args, guide=guide
            )
            step = next(step for step in steps if action(step) == chosen)
        steps.remove(step)
        yield from do(step)
