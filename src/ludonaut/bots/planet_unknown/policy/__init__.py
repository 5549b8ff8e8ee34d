"""Which actions look good, and the two shortcuts of rollouts."""

from .actions import favourite, reply, weigh

__all__ = ["favourite", "reply", "weigh"]
