"""A question lists its actions once, whether they are given as a list or as a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from ludonaut.kernel import Action, Ask

DRAW: Action = ("draw",)


@pytest.mark.parametrize("given", [[DRAW], (DRAW,), lambda: [DRAW], lambda: (DRAW,)])
def test_actions_are_a_list_however_they_are_given(given: Sequence[Action] | Callable[[], Sequence[Action]]) -> None:
    ask = Ask(0, "turn", given)
    assert ask.actions == [DRAW]
    assert ask.actions is ask.actions, "they are listed once"
