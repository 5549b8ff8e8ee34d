"""Scripts that many rules share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .ask import Action, Ask, Script

T = TypeVar("T")


def unless_single(
    seat: int, about: str, options: Callable[[], Sequence[Action]], *, guide: str = "", **args: Any
) -> Script[Action]:
    """Ask; a single option needs no question."""
    listed = options()
    if len(listed) == 1:
        return listed[0]
    answer: Action = yield Ask(seat, about, options, args=args, guide=guide)
    return answer


def in_any_order(
    seat: int,
    about: str,
    steps: list[T],
    actions: Callable[[T], Sequence[Action]],
    do: Callable[[T, Action], Script[Any]],
    *,
    stop: Callable[[], Sequence[Action]] = tuple,
    ask: Callable[..., Script[Action]] = unless_single,
    guide: str = "",
    **args: Any,
) -> Script[None]:
    """Resolve the steps, the seat choosing which comes next, and how, while one of them is possible.

    `steps` is the list of what is left: a step may add to it or take from it. Steps with the same action are alike. An
    answer that belongs to no step, such as those that `stop` lists, ends it. `ask` puts the questions.
    """

    def options() -> list[Action]:
        return [*dict.fromkeys([one for step in steps for one in actions(step)]), *stop()]

    while any(map(actions, steps)):
        chosen = yield from ask(seat, about, options, guide=guide, **args)
        found = next((step for step in steps if chosen in actions(step)), None)
        if found is None:
            return
        steps.remove(found)
        yield from do(found, chosen)
