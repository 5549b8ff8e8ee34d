"""The words for actions: what a move leads to, what a landing costs, what a space gives."""

from __future__ import annotations

from ludonaut.kernel import Action, Phrase, View


def phrase(view: View, action: Action) -> Phrase:
    """`do-<verb>` with its parts."""
    return Phrase(f"do-{action[0]}", dict(zip("abcdefgh", action[1:], strict=False)))
