"""What a position is worth."""

from .position import WEIGHTS, features, known

__all__ = ["WEIGHTS", "features", "known"]
