"""Which action looks good."""

from .weighing import weigh

__all__ = ["weigh"]
