"""What a position is worth."""

from .position import WEIGHTS, features, known, opponent

__all__ = ["WEIGHTS", "features", "known", "opponent"]
