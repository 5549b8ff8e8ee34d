"""What a position is worth: lines, tracks, lifepods, rovers, cards and objectives."""

from .position import FEATURES, WEIGHTS, features, known

__all__ = ["FEATURES", "WEIGHTS", "features", "known"]
