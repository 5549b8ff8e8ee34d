"""`ludonaut check GAME`: everything a game must satisfy, all findings at once."""

from .report import check_game

__all__ = ["check_game"]
