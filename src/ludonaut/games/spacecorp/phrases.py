"""The words for actions: with values, costs and gains."""

from __future__ import annotations

from ludonaut.kernel import Action, Phrase, View


def phrase(view: View, action: Action) -> Phrase:
    """A message and its arguments for an action."""
    verb = str(action[0])
    args = dict(zip("abcdefgh", action[1:], strict=False))
    return Phrase(f"do-{verb}", args)
