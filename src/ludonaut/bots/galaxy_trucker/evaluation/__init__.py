"""What a position is worth: ships are built to the end in drafts, and flown in simulation."""

from .position import FEATURES, WEIGHTS, features, known

__all__ = ["FEATURES", "WEIGHTS", "features", "known"]
