"""Which action looks good."""

from .main_actions import favourite, weigh

__all__ = ["favourite", "weigh"]
